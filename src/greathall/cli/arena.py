"""``greathall arena``: bots compete; ``greathall ladder``: all their contests as a page."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from greathall.bots import bots, make
from greathall.cli import options
from greathall.core.errors import SetupError
from greathall.core.registry import find
from greathall.lab.crew import carried_out

if TYPE_CHECKING:
    from greathall.lab.arena.contest import Contest, Result
    from greathall.lab.arena.figures import Figures

BATCH = 2
"""Games that a process plays before it reports."""


def add_to(commands: options.Commands) -> None:
    told = options.command(
        commands,
        "arena",
        "Lets bots compete on every seating and prints shares of games won, margins and ratings, with their "
        "uncertainty. Are there more seats than bots, the last one named takes the rest. The same seed gives the same "
        "games.",
    )
    told.add_argument("game", metavar="GAME", help="see `greathall games`")
    told.add_argument("--bots", required=True, metavar="A,B", help=f"who competes: {', '.join(bots())}")
    told.add_argument("--games", type=options.count, default=60, metavar="N", help="how many (default: 60)")
    told.add_argument("--jobs", type=options.count, default=1, metavar="N", help="processes (default: 1)")
    told.add_argument("--keep", type=Path, metavar="FILE", help="keep results there, and go on where it stopped")
    options.add_table(told)
    options.add_json(told)
    told.set_defaults(run=run)
    ladder = options.command(
        commands,
        "ladder",
        "Writes a page with what all contests of a folder show: files that `greathall arena --keep` wrote.",
    )
    ladder.add_argument("folder", type=Path, metavar="DIR", help="with the results")
    ladder.add_argument("--out", type=Path, required=True, metavar="FILE", help="the page (Markdown)")
    ladder.add_argument(
        "--measured", type=Path, metavar="FILE", help="also the levels' strengths, as the table tells them"
    )
    ladder.set_defaults(run=write_ladder)


def run(args: argparse.Namespace) -> int:
    from greathall.lab.arena.contest import Contest
    from greathall.lab.arena.figures import figures

    game = find(args.game)
    names = tuple(name.strip() for name in args.bots.split(","))
    for name in names:
        make(name)  # whoever is unknown, or lacks something, is told of here, once
    if args.components:
        raise SetupError("bots compete with the components as they are printed")
    seats = args.seats if args.seats is not None else options.usual_seats(args.game)
    variants = {name: str(choice) for name, choice in options.variants(args).items()}
    game.make_setup(seats, variants, None, None)
    contest = Contest(args.game, names, seats, str(args.seed if args.seed is not None else "1"), variants)
    played = play_all(contest, args.games, args.jobs, args.keep)
    found = figures(played)
    if args.json:
        extra = {"failures": sum(one.failures for one in played), "capped": sum(one.capped for one in played)}
        options.print_json(
            {**contest.to_dict(), "games": len(played), **extra, "figures": [asdict(one) for one in found]}
        )
    else:
        Console(highlight=False).print(_grid(contest.name, found))
    return 0


def play_all(contest: Contest, games: int, jobs: int, keep: Path | None) -> list[Result]:
    """Every game of a contest, in their order."""
    from greathall.lab.arena import results
    from greathall.lab.arena.contest import play_batch

    found = [one for one in results.begin(keep, contest) if one.number < games] if keep else []
    there = {one.number for one in found}
    missing = [number for number in range(games) if number not in there]
    batches = [missing[start : start + BATCH] for start in range(0, len(missing), BATCH)]
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(contest.name, total=games, completed=len(found))
        for batch in carried_out(partial(play_batch, contest), batches, jobs):
            found += batch
            if keep:
                results.append(keep, batch)
            progress.advance(bar, len(batch))
    return sorted(found, key=lambda one: one.number)


def _grid(title: str, found: Sequence[Figures]) -> Grid:
    grid = Grid(title=title)
    for heading in ("bot", "games", "won", "95 %", "even", "margin", "points", "rating", "s", "longest"):
        grid.add_column(heading, justify="left" if heading == "bot" else "right")
    for one in found:
        grid.add_row(
            one.bot,
            str(one.games),
            f"{one.share:.1%}",
            f"{one.low:.1%} .. {one.high:.1%}",
            f"{one.fair:.0%}",
            f"{one.margin:+.1f} ± {one.margin_off:.1f}",
            f"{one.points:.1f}",
            str(one.rating),
            f"{one.seconds:.3f}",
            f"{one.longest:.2f}",
        )
    return grid


def write_ladder(args: argparse.Namespace) -> int:
    from greathall.lab.arena.ladder import page, strengths

    options.write_text(args.out, page(args.folder))
    if args.measured:
        told = {game: [asdict(one) for one in found] for game, found in strengths(args.folder).items()}
        options.write_text(args.measured, json.dumps(told, indent=1) + "\n")
    return 0
