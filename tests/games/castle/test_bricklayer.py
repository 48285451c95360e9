"""The bricklayer: the tower's pieces, then buildings for talers (castle.bricklayer.*)."""

from __future__ import annotations

import pytest

from greathall.games.castle.bricklayer import PlayBricklayer
from tests.games.castle.scenes import Scene, pieces
from tests.stage import Why


def bricklayer() -> Scene:
    return Scene(3).has(0)


@pytest.mark.rule("castle.bricklayer.tower")
@pytest.mark.ruling("castle", 24)
def test_all_pieces_of_one_kind_leave_the_tower() -> None:
    scene = bricklayer().tower(sand=2, stone=3, silver=1).begin(PlayBricklayer(0, "bricklayer"))
    assert scene.asked == (0, "take-from-tower")
    assert scene.options() == {"take sand", "take stone", "take silver"}  # one must be taken
    missing = Why("tower-has-none", "castle.bricklayer.tower", {"resource": "resource:wood"})
    assert scene.why_not("s0 take wood") == missing
    scene.play("s0 take stone")
    assert scene.goods(0) == {"stone": 3}
    assert scene.s.tower == pieces(sand=2, silver=1)
    assert scene.asked == (0, "build")


@pytest.mark.rule("castle.bricklayer.tower-empty")
@pytest.mark.ruling("castle", 24)
def test_an_empty_tower_gives_nothing() -> None:
    scene = bricklayer().tower().begin(PlayBricklayer(0, "bricklayer"))
    assert scene.asked == (0, "build")
    assert scene.goods(0) == {}


@pytest.mark.rule("castle.bricklayer.income", "castle.build.who")
@pytest.mark.ruling("castle", 23)
def test_a_taler_for_every_piece_and_no_points() -> None:
    scene = bricklayer().has(0, talers=0, stone=3, wood=1, sand=1).tower().begin(PlayBricklayer(0, "bricklayer"))
    treasury = scene.s.treasury
    scene.build(0, "servants_quarters", stone=3, wood=1, sand=1)
    assert scene.player(0).talers == 5
    assert scene.s.treasury == treasury - 5
    assert scene.player(0).total == 0


@pytest.mark.rule("castle.bricklayer.income")
@pytest.mark.ruling("castle", 23)
def test_a_swapped_piece_counts_once() -> None:
    scene = bricklayer().has(0, talers=0, silver=1, wood=3, sand=1).tower().begin(PlayBricklayer(0, "bricklayer"))
    scene.build(0, "well", "stone", stone=1, wood=3, sand=1)
    assert scene.player(0).talers == 5
    assert scene.s.forge == 1


@pytest.mark.rule("castle.bricklayer.income", "castle.build.separate")
@pytest.mark.ruling("castle", 25)
def test_income_comes_after_each_building() -> None:
    scene = bricklayer().has(0, talers=0, clay=2, wood=2, sand=4).tower().begin(PlayBricklayer(0, "bricklayer"))
    scene.build(0, "tower_1", clay=1, wood=1, sand=2)
    assert scene.player(0).talers == 4
    scene.build(0, "tower_2", clay=1, wood=1, sand=2)
    assert scene.player(0).talers == 8


@pytest.mark.rule("castle.bricklayer.short-treasury", "castle.supply.talers")
@pytest.mark.ruling("castle", 23)
@pytest.mark.ruling("castle", 26)
def test_income_ends_with_the_treasury() -> None:
    scene = bricklayer().has(0, talers=0, clay=2, wood=2, sand=4).tower().treasury(5)
    scene.begin(PlayBricklayer(0, "bricklayer"))
    scene.build(0, "tower_1", clay=1, wood=1, sand=2).build(0, "tower_2", clay=1, wood=1, sand=2)
    assert scene.player(0).talers == 5
    assert scene.s.treasury == 0
    assert [one.params["n"] for one in scene.events("gained")] == [4, 1]


@pytest.mark.rule("castle.build.sequence")
@pytest.mark.ruling("castle", 25)
def test_first_take_then_build_then_helpers() -> None:
    scene = bricklayer().has(0, talers=20, wood=1, sand=2).tower(clay=1).begin(PlayBricklayer(0, "bricklayer"))
    assert scene.asked == (0, "take-from-tower")
    scene.play("s0 take clay")
    assert scene.asked == (0, "build")
    scene.build(0, "tower_1", clay=1, wood=1, sand=2)
    assert scene.asked == (0, "build")
    scene.play("s0 build-nothing")
    assert scene.asked == (0, "house-helper")
    scene.play("s0 house market_1 6")
    assert scene.asked == (0, "house-helper")
    scene.play("s0 house forge_6 6")
    assert scene.asked is None
