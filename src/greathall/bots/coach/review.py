"""What a finished game teaches: how the hopes of all went up and down, and which choices cost most."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nlargest
from math import isfinite
from random import Random
from typing import NamedTuple

from greathall.bots.bot import Question
from greathall.bots.coach.advisers import Adviser, Advisers
from greathall.bots.coach.hint import outlook
from greathall.bots.drive import question_for
from greathall.core.speech.options import Option
from greathall.core.storage.record import replay, walk
from greathall.core.table.table import Table

COSTLY = 5
"""Choices that a review shows."""
SHORTLIST = 12
"""Choices that the strong adviser looks at, those that the quick one finds most costly."""
WORTH_TELLING = 0.1
"""Points; what costs less is a matter of taste."""


class Costly(NamedTuple):
    """A choice, and what would have been better by what its seat could know then."""

    ply: int
    """The ply before which it was made."""
    chosen: Option
    better: Option
    cost: float


class Review(NamedTuple):
    curve: list[list[float]]
    """By ply, from the set-up on: what every deciding seat could hope for, everything being open."""
    costly: list[Costly]
    """The most costly first."""


class _Choice(NamedTuple):
    ply: int
    question: Question
    chosen: Option
    cost: float


def review(record: str, advisers: Advisers, rng: Random, seat: int | None = None) -> Review:
    """Looks through a game that is over; with ``seat``, only its choices are judged."""
    curve: list[list[float]] = []
    choices: list[_Choice] = []
    for table, option in _choices(record):
        curve.append(outlook(table, table.lean(), advisers))
        if option is not None and seat in (None, option.seat):
            choice = _judged(table, option, advisers.quick, rng)
            if choice is not None:
                choices.append(choice)
    doubtful = nlargest(SHORTLIST, choices, key=lambda choice: choice.cost)
    found = [costly for choice in doubtful if (costly := _confirmed(choice, advisers.strong, rng)) is not None]
    return Review(curve, nlargest(COSTLY, found, key=lambda costly: costly.cost))


def _choices(record: str) -> Iterator[tuple[Table, Option | None]]:
    """The table before every choice with what was chosen, and at the end."""
    chosen = [ply.option for ply in replay(record).plies[1:]]
    yield from zip(walk(record), [*chosen, None], strict=True)


def _judged(table: Table, option: Option, adviser: Adviser, rng: Random) -> _Choice | None:
    """What a choice cost at first sight; None where there was nothing to choose."""
    decision = table.decision_of(option.seat)
    if decision is None or len(decision.options) == 1:
        return None
    question = question_for(table.clone(), decision)
    return _Choice(table.ply, question, option, _cost(question, option, adviser, rng)[0])


def _confirmed(choice: _Choice, adviser: Adviser, rng: Random) -> Costly | None:
    cost, better = _cost(choice.question, choice.chosen, adviser, rng)
    return Costly(choice.ply, choice.chosen, better, cost) if cost >= WORTH_TELLING else None


def _cost(question: Question, chosen: Option, adviser: Adviser, rng: Random) -> tuple[float, Option]:
    """How much worse a choice is than the best, and which that is; what nobody looked at costs nothing."""
    weighed = dict(zip(question.options, adviser.weigh(question, rng), strict=True))
    best = max(question.options, key=lambda option: weighed[option])
    points = weighed.get(chosen, weighed[best])
    return (weighed[best] - points if isfinite(points) else 0.0), best
