"""Chess by python-chess, at its best: moves are generated once a position, repetitions not looked for."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version as installed
from random import Random

from chess import WHITE, Board, Move

from .engine import Engine

SEVENTY_FIVE_MOVES = 150


class Position:
    """A board and its legal moves: the library generates them anew whenever it is asked."""

    __slots__ = ("board", "moves")

    def __init__(self, board: Board, moves: list[Move]) -> None:
        self.board = board
        self.moves = moves


class Chess:
    def new(self, rng: Random) -> Position:
        board = Board()
        return Position(board, list(board.legal_moves))

    def over(self, state: Position) -> bool:
        board = state.board
        return not state.moves or board.halfmove_clock >= SEVENTY_FIVE_MOVES or board.is_insufficient_material()

    def moves(self, state: Position) -> Sequence[Move]:
        return state.moves

    def play(self, state: Position, move: Move) -> None:
        state.board.push(move)
        state.moves = list(state.board.legal_moves)

    def clone(self, state: Position, rng: Random) -> Position:
        return Position(state.board.copy(stack=False), state.moves)

    def mover(self, state: Position) -> int:
        return 0 if state.board.turn == WHITE else 1

    def rewards(self, state: Position) -> Sequence[float]:
        if not state.board.is_checkmate():
            return [0.5, 0.5]
        return [0.0, 1.0] if state.board.turn == WHITE else [1.0, 0.0]


def engine() -> Engine[Position, Move]:
    return Chess()


def version() -> str:
    return installed("chess")
