"""Fields that several messages share, and what is kept of a table: each says what it allows."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

PRINTABLE = r"^(?![\s\S]*[\x00-\x1f\x7f])"
"""No control characters: they say nothing to people, and not every database can keep them."""
SAYABLE = r"^(?![\s\S]*[\x00-\x08\x0b-\x1f\x7f])"
"""What is said may have lines."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=PRINTABLE + r"[\s\S]*\S")]
Gender: TypeAlias = Literal["female", "male"]
SeatIndex: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Standing: TypeAlias = Literal["ask", "default", "never"]
SeatKind: TypeAlias = Literal["person", "bot"]
TableStatus: TypeAlias = Literal["open", "running", "over", "closed"]
WhyClosed: TypeAlias = Literal["older-rules", "other-data", "diverged", "operator", "abandoned"]
Proposed: TypeAlias = Literal["undo", "finish", "replace"]
Goal: TypeAlias = Literal["score", "margin"]
"""What a coach counts: a seat's own points, or how far it is ahead of the best other side."""
Since: TypeAlias = Annotated[int, Meta(ge=-1, le=10**9)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=10**9)]


class Shape(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An object with exactly these fields; plain data without circles, which the collector need not follow."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each decision, or for a seat's whole game."""

    seconds: Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]
    per: Literal["decision", "game"] = "decision"


class GuideStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to read, something to choose, or both."""

    text: str = ""
    """The message ``<game>-guide-<text>``."""
    frame: str = ""
    """The part of the board that it is about."""
    choice: str = ""
    """The next ply, as notation."""


def is_number(text: str) -> bool:
    """Whether a query names a seat, or a number of them, in plain digits."""
    return text.isascii() and text.isdecimal() and len(text) <= 2
