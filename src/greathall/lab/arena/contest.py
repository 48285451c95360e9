"""A contest: who meets whom on which seats, and one game of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import combinations, permutations
from random import Random
from time import process_time
from typing import Any

import greathall
from greathall.bots import Bot, Question, drive, make
from greathall.core.speech.options import Option

AUTOMA = "automa"


@dataclass(frozen=True)
class Contest:
    """Game number n of a contest is the same in whatever process, and on whatever day, it is played."""

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: str
    variants: dict[str, Any] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        return {**asdict(self), "bots": list(self.bots)}

    @property
    def name(self) -> str:
        variants = "".join(f" {name}={choice}" for name, choice in sorted(self.variants.items()))
        return f"{self.game} {self.seats} {','.join(self.bots)}{variants}"

    def seating(self, number: int) -> tuple[str, ...]:
        """Every seating in turn; the same chance is dealt to all of them, then the next."""
        found = seatings(self.bots, self.seats)
        return found[number % len(found)]

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number // len(seatings(self.bots, self.seats))}"


@cache
def seatings(bots: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """Who can sit where. Are there more seats than bots, the last one named takes those that are left; are there more
    bots than seats, each group that fits meets."""
    groups: Sequence[tuple[str, ...]]
    groups = list(combinations(bots, seats)) if len(bots) > seats else [(*bots, *bots[-1:] * (seats - len(bots)))]
    return [seating for group in groups for seating in sorted(set(permutations(group)))]


@dataclass(frozen=True)
class Result:
    """How one game ended: of every seat, automas last."""

    number: int
    who: list[str]
    points: list[int]
    places: list[int]
    margins: list[int]
    decisions: dict[str, int]
    seconds: dict[str, float]
    """Processor time that each bot thought."""
    longest: dict[str, float]
    failures: int = 0
    """How often a bot failed, or the cap on its time cut it short."""
    capped: int = 0


class _Timed:
    """A bot with a watch."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.times: list[float] = []

    def choose(self, question: Question, rng: Random) -> Option:
        if len(question.options) == 1:
            return question.options[0]
        begun = process_time()
        option = self.bot.choose(question, rng)
        self.times.append(process_time() - begun)
        return option


def play(contest: Contest, number: int) -> Result:
    seed = contest.seed_of(number)
    table = greathall.new(contest.game, seats=contest.seats, seed=seed, **contest.variants)
    seated = {seat: _Timed(make(name)) for seat, name in enumerate(contest.seating(number))}
    drive(table, seated, Random(f"{seed}/{number}/bots"))
    outcome = table.outcome
    assert outcome is not None
    who = [seated[seat.index].name if seat.kind == "decides" else AUTOMA for seat in table.seats]
    times: dict[str, list[float]] = {}
    for bot in seated.values():
        times.setdefault(bot.name, []).extend(bot.times)
    points = table.scores()
    return Result(
        number,
        who,
        points,
        [outcome.places[seat.index] for seat in table.seats],
        _margins(points, [seat.side for seat in table.seats]),
        {name: len(found) for name, found in times.items()},
        {name: round(sum(found), 4) for name, found in times.items()},
        {name: round(max(found, default=0.0), 4) for name, found in times.items()},
        sum(getattr(bot.bot, "failures", 0) for bot in seated.values()),
        sum(getattr(bot.bot, "hits", 0) for bot in seated.values()),
    )


def _margins(points: Sequence[int], sides: Sequence[int]) -> list[int]:
    """Each seat's lead over the best of the other sides."""
    totals: dict[int, int] = {}
    for side, own in zip(sides, points, strict=True):
        totals[side] = totals.get(side, 0) + own
    return [
        totals[side] - max((total for other, total in totals.items() if other != side), default=0) for side in sides
    ]


def play_batch(contest: Contest, numbers: Sequence[int]) -> list[Result]:
    return [play(contest, number) for number in numbers]
