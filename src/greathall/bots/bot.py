"""What a bot is and what it is told: its options, its view, and worlds that it could be sitting in. Never the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from random import Random
from typing import Protocol

from greathall.core.game import AnyGame, Setup
from greathall.core.rules.steps import AskTogether
from greathall.core.speech.options import Option
from greathall.core.table.table import Table
from greathall.core.table.world import World


class Question:
    """A decision, as the asked seat sees it."""

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        seat: int,
        kind: str,
        options: Sequence[Option],
        hidden: bool,
        look: Callable[[], dict[str, object]],
        imagine: Callable[[Random], Table],
        imagine_lean: Callable[[Random], World],
    ) -> None:
        self.game = game
        self.setup = setup
        self.seat = seat
        self.kind = kind
        self.options = options
        self.hidden = hidden
        """Whether others choose at the same time, unseen."""
        self._look = look
        self._imagine = imagine
        self._imagine_lean = imagine_lean

    @cached_property
    def view(self) -> dict[str, object]:
        """What the seat may know, as plain data; made when first looked at."""
        return self._look()

    def world(self, rng: Random) -> Table:
        """A table to play on that this seat could be sitting at."""
        return self._imagine(rng)

    def lean_world(self, rng: Random) -> World:
        """The same for search: without history and events, and its branches share their luck."""
        return self._imagine_lean(rng)


def hidden_choice(table: Table) -> bool:
    """Whether what is asked now is answered unseen."""
    stack = table.state.stack
    return bool(stack) and isinstance(stack[-1], AskTogether)


class Bot(Protocol):
    """Anything that answers questions. All chance of a bot comes from ``rng``, so games can be played again."""

    @property
    def name(self) -> str: ...

    def choose(self, question: Question, rng: Random) -> Option: ...
