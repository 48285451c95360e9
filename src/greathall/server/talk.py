"""What clients may say, decoded strictly: anything else is refused before it reaches a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from greathall.server.errors import Refused
from greathall.server.log import PRINTABLE, Clock, Gender, Name, SeatIndex

MAX_MESSAGE = 16 * 1024
"""Bytes of a socket message."""
MAX_BODY = 64 * 1024
"""Bytes of an HTTP body, records excepted."""
MAX_RECORD = 1024 * 1024

Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
SAYABLE = r"^(?![\s\S]*[\x00-\x08\x0b-\x1f\x7f])"
"""What is said may have lines."""
Standing: TypeAlias = Literal["ask", "default", "never"]
Since: TypeAlias = Annotated[int, Meta(ge=-1, le=10**9)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=10**9)]


# Over HTTP


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat at a new table. Several seats of one's own make a hot-seat table."""

    kind: Literal["person", "bot"]
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


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a pass phrase, to reach one's seats from another device."""

    name: Name
    phrase: Annotated[str, Meta(min_length=8, max_length=200)]
    keys: Annotated[tuple[Key, ...], Meta(max_length=200)] = ()


class Gone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name that its person wants deleted."""

    name: Name
    phrase: Annotated[str, Meta(min_length=8, max_length=200)]


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


class Past(Message, frozen=True, tag="past"):
    """The table as it stood after a ply, as this seat saw it."""

    ply: Count


class Prefer(Message, frozen=True, tag="prefer"):
    """How the server may answer for a seat; what is not named stays as it is."""

    forced: bool | None = None
    standing: dict[Word, Standing] = {}
    seat: SeatIndex | None = None


class Propose(Message, frozen=True, tag="propose"):
    what: Literal["undo", "finish", "replace"]
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


class View(Message, frozen=True, tag="view"):
    """How the table stands, and what happened since a revision."""

    since: Since = -1


class Branch(Message, frozen=True, tag="branch"):
    """A private table against bots that plays on from a ply: from the true game when it is over, else from a world
    that this seat could have been sitting in."""

    ply: Count
    bot: Word = "greedy"


class Rematch(Message, frozen=True, tag="rematch"):
    """The same table once more."""


class Record(Message, frozen=True, tag="record"):
    """The whole record of a game that is over."""


class Ping(Message, frozen=True, tag="ping"):
    pass


AtTable: TypeAlias = (
    Answer
    | Blocked
    | Branch
    | Choose
    | Forget
    | HandOver
    | Hush
    | Leave
    | Past
    | Ping
    | Prefer
    | Propose
    | Record
    | Rematch
    | Resign
    | Say
    | Start
    | TakeBack
    | Undo
    | View
)
AnyMessage: TypeAlias = Subscribe | Look | AtTable

T = TypeVar("T")

_messages: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)
_encoder = msgspec.json.Encoder()


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


def is_number(text: str) -> bool:
    """Whether a query names a seat, or a number of them, in plain digits."""
    return text.isascii() and text.isdecimal() and len(text) <= 2


def encode(told: object) -> bytes:
    return _encoder.encode(told)


def _clean(wrong: Exception) -> str:
    return str(wrong)[:300]
