"""``greathall report``: what many games show, as one page."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from greathall.bots import bots
from greathall.cli import options
from greathall.cli.progress import shown
from greathall.core.errors import GreathallError, SetupError
from greathall.core.registry import find
from greathall.lab.crew import carried_out

if TYPE_CHECKING:
    from greathall.lab.report.account import Account
    from greathall.lab.report.sources import Plan

BATCH = 5
"""Games that a process plays before it reports."""


def add_to(commands: options.Commands) -> None:
    told = options.command(
        commands,
        "report",
        "Writes one page about many games: points, seats, lengths, how points are made, what goes with winning, "
        "scenarios, and which rules came up. Bots play them, or they come from records or from a server.",
    )
    told.add_argument("game", metavar="GAME", help="see `greathall games`")
    told.add_argument("--out", type=Path, metavar="FILE", help="the page (HTML); it needs nothing beside it")
    told.add_argument("--games", type=options.count, default=200, metavar="N", help="how many (default: 200)")
    told.add_argument("--bot", metavar="BOT", help=f"on every seat (default: squire): {', '.join(bots())}")
    told.add_argument("--who", metavar="A,B,C", help="several bots, who change their seats from game to game")
    told.add_argument(
        "--across",
        action="append",
        default=[],
        metavar="VARIANT",
        help="play every choice of this variant in turn (`seats`: every number of seats); may be given several times",
    )
    told.add_argument("--jobs", type=options.count, default=1, metavar="N", help="processes (default: 1)")
    told.add_argument("--keep", type=Path, metavar="FILE", help="keep the games' figures there, and go on from there")
    told.add_argument("--records", type=Path, metavar="DIR", help="about the records below this folder instead")
    told.add_argument(
        "--server",
        metavar="WHERE",
        help="about the finished games of a server instead: its data folder, or postgresql://...; only a copy is read",
    )
    options.add_table(told)
    options.add_language(told)
    options.add_json(told)
    told.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from greathall.lab.report.page import Page
    from greathall.lab.report.summary import summarise

    find(args.game)
    if not args.out and not args.json:
        raise SetupError("give --out FILE for the page, --json for its figures, or both")
    if args.components:
        raise SetupError("a report is about the components as they are printed")
    if args.records and args.server:
        raise SetupError("a report is about records or about a server: give one of them")
    accounts, notes = _from_elsewhere(args) if args.records or args.server else _played(args)
    if not accounts:
        raise GreathallError(f"no finished game of {args.game} was found")
    summary = summarise(args.game, accounts, notes)
    if args.out:
        options.write_text(args.out, Page(summary, options.language(args)).html())
    if args.json:
        options.print_json(summary.to_dict())
    return 0


def _played(args: argparse.Namespace) -> tuple[list[Account], dict[str, object]]:
    from greathall.bots import make
    from greathall.lab.report.sources import Plan, setups_of

    if args.bot and args.who:
        raise SetupError("--bot is for every seat, --who for several bots: give one of them")
    who = tuple(name.strip() for name in (args.who or args.bot or "squire").split(","))
    for name in who:
        make(name)  # whoever is unknown is told of here, once
    seats = args.seats if args.seats is not None else options.usual_seats(args.game)
    variants = {name: str(choice) for name, choice in options.variants(args).items()}
    plan = Plan(args.game, who, options.seed(args), setups_of(args.game, seats, variants, args.across))
    return play_all(plan, args.games, args.jobs, args.keep), {"who": list(who), "seed": plan.seed}


def play_all(plan: Plan, games: int, jobs: int, keep: Path | None) -> list[Account]:
    """Every game of a plan, in the order of their numbers."""
    from greathall.lab.report import sources

    found = [one for one in sources.begin(keep, plan) if int(one.key) < games] if keep else []
    there = {int(one.key) for one in found}
    missing = [number for number in range(games) if number not in there]
    batches = [missing[start : start + BATCH] for start in range(0, len(missing), BATCH)]
    with shown(plan.game, games, len(found)) as done:
        for batch in carried_out(partial(sources.play, plan), batches, jobs):
            found += batch
            if keep:
                sources.append(keep, batch)
            done(len(batch))
    return sorted(found, key=lambda one: int(one.key))


def _from_elsewhere(args: argparse.Namespace) -> tuple[list[Account], dict[str, object]]:
    """The games of records or of a server; what cannot be read by these rules is left out, and counted."""
    from greathall.lab.report.sources import from_record, game_of, records_in

    texts: Iterable[tuple[str, str]]
    if args.records:
        texts, source = records_in(args.records), args.records.name
    else:
        from greathall.lab.report.house import finished

        texts, source = finished(args.server, args.game), "Greathall"
    found, left_out = [], 0
    for key, text in texts:
        if game_of(text) != args.game:
            continue
        try:
            account = from_record(key, text)
        except GreathallError:
            account = None
        if account is None:
            left_out += 1
        else:
            found.append(account)
    return found, {"source": source, "left_out": left_out}
