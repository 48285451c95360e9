"""The automa's score, its place, and the limits that it keeps to (paladins.solo.*)."""

from __future__ import annotations

from random import Random

import pytest

import greathall
from greathall.core.table.outcome import rank
from greathall.games.paladins.scoring import points_of, standings
from tests.games.paladins.scenes import Scene


@pytest.mark.rule("paladins.solo.score", "paladins.solo.minimum")
@pytest.mark.ruling("paladins", 35, 36)
def test_solo_automa_score_76() -> None:
    """Worked example: 76 points of the automa, part by part."""
    scene = Scene(1).orders("absolve", "commission", "garrison")
    scene.board(1, commission="##.", fortify="#..", garrison="##.", absolve="#..", attack="...", convert="...")
    scene.has(1, strength=12, faith=10, influence=11, commissions=6, garrisons=5, walls="wall_01 wall_01")
    scene.has(1, converted="armourer_1 lookout_1 guardian_1 protector_1 invader_1 hunter_1")
    scene.has(1, attacked="thief_2 adventurer_2", paid=1, unpaid=2, silver=9)
    points = points_of(scene.s, 1)
    assert (points["orders"], points["strength"] + points["faith"] + points["influence"]) == (14, 49)
    assert (points["commission"], points["garrison"], points["converted"]) == (5, 2, 11)
    assert (points["debts"], points["develop"], points["leftovers"]) == (-5, 0, 0)
    assert sum(points.values()) == 76


@pytest.mark.rule("paladins.solo.minimum")
@pytest.mark.ruling("paladins", 36)
def test_only_the_automa_gets_a_point_for_every_convert() -> None:
    scene = Scene(1).has(0, converted="thief_1 hunter_1").has(1, converted="thief_1 hunter_1")
    assert points_of(scene.s, 0)["converted"] == 0
    assert points_of(scene.s, 1)["converted"] == 2


@pytest.mark.rule("paladins.solo.result")
@pytest.mark.ruling("paladins", 51)
def test_person_and_automa_are_ranked_by_the_usual_list() -> None:
    scene = Scene(1).has(0, silver=0, provisions=0)
    assert rank(standings(scene.s), [0, 1]).winners == (0, 1)
    assert rank(standings(scene.has(1, suspicion=1).s), [0, 1]).winners == (0,)
    assert rank(standings(scene.has(1, faith=4).s), [0, 1]).winners == (1,)


@pytest.mark.rule("paladins.solo.never")
@pytest.mark.ruling("paladins", 35, 40)
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_the_automa_keeps_to_its_limits(difficulty: str) -> None:
    table = greathall.new("paladins", seats=1, seed=9, difficulty=difficulty)
    rng = Random(9)
    while not table.over:
        automa = table.state.players[1]
        assert all(spaces.count("#") <= 2 for spaces in automa.board)
        assert automa.workshops + sum(spaces.count("#") for spaces in automa.board) == 8
        assert table.state.bot.workers >= 0
        table.play(rng.choice(table.decisions[0].options))
    used = {"easy": 4, "normal": 6, "hard": 8}[difficulty]
    assert table.state.players[1].workshops == 8 - used
