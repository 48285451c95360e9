"""What clients noted: what they asked for, what they were answered, and all that they were told."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

import msgspec

Json: TypeAlias = dict[str, Any]
Fate: TypeAlias = Literal["done", "refused", "unknown"]
IN_DOUBT = "in-doubt"


@dataclass(slots=True)
class Attempt:
    """Something that was asked for once, and what is known of it."""

    do: str
    what: str
    """The choice, or the words that were said."""
    sent: int
    """The revision that the client saw when it asked."""
    fate: Fate = "unknown"
    revision: int = 0
    """The revision that was acknowledged."""


@dataclass(frozen=True, slots=True)
class Told:
    """How the table stood, as a seat was told."""

    revision: int
    keeps: int
    digest: str


@dataclass(slots=True)
class SeatNotes:
    table: str
    seat: int
    key: str
    attempts: list[Attempt] = field(default_factory=list)
    told: set[Told] = field(default_factory=set)
    complaints: list[str] = field(default_factory=list)
    """What a client sees to be wrong by itself."""


def digest(news: Json) -> str:
    """Of all that a seat is told of the game; who is connected and what time it is are another matter."""
    kept = [news["view"], news["plies"], news["undo"]]
    return hashlib.sha256(msgspec.json.encode(kept)).hexdigest()[:16]
