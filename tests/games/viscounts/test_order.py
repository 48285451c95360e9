"""Several effects at one moment: their owner chooses the order where it matters (viscounts.effect.order)."""

from __future__ import annotations

import pytest

from greathall.games.viscounts.collision import ResolveCollision
from greathall.games.viscounts.effects import Perform
from greathall.games.viscounts.order import order_matters
from greathall.games.viscounts.recruit import HireAnywhere
from greathall.games.viscounts.trade import AfterAction
from tests.games.viscounts.automas import BOT, solo
from tests.games.viscounts.scenes import Scene

pytestmark = [pytest.mark.rule("viscounts.effect.order"), pytest.mark.ruling("viscounts", 79)]


def test_a_hired_cards_effect_and_the_workshop_come_in_either_order() -> None:
    scene = Scene().slots("workshop_1").hand("abbot squire").pile("thief").folk("coast", "courier")
    scene.begin(HireAnywhere(0)).play("s0 hire courier 0")
    assert scene.asked == (0, "choose-next")
    assert scene.options() == {"next-card courier", "next-slot workshop_1"}
    scene.play("s0 next-slot workshop_1", "s0 discard abbot")
    # Discarded first, the abbot is shuffled into the pile with the rest.
    assert scene.player(0).discard == ()
    assert "abbot" in scene.player(0).draw


def test_nothing_is_asked_where_the_order_changes_nothing() -> None:
    scene = Scene().slots("workshop_1").hand("abbot squire").pile("thief").begin(HireAnywhere(0))
    scene.play("s0 hire princess 0")
    assert scene.asked == (0, "discard-card")


def test_with_an_empty_pile_a_discard_may_move_the_markers_too() -> None:
    scene = Scene().slots("workshop_1").hand("abbot squire").begin(HireAnywhere(0)).play("s0 hire princess 0")
    assert scene.options() == {"next-card princess", "next-slot workshop_1"}


def test_abilities_after_an_action_come_as_their_owner_likes() -> None:
    scene = Scene().row("woodcutter_destroy merovech abbot").hand("squire thief").begin(AfterAction(0, "own_build"))
    assert scene.options() == {"next-card woodcutter_destroy", "next-card merovech"}
    scene.play("s0 next-card merovech", "s0 choose discard", "s0 discard thief")
    assert scene.asked == (0, "choose-effect")
    assert scene.options() == {"choose destroy", "choose discard"}


def test_two_racketeers_answer_in_any_order_even_in_anothers_turn() -> None:
    scene = Scene(3).row("racketeer_destroy racketeer_rearrange abbot", 1).hand("squire thief", 1)
    scene.begin(Perform(1, "track:space_1.below"))
    assert scene.asked == (1, "choose-next")
    scene.play("s1 next-card racketeer_rearrange", "s1 choose rearrange")
    scene.play("s1 arrange racketeer_destroy racketeer_rearrange abbot")
    assert scene.options() == {"choose destroy", "choose discard"}


def test_collision_cards_of_one_player_come_in_any_order() -> None:
    silver = {"townsfolk": {"peddler_silver": {"effect": {"when": "collision", "do": {"gain": "corruption"}}}}}
    scene = Scene(components=silver).has(corruption=3, virtue=3).row("ada peddler_silver abbot")
    scene.begin(ResolveCollision(0))
    assert scene.options() == {"next-card ada", "next-card peddler_silver"}
    plain = Scene().has(corruption=3, virtue=3).row("ada peddler_silver abbot").begin(ResolveCollision(0))
    assert plain.asked == (0, "take-resource")


def test_goods_and_one_marker_clash_with_nothing() -> None:
    s = Scene().pile("thief").s
    virtue, ink, discard = "manuscript:black_4_virtue.effect", "manuscript:black_4_ink.effect", "slot:workshop_1.effect"
    assert not order_matters(s, 0, (virtue, ink, "manuscript:gray_3_virtue.effect"))
    assert not order_matters(s, 0, (virtue, discard))
    assert order_matters(s, 0, (virtue, "townsfolk:enforcer.effect"))
    assert order_matters(s, 0, (discard, "townsfolk:courier.on_hire"))


def test_the_automa_is_not_asked() -> None:
    scene = solo("cards").slots("cards_8 cards_9", BOT)
    assert scene.begin(Perform(BOT, "townsfolk:courier.on_hire")).asked is None
