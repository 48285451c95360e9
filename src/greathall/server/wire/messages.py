"""What the server says at a table: answers to one request, and what is sent to everybody who looks at it.

A part that is alike for many seats is put into words once and goes into its message as it is: ``written``.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec

from greathall.core.speech.plain import (
    BlockedOption,
    Decision,
    GameEvent,
    Option,
    Outcome,
    Preview,
    Reason,
    Seat,
    Setup,
)
from greathall.server.wire.changes import Change, Found
from greathall.server.wire.fields import Goal, Shape, Standing
from greathall.server.wire.table_info import TableInfo

Board: TypeAlias = Annotated[dict[str, Any], "Board"]
"""A game's own part of a view: ``view_types.Board`` of its package."""
T = TypeVar("T")


def written(kind: type[T], data: msgspec.Raw | dict[str, object] | Found) -> T:
    """JSON, or plain data of the engine, in the place of a type that it is known to be."""
    return data  # type: ignore[return-value]  # a call of cast() for each part of each message would be felt


class View(Shape, frozen=True):
    """What a seat may know; ``board`` is the game's own."""

    game: str
    setup: Setup
    seats: list[Seat]
    you: int | None
    ply: int
    over: bool
    board: Board
    decision: Decision | None
    """This seat's own."""
    asked: list[int]
    sealed: str | None
    """This seat's own hidden answer while others still choose."""
    resigned: list[int]
    outcome: Outcome | None


class Ply(Shape, frozen=True):
    """A choice and all that followed from it; the first is the set-up."""

    ply: int
    seat: int | None
    """Who chose; null for the set-up and for who gives up."""
    choice: str | None
    """The notation of what was chosen; told to that seat alone, because it may be hidden."""
    events: list[GameEvent]
    """Those that may be known."""


class ChatLine(Shape, frozen=True):
    number: int
    at: int
    seat: int | None
    name: str
    ply: int
    text: str


class Prefers(Shape, frozen=True):
    """How the server may answer for a seat."""

    forced: bool
    """Whether it plays single choices."""
    standing: dict[str, Standing]
    """By kind of decision."""


class Advice(Shape, frozen=True):
    """An option and the points to be expected of it."""

    option: Option
    points: float


class CostlyChoice(Shape, frozen=True):
    """A choice, and what would have been better by what its seat could know then."""

    ply: int
    """The ply before which it was made."""
    chosen: Option
    better: Option
    cost: float
    """Points."""


class Told(msgspec.Struct, frozen=True, gc=False, tag_field="is", forbid_unknown_fields=True, kw_only=True):
    re: int | msgspec.UnsetType = msgspec.UNSET
    """The number of the request that it answers."""


# Answers to one request


class Done(Told, frozen=True, tag="done"):
    revision: int


class Pong(Told, frozen=True, tag="pong"):
    revision: int


class Final(Told, frozen=True, tag="final"):
    """Nothing has changed: this could not be taken back."""

    decision: str
    choice: str


class BlockedOptions(Told, frozen=True, tag="blocked"):
    revision: int
    decision: str | None
    blocked: list[BlockedOption]


class ChoicePreviews(Told, frozen=True, tag="previews"):
    revision: int
    decision: str | None
    previews: list[Preview]


class PastView(Told, frozen=True, tag="past"):
    ply: int
    view: View


class WholeRecord(Told, frozen=True, tag="record"):
    record: str


class Hint(Told, frozen=True, tag="hint"):
    """The best few options, the best first."""

    decision: str
    goal: Goal
    options: list[Advice]


class Estimate(Told, frozen=True, tag="estimate"):
    ply: int
    goal: Goal
    points: list[float]
    """By deciding seat."""


class Review(Told, frozen=True, tag="review"):
    goal: Goal
    curve: list[list[float]]
    """By ply, from the set-up on: what every deciding seat could hope for."""
    costly: list[CostlyChoice]
    """The most costly first."""


class TableMade(Told, frozen=True, tag="made"):
    table: str
    key: str
    seats: list[int]
    invitations: dict[str, str]
    info: TableInfo


class Refusal(Told, frozen=True, tag="error"):
    """Nothing has changed."""

    code: str
    message: str
    reason: Reason | msgspec.UnsetType = msgspec.UNSET


# How the table stands


class Update(Told, frozen=True):
    """What a seat is told whenever something has happened."""

    table: TableInfo
    revision: int
    """Counts the entries of the table's log: it only grows, also when something is taken back."""
    keeps: int
    """What was told of later plies is no longer true; ``plies`` takes its place."""
    seat: int | None
    view: View | None
    prefers: Prefers | None
    plies: list[Ply]
    undo: bool
    """Whether this seat can take something back."""


class Welcome(Update, frozen=True, tag="welcome"):
    """The whole table as it stands, for whoever begins to look."""

    held: list[int]
    owner: bool
    person: str | None
    """The name that the key is kept for."""
    chat: list[ChatLine]


class News(Update, frozen=True, tag="news"):
    """To every watcher, after each change; who subscribed with ``changes`` is told those instead where possible."""


class Changes(Told, frozen=True, tag="changes"):
    """What is different since the last news, changes or welcome, for who subscribed with ``changes``."""

    since: int
    """The revision that it goes on from; whoever stands at another one asks for the whole again (``view``)."""
    revision: int
    keeps: int
    seat: int | None
    changes: list[Change]
    """In ``table``, ``view``, ``prefers`` and ``undo`` as they were told last: places, and what stands there now."""
    plies: list[Ply]


class Connected(Told, frozen=True, tag="connected"):
    """Somebody came or went: the seats whose people are there now."""

    seats: list[int]


class Chat(Told, frozen=True, tag="chat"):
    line: ChatLine


class Forgotten(Told, frozen=True, tag="forgotten"):
    """What this seat has said is deleted."""

    seat: int


class Rematch(Told, frozen=True, tag="rematch"):
    """There is a new table; ``seats`` are taken already."""

    table: str
    seats: list[int]


Answered: TypeAlias = (
    Done
    | Pong
    | Final
    | BlockedOptions
    | ChoicePreviews
    | PastView
    | WholeRecord
    | Hint
    | Estimate
    | Review
    | TableMade
    | Welcome
)
"""What a table answers to one request."""
Pushed: TypeAlias = News | Changes | Connected | Chat | Forgotten | Rematch
"""What is sent to everybody who looks at a table."""
AnyTold: TypeAlias = Answered | Pushed | Refusal
