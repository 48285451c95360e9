"""Offers: composed, checked, answered, countered, whole or not at all (crusaders.trade.*)."""

from __future__ import annotations

import pytest

import greathall
from greathall.games.crusaders.deals import Deal, Side, why_not_deal
from greathall.games.crusaders.dynasty import SeekMarriage
from greathall.games.crusaders.trade import Reply
from greathall.games.crusaders.turn import TurnStart
from tests.games.crusaders.scenes import Scene


def talk(scene: Scene, partner: int = 1) -> Scene:
    return scene.begin(TurnStart(0)).play("s0 parley", f"s0 offer {partner}")


@pytest.mark.rule("crusaders.trade.goods")
@pytest.mark.rule("crusaders.trade.answer")
@pytest.mark.rule("crusaders.trade.atomic")
@pytest.mark.ruling("crusaders", 100)
def test_an_accepted_offer_is_carried_out_whole() -> None:
    scene = talk(Scene().gold(0, 5).cards(0, "navy").cards(1, "chancellor").war(0, 1).claim(0, 1))
    scene.play("s0 promise", "s0 give-gold 3", "s0 promise", "s0 give-card navy", "s0 drop-claim")
    scene.play("s0 demand", "s0 ask-card chancellor", "s0 make-peace", "s0 send")
    assert scene.asked == (1, "reply")
    assert scene.shown(2)["offer"]["gives"]["gold"] == 3
    scene.play("s1 accept")
    assert scene.house(0).developments == ["chancellor"]
    assert scene.house(1).developments == ["navy"]
    assert scene.house(0).gold == 2
    assert not scene.at_war(0, 1)
    assert not scene.has_claim(0, 1)


@pytest.mark.rule("crusaders.trade.region")
def test_a_traded_region_changes_knights_and_loses_army_and_title() -> None:
    scene = Scene().child(0, "england_01").castles("normandy").armies("normandy").unrest("normandy")
    normandy = scene.at("normandy")
    scene.s.duke[normandy] = "england_01"
    talk(scene).play("s0 promise", "s0 give-region normandy", "s0 send", "s1 accept")
    assert scene.owner("normandy") == 1
    assert (scene.s.castle[normandy], scene.s.army[normandy], scene.s.unrest[normandy]) == (1, 0, 1)
    assert scene.s.duke[normandy] == ""
    last = talk(Scene().owns(0, "wessex")).play("s0 promise", "s0 give-region wessex")
    assert last.why_not("s0 send").code == "last-region"


@pytest.mark.rule("crusaders.trade.atomic")
def test_limits_hold_after_the_exchange() -> None:
    eight = ("paris", "lorraine", "aquitaine", "toulouse", "low_countries", "burgundy", "brittany", "saxony")
    full = talk(Scene().owns(1, *eight)).play("s0 promise", "s0 give-region normandy")
    assert full.why_not("s0 send").code == "eight-regions"
    same = talk(Scene().cards(0, "navy").cards(1, "navy")).play("s0 promise", "s0 give-card navy")
    assert same.why_not("s0 send").code == "owned"
    three = talk(Scene().cards(0, "navy").cards(1, "bank", "library", "longbow")).play(
        "s0 promise", "s0 give-card navy"
    )
    assert three.why_not("s0 send").code == "three-cards"
    empty = talk(Scene())
    assert empty.why_not("s0 send").code == "empty-offer"


@pytest.mark.rule("crusaders.trade.atomic")
def test_a_stale_or_malformed_offer_changes_nothing() -> None:
    scene = talk(Scene().gold(0, 5)).play("s0 promise", "s0 give-gold 5", "s0 send")
    scene.gold(0, 4)
    before = scene.table.hash()
    assert scene.why_not("s1 accept").code == "gold-missing"
    assert scene.table.hash() == before
    for wrong in ("s1 give-gold 3", "s0 accept", "s1 bargain", "s1 accept now"):
        with pytest.raises(greathall.GreathallError):
            scene.table.play(wrong)
        assert scene.table.hash() == before
    with pytest.raises(greathall.StaleChoice):
        scene.table.play("s1 refuse", ply=0)
    gone = Deal(0, 1, Side(regions=(scene.at("paris"),)))
    reason = why_not_deal(scene.s, gone)
    assert reason is not None
    assert reason.code == "changed-hands"


@pytest.mark.rule("crusaders.trade.answer")
def test_a_counter_offer_is_made_once() -> None:
    scene = talk(Scene().gold(1, 5)).play("s0 demand", "s0 ask-gold 4", "s0 send", "s1 counter-offer")
    assert scene.asked == (1, "compose")
    scene.play("s1 promise", "s1 give-gold 2", "s1 send")
    assert scene.asked == (0, "reply")
    assert "counter-offer" not in scene.options()
    scene.play("s0 accept")
    assert scene.house(1).gold == 3
    assert scene.asked == (0, "turn-start")


@pytest.mark.rule("crusaders.trade.windows")
def test_three_offers_in_a_phase() -> None:
    scene = Scene().begin(TurnStart(0))
    for _ in range(3):
        scene.play("s0 parley", "s0 withdraw")
    assert scene.asked is None  # nothing is left to ask before the card
    scene.begin(TurnStart(0, 3))
    assert scene.why_not("s0 parley").code == "no-more-offers"
    dynasty = Scene().begin(SeekMarriage(0)).play("s0 parley", "s0 offer 1", "s0 withdraw")
    assert dynasty.asked == (0, "seek-marriage")
    alone = Scene(1).begin(TurnStart(0))
    assert alone.options() == {"reveal-card"}  # an automa does not trade


@pytest.mark.rule("crusaders.trade.forbidden")
def test_characters_shields_and_tokens_are_not_for_sale() -> None:
    scene = talk(Scene().child(0, "england_01", "random_weak").gold(0, 1)).play("s0 promise")
    kinds = {option.split()[0] for option in scene.options()}
    assert kinds == {"back", "give-gold", "give-region", "give-card"}


@pytest.mark.rule("crusaders.trade.goods")
def test_an_offer_holds_as_many_things_as_there_are() -> None:
    scene = talk(Scene().owns(0, "wessex", "mercia").gold(0, 3).cards(0, "navy"))
    scene.play("s0 promise", "s0 give-gold 1", "s0 promise", "s0 give-card navy")
    scene.play("s0 promise", "s0 give-region wessex", "s0 promise", "s0 give-region mercia")
    assert scene.why_not("s0 promise").code == "nothing-left"


@pytest.mark.rule("crusaders.trade.windows")
def test_an_item_can_be_thought_better_of() -> None:
    scene = talk(Scene().gold(0, 3)).play("s0 promise", "s0 give-gold 1")
    for _ in range(3):
        scene.play("s0 demand", "s0 back")
        assert scene.asked == (0, "compose")
    assert scene.shown(0)["offer"]["gives"]["gold"] == 1  # the rest of the offer stands
    scene.play("s0 demand")
    assert scene.why_not("s0 back").code == "no-more-returns"


@pytest.mark.rule("crusaders.trade.answer")
def test_a_dropped_counter_offer_leaves_the_first_one_to_be_answered() -> None:
    scene = talk(Scene().gold(1, 5)).play("s0 demand", "s0 ask-gold 4", "s0 send", "s1 counter-offer", "s1 withdraw")
    assert scene.asked == (1, "reply")
    assert scene.options() == {"accept", "refuse"}
    scene.play("s1 refuse")
    assert scene.events("offer-refused")


def test_an_offer_in_the_making_is_its_authors_alone() -> None:
    scene = talk(Scene().gold(0, 3)).play("s0 promise", "s0 give-gold 1")
    assert scene.shown(1)["offer"] is None
    assert scene.shown(0)["offer"]["gives"]["gold"] == 1
    assert not any(isinstance(step, Reply) for step in scene.s.stack)
