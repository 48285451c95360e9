"""Final scoring and ties (paladins.score.*, paladins.outsider.*)."""

from __future__ import annotations

import pytest

from greathall.core.table.outcome import rank
from greathall.games.paladins.scoring import convert_points, points_of, standings
from tests.games.paladins.scenes import Scene

ORDERS = ("fortify", "attack", "commission")


@pytest.mark.rule(
    "paladins.score.orders",
    "paladins.score.attributes",
    "paladins.score.commission",
    "paladins.score.fortify",
    "paladins.score.converted",
    "paladins.score.debts",
    "paladins.score.leftovers",
    "paladins.goal.points",
)
def test_final_score_66() -> None:
    """Worked example: 66 points, part by part."""
    scene = Scene(2).orders(*ORDERS).has(strength=11, influence=10, faith=6, commissions=6)
    scene.has(
        walls="wall_02 wall_03 wall_01 wall_06 wall_07 wall_08", converted="adventurer_1 warrior_1 warrior_2 assassin_1"
    )
    scene.has(attacked="archer_2 champion_2 protector_1", paid=2, unpaid=1, silver=2, provisions=1)
    points = points_of(scene.s, 0)
    assert points == {
        "orders": 12,
        "strength": 16,
        "faith": 6,
        "influence": 13,
        "develop": 0,
        "commission": 5,
        "fortify": 3,
        "walls": 3,
        "garrison": 0,
        "absolve": 0,
        "converted": 8,
        "debts": -1,
        "leftovers": 1,
    }
    player = scene.player()
    assert [convert_points(scene.s, player, card) for card in player.converted] == [3, 1, 1, 3]
    assert sum(points.values()) == 66
    assert scene.table.scores()[0] == 66


@pytest.mark.rule("paladins.score.attributes")
def test_points_of_every_track_step() -> None:
    scene = Scene(2)
    seen = [points_of(scene.has(strength=step).s, 0)["strength"] for step in range(13)]
    assert seen == [0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20]


@pytest.mark.rule(
    "paladins.score.commission",
    "paladins.score.garrison",
    "paladins.score.fortify",
    "paladins.score.absolve",
    "paladins.score.develop",
)
def test_points_for_actions_done_often() -> None:
    for done, high, low in ((4, 0, 0), (5, 2, 1), (6, 5, 3), (7, 9, 6)):
        jars = " ".join(f"jar_slot_{i + 1}" for i in range(done))
        scene = Scene(2).has(commissions=done, garrisons=done, walls="wall_01 " * done, jars=jars)
        points = points_of(scene.s, 0)
        assert (points["commission"], points["garrison"]) == (high, high)
        assert (points["fortify"], points["absolve"]) == (low, low)
    sites = ("commission", "fortify", "garrison", "absolve")
    for built, worth in ((5, 0), (6, 1), (7, 3), (8, 6)):
        looks = {
            site: ("##." if built >= 2 * i + 2 else "#.." if built >= 2 * i + 1 else "...")
            for i, site in enumerate(sites)
        }
        assert points_of(Scene(2).board(**looks).s, 0)["develop"] == worth


@pytest.mark.rule("paladins.score.leftovers")
@pytest.mark.parametrize(("silver", "provisions", "worth"), [(2, 0, 0), (2, 1, 1), (5, 0, 1), (4, 2, 2)])
def test_three_of_any_make_a_point(silver: int, provisions: int, worth: int) -> None:
    assert points_of(Scene(2).has(silver=silver, provisions=provisions).s, 0)["leftovers"] == worth


@pytest.mark.rule("paladins.score.orders", "paladins.order.points")
def test_orders_pay_everybody_who_fulfils_them() -> None:
    scene = Scene(2).orders(*ORDERS)
    for seat in (0, 1):
        scene.has(seat, commissions=5, walls="wall_01 " * 5, attacked="archer_1 archer_2 thief_1 thief_2 hunter_1")
    assert [points_of(scene.s, seat)["orders"] for seat in (0, 1)] == [18, 18]
    scene.has(1, commissions=4)
    assert points_of(scene.s, 1)["orders"] == 10


def worth(scene: Scene, card: str) -> int:
    return convert_points(scene.s, scene.player(), card)


@pytest.mark.rule("paladins.outsider.per-two-actions")
@pytest.mark.parametrize("done", range(1, 8))
def test_one_point_for_every_two_actions(done: int) -> None:
    jars = " ".join(f"jar_slot_{i + 1}" for i in range(done))
    scene = Scene(2).has(commissions=done, garrisons=done, walls="wall_01 " * done, jars=jars)
    scene.board(commission="##.", fortify="##.", garrison="##.", absolve="#.." if done > 6 else "...")
    for card in ("adventurer_1", "archer_2", "lookout_1", "vigilante_2"):
        assert worth(scene, card) == done // 2
    assert worth(scene, "guardian_1") == 3


@pytest.mark.rule("paladins.outsider.hunter")
@pytest.mark.ruling("paladins", 12)
def test_the_hunter_counts_hired_townsfolk_or_quests_too() -> None:
    scene = Scene(2).has(townsfolk="abbot_1 abbot_2 squire_1", quests=3)
    assert worth(scene, "hunter_1") == 1
    scene = Scene(2, hunter="all").has(townsfolk="abbot_1 abbot_2 squire_1", hires=2, quests=2)
    assert worth(scene, "hunter_1") == 2


@pytest.mark.rule("paladins.outsider.hunter")
@pytest.mark.ruling("paladins", 12)
def test_quests_are_counted_when_they_are_made() -> None:
    scene = Scene(2, hunter="all").townsfolk("", "", "", "", "debt_collector_1").has(workers="labourer").begin()
    scene.play("act recruit", "quest debt_collector_1 silver 0")
    assert scene.player().quests == 1


@pytest.mark.rule("paladins.outsider.hunter")
@pytest.mark.ruling("paladins", 12)
def test_the_first_hire_is_no_action_of_the_hunters_variant() -> None:
    """What was carried out counts: hires and quests of rounds, by workers or as a reward."""
    scene = Scene(2, hunter="all").has(converted="hunter_1")
    for seat in (1, 0):
        scene.play(f"s{seat} {min(scene.options())}")
    assert (len(scene.player().townsfolk), scene.player().hires) == (1, 0)
    scene.townsfolk("abbot_1", "squire_1").reward("space:r1_1").play("hire squire_1 free 0")
    assert scene.shown()["players"][0]["points"]["converted"] == 0
    scene.reward("space:r1_1").play("quest abbot_1 free 0")
    assert scene.shown()["players"][0]["points"]["converted"] == 1


@pytest.mark.rule("paladins.outsider.per-four-points")
@pytest.mark.parametrize("step", [0, 3, 4, 7, 8, 12])
def test_one_point_for_every_four_steps(step: int) -> None:
    for attribute, card in (("strength", "armourer_1"), ("influence", "marauder_2"), ("faith", "warrior_1")):
        assert worth(Scene(2).has(paladin="otton", **{attribute: step}), card) == step // 4


@pytest.mark.rule("paladins.outsider.per-attacked")
def test_one_point_for_each_attacked_of_a_people() -> None:
    scene = Scene(2).has(attacked="archer_2 champion_2 mercenary_3 archer_1 thief_1 thief_2")
    assert (worth(scene, "assassin_1"), worth(scene, "barbarian_1"), worth(scene, "invader_1")) == (3, 2, 1)


@pytest.mark.rule("paladins.outsider.champion")
def test_champion() -> None:
    scene = Scene(2).orders(*ORDERS)
    assert worth(scene, "champion_1") == 1
    assert worth(scene.has(commissions=5, walls="wall_01 " * 6), "champion_1") == 3


@pytest.mark.rule("paladins.outsider.mercenary")
def test_mercenary_scoring() -> None:
    """Worked example: one is worth 2 points, two are worth 3 each."""
    scene = Scene(2).has(converted="mercenary_1")
    assert points_of(scene.s, 0)["converted"] == 2
    assert points_of(scene.has(converted="mercenary_1 mercenary_3").s, 0)["converted"] == 6


@pytest.mark.rule("paladins.outsider.protector", "paladins.outsider.thief")
def test_protector_and_thief() -> None:
    scene = Scene(2).has(paid=3, unpaid=1, suspicion=4)
    assert (worth(scene, "protector_1"), worth(scene, "thief_2")) == (3, 4)


@pytest.mark.rule("paladins.outsider.traitor")
@pytest.mark.ruling("paladins", 28)
@pytest.mark.parametrize(("traitors", "loss"), [("", -9), ("traitor_1", -6), ("traitor_1 traitor_2", -3)])
def test_traitors_soften_unpaid_debts(traitors: str, loss: int) -> None:
    scene = Scene(2).has(unpaid=3, converted=traitors)
    points = points_of(scene.s, 0)
    assert points["debts"] + points["converted"] == loss


# Ties


def level() -> Scene:
    """Two players with the same points."""
    return Scene(2).orders(*ORDERS)


@pytest.mark.rule("paladins.score.tie-orders")
def test_first_tie_break_points_for_orders() -> None:
    scene = level().has(0, commissions=5, unpaid=0).has(1, influence=9, paid=0)
    scene.has(1, converted="").has(0, silver=3).has(1, silver=0, provisions=1)
    ours, theirs = (sum(points_of(scene.s, seat).values()) for seat in (0, 1))
    scene.has(1, paid=ours - theirs)
    outcome = rank(standings(scene.s), [0, 1])
    assert scene.table.scores()[0] == scene.table.scores()[1]
    assert (outcome.winners, outcome.tie_breaks_used) == ((0,), ("orders",))


@pytest.mark.rule("paladins.score.tie-suspicion")
def test_second_tie_break_fewer_suspicions() -> None:
    scene = level().has(0, suspicion=2).has(1, suspicion=1)
    outcome = rank(standings(scene.s), [0, 1])
    assert (outcome.winners, outcome.tie_breaks_used) == ((1,), ("orders", "fewer_suspicions"))


@pytest.mark.rule("paladins.score.tie-shared")
def test_a_last_tie_is_shared() -> None:
    scene = level().has(0, suspicion=1).has(1, suspicion=1)
    assert rank(standings(scene.s), [0, 1]).winners == (0, 1)


@pytest.mark.rule("paladins.goal.points")
def test_the_highest_total_wins() -> None:
    scene = level().has(1, faith=4)
    assert rank(standings(scene.s), [0, 1]).winners == (1,)
