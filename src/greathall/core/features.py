"""A position as numbers, for nets: what the games' lists of features share.

A game lists its columns once, each a name and the figure that counts as much of it; a feature is the raw number over
that figure, so nets of every game are fed numbers of about one. Rivals come as three: the next one, the best, the mean.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import mul
from typing import TypeAlias

Columns: TypeAlias = tuple[tuple[str, float], ...]
"""Names, and the figure that is scaled to 1."""

RIVALS = ("next", "best", "mean")


def each(prefix: str, names: Iterable[str], much: float = 1.0) -> Columns:
    """One column for each of several things of a kind."""
    return tuple((f"{prefix}.{name}", much) for name in names)


def of_rivals(columns: Columns) -> Columns:
    """The same columns for the next rival, for the best one and for all of them on average."""
    return tuple((f"rival.{which}.{name}", much) for which in RIVALS for name, much in columns)


def rivals(rows: Sequence[list[float]], width: int) -> list[float]:
    """The rows of all rivals, in order of seats from the next one on, as three; the first column says who is best."""
    if not rows:
        return [0.0] * (len(RIVALS) * width)
    if len(rows) == 1:
        return rows[0] * len(RIVALS)
    best = max(rows, key=_first)
    n = len(rows)
    return [*rows[0], *best, *[sum(column) / n for column in zip(*rows, strict=True)]]


def _first(row: list[float]) -> float:
    return row[0]


def names_of(columns: Columns) -> tuple[str, ...]:
    return tuple(name for name, _ in columns)


def scales_of(columns: Columns) -> tuple[float, ...]:
    return tuple(1 / much for _, much in columns)


def scaled(raw: list[float], scales: tuple[float, ...]) -> list[float]:
    """Raw numbers in the order of their columns, made comparable."""
    assert len(raw) == len(scales), f"{len(raw)} numbers for {len(scales)} columns"
    return list(map(mul, raw, scales))
