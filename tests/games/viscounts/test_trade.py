"""Trade (viscounts.trade.*)."""

from __future__ import annotations

import pytest

from greathall.games.viscounts.action import PrimaryAction
from tests.games.viscounts.scenes import Scene


@pytest.mark.rule("viscounts.trade.outer")
@pytest.mark.ruling("viscounts", 11)
@pytest.mark.parametrize("seats", [2, 3])
def test_one_exchange_at_each_outer_location_on_both_sides(seats: int) -> None:
    scene = Scene(seats)
    kingdom, programs = scene.s.kingdom, scene.s.box.programs
    offers = {
        number: (kingdom.exchange_rates[at], programs[kingdom.exchange_keys[at]].nouns[0])
        for number, at in kingdom.location_of_number.items()
    }
    assert offers == {
        1: (1, "silver"),
        2: (2, "ink"),
        3: (1, "silver"),
        4: (2, "stone"),
        5: (2, "ink"),
        6: (4, "flip"),
        7: (2, "gold"),
        8: (3, "destroy"),
        9: (2, "stone"),
        10: (2, "gold"),
    }
    assert kingdom.exchange_rates[kingdom.place_index["coast_inner"]] == 0


@pytest.mark.rule("viscounts.trade.paying")
def test_silver_adds_merchants() -> None:
    scene = Scene().at("lakeside_left").row("trader lender abbot").has(silver=3).begin(PrimaryAction(0))
    scene.play("s0 act trade")
    assert scene.options() == {"exchange 1 0", "exchange 2 1", "exchange 3 3"}
    scene.play("s0 exchange 3 3").count(gold=3, silver=1)


@pytest.mark.rule("viscounts.trade.repeat")
@pytest.mark.ruling("viscounts", 29)
def test_as_often_as_its_owner_likes_and_abilities_once() -> None:
    def traded(choice: str) -> Scene:
        scene = Scene().at("coast_right").row("trader peddler_gold lender").begin(PrimaryAction(0)).play("s0 act trade")
        assert scene.options() == {"exchange 1 0", "exchange 2 0", "exchange 3 0"}
        return scene.play(choice)

    # Six merchants, three ink wells or fewer; the trader's silver comes once.
    traded("s0 exchange 3 0").count(ink=3, silver=1)
    traded("s0 exchange 1 0").count(ink=1, silver=1)


@pytest.mark.rule("viscounts.trade.silver")
def test_silver_for_merchants_is_not_bought_with_silver() -> None:
    scene = Scene().at("coast_left").row("lender journeyman abbot").has(silver=5).begin(PrimaryAction(0))
    scene.play("s0 act trade")
    assert scene.options() == {f"exchange {n} 0" for n in (1, 2, 3, 4)}
    scene.play("s0 exchange 4 0").count(silver=9)


@pytest.mark.rule("viscounts.trade.resource")
@pytest.mark.ruling("viscounts", 12)
@pytest.mark.parametrize(
    ("place", "what"), [("coast_right", "ink"), ("lakeside_left", "gold"), ("foothills_right", "stone")]
)
def test_two_merchants_for_the_one_resource_shown(place: str, what: str) -> None:
    scene = Scene().at(place).row("peddler_ink abbot abbot").begin(PrimaryAction(0)).play("s0 act trade")
    scene.count(**{what: 1})


@pytest.mark.rule("viscounts.trade.destroy")
def test_three_merchants_for_each_card_destroyed() -> None:
    scene = Scene().at("lakeside_right").row("peddler_ink peddler_gold abbot").hand("thief labourer")
    scene.begin(PrimaryAction(0)).play("s0 act trade")
    scene.play("s0 destroy thief").count(silver=1)
    assert scene.decision.kind == "exchange-again"
    scene.play("s0 exchange 1 0", "s0 destroy labourer").count(silver=3)
    assert scene.asked is None
    assert scene.s.removed == ("thief", "labourer")


@pytest.mark.rule("viscounts.trade.repeat")
@pytest.mark.ruling("viscounts", 29)
def test_silver_of_a_destroyed_card_pays_for_the_next_exchange() -> None:
    scene = Scene().at("lakeside_right").row("peddler_ink abbot abbot").hand("bishop labourer squire")
    scene.begin(PrimaryAction(0)).play("s0 act trade", "s0 destroy bishop").count(silver=3)
    assert scene.options() == {"exchange 1 3", "enough"}
    scene.play("s0 exchange 1 3", "s0 destroy labourer").count(silver=2)
    assert scene.asked is None


@pytest.mark.rule("viscounts.trade.repeat")
@pytest.mark.ruling("viscounts", 29)
def test_fewer_exchanges_than_merchants_pay_for_are_allowed_and_told() -> None:
    scene = Scene().at("lakeside_right").row("peddler_ink peddler_gold abbot").hand("thief labourer")
    scene.begin(PrimaryAction(0)).play("s0 act trade", "s0 destroy thief", "s0 enough")
    assert scene.asked is None
    assert scene.events("stopped-trading")
    assert scene.player(0).hand == ("labourer",)


@pytest.mark.rule("viscounts.trade.repeat")
def test_nobody_is_asked_for_an_exchange_that_would_bring_nothing() -> None:
    scene = Scene().at("forest_right").row("peddler_ink peddler_gold lender").has(deeds=1)
    scene.begin(PrimaryAction(0)).play("s0 act trade")
    assert scene.asked is None
    scene.count(approved=1)


@pytest.mark.rule("viscounts.trade.flip")
def test_four_merchants_for_each_flip_in_any_order() -> None:
    scene = Scene().at("forest_right").row("peddler_ink peddler_gold lender").has(debts=1, deeds=2)
    scene.begin(PrimaryAction(0)).play("s0 act trade", "s0 flip deed")
    scene.play("s0 exchange 1 0", "s0 flip debt", "s0 take gold")
    scene.count(paid=1, approved=1, gold=1)
