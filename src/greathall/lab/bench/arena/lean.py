"""A game of ours on the lean path that bots search on: the same steps, without history, events and checks."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import greathall
from greathall.core.speech.options import Option
from greathall.core.table.world import World

from .engine import Engine, shared_win


class Lean:
    def __init__(self, game: str, seats: int) -> None:
        self.game = game
        self.seats = seats

    def new(self, rng: Random) -> World:
        return greathall.new(self.game, seats=self.seats, seed=rng.randrange(2**31)).lean(rng)

    def over(self, state: World) -> bool:
        return state.over

    def moves(self, state: World) -> Sequence[Option]:
        return state.options()

    def play(self, state: World, move: Option) -> None:
        state.play(move)

    def clone(self, state: World, rng: Random) -> World:
        return state.clone(rng)

    def mover(self, state: World) -> int:
        return state.seat

    def rewards(self, state: World) -> Sequence[float]:
        return shared_win(state.scores())


def engine(game: str, seats: str) -> Engine[World, Option]:
    return Lean(game, int(seats))


def version() -> str:
    return greathall.__version__
