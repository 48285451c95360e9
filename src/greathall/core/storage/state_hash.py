"""A hash of how a game stands: the same position has the same hash, whatever its fields and classes are called.

Hashed is JSON, compact and sorted, of two things: the state, and the points of every seat as they stand (``[total,
values that break ties, eliminated]``), so that a figure which only counts in the end is noticed at once. In it

* a dataclass is the list of its values in declared order, without the shared ``box``; values at the end that are still
  the fields' defaults are left out, so that a field which is added there changes no hash before it is used;
* a step is such a list after its kind, which is its name in saves and never changes;
* lists and tuples are lists, dicts are objects, and numbers, texts, truth values and None stand for themselves.

A hash begins with the version of this description; hashes of another version cannot be compared.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import MISSING, Field, fields
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from greathall.core.rules.steps import Step
from greathall.core.storage.codec import SHARED

if TYPE_CHECKING:
    from greathall.core.table.outcome import Standing

VERSION = 2
"""Before, hashes had no version and held the names of fields."""
DIGITS = 16


def state_hash(state: object, standings: Sequence[Standing]) -> str:
    counted = [[one.total, [value for _, value in one.tie_breaks], one.eliminated] for one in standings]
    return f"{VERSION}:{hashlib.sha256(_text([state, counted]).encode()).hexdigest()[:DIGITS]}"


def _text(value: object) -> str:
    return json.dumps(value, default=_values, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _values(part: Any) -> list[object]:
    """A dataclass without names; called for whatever JSON does not know."""
    shape = _shape(part.__class__)
    values = [getattr(part, name) for name, _ in shape]
    while values and (default := shape[len(values) - 1].default) is not None and _text(values[-1]) == default:
        values.pop()
    return [part.kind, *values] if isinstance(part, Step) else values


class _Field(NamedTuple):
    name: str
    default: str | None
    """What it holds when nothing was said, as it would be hashed."""


@cache
def _shape(cls: Any) -> list[_Field]:
    """The fields of a dataclass in declared order."""
    return [_Field(one.name, _default(one)) for one in fields(cls) if one.name != SHARED]


def _default(one: Field[Any]) -> str | None:
    if one.default_factory is not MISSING:
        return _text(one.default_factory())
    return None if one.default is MISSING else _text(one.default)
