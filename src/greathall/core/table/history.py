"""The line of plies behind a table: append-only nodes with a link back, so that clones share it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from greathall.core.rules.chance import Outcome
from greathall.core.speech.events import Event
from greathall.core.speech.options import Option

WORLD = "world"
"""The note on the first node of a sampled world, which has no record of its own."""

RESIGN = "resign s"
"""The note of a seat that gives up, before its number."""

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
        "saved",
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
        self.saved: str | None = None
        """As it stands in saves, once it was written."""


def resigned(nodes: Iterable[Ply]) -> tuple[int, ...]:
    """The seats that gave up, in that order."""
    notes = (node.note for node in nodes if node.note)
    return tuple(int(note.removeprefix(RESIGN)) for note in notes if note.startswith(RESIGN))


def drawn(nodes: Iterable[Ply]) -> dict[str, int]:
    """How often each stream of chance was drawn from."""
    return dict(Counter(stream for node in nodes for stream, _ in node.outcomes))


def back(tip: Ply) -> Iterator[Ply]:
    """From the newest ply to the set-up."""
    node: Ply | None = tip
    while node is not None:
        yield node
        node = node.prev


def line(tip: Ply) -> list[Ply]:
    """From the set-up to the newest ply."""
    return list(back(tip))[::-1]


def after(tip: Ply, number: int) -> list[Ply]:
    """The plies after one, in the order in which they were played."""
    found: list[Ply] = []
    node: Ply | None = tip
    while node is not None and node.number > number:
        found.append(node)
        node = node.prev
    return found[::-1]


def whose_turn(tip: Ply) -> int | None:
    """The seat whose turn began last."""
    return next((node.turn_of for node in back(tip) if node.turn_of is not None), None)


def removable(tip: Ply, seat: int) -> list[Ply]:
    """The plies that a seat may take back, newest first, down to where its turn began.

    Nothing after them may have told it anything: a barrier ends the search, and so does another seat's ply, unless
    it is an answer that is still sealed. A sealed answer of its own can be withdrawn, and nothing before it.
    """
    found: list[Ply] = []
    others_answered = False
    for node in back(tip):
        if node.option is None or node.barrier:
            break
        if node.option.seat != seat:
            if not node.sealed or found:
                break
            others_answered = True
            continue
        if others_answered and not node.sealed:
            break
        found.append(node)
        if node.sealed or (node.prev is not None and node.prev.turn_of == seat):
            break
    return found
