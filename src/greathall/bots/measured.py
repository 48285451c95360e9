"""How strong the levels are, as contests between them showed: figures that `greathall ladder` wrote."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources

FILE = "measured.json"


@dataclass(frozen=True, slots=True)
class Measured:
    """A level at tables of one game and one number of seats, against the level below it."""

    level: str
    seats: int
    rating: int
    share: float
    """Of games won against those one level below."""
    even: float
    """What equals would win."""
    games: int


@cache
def measured(game: str) -> tuple[Measured, ...]:
    """Everything that was measured of a game; what was not is not told."""
    told = json.loads((resources.files("greathall.bots") / FILE).read_text(encoding="utf-8"))
    return tuple(Measured(**one) for one in told.get(game, ()))
