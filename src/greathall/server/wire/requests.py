"""What clients may say, decoded strictly: anything else is refused before it reaches a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from greathall.server.wire.errors import Refused
from greathall.server.wire.fields import (
    PRINTABLE,
    SAYABLE,
    Clock,
    Count,
    Gender,
    Key,
    Name,
    Proposed,
    SeatIndex,
    SeatKind,
    Since,
    Standing,
    Word,
)

MAX_MESSAGE = 16 * 1024
"""Bytes of a socket message."""
MAX_BODY = 64 * 1024
"""Bytes of an HTTP body, records excepted."""
MAX_RECORD = 1024 * 1024
MAX_OVERLAY = 512 * 1024
"""Bytes of a body that holds a file of corrections: the fullest template has about 200 KB with its remarks."""


# Over HTTP


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat at a new table. Several seats of one's own make a hot-seat table."""

    kind: SeatKind
    mine: bool = False
    name: Annotated[str, Meta(max_length=40, pattern=PRINTABLE)] = ""
    gender: Gender = "male"
    colour: Annotated[str, Meta(max_length=20)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[tuple[Wanted, ...], Meta(min_length=1, max_length=12)]
    variants: dict[Word, Word] = {}
    first: SeatIndex | None = None
    components: dict[str, dict[str, Any]] | None = None
    public: bool = False
    clock: Clock | None = None
    rated: bool = False


class Corrections(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody corrects in a game's components: an overlay, or the file that holds it."""

    components: dict[str, dict[str, Any]] = {}
    file: str = ""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    gender: Gender = "male"
    colour: Annotated[str, Meta(max_length=20)] = ""
    seat: SeatIndex | None = None
    invitation: Key | None = None


class Newcomer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who takes a guided first round."""

    name: Name
    gender: Gender = "male"


class NewRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: Annotated[str, Meta(min_length=1, max_length=MAX_RECORD)]


Phrase: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a pass phrase, to reach one's seats from another device."""

    name: Name
    phrase: Phrase
    keys: Annotated[tuple[Key, ...], Meta(max_length=200)] = ()


class Gone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name that its person wants deleted."""

    name: Name
    phrase: Phrase


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person who asks what is kept about them."""

    name: Name
    phrase: Phrase


class NewPhrase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another pass phrase; every pass and every key of the person's seats is replaced, on all devices."""

    name: Name
    phrase: Phrase
    new: Phrase


class NewStanding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person wants answered for them at all their tables of a game; what is not named stays as it is."""

    game: Word
    standing: Annotated[dict[Word, Standing], Meta(max_length=200)]


class Keys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    keys: Annotated[tuple[Key, ...], Meta(max_length=200)]


# Over the socket


class Message(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    re: Count | None = None
    """The client's own number for this message; the answer carries it."""


class Subscribe(Message, frozen=True, tag="subscribe"):
    table: Word
    key: Key | None = None
    seat: SeatIndex | None = None
    since: Since = -1
    changes: bool = False
    """Whether news may be told as what is different (``changes``)."""


class Look(Message, frozen=True, tag="look"):
    """See the table from another of one's own seats (hot-seat), or as a spectator."""

    seat: SeatIndex | None
    since: Since = -1


class Choose(Message, frozen=True, tag="choose"):
    decision: Word
    choice: Annotated[str, Meta(min_length=1, max_length=500)]
    revision: Count
    sure: bool = True
    """False: if this could not be taken back, nothing is played and the answer is ``final``."""


class Blocked(Message, frozen=True, tag="blocked"):
    """What may not be chosen now, and why."""


class Previews(Message, frozen=True, tag="previews"):
    """What each option of one's open question brings."""


class Undo(Message, frozen=True, tag="undo"):
    to: Literal["step", "turn"] = "step"
    seat: SeatIndex | None = None


class Resign(Message, frozen=True, tag="resign"):
    seat: SeatIndex | None = None


class Say(Message, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=1000, pattern=SAYABLE)]


class Hush(Message, frozen=True, tag="hush"):
    """By the owner: closes the chat for a seat (or for all), or opens it again."""

    seat: SeatIndex | None = None
    quiet: bool = True


class Forget(Message, frozen=True, tag="forget"):
    """Deletes one's name and everything one has said at this table."""


class Report(Message, frozen=True, tag="report"):
    """Tells the operator of somebody at this table, with what they have said last; nobody else learns of it."""

    seat: SeatIndex
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=SAYABLE)]


class Past(Message, frozen=True, tag="past"):
    """The table as it stood after a ply, as this seat saw it."""

    ply: Count


class Prefer(Message, frozen=True, tag="prefer"):
    """How the server may answer for a seat; what is not named stays as it is."""

    forced: bool | None = None
    standing: dict[Word, Standing] = {}
    seat: SeatIndex | None = None


class Propose(Message, frozen=True, tag="propose"):
    what: Proposed
    ply: Count = 0
    target: SeatIndex = 0


class Answer(Message, frozen=True, tag="answer"):
    yes: bool


class HandOver(Message, frozen=True, tag="hand-over"):
    """A bot plays on for one's own seat (or, by the owner, for a person who left)."""

    bot: Word
    seat: SeatIndex | None = None


class TakeBack(Message, frozen=True, tag="take-back"):
    seat: SeatIndex | None = None


class Start(Message, frozen=True, tag="start"):
    """By the owner: a bot takes every free seat, if one is named."""

    fill: Annotated[str, Meta(max_length=40)] = ""


class Leave(Message, frozen=True, tag="leave"):
    """Gives one's seats up before the start."""


class ShowView(Message, frozen=True, tag="view"):
    """How the table stands, and what happened since a revision."""

    since: Since = -1


class Branch(Message, frozen=True, tag="branch"):
    """A private table against bots that plays on from a ply: from the true game when it is over, else from a world
    that this seat could have been sitting in."""

    ply: Count
    bot: Word = "squire"


class Rematch(Message, frozen=True, tag="rematch"):
    """The same table once more."""


class Record(Message, frozen=True, tag="record"):
    """The whole record of a game that is over."""


class AskHint(Message, frozen=True, tag="hint"):
    """What a strong player would choose; only where nobody else plays."""


class AskEstimate(Message, frozen=True, tag="estimate"):
    """What everybody may hope for; only where nobody else plays, or when the game is over."""


class AskReview(Message, frozen=True, tag="review"):
    """What a game that is over teaches: to one's own seat, or to who only looks about all."""


class Ping(Message, frozen=True, tag="ping"):
    pass


AtTable: TypeAlias = (
    Answer
    | Blocked
    | Previews
    | Branch
    | Choose
    | AskEstimate
    | Forget
    | HandOver
    | AskHint
    | Hush
    | Leave
    | Past
    | Ping
    | Prefer
    | Propose
    | Record
    | Rematch
    | Report
    | Resign
    | AskReview
    | Say
    | Start
    | TakeBack
    | Undo
    | ShowView
)
AnyMessage: TypeAlias = Subscribe | Look | AtTable

T = TypeVar("T")

_messages: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)


def read_message(data: bytes | str) -> AnyMessage:
    try:
        return _messages.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Refused("bad-message", _clean(wrong)) from None


class _Numbered(msgspec.Struct):
    re: Count | None = None


def number_of(data: bytes | str) -> int | None:
    """The number of a message that is wrong otherwise, so that its sender is answered."""
    try:
        return msgspec.json.decode(data, type=_Numbered).re
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def read_body(data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Refused("bad-message", _clean(wrong)) from None


def _clean(wrong: Exception) -> str:
    return str(wrong)[:300]
