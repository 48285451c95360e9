"""Phase 3 in general: declaring, paying, dismissing (viscounts.action.*)."""

from __future__ import annotations

import pytest

from greathall.core.speech.text import Speaker
from greathall.games.viscounts.action import Dismissal, PrimaryAction
from greathall.games.viscounts.effects import Perform
from greathall.games.viscounts.payment import fund, most, ways_to_pay
from tests.games.viscounts.scenes import Scene


@pytest.mark.rule("viscounts.action.one")
def test_two_actions_on_each_road() -> None:
    outer = Scene().at("coast_left").row("thief thief thief").has(silver=9, stone=9).begin(PrimaryAction(0))
    assert outer.options() == {"act trade", "act build", "no-action"}
    assert outer.why_not("s0 act place").code == "inner-road"
    inner = Scene().at("coast_inner").row("thief thief thief").has(ink=9).begin(PrimaryAction(0))
    assert inner.options() == {"act place", "act transcribe", "no-action"}
    assert inner.why_not("s0 act build").code == "outer-road"


@pytest.mark.rule("viscounts.action.pass")
@pytest.mark.ruling("viscounts", 13)
def test_the_action_may_be_left_out_but_not_left_unpaid() -> None:
    scene = Scene().at("coast_left").row("thief squire abbot").begin(PrimaryAction(0))
    why = scene.why_not("s0 act build")
    assert (why.code, why.params) == ("too-few-icons", {"n": 3, "have": 1, "icon": "icon:builder"})
    scene.play("s0 no-action")
    assert scene.asked is None
    nothing = Scene().at("coast_inner").row("- trader lender").script("coast", "gray_6_buildings")
    nothing.player(0).row = ("trader", "lender", "labourer")
    assert nothing.begin(PrimaryAction(0)).asked is None
    assert nothing.events("passed")


@pytest.mark.rule("viscounts.action.paying")
def test_cards_slots_bonus_cards_and_resources_pay_but_not_the_discards() -> None:
    scene = Scene().row("abbot thief friar").slots("guildhall_3").discards("bishop").has(ink=2)
    scene.player(0).bonuses = ("black",)
    means = fund(scene.s, 0, "transcribe")
    assert means.icons == 5
    assert most(scene.s, 0, means) == 7


@pytest.mark.rule("viscounts.action.overpay")
@pytest.mark.ruling("viscounts", 27)
def test_no_piece_too_many() -> None:
    scene = Scene().row("abbot abbot abbot").has(ink=5)
    means = fund(scene.s, 0, "transcribe")
    assert ways_to_pay(scene.s, 0, means, 5) == [(2, 0, 0, 0)]
    assert ways_to_pay(scene.s, 0, means, 2) == [(0, 0, 0, 0)]
    doubled = Scene().row("priest abbot abbot").has(ink=5)
    means = fund(doubled.s, 0, "transcribe")
    assert ways_to_pay(doubled.s, 0, means, 5) == [(1, 0, 0, 0)]
    assert ways_to_pay(doubled.s, 0, means, 6) == [(2, 0, 0, 0)]
    assert ways_to_pay(doubled.s, 0, means, 4) == [(1, 0, 0, 0)]


@pytest.mark.rule("viscounts.action.dismiss")
@pytest.mark.ruling("viscounts", 23)
def test_dismissing_pays_removes_resolves_and_counts() -> None:
    scene = Scene().at("coast_right").row("labourer labourer abbot").has(silver=2).folk("coast", "woodcutter_virtue")
    scene.begin(PrimaryAction(0))
    scene.play("s0 act-dismissing build woodcutter_virtue 2 virtue").count(silver=0, virtue=6)
    assert "woodcutter_virtue" in scene.s.removed
    assert scene.asked == (0, "choose-building")
    assert scene.options() == {"build workshop_1", "build workshop_2", "build workshop_3"}


@pytest.mark.rule("viscounts.action.dismiss")
@pytest.mark.ruling("viscounts", 80)
def test_an_action_that_needs_a_dismissal_says_so() -> None:
    scene = Scene().at("coast_right").row("labourer labourer abbot").has(silver=3).folk("coast", "tinker_builder_noble")
    scene.begin(PrimaryAction(0))
    assert scene.options() == {"act trade", "act-dismissing build tinker_builder_noble 2 virtue", "no-action"}
    why = scene.why_not("s0 act build")
    assert (why.code, why.params) == ("must-dismiss", {"n": 3, "have": 2})
    printed = Scene().at("foothills_right").row("labourer labourer abbot").has(silver=2).folk("foothills", "-")
    printed.begin(PrimaryAction(0))
    assert "act-dismissing-printed build foothills 2 virtue" in printed.options()
    printed.play("s0 act-dismissing-printed build foothills 2 virtue").count(silver=0, virtue=6)


@pytest.mark.rule("viscounts.action.paying")
def test_the_question_tells_what_an_action_will_cost_at_least() -> None:
    scene = Scene().at("forest_right").row("trader labourer abbot").has(silver=3, stone=2, deeds=1)
    asked = scene.begin(PrimaryAction(0)).decision.params
    # Four merchants for a flip, three builders for a workshop.
    costs = {"first": "action:trade", "n": 3, "second": "action:build", "have": 2}
    assert {name: asked[name] for name in costs} == costs
    told = Speaker("en", "viscounts").ask(scene.decision)
    assert told.endswith("Icons to be paid for at least: Trade 3, Construct a building 2.")


@pytest.mark.rule("viscounts.action.paying")
def test_a_refusal_counts_the_dismissal_in() -> None:
    scene = Scene().at("coast_right").row("abbot labourer abbot").has(silver=3).folk("coast", "tinker_builder_noble")
    why = scene.begin(PrimaryAction(0)).why_not("s0 act build")
    assert (why.code, why.params["n"], why.params["have"]) == ("too-few-with", 3, 2)
    poor = Scene().at("coast_right").row("trader labourer abbot").has(silver=1).folk("coast", "tinker_builder_noble")
    why = poor.begin(PrimaryAction(0)).why_not("s0 act build")
    assert (why.code, why.params["have"]) == ("too-few-icons", 1)


@pytest.mark.rule("viscounts.action.dismiss")
def test_keeping_the_townsfolk_is_told() -> None:
    scene = Scene().at("coast_left").row("thief thief thief").has(silver=5).folk("coast", "traitor")
    scene.begin(PrimaryAction(0)).play("s0 act build", "s0 dismiss-nobody")
    assert scene.events("kept-townsfolk")


@pytest.mark.ruling("viscounts", 23)
def test_an_ability_of_a_dismissed_card_does_nothing() -> None:
    scene = Scene().at("coast_left").row("trader abbot abbot").has(silver=5).folk("coast", "jeweller")
    scene.begin(PrimaryAction(0)).play("s0 act trade", "s0 dismiss jeweller 2 virtue", "s0 exchange 3 0")
    # Its upper effect is a virtue; its ability would be another one after trading.
    scene.count(virtue=6, silver=5 - 2 + 3 + 1)


@pytest.mark.rule("viscounts.action.dismiss-match")
@pytest.mark.ruling("viscounts", 23)
def test_only_townsfolk_with_a_fitting_icon_are_dismissed() -> None:
    scene = Scene().at("coast_left").row("thief thief thief").has(silver=5).folk("coast", "friar")
    scene.begin(PrimaryAction(0)).play("s0 act build")
    assert scene.asked == (0, "choose-building")
    criminal = Scene().at("coast_left").row("thief thief thief").has(silver=5).folk("coast", "traitor")
    criminal.begin(PrimaryAction(0)).play("s0 act build")
    assert criminal.options() == {"dismiss-nobody", "dismiss traitor 2 shuffle"}
    converted = Scene().at("coast_left").row("strongman thief thief").has(silver=5).folk("coast", "jeweller")
    converted.begin(PrimaryAction(0)).play("s0 act build")
    assert converted.options() == {"dismiss-nobody", "dismiss jeweller 2 virtue"}


@pytest.mark.rule("viscounts.action.dismiss-match")
def test_why_somebody_is_not_dismissed() -> None:
    scene = Scene().at("coast_left").row("thief thief thief").has(silver=1).folk("coast", "miner")
    scene.begin(PrimaryAction(0)).play("s0 act build")
    assert scene.asked == (0, "choose-building")
    trade = Scene().at("forest_right").row("trader lender journeyman").has(silver=1).folk("forest", "jeweller")
    trade.begin(PrimaryAction(0)).play("s0 act trade")
    # Five merchants for four; the jeweller's two silver are not there.
    assert trade.events("dismissed") == []


@pytest.mark.rule("viscounts.action.dismiss-once")
def test_one_dismissal_a_turn() -> None:
    scene = Scene().at("coast_left").row("trader lender abbot").has(silver=9).folk("coast", "jeweller")
    scene.will_draw(("townsfolk", "benefactor")).begin(PrimaryAction(0))
    scene.play("s0 act trade", "s0 dismiss jeweller 2 virtue", "s0 exchange 4 0")
    # The next one would fit as well, but nobody is asked again.
    assert scene.s.townsfolk[0] == "benefactor"
    assert scene.asked is None
    assert len(scene.events("dismissed")) == 1


@pytest.mark.rule("viscounts.action.dismiss-printed")
@pytest.mark.ruling("viscounts", 24)
def test_a_printed_townsfolk_can_be_dismissed_and_stays() -> None:
    scene = Scene().at("coast_left").row("trader abbot abbot").has(silver=3).folk("coast", "-")
    scene.begin(PrimaryAction(0)).play("s0 act trade", "s0 dismiss-printed coast 2 virtue", "s0 exchange 2 0")
    scene.count(silver=3 - 2 + 2 + 1, virtue=6)
    assert scene.s.removed == ()
    again = Scene().at("coast_left").slots("trading_post_2").folk("coast", "-")
    assert Dismissal(again.s, 0).cost == 1


@pytest.mark.rule("viscounts.slot.dismiss")
@pytest.mark.ruling("viscounts", 25)
@pytest.mark.parametrize("card", ["mason", "friar", "artist"])
def test_the_second_trading_post_makes_every_dismissal_cost_one(card: str) -> None:
    scene = Scene().slots("trading_post_2").folk("coast", card)
    assert Dismissal(scene.s, 0).cost == 1


@pytest.mark.rule("viscounts.action.convert")
@pytest.mark.ruling("viscounts", 23, 26)
@pytest.mark.parametrize(
    ("card", "action"), [("benefactor", "place"), ("strongman", "build"), ("traveller", "transcribe")]
)
def test_two_merchants_count_as_one_icon(card: str, action: str) -> None:
    scene = Scene().row(f"{card} peddler_ink abbot").slots("trading_post_3")
    own = 1 if action == "transcribe" else 0
    # 2 + 3 + 2 merchants: three pairs.
    assert fund(scene.s, 0, action).icons == 3 + own
    others = {"place", "build", "transcribe"} - {action}
    assert all(not fund(scene.s, 0, other).converts for other in others)


@pytest.mark.rule("viscounts.action.silver-icons")
@pytest.mark.parametrize(("card", "action"), [("clergyman", "transcribe"), ("diplomat", "place"), ("mason", "build")])
def test_two_silver_count_as_one_icon(card: str, action: str) -> None:
    scene = Scene().row(f"{card} trader trader").has(silver=5)
    means = fund(scene.s, 0, action)
    assert (means.icons, most(scene.s, 0, means)) == (1, 3)
    assert ways_to_pay(scene.s, 0, means, 3) == [(0, 0, 0, 4)]


def test_several_ways_to_pay_are_asked() -> None:
    scene = Scene().at("coast_left").row("mason labourer abbot").has(silver=4, stone=1)
    scene.begin(PrimaryAction(0)).play("s0 act build", "s0 build workshop_1")
    assert scene.asked == (0, "pay")
    assert scene.options() == {"pay 0 0 1 0", "pay 0 0 0 2"}
    scene.play("s0 pay 0 0 0 2").count(stone=1, silver=2)


@pytest.mark.rule("viscounts.action.double")
@pytest.mark.ruling("viscounts", 31)
@pytest.mark.parametrize(
    ("card", "action", "what"),
    [("priest", "transcribe", "ink"), ("artist", "place", "gold"), ("sculptor", "build", "stone")],
)
def test_exactly_one_resource_counts_double(card: str, action: str, what: str) -> None:
    scene = Scene().row(f"{card} trader trader").has(**{what: 3})
    means = fund(scene.s, 0, action)
    assert most(scene.s, 0, means) == 1 + 3 + 1
    assert most(scene.has(**{what: 0}).s, 0, means) == 1


@pytest.mark.rule("viscounts.action.emma")
@pytest.mark.ruling("viscounts", 32)
def test_emma_takes_gold_and_stone_as_clerics() -> None:
    scene = Scene().row("emma trader trader").has(ink=1, gold=1, stone=1)
    means = fund(scene.s, 0, "transcribe")
    assert most(scene.s, 0, means) == 4
    assert set(ways_to_pay(scene.s, 0, means, 3)) == {(1, 1, 0, 0), (1, 0, 1, 0), (0, 1, 1, 0)}
    assert not set(fund(scene.s, 0, "place").accepts) & {"ink", "stone"}


@pytest.mark.rule("viscounts.action.after")
@pytest.mark.ruling("viscounts", 30)
def test_abilities_after_an_action_do_not_answer_free_gains() -> None:
    scene = Scene().row("woodcutter_virtue deacon_virtue overseer_virtue")
    scene.begin(Perform(0, "player_card:card_5.extra")).play("s0 section virtue").count(virtue=7)
    scene = Scene().row("woodcutter_virtue deacon_virtue overseer_virtue").script("coast", "black_4_ink")
    scene.begin(Perform(0, "manuscript:black_7_manuscript.effect"))
    scene.play("s0 take-manuscript black_4_ink").count(virtue=7, ink=2)
    scene = Scene().row("woodcutter_virtue deacon_virtue overseer_virtue")
    scene.begin(Perform(0, "manuscript:gray_4_workshop.effect"))
    scene.play("s0 build workshop_3", "s0 site coast_small_1").count(virtue=7, gold=1)


@pytest.mark.rule("viscounts.slot.icons")
@pytest.mark.parametrize(
    ("slot", "action", "icons"),
    [
        ("trading_post_3", "trade", 2),
        ("guildhall_1", "build", 1),
        ("guildhall_2", "place", 1),
        ("guildhall_3", "transcribe", 1),
    ],
)
def test_lasting_icons_of_slots(slot: str, action: str, icons: int) -> None:
    row = {"trade": "abbot abbot abbot", "build": "abbot abbot abbot", "place": "abbot abbot abbot"}
    scene = Scene().row(row.get(action, "squire squire squire")).slots(slot)
    assert fund(scene.s, 0, action).icons == icons


def test_an_overlay_may_correct_what_a_card_converts() -> None:
    dearer = {"action": "build", "pays": "merchant", "amount": 3, "icons": 1, "limit": 0}
    scene = Scene(components={"townsfolk": {"strongman": {"funding": [dearer]}}})
    scene.row("strongman peddler_ink abbot")
    assert fund(scene.s, 0, "build").icons == 1


def test_an_overlay_may_give_several_of_anything() -> None:
    twice = {"townsfolk": {"lender": {"effect": {"gain": "flip", "n": 2}}}}
    scene = Scene(components=twice).has(debts=2, deeds=2).begin(Perform(0, "townsfolk:lender.effect"))
    scene.play("s0 flip deed", "s0 flip debt", "s0 take ink").count(approved=1, paid=1)
