"""The box of Castle: numbers that several sources agree on, and where each entry comes from."""

from __future__ import annotations

from collections import Counter

import pytest

from greathall.core.errors import ComponentError
from greathall.core.reference.components import provenances
from greathall.games.castle.box import load_box
from greathall.games.castle.entries import Currency

BOX = load_box()
PRINTED = {
    "tower": (9, 8, 6),
    "house": (6, 10, 8),
    "well": (1, 12, 10),
    "small_gate": (1, 12, 6),
    "big_gate": (1, 18, 10),
    "stable": (1, 18, 14),
    "servants_quarters": (1, 18, 14),
    "tavern": (1, 22, 12),
    "keep": (1, 24, 14),
    "palace": (1, 30, 18),
}
"""Tiles of a kind: how many, cost, points."""


@pytest.mark.rule("castle.supply.pieces")
def test_83_pieces() -> None:
    pieces = {key: one.pieces for key, one in BOX.resources.items()}
    assert pieces == {"sand": 20, "wood": 18, "clay": 15, "stone": 15, "silver": 15}
    assert sum(pieces.values()) == 83


@pytest.mark.rule("castle.supply.talers")
def test_105_talers_in_65_coins() -> None:
    currency = BOX.entries["currency"]["taler"]
    assert isinstance(currency, Currency)
    coins = currency.coins
    assert sum(coin.count for coin in coins) == 65
    assert sum(coin.value * coin.count for coin in coins) == BOX.talers == 105


@pytest.mark.rule("castle.build.values")
def test_building_values() -> None:
    assert {key: one.value for key, one in BOX.resources.items() if not one.swap} == {
        "sand": 1,
        "wood": 2,
        "clay": 4,
        "stone": 5,
    }


@pytest.mark.rule("castle.setup.tiles")
def test_23_tiles_with_their_costs_and_points() -> None:
    names = Counter(tile.kind if tile.kind in ("tower", "house") else tile.id for tile in BOX.tiles.values())
    assert names == {kind: count for kind, (count, _, _) in PRINTED.items()}
    for tile in BOX.tiles.values():
        _, cost, points = PRINTED.get(tile.id) or PRINTED[tile.kind]
        assert (tile.cost, tile.points) == (cost, points), tile.id
    assert sum(tile.cost for tile in BOX.tiles.values()) == 286
    assert sum(tile.points for tile in BOX.tiles.values()) == 200


@pytest.mark.rule("castle.build.even")
def test_every_cost_is_even() -> None:
    assert all(tile.cost % 2 == 0 for tile in BOX.tiles.values())


@pytest.mark.rule("castle.worker.even-points")
@pytest.mark.ruling("castle", 19)
def test_points_must_be_even_even_when_corrected() -> None:
    assert all(tile.points % 2 == 0 for tile in BOX.tiles.values())
    with pytest.raises(ComponentError, match="'well', field 'points': must be even, got 9"):
        load_box({"building": {"well": {"points": 9}}})


@pytest.mark.rule("castle.helper.no-space")
def test_16_helper_spaces() -> None:
    fees: dict[str, list[int]] = {}
    for space in BOX.spaces.values():
        fees.setdefault(space.building, []).append(space.fee)
    assert fees == {
        "keep": [14],
        "tavern": [12, 6],
        "big_gate": [10],
        "small_gate": [5],
        "stable": [16, 12],
        "servants_quarters": [6, 6, 6],
        "market": [6, 6],
        "palace": [17, 17],
        "forge": [10, 6],
    }
    assert not {BOX.buildings[name].kind for name in fees} & {"well", "tower", "house"}


@pytest.mark.rule("castle.winter.symbols")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_winter_symbols_fall_on_five_or_six_rounds(seats: int) -> None:
    rounds = BOX.seatings[seats].rounds
    events = [r for r in range(1, rounds + 1) if BOX.round_spaces[rounds + 1 - r].winter]
    assert events == ([3, 5, 7, 9, 11, 13] if rounds == 15 else [2, 4, 6, 8, 10])


@pytest.mark.rule("castle.winter.deck")
@pytest.mark.ruling("castle", 41)
def test_both_winter_decks() -> None:
    assert set(BOX.decks["twelve"].cards) == set(BOX.events)
    assert len(BOX.events) == 12
    assert len(BOX.decks["six"].cards) == 6


def facts(provenance: str) -> set[str]:
    """Every fact of this provenance, as ``kind:id.field``."""
    return {
        f"{kind}:{entry.id}.{field}"
        for kind, entries in BOX.entries.items()
        for entry in entries.values()
        for field, known in provenances(entry).items()
        if known == provenance
    }


def test_what_we_had_to_design_is_known() -> None:
    symbols = {f"round_space:{space.id}.winter" for space in BOX.round_spaces.values()}
    fees = {f"space:{space}.fee" for space in ("servants_2", "servants_3", "market_2")}
    assert facts("designed") == symbols | fees | {"space:keep_1.number", "resource:silver.value"}
    assert facts("remembered") == set()


def test_what_only_other_publications_tell() -> None:
    """The rulebooks print no points of these tiles, no cost of some, no fees of keep and gates, no number of towers."""
    told = {fact for fact in facts("published") if not fact.startswith("source:")}
    both = {f"building:{tile}.{field}" for tile in ("keep", "tavern", "palace") for field in ("cost", "points")}
    points = {f"building:{tile}.points" for tile in ("big_gate", "small_gate", "servants_quarters")}
    towers = {f"building:tower_{i}.{field}" for i in range(1, 10) for field in ("id", "cost", "points")}
    fees = {f"space:{space}.fee" for space in ("keep_1", "big_gate_1", "small_gate_1")}
    houses = {f"building:house_{i}.id" for i in range(1, 7)}
    rest = {fact for fact in told if fact.endswith((".standing", ".number"))}
    assert told - rest == both | points | towers | fees | houses


@pytest.mark.rule("castle.winter.deck")
def test_the_english_rulebook_prints_the_six_cards_and_three_places_for_servants() -> None:
    six = BOX.decks["six"]
    assert (six.provenance, six.source) == ("rulebook", ("rulebook_en",))
    assert set(six.cards) == {"town_tavern", "granary", "plague", "broken_wall", "frozen_beauty", "snowfall"}
    assert [provenances(BOX.spaces[f"servants_{i}"])["id"] for i in (1, 2, 3)] == ["rulebook"] * 3


def test_every_source_that_is_named_is_listed() -> None:
    sources = set(BOX.entries["source"])
    for entries in BOX.entries.values():
        for entry in entries.values():
            assert set(entry.source) <= sources, entry.id
            assert entry.provenance != "published" or entry.source or entry.id in sources, entry.id
