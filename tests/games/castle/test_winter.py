"""Winter events that are settled at once and leave (castle.winter.*)."""

from __future__ import annotations

import pytest

from tests.games.castle.scenes import Scene, winter_scene
from tests.stage import Why

ONCE = ["plague", "broken_wall", "snowfall", "hearth", "famine", "robbers", "trade_tax", "new_road"]
WORKERS = ("worker_wood_silver", "worker_sand_clay", "worker_stone")


def drawn(event: str, *choices: str, seats: int = 3, first: int = 0) -> Scene:
    """The event lies open; the cards just chosen lie face down."""
    return winter_scene(event, seats, first).choose(*(choices or ("bricklayer",) * seats))


def settle(scene: Scene) -> Scene:
    while scene.asked and not scene.events("reveal"):
        scene.play(scene.decision.default.notation)
    return scene


def short(n: int) -> Why:
    return Why("talers-missing", "castle.winter.cannot-pay", {"n": n})


@pytest.mark.rule("castle.winter.timing", "castle.winter.leaves")
@pytest.mark.ruling("castle", 32, 33)
@pytest.mark.parametrize("event", ONCE)
def test_drawn_after_the_choice_settled_before_the_reveal_and_gone(event: str) -> None:
    scene = winter_scene(event)
    for seat in range(3):
        scene.has(seat, talers=9, sand=1, wood=2, clay=1, stone=1).points(seat, 9)
        scene.cards(seat, played="trader").carriers(sand_cart=0, wood_cart=1, clay_cart=2)
    scene.housed(market_1=0, market_2=1, forge_6=2).choose("messenger", "messenger", "messenger")
    assert [one.params for one in scene.events("winter")] == [{"event": f"winter:{event}"}]
    assert scene.events("reveal") == []
    assert scene.asked is not None
    settle(scene)
    assert scene.winter.past == (event,)
    assert scene.winter.open == ()
    assert [one.params for one in scene.events("winter-ends")] == [{"event": f"winter:{event}"}]
    assert [one.kind for one in scene.events()].index("winter-ends") < [one.kind for one in scene.events()].index(
        "reveal"
    )


@pytest.mark.rule("castle.winter.player-order")
@pytest.mark.ruling("castle", 33)
def test_events_are_settled_clockwise_from_the_start_player() -> None:
    scene = drawn("hearth", seats=4, first=2)
    for seat in (2, 3, 0, 1):
        assert scene.asked == (seat, "offer")
        scene.play(f"s{seat} decline")


@pytest.mark.rule("castle.winter.symbols")
def test_no_symbol_no_event() -> None:
    scene = winter_scene("hearth")
    scene.s.round += 1
    scene.choose("messenger", "messenger", "messenger")
    assert scene.winter.deck == ["hearth"]
    assert scene.events("winter") == []


# Offers


@pytest.mark.rule("castle.winter.broken-wall")
@pytest.mark.ruling("castle", 37)
def test_broken_wall_is_an_offer_of_up_to_three_stone() -> None:
    scene = winter_scene("broken_wall").has(0, stone=5).has(1, stone=1).has(2)
    scene.choose("bricklayer", "bricklayer", "bricklayer")
    assert scene.options() == {"decline", "give 3 stone", "give 6 stone stone", "give 9 stone stone stone"}
    stock = scene.s.stock[3]
    scene.play("s0 give 9 stone stone stone")
    assert (scene.scored(0, "winter"), scene.goods(0), scene.s.stock[3]) == (9, {"stone": 2}, stock + 3)
    missing = Why("pieces-missing", "castle.winter.cannot-pay", {"pieces": [("resource:stone", 2)]})
    assert scene.why_not("s1 give 9 stone stone stone") == missing
    scene.play("s1 decline")  # one could have been given
    assert scene.events("declined")[-1].params == {"seat": "seat:1", "event": "winter:broken_wall"}
    assert scene.options() == {"decline"}


@pytest.mark.rule("castle.winter.hearth")
def test_hearth_two_wood_for_three_points_once() -> None:
    scene = winter_scene("hearth").has(0, wood=5).has(1, wood=1)
    scene.choose("bricklayer", "bricklayer", "bricklayer")
    assert scene.options() == {"decline", "give 3 wood wood"}
    scene.play("s0 give 3 wood wood")
    assert (scene.scored(0, "winter"), scene.goods(0)) == (3, {"wood": 3})
    assert scene.why_not("s1 give 3 wood wood").params == {"pieces": [("resource:wood", 1)]}


@pytest.mark.rule("castle.winter.new-road")
def test_new_road_four_points_or_five_talers() -> None:
    scene = winter_scene("new_road")
    for seat in range(3):
        scene.has(seat, talers=0, stone=1, clay=1, sand=2)
    scene.has(2, stone=1, sand=1).choose("bricklayer", "bricklayer", "bricklayer")
    assert scene.options() == {"decline", "give 4 stone clay sand", "give-for-talers 5 stone clay sand"}
    scene.play("s0 give 4 stone clay sand")
    assert (scene.scored(0, "winter"), scene.goods(0)) == (4, {"sand": 1})
    treasury = scene.s.treasury
    scene.play("s1 give-for-talers 5 stone clay sand")
    assert (scene.player(1).talers, scene.s.treasury, scene.player(1).total) == (5, treasury - 5, 0)
    assert scene.options() == {"decline"}
    assert scene.why_not("s2 give 4 stone clay sand").params == {"pieces": [("resource:clay", 1)]}


@pytest.mark.rule("castle.winter.new-road", "castle.supply.talers")
@pytest.mark.ruling("castle", 26)
def test_new_road_and_a_short_treasury() -> None:
    scene = winter_scene("new_road").has(0, talers=0, stone=1, clay=1, sand=1).treasury(2)
    scene.choose("bricklayer", "bricklayer", "bricklayer").play("s0 give-for-talers 5 stone clay sand")
    assert (scene.player(0).talers, scene.s.treasury) == (2, 0)
    assert [one.params for one in scene.events("rewarded")] == [{"seat": "seat:0", "n": 2, "event": "winter:new_road"}]


@pytest.mark.rule("castle.winter.silver", "castle.build.silver-when")
@pytest.mark.ruling("castle", 20)
def test_two_silver_pay_the_hearth() -> None:
    """The rulebook's example: 2 silver to the forge for the 2 wood."""
    scene = winter_scene("hearth").has(0, silver=2).choose("bricklayer", "bricklayer", "bricklayer")
    wood = scene.s.stock[1]
    scene.play("s0 give 3 wood wood")
    assert scene.asked == (0, "swap-for-event")
    assert scene.options() == {"swap wood"}
    lacking = Why("pieces-missing", "castle.winter.cannot-pay", {"pieces": [("resource:wood", 2)]})
    assert scene.why_not("s0 swap-no-more") == lacking
    scene.play("s0 swap wood", "s0 swap wood")
    assert (scene.scored(0, "winter"), scene.s.forge, scene.goods(0), scene.s.stock[1]) == (3, 2, {}, wood)
    assert scene.asked == (1, "offer")


@pytest.mark.rule("castle.winter.silver")
@pytest.mark.ruling("castle", 20)
def test_silver_may_spare_pieces_of_one_s_own() -> None:
    """Also where the own pieces would do; what the card does not ask for cannot be swapped."""
    scene = winter_scene("new_road").has(0, stone=1, clay=1, sand=1, silver=2).choose(*["bricklayer"] * 3)
    scene.play("s0 give 4 stone clay sand")
    assert scene.options() == {"swap-no-more", "swap sand", "swap clay", "swap stone"}
    other = Why("swap-not-asked", "castle.winter.silver", {"resource": "resource:wood"})
    assert scene.why_not("s0 swap wood") == other
    scene.play("s0 swap stone")
    assert scene.why_not("s0 swap stone").code == "swap-not-asked"
    scene.play("s0 swap-no-more")
    assert (scene.goods(0), scene.s.forge) == ({"stone": 1, "silver": 1}, 1)
    assert scene.scored(0, "winter") == 4


@pytest.mark.rule("castle.winter.silver", "castle.build.silver-source")
def test_silver_that_is_needed_elsewhere_cannot_be_wasted() -> None:
    scene = winter_scene("new_road").has(0, stone=1, clay=1, silver=1).has(1, stone=1, clay=1, silver=1)
    scene.choose("bricklayer", "bricklayer", "bricklayer").play("s0 give 4 stone clay sand")
    assert scene.options() == {"swap sand"}
    lacking = Why("pieces-missing", "castle.winter.cannot-pay", {"pieces": [("resource:sand", 1)]})
    assert scene.why_not("s0 swap stone") == lacking
    scene.play("s0 swap sand")
    scene.stock(sand=0).relaid()
    empty = Why("cart-empty", "castle.build.silver-source", {"resource": "resource:sand"})
    assert scene.why_not("s1 give 4 stone clay sand") == empty


# Cards or talers


@pytest.mark.rule("castle.winter.plague")
def test_plague_takes_a_played_card_or_a_taler_for_each() -> None:
    scene = winter_scene("plague")
    for seat in range(3):
        scene.has(seat, talers=3).cards(seat, played="trader messenger worker_stone")
    scene.choose("bricklayer", "bricklayer", "bricklayer")
    assert scene.options() == {"pay-talers 3", "give-up trader", "give-up messenger", "give-up worker_stone"}
    treasury = scene.s.treasury
    scene.play("s0 pay-talers 3")
    assert (scene.player(0).talers, scene.s.treasury) == (0, treasury + 3)
    scene.play("s1 give-up trader")
    assert scene.player(1).gone == ("trader",)
    assert scene.player(1).played == ("messenger", "worker_stone")
    assert scene.player(1).talers == 3


@pytest.mark.rule("castle.winter.plague-spared", "castle.winter.face-down")
@pytest.mark.ruling("castle", 34, 36)
def test_plague_spares_who_has_played_nothing_and_ignores_face_down_cards() -> None:
    scene = winter_scene("plague").cards(1, played="trader")
    scene.choose("messenger", "messenger", "messenger")
    assert scene.asked == (1, "pay-or-lose-card")
    assert scene.options() == {"pay-talers 1", "give-up trader"}  # the card just chosen counts for nothing
    scene.play("s1 give-up trader")
    assert len(scene.events("reveal")) == 3


@pytest.mark.rule("castle.winter.plague-poor")
@pytest.mark.ruling("castle", 36)
def test_plague_who_is_too_poor_must_give_a_card() -> None:
    scene = winter_scene("plague").has(0, talers=1).cards(0, played="trader messenger worker_stone")
    scene.choose("bricklayer", "bricklayer", "bricklayer")
    assert scene.options() == {"give-up trader", "give-up messenger", "give-up worker_stone"}
    assert scene.why_not("s0 pay-talers 3") == short(2)


@pytest.mark.rule("castle.winter.plague", "castle.choose.architect-needs-played")
@pytest.mark.ruling("castle", 2, 36)
def test_an_architect_whose_only_played_card_died_still_acts() -> None:
    scene = winter_scene("plague").cards(0, played="trader")
    scene.choose("architect", "bricklayer", "bricklayer").play("s0 give-up trader")
    settle(scene)
    while scene.asked:
        scene.play(scene.decision.default.notation)
    assert len(scene.player(0).hand) == 7
    assert scene.player(0).played == ()


@pytest.mark.rule("castle.winter.snowfall", "castle.winter.face-down")
@pytest.mark.ruling("castle", 34)
def test_snowfall_takes_a_worker_from_hand_or_row_not_face_down() -> None:
    scene = winter_scene("snowfall").has(0, talers=3).cards(0, played="worker_stone trader")
    scene.choose("worker_sand_clay", "bricklayer", "bricklayer")
    assert scene.options() == {"pay-talers 3", "give-up worker_stone", "give-up worker_wood_silver"}
    scene.play("s0 give-up worker_wood_silver")
    assert scene.player(0).gone == ("worker_wood_silver",)
    assert scene.options() == {"pay-talers 3", *(f"give-up {worker}" for worker in WORKERS)}
    scene.play("s1 pay-talers 3")
    assert scene.player(1).talers == 0


@pytest.mark.rule("castle.winter.snowfall-no-worker", "castle.winter.cannot-pay")
@pytest.mark.ruling("castle", 35)
@pytest.mark.parametrize(("talers", "left"), [(7, 4), (3, 0), (2, 0), (0, 0)])
def test_snowfall_without_a_worker_costs_up_to_three(talers: int, left: int) -> None:
    """Here the last worker lies face down, out of reach."""
    scene = winter_scene("snowfall").has(0, talers=talers)
    scene.cards(0, played="", gone="worker_stone worker_wood_silver")
    scene.choose("worker_sand_clay", "bricklayer", "bricklayer")
    if talers >= 3:
        assert scene.options() == {"pay-talers 3"}
        scene.play("s0 pay-talers 3")
    assert scene.asked == (1, "pay-or-lose-card")
    assert scene.player(0).talers == left


@pytest.mark.rule("castle.winter.robbers")
@pytest.mark.ruling("castle", 34)
@pytest.mark.parametrize("played", ["", "messenger"])
def test_robbers_take_three_talers_or_the_messenger(played: str) -> None:
    scene = winter_scene("robbers").has(0, talers=3).cards(0, played=played)
    scene.choose("bricklayer", "bricklayer", "bricklayer")
    assert scene.options() == {"pay-talers 3", "give-up messenger"}
    scene.play("s0 give-up messenger")
    assert scene.player(0).gone == ("messenger",)
    assert "messenger" not in scene.player(0).hand + scene.player(0).played
    scene.has(1, talers=2)
    assert scene.why_not("s1 pay-talers 3") == short(1)


@pytest.mark.rule("castle.winter.robbers-face-down", "castle.winter.face-down")
@pytest.mark.ruling("castle", 34)
def test_a_messenger_already_chosen_leaves_without_effect() -> None:
    scene = drawn("robbers", "messenger", "bricklayer", "bricklayer")
    before = scene.player(0).talers
    scene.play("s0 give-up messenger")
    settle(scene)
    assert scene.player(0).gone == ("messenger",)
    assert scene.player(0).talers == before
    assert [one.params["seat"] for one in scene.events("reveal")] == ["seat:1", "seat:2"]


@pytest.mark.rule("castle.winter.robbers-face-down", "castle.choose.two-player")
@pytest.mark.ruling("castle", 34)
def test_with_two_players_the_other_card_still_acts() -> None:
    scene = drawn("robbers", "messenger trader", "bricklayer worker_sand_clay", seats=2)
    scene.play("s0 give-up messenger", "s1 pay-talers 3")
    assert scene.player(0).played == ("trader",)
    assert scene.asked == (0, "place-helper")
    assert len(scene.player(0).hand) == 6


@pytest.mark.rule("castle.winter.robbers-no-messenger", "castle.winter.cannot-pay")
@pytest.mark.ruling("castle", 35)
@pytest.mark.parametrize(("talers", "left"), [(5, 2), (1, 0), (0, 0)])
def test_robbers_without_a_messenger_take_up_to_three(talers: int, left: int) -> None:
    scene = winter_scene("robbers").has(0, talers=talers).cards(0, played="", gone="messenger")
    scene.choose("bricklayer", "bricklayer", "bricklayer")
    if talers >= 3:
        assert scene.options() == {"pay-talers 3"}
        scene.play("s0 pay-talers 3")
    assert scene.asked == (1, "pay-or-lose-card")
    assert scene.player(0).talers == left


# Talers or points for every helper


@pytest.mark.rule("castle.winter.famine", "castle.score.in-castle")
@pytest.mark.ruling("castle", 28, 35)
def test_famine_costs_three_talers_or_two_points_for_each_helper() -> None:
    """Helpers at carriers, in the granary and in the town tavern do not count."""
    scene = winter_scene("famine").has(0, talers=20).points(0, 20).carriers(sand_cart=0)
    scene.winter.open, scene.winter.granary, scene.winter.innkeeper = ("granary", "town_tavern"), (0,), 0
    scene.housed(market_1=0, forge_6=0, forge_10=0, market_2=1).points(1, 5)
    scene.choose("bricklayer", "bricklayer", "bricklayer")
    assert scene.options() == {f"pay-fines {n}" for n in range(4)}
    assert scene.decision.params["helpers"] == 3
    treasury = scene.s.treasury
    scene.play("s0 pay-fines 1")
    assert (scene.player(0).talers, scene.player(0).total, scene.s.treasury) == (17, 16, treasury + 3)
    scene.play("s1 pay-fines 0")
    assert scene.player(1).total == 3
    assert scene.events("reveal")  # nobody else has a helper in the castle


@pytest.mark.rule("castle.winter.trade-tax")
@pytest.mark.ruling("castle", 35)
def test_trade_tax_costs_a_taler_or_two_points_for_each_helper_at_a_carrier() -> None:
    scene = winter_scene("trade_tax").has(0, talers=20).points(0, 20)
    scene.carriers(sand_cart=0, wood_cart=0, rider=0, clay_cart=1).housed(market_1=2)
    scene.choose("bricklayer", "bricklayer", "bricklayer")
    assert scene.options() == {f"pay-fines {n}" for n in range(4)}
    treasury = scene.s.treasury
    scene.play("s0 pay-fines 2")
    assert (scene.player(0).talers, scene.player(0).total, scene.s.treasury) == (18, 18, treasury + 2)
    assert scene.asked == (1, "pay-for-helpers")


@pytest.mark.rule("castle.winter.cannot-pay", "castle.winter.points-floor")
@pytest.mark.ruling("castle", 35)
@pytest.mark.parametrize(
    ("talers", "points", "options"),
    [
        (9, 6, {0, 1, 2, 3}),
        (9, 3, {2, 3}),  # points reach for one helper only
        (5, 6, {0, 1}),  # talers reach for one helper only
        (5, 3, {1}),  # one each; nothing reaches for the third, who costs what points are left
        (2, 0, {0}),
        (2, 1, {0}),
        (9, 0, {3}),
    ],
)
def test_only_what_can_be_paid_in_full_may_be_chosen(talers: int, points: int, options: set[int]) -> None:
    scene = winter_scene("famine").has(0, talers=talers).points(0, points)
    scene.housed(market_1=0, forge_6=0, forge_10=0).choose("bricklayer", "bricklayer", "bricklayer")
    assert scene.options() == {f"pay-fines {n}" for n in options}
    paid = min(options)
    scene.play(f"s0 pay-fines {paid}")
    assert scene.player(0).talers == talers - 3 * paid
    assert scene.player(0).total == max(0, points - 2 * (3 - paid))


@pytest.mark.rule("castle.winter.cannot-pay")
@pytest.mark.ruling("castle", 35)
def test_why_a_fine_cannot_be_chosen() -> None:
    scene = winter_scene("famine").has(0, talers=5).points(0, 3)
    scene.housed(market_1=0, forge_6=0, forge_10=0).choose("bricklayer", "bricklayer", "bricklayer")
    assert scene.why_not("s0 pay-fines 2") == short(1)
    assert scene.why_not("s0 pay-fines 0") == Why("points-left", "castle.winter.cannot-pay", {})


@pytest.mark.rule("castle.winter.timing")
@pytest.mark.parametrize("event", ONCE)
def test_a_question_cites_the_card_that_asks(event: str) -> None:
    scene = winter_scene(event).has(0, stone=1, clay=1, sand=1, wood=2).cards(0, played="trader")
    scene.carriers(sand_cart=0).housed(market_1=0).points(0, 9).choose("messenger", "messenger", "messenger")
    assert scene.decision.rule == f"castle.winter.{event.replace('_', '-')}"
