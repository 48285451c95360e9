"""The line of plies behind a table: append-only nodes with a link back, so that clones share it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from greathall.core.chance import Outcome
from greathall.core.words import Event, Option

CHECKPOINT_EVERY = 32
"""Rebuilding replays at most about this many plies; a checkpoint costs one clone."""


class Ply:
    """One choice (or note) and everything that followed from it. The first node of a line is the set-up."""

    __slots__ = (
        "barrier",
        "checkpoint",
        "events",
        "note",
        "number",
        "option",
        "outcomes",
        "prev",
        "sealed",
        "turn_of",
    )

    def __init__(
        self,
        prev: Ply | None,
        number: int,
        option: Option | None,
        outcomes: list[Outcome],
        events: list[Event] | None,
        barrier: bool,
    ) -> None:
        self.prev = prev
        self.number = number
        self.option = option
        self.outcomes = outcomes
        self.events = events
        self.barrier = barrier
        self.sealed = False
        self.turn_of: int | None = None
        self.note: str | None = None
        self.checkpoint: Any = None


def back(tip: Ply) -> Iterator[Ply]:
    """From the newest ply to the set-up."""
    node: Ply | None = tip
    while node is not None:
        yield node
        node = node.prev


def line(tip: Ply) -> list[Ply]:
    """From the set-up to the newest ply."""
    return list(back(tip))[::-1]


def removable(tip: Ply, seat: int) -> Ply | None:
    """The newest ply of a seat that may be taken back, or None.

    Nothing after it may have told anybody anything: only sealed answers of others may follow.
    """
    for node in back(tip):
        if node.prev is None or node.barrier or node.note is not None or node.option is None:
            return None
        if node.option.seat == seat:
            return node
        if not node.sealed:
            return None
    return None
