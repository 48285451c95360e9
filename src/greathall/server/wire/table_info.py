"""What everybody may know of a table."""

from __future__ import annotations

from typing import Any

import msgspec

from greathall.server.wire.fields import Clock, Gender, Proposed, SeatKind, Shape, TableStatus, WhyClosed


class SeatInfo(Shape, frozen=True):
    seat: int
    kind: SeatKind
    name: str
    gender: Gender
    colour: str
    bot: str
    """The program that plays the seat, also while it stands in for a person."""
    taken: bool
    stand_in: bool
    connected: bool
    resigned: bool


class Origin(Shape, frozen=True):
    table: str
    """Empty for an imported record."""
    ply: int | None
    """Null for a world that a seat could have been sitting in."""


class Proposal(Shape, frozen=True):
    seat: int
    what: Proposed
    ply: int
    target: int
    agreed: list[int]


class Fairness(Shape, frozen=True):
    commitment: str
    rewinds: int
    """How often the chance was drawn anew, because something was taken back by consent."""
    secret: str | msgspec.UnsetType = msgspec.UNSET
    """Told when the game is over."""


class Closed(Shape, frozen=True):
    """A game that cannot be played on as it was begun: it can be read and exported."""

    why: WhyClosed
    """Its rules are played no more, its data is not held, or its log does not lead where it led."""
    plies: int
    winners: list[int]
    scores: list[int]


class TableInfo(Shape, frozen=True):
    table: str
    game: str
    status: TableStatus
    revision: int
    variants: dict[str, str]
    components: dict[str, dict[str, Any]] | None
    data: int | None
    """The version of the data that it began with; null before that."""
    public: bool
    rated: bool
    origin: Origin | None
    guide: int | None
    """Plies of a guided round's script that have been played; null elsewhere, and for who has left it."""
    coach: bool
    """Whether a coach may advise now."""
    seats: list[SeatInfo]
    asked: list[int]
    """The seats whose turn it is."""
    clock: Clock | None
    deadlines: dict[str, int]
    """When their time is up, in milliseconds since 1970."""
    time_left: dict[str, int]
    """Milliseconds that people have left in the whole game, where the clock is for that."""
    hushed: list[int]
    """Seats that may not chat; -1: nobody may."""
    proposal: Proposal | None
    absent_days: int
    """After so many days without a sign a person counts as gone."""
    closed: Closed | None
    fairness: Fairness | None
    now: int
    """The server's clock."""
