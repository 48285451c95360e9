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
        self.values = [-inf] * len(options)
        """The best end of a turn that was found behind each option."""
        self.open: list[tuple[float, int, int, World]] = []
        self.count = 0

    def run(self) -> list[float]:
        worth_it = set(self.root.game.considered(self.root.state, self.options))
        roots = [i for i, option in enumerate(self.options) if option in worth_it]
        self.expand(self.root, [self.options[i] for i in roots], roots)
        while self.open and not self.budget.spent:
            _, _, first, world = heappop(self.open)
            options = world.game.considered(world.state, world.options())
            self.expand(world, options, [first] * len(options))
        return self.values

    def expand(self, world: World, options: Sequence[Option], first: Sequence[int]) -> None:
        """Plays and values all options of a position; ``first`` says behind which choice of the root each lies."""
        reached = [self.carried_on(after(world, option)) for option in options]
        self.budget.spend(len(reached))
        values = self.judge.values([self.finished(position) for position in reached], self.seat)
        for begin, position, value in zip(first, reached, values, strict=True):
            self.values[begin] = max(self.values[begin], value)
            if self.goes_on(position):
                self.count += 1
                heappush(self.open, (-value, self.count, begin, position))

    def goes_on(self, world: World) -> bool:
        """Whether there is still something to choose in this turn."""
        return not world.over and not world.paused and world.seat == self.seat

    def finished(self, world: World) -> World:
        """The end of the turn if nobody thought any more. Ends are compared with ends: in the middle of an action its
        price is paid and nothing gained, and whoever valued that would never begin one."""
        if not self.goes_on(world):
            return world
        world = world.clone()
        for _ in range(MOST_FORCED):
            top = world.state.stack[-1]
            world.play(top.default(world.state, world.options()), world.game.turn_ends)
            self.carried_on(world)
            if not self.goes_on(world):
                break
        return world

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
