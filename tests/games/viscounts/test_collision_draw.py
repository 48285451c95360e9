"""Phases 5 and 6 (viscounts.collision.*, viscounts.draw.*)."""

from __future__ import annotations

import pytest

from greathall.games.viscounts.collision import ResolveCollision
from greathall.games.viscounts.draw import DrawUp, hand_limit
from greathall.games.viscounts.effects import Perform
from tests.games.viscounts.scenes import Scene

ABOVE = {
    1: {"silver": 1, "deeds": 3},
    2: {"silver": 1, "deeds": 2},
    3: {"silver": 1, "deeds": 1},
    4: {"silver": 2, "deeds": 1, "debts": 1},
    5: {"silver": 2, "debts": 1},
    6: {"silver": 3, "debts": 2},
    7: {"silver": 4, "debts": 3},
}


@pytest.mark.rule("viscounts.collision.check")
@pytest.mark.ruling("viscounts", 46)
def test_markers_collide_only_in_the_owners_phase_5() -> None:
    scene = Scene().has(corruption=4, virtue=4).has(1, corruption=3, virtue=3).begin(ResolveCollision(0))
    assert [one.params["seat"] for one in scene.events("collides")] == ["seat:0"]
    scene.count(1, corruption=3, virtue=3)
    apart = Scene().has(corruption=3, virtue=4).begin(ResolveCollision(0))
    assert apart.events("collides") == []
    # Until then they drift: a shuffle in phase 6 moves both.
    drift = Scene().has(corruption=4, virtue=4).discards("abbot squire").begin(DrawUp(0))
    drift.count(corruption=3, virtue=3)
    assert drift.events("collides") == []


@pytest.mark.rule("viscounts.collision.own", "viscounts.collision.reset")
@pytest.mark.parametrize("space", range(1, 8))
def test_the_reward_above_each_space(space: int) -> None:
    scene = Scene().has(corruption=space, virtue=space).begin(ResolveCollision(0))
    scene.count(**{"silver": 0, "deeds": 0, "debts": 0, **ABOVE[space]})
    scene.count(corruption=1, virtue=7)


@pytest.mark.rule("viscounts.collision.others")
@pytest.mark.ruling("viscounts", 49)
@pytest.mark.parametrize(
    ("space", "criminal", "honest"),
    [
        (1, {"debts": 1}, {}),
        (2, {"corruption": 2}, {}),
        (3, {"corruption": 2}, {}),
        (5, {}, {"virtue": 6}),
        (6, {}, {"virtue": 6}),
        (7, {}, {"deeds": 1}),
    ],
)
def test_the_reward_below_by_each_opponents_own_criminals(
    space: int, criminal: dict[str, int], honest: dict[str, int]
) -> None:
    scene = Scene(3).has(corruption=space, virtue=space).row("abbot abbot thief", 1).row("abbot abbot abbot", 2)
    scene.slots("guildhall_1", 2).begin(ResolveCollision(0))
    plain = {"debts": 0, "deeds": 0, "corruption": 1, "virtue": 7}
    scene.count(1, **{**plain, **criminal})
    scene.count(2, **{**plain, **honest})


@pytest.mark.ruling("viscounts", 49)
def test_space_4_lets_all_others_rearrange() -> None:
    scene = Scene(3).has(corruption=4, virtue=4).row("abbot squire thief", 1).row("abbot squire labourer", 2)
    scene.begin(ResolveCollision(0))
    assert scene.asked == (1, "rearrange")
    scene.play("s1 arrange abbot squire thief")
    assert scene.asked == (2, "rearrange")


@pytest.mark.rule("viscounts.collision.workshop", "viscounts.slot.collision")
def test_step_1_rewards_every_second_workshop_without_criminals() -> None:
    scene = Scene(3).has(corruption=2, virtue=2)
    scene.slots("workshop_2", 1).row("abbot abbot abbot", 1).slots("workshop_2", 2).row("abbot abbot thief", 2)
    scene.begin(ResolveCollision(0))
    scene.count(1, virtue=6)
    scene.count(2, virtue=7)


@pytest.mark.rule("viscounts.collision.cards")
@pytest.mark.ruling("viscounts", 48)
def test_step_2_resolves_cards_of_all_players_in_turn_order() -> None:
    scene = Scene(3).has(1, corruption=2, virtue=2)
    scene.s.turn = 1
    scene.row("peddler_gold abbot abbot").row("peddler_silver abbot abbot", 1).row("peddler_stone abbot abbot", 2)
    scene.begin(ResolveCollision(1))
    gained = [(one.params["seat"], one.params["resource"]) for one in scene.gains()]
    assert gained[:3] == [
        ("seat:1", "resource:silver"),
        ("seat:2", "resource:stone"),
        ("seat:0", "resource:gold"),
    ]


@pytest.mark.ruling("viscounts", 47)
def test_the_space_is_read_after_the_first_two_steps() -> None:
    scene = Scene().has(corruption=5, virtue=5).row("abbot squire ada").begin(ResolveCollision(0))
    # Ada's virtue takes both markers to 4, where a deed and a debt lie.
    scene.play("s0 take ink").count(deeds=1, debts=1, silver=2, ink=1)


@pytest.mark.rule("viscounts.collision.others")
@pytest.mark.ruling("viscounts", 47)
def test_the_space_is_read_again_for_the_others() -> None:
    # The debt of space 4 lets the racketeer's owner shuffle: without other criminals both markers go on to 5 ...
    scene = Scene().has(corruption=4, virtue=4).row("racketeer_destroy abbot squire").discards("labourer thief")
    scene.row("abbot squire labourer", 1).begin(ResolveCollision(0))
    scene.play("s0 choose discard", "s0 discard-top")
    # ... where the other player, without criminals, gains a virtue instead of rearranging.
    assert scene.asked is None
    scene.count(1, virtue=6)
    assert scene.events("reset")[0].params["n"] == 5


@pytest.mark.rule("viscounts.draw.limit")
def test_up_to_the_limit_or_until_cards_run_out() -> None:
    scene = Scene().hand("abbot").pile("squire labourer thief trader").begin(DrawUp(0))
    assert len(scene.player(0).hand) == 3
    few = Scene().hand("abbot").pile("squire").begin(DrawUp(0))
    assert len(few.player(0).hand) == 2
    full = Scene().hand("abbot squire labourer thief").pile("trader").begin(DrawUp(0))
    assert len(full.player(0).hand) == 4
    assert full.events("drew-nothing")


@pytest.mark.rule("viscounts.slot.hand")
def test_the_third_workshop_enlarges_the_hand() -> None:
    scene = Scene().slots("workshop_3")
    assert hand_limit(scene.s, 0) == 4
    scene.s.leader = 0
    assert hand_limit(scene.s, 0) == 5


@pytest.mark.rule("viscounts.draw.shuffle")
def test_an_empty_pile_is_made_of_the_discards() -> None:
    scene = Scene().hand("abbot").pile("squire").discards("labourer thief").begin(DrawUp(0))
    assert len(scene.player(0).hand) == 3
    assert "squire" in scene.player(0).hand
    assert scene.player(0).discard == ()
    assert len(scene.player(0).draw) == 1


@pytest.mark.rule("viscounts.draw.shuffle-marker")
@pytest.mark.ruling("viscounts", 18)
def test_each_shuffle_moves_a_marker_by_the_criminals_on_the_board() -> None:
    honest = Scene().row("abbot squire labourer").discards("thief antagonist").begin(DrawUp(0))
    honest.count(virtue=6, corruption=1)
    crooked = Scene().row("abbot thief antagonist").discards("squire trader").begin(DrawUp(0))
    crooked.count(virtue=7, corruption=2)
    effect = Scene().row("abbot thief -").discards("squire").begin(Perform(0, "townsfolk:courier.on_hire"))
    effect.count(corruption=2)
