"""Search of one's own turn to its end, the most promising line first.

Valued is the position just before the next chance is dealt: what comes then is noise. The search begins anew at every
question of a turn, since by then more is known.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from math import inf
from random import Random

from greathall.bots.search.budget import Budget
from greathall.bots.search.judge import Judge
from greathall.bots.search.others import Others, after
from greathall.core.rules.steps import AskTogether
from greathall.core.speech.options import Option
from greathall.core.table.world import World

MOST_REPLIES = 6
"""Answers of others within one's own turn that are foreseen; then the position is valued as it is."""
MOST_FORCED = 40
"""Choices without a choice that are played at once."""


def search_turn(
    root: World, options: Sequence[Option], judge: Judge, others: Others, budget: Budget, rng: Random
) -> list[float]:
    """What each option is worth at the end of the best turn that begins with it, in this world."""
    return _Search(root, options, judge, others, budget, rng).run()


class _Search:
    def __init__(
        self, root: World, options: Sequence[Option], judge: Judge, others: Others, budget: Budget, rng: Random
    ) -> None:
        self.root = root
        self.options = options
        self.seat = options[0].seat
        self.judge = judge
        self.others = others
        self.budget = budget
        self.rng = rng
        self.ended = [-inf] * len(options)
        """The best end of a turn that was found behind each option."""
        self.begun = [-inf] * len(options)
        """The best position on the way to one."""
        self.open: list[tuple[float, int, int, World]] = []
        self.count = 0

    def run(self) -> list[float]:
        self.expand(self.root, self.options, range(len(self.options)))
        while self.open and not self.budget.spent:
            _, _, first, world = heappop(self.open)
            options = world.options()
            self.expand(world, options, [first] * len(options))
        return [end if end > -inf else way for end, way in zip(self.ended, self.begun, strict=True)]

    def expand(self, world: World, options: Sequence[Option], first: Sequence[int]) -> None:
        """Plays and values all options of a position; ``first`` says behind which choice of the root each lies."""
        reached = [self.carried_on(after(world, option)) for option in options]
        self.budget.spend(len(reached))
        values = self.judge.values(reached, self.seat)
        for begin, position, value in zip(first, reached, values, strict=True):
            if position.over or position.paused or position.seat != self.seat:
                self.ended[begin] = max(self.ended[begin], value)
            else:
                self.begun[begin] = max(self.begun[begin], value)
                self.count += 1
                heappush(self.open, (-value, self.count, begin, position))

    def carried_on(self, world: World) -> World:
        """Goes on over what needs no thought: choices without a choice, and others who are asked meanwhile."""
        replies = 0
        for _ in range(MOST_FORCED):
            if world.over or world.paused:
                break
            if world.seat == self.seat:
                options = world.options()
                if len(options) > 1:
                    break
                world.play(options[0], world.game.turn_ends)
            elif replies < MOST_REPLIES and interrupts(world):
                replies += 1
                world.play(self.others.answer(world, self.rng), world.game.turn_ends)
            else:
                break
        return world


def interrupts(world: World) -> bool:
    """Whether another seat is asked within a turn, or at the same time, rather than in a turn of its own."""
    top = world.state.stack[-1]
    return top.off_turn or isinstance(top, AskTogether)
