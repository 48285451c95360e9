"""What was settled when a table was made, and who sits on its seats."""

from __future__ import annotations

import msgspec

from greathall.server.wire.fields import Clock, Gender, SeatKind, Standing


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits on a seat."""

    kind: SeatKind
    name: str = ""
    gender: Gender = "male"
    colour: str = ""
    bot: str = ""
    taken: bool = False
    stand_in: str = ""
    """The bot that plays for a person who left."""
    stand_in_by: str = ""
    """Who wanted that: self, owner, vote or clock."""
    forced: bool = True
    standing: dict[str, Standing] = {}
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
