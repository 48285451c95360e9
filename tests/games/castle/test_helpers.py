"""Helpers in buildings: who sends them, where, for what fee (castle.helper.*)."""

from __future__ import annotations

import pytest

from greathall.games.castle.helpers import OfferSpaces
from greathall.games.castle.trader import PlayTrader
from tests.games.castle.scenes import Scene
from tests.stage import Why

FEES = {
    "keep_1": 14,
    "tavern_12": 12,
    "tavern_6": 6,
    "big_gate_1": 10,
    "small_gate_1": 5,
    "stable_16": 16,
    "stable_12": 12,
    "servants_1": 6,
    "servants_2": 6,
    "servants_3": 6,
    "market_1": 6,
    "market_2": 6,
    "palace_1": 17,
    "palace_2": 17,
    "forge_10": 10,
    "forge_6": 6,
}
WITH_SPACES = ("keep", "tavern", "big_gate", "small_gate", "stable", "servants_quarters", "palace")
TOWER = {"clay": 1, "wood": 1, "sand": 2}


def sending(talers: int = 50) -> Scene:
    """All buildings with spaces stand, and seat 0 is rich."""
    return Scene(3).built(*WITH_SPACES).has(0, talers=talers)


def ask(scene: Scene, card: str = "stonemason", erected: int = 1) -> Scene:
    scene.s.builders = (0,) * erected
    return scene.begin(OfferSpaces(0, card))


@pytest.mark.rule("castle.helper.who")
@pytest.mark.parametrize("card", ["bricklayer", "stonemason"])
def test_bricklayers_and_stonemasons_send_helpers(card: str) -> None:
    assert ask(sending(), card).asked == (0, "house-helper")


@pytest.mark.rule("castle.helper.who", "castle.worker.no-helpers")
@pytest.mark.parametrize("card", ["worker_stone", "worker_sand_clay", "worker_wood_silver"])
def test_workers_do_not(card: str) -> None:
    assert ask(sending(), card).asked is None


@pytest.mark.rule("castle.helper.needs-building")
@pytest.mark.ruling("castle", 6)
def test_a_building_of_this_round_comes_first() -> None:
    """With whichever own card; another player's building does not count."""
    assert ask(sending(), erected=0).asked is None
    scene = sending()
    scene.s.builders = (1, 2)
    assert scene.begin(OfferSpaces(0, "stonemason")).asked is None


@pytest.mark.rule("castle.helper.needs-building")
def test_why_no_helper_without_a_building() -> None:
    """The town tavern is free of the helper rules: the question is put and says why nothing else goes."""
    scene = Scene(3, season="winter").has(0, talers=50)
    scene.winter.open = ("town_tavern", "granary")
    ask(scene, erected=0)
    no_building = Why("no-building", "castle.helper.needs-building", {})
    assert scene.why_not("s0 house market_1 6") == no_building
    assert scene.why_not("s0 store 5") == no_building


@pytest.mark.rule("castle.helper.two")
def test_two_helpers_and_no_third() -> None:
    scene = ask(sending(talers=99)).play("s0 house market_1 6", "s0 house forge_6 6")
    assert scene.asked is None
    assert scene.s.spaces == {"market_1": 0, "forge_6": 0}
    assert scene.player(0).helpers == 4


@pytest.mark.rule("castle.helper.two", "castle.winter.town-tavern-rules")
def test_why_no_third_helper() -> None:
    scene = Scene(3, season="winter").has(0, talers=99).built(*WITH_SPACES)
    scene.winter.open = ("town_tavern",)
    ask(scene).play("s0 house market_1 6", "s0 house forge_6 6")
    assert scene.why_not("s0 house keep_1 14") == Why("already-two", "castle.helper.two", {"n": 2})
    assert scene.options() == {"house-nobody", "open-inn 3"}


@pytest.mark.rule("castle.helper.optional")
@pytest.mark.ruling("castle", 8)
def test_one_or_none_is_enough() -> None:
    scene = ask(sending()).play("s0 house-nobody")
    assert scene.asked is None
    scene = ask(sending()).play("s0 house keep_1 14", "s0 house-nobody")
    assert scene.s.spaces == {"keep_1": 0}


@pytest.mark.rule("castle.helper.standing", "castle.setup.standing", "castle.setup.tiles")
def test_only_standing_buildings() -> None:
    """Market and forge always, others once erected, by anyone; the tile of a building covers its spaces."""
    scene = ask(Scene(3).has(0, talers=50).built("stable", "tower*2"))
    assert scene.options() == {
        "house-nobody",
        "house market_1 6",
        "house market_2 6",
        "house forge_10 10",
        "house forge_6 6",
        "house stable_16 16",
        "house stable_12 12",
    }
    covered = Why("not-standing", "castle.helper.standing", {"building": "building:palace"})
    assert scene.why_not("s0 house palace_1 17") == covered


@pytest.mark.rule("castle.helper.no-space")
def test_no_spaces_at_well_towers_and_houses() -> None:
    scene = sending().built("well", "tower*9", "house*6")
    ask(scene)
    buildings = {space.building for space in scene.s.box.spaces.values()}
    assert buildings == {*WITH_SPACES, "market", "forge"}
    assert len(scene.options()) == 1 + 16


@pytest.mark.rule("castle.helper.one-per-space")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_taken_space_is_closed(owner: int) -> None:
    scene = ask(sending().housed(stable_16=owner))
    taken = Why("space-taken", "castle.helper.one-per-space", {"owner": f"seat:{owner}"})
    assert scene.why_not("s0 house stable_16 16") == taken
    assert "house stable_12 12" in scene.options()


@pytest.mark.rule("castle.helper.fee")
@pytest.mark.parametrize(("space", "fee"), FEES.items())
def test_the_fee_of_each_space(space: str, fee: int) -> None:
    scene = ask(sending(talers=fee))
    treasury = scene.s.treasury
    scene.play(f"s0 house {space} {fee}")
    assert (scene.player(0).talers, scene.s.treasury) == (0, treasury + fee)
    assert scene.shown()["spaces"] == {space: 0}
    (told,) = scene.events("housed")
    assert told.params == {"seat": "seat:0", "space": f"space:{space}", "n": fee}

    scene = ask(sending(talers=5))
    if fee > 5:
        short = Why("fee-missing", "castle.helper.fee", {"n": fee - 5})
        assert scene.why_not(f"s0 house {space} {fee}") == short


@pytest.mark.rule("castle.helper.fee")
def test_nobody_is_asked_who_can_pay_nothing() -> None:
    assert ask(sending(talers=4)).asked is None


@pytest.mark.rule("castle.helper.one-per-building")
def test_two_helpers_of_one_card_go_to_different_buildings() -> None:
    scene = ask(sending()).play("s0 house servants_1 6")
    same = Why("one-per-building", "castle.helper.one-per-building", {"building": "building:servants_quarters"})
    assert scene.why_not("s0 house servants_2 6") == same
    scene.play("s0 house market_2 6")
    assert scene.s.spaces == {"servants_1": 0, "market_2": 0}


@pytest.mark.rule("castle.helper.later-rounds")
def test_later_an_own_helper_may_be_joined() -> None:
    scene = ask(sending().housed(servants_1=0, servants_2=0)).play("s0 house servants_3 6")
    assert [scene.s.spaces[f"servants_{i}"] for i in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("castle.helper.from-carrier")
def test_a_helper_may_come_from_a_carrier() -> None:
    scene = ask(sending().carriers(sand_cart=0, rider=0, wood_cart=1)).play("s0 house keep_1 14")
    assert scene.asked == (0, "send-helper")
    assert scene.options() == {"send supply", "send sand_cart", "send rider"}
    scene.play("s0 send rider")
    assert scene.shown()["carriers"]["rider"] is None
    assert scene.player(0).helpers == 6
    assert scene.s.spaces == {"keep_1": 0}
    assert [one.params for one in scene.events("recalled")] == [{"seat": "seat:0", "source": "place:rider"}]


@pytest.mark.rule("castle.helper.from-carrier")
def test_even_with_an_empty_supply() -> None:
    scene = ask(sending().carriers(sand_cart=0).has(0, talers=50, helpers=0)).play("s0 house keep_1 14")
    assert scene.s.spaces == {"keep_1": 0}
    assert scene.shown()["carriers"]["sand_cart"] is None
    assert scene.asked is None  # no helper is left to send


@pytest.mark.rule("castle.helper.stays")
def test_a_helper_in_a_building_goes_nowhere() -> None:
    """Neither to another building nor to a carrier."""
    scene = sending().has(0, talers=50, helpers=0).housed(keep_1=0, market_1=0)
    assert ask(scene).asked is None
    assert scene.begin(PlayTrader(0, "trader")).asked is None
    assert scene.s.spaces == {"keep_1": 0, "market_1": 0}


@pytest.mark.rule("castle.helper.needs-building", "castle.helper.two", "castle.helper.one-per-building")
@pytest.mark.ruling("castle", 6)
def test_two_cards_of_one_player_send_two_helpers_together() -> None:
    """Bricklayer and stonemason in one round: two helpers in all, in different buildings."""
    scene = Scene(2).built(*WITH_SPACES).has(0, talers=90, clay=2, wood=2, sand=4).tower()
    scene.choose("bricklayer stonemason", "messenger trader").play("s1 place sand_cart", "s0 take sand")
    scene.build(0, "tower_1", **TOWER).play("s0 build-nothing", "s0 house market_1 6", "s0 house-nobody")
    assert scene.decision.params["card"] == "card:stonemason"
    scene.build(0, "tower_2", **TOWER).play("s0 build-nothing")
    again = Why("one-per-building", "castle.helper.one-per-building", {"building": "building:market"})
    assert scene.why_not("s0 house market_2 6") == again
    scene.play("s0 house keep_1 14")
    assert set(scene.s.spaces) == {"market_1", "keep_1"}
    assert scene.s.round == 2


@pytest.mark.rule("castle.helper.needs-building", "castle.helper.two")
@pytest.mark.ruling("castle", 6)
def test_the_bricklayers_building_serves_the_stonemason_too() -> None:
    scene = Scene(2).has(0, talers=90, **TOWER).tower()
    scene.choose("bricklayer stonemason", "messenger trader").play("s1 place sand_cart", "s0 take sand")
    scene.build(0, "tower_1", **TOWER).play("s0 build-nothing", "s0 house-nobody")
    assert scene.decision.params["card"] == "card:stonemason"
    scene.play("s0 build-nothing", "s0 house market_1 6", "s0 house forge_6 6")
    assert set(scene.s.spaces) == {"market_1", "forge_6"}


@pytest.mark.rule("castle.helper.two")
@pytest.mark.ruling("castle", 6)
def test_after_two_helpers_of_the_bricklayer_the_stonemason_sends_none() -> None:
    scene = Scene(2).built(*WITH_SPACES).has(0, talers=90, clay=2, wood=2, sand=4).tower()
    scene.choose("bricklayer stonemason", "messenger trader").play("s1 place sand_cart", "s0 take sand")
    scene.build(0, "tower_1", **TOWER).play("s0 build-nothing", "s0 house market_1 6", "s0 house tavern_6 6")
    scene.build(0, "tower_2", **TOWER).play("s0 build-nothing")
    assert scene.s.round == 2
    assert set(scene.s.spaces) == {"market_1", "tavern_6"}
    told = [one.params for one in scene.events("housed-nobody")]
    assert told == [{"seat": "seat:0", "card": "card:stonemason"}]


@pytest.mark.rule("castle.helper.fee", "castle.helper.stays", "castle.helper.one-per-space")
def test_who_can_send_nobody_is_told() -> None:
    """After a building: too few talers, no helper left, or no space."""
    assert len(ask(sending(talers=4)).events("housed-nobody")) == 1
    assert len(ask(sending().has(0, talers=50, helpers=0)).events("housed-nobody")) == 1
    taken = dict.fromkeys(FEES, 1)
    assert len(ask(sending().housed(**taken)).events("housed-nobody")) == 1
    assert ask(sending(), erected=0).events("housed-nobody") == []


@pytest.mark.rule("castle.helper.one-per-building", "castle.helper.later-rounds")
@pytest.mark.ruling("castle", 6)
def test_the_next_round_opens_the_building_again() -> None:
    scene = Scene(2).has(0, talers=90, clay=2, wood=2, sand=4).tower()
    scene.choose("bricklayer messenger", "messenger trader").play("s1 place sand_cart", "s0 take sand")
    scene.build(0, "tower_1", **TOWER).play("s0 build-nothing", "s0 house market_1 6", "s0 house-nobody")
    scene.choose("stonemason trader", "bricklayer worker_sand_clay").play("s0 place wood_cart")
    scene.play("s1 take sand", "s1 build-nothing", "s0 buy-nothing")
    scene.build(0, "tower_2", **TOWER).play("s0 build-nothing")
    assert "house market_2 6" in scene.options()
