"""The castle (viscounts.castle.*)."""

from __future__ import annotations

import pytest

from greathall.games.viscounts.action import PrimaryAction
from greathall.games.viscounts.build import Put
from greathall.games.viscounts.castle import CastleMove, Rise
from greathall.games.viscounts.draw import DrawUp, hand_limit
from greathall.games.viscounts.effects import Perform
from greathall.games.viscounts.placing import Enter
from tests.games.viscounts.scenes import SECTIONS, Scene


@pytest.mark.rule("viscounts.castle.inner")
def test_workers_go_next_to_the_viscount_from_the_inner_road() -> None:
    scene = Scene().at("forest_inner").row("squire abbot abbot").begin(PrimaryAction(0)).play("s0 act place")
    assert scene.first_tier("gold_move") == [1, 0]
    outside = Scene().at("forest_left").row("squire lender abbot").begin(PrimaryAction(0))
    assert outside.why_not("s0 act place").code == "inner-road"


@pytest.mark.rule("viscounts.castle.paying")
def test_gold_adds_nobles_and_silver_does_not() -> None:
    scene = Scene().at("forest_inner").row("squire abbot abbot").has(gold=2, silver=9).begin(PrimaryAction(0))
    scene.play("s0 act place")
    assert scene.table.decisions[0].params["n"] == 1  # what the board gives; gold pays for the rest
    assert scene.options() == {"place 1 1", "place 2 3"}
    scene.play("s0 place 2 3").count(gold=0, silver=9, workers=18)


@pytest.mark.rule("viscounts.castle.cost")
@pytest.mark.parametrize(("gold", "most"), [(1, 1), (2, 1), (3, 2), (5, 3), (7, 3), (8, 4)])
def test_one_three_five_or_eight_nobles(gold: int, most: int) -> None:
    scene = Scene().at("forest_inner").row("abbot abbot abbot").has(gold=gold).script("forest", "gray_7_guildhall")
    scene.begin(PrimaryAction(0)).play("s0 act place")
    if most == 1:
        assert scene.first_tier("gold_move") == [1, 0]
    else:
        assert max(int(option.split()[1]) for option in scene.options()) == most


@pytest.mark.rule("viscounts.castle.supply")
@pytest.mark.ruling("viscounts", 28)
def test_all_that_are_left_are_placed_but_one_is_needed() -> None:
    scene = Scene().has(workers=1).begin(Enter(0, 0, 4))
    scene.count(workers=0)
    assert scene.first_tier("ink_stone") == [1, 0]
    empty = Scene().at("forest_inner").row("squire bishop abbot").has(workers=0, ink=9).begin(PrimaryAction(0))
    assert empty.why_not("s0 act place").code == "no-workers"


@pytest.mark.rule("viscounts.castle.rise")
def test_three_together_send_one_up_and_two_aside() -> None:
    scene = Scene().begin(Enter(0, 4, 3))
    assert scene.second_tier("virtue") == [1, 0]
    assert scene.first_tier("virtue") == [0, 0]
    assert scene.first_tier("hire_destroy") == [1, 0]
    assert scene.first_tier("ink_stone") == [1, 0]
    scene.count(virtue=5)


@pytest.mark.rule("viscounts.castle.section-effect")
@pytest.mark.ruling("viscounts", 43)
@pytest.mark.parametrize("section", SECTIONS)
def test_each_section_gives_its_effect_before_the_others_step_aside(section: str) -> None:
    scene = (
        Scene().has(debts=1, deeds=1).hand("abbot squire labourer thief").begin(Enter(0, SECTIONS.index(section), 3))
    )
    if section == "ink_stone":
        scene.count(ink=1, stone=1)
    elif section == "virtue":
        scene.count(virtue=5)
    elif section == "flip":
        assert scene.options() == {"flip debt", "flip deed"}
        assert scene.first_tier("flip") == [2, 0]
        scene.play("s0 flip deed")
    elif section == "gold_move":
        assert scene.options() == {"choose gold", "choose castle_move"}
        assert scene.first_tier("gold_move") == [2, 0]
        scene.play("s0 choose gold").count(gold=1)
    else:
        assert scene.options() == {"choose hire", "choose destroy"}
        scene.play("s0 choose destroy", "s0 destroy thief").count(silver=1)
    assert scene.first_tier(section) == [0, 0]
    assert scene.second_tier(section) == [1, 0]


@pytest.mark.rule("viscounts.castle.repeat")
@pytest.mark.ruling("viscounts", 37)
def test_rises_repeat_in_the_owners_order() -> None:
    scene = Scene().workers("first", "ink_stone", 2).workers("first", "hire_destroy", 2).begin(Enter(0, 4, 3))
    # The virtue section sends one to either side: two sections of three are open now.
    assert scene.asked == (0, "choose-rise")
    assert scene.options() == {"rise ink_stone", "rise hire_destroy"}
    assert scene.why_not("s0 rise flip").params == {"n": 0}
    scene.play("s0 rise ink_stone").count(ink=1, stone=1)
    scene.play("s0 choose hire", "s0 hire princess 0")
    assert scene.second_tier("hire_destroy") == [1, 0]
    # Two came back to the virtue section, and nothing there makes three.
    assert scene.first_tier("virtue") == [2, 0]


@pytest.mark.ruling("viscounts", 37)
def test_a_castle_move_in_the_middle_joins_the_resolution() -> None:
    scene = Scene().workers("first", "virtue", 2).workers("first", "hire_destroy", 1).begin(Enter(0, 2, 3))
    scene.play("s0 choose castle_move")
    scene.play("s0 step hire_destroy virtue")
    # The two left in the gold section step aside before the third virtue worker rises.
    kinds = [(one.kind, one.params["section"]) for one in scene.events() if one.kind in ("rose", "spread")]
    assert kinds == [
        ("rose", "section:gold_move"),
        ("spread", "section:hire_destroy"),
        ("spread", "section:gold_move"),
        ("spread", "section:gold_move"),
        ("rose", "section:virtue"),
        ("spread", "section:virtue"),
        ("spread", "section:virtue"),
    ]


@pytest.mark.rule("viscounts.castle.third")
def test_three_on_the_second_tier_send_one_to_the_third_for_a_resource() -> None:
    scene = Scene().workers("second", "virtue", 2).begin(Enter(0, 4, 3))
    scene.play("s0 take gold").count(gold=1)
    assert scene.second_tier("virtue") == [2, 0]
    assert scene.s.third_tier == [1, 0]
    assert scene.first_tier("virtue") == [0, 0]


@pytest.mark.rule("viscounts.castle.trim")
@pytest.mark.ruling("viscounts", 38)
def test_more_than_three_of_all_colours_are_reduced_to_three() -> None:
    scene = Scene(3).workers("first", "flip", 0, 1, 1).begin(Enter(0, 1, 2))
    assert scene.asked == (0, "choose-trim")
    assert scene.options() == {"trim 0 flip first", "trim 1 flip first", "trim 2 flip first"}
    scene.play("s0 trim 2 flip first")
    assert scene.first_tier("flip") == [2, 1, 0]
    exactly = Scene(3).workers("first", "flip", 0, 1, 1).begin(Enter(0, 1, 1))
    assert exactly.asked is None


@pytest.mark.rule("viscounts.castle.trim-first")
def test_leaving_the_first_tier_brings_two_silver() -> None:
    scene = Scene().has(1, workers=17).workers("first", "flip", 0, 3).begin(Enter(0, 1, 1)).play("s0 trim 1 flip first")
    scene.count(1, silver=2, workers=18)


@pytest.mark.rule("viscounts.castle.trim-second")
def test_leaving_the_second_tier_brings_virtue_and_a_resource() -> None:
    scene = Scene().has(1, workers=17).workers("second", "virtue", 0, 3).begin(Enter(0, 4, 3))
    scene.play("s0 trim 1 virtue second")
    assert scene.asked == (1, "take-resource")
    scene.play("s1 take stone").count(1, virtue=6, stone=1, workers=18)
    own = Scene().has(workers=19).workers("second", "virtue", 0, 3).begin(Enter(0, 4, 3))
    own.play("s0 trim 0 virtue second", "s0 take ink").count(ink=1, virtue=4)


@pytest.mark.rule("viscounts.castle.third-safe")
@pytest.mark.ruling("viscounts", 38)
def test_the_third_tier_has_no_limit() -> None:
    scene = Scene()
    scene.s.third_tier = [4, 5]
    scene.begin(Rise(0))
    assert scene.asked is None
    assert scene.s.third_tier == [4, 5]


@pytest.mark.rule("viscounts.castle.leader")
@pytest.mark.ruling("viscounts", 42)
def test_the_leader_changes_only_for_strictly_more() -> None:
    scene = Scene().workers("second", "virtue", 2).begin(Enter(0, 4, 3)).play("s0 take ink")
    assert scene.s.leader == 0
    tie = Scene().workers("second", "virtue", 2)
    tie.s.leader, tie.s.third_tier = 1, [0, 1]
    tie.begin(Enter(0, 4, 3)).play("s0 take ink")
    assert tie.s.third_tier == [1, 1]
    assert tie.s.leader == 1
    more = Scene().workers("second", "virtue", 2)
    more.s.leader, more.s.third_tier = 1, [1, 1]
    more.begin(Enter(0, 4, 3)).play("s0 take ink")
    assert more.s.leader == 0
    assert more.events("overtakes")


@pytest.mark.rule("viscounts.castle.leader-hand")
@pytest.mark.ruling("viscounts", 42)
def test_the_leaders_hand_is_larger_and_nothing_is_discarded_on_losing_it() -> None:
    scene = Scene().pile("abbot squire labourer thief trader")
    scene.s.leader = 0
    assert hand_limit(scene.s, 0) == 4
    scene.begin(DrawUp(0))
    assert len(scene.player(0).hand) == 4
    scene.s.leader = 1
    scene.begin(DrawUp(0))
    assert len(scene.player(0).hand) == 4


@pytest.mark.rule("viscounts.castle.out-of-turn")
@pytest.mark.ruling("viscounts", 39, 40)
def test_an_opponent_resolves_thirds_out_of_turn_with_own_bumps() -> None:
    scene = Scene(3).at("coast_right").building("coast_large_4", 1).has(1, workers=15).has(2, workers=17)
    scene.workers("first", "virtue", 0, 2, 0).workers("first", "ink_stone", 0, 3, 0)
    scene.workers("first", "hire_destroy", 0, 0, 3)
    scene.begin(Put(0, "workshop_1", "here"))
    # The site lets the builder destroy; the castle-move link offers the builder nothing, having no workers.
    assert scene.asked == (1, "castle-move")
    scene.play("s1 step ink_stone virtue")
    # Virtue rises; one steps onto the three of seat 2, and seat 1 says who leaves.
    scene.count(1, virtue=5)
    assert scene.asked == (1, "choose-trim")
    scene.play("s1 trim 2 hire_destroy first").count(2, silver=2)
    assert scene.asked is None


@pytest.mark.rule("viscounts.effect.castle-move")
@pytest.mark.ruling("viscounts", 41)
def test_a_castle_move_goes_next_door_and_checks_for_three() -> None:
    scene = Scene().workers("first", "ink_stone", 1).workers("first", "virtue", 2).begin(CastleMove(0))
    assert scene.options() == {
        "stay",
        "step ink_stone flip",
        "step ink_stone virtue",
        "step virtue ink_stone",
        "step virtue hire_destroy",
    }
    assert scene.why_not("s0 step flip ink_stone").code == "nobody-there"
    scene.play("s0 step ink_stone virtue").count(virtue=5)
    none = Scene().begin(Perform(0, "section:gold_move.effect/1"))
    assert none.asked is None


@pytest.mark.rule("viscounts.effect.workers")
def test_free_workers_enter_any_one_section() -> None:
    scene = Scene().begin(Perform(0, "manuscript:yellow_7_workers.effect"))
    assert scene.options() == {f"section {section}" for section in SECTIONS}
    scene.play("s0 section flip").count(workers=16)
    assert scene.second_tier("flip") == [1, 0]
    empty = Scene().has(workers=0).begin(Perform(0, "manuscript:yellow_7_workers.effect"))
    assert empty.asked is None


@pytest.mark.rule("viscounts.castle.supply")
@pytest.mark.ruling("viscounts", 28)
def test_no_more_workers_are_paid_for_than_are_in_supply() -> None:
    def placing(workers: int) -> Scene:
        scene = Scene().at("forest_inner").row("squire princess abbot").has(gold=6, workers=workers)
        return scene.script("forest", "gray_7_guildhall").begin(PrimaryAction(0)).play("s0 act place")

    two = placing(2)
    assert two.options() == {"place 1 1", "place 2 3"}
    why = two.why_not("s0 place 4 8")
    assert (why.code, why.params) == ("too-few-workers", {"n": 4, "have": 2})
    placing(1).count(gold=6, workers=0)


@pytest.mark.rule("viscounts.castle.lone-worker")
@pytest.mark.ruling("viscounts", 79)
def test_a_lone_worker_steps_aside_where_its_owner_likes() -> None:
    def lonely() -> Scene:
        scene = Scene().begin(Enter(0, 2, 3)).play("s0 choose castle_move", "s0 step gold_move flip")
        assert scene.options() == {"step gold_move hire_destroy", "step gold_move flip"}
        return scene

    away = lonely().play("s0 step gold_move flip")
    assert away.first_tier("flip")[0] == 2
    onward = lonely().play("s0 step gold_move hire_destroy")
    assert (onward.first_tier("flip")[0], onward.first_tier("hire_destroy")[0]) == (1, 1)
