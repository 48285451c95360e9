"""What each of our rows must meet, and whether it did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from greathall.lab.bench.rounds import Row


@dataclass(frozen=True, slots=True)
class Spread:
    """The median of the rounds, between the lowest and the highest."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        return cls(median(values), min(values), max(values))


@dataclass(frozen=True, slots=True)
class Goal:
    """At least ``target`` times the peer's figure; without a peer, at most ``target``."""

    game: str
    figure: str
    target: float
    against: str | None = "catanatron"


@dataclass(frozen=True, slots=True)
class Verdict:
    goal: Goal
    reached: Spread | None
    """None: not measured in this run."""

    @property
    def met(self) -> bool | None:
        if self.reached is None:
            return None
        if self.goal.against is None:
            return self.reached.median <= self.goal.target
        return self.reached.median >= self.goal.target

    @property
    def word(self) -> str:
        return {None: "not measured", True: "met", False: "lost"}[self.met]


def _beside_catanatron(game: str, decisions: float, clones: float) -> tuple[Goal, ...]:
    return (Goal(game, "decisions_per_second", decisions), Goal(game, "clones_per_second", clones))


GOALS = (
    *_beside_catanatron("castle", 2.0, 5.0),
    *_beside_catanatron("paladins", 1.5, 4.0),
    *_beside_catanatron("viscounts", 1.5, 4.0),
    *_beside_catanatron("crusaders", 1.0, 3.0),
)
IMPORT_SECONDS = 0.150


def judge(rows: Sequence[Row]) -> list[Verdict]:
    """A verdict on every goal of the games that were measured."""
    named = {row.contender.name: row for row in rows}
    games = [row.contender.name for row in rows if row.contender.peer is None]
    goals = [goal for goal in GOALS if goal.game in games]
    goals += [Goal(game, "import_seconds", IMPORT_SECONDS, None) for game in games[:1]]
    return [Verdict(goal, _reached(goal, named)) for goal in goals]


def _reached(goal: Goal, rows: dict[str, Row]) -> Spread | None:
    values = rows[goal.game].figures.get(goal.figure, [])
    if goal.against is not None:
        peer = rows[goal.against].figures.get(goal.figure, []) if goal.against in rows else []
        # Inside a round: both were measured within the same minute. A contender in trouble has fewer rounds.
        values = [mine / theirs for mine, theirs in zip(values, peer, strict=False)]
    return Spread.of(values) if values else None
