"""Write a bot: it tries every option in worlds that could be true, and plays the one that ended best.

python examples/write_a_bot.py [games]
"""

from __future__ import annotations

import sys
from random import Random

import greathall
from greathall import Bot, Option, Question
from greathall.bots import drive, make


class Dreamer:
    """Plays each option to the end, with random choices of everybody, in imagined worlds."""

    name = "dreamer"

    def __init__(self, worlds: int = 1) -> None:
        self.worlds = worlds

    def choose(self, question: Question, rng: Random) -> Option:
        if len(question.options) == 1:
            return question.options[0]
        return max(question.options, key=lambda option: self._promise(question, option, rng))

    def _promise(self, question: Question, option: Option, rng: Random) -> float:
        return sum(self._lead(question, option, rng) for _ in range(self.worlds)) / self.worlds

    def _lead(self, question: Question, option: Option, rng: Random) -> int:
        # A bot never sees the table. A world agrees with all that its seat knows; the rest of it is a guess.
        world = question.world(rng)
        world.play(option)
        while not world.over:
            world.play(rng.choice(world.decisions[0].options))
        points = world.scores()
        return points[question.seat] - max(points[: question.seat] + points[question.seat + 1 :])


def match(bot: Bot, opponent: Bot, games: int) -> int:
    """How many of the games a bot wins (or shares) against another; it changes its seat from game to game."""
    won = 0
    for number in range(games):
        seat = number % 2
        table = greathall.new("castle", seats=2, seed=number)
        # All chance of the bots comes from one generator, so that a match can be repeated.
        drive(table, {seat: bot, 1 - seat: opponent}, Random(number))
        assert table.outcome is not None
        won += seat in table.outcome.winners
    return won


def main(games: str = "4") -> None:
    won = match(Dreamer(), make("random"), int(games))
    print(f"the dreamer has won {won} of {games} games")


if __name__ == "__main__":
    main(*sys.argv[1:])
