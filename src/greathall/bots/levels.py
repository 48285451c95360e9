"""The levels that a person can sit down against: each a recipe, weaker by seeing less, never by staged blunders."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Protocol

from greathall.bots.bot import Bot, Question
from greathall.bots.search.judge import Judge, RuleOfThumb
from greathall.bots.search.searcher import Effort, TurnSearcher
from greathall.core.errors import SetupError
from greathall.core.speech.options import Option

if TYPE_CHECKING:
    from greathall.bots.net.net import Net

USUAL, SIMPLE = "squire", "novice"
"""Whom a newcomer meets, and where nets cannot play."""
TREE_GAMES = ("castle",)
"""Where a tree of what everybody might do wins more than a search of one's own turn."""


class Thinker(Bot, Protocol):
    """A bot that can also say what it thinks of every option."""

    @property
    def hits(self) -> int: ...

    def weigh(self, question: Question, rng: Random) -> list[float]: ...


class Steady:
    """Lets somebody think, and answers all the same when that goes wrong: no table waits for a bot."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.name = thinker.name
        self.failures = 0

    @property
    def hits(self) -> int:
        return self.thinker.hits

    def choose(self, question: Question, rng: Random) -> Option:
        try:
            return self.thinker.choose(question, rng)
        except Exception:
            from logging import getLogger

            self.failures += 1
            getLogger(__name__).exception("%s fails at %s; the first option is taken", self.name, question.kind)
            return question.options[0]

    def weigh(self, question: Question, rng: Random) -> list[float]:
        return self.thinker.weigh(question, rng)


@dataclass(frozen=True, slots=True)
class Level:
    name: str
    make: Callable[[], Thinker]
    learned: bool = True
    """Whether it plays by a net, and so needs numpy."""


def _novice() -> Thinker:
    """A short look along its turn, by the game's rule of thumb."""
    return TurnSearcher("novice", lambda question: RuleOfThumb(), Effort(12, sealed_worlds=2, seconds=0.3), 0.05)


def _squire() -> Thinker:
    """A short look along its turn, by what a net learned; of options that are nearly equal it takes any."""
    return TurnSearcher("squire", _judge, Effort(12, sealed_worlds=1, seconds=0.3), 0.06)


def _knight() -> Thinker:
    """The whole turn."""
    return TurnSearcher("knight", _judge, Effort(100, sealed_worlds=3, seconds=0.5))


class _Champion:
    """The whole turn in several worlds; in some games, a tree of what everybody might do."""

    name = "champion"

    def __init__(self) -> None:
        from greathall.bots.search.tree import TreeSearcher

        self._turn = TurnSearcher(self.name, _judge, Effort(240, worlds=3, sealed_worlds=6))
        self._tree = TreeSearcher(self.name, _net, passes=200, seconds=1.5)

    @property
    def hits(self) -> int:
        return self._turn.hits + self._tree.hits

    def choose(self, question: Question, rng: Random) -> Option:
        return self._for(question).choose(question, rng)

    def weigh(self, question: Question, rng: Random) -> list[float]:
        return self._for(question).weigh(question, rng)

    def _for(self, question: Question) -> Thinker:
        return self._tree if question.game.id in TREE_GAMES else self._turn


def _net(question: Question) -> Net:
    from greathall.bots.net.shelf import net_for

    return net_for(question.game, question.setup.seats)


def _judge(question: Question) -> Judge:
    from greathall.bots.net.about import NetError

    try:
        return _net(question)
    except NetError as wrong:
        from logging import getLogger

        getLogger(__name__).info("%s; a rule of thumb has to do", wrong)
        return RuleOfThumb()


LEVELS = (
    Level("novice", _novice, learned=False),
    Level("squire", _squire),
    Level("knight", _knight),
    Level("champion", _Champion),
)


def level_names() -> list[str]:
    """The names of the levels, the weakest first."""
    return [level.name for level in LEVELS]


def playable_levels() -> list[str]:
    """The levels that can play here: without numpy, those without a net."""
    return [level.name for level in LEVELS if not level.learned or find_spec("numpy") is not None]


def usual_level() -> str:
    """The opponent where nobody is named."""
    return USUAL if USUAL in playable_levels() else SIMPLE


def sit_down(level: Level) -> Steady:
    """A player of this level; SetupError where it cannot play here."""
    if level.name not in playable_levels():
        raise SetupError(f"{level.name} needs numpy: pip install 'greathall[server]'; without it there is novice")
    return Steady(level.make())
