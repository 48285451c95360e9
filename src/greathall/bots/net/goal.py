"""What a net foresees: a seat's final points alone, or how far it is ahead of the best other side."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from greathall.core.table.world import World


class Goal(Enum):
    SCORE = "score"
    """Own points: against an automa that nobody can hinder or hurry, more is simply better."""
    MARGIN = "margin"
    """The lead over the best other side."""

    def of(self, totals: Sequence[float], sides: Sequence[int]) -> list[float]:
        """Every seat's goal, from all seats' points and sides."""
        by_side: dict[int, float] = {}
        for side, total in zip(sides, totals, strict=True):
            by_side[side] = by_side.get(side, 0.0) + total
        if self is Goal.SCORE or len(by_side) == 1:
            return [by_side[side] for side in sides]
        first, second = sorted(by_side.values(), reverse=True)[:2]
        return [by_side[side] - (second if by_side[side] == first else first) for side in sides]

    def reached(self, world: World) -> list[float]:
        """How it ended for every seat, automas after the deciding seats."""
        return self.of(world.scores(), [seat.side for seat in world.game.seating(world.setup)])
