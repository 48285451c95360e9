"""Components as a file writes them: the values of an entry as plain data, and overlays as TOML text."""

from __future__ import annotations

import json
import re
import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from greathall.core.reference.components import ABOUT, NO_FACT, Box, Entry, Source, provenances
from greathall.core.reference.overlays import TEXT, Overlay
from greathall.core.rules import effects

WIDE = 118
"""Characters of a line; longer lists have a line for each of their values."""
BARE = re.compile(r"[A-Za-z0-9_-]+")

Editor: TypeAlias = Literal["number", "word", "tick", "numbers", "words", "structure"]
"""How a field is filled in: with one value, with a row of them, or with what has a shape of its own."""

EDITORS: dict[object, Editor] = {int: "number", str: "word", bool: "tick"}
ROWS: dict[object, Editor] = {int: "numbers", str: "words"}


def correctable(cls: type[Entry]) -> dict[str, Editor]:
    """The fields of a kind that an overlay may correct, and how they are filled in."""
    hints = get_type_hints(cls)
    return {one.name: _editor(hints[one.name]) for one in fields(cls) if one.name not in ABOUT}


def _editor(hint: Any) -> Editor:
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        inner = [arg for arg in args if arg is not type(None)]
        return _editor(inner[0]) if len(inner) == 1 else "structure"
    if origin is tuple and args[-1] is Ellipsis:
        return ROWS.get(args[0], "structure")
    return EDITORS.get(hint, "structure")


def values_of(entry: Entry) -> dict[str, Any]:
    """The fields of an entry as an overlay writes them; what is empty is left out."""
    own = (one.name for one in fields(entry) if one.name not in ABOUT)
    return {name: plain(getattr(entry, name)) for name in own if getattr(entry, name) not in (None, (), {}, "")}


def plain(value: Any) -> Any:
    if isinstance(value, effects.Effect):
        return effects.data_of(value)
    if isinstance(value, Mapping):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, tuple):
        return [plain(one) for one in value]
    if is_dataclass(value):
        return {one.name: plain(getattr(value, one.name)) for one in fields(value) if not _usual(value, one)}
    return value


def _usual(value: Any, one: Any) -> bool:
    """Whether a part holds what it would hold without being named."""
    return one.default is not MISSING and getattr(value, one.name) == one.default


def pruned(overlay: Overlay, box: Box, printed: Box) -> dict[str, dict[str, Any]]:
    """An overlay without what is printed like that anyway: what is left of a template that was filled in."""
    left: dict[str, dict[str, Any]] = {}
    for kind, changes in overlay.items():
        rows = {
            key: kept
            for key, change in changes.items()
            if (kept := dict(change) if kind == TEXT else _changed(change, box.entries[kind][key], printed, kind))
        }
        if rows:
            left[kind] = rows
    return left


def _changed(change: Mapping[str, Any], entry: Entry, printed: Box, kind: str) -> dict[str, Any]:
    was = printed.entries[kind][entry.id]
    return {name: value for name, value in change.items() if getattr(entry, name) != getattr(was, name)}


# As TOML


def toml(overlay: Overlay) -> str:
    """An overlay as a file: a table for each entry."""
    tables = [
        _table(kind, key, change.items())
        for kind, changes in overlay.items()
        for key, change in changes.items()
        if change
    ]
    return "\n".join(tables)


def _table(kind: str, key: str, values: Iterable[tuple[str, Any]]) -> str:
    head = f"[{_key(kind)}.{_key(key)}]\n"
    return head + "".join(f"{line(name, value)}\n" for name, value in values)


def line(name: str, value: Any) -> str:
    """``cost = 14``; a long list has a line for each of its values."""
    short = f"{_key(name)} = {_value(value)}"
    if len(short) <= WIDE or not isinstance(value, list):
        return short
    return f"{_key(name)} = [\n" + "".join(f"  {_value(one)},\n" for one in value) + "]"


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else _text(name)


def _text(value: str) -> str:
    # JSON escapes as TOML does, but for one character that TOML does not take as it is.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, Mapping):
        inner = ", ".join(f"{_key(str(key))} = {_value(one)}" for key, one in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return str(value)


# To be filled in


def designed_fields(entry: Entry) -> list[str]:
    """The fields of an entry that say something of our own design."""
    origins = provenances(entry).items()
    return [name for name, origin in origins if origin == "designed" and getattr(entry, name) not in NO_FACT]


def template(game: str, box: Box, languages: Sequence[str], name_of: Callable[[str, str], str]) -> str:
    """Every entry with something designed, as an overlay that changes nothing until it is filled in.

    ``name_of`` tells an element's name in a language, remarks have the first one. Names are remarks too: a corrected
    name has one form only, where ours are declined.
    """
    entries = [
        (kind, entry)
        for kind, rows in box.entries.items()
        for entry in rows.values()
        if not isinstance(entry, Source) and designed_fields(entry)
    ]
    tables = [_to_fill_in(kind, entry, name_of(languages[0], f"{kind}:{entry.id}")) for kind, entry in entries]
    named = [f"{kind}:{entry.id}" for kind, entry in entries if "id" in designed_fields(entry)]
    for lang in languages:
        names = {f"{game}-{element.replace(':', '-')}": name_of(lang, element) for element in named}
        lines = [f"# {line(message, name)}\n" for message, name in names.items() if name]
        tables.append(f"[{TEXT}.{lang}]\n" + "".join(lines))
    return "\n".join(tables)


def _to_fill_in(kind: str, entry: Entry, name: str) -> str:
    values = values_of(entry)
    remarks = "".join(f"# {one}\n" for one in (name, entry.basis) if one)
    return remarks + _table(kind, entry.id, ((one, values[one]) for one in designed_fields(entry) if one in values))
