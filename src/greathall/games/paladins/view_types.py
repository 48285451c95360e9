"""The shape of a view: what every seat sees of the table, and what it sees of its own cards."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from greathall.games.paladins.crews import WorkerKind
from greathall.games.paladins.entries import Attribute, LeftAction, RightAction

Mark: TypeAlias = Literal["", "workshop", "any"] | WorkerKind
"""A space on an action: empty, a workshop, a worker, or a worker of the automa ("any")."""


class Attributes(TypedDict):
    strength: int
    faith: int
    influence: int


class Workers(TypedDict):
    labourer: int
    scout: int
    merchant: int
    fighter: int
    cleric: int
    criminal: int


class Player(TypedDict):
    silver: int
    provisions: int
    attributes: Attributes
    boost: Attributes
    """What the paladin of the round adds."""
    workers: Workers
    board: dict[LeftAction | RightAction, list[Mark]]
    workshops: int
    """Workshops still to be placed."""
    paladin: str
    """This round's paladin, face up; an empty string if there is none."""
    chosen: bool
    """A paladin lies face down."""
    spent: list[str]
    """Paladins of earlier rounds."""
    done: dict[RightAction, int]
    """How often each action of the right side has been done."""
    jars: list[str]
    walls: list[str]
    attacked: list[str]
    converted: list[str]
    townsfolk: list[str]
    quests: int
    unpaid: int
    paid: int
    suspicion: list[str]
    passed: bool
    orders: list[bool]
    """Which revealed orders are fulfilled."""
    points: dict[str, int]
    """By category, as if the game ended now."""
    hand: NotRequired[list[str]]
    """This and what follows: only in one's own view."""
    picked: NotRequired[str]
    top: NotRequired[str]
    bottom: NotRequired[list[str]]
    unseen: NotRequired[list[str]]


class Bot(TypedDict):
    """The automa's own pieces."""

    workers: int
    marker: int
    pile: list[Attribute]
    schemes: dict[str, int]
    scheme_discard: list[str]
    waiting: int
    used: list[str]


class Piece(TypedDict):
    seat: int
    piece: Literal["monk", "outpost"]


class OpenTavern(TypedDict):
    tavern: str
    taken: int
    """The seat that has taken it, or -1."""


class OpenFavour(TypedDict):
    favour: str
    seat: int | None
    """Whose worker stands there."""
    worker: WorkerKind | Literal["any"]


class Decks(TypedDict):
    townsfolk: int
    outsider: int
    wall: dict[str, int]
    tavern: list[str]
    suspicion: dict[str, int]


class Discards(TypedDict):
    townsfolk: list[str]
    outsider: list[str]
    tavern: list[str]
    suspicion: dict[str, int]


class Board(TypedDict):
    round: int
    first: int
    tax: int
    townsfolk: list[str]
    """The row, by slot; an empty slot is an empty string."""
    outsiders: list[str]
    taverns: list[OpenTavern]
    orders: list[str]
    favours: list[OpenFavour]
    pieces: dict[str, Piece]
    """By space."""
    decks: Decks
    discards: Discards
    players: list[Player]
    bot: Bot | None
    quests_count: bool
