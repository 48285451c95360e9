"""The automas: their actions, turns and score (viscounts.solo.*)."""

from __future__ import annotations

import pytest

import greathall
from greathall.core.registry import find
from greathall.core.table.outcome import rank
from greathall.games.viscounts.automa.actions import icons_for
from greathall.games.viscounts.automa.turn import Attempt, AutomaTurn
from greathall.games.viscounts.collision import ResolveCollision
from greathall.games.viscounts.effects import Perform
from greathall.games.viscounts.placing import Enter
from greathall.games.viscounts.turn import Turn
from tests.games.viscounts.automas import BOT, plan, schemes, solo
from tests.games.viscounts.scenes import Scene


@pytest.mark.rule("viscounts.solo.paying")
@pytest.mark.ruling("viscounts", 64)
def test_icons_pay_first_then_the_fewest_resources() -> None:
    scene = schemes(solo(), row="start_cleric - -").slots("cleric_1", BOT).has(BOT, ink=5)
    scene.player(BOT).bonuses = ("black",)
    # Scheme, printed cleric on the right, slot and bonus card.
    assert icons_for(scene.s, BOT, "transcribe") == 4
    scene.script("coast", "black_5_clerics").begin(Attempt(BOT, "start_cleric", 0)).count(BOT, ink=4)
    wild = schemes(solo(), row="start_criminal_1 future_criminal_1 -")
    assert icons_for(wild.s, BOT, "place") == 2


@pytest.mark.rule("viscounts.solo.build")
@pytest.mark.ruling("viscounts", 65)
def test_it_builds_the_leftmost_it_can_pay_on_the_first_free_site_of_its_bank() -> None:
    def builder(stone: int) -> Scene:
        scene = schemes(solo(), row="start_builder start_noble start_cleric").has(BOT, stone=stone)
        return scene.building("coast_small_1", 0).begin(Attempt(BOT, "start_builder", 0))

    assert builder(6).player(BOT).slots == ("cleric_1",)
    assert builder(5).player(BOT).slots == ("cleric_4",)
    small = builder(2)
    assert small.player(BOT).slots == ("cleric_7",)
    assert small.owner("coast_small_2") == BOT
    small.count(BOT, stone=0)
    # The site hires, which is a scheme; the link to the player's building gives a virtue to both.
    assert small.events("automa-gains-scheme")
    small.count(0, virtue=6)
    poor = builder(1)
    assert poor.events("automa-cannot-pay")[0].params == {"seat": "seat:1", "action": "action:build", "n": 3, "have": 2}
    full = solo().building("coast_small_1", 0).building("coast_small_2", 0).has(BOT, stone=9)
    assert full.begin(Attempt(BOT, "start_builder", 0)).events("automa-cannot")


@pytest.mark.rule("viscounts.solo.build-free")
@pytest.mark.ruling("viscounts", 65)
def test_a_free_building_crosses_rivers_and_segments() -> None:
    scene = solo().building("coast_small_1", 0).building("coast_small_2", 0)
    scene.begin(Perform(BOT, "manuscript:gray_4_workshop.effect"))
    assert scene.owner("coast_small_3") == BOT
    right = solo().at("mountains_right", BOT)
    right.building("mountains_small_3", 0).building("mountains_small_4", 0)
    right.begin(Perform(BOT, "manuscript:gray_4_workshop.effect"))
    assert right.owner("coast_small_1") == BOT
    assert right.player(BOT).slots == ("cleric_7",)


@pytest.mark.rule("viscounts.solo.workers")
@pytest.mark.ruling("viscounts", 72)
def test_it_places_as_many_workers_as_it_can_but_never_one() -> None:
    def placing(gold: int) -> Scene:
        scene = schemes(solo(), row="start_noble start_builder start_cleric").has(BOT, gold=gold)
        return scene.at("forest_right", BOT).begin(Attempt(BOT, "start_noble", 0))

    assert placing(2).first_tier("gold_move") == [0, 2]
    assert placing(3).first_tier("gold_move") == [0, 2]
    placing(3).count(BOT, gold=1)
    placing(7).count(BOT, workers=16)
    fails = placing(1)
    assert fails.events("automa-cannot-pay")[0].params["n"] == 3
    free = solo().at("forest_right", BOT).begin(Perform(BOT, "player_card:card_5.extra"))
    assert free.first_tier("gold_move") == [0, 2]
    empty = solo().has(BOT, workers=0, gold=9).begin(Attempt(BOT, "start_noble", 0))
    assert empty.events("automa-cannot")


@pytest.mark.rule("viscounts.solo.trim")
@pytest.mark.ruling("viscounts", 72)
def test_it_sends_the_players_workers_home() -> None:
    scene = solo().has(0, workers=18).workers("first", "ink_stone", 2, 0).begin(Enter(BOT, 0, 2))
    assert scene.first_tier("ink_stone") == [1, 2]
    scene.count(0, silver=2)
    own = solo().has(BOT, workers=17).workers("second", "virtue", 0, 2).workers("first", "virtue", 0, 2)
    own.workers("second", "virtue", 2, 2).begin(Enter(BOT, 4, 1))
    assert own.second_tier("virtue") == [1, 2]


@pytest.mark.rule("viscounts.solo.castle-order")
def test_it_resolves_clockwise_from_its_section_and_leads_without_a_larger_hand() -> None:
    scene = solo().at("mountains_left", BOT).workers("first", "ink_stone", 0, 3).workers("first", "hire_destroy", 0, 3)
    scene.begin(Enter(BOT, 4, 1))
    risen = [one.params["section"] for one in scene.events("rose")]
    assert risen[:2] == ["section:ink_stone", "section:hire_destroy"]
    lead = solo().workers("second", "ink_stone", 0, 2).begin(Enter(BOT, 0, 3))
    assert lead.s.leader == BOT
    assert lead.shown(None)["players"][BOT]["hand_limit"] is None


@pytest.mark.rule("viscounts.solo.first-choice")
@pytest.mark.ruling("viscounts", 67)
def test_the_first_option_everywhere() -> None:
    solo().begin(Perform(BOT, "section:gold_move.effect")).count(BOT, gold=1)
    scene = schemes(solo(), future="future_noble").begin(Perform(BOT, "section:hire_destroy.effect"))
    assert plan(scene).discard == ("future_noble",)


@pytest.mark.rule("viscounts.solo.transcribe")
@pytest.mark.ruling("viscounts", 73)
def test_it_transcribes_the_manuscript_of_its_segment() -> None:
    scene = solo().has(BOT, ink=9).script("coast", "gray_3_virtue").owns("gray_3_flip gray_4_stone", BOT)
    scene.begin(Attempt(BOT, "start_cleric", 0))
    assert scene.player(BOT).manuscripts[-1] == "gray_3_virtue"
    assert scene.player(BOT).bonuses == ("gray",)
    printed = solo().has(BOT, ink=9).script("coast", "-").begin(Attempt(BOT, "start_cleric", 0))
    printed.count(BOT, deeds=1)
    assert printed.events("copied")


@pytest.mark.rule("viscounts.solo.transcribe-free")
@pytest.mark.ruling("viscounts", 73)
def test_a_free_manuscript_comes_from_the_next_segment_that_has_one() -> None:
    scene = solo().at("lakeside_right", BOT)
    for segment in scene.s.segments:
        scene.script(segment, "gray_7_guildhall")
    scene.script("coast", "yellow_4_gold").script("forest", "black_3_resource")
    scene.begin(Perform(BOT, "manuscript:black_7_manuscript.effect"))
    assert scene.player(BOT).manuscripts == ("yellow_4_gold",)
    none = solo()
    for segment in none.s.segments:
        none.script(segment, "gray_7_guildhall")
    assert none.begin(Perform(BOT, "manuscript:black_7_manuscript.effect")).player(BOT).manuscripts == ()


@pytest.mark.rule("viscounts.solo.turn")
def test_a_scheme_is_done_from_top_to_bottom() -> None:
    scene = schemes(solo(), row="start_builder start_noble start_cleric", draw="start_criminal_2")
    scene.folk("coast", "friar").begin(AutomaTurn(BOT))
    assert plan(scene).row == ("start_criminal_2", "start_builder", "start_noble")
    kinds = [one.kind for one in scene.events()]
    assert kinds[:6] == [
        "automa-drops-scheme",
        "automa-scheme",
        "gained-on-track",
        "automa-gains-scheme",
        "moved",
        "automa-tries",
    ]


@pytest.mark.rule("viscounts.solo.attempts")
def test_the_first_possible_attempt_is_done() -> None:
    scene = solo("builder").script("coast", "gray_7_guildhall").begin(Attempt(BOT, "start_builder_cleric", 0))
    assert [one.params["action"] for one in scene.events("automa-tries")] == ["action:transcribe", "action:build"]
    scene.count(BOT, debts=1)


@pytest.mark.rule("viscounts.solo.collision")
@pytest.mark.ruling("viscounts", 66)
def test_its_collision_uses_its_own_upper_row() -> None:
    scene = solo().has(BOT, corruption=7, virtue=7).row("abbot abbot abbot").begin(ResolveCollision(BOT))
    scene.count(BOT, ink=2, debts=3, corruption=1, virtue=7)
    scene.count(0, deeds=1)
    turn = schemes(solo(), draw="future_cleric").has(BOT, corruption=4, virtue=4).script("coast", "gray_7_guildhall")
    turn.pile("abbot squire labourer thief").begin(Turn(BOT))
    assert [one.kind for one in turn.events() if one.kind in ("automa-scheme", "collides", "reset")] == [
        "automa-scheme",
        "collides",
        "reset",
    ]


@pytest.mark.rule("viscounts.solo.score")
def test_it_scores_resources_too() -> None:
    scene = solo("cards").has(BOT, deeds=2).has(0, ink=5)
    plan(scene).pooled = 3
    mine, its = scene.table.game.standings(scene.s)
    assert (its.points["resources"], its.total) == (3, 5)
    assert mine.points["resources"] == 0


@pytest.mark.rule("viscounts.solo.win")
def test_a_tie_is_the_automas() -> None:
    scene = solo().has(0, deeds=2, silver=9).has(BOT, deeds=2)
    found = rank(scene.table.game.standings(scene.s), [0, 1])
    assert found.winners == (BOT,)
    scene.has(0, deeds=3)
    assert rank(scene.table.game.standings(scene.s), [0, 1]).winners == (0,)


def test_automas_sit_only_at_solo_tables() -> None:
    game = find("viscounts")
    with pytest.raises(greathall.SetupError, match="solo"):
        game.make_setup(2, {"automa": "noble"}, None, None)
