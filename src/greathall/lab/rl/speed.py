"""Steps per second of the environments beside PettingZoo's own chess, in one run: ``python -m greathall.lab.rl.speed``.

Every contender plays at random by its action mask, through the same loop (``last``, ``step``); the rounds are
interleaved, so that whatever else the machine does slows all of them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import numpy as np

from greathall import lab
from greathall.core.registry import find, ids
from greathall.lab.rl.aec import usual_seats

PEER = "PettingZoo chess"
GOAL = 5.0


def contenders() -> dict[str, Callable[[], Any]]:
    """Whom we measure. The peer needs ``chess`` and ``pygame``; without them our own figures are told alone."""
    found: dict[str, Callable[[], Any]] = {}
    try:  # it lives in an extra of PettingZoo's
        chess = import_module("pettingzoo.classic.chess_v6")
        found[PEER] = chess.env
    except ImportError:
        pass
    for game in ids():
        seats = usual_seats(find(game).seats)
        found[f"{game}, {seats} seats"] = partial(lab.env, game, seats=seats)
    return found


def steps_per_second(env: Any, seconds: float, seed: int) -> float:
    """Random play by the mask for so long."""
    rng = Random(seed)
    steps = 0
    begun = perf_counter()
    while (took := perf_counter() - begun) < seconds:
        env.reset(seed=seed + steps)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            env.step(None if terminated or truncated else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            steps += 1
    return steps / took


def vector_steps_per_second(game: str, count: int, seconds: float, seed: int) -> float:
    """The same for a vector of single-agent environments against random bots; the learner's own steps count."""
    import gymnasium

    from greathall.lab.rl.named import NAMES

    vector = gymnasium.make_vec(NAMES[game], num_envs=count, vectorization_mode="sync")
    rng = Random(seed)
    seen, _ = vector.reset(seed=seed)
    steps = 0
    begun = perf_counter()
    while (took := perf_counter() - begun) < seconds:
        actions = [int(rng.choice(found)) if len(found := np.flatnonzero(row)) else 0 for row in seen["action_mask"]]
        seen, _, _, _, _ = vector.step(np.array(actions))
        steps += count
    vector.close()
    return steps / took


def measure(rounds: int, seconds: float) -> dict[str, Any]:
    """Medians of all rounds; ratios are taken inside a round."""
    made = {name: make() for name, make in contenders().items()}
    figures: dict[str, list[float]] = {name: [] for name in made}
    vectors: dict[str, list[float]] = {game: [] for game in ids()}
    for number in range(rounds):
        for name, env in made.items():
            figures[name].append(steps_per_second(env, seconds, number))
        for game, row in vectors.items():
            row.append(vector_steps_per_second(game, 8, seconds, number))
    peer = figures.get(PEER)
    rows = []
    for name, row in figures.items():
        ratios = [ours / theirs for ours, theirs in zip(row, peer, strict=True)] if peer else []
        rows.append({"env": name, "steps_per_second": round(median(row)), "ratio": _round(ratios)})
    rows += [{"env": f"{game}, 8 single ones", "steps_per_second": round(median(row))} for game, row in vectors.items()]
    return {"rounds": rounds, "seconds": seconds, "peer": PEER if peer else None, "rows": rows}


def _round(ratios: Sequence[float]) -> float | None:
    return round(median(ratios), 1) if ratios else None


def main() -> None:
    told = argparse.ArgumentParser(description="steps per second beside PettingZoo's chess")
    told.add_argument("--rounds", type=int, default=3)
    told.add_argument("--seconds", type=float, default=2.0)
    told.add_argument("--json", action="store_true")
    args = told.parse_args()
    found = measure(args.rounds, args.seconds)
    if args.json:
        print(json.dumps(found, indent=2))
        return
    for row in found["rows"]:
        ratio = f"{row['ratio']:6.1f}x" if row.get("ratio") else ""
        print(f"{row['env']:<28}{row['steps_per_second']:>10,} steps/s {ratio}")


if __name__ == "__main__":
    main()
