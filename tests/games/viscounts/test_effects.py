"""The key of effects (viscounts.effect.*)."""

from __future__ import annotations

import pytest

from greathall.games.viscounts.effects import Perform
from greathall.games.viscounts.track import gain_virtue
from tests.games.viscounts.scenes import Scene


@pytest.mark.rule("viscounts.effect.mandatory")
@pytest.mark.ruling("viscounts", 22)
def test_what_cannot_be_done_is_done_as_far_as_possible() -> None:
    flip = Scene().begin(Perform(0, "townsfolk:lender.effect"))
    assert flip.asked is None
    hire = Scene()
    for segment in hire.s.segments:
        hire.folk(segment, "-")
    hire.begin(Perform(0, "townsfolk:journeyman.effect")).count(virtue=6)
    shuffle = Scene().begin(Perform(0, "townsfolk:courier.on_hire"))
    shuffle.count(virtue=7, corruption=1)
    full = Scene()
    full.s.owners = (1,) * 20
    full.s.standing = ("",) * 20
    assert full.begin(Perform(0, "manuscript:gray_4_workshop.effect")).asked is None


@pytest.mark.rule("viscounts.effect.gain")
def test_shown_goods_come_from_the_supply() -> None:
    scene = Scene().begin(Perform(0, "townsfolk:lothaire.effect"), Perform(0, "manuscript:blue_3_silver.effect"))
    scene.count(ink=1, gold=1, stone=1, silver=4)


@pytest.mark.rule("viscounts.effect.any-resource")
def test_a_resource_of_choice_is_never_silver() -> None:
    scene = Scene().begin(Perform(0, "manuscript:blue_4_resources.effect"))
    assert scene.options() == {"take ink", "take gold", "take stone"}
    scene.play("s0 take gold", "s0 take ink").count(gold=1, ink=1)
    assert scene.asked is None


@pytest.mark.rule("viscounts.effect.choice")
@pytest.mark.ruling("viscounts", 21)
def test_exactly_one_side_and_an_optional_one_may_be_declined() -> None:
    scene = Scene().row("abbot squire labourer").hand("thief").begin(Perform(0, "townsfolk:pickpocket.effect"))
    assert scene.options() == {"choose destroy", "choose silver silver"}
    scene.play("s0 choose destroy", "s0 keep").count(silver=0)
    assert scene.player(0).hand == ("thief",)


@pytest.mark.rule("viscounts.effect.rearrange")
@pytest.mark.ruling("viscounts", 76)
def test_cards_change_places_among_the_spaces_they_occupy() -> None:
    scene = Scene().row("- abbot squire").begin(Perform(0, "townsfolk:mason.on_hire"))
    assert scene.options() == {"arrange abbot squire", "arrange squire abbot"}
    scene.play("s0 arrange squire abbot")
    assert scene.player(0).row == ("", "squire", "abbot")
    one = Scene().row("abbot - -").begin(Perform(0, "townsfolk:mason.on_hire"))
    assert one.asked is None


@pytest.mark.rule("viscounts.effect.discard")
def test_a_card_from_hand_or_the_unseen_top() -> None:
    scene = Scene().hand("abbot squire").pile("thief").begin(Perform(0, "townsfolk:acolyte.on_hire"))
    assert scene.options() == {"keep", "discard abbot", "discard squire", "discard-top"}
    scene.play("s0 discard-top")
    assert scene.player(0).discard == ("thief",)
    assert scene.player(0).hand == ("abbot", "squire")


@pytest.mark.rule("viscounts.effect.destroy")
def test_a_destroyed_card_leaves_the_game_for_its_silver() -> None:
    scene = Scene().row("abbot squire labourer").hand("financier").pile("thief")
    scene.begin(Perform(0, "manuscript:blue_4_destroy.effect")).play("s0 destroy financier", "s0 destroy-top")
    scene.count(silver=4)
    assert scene.s.removed == ("financier", "thief")


@pytest.mark.rule("viscounts.effect.empty-pile")
@pytest.mark.ruling("viscounts", 19)
def test_an_empty_pile_may_be_shuffled_to_act_unseen() -> None:
    scene = Scene().row("thief squire labourer").hand("abbot").discards("trader")
    scene.begin(Perform(0, "section:hire_destroy.effect/1")).play("s0 destroy-top")
    assert scene.s.removed == ("trader",)
    scene.count(corruption=2, silver=1)
    nothing = Scene().row("thief squire labourer").hand("abbot").begin(Perform(0, "section:hire_destroy.effect/1"))
    assert nothing.why_not("s0 destroy-top").code == "no-cards-left"


@pytest.mark.rule("viscounts.effect.one-at-a-time")
@pytest.mark.ruling("viscounts", 20)
def test_several_cards_go_one_at_a_time_and_one_may_stop() -> None:
    scene = Scene().hand("abbot squire thief").begin(Perform(0, "townsfolk:architect.effect"))
    scene.play("s0 choose discard discard", "s0 discard thief")
    assert scene.decision.params["n"] == 1
    scene.play("s0 keep")
    assert scene.player(0).hand == ("abbot", "squire")
    assert scene.asked is None


@pytest.mark.rule("viscounts.effect.shuffle")
def test_the_discards_join_the_draw_pile() -> None:
    scene = Scene().pile("abbot").discards("squire thief").begin(Perform(0, "townsfolk:courier.on_hire"))
    assert scene.player(0).draw == ("abbot", "squire", "thief")
    assert scene.player(0).discard == ()


@pytest.mark.rule("viscounts.effect.debt-collector")
@pytest.mark.ruling("viscounts", 33)
def test_debt_collectors_answer_each_flipped_debt_after_its_resource() -> None:
    scene = Scene().row("debt_collector_silver debt_collector_flip_deed abbot").has(debts=2, deeds=1)
    scene.begin(Perform(0, "player_card:card_4.extra"), Perform(0, "player_card:card_4.extra"))
    scene.play("s0 take ink")
    scene.count(silver=1, virtue=6, approved=1)
    scene.play("s0 take ink").count(silver=2, virtue=5, approved=1, paid=2)
    assert [one.kind for one in scene.events()][:3] == ["paid-debt", "gained", "gained"]


@pytest.mark.rule("viscounts.effect.racketeer")
@pytest.mark.ruling("viscounts", 34)
def test_racketeers_answer_each_debt_in_any_turn() -> None:
    scene = Scene().row("racketeer_rearrange abbot squire", 1).hand("thief", 1)
    scene.begin(Perform(1, "track:space_6.above"))
    for _ in range(2):
        assert scene.asked == (1, "choose-effect")
        scene.play("s1 choose rearrange", "s1 arrange racketeer_rearrange abbot squire")
    assert scene.asked is None
    scene.count(1, debts=2)


def test_a_handler_may_also_be_called_by_rules() -> None:
    """Virtue gained by a rule and by a card is one and the same."""
    scene = Scene()
    gain_virtue(scene.s, 0, 2, scene.table._dealer)
    scene.count(virtue=5)
