"""``make soak``: plays what is missing, then writes the summary."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import signal
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache, partial
from math import ceil
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import greathall
from greathall.lab.soak import compare, summary
from greathall.lab.soak.compare import Paired
from greathall.lab.soak.plan import Configuration, configurations, fingerprint
from greathall.lab.soak.play import Played, play
from greathall.lab.soak.store import Store

BATCH = 20
"""Games that a process plays before it hands them over; a stop loses at most these."""
STOPPED = 130


@dataclass(frozen=True, slots=True)
class Job:
    """A batch of games: what a process does, and what becomes of its result."""

    work: Callable[[], list[Played] | list[Paired]]
    keep: Callable[[list[Played] | list[Paired]], None]
    games: int


class Soak:
    """What is wanted, and where its results lie."""

    def __init__(
        self, folder: Path, games: int, pairs: int, only: Sequence[str], keep: bool, shared: bool = False
    ) -> None:
        self.folder = folder
        self.pairs = pairs
        self.keep = keep
        self.configurations = configurations(only)
        tables = Counter((one.game, one.seats) for one in self.configurations)
        self.games = {
            one.name: ceil(games / tables[one.game, one.seats]) if shared else games for one in self.configurations
        }
        self.match_ups = compare.match_ups(only) if pairs else []
        self.played: Store[Played] = Store(folder / "games")
        self.paired: Store[Paired] = Store(folder / "pairs")
        self.code = cache(fingerprint)

    def results(self, configuration: Configuration) -> list[Played]:
        found = self.played.load(configuration.name, None if self.keep else self.code(configuration.game))
        return [one for one in found if one["number"] < self.games[configuration.name]]

    def pair_results(self, game: str, seats: int) -> list[Paired]:
        found = self.paired.load(compare.name(game, seats), None if self.keep else self.code(game))
        return [one for one in found if one["number"] < self.pairs]

    def jobs(self) -> Iterator[Job]:
        """Everything that is missing, in batches."""
        for configuration in self.configurations:
            code = self.code(configuration.game)
            keep = partial(self.played.append, configuration.name)
            for numbers in _missing(self.games[configuration.name], self.results(configuration)):
                yield Job(partial(play_batch, configuration, numbers, code), keep, len(numbers))
        for game, seats in self.match_ups:
            code = self.code(game)
            keep = partial(self.paired.append, compare.name(game, seats))
            for numbers in _missing(self.pairs, self.pair_results(game, seats)):
                yield Job(partial(pair_batch, game, seats, numbers, code), keep, len(numbers))

    def write_summary(self) -> bool:
        """Writes both files; True when everything is there and nothing went wrong."""
        found = [summary.figures(one, self.results(one)) for one in self.configurations]
        compared = [
            compare.compare(game, seats, pairs)
            for game, seats in self.match_ups
            if len(pairs := self.pair_results(game, seats)) > 1
        ]
        self.folder.mkdir(parents=True, exist_ok=True)
        short = sum(one.games < self.games[one.configuration.name] for one in found)
        whole = summary.as_json(found, compared, short)
        (self.folder / "summary.json").write_text(json.dumps(whole, indent=2) + "\n", encoding="utf-8")
        text = summary.markdown(found, compared, short)
        (self.folder / "summary.md").write_text(text, encoding="utf-8")
        return bool(whole["complete"]) and not whole["errors"] and all(one.above for one in compared)


def play_batch(configuration: Configuration, numbers: Sequence[int], code: str) -> list[Played]:
    return [play(configuration, number, code) for number in numbers]


def pair_batch(game: str, seats: int, numbers: Sequence[int], code: str) -> list[Paired]:
    return [compare.pair(game, seats, number, code) for number in numbers]


def _missing(wanted: int, found: Sequence[Played] | Sequence[Paired]) -> Iterator[list[int]]:
    there = {one["number"] for one in found}
    missing = [number for number in range(wanted) if number not in there]
    for start in range(0, len(missing), BATCH):
        yield missing[start : start + BATCH]


def carry_out(jobs: Sequence[Job], processes: int, console: Console) -> bool:
    """Plays and keeps; False when stopped by the user."""
    # Not forked: the progress bar has a thread, and threads and forks do not mix.
    context = multiprocessing.get_context("spawn")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        ProcessPoolExecutor(processes, context, initializer=_leave_interrupts_to_the_parent) as pool,
        Progress(*columns, console=console) as progress,
    ):
        bar = progress.add_task("games", total=sum(job.games for job in jobs))
        waiting: dict[Future[list[Played] | list[Paired]], Job] = {pool.submit(job.work): job for job in jobs}
        try:
            for done in as_completed(waiting):
                job = waiting[done]
                job.keep(done.result())
                progress.advance(bar, job.games)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            return False
    return True


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def parser() -> argparse.ArgumentParser:
    """The command's options."""
    told = argparse.ArgumentParser(
        prog="greathall soak",
        description="Plays full counts of random games of every configuration and compares the greedy "
        "bot with the random one. It may be stopped at any time and goes on where it stopped.",
    )
    told.add_argument("--games", type=int, default=1000, metavar="N", help="per configuration (default: 1000)")
    told.add_argument(
        "--shared",
        action="store_true",
        help="that many games for each game and number of seats, shared out among its configurations",
    )
    told.add_argument("--pairs", type=int, default=200, metavar="N", help="of greedy and random (default: 200)")
    told.add_argument("--only", default="", metavar="A,B", help="only these games")
    told.add_argument("--jobs", type=int, default=2, metavar="N", help="processes (default: 2)")
    told.add_argument("--dir", type=Path, default=Path("soak"), help="where results are kept (default: %(default)s)")
    told.add_argument("--keep", action="store_true", help="count games that an older version of the code played")
    told.add_argument("--summary", action="store_true", help="play nothing, only write the summary")
    return told


def run(argv: list[str]) -> int:
    """The command: 0 when all is played without error and greedy is ahead, 1 when not, 130 when stopped."""
    told = parser()
    args = told.parse_args(argv)
    only = [name for name in args.only.split(",") if name]
    known = [game.id for game in greathall.games()]
    if unknown := [name for name in only if name not in known]:
        told.error(f"there is no game {', '.join(unknown)}; there are: {', '.join(known)}")
    if args.jobs < 1 or args.games < 0 or args.pairs < 0:
        told.error("--games and --pairs cannot be negative, --jobs is at least 1")
    console = Console(stderr=True)
    soak = Soak(args.dir, args.games, args.pairs, only, args.keep, args.shared)
    jobs = [] if args.summary else list(soak.jobs())
    finished = carry_out(jobs, args.jobs, console) if jobs else True
    fine = soak.write_summary()
    console.print(f"Summary: {args.dir / 'summary.md'}" + ("" if finished else " (stopped; run it again to go on)"))
    if not finished:
        return STOPPED
    return 0 if fine else 1
