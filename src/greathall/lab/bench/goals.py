"""What each of our rows must meet, and whether it did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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


def _beside_catanatron(build: str, decisions: float, clones: float, lean: float) -> Iterator[Goal]:
    """``lean``: searches on the lean path, with full random rollouts."""
    game, _, compiled = build.partition(" ")
    yield Goal(build, "decisions_per_second", decisions)
    yield Goal(build, "clones_per_second", clones)
    yield Goal(f"{game} lean {compiled}".strip(), "simulations_per_second", lean)


GOALS = (
    *_beside_catanatron("castle", 3.2, 15, 13),
    *_beside_catanatron("paladins", 4.2, 14, 5.5),
    *_beside_catanatron("viscounts", 4.2, 14, 5.5),
    *_beside_catanatron("crusaders", 3.4, 7, 2),
    *_beside_catanatron("castle compiled", 8, 30, 38),
    *_beside_catanatron("paladins compiled", 11, 28, 15),
    *_beside_catanatron("viscounts compiled", 11, 28, 15),
    *_beside_catanatron("crusaders compiled", 7, 12, 5),
    Goal("castle", "start_seconds", 0.150, None),
    Goal("paladins", "start_seconds", 0.150, None),
    Goal("viscounts", "start_seconds", 0.220, None),
    Goal("crusaders", "start_seconds", 0.220, None),
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


@dataclass(frozen=True, slots=True)
class Gain:
    """How many times as fast the compiled build is, by figure."""

    name: str
    times: dict[str, Spread]


COMPARED = ("decisions_per_second", "clones_per_second", "simulations_per_second")


def gains(rows: Sequence[Row]) -> list[Gain]:
    """Each compiled row beside its plain one, round by round."""
    named = {row.contender.name: row for row in rows}
    found = []
    for name, row in named.items():
        plain = named.get(name.removesuffix(" compiled"))
        if plain is not None and plain is not row:
            figures = [figure for figure in COMPARED if figure in row.figures and figure in plain.figures]
            found.append(Gain(name.removesuffix(" compiled"), {one: _gain(row, plain, one) for one in figures}))
    return [gain for gain in found if gain.times]


def _gain(row: Row, plain: Row, figure: str) -> Spread:
    pairs = zip(row.figures[figure], plain.figures[figure], strict=False)
    return Spread.of([mine / theirs for mine, theirs in pairs])
