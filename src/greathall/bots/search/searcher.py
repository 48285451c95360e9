"""The bot that searches its turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from random import Random

from greathall.bots.bot import Question
from greathall.bots.search.budget import Budget
from greathall.bots.search.judge import Judge
from greathall.bots.search.others import Sensible
from greathall.bots.search.turn import search_turn
from greathall.core.speech.options import Option


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a bot thinks about one decision."""

    positions: int
    """Positions that are valued in each world."""
    worlds: int = 1
    sealed_worlds: int = 4
    """Where others answer unseen, more depends on what one cannot know."""
    seconds: float = 1.5
    """A cap, not a measure: whoever plays on a busy machine still gets an answer."""


class TurnSearcher:
    """Searches its turn in worlds it could be sitting in, and takes the option that is best on the average."""

    def __init__(
        self, name: str, judge_of: Callable[[Question], Judge], effort: Effort, hesitation: float = 0.0
    ) -> None:
        self.name = name
        self.judge_of = judge_of
        self.effort = effort
        self.hesitation = hesitation
        """Options that are worse by this share of the usual spread of results are still taken; 0: never."""
        self.hits = 0
        """How often the cap on seconds cut a thought short."""

    def choose(self, question: Question, rng: Random) -> Option:
        options = question.options
        if len(options) == 1:
            return options[0]
        judge = self.judge_of(question)
        return options[pick(self._weigh(judge, question, rng), self.hesitation * judge.spread, rng)]

    def weigh(self, question: Question, rng: Random) -> list[float]:
        """What each option is worth, in points of the judge."""
        return self._weigh(self.judge_of(question), question, rng)

    def _weigh(self, judge: Judge, question: Question, rng: Random) -> list[float]:
        worlds = self.effort.sealed_worlds if question.hidden else self.effort.worlds
        totals = [0.0] * len(question.options)
        for _ in range(worlds):
            world = question.lean_world(rng)
            budget = Budget(self.effort.positions, self.effort.seconds / worlds)
            found = search_turn(world, question.options, judge, Sensible(judge), budget, rng)
            totals = [total + value for total, value in zip(totals, found, strict=True)]
            self.hits += budget.hit_the_cap
        return [total / worlds for total in totals]


def pick(values: list[float], hesitation: float, rng: Random) -> int:
    """The best of several values; with hesitation, nearly equal ones are nearly as likely (a softmax)."""
    best = max(values)
    if hesitation <= 0:
        return rng.choice([i for i, value in enumerate(values) if value >= best])
    weights = [exp((value - best) / hesitation) for value in values]
    return rng.choices(range(len(values)), weights)[0]
