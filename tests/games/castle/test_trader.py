"""The trader: placing, displacing, one distribution, the tower's share (castle.trader.*)."""

from __future__ import annotations

import pytest

from greathall.games.castle.entries import RESOURCES
from greathall.games.castle.trader import Distribution, PlayTrader
from tests.games.castle.scenes import Scene, pieces
from tests.stage import Why

CARTS = ("sand_cart", "wood_cart", "clay_cart", "stone_cart")
PLACE_ALL_CARTS = {f"place {cart}" for cart in CARTS}


@pytest.mark.rule("castle.trader.place")
def test_a_helper_goes_to_a_cart_for_nothing() -> None:
    scene = Scene(3).has(0, talers=0, helpers=6).begin(PlayTrader(0, "trader"))
    assert scene.options() == PLACE_ALL_CARTS
    scene.play("s0 place clay_cart")
    assert scene.shown()["carriers"]["clay_cart"] == 0
    assert (scene.player(0).helpers, scene.player(0).talers) == (5, 0)
    assert [one.params for one in scene.events("placed")] == [{"seat": "seat:0", "carrier": "carrier:clay_cart"}]


@pytest.mark.rule("castle.trader.one-helper", "castle.trader.displace")
@pytest.mark.ruling("castle", 11)
def test_empty_carts_come_first() -> None:
    scene = Scene(3).carriers(sand_cart=1, wood_cart=0).begin(PlayTrader(0, "trader"))
    refusal = Why("empty-cart-first", "castle.trader.displace", {})
    assert scene.why_not("s0 place sand_cart") == refusal
    assert scene.why_not("s0 place wood_cart") == refusal
    assert scene.options() == {"place clay_cart", "place stone_cart"}


@pytest.mark.rule("castle.trader.rider")
def test_the_rider_waits_for_full_carts() -> None:
    scene = Scene(3).carriers(sand_cart=1, wood_cart=0, clay_cart=2).begin(PlayTrader(0, "trader"))
    assert scene.why_not("s0 place rider") == Why("rider-later", "castle.trader.rider", {})
    scene = Scene(3).carriers(sand_cart=1, wood_cart=0, clay_cart=2, stone_cart=1).begin(PlayTrader(0, "trader"))
    assert "place rider" in scene.options()
    scene.play("s0 place rider")
    assert scene.shown()["carriers"]["rider"] == 0


@pytest.mark.rule("castle.trader.displace", "castle.trader.displace-own", "castle.trader.displace-fresh")
@pytest.mark.ruling("castle", 11)
def test_who_may_be_displaced() -> None:
    """All four carts taken, by anyone: others' helpers give way, but not own ones and not those of this round."""
    scene = Scene(3).carriers(sand_cart=0, wood_cart=1, clay_cart=2, stone_cart=1, rider=2).fresh("clay_cart")
    scene.begin(PlayTrader(0, "trader"))
    assert scene.options() == {"place wood_cart", "place stone_cart", "place rider"}
    assert scene.why_not("s0 place sand_cart") == Why("own-helper", "castle.trader.displace-own", {})
    fresh = Why("fresh-helper", "castle.trader.displace-fresh", {"owner": "seat:2"})
    assert scene.why_not("s0 place clay_cart") == fresh


@pytest.mark.rule("castle.trader.displace-fresh")
def test_a_helper_placed_at_the_rider_this_round_is_safe() -> None:
    scene = Scene(3).carriers(sand_cart=1, wood_cart=1, clay_cart=2, stone_cart=1, rider=2).fresh("rider")
    scene.begin(PlayTrader(0, "trader"))
    assert scene.why_not("s0 place rider").code == "fresh-helper"


@pytest.mark.rule("castle.trader.displaced-returns", "castle.trader.one-helper")
@pytest.mark.parametrize("carrier", ["wood_cart", "rider"])
def test_a_displaced_helper_goes_home(carrier: str) -> None:
    scene = Scene(3).carriers(sand_cart=0, wood_cart=1, clay_cart=2, stone_cart=2, rider=1)
    scene.has(0, helpers=5).has(1, helpers=4).begin(PlayTrader(0, "trader")).play(f"s0 place {carrier}")
    assert scene.shown()["carriers"][carrier] == 0
    assert (scene.player(0).helpers, scene.player(1).helpers) == (4, 5)
    (told,) = scene.events("displaced")
    assert told.params == {"seat": "seat:0", "owner": "seat:1", "carrier": f"carrier:{carrier}"}


@pytest.mark.rule("castle.trader.displace-fresh", "castle.trader.several")
def test_freshness_lasts_one_round() -> None:
    scene = Scene(4).carriers(sand_cart=3, wood_cart=3, clay_cart=3)
    scene.choose("trader", "trader", "messenger", "messenger").play("s0 place stone_cart")
    assert scene.why_not("s1 place stone_cart").code == "fresh-helper"
    scene.play("s1 place rider")
    scene.choose("messenger", "messenger", "trader", "bricklayer")
    assert {"place stone_cart", "place rider"} <= scene.options()


@pytest.mark.rule("castle.trader.compulsory")
@pytest.mark.ruling("castle", 13)
def test_placing_is_compulsory() -> None:
    scene = Scene(3).begin(PlayTrader(0, "trader"))
    assert scene.why_not("s0 keep-back") == Why("must-place", "castle.trader.compulsory", {})


@pytest.mark.rule("castle.trader.compulsory", "castle.trader.distribution")
@pytest.mark.ruling("castle", 13)
def test_without_a_legal_place_nobody_is_asked_and_goods_still_come() -> None:
    scene = Scene(3).carriers(sand_cart=0, wood_cart=0, clay_cart=0, stone_cart=0, rider=0)
    scene.has(0, helpers=1)
    scene.choose("trader", "messenger", "messenger")
    assert scene.s.round == 2
    assert scene.goods(0) == {"sand": 3, "wood": 2, "clay": 1, "stone": 1, "silver": 1}
    assert [one.params for one in scene.events("no-carrier")] == [{"seat": "seat:0"}]


@pytest.mark.rule("castle.trader.no-helper", "castle.trader.one-helper")
@pytest.mark.ruling("castle", 12)
def test_without_helpers_in_supply_nobody_is_moved() -> None:
    """Neither from another carrier nor from a building; the log says so."""
    scene = Scene(3).carriers(sand_cart=0, wood_cart=0).has(0, helpers=0).built("stable").housed(stable_16=0)
    scene.begin(PlayTrader(0, "trader"))
    assert scene.asked is None
    carriers = scene.shown()["carriers"]
    assert (carriers["sand_cart"], carriers["wood_cart"], carriers["clay_cart"]) == (0, 0, None)
    assert [one.params for one in scene.events("no-helper")] == [{"seat": "seat:0"}]


@pytest.mark.rule("castle.trader.no-helper", "castle.trader.distribution")
@pytest.mark.ruling("castle", 12)
def test_the_distribution_happens_without_a_placement() -> None:
    scene = Scene(3).carriers(sand_cart=0, wood_cart=1).has(0, helpers=0).has(1)
    scene.choose("trader", "messenger", "messenger")
    assert scene.s.round == 2
    assert (scene.goods(0), scene.goods(1)) == ({"sand": 3}, {"wood": 2})


@pytest.mark.rule("castle.trader.no-helper", "castle.winter.town-tavern-moves")
@pytest.mark.ruling("castle", 12)
def test_only_the_own_innkeeper_may_go_instead() -> None:
    scene = Scene(3, season="winter").carriers(sand_cart=0).has(0, helpers=0)
    scene.winter.open, scene.winter.innkeeper = ("town_tavern",), 0
    scene.begin(PlayTrader(0, "trader"))
    assert scene.options() == {"place wood_cart", "place clay_cart", "place stone_cart", "keep-back"}
    scene.play("s0 place clay_cart")
    (told,) = scene.events("moved")
    assert told.params == {"seat": "seat:0", "source": "place:town_tavern", "carrier": "carrier:clay_cart"}
    assert (scene.shown()["carriers"]["sand_cart"], scene.winter.innkeeper) == (0, -1)


@pytest.mark.rule("castle.trader.several", "castle.trader.distribution")
@pytest.mark.ruling("castle", 9)
def test_several_traders_one_distribution() -> None:
    """All place first, clockwise from the start player; then everybody at a carrier receives once."""
    scene = Scene(4, first=1).carriers(stone_cart=3)
    for seat in range(4):
        scene.has(seat)
    scene.choose("trader", "trader", "trader", "messenger")
    scene.play("s1 place sand_cart")
    assert scene.events("delivered") == []
    scene.play("s2 place wood_cart")
    assert scene.events("delivered") == []
    scene.play("s0 place clay_cart")
    assert [scene.goods(seat) for seat in range(4)] == [{"clay": 1}, {"sand": 3}, {"wood": 2}, {"stone": 1}]
    assert len(scene.events("delivered")) == 4


@pytest.mark.rule("castle.trader.several")
@pytest.mark.ruling("castle", 9)
def test_who_is_displaced_by_a_later_trader_receives_nothing() -> None:
    scene = Scene(3).carriers(sand_cart=2, wood_cart=2, clay_cart=2, stone_cart=2).has(2)
    scene.choose("trader", "trader", "messenger").play("s0 place stone_cart", "s1 place rider")
    assert "stone" not in scene.goods(2)
    assert scene.goods(2) == {"sand": 3, "wood": 2, "clay": 1}


@pytest.mark.rule("castle.trader.distribution")
def test_no_trader_no_goods() -> None:
    scene = Scene(3).carriers(sand_cart=0).has(0)
    scene.choose("messenger", "messenger", "messenger")
    assert scene.goods(0) == {}
    assert scene.s.round == 2


@pytest.mark.rule("castle.trader.yield", "castle.trader.tower-share")
@pytest.mark.parametrize(
    ("carrier", "kind", "yields"),
    [
        ("sand_cart", "sand", 4),
        ("wood_cart", "wood", 3),
        ("clay_cart", "clay", 2),
        ("stone_cart", "stone", 2),
        ("rider", "silver", 2),
    ],
)
def test_what_each_carrier_gives(carrier: str, kind: str, yields: int) -> None:
    scene = Scene(3).has(1).tower().carriers(**{carrier: 1})
    before = scene.s.stock[RESOURCES.index(kind)]
    scene.begin(Distribution())
    assert scene.goods(1) == {kind: yields - 1}
    assert scene.s.tower == pieces(**{kind: 1})
    assert scene.s.stock[RESOURCES.index(kind)] == before - yields


@pytest.mark.rule("castle.trader.shortage", "castle.trader.tower-share")
@pytest.mark.ruling("castle", 10)
@pytest.mark.parametrize(
    ("carrier", "kind", "stock", "to_tower", "to_player"),
    [
        ("stone_cart", "stone", 1, 1, 0),  # worked example tower_tax_first
        ("stone_cart", "stone", 0, 0, 0),
        ("sand_cart", "sand", 3, 1, 2),
        ("sand_cart", "sand", 2, 1, 1),
        ("rider", "silver", 1, 1, 0),
    ],
)
def test_short_stock_serves_the_tower_first(carrier: str, kind: str, stock: int, to_tower: int, to_player: int) -> None:
    scene = Scene(3).has(1).tower().stock(**{kind: stock}).carriers(**{carrier: 1}).begin(Distribution())
    assert scene.goods(1) == ({kind: to_player} if to_player else {})
    assert scene.s.tower == pieces(**{kind: to_tower})
    assert scene.s.stock[RESOURCES.index(kind)] == 0
    assert len(scene.events("tower-share")) == (1 if to_tower else 0)
    assert len(scene.events("delivered")) == (1 if to_player else 0)


@pytest.mark.rule("castle.trader.distribution", "castle.trader.tower-share")
def test_whose_trader_it_was_does_not_matter() -> None:
    """Every receiver gives the tower its piece, not only the one who played the card."""
    scene = Scene(3).has(0).has(1).tower().carriers(wood_cart=1)
    scene.choose("trader", "messenger", "messenger").play("s0 place sand_cart")
    assert scene.s.tower == pieces(sand=1, wood=1)
    assert (scene.goods(0), scene.goods(1)) == ({"sand": 3}, {"wood": 2})
    (told,) = scene.events("tower-share")
    assert told.params["pieces"] == [("resource:sand", 1), ("resource:wood", 1)]
