"""What lies in the box: typed definitions of every component, loaded from ``data/*.toml``."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from greathall.core.components import Entries, Entry, Overlay, Source, load_entries, of
from greathall.core.effects import Effect
from greathall.games.castle.checks import check_corrections, check_figures

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


class CastleBox:
    """The definitions, typed, with the look-ups that rules ask for often."""

    def __init__(self, entries: Entries, overlay: Overlay | None) -> None:
        self.entries = entries
        self.overlay = overlay
        self.resources = of(entries, "resource", Resource)
        self.currency = of(entries, "currency", Currency)["taler"]
        self.talers = self.currency.total
        self.colours = of(entries, "colour", Colour)
        self.seatings = {one.seats: one for one in of(entries, "seating", Seating).values()}
        self.starts = of(entries, "start", Start)
        self.round_spaces = {one.number: one for one in of(entries, "round_space", RoundSpace).values()}
        self.carriers = list(of(entries, "carrier", Carrier).values())
        self.characters = of(entries, "character", Character)
        self.cards = of(entries, "card", Card)
        self.buildings = of(entries, "building", Building)
        self.tiles = {key: one for key, one in self.buildings.items() if not one.standing}
        self.dearest = max(tile.cost for tile in self.tiles.values())
        self.alike = _alike(self.tiles)
        self.spaces = of(entries, "space", Space)
        self.scorings = of(entries, "scoring", Scoring)
        self.events = of(entries, "winter", WinterEvent)
        self.decks = of(entries, "deck", Deck)
        self.order = {key: self.characters[card.character].order for key, card in self.cards.items()}
        self.values = tuple(self.resources[name].value for name in RESOURCES)
        self.carrier_index = {one.id: i for i, one in enumerate(self.carriers)}
        self.carts = tuple(i for i, one in enumerate(self.carriers) if one.kind == "cart")
        self.rider = next(i for i, one in enumerate(self.carriers) if one.kind == "rider")
        check_figures(self)

    def character_of(self, card: str) -> Character:
        return self.characters[self.cards[card].character]


def _alike(tiles: dict[str, Building]) -> list[list[str]]:
    """Tiles that differ in nothing but their place, grouped: choosing between them is no choice."""
    groups: dict[tuple[str, int, int], list[str]] = {}
    for tile in tiles.values():
        groups.setdefault((tile.kind, tile.cost, tile.points), []).append(tile.id)
    return list(groups.values())


@cache
def _plain_box() -> CastleBox:
    return CastleBox(load_entries("greathall.games.castle", KINDS), None)


def load_box(overlay: Overlay | None = None) -> CastleBox:
    if overlay is None:
        return _plain_box()
    entries = load_entries("greathall.games.castle", KINDS, overlay)
    check_corrections(entries, _plain_box().entries)
    return CastleBox(entries, overlay)
