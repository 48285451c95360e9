"""A net: one hidden layer between what a seat knows of a position and what it may hope for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from greathall.bots.net.about import About
from greathall.core.table.world import World

Floats = NDArray[np.float32]


@dataclass(frozen=True, eq=False)
class Net:
    """Features in, points out. Larger nets bought nothing that their cost would not have bought in search."""

    about: About
    hidden_weights: Floats
    hidden_bias: Floats
    output_weights: Floats
    output_bias: float

    @property
    def spread(self) -> float:
        return self.about.spread

    def forward(self, features: Floats) -> Floats:
        """The goal of a seat, for each row of features."""
        hidden = features @ self.hidden_weights + self.hidden_bias
        np.maximum(hidden, 0.0, out=hidden)
        told: Floats = np.dot(hidden, self.output_weights).astype(np.float32)
        told += np.float32(self.output_bias)
        return told

    def values(self, worlds: Sequence[World], seat: int) -> list[float]:
        """What a seat may hope for in each of these positions; where a game is over, what it has."""
        goal = self.about.goal
        found = [goal.reached(world)[seat] if world.over else 0.0 for world in worlds]
        open_ones = [i for i, world in enumerate(worlds) if not world.over]
        if open_ones:
            features = worlds[0].game.features
            rows = np.array([features(worlds[i].state, seat) for i in open_ones], dtype=np.float32)
            for i, value in zip(open_ones, self.forward(rows).tolist(), strict=True):
                found[i] = value
        return found

    def outlook(self, world: World) -> list[float]:
        """What every deciding seat may hope for."""
        seats = range(world.setup.seats)
        if world.over:
            return self.about.goal.reached(world)[: len(seats)]
        features = world.game.features
        rows = np.array([features(world.state, seat) for seat in seats], dtype=np.float32)
        told: list[float] = self.forward(rows).tolist()
        return told
