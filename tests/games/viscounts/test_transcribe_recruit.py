"""Manuscripts and townsfolk from the board (viscounts.transcribe.*, viscounts.recruit.*, viscounts.effect.*)."""

from __future__ import annotations

import pytest

from greathall.games.viscounts.action import PrimaryAction
from greathall.games.viscounts.effects import Perform
from greathall.games.viscounts.recruit import Recruit
from tests.games.viscounts.scenes import QUIET_FOLK, Scene


@pytest.mark.rule("viscounts.transcribe.inner")
def test_transcribing_needs_the_inner_road() -> None:
    scene = Scene().at("coast_left").row("abbot trader abbot").has(ink=9).begin(PrimaryAction(0))
    assert scene.why_not("s0 act transcribe").code == "inner-road"


@pytest.mark.rule("viscounts.transcribe.paying", "viscounts.transcribe.take")
def test_clerics_and_ink_pay_and_an_instant_effect_follows() -> None:
    scene = Scene().at("coast_inner").row("abbot trader trader").has(ink=3).script("coast", "yellow_4_gold")
    scene.begin(PrimaryAction(0)).play("s0 act transcribe").count(ink=0, gold=2)
    assert scene.player(0).manuscripts == ("yellow_4_gold",)
    poor = Scene().at("coast_inner").row("abbot squire trader").has(ink=2).script("coast", "yellow_4_gold")
    poor.begin(PrimaryAction(0))
    assert poor.why_not("s0 act transcribe").params == {"n": 4, "have": 3, "icon": "icon:cleric"}


@pytest.mark.rule("viscounts.transcribe.one")
@pytest.mark.ruling("viscounts", 78)
def test_one_by_the_action_and_free_ones_on_top() -> None:
    scene = Scene().at("coast_inner").row("abbot trader trader").has(ink=9).script("coast", "black_7_manuscript")
    scene.script("forest", "gray_4_stone").begin(PrimaryAction(0)).play("s0 act transcribe")
    assert scene.asked == (0, "take-manuscript")
    scene.play("s0 take-manuscript gray_4_stone")
    assert scene.player(0).manuscripts == ("black_7_manuscript", "gray_4_stone")
    assert scene.asked is None


@pytest.mark.rule("viscounts.transcribe.bonus")
@pytest.mark.ruling("viscounts", 58)
def test_the_first_with_three_of_a_ribbon_takes_the_bonus_card_for_good() -> None:
    scene = Scene().owns("gray_3_flip gray_4_stone").script("coast", "gray_3_virtue")
    scene.owns("gray_4_workshop gray_5_builders", 1)
    scene.begin(Perform(0, "manuscript:black_7_manuscript.effect")).play("s0 take-manuscript gray_3_virtue")
    assert scene.player(0).bonuses == ("gray",)
    assert scene.s.icons(0, 1) == 1 + 1  # printed builder and the card's
    scene.script("forest", "gray_4_stone").begin(Perform(1, "manuscript:black_7_manuscript.effect"))
    scene.play("s1 take-manuscript gray_4_stone")
    assert scene.player(1).bonuses == ()


@pytest.mark.rule("viscounts.transcribe.printed")
@pytest.mark.ruling("viscounts", 59)
def test_a_printed_manuscript_is_copied_again_and_again() -> None:
    scene = Scene().at("lakeside_inner").row("abbot bishop trader").script("lakeside", "-")
    for _ in range(2):
        scene.begin(PrimaryAction(0)).play("s0 act transcribe")
    assert scene.player(0).manuscripts == ()
    # Two virtue each time, and one corruption from the bishop after each action.
    scene.count(corruption=3, virtue=3)


@pytest.mark.rule("viscounts.effect.manuscript")
@pytest.mark.ruling("viscounts", 59)
def test_a_free_manuscript_costs_three_or_four_and_is_not_printed() -> None:
    scene = Scene()
    for segment, script in zip(
        scene.s.segments, ("gray_3_flip", "black_5_clerics", "-", "blue_4_resources", "yellow_7_workers"), strict=True
    ):
        scene.script(segment, script)
    scene.begin(Perform(0, "player_card:card_6.extra"))
    assert scene.options() == {"take-manuscript gray_3_flip", "take-manuscript blue_4_resources"}
    assert scene.why_not("s0 take-manuscript black_5_clerics").params == {"n": 5}


@pytest.mark.rule("viscounts.recruit.one")
@pytest.mark.ruling("viscounts", 36)
def test_the_townsfolk_next_to_the_viscount_may_be_hired() -> None:
    scene = Scene().at("forest_inner").has(silver=3).will_draw(("townsfolk", "architect"))
    scene.s.townsfolk_pool = ("architect",)
    scene.begin(Recruit(0))
    assert scene.options() == {"hire miner 2", "hire-nobody"}
    scene.play("s0 hire miner 2").count(silver=1)
    # The card below is visible at once; nobody else can be hired.
    assert scene.s.townsfolk[2] == "architect"
    assert scene.asked is None
    poor = Scene().at("forest_inner").has(silver=1).begin(Recruit(0))
    assert poor.asked is None


@pytest.mark.rule("viscounts.recruit.discard-pile")
def test_a_hired_card_is_discarded_and_its_upper_effect_resolved() -> None:
    scene = Scene().folk("coast", "antagonist").has(silver=3).begin(Recruit(0)).play("s0 hire antagonist 3")
    assert scene.player(0).discard == ("antagonist",)
    scene.count(corruption=2, debts=0)


@pytest.mark.rule("viscounts.recruit.empty")
def test_an_empty_pile_stays_empty_and_printed_townsfolk_are_not_hired() -> None:
    scene = Scene().folk("coast", "friar", below=0).has(silver=9).begin(Recruit(0)).play("s0 hire friar 2")
    assert scene.s.townsfolk[0] == ""
    scene.begin(Recruit(0))
    assert scene.asked is None


@pytest.mark.rule("viscounts.effect.hire")
@pytest.mark.ruling("viscounts", 36)
def test_a_free_hire_takes_any_visible_townsfolk_and_must() -> None:
    scene = Scene().folk("forest", "-").begin(Perform(0, "manuscript:blue_3_hire.effect"))
    assert scene.options() == {f"hire {card} 0" for card in QUIET_FOLK if card != "miner"}
    scene.play("s0 hire friar 0")
    assert scene.player(0).discard == ("friar",)
