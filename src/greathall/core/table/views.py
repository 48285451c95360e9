"""What a seat may know of its table, as plain data that clients are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from greathall.core.rules.steps import AskTogether
from greathall.core.table.history import Ply

if TYPE_CHECKING:
    from greathall.core.table.table import Table


class Views:
    """Makes the views of one table. What all seats see alike is made once per ply: each of them is told."""

    __slots__ = ("_alike", "_board", "_never_changing")

    def __init__(self) -> None:
        self._never_changing: dict[str, object] | None = None
        self._alike: tuple[Ply, dict[str, object]] | None = None
        self._board: tuple[Ply, Mapping[str, object]] | None = None

    def alike(self, table: Table) -> dict[str, object]:
        """What everybody sees."""
        last = table.last
        if self._alike is None or self._alike[0] is not last:
            outcome = table.outcome
            alike = {
                **self._set_at_first(table),
                "ply": table.ply,
                "over": table.over,
                "asked": [decision.seat for decision in table.decisions],
                "resigned": list(table.resigned),
                "outcome": outcome.to_dict() if outcome else None,
            }
            self._alike = last, alike
        return self._alike[1]

    def board(self, table: Table, seat: int | None) -> Mapping[str, object]:
        """The board as a seat sees it: what all see, and its own things in their places. Boards share what is alike."""
        last = table.last
        if self._board is None or self._board[0] is not last:
            self._board = last, table.game.view(table.state)
        board = self._board[1]
        return board if seat is None else table.game.own_view(table.state, seat, board)

    def _set_at_first(self, table: Table) -> dict[str, object]:
        if self._never_changing is None:
            seats = [seat.to_dict() for seat in table.seats]
            self._never_changing = {"game": table.game.id, "setup": table.setup.to_dict(), "seats": seats}
        return self._never_changing


def own(table: Table, seat: int | None, board: Mapping[str, object]) -> dict[str, object]:
    """What one seat sees its own way; None is a spectator."""
    asked = table.decision_of(seat) if seat is not None else None
    return {
        "you": seat,
        "board": board,
        "decision": asked.to_dict(table.game.id) if asked else None,
        "sealed": _own_answer(table, seat),
    }


def _own_answer(table: Table, seat: int | None) -> str | None:
    """What this seat has answered while others still choose."""
    top = table.state.stack[-1] if table.state.stack else None
    answer = top.answer_of(seat) if isinstance(top, AskTogether) and seat is not None else None
    return " ".join((f"s{seat}", *map(str, answer))) if answer else None
