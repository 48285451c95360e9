"""The bot that plays anything."""

from __future__ import annotations

from random import Random

from greathall.bots.bot import Question
from greathall.core.speech.options import Option


class RandomBot:
    """Every option is as likely as any other."""

    name = "random"

    def choose(self, question: Question, rng: Random) -> Option:
        return rng.choice(question.options)
