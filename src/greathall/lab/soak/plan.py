"""What is played: every game, seat count and combination of variants."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from math import prod
from pathlib import Path
from random import Random
from typing import Any

import greathall
from greathall import GameInfo, SetupError, Table
from greathall.core.game import Variant
from greathall.core.registry import find

MOST_COMBINATIONS = 64
"""Per seat count. A game with more variants than that has each choice in turn, the others drawn at random."""
MOST_LISTED = 4096
"""Combinations that are looked through one by one."""
DRAWS = 300
PACKAGE = Path(greathall.__file__).parent


@dataclass(frozen=True, slots=True)
class Configuration:
    game: str
    seats: int
    fixed: tuple[tuple[str, str], ...]
    drawn: tuple[Variant, ...] = ()

    @property
    def name(self) -> str:
        """Also the name of its file."""
        return "-".join([self.game, str(self.seats), *(f"{name}={choice}" for name, choice in self.fixed)])

    def seed(self, number: int) -> str:
        return f"{self.name}/{number}"

    def variants(self, number: int) -> dict[str, str]:
        """The variants of one of its games."""
        rng = Random(self.seed(number))
        while True:
            found = {variant.name: rng.choice(variant.choices) for variant in self.drawn} | dict(self.fixed)
            if possible(self.game, self.seats, found):
                return found

    def table(self, number: int) -> Table:
        variants: dict[str, Any] = dict(self.variants(number))
        return greathall.new(self.game, seats=self.seats, seed=self.seed(number), **variants)


def configurations(only: Iterable[str]) -> list[Configuration]:
    """In the order of games, seats and choices."""
    wanted = set(only)
    games = [game for game in greathall.games() if not wanted or game.id in wanted]
    return [one for game in games for seats in game.seats for one in _of_seats(game, seats)]


def _of_seats(game: GameInfo, seats: int) -> Iterator[Configuration]:
    if prod(len(variant.choices) for variant in game.variants) > MOST_LISTED:
        yield from _each_choice(game, seats)
        return
    combinations = [
        fixed
        for choices in product(*(variant.choices for variant in game.variants))
        if possible(game.id, seats, dict(fixed := tuple(zip((v.name for v in game.variants), choices, strict=True))))
    ]
    if len(combinations) <= MOST_COMBINATIONS:
        yield from (Configuration(game.id, seats, fixed) for fixed in combinations)
        return
    for variant in game.variants:
        others = tuple(other for other in game.variants if other is not variant)
        for choice in variant.choices:
            if any((variant.name, choice) in fixed for fixed in combinations):
                yield Configuration(game.id, seats, ((variant.name, choice),), others)


def _each_choice(game: GameInfo, seats: int) -> Iterator[Configuration]:
    """Where nobody could list all combinations: every choice that goes with some draw of the others."""
    rng = Random(f"{game.id}/{seats}")
    for variant in game.variants:
        others = tuple(other for other in game.variants if other is not variant)
        for choice in variant.choices:
            draws = [{other.name: rng.choice(other.choices) for other in others} for _ in range(DRAWS)]
            usual = {other.name: other.default for other in others}
            if any(possible(game.id, seats, {**draw, variant.name: choice}) for draw in (usual, *draws)):
                yield Configuration(game.id, seats, ((variant.name, choice),), others)


def possible(game: str, seats: int, variants: dict[str, str]) -> bool:
    """Whether the game has this combination."""
    try:
        find(game).make_setup(seats, variants, None, None)
    except SetupError:
        return False
    return True


def fingerprint(game: str) -> str:
    """Of the engine and the game: a game played by other rules says nothing about these."""
    digest = hashlib.sha256()
    for folder in (PACKAGE / "core", PACKAGE / "games" / game):
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.relative_to(PACKAGE).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
