"""The measurements. Rates are per second of processor time: the machine may have other work."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from random import Random
from typing import TypeAlias

from .engine import Engine, M, S
from .uct import Node, simulate

Figures: TypeAlias = dict[str, float]
STARTS = 3
"""Games differ; searches and copies start from several."""
CLONES_BETWEEN_LOOKS = 64
"""Looking at the clock costs as much as a fast clone, so it is looked at rarely."""


def playouts(engine: Engine[S, M], seconds: float, rng: Random) -> Figures:
    """Whole random games: ask the legal moves, choose at random, apply.

    ``decisions`` have two options or more; ``asked`` counts the forced ones too.
    """
    games = decisions = asked = options = 0
    gc.collect()
    begin = now = time.process_time()
    while now - begin < seconds:
        state = engine.new(rng)
        while not engine.over(state):
            moves = engine.moves(state)
            n = len(moves)
            if n > 1:
                decisions += 1
                options += n
            asked += 1
            engine.play(state, moves[int(rng.random() * n)])
        games += 1
        now = time.process_time()
    spent = now - begin
    return {
        "decisions_per_second": decisions / spent,
        "all_decisions_per_second": asked / spent,
        "games_per_second": games / spent,
        "decisions_per_game": decisions / games,
        "all_decisions_per_game": asked / games,
        "options_per_decision": options / max(decisions, 1),
    }


def clones(engine: Engine[S, M], seconds: float, rng: Random) -> Figures:
    """Copies of states half a random game in."""
    made, spent = 0, 0.0
    for state in half_way(engine, rng):
        gc.collect()
        begin = now = time.process_time()
        while now - begin < seconds / STARTS:
            for _ in range(CLONES_BETWEEN_LOOKS):
                engine.clone(state, rng)
            made += CLONES_BETWEEN_LOOKS
            now = time.process_time()
        spent += now - begin
    return {"clones_per_second": made / spent}


def searches(engine: Engine[S, M], seconds: float, rng: Random) -> Figures:
    """Simulations of UCT searches with full random rollouts, from states half a random game in."""
    simulations, decisions, spent = 0, 0, 0.0
    for state in half_way(engine, rng):
        tree: Node[M] = Node()
        gc.collect()
        begin = now = time.process_time()
        while now - begin < seconds / STARTS:
            decisions += simulate(engine, state, tree, rng)
            now = time.process_time()
        simulations += tree.visits
        spent += now - begin
    return {
        "simulations_per_second": simulations / spent,
        "search_decisions_per_second": decisions / spent,
        "decisions_per_simulation": decisions / simulations,
    }


def half_way(engine: Engine[S, M], rng: Random) -> list[S]:
    """States half a random game in: each game is played twice, the second time only its first half."""
    states = []
    for _ in range(STARTS):
        seed = rng.random()
        length = _advance(engine, engine.new(again := Random(seed)), again, None)
        state = engine.new(again := Random(seed))
        _advance(engine, state, again, length // 2)
        states.append(state)
    return states


def _advance(engine: Engine[S, M], state: S, rng: Random, limit: int | None) -> int:
    played = 0
    while played != limit and not engine.over(state):
        moves = engine.moves(state)
        engine.play(state, moves[int(rng.random() * len(moves))])
        played += 1
    return played


MEASURES: dict[str, Callable[[Engine[object, object], float, Random], Figures]] = {
    "play": playouts,
    "clone": clones,
    "search": searches,
}
