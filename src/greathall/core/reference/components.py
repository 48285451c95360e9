"""Component data: TOML files to typed, immutable definitions, with provenance, validation and overlays.

Every entry has an id and says where its facts come from; what an overlay corrects (``overlays.py``) says so fact by
fact. Errors name file, entry and field.
"""

from __future__ import annotations

import types
from collections.abc import Collection, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields, replace
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from greathall.core.errors import ComponentError, Flaw
from greathall.core.reference import versions
from greathall.core.reference.overlays import Overlay, check_ids, check_shape, check_signs
from greathall.core.rules import effects

PROVENANCES = ("rulebook", "published", "remembered", "designed")


@dataclass(frozen=True, kw_only=True)
class Entry:
    """One component. ``basis`` says why, where a value had to be designed.

    ``provenance`` is that of the entry as a whole; ``facts`` names the fields that come from elsewhere, as
    ``facts = { effect = "designed" }`` where the card's name is printed and its effect is ours.
    """

    id: str
    provenance: str
    source: tuple[str, ...] = ()
    basis: str = ""
    ruling: int = 0
    facts: Mapping[str, str] = field(default_factory=dict, hash=False)


ABOUT = versions.REMARKS | {"id"}
"""Fields that tell about an entry and are no facts of the game."""
NO_FACT: tuple[object, ...] = (None, False, 0, "", (), {})
"""What a field holds that says nothing."""


def provenances(entry: Entry) -> dict[str, str]:
    """Where each field of an entry comes from; that there is such a thing counts as one (``id``)."""
    own = ["id", *(one.name for one in fields(entry) if one.name not in ABOUT)]
    return {name: entry.facts.get(name, entry.provenance) for name in own}


def known_facts(entry: Entry) -> list[str]:
    """Where the facts of an entry come from, one by one; fields that say nothing are none."""
    return [found for name, found in provenances(entry).items() if getattr(entry, name) not in NO_FACT]


@dataclass(frozen=True, kw_only=True)
class Source(Entry):
    """Where facts were found."""

    kind: str
    title: str = ""
    url: str = ""
    language: str = ""


class Box(Protocol):
    """A game's definitions, shared by all states of a table."""

    @property
    def overlay(self) -> Overlay | None:
        """An owner's corrections."""
        ...

    @property
    def kept(self) -> int | None:
        """The version of data that was corrected since; None for today's."""
        ...

    @property
    def entries(self) -> Mapping[str, Mapping[str, Entry]]:
        """Every entry by kind and id, for the component browser."""
        ...


E = TypeVar("E", bound=Entry)
Entries: TypeAlias = dict[str, dict[str, Entry]]


def load_entries(
    package: str, kinds: Mapping[str, type[Entry]], overlay: Overlay | None = None, kept: int | None = None
) -> Entries:
    """Reads the data of a game's package into entries by kind and id, and applies the overlay.

    ``kept`` is the version of data that was corrected since; without it, today's is read.
    """
    check_shape(overlay)
    found: Entries = {kind: {} for kind in kinds}
    for file in versions.files(package, kept):
        where = f"{package.rpartition('.')[2]}/data/{file.name}"
        for kind, rows in versions.read(file, where).items():
            if kind not in kinds:
                raise ComponentError(f"{where}: unknown kind of component '{kind}'")
            for i, row in enumerate(rows):
                key = row.get("id", f"number {i + 1}")
                named = f"{where}: {kind} '{key}'"
                try:
                    entry = read_entry(kinds[kind], row, named)
                    change = (overlay or {}).get(kind, {}).get(key)
                    if change is not None:
                        entry = _corrected(entry, {**row, **change}, named)
                        check_signs(change, rows, named)
                except ComponentError as wrong:
                    raise wrong.at(kind, key)  # noqa: B904 - the same error, which says where
                if entry.id in found[kind]:
                    raise ComponentError(f"{where}: {kind} '{entry.id}' is there twice")
                found[kind][entry.id] = entry
    check_ids(overlay, found)
    return found


def _corrected(printed: E, row: Mapping[str, Any], where: str) -> E:
    """An entry as an overlay has it. Facts that it changes are the owner's; all others come from where they came."""
    entry = read_entry(type(printed), row, where)
    changed = [one.name for one in fields(entry) if getattr(entry, one.name) != getattr(printed, one.name)]
    if not changed:
        return printed
    facts = {**entry.facts, **{name: "published" for name in changed if name not in ABOUT}}
    return replace(entry, facts=facts)


def of(entries: Entries, kind: str, cls: type[E]) -> dict[str, E]:
    """The entries of one kind, typed."""
    rows = entries[kind]
    assert all(isinstance(row, cls) for row in rows.values())
    return rows  # type: ignore[return-value]


def read_entry(cls: type[E], row: Mapping[str, Any], where: str) -> E:
    """One entry from its table, checked field by field."""
    if not isinstance(row, Mapping):
        raise ComponentError(f"{where}: expected a table, got {row!r}", "table")
    known, hints = _shape(cls)
    odd = sorted(row.keys() - known.keys())
    if odd:
        raise ComponentError(f"{where}: unknown field '{odd[0]}'", "field", name=odd[0]).at(field=odd[0])
    entry = cls(**_values(known, hints, row, where))
    _check_provenance(entry, known, where)
    return entry


def _values(known: Mapping[str, Field[Any]], hints: Mapping[str, Any], row: Mapping[str, Any], where: str) -> Any:
    values: dict[str, Any] = {}
    for name, one in known.items():
        if name in row:
            try:
                values[name] = convert(hints[name], row[name], f"{where}, field '{name}'")
            except ComponentError as wrong:
                raise wrong.at(field=name)  # noqa: B904 - the same error, which says where
        elif one.default is MISSING and one.default_factory is MISSING:
            raise ComponentError(f"{where}: field '{name}' is missing", "missing", name=name).at(field=name)
    return values


def _check_provenance(entry: Entry, known: Collection[str], where: str) -> None:
    if entry.provenance not in PROVENANCES:
        raise ComponentError(f"{where}, field 'provenance': one of {', '.join(PROVENANCES)}")
    for name, provenance in entry.facts.items():
        if name not in known or provenance not in PROVENANCES:
            raise ComponentError(f"{where}, field 'facts': '{name}' = '{provenance}' is no field with its provenance")
    if "designed" in (entry.provenance, *entry.facts.values()) and not (entry.basis or entry.ruling):
        raise ComponentError(f"{where}: designed, so it needs a 'basis' or a 'ruling'")


class Shape(NamedTuple):
    """The fields of an entry's type and their hints."""

    fields: dict[str, Field[Any]]
    hints: dict[str, Any]


_SHAPES: dict[object, Shape] = {}


def _shape(cls: Any) -> Shape:
    """Worked out once per type: anew for every entry, it took half of a game's first start."""
    shape = _SHAPES.get(cls)
    if shape is None:
        shape = _SHAPES[cls] = Shape({one.name: one for one in fields(cls)}, get_type_hints(cls))
    return shape


FLAWS: dict[object, Flaw] = {int: "number", float: "number", str: "word", bool: "tick"}
"""What is wrong with a value that is no such thing."""


def convert(hint: Any, value: Any, where: str) -> Any:
    """A TOML value as the hinted type; nested tables become dataclasses, effect tables become effects."""
    origin, args = get_origin(hint), get_args(hint)
    if hint in (effects.Effect, effects.Effect | None):
        return effects.parse(value, where)
    if hint in (int, str, bool, float):
        if type(value) is not hint:
            raise ComponentError(f"{where}: expected {hint.__name__}, got {value!r}", FLAWS[hint])
        return value
    if origin in (Union, types.UnionType):
        inner = [arg for arg in args if arg is not type(None)]
        return convert(inner[0], value, where) if len(inner) == 1 else _either(inner, value, where)
    if origin is tuple:
        return _row(args, value, where)
    if origin in (dict, Mapping):
        if not isinstance(value, Mapping):
            raise ComponentError(f"{where}: expected a table, got {value!r}", "table")
        return {_key(args[0], key, where): convert(args[1], one, f"{where}.{key}") for key, one in value.items()}
    if isinstance(hint, type) and hasattr(hint, "__dataclass_fields__"):
        return _nested(hint, value, where)
    raise TypeError(f"{where}: no way to read {hint!r}")


def _row(args: tuple[Any, ...], value: Any, where: str) -> tuple[Any, ...]:
    """A list; a single name may stand without brackets."""
    rows = [value] if args[0] is str and isinstance(value, str) else value
    if not isinstance(rows, list):
        raise ComponentError(f"{where}: expected a list, got {value!r}", "list")
    if args[-1] is Ellipsis:
        return tuple(convert(args[0], one, f"{where}[{i}]") for i, one in enumerate(rows))
    if len(rows) != len(args):
        raise ComponentError(f"{where}: expected {len(args)} values, got {value!r}", "count", n=len(args))
    return tuple(convert(arg, one, where) for arg, one in zip(args, rows, strict=True))


def _either(hints: list[Any], value: Any, where: str) -> Any:
    for hint in hints[:-1]:
        try:
            return convert(hint, value, where)
        except ComponentError:
            continue
    return convert(hints[-1], value, where)


def _key(kind: type[Any], key: str, where: str) -> Any:
    try:
        return kind(key)
    except ValueError:
        raise ComponentError(f"{where}: '{key}' is not a {kind.__name__}", FLAWS[kind]) from None


def _nested(cls: type[Any], value: Any, where: str) -> Any:
    if not isinstance(value, Mapping):
        raise ComponentError(f"{where}: expected a table, got {value!r}", "table")
    known, hints = _shape(cls)
    odd = sorted(value.keys() - hints.keys())
    if odd:
        raise ComponentError(f"{where}: unknown field '{odd[0]}'", "field", name=odd[0])
    missing = [
        name
        for name, one in known.items()
        if one.default is MISSING and one.default_factory is MISSING and name not in value
    ]
    if missing:
        raise ComponentError(f"{where}: field '{missing[0]}' is missing", "missing", name=missing[0])
    return cls(**{name: convert(hints[name], one, f"{where}.{name}") for name, one in value.items()})
