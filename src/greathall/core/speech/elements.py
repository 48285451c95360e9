"""What choices, events and reasons are about: elements of the table, as their parameters name them.

Parameter kinds:

* ``"int"``: a number;
* ``"seat"``: a seat index;
* any other name, such as ``"building"``: the id of an element of that kind, written ``building:well`` outside;
* ``"card*"`` (verbs only, last): any number of elements; ``"resource+"`` (events and reasons): a bundle of
  ``(id, count)`` pairs.
"""

from __future__ import annotations

from typing import TypeAlias

Arg: TypeAlias = int | str
Bundle: TypeAlias = tuple[tuple[str, int], ...]
Value: TypeAlias = Arg | Bundle
Param: TypeAlias = int | str | list[str] | list[tuple[str, int]]

INT = "int"
SEAT = "seat"
SPECTATOR = -1
"""Stands for spectators in an event's audience."""


def element(kind: str, value: Value) -> Param:
    """A parameter as clients see it: a number, or ``<kind>:<id>``."""
    if kind == INT:
        assert isinstance(value, int)
        return value
    if isinstance(value, tuple):
        return [(f"{kind[:-1]}:{item}", n) for item, n in value]
    return f"{kind}:{value}"
