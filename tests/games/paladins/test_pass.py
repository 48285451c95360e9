"""Passing and what is kept (paladins.pass.*)."""

from __future__ import annotations

import pytest

from tests.games.paladins.scenes import Scene


@pytest.mark.rule("paladins.pass.clear", "paladins.pass.keep")
@pytest.mark.ruling("paladins", 6)
def test_placed_workers_all_go_and_three_others_stay() -> None:
    scene = Scene(2).has(workers="labourer labourer scout fighter").board(hunt="ls", commission="#lc").begin()
    scene.play("pass")
    assert scene.spaces("hunt") == ".."
    assert scene.spaces("commission") == "#.."
    assert scene.asked == (0, "keep-workers")
    assert scene.options() == {
        "keep labourer labourer scout",
        "keep labourer labourer fighter",
        "keep labourer scout fighter",
    }
    assert scene.why_not("keep cleric cleric cleric").params == {"missing": [("worker:cleric", 3)]}
    scene.play("keep labourer scout fighter")
    assert scene.workers() == {"labourer": 1, "scout": 1, "fighter": 1}


@pytest.mark.rule("paladins.pass.keep")
def test_up_to_three_are_kept_without_a_question() -> None:
    scene = Scene(2).has(workers="labourer criminal").begin().play("pass")
    assert scene.workers() == {"labourer": 1, "criminal": 1}
    assert scene.asked == (1, "take-turn")
    scene = Scene(2).has(workers="labourer " * 5).begin().play("pass")
    assert scene.workers() == {"labourer": 3}


@pytest.mark.rule("paladins.pass.final")
def test_after_passing_no_more_turns() -> None:
    scene = Scene(2).has(0, workers="scout").has(1, workers="scout labourer labourer").begin()
    scene.play("pass", "s1 act hunt", "s1 place labourer")
    assert scene.asked == (1, "take-turn")


@pytest.mark.rule("paladins.pass.late-workers")
@pytest.mark.ruling("paladins", 6)
def test_the_limit_is_tested_when_passing() -> None:
    scene = Scene(2).has(0, workers="scout scout scout", townsfolk="peddler_3", suspicion=2).tax(1)
    scene.has(1, workers="labourer").favours("stores").begin()
    scene.play("pass", "s1 favour stores")
    assert scene.workers(0) == {"labourer": 1, "scout": 3}
