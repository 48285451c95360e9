"""The end of the game and final scoring, building by building (castle.end.*, castle.score.*)."""

from __future__ import annotations

import pytest

from greathall.games.castle.scoring import FinalScoring
from tests.games.castle.scenes import Scene
from tests.stage import Why

ALL_TILES = ("tower*9", "house*6", "well", "keep", "tavern", "big_gate", "small_gate", "stable")
WITH_SPACES = ("keep", "tavern", "big_gate", "small_gate", "stable", "servants_quarters", "palace")
TOWER = {"clay": 1, "wood": 1, "sand": 2}


def ending(seats: int = 3, first: int = 0) -> Scene:
    scene = Scene(seats, first)
    for seat in range(seats):
        scene.has(seat, talers=0)
    return scene


def finish(scene: Scene) -> Scene:
    return scene.begin(FinalScoring())


@pytest.mark.rule("castle.end.last-round")
@pytest.mark.parametrize(("seats", "last"), [(2, 12), (3, 15), (4, 12)])
def test_the_last_round(seats: int, last: int) -> None:
    cards = "messenger bricklayer" if seats == 2 else "messenger"
    for number, over in ((last - 1, False), (last, True)):
        scene = Scene(seats).tower()
        scene.s.round = number
        scene.choose(*[cards] * seats)
        while scene.asked:
            scene.play(scene.decision.default.notation)
        assert scene.table.over is over


@pytest.mark.rule("castle.end.all-built", "castle.architect.points")
@pytest.mark.ruling("castle", 7)
def test_the_23rd_tile_makes_the_round_the_last() -> None:
    """The round is played out: helpers of the same card, later cards, the architect."""
    scene = Scene(3).cards(2, played="messenger").built(*ALL_TILES, "servants_quarters")
    scene.has(0, talers=10, stone=3, clay=3, wood=2, sand=3)
    scene.choose("stonemason", "worker_sand_clay", "architect").play("s0 buy-nothing")
    scene.build(0, "palace", stone=3, clay=3, wood=1, sand=1)
    assert len(scene.s.built) == 23
    assert scene.asked == (0, "house-helper")  # no tile is left to ask for
    scene.play("s0 house forge_10 10")
    assert scene.asked == (1, "build")
    assert scene.options() == {"build-nothing"}
    scene.play("s1 build-nothing")
    assert scene.table.over
    assert scene.s.round == 1
    assert scene.scored(2, "architect") == 5
    assert len(scene.events("all-built")) == 1


@pytest.mark.rule("castle.score.carriers-leave")
def test_helpers_at_carriers_go_home_unscored() -> None:
    scene = ending().carriers(sand_cart=0, rider=1).housed(tavern_12=2).built("tavern")
    scene.has(0, helpers=3).has(1, helpers=4)
    finish(scene)
    assert set(scene.s.carriers) == {-1}
    assert (scene.player(0).helpers, scene.player(1).helpers) == (4, 5)
    assert scene.totals() == [0, 0, 1]


@pytest.mark.rule("castle.score.keep", "castle.score.keep-standing")
@pytest.mark.ruling("castle", 27)
def test_the_keep_counts_free_spaces_of_standing_buildings() -> None:
    """Market 2, forge 2, stable 2, less one taken; not carriers, not spaces under tiles."""
    scene = finish(ending().built("keep", "stable").housed(keep_1=0, stable_16=1))
    assert scene.scored(0, "keep") == 3 * 5


@pytest.mark.rule("castle.score.keep-standing")
@pytest.mark.ruling("castle", 27)
def test_winter_cards_are_no_spaces_for_the_keep() -> None:
    scene = Scene(3, season="winter").built("keep").housed(keep_1=0)
    scene.winter.open = ("granary", "town_tavern")
    assert finish(scene).scored(0, "keep") == 3 * 4


@pytest.mark.rule("castle.score.keep-standing")
@pytest.mark.ruling("castle", 27)
def test_variant_the_keep_counts_all_spaces_of_the_board() -> None:
    scene = Scene(3, keep_counts="all").built("keep", "stable").housed(keep_1=0, stable_16=1)
    assert finish(scene).scored(0, "keep") == 3 * 14


@pytest.mark.rule("castle.score.tavern-full", "castle.score.tavern-half", "castle.score.in-castle")
def test_tavern_with_eleven_helpers() -> None:
    """Worked example tavern_eleven_helpers: 11 and 5, whoever owns the helpers."""
    scene = ending().built(*WITH_SPACES).housed(tavern_12=0, tavern_6=1, market_1=2, market_2=2, forge_10=0)
    scene.housed(forge_6=1, palace_1=2, stable_12=2, servants_1=1, servants_2=0, servants_3=2)
    scene.carriers(sand_cart=0, wood_cart=1)
    assert len(scene.s.spaces) == 11
    finish(scene)
    assert (scene.scored(0, "tavern"), scene.scored(1, "tavern")) == (11, 5)


@pytest.mark.rule("castle.score.in-castle")
@pytest.mark.ruling("castle", 28)
def test_granary_and_town_tavern_lie_beside_the_castle() -> None:
    scene = Scene(3, season="winter").built("tavern").housed(tavern_12=0, market_1=1)
    scene.winter.open, scene.winter.granary, scene.winter.innkeeper = ("granary", "town_tavern"), (1, 2), 2
    assert finish(scene).scored(0, "tavern") == 2


@pytest.mark.rule("castle.score.big-gate", "castle.score.small-gate")
@pytest.mark.parametrize("towers", [0, 4, 9])
def test_gates_count_towers(towers: int) -> None:
    scene = ending().built("big_gate", "small_gate", "house*3").housed(big_gate_1=0, small_gate_1=1)
    finish(scene.built(*[f"tower_{i + 1}" for i in range(towers)]))
    assert (scene.scored(0, "gates"), scene.scored(1, "gates")) == (2 * towers, towers)


@pytest.mark.rule("castle.score.stable-high", "castle.score.stable-low")
@pytest.mark.parametrize("houses", [0, 3, 6])
def test_stables_count_houses(houses: int) -> None:
    scene = ending().built("stable", "tower*3").housed(stable_16=0, stable_12=1)
    finish(scene.built(*[f"house_{i + 1}" for i in range(houses)]))
    assert (scene.scored(0, "stable"), scene.scored(1, "stable")) == (3 * houses, 2 * houses)


@pytest.mark.rule("castle.score.servants-quarters")
def test_servants_count_tiles_left() -> None:
    """Every helper there scores; 23 less the three that stand."""
    scene = ending().built("servants_quarters", "well", "tower_1").housed(servants_1=0, servants_2=0, servants_3=1)
    finish(scene)
    assert (scene.scored(0, "servants_quarters"), scene.scored(1, "servants_quarters")) == (40, 20)


@pytest.mark.rule("castle.score.market-one", "castle.score.market-automatic")
@pytest.mark.ruling("castle", 30)
def test_market_with_one_helper() -> None:
    """A point for two talers, done without asking; the odd taler stays."""
    scene = ending().has(0, talers=7).has(1, talers=6).housed(market_1=0, market_2=1)
    treasury = scene.s.treasury
    finish(scene)
    assert scene.table.over
    assert (scene.scored(0, "market"), scene.player(0).talers) == (3, 1)
    assert (scene.scored(1, "market"), scene.player(1).talers) == (3, 0)
    assert scene.s.treasury == treasury + 12


@pytest.mark.rule("castle.score.market-two", "castle.score.market-automatic")
@pytest.mark.ruling("castle", 30)
def test_market_with_two_helpers() -> None:
    scene = finish(ending().has(0, talers=7).has(1, talers=5).housed(market_1=0, market_2=0))
    assert (scene.scored(0, "market"), scene.player(0).talers) == (7, 0)
    assert (scene.scored(1, "market"), scene.player(1).talers) == (0, 5)


@pytest.mark.rule("castle.score.palace", "castle.score.palace-choice")
def test_palace_takes_up_to_five_pieces() -> None:
    """At building values (palace_clay: a clay is 4), and then no more."""
    scene = finish(ending().has(0, sand=2, wood=2, clay=2, stone=2).built("palace").housed(palace_1=0))
    assert scene.asked == (0, "convert-piece")
    stock = list(scene.s.stock)
    scene.play("s0 convert stone")
    assert scene.s.stock[3] == stock[3] + 1
    scene.play("s0 convert stone", "s0 convert clay", "s0 convert wood", "s0 convert sand")
    assert scene.table.over
    assert scene.scored(0, "palace") == 5 + 5 + 4 + 2 + 1
    assert scene.goods(0) == {"sand": 1, "wood": 1, "clay": 1}


@pytest.mark.rule("castle.score.palace-choice")
@pytest.mark.ruling("castle", 29)
def test_fewer_pieces_may_be_handed_in() -> None:
    scene = finish(ending().has(0, clay=1, sand=1).built("palace").housed(palace_1=0))
    assert scene.options() == {"convert-no-more", "convert clay", "convert sand"}
    none = Why("no-piece", "castle.score.palace", {"resource": "resource:stone"})
    assert scene.why_not("s0 convert stone") == none
    scene.play("s0 convert clay", "s0 convert-no-more")
    assert scene.scored(0, "palace") == 4
    assert scene.goods(0) == {"sand": 1}


@pytest.mark.rule("castle.score.palace", "castle.score.palace-choice")
def test_pieces_are_handed_in_in_any_order() -> None:
    """A cheap piece first: the dear ones may still follow, and what is lacking is told, not hidden."""
    scene = finish(ending().has(0, stone=5, sand=1, silver=1).built("palace").housed(palace_1=0))
    scene.play("s0 convert sand")
    assert scene.decision.params["n"] == 4
    assert {"convert-no-more", "convert stone", "convert-silver clay"} <= scene.options()
    assert scene.why_not("s0 convert sand") == Why("no-piece", "castle.score.palace", {"resource": "resource:sand"})
    scene.play("s0 convert-silver stone", "s0 convert stone", "s0 convert stone", "s0 convert stone")
    assert scene.table.over
    assert scene.scored(0, "palace") == 1 + 4 * 5


@pytest.mark.rule("castle.score.palace-two")
def test_palace_with_two_helpers_takes_ten() -> None:
    scene = finish(ending().has(0, stone=9, clay=3).built("palace").housed(palace_1=0, palace_2=0))
    scene.play(*["s0 convert stone"] * 9, "s0 convert clay")
    assert scene.table.over
    assert scene.scored(0, "palace") == 49
    assert scene.goods(0) == {"clay": 2}


@pytest.mark.rule("castle.score.palace-silver", "castle.build.silver-when")
@pytest.mark.ruling("castle", 20)
def test_silver_is_swapped_before_it_is_handed_in() -> None:
    """It stays in the forge; the piece from the cart goes straight back to the cart."""
    scene = finish(ending().has(0, silver=2).built("palace").housed(palace_1=0))
    stock = list(scene.s.stock)
    scene.play("s0 convert-silver stone", "s0 convert-silver stone")
    assert scene.scored(0, "palace") == 10
    assert scene.s.forge == 2
    assert scene.s.stock == stock
    assert [one.kind for one in scene.events()][1:4] == ["swapped", "converted", "points"]


@pytest.mark.rule("castle.score.palace-silver")
def test_silver_cannot_bring_what_no_cart_holds() -> None:
    scene = finish(ending().has(0, silver=1).stock(stone=0, clay=0).built("palace").housed(palace_1=0))
    assert scene.options() == {"convert-no-more", "convert-silver wood", "convert-silver sand"}
    empty = Why("cart-empty", "castle.build.silver-source", {"resource": "resource:stone"})
    assert scene.why_not("s0 convert-silver stone") == empty
    scene = finish(ending().has(0, sand=1).built("palace").housed(palace_1=0))
    assert scene.why_not("s0 convert-silver stone") == Why("no-silver", "castle.score.palace-silver", {})


@pytest.mark.rule("castle.score.palace-order", "castle.score.order")
@pytest.mark.ruling("castle", 29)
def test_palace_clockwise_from_the_last_start_player() -> None:
    """Pieces handed in lie on the carts at once, where the next player's silver finds them."""
    scene = ending(3, first=2).has(0, silver=1).has(2, stone=1).stock(stone=0, clay=0, wood=0, sand=0)
    scene.built("palace").housed(palace_1=0, palace_2=2)
    finish(scene)
    assert scene.asked == (2, "convert-piece")
    scene.play("s2 convert stone")
    assert scene.asked == (0, "convert-piece")
    assert scene.options() == {"convert-no-more", "convert-silver stone"}


@pytest.mark.rule("castle.score.palace-choice")
@pytest.mark.ruling("castle", 29)
def test_own_pieces_handed_in_serve_the_own_silver() -> None:
    scene = ending().has(0, silver=1, stone=1).stock(stone=0, clay=0, wood=0, sand=0)
    finish(scene.built("palace").housed(palace_1=0)).play("s0 convert stone", "s0 convert-silver stone")
    assert scene.scored(0, "palace") == 10


@pytest.mark.rule("castle.score.forge-full", "castle.score.forge-half")
def test_forge_with_nine_silver() -> None:
    """Worked example forge_nine_silver: 9 and 4, together 13."""
    scene = ending().housed(forge_10=0, forge_6=0)
    scene.s.forge = 9
    assert finish(scene).scored(0, "forge") == 13
    scene = ending().housed(forge_10=1, forge_6=2)
    scene.s.forge = 9
    finish(scene)
    assert (scene.scored(1, "forge"), scene.scored(2, "forge")) == (9, 4)


@pytest.mark.rule("castle.score.order", "castle.score.palace-choice")
@pytest.mark.ruling("castle", 29)
def test_silver_of_the_palace_feeds_the_forge() -> None:
    """The palace comes before the forge, so an opponent there profits: a reason to choose."""
    scene = ending().has(0, silver=2).built("palace").housed(palace_1=0, forge_10=1)
    scene.s.forge = 3
    finish(scene).play("s0 convert-silver stone", "s0 convert-no-more")
    assert scene.scored(1, "forge") == 4


@pytest.mark.rule("castle.score.order")
@pytest.mark.ruling("castle", 29)
def test_the_order_of_scoring() -> None:
    scene = Scene(3, season="winter").built(*WITH_SPACES, "tower_1", "house_1")
    scene.has(0, talers=4, clay=1)
    scene.housed(keep_1=0, tavern_12=0, big_gate_1=0, stable_16=0, servants_1=0, market_1=0, palace_1=0, forge_10=0)
    scene.s.forge, scene.winter.open, scene.winter.granary = 1, ("granary",), (0,)
    finish(scene).play("s0 convert clay")
    assert [one.params["category"] for one in scene.events("points")] == [
        "score:keep",
        "score:tavern",
        "score:gates",
        "score:stable",
        "score:servants_quarters",
        "score:market",
        "score:palace",
        "score:forge",
        "score:granary",
    ]


@pytest.mark.rule("castle.score.track")
def test_the_track_goes_on_beyond_90() -> None:
    scene = finish(ending().points(0, 88).built("stable", "house*6").housed(stable_16=0))
    assert scene.totals()[0] == 88 + 18
    assert scene.shown()["players"][0]["points"] == 106
