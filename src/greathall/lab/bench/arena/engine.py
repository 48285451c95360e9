"""What every contender is asked to do, and nothing more."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar

S = TypeVar("S")
M = TypeVar("M")


class Engine(Protocol[S, M]):
    """One game of one engine. A state is changed in place; chance is rolled inside ``play``."""

    def new(self, rng: Random) -> S:
        """A game at its first decision."""
        ...

    def over(self, state: S) -> bool: ...

    def moves(self, state: S) -> Sequence[M]:
        """All legal moves of the decision that is open now: hashable, at least one."""
        ...

    def play(self, state: S, move: M) -> None: ...

    def clone(self, state: S, rng: Random) -> S:
        """An independent copy to search on: its future chance is not the original's."""
        ...

    def mover(self, state: S) -> int:
        """Who decides now, counted from 0."""
        ...

    def rewards(self, state: S) -> Sequence[float]:
        """For each player of a finished game: 1 won, 0 lost, parts of 1 for shared places."""
        ...


def shared_win(scores: Sequence[float]) -> list[float]:
    """1 point among those with the best score."""
    best = max(scores)
    winners = sum(score == best for score in scores)
    return [1 / winners if score == best else 0.0 for score in scores]
