"""Equipping workers (castle.equip.*) and what they do (castle.worker.*)."""

from __future__ import annotations

import pytest

from greathall.games.castle.worker import PlayWorker
from tests.games.castle.scenes import Scene, pieces


@pytest.mark.rule("castle.equip.pieces", "castle.equip.wood-silver", "castle.equip.sand-clay")
def test_workers_are_equipped_from_the_stock_when_revealed() -> None:
    """Whoever stands at the carriers, the pieces come from there and lie on the card."""
    scene = Scene(3).carriers(wood_cart=1, rider=2).has(0).has(1)
    before = list(scene.s.stock)
    scene.choose("worker_wood_silver", "worker_sand_clay", "trader")
    assert scene.s.on_cards == {
        "0/worker_wood_silver": pieces(wood=2, silver=1),
        "1/worker_sand_clay": pieces(sand=2, clay=1),
    }
    assert scene.s.stock == [a - b for a, b in zip(before, pieces(sand=2, wood=2, clay=1, silver=1), strict=True)]
    assert scene.goods(0) == scene.goods(1) == {}


@pytest.mark.rule("castle.equip.stone-choice")
@pytest.mark.ruling("castle", 14)
def test_the_stone_worker_chooses_two_pieces() -> None:
    """Neither stone nor silver; one kind twice is allowed; the choice is made now and stands."""
    scene = Scene(3)
    scene.choose("worker_stone", "messenger", "messenger")
    assert scene.asked == (0, "equip-freely")
    assert scene.options() == {
        "equip sand sand",
        "equip sand wood",
        "equip sand clay",
        "equip wood wood",
        "equip wood clay",
        "equip clay clay",
    }
    scene.play("s0 equip clay clay")
    assert scene.goods(0) == {"sand": 1, "wood": 1, "clay": 2, "stone": 1}
    told = [one.params["pieces"] for one in scene.events("equipped")]
    assert told == [[("resource:stone", 1)], [("resource:clay", 2)]]


@pytest.mark.rule("castle.equip.order")
@pytest.mark.ruling("castle", 14)
def test_workers_are_equipped_clockwise_from_the_start_player() -> None:
    scene = Scene(4, first=2).stock(sand=3, clay=5)
    scene.choose("worker_stone", "worker_stone", "messenger", "worker_sand_clay")
    assert scene.s.on_cards["3/worker_sand_clay"] == pieces(sand=2, clay=1)
    assert scene.asked == (0, "equip-freely")
    scene.play("s0 equip sand wood")
    assert scene.asked == (1, "equip-freely")
    assert scene.options() == {"equip wood wood", "equip wood clay", "equip clay clay"}  # the sand is gone
    assert scene.player(2).talers == 4  # no character acts before all are equipped


@pytest.mark.rule("castle.equip.two-workers")
@pytest.mark.ruling("castle", 6, 14)
def test_with_two_workers_the_owner_says_who_is_equipped_first() -> None:
    """Where the stock is too short for both; the other player's workers wait for their turn."""
    scene = Scene(2, first=1).stock(sand=3, clay=15)
    scene.choose("trader messenger", "worker_sand_clay worker_stone")
    assert scene.asked == (1, "equip-first")
    assert scene.options() == {"first worker_sand_clay", "first worker_stone"}
    scene.play("s1 first worker_stone")
    assert scene.asked == (1, "equip-freely")
    scene.play("s1 equip sand sand")
    assert scene.s.on_cards["1/worker_sand_clay"] == pieces(sand=1, clay=1)

    scene = Scene(2, first=1).stock(sand=3, clay=15)
    scene.choose("trader messenger", "worker_sand_clay worker_stone").play("s1 first worker_sand_clay")
    assert scene.s.on_cards["1/worker_sand_clay"] == pieces(sand=2, clay=1)
    assert "equip sand sand" not in scene.options()


@pytest.mark.rule("castle.equip.two-workers")
@pytest.mark.parametrize(
    ("cards", "stock"),
    [
        ("worker_sand_clay worker_stone", {"sand": 4, "clay": 3}),  # enough for both, whatever is chosen
        ("worker_sand_clay worker_stone", {"sand": 0, "clay": 3}),  # no sand for either
        ("worker_wood_silver worker_sand_clay", {"sand": 1, "wood": 1, "clay": 1, "silver": 1}),  # nothing shared
    ],
)
def test_nobody_is_asked_where_the_order_does_not_matter(cards: str, stock: dict[str, int]) -> None:
    scene = Scene(2).stock(**stock).choose(cards, "messenger trader")
    assert scene.decision.kind != "equip-first"


@pytest.mark.rule("castle.equip.two-workers", "castle.equip.order")
def test_the_stock_counts_as_it_stands_when_a_players_turn_comes() -> None:
    """Seat 0 takes first; what is left is too short for both workers of seat 1."""
    scene = Scene(2).stock(wood=5)
    scene.choose("worker_wood_silver messenger", "worker_wood_silver worker_stone")
    assert scene.asked == (1, "equip-first")


@pytest.mark.rule("castle.equip.shortage", "castle.supply.pieces")
@pytest.mark.ruling("castle", 14)
def test_missing_pieces_are_not_placed() -> None:
    scene = Scene(3).stock(wood=1, silver=0)
    scene.choose("worker_wood_silver", "worker_wood_silver", "trader")
    assert scene.s.on_cards == {"0/worker_wood_silver": pieces(wood=1), "1/worker_wood_silver": pieces()}


@pytest.mark.rule("castle.equip.shortage", "castle.equip.stone-choice")
@pytest.mark.ruling("castle", 14)
@pytest.mark.parametrize(
    ("stock", "options"),
    [
        ({"sand": 1, "wood": 0, "clay": 0, "stone": 0}, {"equip sand"}),
        ({"sand": 1, "wood": 1, "clay": 0, "stone": 4}, {"equip sand wood"}),
    ],
)
def test_short_stock_limits_the_choice(stock: dict[str, int], options: set[str]) -> None:
    scene = Scene(3).stock(**stock)
    scene.choose("worker_stone", "messenger", "messenger")
    assert scene.options() == options
    for blocked in scene.table.blocked(0):
        short = [kind for kind in ("sand", "wood", "clay") if blocked.option.args.count(kind) > stock[kind]]
        assert (blocked.reason.code, blocked.reason.rule) == ("stock-short", "castle.equip.shortage")
        assert blocked.reason.params["resource"] in {f"resource:{kind}" for kind in short}
    scene.play(f"s0 {next(iter(options))}")
    scene.play("s0 build-nothing")
    assert scene.s.round == 2


@pytest.mark.rule("castle.equip.shortage", "castle.equip.stone-choice")
def test_the_question_says_how_many_pieces_there_are_to_choose() -> None:
    scene = Scene(3).choose("worker_stone", "messenger", "messenger")
    assert scene.decision.params["n"] == 2
    scene = Scene(3).stock(sand=1, wood=0, clay=0).choose("worker_stone", "messenger", "messenger")
    assert scene.decision.params["n"] == 1
    scene = Scene(3).stock(sand=0, wood=0, clay=0).choose("worker_stone", "messenger", "messenger")
    assert scene.asked == (0, "build")  # nothing to choose from


@pytest.mark.rule("castle.equip.on-card")
@pytest.mark.ruling("castle", 15)
def test_pieces_on_a_card_do_not_build_with_another_card() -> None:
    """As in round 2 of the example: the stonemason cannot use what lies on the own worker."""
    scene = Scene(2).has(0, talers=20, sand=1, clay=1)
    scene.choose("stonemason worker_wood_silver", "messenger trader").play("s1 place sand_cart")
    assert scene.decision.params["card"] == "card:stonemason"
    assert scene.options() == {"build-nothing"}
    scene.play("s0 build-nothing")
    assert scene.decision.params["card"] == "card:worker_wood_silver"
    assert scene.goods(0) == {"sand": 1, "wood": 2, "clay": 1, "silver": 1}
    assert "build tower_1" in scene.options()


@pytest.mark.rule("castle.worker.take")
def test_the_worker_takes_what_is_left_on_the_card() -> None:
    scene = Scene(3).has(0, sand=1).on_card(0, "worker_stone", clay=1, stone=1)
    scene.begin(PlayWorker(0, "worker_stone"))
    assert scene.goods(0) == {"sand": 1, "clay": 1, "stone": 1}
    assert scene.s.on_cards == {}
    assert scene.asked == (0, "build")


@pytest.mark.rule("castle.worker.half-points", "castle.build.who")
@pytest.mark.parametrize(
    ("tile", "pay", "points"),
    [
        ("tower_1", {"clay": 1, "wood": 1, "sand": 2}, 3),
        ("house_1", {"stone": 1, "clay": 1, "sand": 1}, 4),
        ("well", {"stone": 1, "wood": 3, "sand": 1}, 5),
        ("small_gate", {"stone": 1, "wood": 3, "sand": 1}, 3),
        ("keep", {"stone": 4, "wood": 1, "sand": 2}, 7),
        ("palace", {"stone": 3, "clay": 3, "wood": 1, "sand": 1}, 9),
    ],
)
def test_half_the_printed_points(tile: str, pay: dict[str, int], points: int) -> None:
    scene = Scene(3).has(0, talers=0, **pay).on_card(0, "worker_stone")
    scene.begin(PlayWorker(0, "worker_stone")).build(0, tile, **pay)
    assert scene.scored(0, "build") == points
    assert scene.player(0).talers == 0


@pytest.mark.rule("castle.worker.no-helpers", "castle.helper.who", "castle.build.two")
def test_a_worker_builds_twice_and_sends_nobody() -> None:
    scene = Scene(3).has(0, talers=50, clay=2, wood=2, sand=4).on_card(0, "worker_stone")
    scene.begin(PlayWorker(0, "worker_stone"))
    scene.build(0, "tower_1", clay=1, wood=1, sand=2).build(0, "tower_2", clay=1, wood=1, sand=2)
    assert scene.asked is None
    assert scene.player(0).talers == 50


@pytest.mark.rule("castle.worker.no-helpers")
def test_not_even_to_the_town_tavern() -> None:
    scene = Scene(3, season="winter").has(0, talers=50).on_card(0, "worker_stone")
    scene.winter.open = ("town_tavern", "granary")
    scene.begin(PlayWorker(0, "worker_stone")).play("s0 build-nothing")
    assert scene.asked is None
