"""Realm cards: castles and developments."""

from __future__ import annotations

import pytest

from greathall.games.crusaders.battle import required_successes
from greathall.games.crusaders.conquest import conquer
from greathall.games.crusaders.overthrow import overthrow_successes
from greathall.games.crusaders.plots import unrest_successes
from greathall.games.crusaders.realm import RealmAction
from tests.games.crusaders.scenes import Scene


@pytest.mark.rule("crusaders.build.check")
@pytest.mark.ruling("crusaders", 21)
def test_a_castle_costs_a_check_and_three_gold() -> None:
    scene = Scene().gold(0, 3).sure(0).begin(RealmAction(0)).play("s0 build wessex")
    assert scene.s.castle[scene.at("wessex")] == 1
    assert scene.house(0).gold == 0
    failed = Scene().gold(0, 3).luckless(0).begin(RealmAction(0)).play("s0 build wessex").draw_on()
    assert failed.s.castle[failed.at("wessex")] == 0
    assert failed.house(0).gold == 3
    short = Scene().gold(0, 2).begin(RealmAction(0))
    assert short.why_not("s0 build wessex").code == "gold-missing"
    spare = Scene().gold(0, 4).begin(RealmAction(0)).play("s0 build wessex")
    assert spare.options() == {"invest 0", "invest 1"}  # the price stays in hand


@pytest.mark.rule("crusaders.build.several")
def test_one_action_builds_in_several_regions() -> None:
    scene = Scene().gold(0, 9).gold(1, 0).gold(2, 0).sure(0).begin(RealmAction(0)).play("s0 build wessex").draw_on()
    assert scene.asked == (0, "build-more")
    assert scene.decision.params["n"] == 3
    assert scene.why_not("s0 build wessex").code == "has-castle"
    scene.luckless(0).play("s0 build mercia").draw_on()
    assert scene.why_not("s0 build mercia").code == "tried-here"
    scene.sure(0).play("s0 build normandy").draw_on().play("s0 done")
    assert scene.house(0).gold == 3


@pytest.mark.rule("crusaders.base.limits")
def test_without_a_castle_left_nothing_is_built() -> None:
    scene = Scene().gold(0, 9)
    scene.s.left["castle"] = 0
    scene.begin(RealmAction(0))
    assert scene.why_not("s0 build wessex").code == "no-castle-left"


@pytest.mark.rule("crusaders.build.castle")
@pytest.mark.rule("crusaders.build.stays")
@pytest.mark.rule("crusaders.plot.unrest-successes")
@pytest.mark.ruling("crusaders", 38)
def test_a_castle_protects_and_changes_hands_with_the_region() -> None:
    scene = Scene().castles("toulouse").owns(1, "toulouse", "paris")
    toulouse = scene.at("toulouse")
    assert required_successes(scene.s, toulouse) == 2
    assert overthrow_successes(scene.s, toulouse) == 2
    assert unrest_successes(scene.s, toulouse) == 2
    scene.begin()
    conquer(scene.s, 0, scene.at("wessex"), toulouse, scene.table._dealer)
    assert (scene.owner("toulouse"), scene.s.castle[toulouse]) == (0, 1)


@pytest.mark.rule("crusaders.development.steward")
def test_the_steward_makes_the_first_castle_cheaper() -> None:
    scene = Scene().cards(0, "steward").gold(0, 5).gold(1, 0).gold(2, 0).sure(0).begin(RealmAction(0))
    scene.play("s0 build wessex").draw_on()
    assert scene.house(0).gold == 3
    scene.play("s0 build mercia").draw_on()
    assert scene.house(0).gold == 0


@pytest.mark.rule("crusaders.development.steward")
def test_a_failed_attempt_does_not_use_up_the_discount() -> None:
    scene = Scene().cards(0, "steward").gold(0, 2).gold(1, 0).gold(2, 0).luckless(0).begin(RealmAction(0))
    scene.play("s0 build wessex").draw_on()
    assert scene.events("built-in-vain")
    assert scene.house(0).gold == 2
    scene.sure(0).play("s0 build mercia").draw_on()
    assert scene.s.castle[scene.at("mercia")]
    assert scene.house(0).gold == 0


@pytest.mark.rule("crusaders.develop.buy")
@pytest.mark.rule("crusaders.develop.refill")
def test_three_cards_for_one_two_and_three_gold() -> None:
    scene = Scene().cards(0).gold(0, 6)
    scene.s.development_deck = sorted([*scene.s.development_deck, *scene.s.display, "bank", "library", "navy"])
    scene.s.display = ["bank", "library", "marshal"]
    scene.begin(RealmAction(0)).play("s0 buy bank")
    assert len(scene.s.display) == 2  # refilled only after all purchases
    scene.play("s0 buy marshal", "s0 buy library")
    assert scene.house(0).gold == 0
    assert scene.house(0).developments == ["bank", "marshal", "library"]
    assert len(scene.s.display) == 3


@pytest.mark.rule("crusaders.develop.limit")
@pytest.mark.rule("crusaders.develop.no-duplicates")
def test_a_fourth_card_of_a_kind_replaces_an_older_one() -> None:
    scene = Scene().cards(0, "navy", "longbow", "bank").gold(0, 6)
    scene.s.display = ["library", "bank", "marshal"]
    scene.begin(RealmAction(0))
    assert scene.why_not("s0 buy bank").code == "owned"
    scene.play("s0 buy library")
    assert scene.asked == (0, "drop-one")
    assert scene.options() == {"drop navy", "drop longbow", "drop bank"}
    scene.play("s0 drop navy", "s0 done")
    assert scene.house(0).developments == ["longbow", "bank", "library"]
    assert "navy" in scene.s.development_discard
