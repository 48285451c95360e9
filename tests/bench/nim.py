"""A game small enough to know everything about: whoever takes the last stone wins."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

STONES = 9


class Heap:
    def __init__(self, stones: int, mover: int) -> None:
        self.stones = stones
        self.mover = mover


class Nim:
    """Takes 1 to 3 stones; the last stone is a forced move."""

    def __init__(self) -> None:
        self.plays = 0
        self.clones = 0

    def new(self, rng: Random) -> Heap:
        return Heap(STONES, 0)

    def over(self, state: Heap) -> bool:
        return state.stones == 0

    def moves(self, state: Heap) -> Sequence[int]:
        return range(1, min(3, state.stones) + 1)

    def play(self, state: Heap, move: int) -> None:
        assert 1 <= move <= min(3, state.stones)
        self.plays += 1
        state.stones -= move
        state.mover = 1 - state.mover

    def clone(self, state: Heap, rng: Random) -> Heap:
        self.clones += 1
        return Heap(state.stones, state.mover)

    def mover(self, state: Heap) -> int:
        return state.mover

    def rewards(self, state: Heap) -> Sequence[float]:
        return [float(state.mover == 1), float(state.mover == 0)]
