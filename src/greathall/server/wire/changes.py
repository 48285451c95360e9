"""What is different between two states of the same JSON, as places in it with what stands there now.

A change is ``[place, value]``: the place is the way there, key by key and index by index. Objects with other keys than
before (or in another order), and lists of another length, are told whole: then whoever carries the changes out has what
they would have been told anew, to the byte.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

Place: TypeAlias = tuple[str | int, ...]
Change: TypeAlias = tuple[list[str | int], Any]
"""A place, and what stands there now."""
Found: TypeAlias = list[tuple[Place, Any]]


def compare(before: object, now: object, place: Place, found: Found) -> None:
    """Adds what is different at a place, where two values are not equal, to what was found."""
    if isinstance(now, dict) and isinstance(before, dict) and list(before) == list(now):
        for key, value in now.items():
            old = before[key]
            if old is not value and old != value:
                compare(old, value, (*place, key), found)
    elif isinstance(now, list) and isinstance(before, list) and len(before) == len(now):
        _compare_items(before, now, place, found)
    else:
        found.append((place, now))


def _compare_items(before: list[Any], now: list[Any], place: Place, found: Found) -> None:
    other = [index for index, value in enumerate(now) if before[index] is not value and before[index] != value]
    if 2 * len(other) > len(now) and not isinstance(now[other[0]], dict | list):
        found.append((place, now))  # short values one by one would take more words than all of them
        return
    for index in other:
        compare(before[index], now[index], (*place, index), found)


def carry_out(changes: Iterable[tuple[list[Any], Any]], on: dict[str, Any]) -> None:
    """Brings what a client has been told up to date, in place."""
    for place, value in changes:
        inside: Any = on
        for step in place[:-1]:
            inside = inside[step]
        inside[place[-1]] = value
