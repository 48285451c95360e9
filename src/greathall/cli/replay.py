"""``greathall replay``: a record, read aloud and checked."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

import greathall
from greathall import RecordError, Table
from greathall.cli import options
from greathall.cli.score_table import score_table
from greathall.cli.table.saves import table_in
from greathall.cli.table.seating import people
from greathall.core.speech.text import Speaker


def add_to(commands: options.Commands) -> None:
    told = options.command(
        commands,
        "replay",
        "Prints the log of a record and how the game stands. The record is a text file, as `play --record` and "
        "`simulate --records` write it; a saved game works as well.",
    )
    told.add_argument("file", type=Path, metavar="FILE", help="the record")
    told.add_argument("--upto", type=int, metavar="N", help="only the first N choices")
    told.add_argument("--verify", action="store_true", help="check every line to the end; print only the verdict")
    options.add_language(told)
    options.add_json(told)
    told.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    text = options.read_text(args.file)
    if text.lstrip().startswith("{"):
        text = table_in(text).record()
    try:
        table = greathall.replay(text, None if args.verify else args.upto)
    except RecordError as wrong:
        raise RecordError(f"{args.file}: {wrong}") from None
    if args.verify:
        return _verdict(args, table)
    if args.json:
        options.print_json(as_json(table))
        return 0
    lang = options.language(args)
    _read_aloud(table, Speaker(lang, table.game.id, people(table, lang), table.box.overlay))
    return 0


def _verdict(args: argparse.Namespace, table: Table) -> int:
    """The replay has tried every line and every outcome and compared the state at the end; it remains to say so."""
    if args.json:
        options.print_json(as_json(table) | {"verified": True})
        return 0
    speaker = Speaker(options.language(args), table.game.id)
    print(speaker.say("terminal-verified" if table.over else "terminal-verified-unfinished", plies=table.ply))
    return 0


def as_json(table: Table) -> dict[str, object]:
    outcome = table.outcome
    return {
        "game": table.game.id,
        "setup": table.setup.to_dict(),
        "plies": table.ply,
        "over": table.over,
        "scores": table.scores(),
        "outcome": outcome.to_dict() if outcome else None,
        "events": [{"ply": ply, **event.to_dict()} for ply, event in table.events(-1, None)],
    }


def _read_aloud(table: Table, speaker: Speaker) -> None:
    console = Console(highlight=False)
    log = Grid.grid(padding=(0, 2))
    log.add_column(justify="right", style="dim")
    log.add_column()
    last = None
    for ply, event in table.events(-1, None):
        log.add_row("" if ply == last else str(ply), speaker.event(event))
        last = ply
    console.print(log)
    console.print()
    console.print(score_table(table, speaker))
