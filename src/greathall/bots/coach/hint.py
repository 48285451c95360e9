"""What to do, and what may come of it: for somebody who is asked, from what that seat may know."""

from __future__ import annotations

from math import isfinite
from random import Random
from typing import NamedTuple

from greathall.bots.bot import Question
from greathall.bots.coach.advisers import Adviser, Advisers
from greathall.core.speech.options import Option
from greathall.core.table.table import Table
from greathall.core.table.world import World

MOST_OPTIONS = 4
"""Options side by side; the others are worse."""
WORLDS = 8
"""What a seat cannot know is drawn so many times."""


class Advice(NamedTuple):
    """An option and the points to be expected of it."""

    option: Option
    points: float


def hint(question: Question, adviser: Adviser, rng: Random) -> list[Advice]:
    """The best few options, the best first."""
    weighed = zip(question.options, adviser.weigh(question, rng), strict=True)
    found = [Advice(option, points) for option, points in weighed if isfinite(points)]
    return sorted(found, key=lambda advice: -advice.points)[:MOST_OPTIONS]


def estimate(table: Table, seat: int | None, advisers: Advisers, rng: Random) -> list[float]:
    """What every deciding seat may hope for, by what this seat (None: a spectator) may know."""
    if table.over:
        return outlook(table, table.lean(), advisers)
    outlooks = [outlook(table, table.lean_world(seat, rng), advisers) for _ in range(WORLDS)]
    return [sum(column) / WORLDS for column in zip(*outlooks, strict=True)]


def outlook(table: Table, world: World, advisers: Advisers) -> list[float]:
    """What every deciding seat may hope for in a world.

    Each seat is asked about by itself, so two might seem to be ahead of each other: where all who play were asked, the
    leads are set so that the first is as far ahead as the second is behind.
    """
    hopes = list(advisers.seer.outlook(world))
    everybody = len({seat.side for seat in table.seats}) == len(hopes) == len(table.seats)
    if advisers.goal == "score" or not everybody or len(hopes) == 1:
        return hopes
    first, second = sorted(hopes, reverse=True)[:2]
    return [hope - (first + second) / 2 for hope in hopes]
