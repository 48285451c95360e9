"""Any two-player game of open_spiel, driven from Python. Chance is rolled here and is not a decision."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version as installed
from random import Random

import pyspiel

from .engine import Engine, shared_win


class Position:
    """open_spiel leaves chance to the caller, so a position carries where its chance comes from."""

    __slots__ = ("rng", "state")

    def __init__(self, state: pyspiel.State, rng: Random) -> None:
        self.state = state
        self.rng = rng


class Spiel:
    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name)

    def new(self, rng: Random) -> Position:
        position = Position(self.game.new_initial_state(), rng)
        _roll(position)
        return position

    def over(self, state: Position) -> bool:
        return bool(state.state.is_terminal())

    def moves(self, state: Position) -> Sequence[int]:
        actions: Sequence[int] = state.state.legal_actions()
        return actions

    def play(self, state: Position, move: int) -> None:
        state.state.apply_action(move)
        _roll(state)

    def clone(self, state: Position, rng: Random) -> Position:
        return Position(state.state.clone(), rng)

    def mover(self, state: Position) -> int:
        return int(state.state.current_player())

    def rewards(self, state: Position) -> Sequence[float]:
        return shared_win(state.state.returns())


def _roll(position: Position) -> None:
    state = position.state
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(position.rng.choices(outcomes, weights)[0])


def engine(name: str) -> Engine[Position, int]:
    return Spiel(name)


def version() -> str:
    return installed("open_spiel")
