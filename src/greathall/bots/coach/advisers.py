"""Whom a coach asks: somebody who weighs options, and somebody who foresees results. All figures are points."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Literal, NamedTuple, Protocol, TypeAlias

from greathall.bots.bot import Question
from greathall.core.table.world import World

Goal: TypeAlias = Literal["score", "margin"]


class Adviser(Protocol):
    def weigh(self, question: Question, rng: Random) -> Sequence[float]:
        """What each option of a question is worth; one that was never looked at is worth minus infinity."""
        ...


class Seer(Protocol):
    def outlook(self, world: World) -> Sequence[float]:
        """What every deciding seat may hope for."""
        ...


class Advisers(NamedTuple):
    """Who advises at the tables of one game and number of seats."""

    strong: Adviser
    """Takes its time."""
    quick: Adviser
    """Finds out where the strong one should look."""
    seer: Seer
    goal: Goal
    """What the points are: one's own, or how far ahead of the best other side."""
