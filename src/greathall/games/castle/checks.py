"""What the rules rely on, whatever an overlay says.

An overlay corrects figures: how many, how dear, where the winter symbols are. What a card does, and which carrier
brings which resource, is a rule and stays.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from math import comb
from typing import TYPE_CHECKING

from greathall.core.components import Entries
from greathall.core.decision import MAX_OPTIONS
from greathall.core.effects import Draw, Effect, Gain, Lose, Pay, Per, walk
from greathall.core.errors import ComponentError

if TYPE_CHECKING:
    from greathall.games.castle.box import CastleBox

RULES = {
    "building": ("standing",),
    "card": ("character",),
    "carrier": ("kind", "resource"),
    "character": ("order",),
    "resource": ("swap",),
    "round_space": ("number",),
    "scoring": ("category", "order"),
    "seating": ("seats", "cards_per_round"),
    "winter": ("lasts", "scoring"),
}
"""Fields that are rules, not figures."""

SHAPED = {"character": ("effects", "reward"), "scoring": ("effects", "by_helpers"), "winter": ("effects",)}
"""Fields of which only the numbers are figures."""

DEAREST = 99
"""Payments are counted out; no building comes near this cost."""


def require(fits: bool, kind: str, key: str, field: str, otherwise: str) -> None:
    if not fits:
        raise ComponentError(f"{kind} '{key}', field '{field}': {otherwise}")


def check_corrections(entries: Entries, plain: Entries) -> None:
    """An overlay has corrected figures only."""
    for kind, rows in entries.items():
        for key, entry in rows.items():
            for field in RULES.get(kind, ()):
                same = getattr(entry, field) == getattr(plain[kind][key], field)
                require(same, kind, key, field, "is a rule, not a figure; it cannot be corrected")
            for field in SHAPED.get(kind, ()):
                same = shape(getattr(entry, field)) == shape(getattr(plain[kind][key], field))
                require(same, kind, key, field, "only its numbers can be corrected")


def shape(value: object) -> object:
    """A value without its numbers."""
    if isinstance(value, int):
        return int
    if isinstance(value, tuple):
        return tuple(shape(part) for part in value)
    if is_dataclass(value):
        return type(value), *(shape(getattr(value, field.name)) for field in fields(value))
    return value


def check_figures(box: CastleBox) -> None:
    """Every figure is one that a game can be played with."""
    for kind, rows in box.entries.items():
        for key, entry in rows.items():
            for field in fields(entry):
                _check_numbers(kind, key, field.name, getattr(entry, field.name))
    _check_supply(box)
    _check_buildings(box)
    _check_cards(box)


def _check_numbers(kind: str, key: str, field: str, value: object) -> None:
    if isinstance(value, int):
        require(value >= 0, kind, key, field, f"must not be below 0, got {value}")
    elif isinstance(value, dict):
        for part in value.values():
            _check_numbers(kind, key, field, part)
    elif isinstance(value, tuple):
        for part in value:
            _check_numbers(kind, key, field, part)
    elif isinstance(value, Effect):
        for inner in walk(value):
            counted = inner.n if isinstance(inner, Gain | Pay | Lose | Draw) else 1
            grouped = inner.group if isinstance(inner, Per) else 1
            require(counted > 0 and grouped > 0, kind, key, field, "its numbers must be above 0")


def _check_supply(box: CastleBox) -> None:
    """There is enough of everything to set the table for any number of players (castle.setup.*)."""
    own, tower = box.starts["player"], box.starts["defence_tower"]
    for start in box.starts.values():
        _check_resources(box, "start", start.id, "resources", start.resources)
    most = max(box.seatings)
    for name, resource in box.resources.items():
        dealt = own.resources.get(name, 0) * most + tower.resources.get(name, 0)
        fits = dealt <= resource.pieces < MAX_OPTIONS
        require(fits, "resource", name, "pieces", f"must be from {dealt} to {MAX_OPTIONS - 1}, got {resource.pieces}")
        require(resource.value > 0 or resource.swap, "resource", name, "value", "must be above 0")
    minted = sum(coin.value * coin.count for coin in box.currency.coins)
    require(minted == box.talers, "currency", "taler", "total", f"the coins are worth {minted}, got {box.talers}")
    owned = min(colour.helpers for colour in box.colours.values())
    for seats, seating in box.seatings.items():
        known = 1 <= seating.rounds <= len(box.round_spaces)
        require(known, "seating", seating.id, "rounds", f"must be from 1 to {len(box.round_spaces)}")
        fits = seating.helpers <= owned
        require(fits, "seating", seating.id, "helpers", f"a colour has {owned}, got {seating.helpers}")
        needed = seating.rounds + own.talers * seats
        require(needed <= box.talers, "start", own.id, "talers", f"{needed} talers are needed, there are {box.talers}")


def _check_buildings(box: CastleBox) -> None:
    for tile in box.tiles.values():
        # castle.worker.even-points: half points need no rounding.
        require(tile.points % 2 == 0, "building", tile.id, "points", f"must be even, got {tile.points}")
        fits = 1 <= tile.cost <= DEAREST
        require(fits, "building", tile.id, "cost", f"must be from 1 to {DEAREST}, got {tile.cost}")
    for space in box.spaces.values():
        require(space.building in box.buildings, "space", space.id, "building", f"no building '{space.building}'")
        require(space.scoring in box.scorings, "space", space.id, "scoring", f"no scoring '{space.scoring}'")
    for scoring in box.scorings.values():
        require(all(scoring.by_helpers), "scoring", scoring.id, "by_helpers", "must be above 0")
        spaces = [space.id for space in box.spaces.values() if space.scoring == scoring.id]
        known = not scoring.by_helpers or len(spaces) <= len(scoring.by_helpers)
        require(known, "space", spaces[-1] if spaces else "", "scoring", f"'{scoring.id}' is known for fewer helpers")


def _check_cards(box: CastleBox) -> None:
    for card in box.cards.values():
        _check_resources(box, "card", card.id, "equips", card.equips)
        _check_resources(box, "card", card.id, "free_kinds", card.free_kinds)
        choices = comb(len(card.free_kinds) + card.free - 1, card.free) if card.free_kinds else 1 - card.free
        require(0 < choices <= MAX_OPTIONS, "card", card.id, "free", "leaves no choice, or too much of it")
    for event in box.events.values():
        require(event.offers < MAX_OPTIONS, "winter", event.id, "offers", f"must be below {MAX_OPTIONS}")
        if event.scoring:
            most = len(box.scorings[event.scoring].by_helpers)
            require(event.spaces <= most, "winter", event.id, "spaces", f"points are known for {most} helpers")
    for deck in box.decks.values():
        for event_id in deck.cards:
            require(event_id in box.events, "deck", deck.id, "cards", f"no event '{event_id}'")
        require(len(set(deck.cards)) == len(deck.cards), "deck", deck.id, "cards", "each event is there once")


def _check_resources(box: CastleBox, kind: str, key: str, field: str, names: object) -> None:
    assert isinstance(names, dict | tuple)
    for name in names:
        require(name in box.resources, kind, key, field, f"no resource '{name}'")
