"""What compiled records need beside their own methods. The build puts a copy into the core of the compiled package.

A record is a class that the source declares as a dataclass or a step; the build writes its methods out, since a class
that a decorator makes anew cannot be compiled.
"""

from __future__ import annotations

# ruff: noqa: SLF001 - what a dataclass knows of its fields has private names
import dataclasses
from collections.abc import Callable, Iterable
from types import SimpleNamespace
from typing import Any

MISSING = dataclasses.MISSING
FIELD = dataclasses.fields(dataclasses.make_dataclass("_One", ["field"]))[0]._field_type  # type: ignore[attr-defined]
"""What tells fields from class variables, as dataclasses do."""


def declare(cls: Any, frozen: bool, **kinds: tuple[str, Any]) -> None:
    """Lets the class be asked for its fields, as dataclasses are: each has the text of its type and a default."""
    declared: dict[str, Any] = {}
    for base in reversed(cls.__mro__[1:]):
        declared.update(getattr(base, "__dataclass_fields__", {}))
    for name, (kind, default) in kinds.items():
        field: Any = default if isinstance(default, dataclasses.Field) else dataclasses.field(default=default)
        field.name, field.type = name, kind
        field._field_type = FIELD
        field.kw_only = False
        declared[name] = field
    cls.__dataclass_fields__ = declared
    cls.__dataclass_params__ = SimpleNamespace(frozen=frozen)  # what a record that builds on this one asks for
    cls.__annotations__ = {name: kind for name, (kind, _) in kinds.items()}
    cls.__match_args__ = tuple(  # type: ignore[misc]
        name for name, field in declared.items() if field._field_type is FIELD
    )


def made(factory: Callable[[], Any]) -> Any:
    """The default of a field that every record gets anew."""
    return dataclasses.field(default_factory=factory)


def revive(cls: Any, names: tuple[str, ...], values: Iterable[Any]) -> Any:
    """A pickled object again, without its ``__init__``."""
    found = cls.__new__(cls)
    for name, value in zip(names, values, strict=True):
        setattr(found, name, value)
    return found
