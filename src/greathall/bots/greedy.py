"""The bot that looks one decision ahead."""

from __future__ import annotations

from random import Random

from greathall.bots.bot import Question
from greathall.core.rules.steps import Ask
from greathall.core.speech.options import Option
from greathall.core.table.world import World

WORLDS = 4
"""Worlds that every option is tried in."""
TRIES = 40
"""At most about this many tries per decision: with many options there are fewer worlds."""
PATIENCE = 60
"""Plies after which one try stops waiting and looks at what it has."""


class Greedy:
    """Tries every option in sampled worlds and takes the one with the best mean of the game's own ``value``.

    A try ends when the seat is asked again; until then the others answer at random. What a hidden choice brings shows
    only when it has been carried out, so such a try goes on, with random answers of its own, to the next hidden choice.
    """

    name = "greedy"

    def __init__(self, worlds: int = WORLDS, tries: int = TRIES, patience: int = PATIENCE) -> None:
        self.worlds = worlds
        self.tries = tries
        self.patience = patience

    def choose(self, question: Question, rng: Random) -> Option:
        options = question.options
        if len(options) == 1:
            return options[0]
        totals = [0.0] * len(options)
        for _ in range(max(1, min(self.worlds, self.tries // len(options)))):
            world = question.world(rng)
            # The same chance and the same others for every option: what differs is the option's doing.
            luck = rng.getrandbits(32)
            for i, option in enumerate(options):
                twin = world.lean(Random(luck))
                totals[i] += self._try(twin, option, question.hidden, Random(luck + 1))
        best = max(totals)
        return rng.choice([option for option, total in zip(options, totals, strict=True) if total >= best])

    def _try(self, world: World, option: Option, hidden: bool, others: Random) -> float:
        world.play(option)
        seat = option.seat
        for _ in range(self.patience):
            if world.over or _asked_again(world, seat, hidden):
                break
            world.play(others.choice(world.options()))
        return world.value(seat)


def _asked_again(world: World, seat: int, hidden: bool) -> bool:
    """Whether a try is over: the seat is asked again, after a hidden choice for the next hidden one."""
    top = world.state.stack[-1]
    if isinstance(top, Ask):
        return not hidden and top.seat == seat
    return seat in top.waiting()
