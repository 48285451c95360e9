"""Training: a short course makes a net that plays, can be stopped, and comes out the same again."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from greathall.bots.net.about import NetError
from greathall.bots.net.goal import Goal
from greathall.lab.train import course as courses
from greathall.lab.train.course import Course, Plan
from greathall.lab.train.curve import picture
from greathall.lab.train.learner import Learner
from greathall.lab.train.lesson import Lesson, Played, Player, play

LESSON = Lesson("castle", 2, "7", 8)


def quiet(what: str, done: int, of: int) -> None:
    pass


def plan(games: int = 10, gate: int = 1) -> Plan:
    return Plan(LESSON, games, gate, f"greathall train castle --seats 2 --games {games}")


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses, "CHUNKS", 2)
    monkeypatch.setattr(courses, "RUNGS", 2)


@pytest.mark.parametrize("games", [10, 50, 3000, 30_000])
def test_every_game_of_a_course_is_played_once(games: int) -> None:
    course = plan(games)
    chunks = [course.chunk(step) for step in range(course.steps + 1)]
    assert [number for chunk in chunks for number in chunk] == list(range(games))
    assert all(chunks)
    assert len(chunks[0]) <= courses.FIRST_MOST
    assert course.climbs(course.steps)


def test_goals() -> None:
    assert Lesson("paladins", 1, "1", 8).goal is Goal.SCORE
    assert Lesson("paladins", 2, "1", 8).goal is Goal.MARGIN
    assert Lesson("viscounts", 1, "1", 8).goal is Goal.MARGIN


def test_a_game_to_learn_from_knows_how_it_ended() -> None:
    played = play(LESSON, 3, Player())
    assert played.features.shape[1:] == (2, 185)
    assert played.features.shape[0] > 40
    assert played.result[0] == -played.result[1]
    again = play(LESSON, 3, Player())
    assert np.array_equal(again.features, played.features)


def test_lessons_draw_variants_and_keep_what_is_fixed() -> None:
    drawn = [LESSON.begin(str(number)).setup.variants["season"] for number in range(30)]
    assert 0 < drawn.count("winter") < 15
    fixed = Lesson("castle", 2, "7", 8, {"season": "winter"})
    assert {fixed.begin(str(number)).setup.variants["season"] for number in range(5)} == {"winter"}
    alone = Lesson("paladins", 1, "7", 8)
    solo = [name for name in ("difficulty",) if name in alone.begin("1").setup.variants]
    for name in solo:
        assert len({alone.begin(str(number)).setup.variants[name] for number in range(20)}) > 1


def test_a_learner_learns_what_can_be_learned() -> None:
    """A result that follows from the features is foreseen; it was wrong by far more at the beginning."""
    rng = np.random.default_rng(3)
    learner = Learner(6, rng)
    features = rng.standard_normal((400, 1, 6)).astype(np.float16)
    games = [Played(i, features[i : i + 1], 10 * features[i, 0, :1].astype(np.float32) + 50) for i in range(400)]
    learner.remember(games)
    first = learner.learn(1)
    last = learner.learn(60)
    assert last < first / 4


def test_targets_lean_on_what_was_thought_a_little_later() -> None:
    learner = Learner(4, np.random.default_rng(1))
    game = Played(0, np.zeros((3, 1, 4), dtype=np.float16), np.array([10.0], dtype=np.float32))
    other = Played(1, np.zeros((3, 1, 4), dtype=np.float16), np.array([-10.0], dtype=np.float32))
    learner.remember([game, other])
    assert learner.targets.tolist() == [1, 1, 1, -1, -1, -1]
    learner.steps = 1  # now it has an opinion: nothing, before it learned
    told = learner._targets(game).tolist()
    assert told == pytest.approx([0.95**2, 0.95, 1.0])


def test_a_course_goes_on_from_a_net(tmp_path: Path) -> None:
    """It begins with what was learned, plays no game by rule of thumb, and has to beat what it began with."""
    first = Course(plan(), tmp_path / "first.npz", 1, quiet)
    first.learner.spread = 12.0
    start = first.learner.net(replace(first._about(), games=500))
    going_on = Course(replace(plan(), going_on=True), tmp_path / "second.npz", 1, quiet, start)
    assert going_on.plan.first == 1
    assert going_on.best is start
    assert going_on._player(0).net is not None
    rows = np.random.default_rng(2).standard_normal((5, 185)).astype(np.float32)
    assert np.allclose(going_on.learner.net(going_on._about()).forward(rows), start.forward(rows), atol=1e-3)
    assert going_on._about().games == 500
    with pytest.raises(NetError, match="a net for castle, not for paladins"):
        Course(Plan(replace(LESSON, game="paladins"), 10, 1, ""), tmp_path / "third.npz", 1, quiet, start)


@pytest.mark.usefixtures("short")
def test_a_course_can_be_stopped_and_comes_out_the_same(tmp_path: Path) -> None:
    whole = Course(plan(), tmp_path / "whole.npz", 1, quiet)
    whole.run()
    stopped = Course(plan(), tmp_path / "parts.npz", 1, quiet)
    stopped.folder.mkdir()
    stopped._step(0)
    taken_up = Course(plan(), tmp_path / "parts.npz", 1, quiet)
    assert taken_up.progress.step == 1
    taken_up.run()
    assert np.array_equal(whole.learner.weights[0], taken_up.learner.weights[0])
    assert whole.out.exists() == any(one["stays"] for one in whole.progress.rungs)
    assert whole.progress == taken_up.progress
    assert whole.progress.games == 10
    assert "10 games" in picture("castle", whole.progress)
    with pytest.raises(NetError, match="is another course"):
        Course(plan(20), tmp_path / "parts.npz", 1, quiet)
    told = json.loads((whole.folder / "progress.json").read_text())
    assert len(told["rungs"]) == 3


@pytest.mark.usefixtures("short")
def test_a_short_course_beats_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty games, most of them without a net, are enough to beat somebody who plays anything."""
    monkeypatch.setattr(courses, "FIRST_SHARE", 0.9)
    monkeypatch.setattr(courses, "FIRST_PASSES", 12)
    course = Course(replace(plan(40), lesson=replace(LESSON, positions=1)), tmp_path / "net.npz", 1, quiet)
    course.run()
    net = course.learner.net(course._about())
    won = 0
    for number in range(8):
        world, rng, seat = LESSON.begin(f"test/{number}"), Random(number), number % 2
        while not world.over:
            if world.paused:
                world.go_on(world.game.turn_ends)
                continue
            player = Player(net) if world.seat == seat else Player()
            world.play(player.choose(world, world.options(), 8, rng), world.game.turn_ends)
        won += Goal.MARGIN.reached(world)[seat] > 0
    assert won >= 6
