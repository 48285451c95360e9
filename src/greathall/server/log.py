"""The log of a table: what happened at it, in order. The log is the truth; everything else is derived from it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from greathall.core.chance import Token

PRINTABLE = r"^(?![\s\S]*[\x00-\x1f\x7f])"
"""No control characters: they say nothing to people, and not every database can keep them."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=PRINTABLE + r"[\s\S]*\S")]
Gender: TypeAlias = Literal["female", "male"]
SeatIndex: TypeAlias = Annotated[int, Meta(ge=0, le=15)]


class Entry(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True):
    """One thing that happened."""


class Sit(Entry, frozen=True, tag="sit"):
    seat: int
    name: str
    gender: str
    colour: str = ""
    person: str = ""
    """Who it is, at a rated table."""


class Rise(Entry, frozen=True, tag="rise"):
    """Somebody leaves before the start."""

    seat: int


class Fill(Entry, frozen=True, tag="fill"):
    """A bot takes a free seat before the start."""

    seat: int
    bot: str


class Start(Entry, frozen=True, tag="start"):
    colours: tuple[str, ...]
    outcomes: tuple[tuple[str, Token], ...] = ()


class Choose(Entry, frozen=True, tag="choose"):
    choice: str
    by: str = "person"
    """person, bot, forced, standing, clock, resigned, default (a bot that failed)."""
    outcomes: tuple[tuple[str, Token], ...] = ()
    """What chance brought. Derived from the table's secret; kept so that damage is noticed."""


class Undo(Entry, frozen=True, tag="undo"):
    seat: int
    to: str
    times: int = 1


class Rewind(Entry, frozen=True, tag="rewind"):
    """All agreed to go back past a barrier; what comes after is drawn anew."""

    ply: int


class Resign(Entry, frozen=True, tag="resign"):
    seat: int


class Finish(Entry, frozen=True, tag="finish"):
    """All agreed to end the game here."""


class HandOver(Entry, frozen=True, tag="hand-over"):
    """A bot plays on for a seat."""

    seat: int
    bot: str


class TakeBack(Entry, frozen=True, tag="take-back"):
    seat: int


class Prefer(Entry, frozen=True, tag="prefer"):
    """How the server may answer for a seat."""

    seat: int
    forced: bool
    standing: dict[str, str] = {}


class Hush(Entry, frozen=True, tag="hush"):
    """The owner closes the chat for a seat, or for all (-1), or opens it again."""

    seat: int
    quiet: bool


class Propose(Entry, frozen=True, tag="propose"):
    """Something that needs the consent of the others: undo, finish, or a bot for a seat."""

    seat: int
    what: str
    ply: int = 0
    target: int = 0


class Answer(Entry, frozen=True, tag="answer"):
    seat: int
    yes: bool


AnyEntry: TypeAlias = (
    Sit
    | Rise
    | Fill
    | Start
    | Choose
    | Undo
    | Rewind
    | Resign
    | Finish
    | HandOver
    | TakeBack
    | Prefer
    | Hush
    | Propose
    | Answer
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def read(text: str) -> AnyEntry:
    return _decoder.decode(text)


def write(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each decision, or for a seat's whole game."""

    seconds: Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]
    per: Literal["decision", "game"] = "decision"


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits on a seat."""

    kind: str
    """person or bot"""
    name: str = ""
    gender: str = "male"
    colour: str = ""
    bot: str = ""
    taken: bool = False
    stand_in: str = ""
    """The bot that plays for a person who left."""
    forced: bool = True
    standing: dict[str, str] = {}
    late: int = 0
    """How many decisions in a row the clock answered."""
    person: str = ""
    """At a rated table: the id of the person who sits here. It says nothing to anybody but the ratings."""


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a game comes from that does not begin at its beginning."""

    record: str = ""
    """A record: to be looked at (``upto`` is None), or to be played on from a ply."""
    upto: int | None = None
    world: str = ""
    """A save of a world that a seat could have been sitting in."""
    table: str = ""
    """The table that this one was branched from."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was settled when the table was made."""

    game: str
    rules: int
    release: str
    variants: dict[str, str]
    places: tuple[Place, ...]
    first: int | None = None
    components: dict[str, dict[str, object]] | None = None
    public: bool = False
    clock: Clock | None = None
    origin: Origin | None = None
    guided: bool = False
    """A guided first round: chance is fixed, and the other seats follow the script."""
    rated: bool = False


def read_header(text: str) -> Header:
    return msgspec.json.decode(text, type=Header)


class Row(msgspec.Struct, frozen=True):
    """A log entry as stored."""

    revision: int
    at: int
    """Milliseconds since 1970."""
    keeps: int
    """How many plies of the game still stood when this entry came; later ones were taken back."""
    actor: int
    """The seat that acted; -1 for the table itself."""
    opens: bool
    """Whether seats other than the actor are asked something new."""
    entry: AnyEntry
