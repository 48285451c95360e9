"""How long a bot thinks: positions are counted, so that a game can be played again; seconds are only a cap."""

from __future__ import annotations

from time import monotonic


class Budget:
    """Positions that may still be looked at for one decision."""

    __slots__ = ("_ends", "hit_the_cap", "left")

    def __init__(self, positions: int, seconds: float) -> None:
        self.left = positions
        self._ends = monotonic() + seconds
        self.hit_the_cap = False

    def spend(self, positions: int) -> None:
        self.left -= positions

    @property
    def spent(self) -> bool:
        if monotonic() > self._ends:
            self.hit_the_cap = True
        return self.left <= 0 or self.hit_the_cap
