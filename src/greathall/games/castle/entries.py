"""The typed definitions that ``data/*.toml`` is loaded into: one class per kind of component."""

from __future__ import annotations

from dataclasses import dataclass, field

from greathall.core.reference.components import Entry, Source
from greathall.core.rules.effects import Effect

RESOURCES = ("sand", "wood", "clay", "stone", "silver")
SAND, WOOD, CLAY, STONE, SILVER = range(5)
RESOURCE_INDEX = {name: i for i, name in enumerate(RESOURCES)}
BUILDING_KINDS = RESOURCES[:SILVER]
"""Silver is not a kind of its own (castle.build.silver-kind)."""


@dataclass(frozen=True, kw_only=True)
class Resource(Entry):
    colour: str
    pieces: int
    value: int
    swap: bool = False


@dataclass(frozen=True, kw_only=True)
class Coin:
    value: int
    count: int


@dataclass(frozen=True, kw_only=True)
class Currency(Entry):
    total: int
    coins: tuple[Coin, ...]


@dataclass(frozen=True, kw_only=True)
class Colour(Entry):
    helpers: int


@dataclass(frozen=True, kw_only=True)
class Seating(Entry):
    seats: int
    rounds: int
    cards_per_round: int
    helpers: int


@dataclass(frozen=True, kw_only=True)
class Start(Entry):
    talers: int
    resources: dict[str, int]


@dataclass(frozen=True, kw_only=True)
class RoundSpace(Entry):
    number: int
    winter: bool


@dataclass(frozen=True, kw_only=True)
class Carrier(Entry):
    kind: str
    resource: str
    yields: int
    tower_share: int


@dataclass(frozen=True, kw_only=True)
class Character(Entry):
    order: int
    builds: int
    helpers: int
    effects: tuple[Effect, ...]
    reward: Effect | None = None


@dataclass(frozen=True, kw_only=True)
class Card(Entry):
    character: str
    equips: dict[str, int] = field(default_factory=dict)
    free: int = 0
    free_kinds: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Building(Entry):
    kind: str
    cost: int = 0
    points: int = 0
    standing: bool = False


@dataclass(frozen=True, kw_only=True)
class Space(Entry):
    building: str
    fee: int
    number: int
    scoring: str


@dataclass(frozen=True, kw_only=True)
class Scoring(Entry):
    category: str
    order: int
    effects: tuple[Effect, ...]
    by_helpers: tuple[int, ...] = ()


@dataclass(frozen=True, kw_only=True)
class WinterEvent(Entry):
    lasts: str
    effects: tuple[Effect, ...]
    offers: int = 0
    spaces: int = 0
    fee: int = 0
    toll: int = 0
    prize: int = 0
    scoring: str = ""


@dataclass(frozen=True, kw_only=True)
class Deck(Entry):
    cards: tuple[str, ...]


KINDS: dict[str, type[Entry]] = {
    "resource": Resource,
    "currency": Currency,
    "colour": Colour,
    "seating": Seating,
    "start": Start,
    "round_space": RoundSpace,
    "carrier": Carrier,
    "character": Character,
    "card": Card,
    "building": Building,
    "space": Space,
    "scoring": Scoring,
    "winter": WinterEvent,
    "deck": Deck,
    "source": Source,
}
