"""Winter events that stay: granary, town tavern, beggar (castle.winter.*)."""

from __future__ import annotations

import pytest

from greathall.games.castle.helpers import OfferSpaces
from greathall.games.castle.round import Round
from greathall.games.castle.scoring import FinalScoring
from greathall.games.castle.trader import PlayTrader
from tests.games.castle.scenes import Scene, winter_scene
from tests.stage import Why

TOWER = {"clay": 1, "wood": 1, "sand": 2}


def with_open(*events: str, tavern_rules: str = "free") -> Scene:
    scene = Scene(3, season="winter", tavern_rules=tavern_rules)
    scene.winter.open = events
    return scene


def sending(scene: Scene, erected: int = 1, card: str = "bricklayer") -> Scene:
    scene.s.builders = (0,) * erected
    return scene.begin(OfferSpaces(0, card))


@pytest.mark.rule("castle.winter.lasting")
@pytest.mark.ruling("castle", 33)
@pytest.mark.parametrize("event", ["town_tavern", "granary"])
def test_tavern_and_granary_stay_to_the_end(event: str) -> None:
    scene = winter_scene(event).tower()
    scene.choose("messenger", "messenger", "messenger")
    assert scene.winter.open == (event,)
    for seat in range(3):
        scene.cards(seat, played="")
    scene.s.round = scene.s.rounds
    scene.choose("messenger", "messenger", "messenger")
    assert scene.table.over
    assert scene.winter.open == (event,)


@pytest.mark.rule("castle.winter.player-order", "castle.winter.lasting")
@pytest.mark.ruling("castle", 33)
@pytest.mark.parametrize(
    ("order", "first"), [(("frozen_beauty", "beggar"), "court"), (("beggar", "frozen_beauty"), "answer-beggar")]
)
def test_lasting_cards_act_in_order_of_appearance(order: tuple[str, ...], first: str) -> None:
    scene = with_open(*order)
    scene.winter.suitors = (0, 1, 2)
    scene.begin(Round())
    assert scene.asked == (0, first)
    assert scene.player(0).talers == 5  # after the taler of the round


# Granary


@pytest.mark.rule("castle.winter.granary")
@pytest.mark.parametrize("card", ["bricklayer", "stonemason"])
def test_a_helper_for_the_granary(card: str) -> None:
    scene = sending(with_open("granary").has(0, talers=5), card=card)
    treasury = scene.s.treasury
    scene.play("s0 store 5")
    assert scene.winter.granary == (0,)
    assert (scene.player(0).talers, scene.player(0).helpers, scene.s.treasury) == (0, 5, treasury + 5)
    short = sending(with_open("granary", "town_tavern").has(0, talers=3))
    assert short.why_not("s0 store 5") == Why("fee-missing", "castle.helper.fee", {"n": 2})


@pytest.mark.rule("castle.winter.granary", "castle.helper.two", "castle.helper.one-per-building")
def test_the_granary_follows_the_helper_rules() -> None:
    """A building first, two helpers with a card, one new helper a round, from a carrier if wished."""
    assert sending(with_open("granary").has(0, talers=50), erected=0).asked is None
    scene = sending(with_open("granary").has(0, talers=50).carriers(sand_cart=0)).play(
        "s0 store 5", "s0 send sand_cart"
    )
    assert scene.shown()["carriers"]["sand_cart"] is None
    assert scene.why_not("s0 store 5") == Why("one-per-granary", "castle.winter.granary", {})
    scene.play("s0 house forge_6 6")
    assert scene.asked is None


@pytest.mark.rule("castle.winter.granary-capacity", "castle.helper.stays")
def test_three_places_of_anybody() -> None:
    scene = with_open("granary").has(0, talers=50)
    scene.winter.granary = (0, 1)
    sending(scene).play("s0 store 5")
    assert scene.shown()["winter"]["granary"] == [0, 1, 0]
    scene.s.housed = ()
    sending(scene)
    assert scene.why_not("s0 store 5") == Why("granary-full", "castle.winter.granary-capacity", {})
    scene.has(0, talers=50, helpers=0)
    assert sending(scene).asked is None  # a helper there cannot be sent elsewhere


@pytest.mark.rule("castle.winter.granary-points")
@pytest.mark.parametrize(
    ("helpers", "points"),
    [((0,), [10, 0, 0]), ((0, 1), [7, 7, 0]), ((0, 0), [14, 0, 0]), ((0, 1, 2), [3, 3, 3]), ((1, 1, 0), [3, 6, 0])],
)
def test_what_the_granary_scores(helpers: tuple[int, ...], points: list[int]) -> None:
    """Worked example granary_two_helpers and the others: 10, 7 each, 3 each."""
    scene = with_open("granary")
    scene.winter.granary = helpers
    scene.begin(FinalScoring())
    assert [scene.scored(seat, "granary") for seat in range(3)] == points


@pytest.mark.rule("castle.winter.this-round")
@pytest.mark.ruling("castle", 32)
def test_the_granary_is_open_in_the_round_it_is_drawn() -> None:
    scene = winter_scene("granary").has(0, talers=5, **TOWER).tower()
    scene.choose("bricklayer", "messenger", "messenger").build(0, "tower_1", **TOWER).play("s0 build-nothing")
    assert "store 5" in scene.options()


# Town tavern


@pytest.mark.rule("castle.winter.town-tavern", "castle.winter.town-tavern-coins")
@pytest.mark.ruling("castle", 40)
def test_an_innkeeper_for_three_talers_takes_the_coins() -> None:
    scene = with_open("town_tavern").has(0, talers=3)
    scene.winter.coins = 4
    sending(scene)
    treasury = scene.s.treasury
    scene.play("s0 open-inn 3")
    assert (scene.winter.innkeeper, scene.winter.coins) == (0, 0)
    assert (scene.player(0).talers, scene.s.treasury, scene.player(0).helpers) == (4, treasury + 3, 5)


@pytest.mark.rule("castle.winter.town-tavern", "castle.winter.town-tavern-kept")
@pytest.mark.ruling("castle", 40)
def test_nobody_displaces_an_innkeeper() -> None:
    scene = with_open("town_tavern").has(0, talers=50)
    scene.winter.innkeeper = 1
    sending(scene)
    taken = Why("town-tavern-taken", "castle.winter.town-tavern", {"owner": "seat:1"})
    assert scene.why_not("s0 open-inn 3") == taken
    short = sending(with_open("town_tavern").has(0, talers=6)).play("s0 house market_1 6")
    assert short.asked is None  # no taler is left for the town tavern


@pytest.mark.rule("castle.winter.town-tavern-rules")
@pytest.mark.ruling("castle", 40)
def test_the_innkeeper_needs_no_building_and_does_not_count() -> None:
    """Only the granary's text names the helper rules; the two helpers of the round come on top."""
    scene = sending(with_open("town_tavern").has(0, talers=50), erected=0)
    assert scene.options() == {"house-nobody", "open-inn 3"}
    scene = sending(with_open("town_tavern").has(0, talers=50)).play("s0 open-inn 3")
    scene.play("s0 house forge_6 6", "s0 send supply", "s0 house market_1 6", "s0 send supply")
    assert scene.winter.innkeeper == 0
    assert scene.s.spaces == {"forge_6": 0, "market_1": 0}
    assert scene.events("town-tavern-coins") == []  # none lay on the card


@pytest.mark.rule("castle.winter.town-tavern-rules", "castle.helper.needs-building", "castle.helper.two")
@pytest.mark.ruling("castle", 40)
def test_variant_with_the_helper_rules() -> None:
    def ruled() -> Scene:
        return with_open("town_tavern", tavern_rules="helper_rules").has(0, talers=50)

    assert sending(ruled(), erected=0).asked is None
    scene = sending(ruled()).play("s0 open-inn 3", "s0 house forge_6 6", "s0 send supply")
    assert scene.asked is None  # the innkeeper was one of the two


@pytest.mark.rule("castle.winter.town-tavern-toll")
@pytest.mark.ruling("castle", 40)
def test_a_trader_pays_the_innkeepers_owner_before_placing() -> None:
    scene = with_open("town_tavern").has(0, talers=2).has(1, talers=0)
    scene.winter.innkeeper = 1
    scene.begin(PlayTrader(0, "trader"))
    assert scene.asked == (0, "place-helper")
    assert (scene.player(0).talers, scene.player(1).talers) == (1, 1)
    assert [one.params for one in scene.events("toll")] == [{"seat": "seat:0", "owner": "seat:1", "n": 1}]


@pytest.mark.rule("castle.winter.town-tavern-toll")
@pytest.mark.ruling("castle", 40)
def test_the_own_innkeeper_asks_nothing() -> None:
    scene = with_open("town_tavern").has(0, talers=2)
    scene.winter.innkeeper = 0
    scene.begin(PlayTrader(0, "trader"))
    assert (scene.player(0).talers, scene.winter.coins) == (2, 0)


@pytest.mark.rule("castle.winter.town-tavern-coins", "castle.winter.this-round")
@pytest.mark.ruling("castle", 32, 40)
def test_without_an_innkeeper_coins_wait_on_the_card() -> None:
    """From the very round in which the card is drawn."""
    scene = winter_scene("town_tavern").choose("trader", "trader", "messenger")
    scene.play("s0 place sand_cart", "s1 place wood_cart")
    assert scene.winter.coins == 2
    assert len(scene.events("toll-waits")) == 2


@pytest.mark.rule("castle.winter.town-tavern-unpaid")
@pytest.mark.ruling("castle", 40)
def test_who_cannot_pay_withdraws_a_helper_from_a_carrier() -> None:
    scene = with_open("town_tavern").has(0, talers=0, helpers=2).carriers(sand_cart=0, wood_cart=0, clay_cart=1)
    scene.begin(PlayTrader(0, "trader"))
    assert scene.asked == (0, "withdraw-helper")
    assert scene.options() == {"remove-helper sand_cart", "remove-helper wood_cart"}
    scene.play("s0 remove-helper wood_cart")
    assert scene.shown()["carriers"]["wood_cart"] is None
    assert scene.player(0).helpers == 3
    assert scene.asked == (0, "place-helper")  # the trader goes on
    assert [one.params for one in scene.events("toll-unpaid")] == [{"seat": "seat:0", "carrier": "carrier:wood_cart"}]
    assert scene.winter.coins == 0


@pytest.mark.rule("castle.winter.town-tavern-unpaid")
@pytest.mark.ruling("castle", 40)
def test_who_has_neither_taler_nor_helper_there_is_let_go() -> None:
    scene = with_open("town_tavern").has(0, talers=0).carriers(clay_cart=1).begin(PlayTrader(0, "trader"))
    assert scene.asked == (0, "place-helper")
    assert scene.winter.coins == 0


@pytest.mark.rule("castle.winter.town-tavern-moves")
def test_the_innkeeper_may_leave_for_a_carrier() -> None:
    scene = with_open("town_tavern").has(0, helpers=3)
    scene.winter.innkeeper = 0
    scene.begin(PlayTrader(0, "trader")).play("s0 place sand_cart")
    assert scene.options() == {"send supply", "send town_tavern"}
    scene.play("s0 send town_tavern")
    assert scene.winter.innkeeper == -1
    assert (scene.shown()["carriers"]["sand_cart"], scene.player(0).helpers) == (0, 3)


@pytest.mark.rule("castle.winter.town-tavern-moves")
@pytest.mark.parametrize("card", ["bricklayer", "stonemason"])
def test_or_for_a_building(card: str) -> None:
    scene = with_open("town_tavern").has(0, talers=50, helpers=0)
    scene.winter.innkeeper = 0
    sending(scene, card=card).play("s0 house market_1 6")
    assert scene.s.spaces == {"market_1": 0}
    assert scene.winter.innkeeper == -1


@pytest.mark.rule("castle.winter.town-tavern-moves", "castle.trader.compulsory")
def test_an_innkeeper_alone_need_not_be_placed() -> None:
    scene = with_open("town_tavern").has(0, helpers=0)
    scene.winter.innkeeper = 0
    scene.begin(PlayTrader(0, "trader"))
    assert "keep-back" in scene.options()


@pytest.mark.rule("castle.winter.town-tavern-no-points")
def test_the_innkeeper_scores_nothing() -> None:
    scene = with_open("town_tavern").has(0, talers=0)
    scene.winter.innkeeper = 0
    assert scene.begin(FinalScoring()).totals() == [0, 0, 0]


# Beggar


@pytest.mark.rule("castle.winter.beggar", "castle.winter.lasting")
@pytest.mark.ruling("castle", 39)
def test_the_beggar_is_paid_at_once_and_every_round() -> None:
    scene = winter_scene("beggar", first=1).choose("messenger", "messenger", "messenger")
    treasury = scene.s.treasury
    scene.play("s1 pay-talers 1", "s2 pay-talers 1", "s0 pay-talers 1")
    assert scene.s.treasury == treasury + 3 - 24
    assert scene.winter.open == ("beggar",)
    assert scene.asked == (2, "answer-beggar")  # the next round, after its taler
    assert scene.s.round == 6
    scene.play("s2 pay-talers 1", "s0 pay-talers 1", "s1 pay-talers 1")
    assert {decision.kind for decision in scene.table.decisions} == {"choose-cards"}


@pytest.mark.rule("castle.winter.beggar-refused")
@pytest.mark.ruling("castle", 39)
def test_the_first_refusal_costs_five_points_and_ends_the_card() -> None:
    scene = winter_scene("beggar").points(1, 12).choose("messenger", "messenger", "messenger")
    scene.play("s0 pay-talers 1", "s1 refuse-beggar 5")
    assert scene.player(1).total == 7
    assert (scene.winter.open, scene.winter.past) == ((), ("beggar",))
    assert scene.player(2).talers == 3 + 8  # nobody asked seat 2
    assert {decision.kind for decision in scene.table.decisions} == {"choose-cards"}


@pytest.mark.rule("castle.winter.beggar-refused", "castle.winter.points-floor")
@pytest.mark.ruling("castle", 35, 39)
def test_who_has_nothing_refuses_by_necessity() -> None:
    scene = winter_scene("beggar").has(0, talers=0).points(0, 3).choose("messenger", "messenger", "messenger")
    assert scene.options() == {"refuse-beggar 5"}
    assert scene.why_not("s0 pay-talers 1") == Why("talers-missing", "castle.winter.cannot-pay", {"n": 1})
    scene.play("s0 refuse-beggar 5")
    assert scene.player(0).total == 0
    assert scene.winter.past == ("beggar",)
