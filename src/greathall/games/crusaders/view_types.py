"""What view() returns, as types. Ids are those of the components; null means nobody or nothing."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

Culture: TypeAlias = Literal["england", "france", "germany", "italy", "iberia"]
Mode: TypeAlias = Literal["each", "together", "allied"]
Plague: TypeAlias = Literal["plague", "plague_ending"]


class Decks(TypedDict):
    """A number for each type of action card."""

    realm: int
    intrigue: int
    war: int
    tax: int
    crusade: int


class Folk(TypedDict):
    """A number for each culture."""

    england: int
    france: int
    germany: int
    italy: int
    iberia: int


class FolkDiscard(TypedDict):
    """The discarded characters of each culture."""

    england: list[str]
    france: list[str]
    germany: list[str]
    italy: list[str]
    iberia: list[str]


class Supplies(TypedDict):
    """Pieces left in the common supplies."""

    unrest: int
    plague: int
    harvest: int
    crop_failure: int
    castle: int


class Person(TypedDict):
    """A family member with the spouse that lies under the card. A ruler's tokens are in the bag."""

    card: str
    tokens: list[str]
    spouse: str | None
    spouse_tokens: list[str]


class House(TypedDict):
    """One dynasty; its bag, hand and laid cards only in its owner's view."""

    dynasty: str
    culture: Culture
    strategy: str | None
    alive: bool
    gold: int | None
    age: int
    ruler: Person
    children: list[Person]
    siblings: list[Person]
    developments: list[str]
    bag_size: int
    bag_seen: list[str]
    cards: Decks
    laid: int
    crusades: int
    played: int
    used: list[str]
    fallen: list[str]
    claims: list[int]
    wars: list[int]
    pacts: list[int]
    bag: NotRequired[list[str]]
    hand: NotRequired[list[str]]
    laid_cards: NotRequired[list[str]]


class Region(TypedDict):
    owner: int | None
    open: bool
    army: bool
    castle: bool
    unrest: int
    plague: Plague | None
    harvest: int
    crop_failure: int
    duke: str | None
    lord: str | None
    lord_token: str | None
    ally: int | None


class Space(TypedDict):
    """A space of the crusade track."""

    space: str
    holder: int | None
    tokens: list[str]


class Odds(TypedDict):
    """The chance of success with so much gold invested."""

    invest: int
    plain: float
    sacrificing: float


class Check(TypedDict):
    """The running check: null stands for a drawn token that is gone; odds only for the owner of the bag."""

    seat: int
    critical: str | None
    required: int
    draws: int
    invested: int
    cancelled: int
    successes: int
    drawn: list[str | None]
    odds: NotRequired[list[Odds]]


class Side(TypedDict):
    """What one side of an offer gives."""

    gold: int
    regions: list[str]
    developments: list[str]
    drops_claim: bool


class Wedding(TypedDict):
    """Who is to marry, and whose dynasty the couple joins."""

    member: str
    other: str
    joins: int


Offer = TypedDict(
    "Offer",
    {"from": int, "to": int, "gives": Side, "asks": Side, "peace": bool, "marriage": Wedding | None},
)


class Board(TypedDict):
    """The table as a seat or a spectator sees it."""

    scenario: str
    mode: Mode
    era: int
    eras: int
    round: int
    turn: int
    first: int
    order: list[int]
    houses: list[House]
    regions: dict[str, Region]
    track: list[Space]
    display: list[str]
    developments_left: int
    development_discard: list[str]
    decks: Decks
    discard: list[str]
    folk: Folk
    folk_discard: FolkDiscard
    general_bag: int
    event_tokens: list[str]
    starting_tokens: list[str]
    crusade_tokens: list[str]
    gone: list[str]
    achievements: dict[str, int | None]
    left: Supplies
    treasury: int
    check: Check | None
    offer: Offer | None
