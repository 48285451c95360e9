"""Greedy against random, on paired seeds: the same seat, the same table, the same opponents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from random import Random
from statistics import NormalDist, fmean, stdev
from typing import TypedDict

import greathall
from greathall.bots import drive, make

CONFIDENCE = 0.99


class Paired(TypedDict):
    """One line of a results file: one seed, played twice."""

    code: str
    number: int
    greedy: int
    random: int


@dataclass(frozen=True, slots=True)
class Comparison:
    """The mean difference of scores, greedy less random, with its interval."""

    game: str
    seats: int
    pairs: int
    greedy: float
    random: float
    mean: float
    low: float
    high: float

    @property
    def above(self) -> bool:
        """Greedy is better, beyond chance."""
        return self.low > 0

    def to_dict(self) -> dict[str, object]:
        return asdict(self) | {"above": self.above}


def name(game: str, seats: int) -> str:
    return f"{game}-{seats}"


def match_ups(only: Sequence[str]) -> list[tuple[str, int]]:
    """The fewest and the most seats of every game."""
    games = [game for game in greathall.games() if not only or game.id in only]
    return [(game.id, seats) for game in games for seats in sorted({min(game.seats), max(game.seats)})]


def pair(game: str, seats: int, number: int, code: str) -> Paired:
    """One seed played twice; the compared seat goes round the table from seed to seed."""
    seat = number % seats
    return Paired(
        code=code,
        number=number,
        greedy=_score(game, seats, number, seat, "greedy"),
        random=_score(game, seats, number, seat, "random"),
    )


def _score(game: str, seats: int, number: int, seat: int, bot: str) -> int:
    table = greathall.new(game, seats=seats, seed=f"pair/{number}")
    drive(table, {here: make(bot if here == seat else "random") for here in range(seats)}, Random(number))
    assert table.over
    return table.scores()[seat]


def compare(game: str, seats: int, pairs: Sequence[Paired]) -> Comparison:
    differences = [pair["greedy"] - pair["random"] for pair in pairs]
    mean = fmean(differences)
    error = stdev(differences) / sqrt(len(differences)) * student(len(differences) - 1)
    return Comparison(
        game=game,
        seats=seats,
        pairs=len(pairs),
        greedy=fmean(pair["greedy"] for pair in pairs),
        random=fmean(pair["random"] for pair in pairs),
        mean=mean,
        low=mean - error,
        high=mean + error,
    )


def student(freedom: int) -> float:
    """Two-sided quantile of Student's t at the confidence (Cornish-Fisher; good from ten degrees on)."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    return float(z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2))
