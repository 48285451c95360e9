"""A game of ours, through the same public table that people play on: history, record and events included."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import greathall
from greathall import Table
from greathall.core.speech.options import Option

from .engine import Engine, shared_win


class Ours:
    def __init__(self, game: str, seats: int) -> None:
        self.game = game
        self.seats = seats

    def new(self, rng: Random) -> Table:
        return greathall.new(self.game, seats=self.seats, seed=rng.randrange(2**31))

    def over(self, state: Table) -> bool:
        return state.over

    def moves(self, state: Table) -> Sequence[Option]:
        # Of simultaneous decisions the first is answered first: any order is allowed.
        return state.decisions[0].options

    def play(self, state: Table, move: Option) -> None:
        state.play(move)

    def clone(self, state: Table, rng: Random) -> Table:
        return state.clone(rng)

    def mover(self, state: Table) -> int:
        return state.decisions[0].seat

    def rewards(self, state: Table) -> Sequence[float]:
        return shared_win(state.scores())


def engine(game: str, seats: str) -> Engine[Table, Option]:
    return Ours(game, int(seats))


def version() -> str:
    return greathall.__version__
