"""A tree of what everybody might do, searched in many worlds at once (information-set Monte Carlo tree search).

Every pass plays one world that the seat could be in from the question on, by what earlier passes found, and one step
into the unknown, where a net says what every seat may hope for. Worlds differ, so a node counts only the options that
a world allows (Cowling, Powley and Whitehouse 2012). Those who answer unseen choose side by side at one node, each by
its own figures: nobody in the tree answers what it cannot have seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, log, sqrt
from random import Random

from greathall.bots.bot import Question
from greathall.bots.net.net import Net
from greathall.bots.search.budget import Budget
from greathall.core.rules.steps import AskTogether
from greathall.core.speech.options import Option
from greathall.core.table.world import World

CURIOSITY = 0.5
"""How much an option that was seldom tried is preferred, as a share of the range of values seen."""


class Arm:
    """What is known of one option of one seat: the net's first opinion counts as one visit."""

    __slots__ = ("seat", "total", "visits")

    def __init__(self, seat: int, opinion: float) -> None:
        self.seat = seat
        self.visits = 1
        self.total = opinion

    @property
    def mean(self) -> float:
        return self.total / self.visits


class Node:
    __slots__ = ("arms", "children", "seen")

    def __init__(self) -> None:
        self.arms: dict[Option, Arm] = {}
        self.children: dict[tuple[Option, ...], Node] = {}
        self.seen = False


class TreeSearch:
    """The tree behind one question."""

    def __init__(self, net: Net, world: Callable[[], World], seat: int) -> None:
        self.net = net
        self.world = world
        self.seat = seat
        self.root = Node()
        self.low, self.high = inf, -inf

    def run(self, options: Sequence[Option], budget: Budget) -> list[Arm]:
        """What was found out about each option: how good it is, and how often it was worth another look."""
        while not budget.spent:
            self.one_pass()
            budget.spend(1)
        nothing = Arm(self.seat, -inf)
        return [self.root.arms.get(option, nothing) for option in options]

    def one_pass(self) -> None:
        world, node = self.unsealed(self.world()), self.root
        path: list[Arm] = []
        while not world.over:
            known, node.seen = node.seen, True
            chosen, arms = self.choose(node, world)
            path += arms
            if not known and arms:
                break
            node = node.children.setdefault(chosen, Node())
            while world.paused:
                world.go_on(world.game.turn_ends)
        values = self.net.outlook(world)
        for arm in path:
            arm.visits += 1
            arm.total += values[arm.seat]

    def choose(self, node: Node, world: World) -> tuple[tuple[Option, ...], list[Arm]]:
        """Everybody who is asked chooses, and the world goes on; what was chosen, and by which figures."""
        top = world.state.stack[-1]
        chosen: list[Option] = []
        arms: list[Arm] = []
        for _ in range(len(top.waiting()) if isinstance(top, AskTogether) else 1):
            options = world.options()
            option = options[0]
            if len(options) > 1:
                option = self.best(node, world, options)
                arms.append(node.arms[option])
            chosen.append(option)
            world.play(option, world.game.turn_ends)
        return tuple(chosen), arms

    def best(self, node: Node, world: World, options: Sequence[Option]) -> Option:
        """The most promising option that this world allows: good so far, or seldom tried (UCB1)."""
        self.form_opinions(node, world, [option for option in options if option not in node.arms])
        arms = [node.arms[option] for option in options]
        curious = CURIOSITY * max(self.high - self.low, 1e-9) * sqrt(log(1 + sum(arm.visits for arm in arms)))
        promise = [arm.mean + curious / sqrt(arm.visits) for arm in arms]
        return options[max(range(len(options)), key=promise.__getitem__)]

    def form_opinions(self, node: Node, world: World, options: Sequence[Option]) -> None:
        """What the net thinks of options that were never met here."""
        if not options:
            return
        tried = []
        for option in options:
            twin = world.clone()
            twin.play(option, world.game.turn_ends)
            tried.append(twin)
        seat = options[0].seat
        for option, value in zip(options, self.net.values(tried, seat), strict=True):
            node.arms[option] = Arm(seat, value)
            if seat == self.seat:
                self.low, self.high = min(self.low, value), max(self.high, value)

    def unsealed(self, world: World) -> World:
        """Others' sealed answers were guessed blindly: in the tree they choose them anew."""
        top = world.state.stack[-1]
        if isinstance(top, AskTogether):
            for other in top.seats:
                if other != self.seat and top.answer_of(other) is not None:
                    top = top.with_answer(other, None)
            world.state.stack[-1] = top
        return world


class TreeSearcher:
    """A bot that grows a tree behind every question."""

    def __init__(self, name: str, net_of: Callable[[Question], Net], passes: int, seconds: float) -> None:
        self.name = name
        self.net_of = net_of
        self.passes = passes
        self.seconds = seconds
        self.hits = 0

    def choose(self, question: Question, rng: Random) -> Option:
        """What was worth most looks is best; a single lucky look counts little."""
        options = question.options
        if len(options) == 1:
            return options[0]
        arms = self._grow(question, rng)
        return options[max(range(len(arms)), key=lambda i: (arms[i].visits, arms[i].mean))]

    def weigh(self, question: Question, rng: Random) -> list[float]:
        """What each option is worth, in points of the net's goal."""
        return [arm.mean for arm in self._grow(question, rng)]

    def _grow(self, question: Question, rng: Random) -> list[Arm]:
        budget = Budget(self.passes, self.seconds)
        found = TreeSearch(self.net_of(question), lambda: question.lean_world(rng), question.seat).run(
            question.options, budget
        )
        self.hits += budget.hit_the_cap
        return found
