"""Component data: TOML files to typed, immutable definitions, with provenance, validation and overlays.

Every entry has an id and says where its facts come from. An overlay is a mapping of kind to id to corrected fields
(``{"building": {"well": {"cost": 13}}}``) plus an optional ``text`` table of corrected names by language; it can change
values, never add or remove ids. Errors name file, entry and field.
"""

from __future__ import annotations

import os
import tomllib
import types
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from importlib import resources
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from greathall.core import effects
from greathall.core.errors import ComponentError

PROVENANCES = ("rulebook", "published", "remembered", "designed")

Overlay: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True, kw_only=True)
class Entry:
    """One component. ``basis`` says why, where a value had to be designed."""

    id: str
    provenance: str
    source: tuple[str, ...] = ()
    basis: str = ""
    ruling: int = 0


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
    def overlay(self) -> Overlay | None: ...

    @property
    def entries(self) -> Mapping[str, Mapping[str, Entry]]:
        """Every entry by kind and id, for the component browser."""
        ...


E = TypeVar("E", bound=Entry)
Entries: TypeAlias = dict[str, dict[str, Entry]]


def load_entries(package: str, kinds: Mapping[str, type[Entry]], overlay: Overlay | None = None) -> Entries:
    """Reads every ``data/*.toml`` of a game's package into entries by kind and id, and applies the overlay."""
    _check_shape(overlay)
    found: Entries = {kind: {} for kind in kinds}
    folder = resources.files(package) / "data"
    seen: set[str] = set()
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if not file.name.endswith(".toml"):
            continue
        where = f"{package.rpartition('.')[2]}/data/{file.name}"
        try:
            tables = tomllib.loads(file.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as wrong:
            raise ComponentError(f"{where}: {wrong}") from None
        for kind, rows in tables.items():
            if kind not in kinds:
                raise ComponentError(f"{where}: unknown kind of component '{kind}'")
            for i, row in enumerate(rows):
                key = row.get("id", f"number {i + 1}")
                fixed = _overlaid(row, kind, overlay, seen)
                entry = read_entry(kinds[kind], fixed, f"{where}: {kind} '{key}'")
                if entry.id in found[kind]:
                    raise ComponentError(f"{where}: {kind} '{entry.id}' is there twice")
                found[kind][entry.id] = entry
    _check_overlay(overlay, found, seen)
    return found


def of(entries: Entries, kind: str, cls: type[E]) -> dict[str, E]:
    """The entries of one kind, typed."""
    rows = entries[kind]
    assert all(isinstance(row, cls) for row in rows.values())
    return rows  # type: ignore[return-value]


def _overlaid(row: dict[str, Any], kind: str, overlay: Overlay | None, seen: set[str]) -> dict[str, Any]:
    change = overlay.get(kind, {}).get(row.get("id")) if overlay else None
    if change is None:
        return row
    if not isinstance(change, Mapping):
        raise ComponentError(f"overlay: {kind} '{row['id']}': expected fields, got {change!r}")
    if "id" in change:
        raise ComponentError(f"overlay: {kind} '{row['id']}': an id cannot be changed")
    seen.add(f"{kind}.{row['id']}")
    return {**row, "provenance": "published", "basis": "corrected by an overlay", **change}


def _check_overlay(overlay: Overlay | None, found: Entries, seen: set[str]) -> None:
    for kind, changes in (overlay or {}).items():
        if kind == "text":
            _check_texts(changes)
            continue
        if kind not in found:
            raise ComponentError(f"overlay: no kind of component '{kind}'; there are: {', '.join(sorted(found))}")
        for key in changes:
            if f"{kind}.{key}" not in seen:
                raise ComponentError(f"overlay: there is no {kind} '{key}', and ids cannot be added")


def _check_shape(overlay: Overlay | None) -> None:
    for kind, changes in (overlay or {}).items():
        if not isinstance(changes, Mapping):
            raise ComponentError(f"overlay: {kind}: expected entries by id, got {changes!r}")


def _check_texts(texts: Mapping[str, Any]) -> None:
    for lang, messages in texts.items():
        if lang not in ("en", "ru", "uk") or not isinstance(messages, Mapping):
            raise ComponentError(f"overlay: text.{lang}: expected a table of en, ru or uk")
        for key, value in messages.items():
            if not isinstance(value, str) or "\n" in value or "{" in value:
                raise ComponentError(f"overlay: text.{lang}.{key}: expected a plain line of text, got {value!r}")


def read_overlay(path: str | os.PathLike[str]) -> Overlay:
    """An overlay from a TOML file."""
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as wrong:
        raise ComponentError(f"overlay {path}: {wrong.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise ComponentError(f"overlay {path}: {wrong}") from None


def read_entry(cls: type[E], row: Mapping[str, Any], where: str) -> E:
    """One entry from its table, checked field by field."""
    if not isinstance(row, Mapping):
        raise ComponentError(f"{where}: expected a table, got {row!r}")
    hints = get_type_hints(cls)
    known = {f.name: f for f in fields(cls)}
    odd = sorted(set(row) - set(known))
    if odd:
        raise ComponentError(f"{where}: unknown field '{odd[0]}'")
    values: dict[str, Any] = {}
    for name, field in known.items():
        if name in row:
            values[name] = convert(hints[name], row[name], f"{where}, field '{name}'")
        elif field.default is MISSING and field.default_factory is MISSING:
            raise ComponentError(f"{where}: field '{name}' is missing")
    entry = cls(**values)
    if entry.provenance not in PROVENANCES:
        raise ComponentError(f"{where}, field 'provenance': one of {', '.join(PROVENANCES)}")
    if entry.provenance == "designed" and not (entry.basis or entry.ruling):
        raise ComponentError(f"{where}: designed, so it needs a 'basis' or a 'ruling'")
    return entry


def convert(hint: Any, value: Any, where: str) -> Any:
    """A TOML value as the hinted type; nested tables become dataclasses, effect tables become effects."""
    origin, args = get_origin(hint), get_args(hint)
    if hint in (effects.Effect, effects.Effect | None):
        return effects.parse(value, where)
    if hint in (int, str, bool, float):
        if type(value) is not hint:
            raise ComponentError(f"{where}: expected {hint.__name__}, got {value!r}")
        return value
    if origin in (Union, types.UnionType):
        inner = [arg for arg in args if arg is not type(None)]
        return convert(inner[0], value, where) if len(inner) == 1 else _either(inner, value, where)
    if origin is tuple:
        return _row(args, value, where)
    if origin is dict:
        if not isinstance(value, Mapping):
            raise ComponentError(f"{where}: expected a table, got {value!r}")
        return {_key(args[0], key, where): convert(args[1], one, f"{where}.{key}") for key, one in value.items()}
    if isinstance(hint, type) and hasattr(hint, "__dataclass_fields__"):
        return _nested(hint, value, where)
    raise TypeError(f"{where}: no way to read {hint!r}")


def _row(args: tuple[Any, ...], value: Any, where: str) -> tuple[Any, ...]:
    """A list; a single name may stand without brackets."""
    rows = [value] if args[0] is str and isinstance(value, str) else value
    if not isinstance(rows, list):
        raise ComponentError(f"{where}: expected a list, got {value!r}")
    if args[-1] is Ellipsis:
        return tuple(convert(args[0], one, f"{where}[{i}]") for i, one in enumerate(rows))
    if len(rows) != len(args):
        raise ComponentError(f"{where}: expected {len(args)} values, got {value!r}")
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
        raise ComponentError(f"{where}: '{key}' is not a {kind.__name__}") from None


def _nested(cls: type[Any], value: Any, where: str) -> Any:
    if not isinstance(value, Mapping):
        raise ComponentError(f"{where}: expected a table, got {value!r}")
    hints = get_type_hints(cls)
    odd = sorted(set(value) - set(hints))
    if odd:
        raise ComponentError(f"{where}: unknown field '{odd[0]}'")
    missing = [
        f.name for f in fields(cls) if f.default is MISSING and f.default_factory is MISSING and f.name not in value
    ]
    if missing:
        raise ComponentError(f"{where}: field '{missing[0]}' is missing")
    return cls(**{name: convert(hints[name], one, f"{where}.{name}") for name, one in value.items()})
