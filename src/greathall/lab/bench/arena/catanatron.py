"""Catan by catanatron, four players."""

from __future__ import annotations

import random
from collections.abc import Sequence
from importlib.metadata import version as installed
from random import Random

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.enums import Action
from catanatron.models.player import Color, Player

from .engine import Engine


class Catan:
    def new(self, rng: Random) -> Game:
        players = [Player(color) for color in Color]
        return Game(players, seed=rng.randrange(1, 2**31))

    def over(self, state: Game) -> bool:
        # The limit is the engine's own: random players can block each other for ever.
        return state.winning_color() is not None or state.state.num_turns >= TURNS_LIMIT

    def moves(self, state: Game) -> Sequence[Action]:
        actions: Sequence[Action] = state.state.playable_actions
        return actions

    def play(self, state: Game, move: Action) -> None:
        state.execute(move)

    def clone(self, state: Game, rng: Random) -> Game:
        # Its dice come from the global generator, so a copy rolls differently by itself.
        return state.copy()

    def mover(self, state: Game) -> int:
        index: int = state.state.color_to_index[state.state.current_color()]
        return index

    def rewards(self, state: Game) -> Sequence[float]:
        winner = state.winning_color()
        return [float(color == winner) for color in state.state.colors]


def engine() -> Engine[Game, Action]:
    random.seed(1)
    return Catan()


def version() -> str:
    return installed("catanatron")
