"""``greathall play``: the terminal table."""

from __future__ import annotations

import argparse
from pathlib import Path

import greathall
from greathall.bots.levels import usual_level
from greathall.cli import options
from greathall.cli.options import ME
from greathall.cli.table import saves
from greathall.cli.table.newcomer import Newcomer
from greathall.cli.table.saves import Saved
from greathall.cli.table.seating import read_names
from greathall.cli.table.terminal import LeftTheTable, Terminal
from greathall.cli.table.terminal_game import TerminalGame
from greathall.core.errors import SaveError, SetupError
from greathall.core.registry import find


def add_to(commands: options.Commands) -> None:
    told = options.command(
        commands,
        "play",
        "Opens a table in the terminal. Without a game it asks everything it needs to know. At the table, h "
        "tells what can be typed.",
    )
    told.add_argument("game", nargs="?", metavar="GAME", help="see `greathall games`")
    told.add_argument("--who", metavar="A,B,C", help="who sits, as me,squire,knight; several me share the screen")
    told.add_argument("--names", metavar="A,B,C", help="what the log calls them; Anna/f is a woman")
    told.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    told.add_argument("--record", type=Path, metavar="FILE", help="write the record there in the end")
    told.add_argument("--ask-forced", action="store_true", help="ask even where there is only one choice")
    options.add_table(told)
    options.add_language(told)
    told.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    terminal = Terminal()
    try:
        saved = _resume(args) if args.resume else _sit_down(args, terminal)
    except LeftTheTable:
        return 0
    game = TerminalGame(saved, terminal, args.ask_forced)
    game.run()
    if args.record:
        options.write_text(args.record, game.table.record())
        terminal.say(game.speaker.say("terminal-recorded", file=str(args.record)))
    return 0


def _resume(args: argparse.Namespace) -> Saved:
    for name in ("game", "seats", "seed", "components", "who"):
        if getattr(args, name) is not None:
            raise SetupError(f"--resume goes on with a game as it was saved; {name} cannot be changed")
    if told := options.variants(args):
        raise SetupError(f"--resume goes on with a game as it was saved; {next(iter(told))} cannot be changed")
    try:
        saved = saves.read(options.read_text(args.resume))
    except SaveError as wrong:
        raise SaveError(f"{args.resume}: {wrong}") from None
    if args.names is not None:
        saved.names = read_names(args.names, saved.table.setup.seats)
    if args.lang or not saved.lang:
        saved.lang = options.language(args)
    return saved


def _sit_down(args: argparse.Namespace, terminal: Terminal) -> Saved:
    """A new table, as the command line says; what a newcomer did not say is asked."""
    lang, game, variants = options.language(args), args.game, options.variants(args)
    seats = args.seats
    if game is None:
        newcomer = Newcomer(terminal, lang)
        if not args.lang:
            lang = newcomer.language()
        info = newcomer.game()
        game = info.id
        if args.who is None:
            seats = newcomer.seats(info, options.usual_seats(game)) if seats is None else seats
            who = newcomer.opponents(seats)
        else:
            who = options.seated(game, seats, args.who, usual_level(), allow_me=True)
        variants = newcomer.variants(info, variants)
    else:
        find(game)
        who = options.seated(game, seats, args.who, usual_level(), allow_me=True)
        if args.who is None:
            who[0] = ME
    names = read_names(args.names, len(who))
    seed = options.seed(args)
    table = greathall.new(game, seats=len(who), seed=seed, components=options.overlay(args), **variants)
    return Saved(table, who, names, lang, seed)
