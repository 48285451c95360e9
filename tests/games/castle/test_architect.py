"""The architect: points for others' buildings, then all cards back (castle.architect.*)."""

from __future__ import annotations

import pytest

from greathall.games.castle.architect import PlayArchitect
from tests.games.castle.scenes import Scene

TOWER = {"clay": 1, "wood": 1, "sand": 2}
TWO_TOWERS = {"clay": 2, "wood": 2, "sand": 4}


@pytest.mark.rule("castle.architect.points", "castle.build.who")
@pytest.mark.ruling("castle", 3)
def test_five_points_for_every_building_of_others() -> None:
    """Whichever card built it: bricklayer, stonemason or worker."""
    scene = Scene(4).cards(3, played="messenger")
    for seat in range(3):
        scene.has(seat, talers=1, **TWO_TOWERS)
    scene.tower().choose("bricklayer", "stonemason", "worker_sand_clay", "architect")
    scene.build(0, "tower_1", **TOWER).build(0, "tower_2", **TOWER)
    scene.play("s0 house-nobody", "s1 buy 2 worker_sand_clay sand")
    scene.build(1, "tower_3", **TOWER).play("s1 build-nothing")
    scene.build(2, "tower_4", **TOWER).play("s2 build-nothing")
    assert scene.scored(3, "architect") == 4 * 5


@pytest.mark.rule("castle.architect.points", "castle.architect.own-buildings")
@pytest.mark.ruling("castle", 3)
def test_every_architect_scores_but_not_for_own_buildings() -> None:
    scene = Scene(3)
    scene.s.builders = (0, 1, 1)
    scene.begin(PlayArchitect(0, "architect"), PlayArchitect(1, "architect"), PlayArchitect(2, "architect"))
    assert [scene.scored(seat, "architect") for seat in range(3)] == [10, 5, 15]


@pytest.mark.rule("castle.architect.own-buildings")
def test_with_two_players_ones_own_building_of_the_round_scores_nothing() -> None:
    scene = Scene(2).cards(0, played="messenger").has(0, **TOWER)
    scene.choose("stonemason architect", "messenger trader").play("s1 place sand_cart")
    scene.build(0, "tower_1", **TOWER).play("s0 build-nothing")
    assert scene.scored(0, "build") == 6
    assert scene.scored(0, "architect") == 0


@pytest.mark.rule("castle.architect.points")
def test_last_rounds_buildings_do_not_count() -> None:
    scene = Scene(2).cards(1, played="messenger").has(0, **TOWER)
    scene.choose("worker_sand_clay messenger", "trader bricklayer").play("s1 place sand_cart", "s1 take clay")
    scene.play("s1 build-nothing").build(0, "tower_1", **TOWER).play("s0 build-nothing")
    assert scene.s.round == 2
    scene.choose("worker_wood_silver worker_stone", "worker_sand_clay architect")
    scene.play("s0 equip sand sand", "s1 build-nothing", "s0 first worker_stone", *["s0 build-nothing"] * 2)
    assert scene.scored(1, "architect") == 0


@pytest.mark.rule("castle.architect.points-first", "castle.architect.return")
@pytest.mark.ruling("castle", 3)
def test_points_come_before_the_cards() -> None:
    scene = Scene(3).cards(0, hand="trader")
    scene.s.builders = (1,)
    scene.begin(PlayArchitect(0, "architect"))
    assert [one.kind for one in scene.events()] == ["points", "took-back"]


@pytest.mark.rule("castle.architect.return", "castle.order.played-row")
@pytest.mark.ruling("castle", 3)
def test_all_played_cards_return_with_those_of_this_round() -> None:
    scene = Scene(2).cards(0, played="trader bricklayer worker_stone")
    scene.choose("messenger architect", "messenger trader").play("s1 place sand_cart")
    assert len(scene.player(0).hand) == 8
    assert scene.player(0).played == ()
    assert scene.player(1).played == ("messenger", "trader")
    (told,) = scene.events("took-back")
    assert (told.params["seat"], told.params["n"]) == ("seat:0", 5)
    back = ("trader", "bricklayer", "worker_stone", "messenger", "architect")
    assert told.params["cards"] == [(f"card:{card}", 1) for card in back]


@pytest.mark.rule("castle.architect.return")
@pytest.mark.ruling("castle", 2, 3)
def test_cards_that_left_the_game_do_not_return() -> None:
    scene = Scene(3).cards(0, hand="architect", gone="messenger worker_stone")
    scene.choose("architect", "messenger", "messenger")
    assert len(scene.player(0).hand) == 6
    assert scene.player(0).gone == ("messenger", "worker_stone")


@pytest.mark.rule("castle.architect.no-build", "castle.build.who", "castle.helper.who")
def test_the_architect_neither_builds_nor_sends_helpers() -> None:
    scene = Scene(3).cards(0, played="messenger").has(0, talers=40, sand=5, wood=5, clay=5, stone=5)
    scene.choose("architect", "messenger", "messenger")
    assert scene.s.round == 2  # nobody was asked anything


@pytest.mark.rule("castle.architect.points", "castle.order.characters")
@pytest.mark.ruling("castle", 3)
def test_buildings_of_workers_count_because_the_architect_comes_last() -> None:
    scene = Scene(3, first=0).cards(0, played="messenger").has(1, **TOWER)
    scene.choose("architect", "worker_wood_silver", "messenger")
    scene.build(1, "tower_1", **TOWER).play("s1 build-nothing")
    assert scene.scored(0, "architect") == 5
