"""Who says how good a position is: a net, or a game's rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from greathall.core.table.world import World


class Judge(Protocol):
    @property
    def spread(self) -> float:
        """How far results usually lie apart, in its points."""
        ...

    def values(self, worlds: Sequence[World], seat: int) -> list[float]:
        """How good each of these positions is for a seat: larger is better."""
        ...


class RuleOfThumb:
    """The game's own estimate, written by hand."""

    spread = 10.0

    def values(self, worlds: Sequence[World], seat: int) -> list[float]:
        return [world.value(seat) for world in worlds]
