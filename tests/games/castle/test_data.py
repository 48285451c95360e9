"""The box of Castle: numbers that several sources agree on, and where each entry comes from."""

from __future__ import annotations

from collections import Counter

import pytest

from greathall.core.errors import ComponentError
from greathall.games.castle.box import Currency, load_box

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


def test_what_we_had_to_design_is_known_and_says_why() -> None:
    designed = {
        f"{kind}:{entry.id}"
        for kind, entries in BOX.entries.items()
        for entry in entries.values()
        if entry.provenance == "designed"
    }
    symbols = {f"round_space:{space.id}" for space in BOX.round_spaces.values()}
    assert designed == symbols | {"space:servants_2", "space:servants_3", "space:market_2", "deck:six"}
    assert not any(entry.provenance == "remembered" for rows in BOX.entries.values() for entry in rows.values())


def test_every_source_that_is_named_is_listed() -> None:
    sources = set(BOX.entries["source"])
    for entries in BOX.entries.values():
        for entry in entries.values():
            assert set(entry.source) <= sources, entry.id
            assert entry.provenance != "published" or entry.source or entry.id in sources, entry.id
