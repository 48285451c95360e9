"""What the server answers over HTTP: the OpenAPI document and the browser's types are made from these."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from greathall.core.errors import Flaw
from greathall.core.reference.written import Editor
from greathall.core.speech.plain import Reason
from greathall.server.wire import fields
from greathall.server.wire.fields import GuideStep, SeatKind, Shape, TableStatus
from greathall.server.wire.table_info import TableInfo


class Ready(Shape, frozen=True):
    ready: bool


class Health(Shape, frozen=True):
    status: Literal["ok", "failing"]
    release: str
    tables_in_memory: int
    connections: int
    commits: int
    writes: int


class Variant(Shape, frozen=True):
    name: str
    choices: list[str]
    default: str
    solo: bool
    """Whether it matters only to somebody who plays alone."""


class LevelStrength(Shape, frozen=True):
    """How a level of bots fared against the level below it at tables with this number of seats."""

    level: str
    seats: int
    rating: int
    share: float
    games: int


class GameInfo(Shape, frozen=True):
    id: str
    title: str
    seats: tuple[int, int]
    variants: list[Variant]
    colours: list[str]
    minutes: tuple[int, int]
    bots: list[str]
    strengths: list[LevelStrength]
    """What was measured of the bots."""
    guide: bool
    """Whether there is a guided first round."""
    off_turn: list[str]
    """The kinds of questions that can come while others play."""


class Games(Shape, frozen=True):
    games: list[GameInfo]
    languages: list[str]


class RuleText(Shape, frozen=True):
    id: str
    topic: str
    """The chapter it stands in."""
    source: str
    name: str
    text: str


class Rules(Shape, frozen=True):
    rules: list[RuleText]


class Components(Shape, frozen=True):
    """By kind; each with ``element``, ``name``, ``provenance`` and the values of its kind."""

    components: dict[str, list[dict[str, Any]]]


class FieldForm(Shape, frozen=True):
    """A field that owners of the game can correct, and how it is filled in."""

    name: str
    editor: Editor


class Correctable(Shape, frozen=True):
    """What can be corrected: the fields of each kind, and every entry as an overlay writes it."""

    fields: dict[str, list[FieldForm]]
    entries: dict[str, dict[str, dict[str, Any]]]


class Corrected(Shape, frozen=True):
    """Corrections that fit."""

    components: dict[str, dict[str, Any]]
    """The overlay, without what is printed like that anyway."""
    file: str
    """The same as TOML."""
    entries: dict[str, list[dict[str, Any]]]
    """Every corrected component, as ``Components`` tells it."""


class Guide(Shape, frozen=True):
    steps: list[GuideStep]


class Rated(Shape, frozen=True):
    name: str
    rating: int
    games: int


class BestRated(Shape, frozen=True):
    ratings: list[Rated]


class Made(Shape, frozen=True):
    table: str
    key: str
    seats: list[int]
    invitations: dict[str, str]
    info: TableInfo


class Joined(Shape, frozen=True):
    table: str
    key: str
    seats: list[int]
    info: TableInfo


class ListedSeat(Shape, frozen=True):
    name: str
    kind: SeatKind
    colour: str
    taken: bool


class Listed(Shape, frozen=True):
    """A table in a list."""

    table: str
    game: str
    status: TableStatus
    created: int
    updated: int
    ply: int
    seats: list[ListedSeat]
    asked: list[int]
    winners: list[int]
    scores: list[int]
    rated: bool


class OwnListed(Listed, frozen=True):
    your_seats: list[int]
    your_turn: bool
    key: int
    closes: int | None
    """When it is closed if nobody does anything at it, in milliseconds since 1970; told a month before."""


class PublicTables(Shape, frozen=True):
    tables: list[Listed]


class OwnTables(Shape, frozen=True):
    tables: list[OwnListed]


class OwnRating(Shape, frozen=True):
    rating: int
    games: int


class Figures(Shape, frozen=True):
    """One's finished games of one game with one number of seats."""

    game: str
    seats: int
    games: int
    wins: int
    mean: float
    best: int
    rating: OwnRating | None


class Statistics(Shape, frozen=True):
    statistics: list[Figures]


class OpenedSeat(Shape, frozen=True):
    table: str
    key: str
    seats: list[int]


class SignedIn(Shape, frozen=True, rename={"own": "pass"}):
    name: str
    own: str
    keys: list[OpenedSeat]


class PersonForgotten(Shape, frozen=True):
    name: str


class OwnLine(Shape, frozen=True):
    """Something that one has said."""

    name: str
    at: int
    ply: int
    text: str


class OwnSeat(Shape, frozen=True):
    """A table at which one sits or sat."""

    table: str
    game: str
    status: str
    created: int
    updated: int
    seats: list[int]
    owner: bool
    said: list[OwnLine]


class OwnWishes(Shape, frozen=True):
    """How one is called to the table."""

    wanted: dict[str, Any]
    email: str
    confirmed: bool
    webhook: str
    created: int
    pushes: dict[str, int]
    """Where pushes go, and since when."""


class PersonData(Shape, frozen=True):
    """All that is kept about a person. Of pass phrases and keys only hashes are kept, which are not in it."""

    name: str
    created: int
    devices: int
    """Passes that were given out."""
    seats: list[OwnSeat]
    rated: list[str]
    """Tables whose results count for one's ratings."""
    standing: dict[str, dict[str, fields.Standing]]
    wishes: list[OwnWishes]


class StandingAnswers(Shape, frozen=True):
    """By game and kind of decision."""

    standing: dict[str, dict[str, fields.Standing]]


class Misfit(Shape, frozen=True):
    """What is wrong with corrected components, and where, as far as that is known."""

    kind: str
    id: str
    field: str
    flaw: Flaw
    told: dict[str, str | int]
    """What the flaw's sentence needs: bounds, what is known."""


class Problem(Shape, frozen=True):
    """Why a request is refused; nothing has changed."""

    code: str
    message: str
    """For developers, in English."""
    reason: Reason | msgspec.UnsetType = msgspec.UNSET
    """Where a rule forbids it."""
    misfit: Misfit | msgspec.UnsetType = msgspec.UNSET
    """Where corrected components do not fit."""


class Failed(Shape, frozen=True):
    error: Problem
