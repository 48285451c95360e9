"""Whole random games, told by the hashes of every state: ``python -m tests.compiled.whole_games`` prints them."""

from __future__ import annotations

import hashlib
import json
from random import Random

import greathall
from greathall.core.rules import steps

SEED = 11


def told() -> dict[str, object]:
    """Which build this is, and what came of a game with the fewest and the most seats of each kind."""
    sizes = [(game.id, seats) for game in greathall.games() for seats in (min(game.seats), max(game.seats))]
    return {
        "steps": str(steps.__file__),
        "games": {f"{game} {seats}": [played(game, seats), lean(game, seats)] for game, seats in sizes},
    }


def played(game: str, seats: int) -> tuple[int, str]:
    """A game through the public table: how many plies, and a digest of all state hashes and events."""
    table, rng, digest = greathall.new(game, seats=seats, seed=SEED), Random(SEED), hashlib.sha256()
    while not table.over:
        decision = rng.choice(table.decisions)
        table.play(rng.choice(decision.options))
        digest.update(table.hash().encode())
        digest.update(repr([event.to_dict() for event in table.last.events or []]).encode())
    return table.ply, digest.hexdigest()


def lean(game: str, seats: int) -> tuple[int, str]:
    """A game on the path of a search, by its own chance."""
    rng, digest, count = Random(SEED), hashlib.sha256(), 0
    world = greathall.new(game, seats=seats, seed=SEED).lean(rng)
    while not world.over:
        world.play(rng.choice(world.options()))
        digest.update(world.hash().encode())
        count += 1
    return count, digest.hexdigest()


if __name__ == "__main__":
    print(json.dumps(told()))
