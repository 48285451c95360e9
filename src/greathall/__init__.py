"""Greathall: four medieval board games on one engine.

>>> import greathall
>>> table = greathall.new("castle", seats=3, seed=7, season="winter")
>>> table.play(table.decisions[0].options[0])
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from greathall.core.chance import Seeded
from greathall.core.errors import (
    ComponentError,
    GameOver,
    GreathallError,
    IllegalChoice,
    NotAsked,
    NotationError,
    RecordError,
    SaveError,
    SetupError,
    StaleChoice,
    UndoError,
)
from greathall.core.game import Variant
from greathall.core.record import replay
from greathall.core.registry import find, ids
from greathall.core.save import from_json
from greathall.core.table import Table

if TYPE_CHECKING:
    from greathall.core.components import Overlay

__version__ = "0.1.0"

__all__ = [
    "ComponentError",
    "GameInfo",
    "GameOver",
    "GreathallError",
    "IllegalChoice",
    "NotAsked",
    "NotationError",
    "RecordError",
    "SaveError",
    "SetupError",
    "StaleChoice",
    "Table",
    "UndoError",
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
    return Table.begin(found, setup, found.load_box(_overlay(components)), chance)


def _overlay(components: Overlay | str | os.PathLike[str] | None) -> Overlay | None:
    if components is None:
        return None
    # Reading files takes more to import than the whole engine: only where it is needed.
    from greathall.core.components import read_overlay

    overlay = read_overlay(components) if isinstance(components, str | os.PathLike) else components
    if not isinstance(overlay, dict):
        raise ComponentError(f"an overlay is a table of corrections, got {type(overlay).__name__}")
    return overlay or None
