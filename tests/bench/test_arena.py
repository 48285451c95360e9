"""The loop, the search and the measurements, on a game whose answers are known."""

from __future__ import annotations

from random import Random

import pytest

from greathall.lab.bench.arena.engine import shared_win
from greathall.lab.bench.arena.measure import STARTS, clones, half_way, playouts, searches
from greathall.lab.bench.arena.uct import Node, simulate
from tests.bench.nim import STONES, Heap, Nim


@pytest.mark.parametrize(("stones", "best"), [(5, 1), (6, 2), (7, 3), (3, 3)])
def test_search_finds_the_winning_move(stones: int, best: int) -> None:
    engine, tree = Nim(), Node[int]()
    rng = Random(1)
    for _ in range(2000):
        simulate(engine, Heap(stones, 0), tree, rng)
    assert max(tree.children, key=lambda move: tree.children[move].visits) == best


def test_a_simulation_is_counted_once_everywhere() -> None:
    engine, tree = Nim(), Node[int]()
    root = Heap(STONES, 1)
    rng = Random(2)
    played = sum(simulate(engine, root, tree, rng) for _ in range(50))
    assert tree.visits == 50 == sum(child.visits for child in tree.children.values())
    assert played == engine.plays
    assert (root.stones, root.mover) == (STONES, 1)


def test_forced_moves_are_no_decisions() -> None:
    figures = playouts(Nim(), 0.02, Random(3))
    forced = figures["all_decisions_per_game"] - figures["decisions_per_game"]
    assert 0 < forced < 1
    assert figures["all_decisions_per_second"] > figures["decisions_per_second"] > 0
    assert 2 <= figures["options_per_decision"] <= 3
    assert STONES / 3 <= figures["all_decisions_per_game"] <= STONES


def test_half_way_is_half_the_same_game() -> None:
    engine = Nim()
    states = half_way(engine, Random(4))
    assert len(states) == STARTS
    assert all(0 < state.stones < STONES for state in states)


def test_clones_and_searches_have_rates() -> None:
    engine = Nim()
    assert clones(engine, 0.03, Random(5))["clones_per_second"] > 0
    assert engine.clones >= STARTS
    figures = searches(Nim(), 0.03, Random(6))
    assert figures["simulations_per_second"] > 0
    assert 0 < figures["decisions_per_simulation"] <= STONES


def test_a_shared_win_is_shared() -> None:
    assert shared_win([3, 7, 7]) == [0, 0.5, 0.5]
    assert shared_win([1, 0]) == [1, 0]
