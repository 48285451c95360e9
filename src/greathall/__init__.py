"""Greathall: four medieval board games on one engine.

>>> import greathall
>>> table = greathall.new("castle", seats=3, seed=7, season="winter")
>>> table.play(table.decisions[0].options[0])
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from greathall.bots.bot import Bot, Question
from greathall.core.errors import (
    ComponentError,
    Diverged,
    GameOver,
    GreathallError,
    IllegalChoice,
    NotAsked,
    NotationError,
    OlderRules,
    OtherData,
    RecordError,
    SaveError,
    SetupError,
    StaleChoice,
    UndoError,
    Unplayable,
)
from greathall.core.game import Variant
from greathall.core.registry import find, ids
from greathall.core.rules.chance import Seeded
from greathall.core.speech.events import Event
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.core.storage.record import replay
from greathall.core.storage.save import from_json
from greathall.core.table.decision import Blocked, Decision
from greathall.core.table.history import Ply
from greathall.core.table.outcome import Outcome
from greathall.core.table.table import Table
from greathall.core.table.world import World

if TYPE_CHECKING:
    from greathall.core.reference.overlays import Overlay

__version__ = "0.2.0"

__all__ = [
    "Blocked",
    "Bot",
    "ComponentError",
    "Decision",
    "Diverged",
    "Event",
    "GameInfo",
    "GameOver",
    "GreathallError",
    "IllegalChoice",
    "NotAsked",
    "NotationError",
    "OlderRules",
    "Option",
    "OtherData",
    "Outcome",
    "Ply",
    "Question",
    "Reason",
    "RecordError",
    "SaveError",
    "SetupError",
    "StaleChoice",
    "Table",
    "UndoError",
    "Unplayable",
    "World",
    "from_json",
    "games",
    "new",
    "replay",
]


class GameInfo(NamedTuple):
    """What a lobby shows of a game; titles are message ids."""

    id: str
    title: str
    seats: range
    variants: tuple[Variant, ...]
    colours: tuple[str, ...]
    minutes: tuple[int, int]


def games() -> list[GameInfo]:
    """The games that can be played, with seat range and variants."""
    found = [find(name) for name in ids()]
    return [GameInfo(g.id, f"{g.id}-title", g.seats, g.variants, g.colours, g.minutes) for g in found]


def new(
    game: str,
    *,
    seats: int,
    seed: int | str | None = None,
    colours: Sequence[str] | None = None,
    first: int | None = None,
    components: Overlay | str | os.PathLike[str] | None = None,
    **variants: object,
) -> Table:
    """A new table. ``seats`` counts the seats that decide; variants are given by name, as ``season="winter"``."""
    found = find(game)
    setup = found.make_setup(seats, variants, tuple(colours) if colours is not None else None, first)
    chance = Seeded(os.urandom(32).hex() if seed is None else str(seed))
    return Table.begin(found, setup, found.box(_overlay(components)), chance)


def _overlay(components: Overlay | str | os.PathLike[str] | None) -> Overlay | None:
    if components is None:
        return None
    # Reading files takes more to import than the whole engine: only where it is needed.
    from greathall.core.reference.overlays import read_overlay

    overlay = read_overlay(components) if isinstance(components, str | os.PathLike) else components
    if not isinstance(overlay, dict):
        raise ComponentError(f"an overlay is a table of corrections, got {type(overlay).__name__}")
    return overlay or None
