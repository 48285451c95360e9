"""``greathall simulate``: bots play many games, in several processes, and the figures are printed."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from time import time
from typing import Any

from rich.console import Console

import greathall
from greathall.bots import bots, drive, make
from greathall.cli import figures, options
from greathall.cli.figures import Played
from greathall.cli.progress import shown
from greathall.core.reference.overlays import Overlay
from greathall.core.registry import find
from greathall.core.speech.text import Speaker
from greathall.core.table.table import Table
from greathall.lab.crew import carried_out

BATCH = 10
"""Games that a process plays before it reports."""
GAMES_PER_FILE = 50
"""Games in a file of a dataset."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played; game number n of a plan is the same in whatever process it is played."""

    game: str
    who: tuple[str, ...]
    seed: str
    variants: dict[str, Any]
    overlay: Overlay | None
    records: Path | None
    dataset: Path | None = None

    def table(self, number: int) -> Table:
        return greathall.new(
            self.game,
            seats=len(self.who),
            seed=f"{self.seed}/{number}",
            components=self.overlay,
            **self.variants,
        )


def add_to(commands: options.Commands) -> None:
    told = options.command(
        commands,
        "simulate",
        "Lets bots play many games and prints points, wins, lengths and speed. The same seed gives the same "
        "games, however many processes play them.",
    )
    told.add_argument("game", metavar="GAME", help="see `greathall games`")
    told.add_argument("--games", type=options.count, default=100, metavar="N", help="how many (default: 100)")
    told.add_argument("--bot", metavar="BOT", help=f"on every seat: {', '.join(bots())}, or my_module:MyBot")
    told.add_argument("--who", metavar="A,B,C", help="a bot per seat, as random,greedy,random")
    told.add_argument("--jobs", type=options.count, default=1, metavar="N", help="processes (default: 1)")
    told.add_argument("--records", type=Path, metavar="DIR", help="keep the record of every game there")
    told.add_argument(
        "--dataset", type=Path, metavar="DIR", help="positions and choices as Parquet; goes on from there"
    )
    options.add_table(told)
    options.add_language(told)
    options.add_json(told)
    told.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.bot and args.who:
        raise greathall.SetupError("--bot is for every seat, --who for each seat: give one of them")
    find(args.game)
    if args.bot:
        make(args.bot)  # whoever is unknown is told of here, once
    who = options.seated(args.game, args.seats, args.who, args.bot or "random", allow_me=False)
    plan = Plan(
        args.game,
        tuple(who),
        options.seed(args),
        options.variants(args),
        options.overlay(args),
        args.records,
        args.dataset,
    )
    # Wrong seats, variants or components are told here, once, not by every process.
    setup = plan.table(0).setup
    if args.dataset:
        _begin_dataset(plan, dict(setup.variants))
    found = figures.count(play_all(plan, args.games, args.jobs))
    whole = {
        "game": plan.game,
        "seats": len(plan.who),
        "who": list(plan.who),
        "variants": dict(setup.variants),
        "seed": plan.seed,
        **found,
    }
    if args.json:
        options.print_json(whole)
    else:
        lang = options.language(args)
        Console(highlight=False).print(figures.show(whole, Speaker(lang, plan.game)))
    return 1 if found["errors"] else 0


def _begin_dataset(plan: Plan, variants: dict[str, str]) -> None:
    """Says what the folder holds, so that no other games get into it."""
    from greathall.lab.dataset import begin

    if plan.overlay:
        raise greathall.SetupError("a dataset is about the components as they are printed")
    assert plan.dataset is not None
    rules = find(plan.game).rules_version
    told = {"game": plan.game, "rules": rules, "who": list(plan.who), "variants": variants, "seed": plan.seed}
    begin(plan.dataset, told)


def play_all(plan: Plan, games: int, jobs: int) -> list[Played]:
    """Every game of a plan, in the order of their numbers."""
    found: list[Played] = []
    size = GAMES_PER_FILE if plan.dataset else BATCH
    batches = [range(start, min(start + size, games)) for start in range(0, games, size)]
    with shown(plan.game, games) as done:
        for batch in carried_out(partial(play_batch, plan), batches, jobs):
            found += batch
            done(len(batch))
    return sorted(found, key=lambda one: one.number)


def play_batch(plan: Plan, numbers: Sequence[int]) -> list[Played]:
    """Some games; with a dataset a file of them, unless it is there already."""
    if plan.dataset is None:
        return [play_one(plan, number)[0] for number in numbers]
    from greathall.lab import dataset

    path = dataset.file_of(plan.dataset, numbers)
    there = [Played(number, plies, tuple(scores), *more) for number, plies, scores, *more in dataset.figures(path)]
    if len(there) == len(numbers):
        return there
    found, rows = [], []
    for number in numbers:
        played, choices = play_one(plan, number)
        found.append(played)
        rows += choices
    dataset.write(path, plan.game, rows, found)
    return found


def play_one(plan: Plan, number: int) -> tuple[Played, list[dict[str, Any]]]:
    """One game, and its choices for a dataset. An error is a figure among the others: the rest is still played."""
    from greathall.lab import dataset  # light: what it needs beside the engine is imported where it is used

    begun = time()
    table = plan.table(number)
    rows: list[dict[str, Any]] = []
    seated = {seat: make(name) for seat, name in enumerate(plan.who)}
    if plan.dataset is not None:
        seated = {
            seat: dataset.Watched(bot, table, dataset.observer_of(plan.game), rows) for seat, bot in seated.items()
        }
    try:
        drive(table, seated, Random(f"{plan.seed}/{number}/bots"))
        outcome = table.outcome
        scores, winners, error = tuple(table.scores()), outcome.winners if outcome else (), None
        if plan.dataset is not None:
            rows = dataset.ended(table, number, rows)
    except Exception as wrong:  # noqa: BLE001 - whatever a rule or a bot throws is counted
        scores, winners, error, rows = (), (), f"{type(wrong).__name__}: {wrong}", []
    ended = time()
    if plan.records is not None:
        options.write_text(plan.records / f"{plan.game}-{number:05}.txt", table.record())
    return Played(number, table.ply, scores, winners, error, begun, ended), rows
