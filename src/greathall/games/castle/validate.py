"""What the rules rely on, whatever an overlay says.

An overlay corrects figures: how many, how dear, where the winter symbols are. What a card does, and which carrier
brings which resource, is a rule and stays.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import fields, is_dataclass
from math import comb
from typing import TYPE_CHECKING

from greathall.core.errors import ComponentError, Flaw
from greathall.core.reference.components import Entries
from greathall.core.reference.overlays import LARGEST
from greathall.core.rules.effects import Draw, Effect, Gain, Lose, Pay, Per, walk
from greathall.core.table.decision import MAX_OPTIONS

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


def require(fits: bool, kind: str, key: str, field: str, otherwise: str, flaw: Flaw = "misfit", **told: object) -> None:
    if not fits:
        raise ComponentError(f"{kind} '{key}', field '{field}': {otherwise}", flaw, **told).at(kind, key, field)


def require_bounds(figure: int, least: int, most: int, kind: str, key: str, field: str) -> None:
    said = f"must be from {least} to {most}, got {figure}"
    require(least <= figure <= most, kind, key, field, said, "bounds", least=least, most=most)


def require_known(name: str, known: Collection[str], kind: str, key: str, field: str, what: str) -> None:
    said = f"no {what} '{name}'"
    require(name in known, kind, key, field, said, "unknown", value=name, known=", ".join(sorted(known)))


def check_corrections(entries: Entries, plain: Entries) -> None:
    """An overlay has corrected figures only."""
    for kind, rows in entries.items():
        for key, entry in rows.items():
            for field in RULES.get(kind, ()):
                same = getattr(entry, field) == getattr(plain[kind][key], field)
                require(same, kind, key, field, "is a rule, not a figure; it cannot be corrected", "rule")
            for field in SHAPED.get(kind, ()):
                same = shape(getattr(entry, field)) == shape(getattr(plain[kind][key], field))
                require(same, kind, key, field, "only its numbers can be corrected", "shape")


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
        said = f"must not be below 0, got {value}"
        require(value >= 0, kind, key, field, said, "bounds", least=0, most=LARGEST)
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
            said = "its numbers must be above 0"
            require(counted > 0 and grouped > 0, kind, key, field, said, "bounds", least=1, most=LARGEST)


def _check_supply(box: CastleBox) -> None:
    """There is enough of everything to set the table for any number of players (castle.setup.*)."""
    own, tower = box.starts["player"], box.starts["defence_tower"]
    for start in box.starts.values():
        _check_resources(box, "start", start.id, "resources", start.resources)
    most = max(box.seatings)
    for name, resource in box.resources.items():
        dealt = own.resources.get(name, 0) * most + tower.resources.get(name, 0)
        require_bounds(resource.pieces, dealt, MAX_OPTIONS - 1, "resource", name, "pieces")
        if not resource.swap:
            require_bounds(resource.value, 1, LARGEST, "resource", name, "value")
    minted = sum(coin.value * coin.count for coin in box.currency.coins)
    require(minted == box.talers, "currency", "taler", "total", f"the coins are worth {minted}, got {box.talers}")
    owned = min(colour.helpers for colour in box.colours.values())
    for seats, seating in box.seatings.items():
        require_bounds(seating.rounds, 1, len(box.round_spaces), "seating", seating.id, "rounds")
        fits = seating.helpers <= owned
        said = f"a colour has {owned}, got {seating.helpers}"
        require(fits, "seating", seating.id, "helpers", said, "bounds", least=0, most=owned)
        needed = seating.rounds + own.talers * seats
        require(needed <= box.talers, "start", own.id, "talers", f"{needed} talers are needed, there are {box.talers}")


def _check_buildings(box: CastleBox) -> None:
    for tile in box.tiles.values():
        # castle.worker.even-points: half points need no rounding.
        require(tile.points % 2 == 0, "building", tile.id, "points", f"must be even, got {tile.points}", "even")
        require_bounds(tile.cost, 1, DEAREST, "building", tile.id, "cost")
    for space in box.spaces.values():
        require_known(space.building, box.buildings, "space", space.id, "building", "building")
        require_known(space.scoring, box.scorings, "space", space.id, "scoring", "scoring")
    for scoring in box.scorings.values():
        above, said = all(scoring.by_helpers), "must be above 0"
        require(above, "scoring", scoring.id, "by_helpers", said, "bounds", least=1, most=LARGEST)
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
        require_bounds(event.offers, 0, MAX_OPTIONS - 1, "winter", event.id, "offers")
        if event.scoring:
            most = len(box.scorings[event.scoring].by_helpers)
            said = f"points are known for {most} helpers"
            require(event.spaces <= most, "winter", event.id, "spaces", said, "bounds", least=0, most=most)
    for deck in box.decks.values():
        for event_id in deck.cards:
            require_known(event_id, box.events, "deck", deck.id, "cards", "event")
        require(len(set(deck.cards)) == len(deck.cards), "deck", deck.id, "cards", "each event is there once")


def _check_resources(box: CastleBox, kind: str, key: str, field: str, names: object) -> None:
    assert isinstance(names, dict | tuple)
    for name in names:
        require_known(name, box.resources, kind, key, field, "resource")
