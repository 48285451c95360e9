"""What is learned: a game, a number of seats, the variants that are fixed; and one game of it, as numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greathall.bots.net.goal import Goal
from greathall.bots.net.net import Floats, Net
from greathall.bots.search.budget import Budget
from greathall.bots.search.judge import Judge, RuleOfThumb
from greathall.bots.search.others import Sensible
from greathall.bots.search.searcher import pick
from greathall.bots.search.turn import search_turn
from greathall.core.errors import GreathallError, SetupError
from greathall.core.game import AnyGame, Setup
from greathall.core.registry import find
from greathall.core.rules.chance import Sampled
from greathall.core.speech.options import Option
from greathall.core.table.table import Table
from greathall.core.table.world import World

ALWAYS = 3600.0
"""Seconds that nobody runs out of: what is learned must not depend on the machine."""
QUESTIONS_KEPT = 0.3
"""Ends of turns are all learned from; of the positions between them, this share."""
THUMB_HESITATION = 0.5
SCORE_ONLY = {("paladins", 1)}
"""Where the automa's points depend on nobody: there one's own are all that counts."""


@dataclass(frozen=True)
class Lesson:
    game: str
    seats: int
    seed: str
    positions: int
    """Valued for each decision while learning: less than at a table, so that more games are seen."""
    fixed: dict[str, Any] = field(default_factory=dict)

    @property
    def goal(self) -> Goal:
        return Goal.SCORE if (self.game, self.seats) in SCORE_ONLY else Goal.MARGIN

    def begin(self, name: str) -> World:
        """A new game; its variants, where they are not fixed, are drawn, so that a net learns all of them."""
        rng, game = Random(f"{self.seed}/{name}"), find(self.game)
        table = Table.begin(game, self._setup(game, rng), game.box(), Sampled(rng))
        return World(game, table.setup, table.state, Sampled(rng))

    def _setup(self, game: AnyGame, rng: Random) -> Setup:
        for _ in range(100):
            drawn = {
                variant.name: rng.choice(variant.choices)
                for variant in game.variants
                # What everybody plays is seen most; what only somebody who plays alone meets, evenly.
                if (variant.solo and self.seats == 1) or rng.random() < 0.25
            }
            try:
                return game.make_setup(self.seats, {**drawn, **self.fixed}, None, None)
            except SetupError:
                continue  # some variants exclude each other
        raise SetupError(f"{self.game}: no set-up for {self.seats} seats with {self.fixed}")


@dataclass(frozen=True, eq=False)
class Played:
    """A game that was played to learn from."""

    number: int
    features: NDArray[np.float16]
    """Position by position, seat by seat."""
    result: Floats
    """What each deciding seat reached."""


@dataclass(frozen=True)
class Player:
    """Who plays while learning: a net, else the game's rule of thumb, else chance."""

    net: Net | None = None
    thumb: bool = False
    hesitation: float = 0.0

    def choose(self, world: World, options: list[Option], positions: int, rng: Random) -> Option:
        judge: Judge | None = self.net or (RuleOfThumb() if self.thumb else None)
        if len(options) == 1:
            return options[0]
        if judge is None:
            return rng.choice(options)
        imagined = world.imagined(options[0].seat, rng)
        budget = Budget(positions, ALWAYS)
        values = search_turn(imagined, options, judge, Sensible(judge), budget, rng)
        return options[pick(values, self.hesitation, rng)]


def play(lesson: Lesson, number: int, player: Player) -> Played:
    """One game of a player with itself."""
    rng = Random(f"{lesson.seed}/{number}/choices")
    world = lesson.begin(str(number))
    seen: list[list[list[float]]] = []
    for _ in range(world.game.max_plies(world.setup)):
        _note_pauses(world, seen)
        if world.over:
            break
        world.play(player.choose(world, world.options(), lesson.positions, rng), world.game.turn_ends)
        if not world.over and not world.paused and rng.random() < QUESTIONS_KEPT:
            seen.append(_known(world))
    if not world.over:
        raise GreathallError(f"{lesson.game}: game {number} of {lesson.seed} does not end")
    result = np.array(lesson.goal.reached(world)[: lesson.seats], dtype=np.float32)
    return Played(number, np.array(seen, dtype=np.float16), result)


def _note_pauses(world: World, seen: list[list[list[float]]]) -> None:
    while world.paused:
        seen.append(_known(world))
        world.go_on(world.game.turn_ends)


def _known(world: World) -> list[list[float]]:
    return [world.game.features(world.state, seat) for seat in range(world.setup.seats)]


def match(lesson: Lesson, number: int, one: Player, other: Player) -> tuple[float, float]:
    """How the first player fares in a game, and what would be even: against the other one, or alone beside it."""
    if lesson.seats == 1:
        return _reached(lesson, number, [one])[0], _reached(lesson, number, [other])[0]
    seat = number % lesson.seats
    found = _reached(lesson, number, [one if i == seat else other for i in range(lesson.seats)])
    won = found[seat] >= max(found)
    return float(won), 1 / lesson.seats


def _reached(lesson: Lesson, number: int, players: list[Player]) -> list[float]:
    rng = Random(f"{lesson.seed}/match/{number}/choices")
    world = lesson.begin(f"match/{number}")
    while not world.over:
        if world.paused:
            world.go_on(world.game.turn_ends)
            continue
        player = players[world.seat]
        world.play(player.choose(world, world.options(), lesson.positions, rng), world.game.turn_ends)
    return lesson.goal.reached(world)[: lesson.seats]
