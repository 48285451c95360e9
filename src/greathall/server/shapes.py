"""What the server answers over HTTP, as types: the OpenAPI document is made from them, and tests hold it to them."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from greathall.server.guide import Step
from greathall.server.log import Clock


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An object with exactly these fields."""


class Health(Shape, frozen=True):
    status: Literal["ok"]
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


class Game(Shape, frozen=True):
    id: str
    title: str
    seats: tuple[int, int]
    variants: list[Variant]
    colours: list[str]
    minutes: list[int]
    bots: list[str]
    guide: bool
    off_turn: list[str]


class Games(Shape, frozen=True):
    games: list[Game]
    languages: list[str]


class Rule(Shape, frozen=True):
    id: str
    topic: str
    source: str
    name: str
    text: str


class Rules(Shape, frozen=True):
    rules: list[Rule]


class Components(Shape, frozen=True):
    """By kind; each with ``element``, ``name``, ``provenance`` and the values of its kind."""

    components: dict[str, list[dict[str, Any]]]


class Guide(Shape, frozen=True):
    steps: list[Step]


class Rated(Shape, frozen=True):
    name: str
    rating: int
    games: int


class BestRated(Shape, frozen=True):
    ratings: list[Rated]


class SeatInfo(Shape, frozen=True):
    seat: int
    kind: Literal["person", "bot"]
    name: str
    gender: Literal["female", "male"]
    colour: str
    bot: str
    taken: bool
    stand_in: bool
    connected: bool
    resigned: bool


class OriginInfo(Shape, frozen=True):
    table: str
    ply: int | None


class ProposalInfo(Shape, frozen=True):
    seat: int
    what: Literal["undo", "finish", "replace"]
    ply: int
    target: int
    agreed: list[int]


class Fairness(Shape, frozen=True):
    commitment: str
    rewinds: int
    secret: str | msgspec.UnsetType = msgspec.UNSET


class TableInfo(Shape, frozen=True):
    table: str
    game: str
    status: Literal["open", "running", "over"]
    revision: int
    variants: dict[str, str]
    components: dict[str, dict[str, Any]] | None
    public: bool
    rated: bool
    origin: OriginInfo | None
    guide: int | None
    seats: list[SeatInfo]
    asked: list[int]
    clock: Clock | None
    deadlines: dict[str, int]
    time_left: dict[str, int]
    hushed: list[int]
    proposal: ProposalInfo | None
    fairness: Fairness | None
    now: int


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
    kind: Literal["person", "bot"]
    colour: str
    taken: bool


class Listed(Shape, frozen=True):
    """A table in a list."""

    table: str
    game: str
    status: Literal["open", "running", "over"]
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


class PublicTables(Shape, frozen=True):
    tables: list[Listed]


class OwnTables(Shape, frozen=True):
    tables: list[OwnListed]


class OwnRating(Shape, frozen=True):
    rating: int
    games: int


class Figures(Shape, frozen=True):
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


class Forgotten(Shape, frozen=True):
    name: str


class Standing(Shape, frozen=True):
    """By game and kind of decision."""

    standing: dict[str, dict[str, Literal["default", "never"]]]


# What a table answers to one request


class Told(msgspec.Struct, frozen=True, tag_field="is", forbid_unknown_fields=True, kw_only=True):
    """The answer to a request at a table."""


class ToldDone(Told, frozen=True, tag="done"):
    revision: int


class ToldPong(Told, frozen=True, tag="pong"):
    revision: int


class ToldFinal(Told, frozen=True, tag="final"):
    decision: str
    choice: str


class ToldBlocked(Told, frozen=True, tag="blocked"):
    revision: int
    decision: str | None
    blocked: list[dict[str, Any]]


class ToldPast(Told, frozen=True, tag="past"):
    ply: int
    view: dict[str, Any]


class ToldRecord(Told, frozen=True, tag="record"):
    record: str


class ToldMade(Told, frozen=True, tag="made"):
    table: str
    key: str
    seats: list[int]
    invitations: dict[str, str]
    info: TableInfo


class Line(Shape, frozen=True):
    number: int
    at: int
    seat: int | None
    name: str
    ply: int
    text: str


class Prefers(Shape, frozen=True):
    forced: bool
    standing: dict[str, str]


class Event(Shape, frozen=True):
    ply: int
    kind: str
    message: str
    params: dict[str, Any]
    rule: str


class Decision(Shape, frozen=True):
    id: str
    seat: int
    kind: str
    rule: str
    message: str
    params: dict[str, Any]
    options: list[dict[str, Any]]
    default: str


class SeatView(Shape, frozen=True):
    """What a seat may know; ``board`` is the game's own."""

    game: str
    setup: dict[str, Any]
    seats: list[dict[str, Any]]
    you: int | None
    ply: int
    over: bool
    board: dict[str, Any]
    decision: Decision | None
    asked: list[int]
    sealed: str | None
    resigned: list[int]
    outcome: dict[str, Any] | None


class ToldWelcome(Told, frozen=True, tag="welcome"):
    table: TableInfo
    held: list[int]
    owner: bool
    person: str | None
    chat: list[Line]
    revision: int
    keeps: int
    seat: int | None
    view: SeatView | None
    prefers: Prefers | None
    events: list[Event]
    undo: bool


Answered: TypeAlias = ToldDone | ToldPong | ToldFinal | ToldBlocked | ToldPast | ToldRecord | ToldMade | ToldWelcome
