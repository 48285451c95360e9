"""What others will answer, as far as one can guess: the hook that a better model of them would fill."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from greathall.bots.search.judge import Judge
from greathall.core.rules.steps import AskTogether
from greathall.core.speech.options import Option
from greathall.core.table.world import World

MOST_CONSIDERED = 8
"""Of many possible answers, so many are looked at."""


class Others(Protocol):
    def answer(self, world: World, rng: Random) -> Option:
        """What the seat that is asked now will choose."""
        ...


class Sensible:
    """They take what looks best for themselves at once. A sealed answer, which shows nothing yet, could be any."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def answer(self, world: World, rng: Random) -> Option:
        options: Sequence[Option] = world.options()
        if len(options) == 1:
            return options[0]
        if isinstance(world.state.stack[-1], AskTogether):
            return rng.choice(options)
        options = world.game.considered(world.state, options)
        if len(options) > MOST_CONSIDERED:
            options = rng.sample(list(options), MOST_CONSIDERED)
        tried = [after(world, option) for option in options]
        values = self.judge.values(tried, options[0].seat)
        return options[max(range(len(options)), key=values.__getitem__)]


def after(world: World, option: Option) -> World:
    """The position that a choice leads to: the next question, or the end of a turn."""
    twin = world.clone()
    twin.play(option, world.game.turn_ends)
    return twin
