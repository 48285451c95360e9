"""Who wins: points, talers, resources, or together (castle.winner.*)."""

from __future__ import annotations

import pytest

from greathall.core.table.outcome import Outcome
from greathall.games.castle.scoring import FinalScoring
from tests.games.castle.scenes import Scene


def scene_of(*totals: int) -> Scene:
    scene = Scene(len(totals))
    for seat, points in enumerate(totals):
        scene.has(seat, talers=0).points(seat, points)
    return scene


def outcome(scene: Scene) -> Outcome:
    if not scene.table.over:
        scene.begin(FinalScoring())
    found = scene.table.outcome
    assert found is not None
    return found


@pytest.mark.rule("castle.winner.points")
def test_most_points_win() -> None:
    """Talers and goods do not matter while points differ."""
    found = outcome(scene_of(41, 52, 40).has(0, talers=60, stone=9))
    assert found.winners == (1,)
    assert found.ranking == ((1,), (0,), (2,))
    assert found.tie_breaks_used == ()


@pytest.mark.rule("castle.winner.talers")
def test_a_tie_goes_to_more_talers() -> None:
    found = outcome(scene_of(50, 50, 50).has(0, talers=3, stone=9).has(1, talers=5).has(2, talers=4))
    assert found.ranking == ((1,), (2,), (0,))
    assert found.tie_breaks_used == ("talers",)


@pytest.mark.rule("castle.winner.talers")
def test_talers_exchanged_for_points_no_longer_count() -> None:
    """Seat 0 reaches the tie by selling ten talers and is left with one."""
    scene = scene_of(45, 50).has(0, talers=11).has(1, talers=2).housed(market_1=0)
    found = outcome(scene)
    assert found.totals == {0: 50, 1: 50}
    assert found.winners == (1,)


@pytest.mark.rule("castle.winner.resources")
@pytest.mark.ruling("castle", 31)
def test_a_further_tie_goes_to_resources_by_value() -> None:
    """One stone beats two wood and four silver: silver is worth nothing."""
    found = outcome(scene_of(50, 50).has(0, talers=3, wood=2, silver=4).has(1, talers=3, stone=1))
    assert found.winners == (1,)
    assert found.tie_breaks_used == ("talers", "resources")


@pytest.mark.rule("castle.winner.resources")
@pytest.mark.parametrize(("kind", "less"), [("stone", "clay"), ("clay", "wood"), ("wood", "sand"), ("sand", "silver")])
def test_building_values_rank_the_kinds(kind: str, less: str) -> None:
    scene = scene_of(50, 50)
    scene.has(0, None, None, **{less: 1}).has(1, None, None, **{kind: 1})
    assert outcome(scene).winners == (1,)


@pytest.mark.rule("castle.winner.resources")
def test_resources_exchanged_for_points_no_longer_count() -> None:
    scene = scene_of(45, 50).has(0, stone=1).has(1, sand=1).built("palace").housed(palace_1=0)
    scene.begin(FinalScoring()).play("s0 convert stone")
    found = outcome(scene)
    assert found.totals == {0: 50, 1: 50}
    assert found.winners == (1,)


@pytest.mark.rule("castle.winner.shared")
@pytest.mark.ruling("castle", 31)
def test_a_full_tie_is_shared() -> None:
    """Four sand are worth two wood: equal in everything, seats 0 and 2 win together."""
    found = outcome(scene_of(50, 49, 50).has(0, talers=2, wood=2).has(2, talers=2, sand=4))
    assert found.winners == (0, 2)
    assert found.ranking == ((0, 2), (1,))
    assert found.places == {0: 1, 2: 1, 1: 3}


@pytest.mark.rule("castle.winner.points")
def test_the_breakdown_adds_up() -> None:
    scene = scene_of(10, 20, 30).built("stable", "house*2").housed(stable_16=1, forge_10=2)
    scene.s.forge = 4
    found = outcome(scene)
    assert found.totals == {0: 10, 1: 26, 2: 34}
    assert {seat: sum(points.values()) for seat, points in found.breakdown.items()} == found.totals
    assert found.breakdown[1]["stable"] == 6
    assert found.breakdown[2]["forge"] == 4
