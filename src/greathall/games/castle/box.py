"""What lies in the box: the loaded components, and what is worked out of them once."""

from __future__ import annotations

from functools import cache

from greathall.core.reference.components import Entries, load_entries, of
from greathall.core.reference.overlays import Overlay
from greathall.games.castle.entries import (
    KINDS,
    RESOURCES,
    Building,
    Card,
    Carrier,
    Character,
    Colour,
    Currency,
    Deck,
    Resource,
    RoundSpace,
    Scoring,
    Seating,
    Space,
    Start,
    WinterEvent,
)
from greathall.games.castle.validate import check_corrections, check_figures


class CastleBox:
    """The definitions, typed, with the look-ups that rules ask for often."""

    def __init__(self, entries: Entries, overlay: Overlay | None, kept: int | None) -> None:
        self.entries = entries
        self.overlay = overlay
        self.kept = kept
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
        self.least_fee = min(space.fee for space in self.spaces.values())
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
def _plain_box(kept: int | None) -> CastleBox:
    return CastleBox(load_entries("greathall.games.castle", KINDS, kept=kept), None, kept)


def load_box(overlay: Overlay | None = None, kept: int | None = None) -> CastleBox:
    if overlay is None:
        return _plain_box(kept)
    entries = load_entries("greathall.games.castle", KINDS, overlay, kept)
    check_corrections(entries, _plain_box(kept).entries)
    return CastleBox(entries, overlay, kept)
