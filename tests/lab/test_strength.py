"""A short match in every game: a bot that is broken does not beat chance. Seeds are fixed, so the figures are too.

How strong bots are is measured by contests of hundreds of games (docs/how-to/train-a-bot.md); this is a smoke detector.
"""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from greathall import Option, Question
from greathall.bots import make, registry
from greathall.core.registry import ids
from greathall.lab.arena.contest import Contest, play

GAMES = {"castle": 16, "paladins": 4, "viscounts": 4, "crusaders": 6}
LEAST = {"castle": 12, "paladins": 15, "viscounts": 15, "crusaders": 0.5}
"""Points by which a bot that works is ahead of chance on the average; it is ahead by about twice as many and more."""


class Contrary:
    """A broken bot: it takes the option that promises least."""

    name = "contrary"

    def choose(self, question: Question, rng: Random) -> Option:
        worlds = [question.lean_world(rng) for _ in question.options]
        for world, option in zip(worlds, question.options, strict=True):
            world.play(option)
        values = [question.game.value(world.state, question.seat) for world in worlds]
        return question.options[values.index(min(values))]


def lead(game: str, bot: str) -> float:
    """How many points the bot has more than chance does, which sits across, on the average of both seats."""
    results = [play(Contest(game, (bot, "random"), 2, "7"), number) for number in range(GAMES[game])]
    assert sum(result.failures for result in results) == 0
    return fmean(result.points[result.who.index(bot)] - result.points[result.who.index("random")] for result in results)


def test_every_game_has_its_match() -> None:
    assert sorted(GAMES) == sorted(LEAST) == sorted(ids())


@pytest.mark.parametrize("bot", ["novice", "squire"])
@pytest.mark.parametrize("game", ids())
def test_a_bot_that_works_beats_chance(game: str, bot: str) -> None:
    assert lead(game, bot) >= LEAST[game]


@pytest.mark.parametrize("game", ["castle", "paladins", "viscounts"])
def test_a_broken_bot_is_noticed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._MAKERS, "contrary", Contrary)
    assert make("contrary").name == "contrary"
    assert lead(game, "contrary") < LEAST[game]
