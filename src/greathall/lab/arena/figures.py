"""What a contest shows: shares of games won, margins, ratings, each with what luck may have done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from greathall.lab.arena.contest import Result

SURE = 1.96
"""Standard deviations to either side that hold 95 % of what luck does."""
START, SCALE = 1000, 40
"""What somebody unknown is rated, and points on show for one of the model's; as for people."""


def wilson(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a share: honest for few games and for shares near 0 and 1 (Wilson 1927)."""
    if not games:
        return 0.0, 1.0
    share, square = won / games, SURE**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def around(values: Sequence[float]) -> tuple[float, float]:
    """A mean, and how far off it may be."""
    if not values:
        return 0.0, 0.0
    return fmean(values), SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


@dataclass(frozen=True)
class Figures:
    """One bot's part in a contest; a bot that sits twice at a table is counted twice."""

    bot: str
    games: int
    won: float
    share: float
    low: float
    high: float
    fair: float
    """The share that equals would have."""
    points: float
    margin: float
    margin_off: float
    rating: int
    seconds: float
    """Processor time of a decision, on the average."""
    longest: float


def figures(results: Sequence[Result]) -> list[Figures]:
    """Of everybody who took part, the best first."""
    names = sorted({name for result in results for name in result.who})
    rated = ratings(results)
    found = [_figures(name, results, rated[name]) for name in names]
    return sorted(found, key=lambda one: (-one.share, one.bot))


def _figures(name: str, results: Sequence[Result], rating: int) -> Figures:
    seats = [(result, seat) for result in results for seat, who in enumerate(result.who) if who == name]
    won = sum((result.places[seat] == 1) / result.places.count(1) for result, seat in seats)
    low, high = wilson(won, len(seats))
    margin, off = around([result.margins[seat] for result, seat in seats])
    decisions = sum(result.decisions.get(name, 0) for result in results)
    return Figures(
        name,
        len(seats),
        round(won, 2),
        won / len(seats),
        low,
        high,
        fmean(1 / len(result.who) for result, _ in seats),
        fmean(result.points[seat] for result, seat in seats),
        margin,
        off,
        rating,
        sum(result.seconds.get(name, 0.0) for result in results) / max(1, decisions),
        max((result.longest.get(name, 0.0) for result in results), default=0.0),
    )


def ratings(results: Sequence[Result]) -> dict[str, int]:
    """Weng and Lin's ratings, as the server rates people: from all games in their order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, Any] = {}
    for result in results:
        teams = [[known.get(name) or model.rating()] for name in result.who]
        rated = model.rate(teams, ranks=[float(place) for place in result.places])
        for name in set(result.who):
            # Who sits twice at a table has two results of one evening: their mean.
            own = [team[0] for who, team in zip(result.who, rated, strict=True) if who == name]
            known[name] = model.rating(mu=fmean(one.mu for one in own), sigma=fmean(one.sigma for one in own))
    return {name: round(rating.ordinal(alpha=SCALE, target=START)) for name, rating in known.items()}
