"""``python -m greathall.lab.misses``: how often each event of Crusader Kings comes to nothing between greedy bots."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple, TypedDict

import greathall
from greathall.bots import drive, make
from greathall.core.speech.events import Event
from greathall.lab.soak.plan import fingerprint
from greathall.lab.soak.store import Store

GAME = "crusaders"
MOST = 0.25
"""Of its resolutions may a card come to nothing, at most."""
TURNS_ON = frozenset({"revealed", "turn", "refreshed", "automa-skips", "offered", "offer-dropped"})
"""What is told next when an event told nothing of itself."""


class Resolved(TypedDict):
    """One line of a results file: one game."""

    code: str
    number: int
    seats: int
    resolved: dict[str, int]
    missed: dict[str, int]
    ai_resolved: dict[str, int]
    ai_missed: dict[str, int]


class Resolution(NamedTuple):
    """One event that hit one house; an ignored one hit nobody and counts for the people at the table."""

    event: str
    house: int
    missed: bool


def resolutions(log: Iterable[Event]) -> Iterator[Resolution]:
    """Every event of a game that was resolved, and whether it missed.

    It missed when nobody met its condition, when a part of it found nothing to change, or when it told nothing at all.
    """
    current, house, missed, told = "", 0, False, False
    for event in log:
        name = event.kind.name
        if name in ("event-target", "event-ignored") or name in TURNS_ON:
            if current:
                yield Resolution(current, house, missed or not told)
            current, missed, told = "", False, False
        if name == "event-ignored":
            yield Resolution(str(event.values[0]), 0, True)
        elif name == "event-target":
            target = event.values[1]
            assert isinstance(target, int)
            current, house = str(event.values[0]), target
        elif current:
            missed, told = missed or name == "event-idle", True
    if current:
        yield Resolution(current, house, missed or not told)


def play(number: int, seats: int, code: str) -> Resolved:
    table = greathall.new(GAME, seats=seats, seed=f"misses/{number}")
    drive(table, {seat: make("greedy") for seat in range(seats)}, Random(number))
    found = list(resolutions(event for _, event in table.events(-1, None)))
    people = [one for one in found if one.house < seats]
    ai = [one for one in found if one.house >= seats]
    return Resolved(
        code=code,
        number=number,
        seats=seats,
        resolved=_counted(people),
        missed=_counted(one for one in people if one.missed),
        ai_resolved=_counted(ai),
        ai_missed=_counted(one for one in ai if one.missed),
    )


def _counted(found: Iterable[Resolution]) -> dict[str, int]:
    return dict(Counter(one.event for one in found))


def shares(games: Sequence[Resolved], ai: bool = False) -> dict[str, tuple[int, int]]:
    """By event: how often it was resolved, and how often it missed; the worst first.

    Without ``ai``, what hit an AI dynasty is left out: it pays any price out of nothing (crusaders.ai.gold), whatever
    the card says.
    """
    resolved, missed = Counter[str](), Counter[str]()
    for game in games:
        resolved.update(game["resolved"])
        missed.update(game["missed"])
        if ai:
            resolved.update(game["ai_resolved"])
            missed.update(game["ai_missed"])
    worst = sorted(resolved, key=lambda event: (-missed[event] / resolved[event], event))
    return {event: (resolved[event], missed[event]) for event in worst}


def too_often(found: Mapping[str, tuple[int, int]]) -> list[str]:
    return [event for event, (resolved, missed) in found.items() if missed > MOST * resolved]


def markdown(games: Sequence[Resolved]) -> str:
    found, whole = shares(games), shares(games, ai=True)
    at = Counter(game["seats"] for game in games)
    tables = ", ".join(f"{n:,} of {seats} seats" for seats, n in sorted(at.items()))
    lines = [
        "# Events that come to nothing",
        "",
        f"{len(games):,} games between greedy bots ({tables}).",
        "",
        _sentence("Without AI dynasties", found),
        "",
        _sentence("With AI dynasties", whole),
        "",
        "| event | resolved | missed | share | with AI | missed | share |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for event in [*found, *(event for event in whole if event not in found)]:
        own = _columns(found.get(event, (0, 0)))
        lines.append(f"| {event} | {own} | {_columns(whole[event])} |")
    return "\n".join(lines) + "\n"


def _sentence(which: str, found: Mapping[str, tuple[int, int]]) -> str:
    resolved, missed = sum(n for n, _ in found.values()), sum(m for _, m in found.values())
    often = ", ".join(too_often(found)) or "none"
    return (
        f"{which}: {resolved:,} resolutions of {len(found)} events, {missed:,} missed. "
        f"Events that miss in more than {MOST:.0%} of their resolutions: {often}."
    )


def _columns(counted: tuple[int, int]) -> str:
    resolved, missed = counted
    return f"{resolved:,} | {missed:,} | " + (f"{missed / resolved:.1%}" if resolved else "-")


def parser() -> argparse.ArgumentParser:
    told = argparse.ArgumentParser(
        prog="python -m greathall.lab.misses",
        description="Plays Crusader Kings between greedy bots and counts how often each event comes to nothing. "
        "It may be stopped at any time and goes on where it stopped.",
    )
    told.add_argument("--games", type=int, default=2000, metavar="N", help="default: 2000")
    told.add_argument("--seats", default="2,3,4,5", metavar="A,B", help="taken in turn (default: 2,3,4,5)")
    told.add_argument("--dir", type=Path, default=Path("soak"), help="where results are kept (default: %(default)s)")
    return told


def run(argv: list[str]) -> int:
    """0 when no event misses more often than it may, 1 when one does."""
    args = parser().parse_args(argv)
    seats = [int(one) for one in args.seats.split(",")]
    code = fingerprint(GAME)
    store: Store[Resolved] = Store(args.dir)
    games = [one for one in store.load("misses", code) if one["number"] < args.games]
    there = {one["number"] for one in games}
    for number in range(args.games):
        if number not in there:
            games.append(play(number, seats[number % len(seats)], code))
            store.append("misses", games[-1:])
    (args.dir / "misses.md").write_text(markdown(games), encoding="utf-8")
    return 1 if too_often(shares(games)) else 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
