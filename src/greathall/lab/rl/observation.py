"""What an agent sees: the features of its seat, and what it is asked, as numbers.

Equal views give equal observations: features tell nothing that a seat cannot know, and sealed answers of others stay
sealed. `docs/lab-fields.md` lists every field.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from greathall.core.errors import SetupError
from greathall.core.game import AnyGame
from greathall.core.registry import find
from greathall.core.rules.steps import Ask, steps_of
from greathall.core.speech.options import Option
from greathall.lab.actions.index import index_of

if TYPE_CHECKING:
    from gymnasium import spaces

Seen: TypeAlias = dict[str, NDArray[Any]]
"""``observation``: the numbers; ``action_mask``: 1 for what may be chosen now."""
LIMIT = 10.0
"""Features are of about one; what a freak position brings beyond this is cut off."""


class Field(NamedTuple):
    """One number of an observation."""

    name: str
    much: float
    """The figure that is scaled to 1."""


@cache
def fields(game: str) -> tuple[Field, ...]:
    """Every number of an observation, in order."""
    found = find(game)
    if not found.feature_names:
        raise SetupError(f"{game} has no features that an agent could see")
    columns = import_module(f"{found.package}.feature_columns").COLUMNS
    assert tuple(name for name, _ in columns) == found.feature_names
    return (*(Field(*column) for column in columns), *(Field(f"asked.{kind}", 1.0) for kind in questions(found)))


def questions(game: AnyGame) -> list[str]:
    """The kinds of questions that a seat can be asked."""
    return sorted(kind for kind, step in steps_of(game.package).items() if step.asks)


class Observer:
    """Tells what a seat sees of a position."""

    def __init__(self, game: str) -> None:
        self.game = find(game)
        self.actions = index_of(game)
        self.size = len(fields(game))
        self._asked = {kind: i + len(self.game.feature_names) for i, kind in enumerate(questions(self.game))}

    def space(self) -> spaces.Dict:
        from gymnasium import spaces  # datasets are written without it

        return spaces.Dict(
            {
                "observation": spaces.Box(-LIMIT, LIMIT, (self.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8),
            }
        )

    def see(self, state: Any, seat: int, options: list[Option]) -> Seen:
        """What this seat sees; ``options`` are those it has now."""
        found = np.zeros(self.size, np.float32)
        features = self.game.features(state, seat)
        found[: len(features)] = features
        # Two plain ufuncs: np.clip takes five times as long for so few numbers.
        np.minimum(found, LIMIT, out=found)
        np.maximum(found, -LIMIT, out=found)
        mask = np.zeros(self.actions.size, np.int8)
        if options:
            found[self._asked[state.stack[-1].kind]] = 1.0
            mask[self.actions.numbers(options)] = 1
        return {"observation": found, "action_mask": mask}


def options_for(state: Any, seat: int) -> list[Option]:
    """What this seat may choose now; nothing where it is not asked."""
    if not state.stack:
        return []
    top = state.stack[-1]
    if isinstance(top, Ask):
        return top.options(state) if top.seat == seat else []
    found: list[Option] = top.options(state, seat) if seat in top.waiting() else []
    return found
