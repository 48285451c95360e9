"""Which tables the conformance tests play: every registered game, in every seat count and every choice of a variant."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple, TypeAlias

import greathall
from greathall.core.registry import find
from greathall.core.rules.steps import Ask
from greathall.core.speech.options import Option
from greathall.core.table.table import Table

Looks: TypeAlias = list[tuple[Ask[Any], list[Option]]]
"""Questions whose options were worked out, with the options."""


class Config(NamedTuple):
    game: str
    seats: int
    variants: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join((self.game, str(self.seats), *(f"{name}={choice}" for name, choice in self.variants)))

    def new(self, seed: int) -> Table:
        chosen: dict[str, Any] = dict(self.variants)
        return greathall.new(self.game, seats=self.seats, seed=seed, **chosen)


@cache
def configs() -> Sequence[Config]:
    """Every seat count with the defaults, and every other choice of every variant at a seat count that allows it.

    ``make soak`` plays the whole product of seat counts and variants.
    """
    found: list[Config] = []
    for info in greathall.games():
        found += [Config(info.id, seats, ()) for seats in info.seats]
        others = [(v.name, choice) for v in info.variants for choice in v.choices if choice != v.default]
        for i, other in enumerate(others):
            tries = [Config(info.id, info.seats[(i + k) % len(info.seats)], (other,)) for k in range(len(info.seats))]
            found += [config for config in tries if _allowed(config)][:1]
    return [config for config in found if _allowed(config)]


def _allowed(config: Config) -> bool:
    try:
        find(config.game).make_setup(config.seats, dict(config.variants), None, None)
    except greathall.SetupError:
        return False
    return True


RICHEST: dict[str, tuple[tuple[str, str], ...]] = {"castle": (("season", "winter"),)}
"""The variant choice that brings most rules into play, where it is not the default."""


@cache
def one_per_seat_count() -> Sequence[Config]:
    """A smaller choice for the costly properties: every seat count once."""
    found = [Config(info.id, seats, RICHEST.get(info.id, ())) for info in greathall.games() for seats in info.seats]
    return [config for config in found if _allowed(config)]


def sampled_plies(config: Config, seed: int, limit: int | None = None) -> Iterator[Table]:
    """A random game at a sample of its plies, for costly properties: all early ones, then every ninth."""
    for table in random_plies(config.new(seed), Random(seed), limit):
        if table.ply < 30 or table.ply % 9 == 0 or table.over:
            yield table


def random_plies(table: Table, rng: Random, limit: int | None = None) -> Iterator[Table]:
    """Plays at random, yielding the table before every choice and at the end."""
    played = 0
    while not table.over and (limit is None or played < limit):
        yield table
        decision = rng.choice(table.decisions)
        table.play(rng.choice(decision.options))
        played += 1
    yield table


def midgame(config: Config, seed: int, plies: int) -> Table:
    """A table after some random plies, still running."""
    table = config.new(seed)
    for _ in random_plies(table, Random(seed), plies):
        pass
    return table


def plain(value: object) -> str:
    """JSON, to show that something is plain data and to compare it."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)
