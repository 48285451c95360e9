"""Overlays: what owners of a game correct in its component data.

An overlay is a mapping of kind to id to corrected fields (``{"building": {"well": {"cost": 13}}}``) plus an optional
``text`` table of corrected names by language. It changes values and never adds or removes ids. It may come from
anybody, so everything in it is bounded before it is read.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from greathall.core.errors import ComponentError

Overlay: TypeAlias = Mapping[str, Any]

TEXT = "text"
"""The table of names, beside the kinds."""
TEXT_LANGUAGES = ("en", "ru", "uk")
LARGEST = 999
"""No figure of an overlay is larger; the largest that is printed is 144."""
PIECES = frozenset(("copies", "count", "most", "pieces"))
"""Fields that say how many there are of a thing."""
MOST_PIECES = 200
LONGEST, WIDEST, DEEPEST = 500, 400, 12
"""Characters of a text, values in a table or a list, tables within tables."""
MOST_NAMES = 1000
"""Corrected names in one language; the fullest box has about 640 components."""


def read_overlay(path: str | os.PathLike[str]) -> Overlay:
    """An overlay from a TOML file."""
    try:
        return parse_overlay(Path(path).read_text(encoding="utf-8"))
    except OSError as wrong:
        raise ComponentError(f"overlay {path}: {wrong.strerror}") from None
    except (ComponentError, UnicodeDecodeError) as wrong:
        raise ComponentError(f"overlay {path}: {wrong}") from None


def parse_overlay(text: str) -> Overlay:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as wrong:
        raise ComponentError(f"no TOML: {wrong}", "toml") from None


# Before the data is read


def check_shape(overlay: Overlay | None) -> None:
    """Refuses what no game has: an overlay is not to cost more than the box itself."""
    for kind, entries in (overlay or {}).items():
        if not isinstance(entries, Mapping):
            raise ComponentError(f"overlay: {kind}: expected entries by id, got {str(entries)[:LONGEST]!r}", "table")
        _check_size(entries, f"overlay: {kind}", DEEPEST)
        for key, change in entries.items():
            if not isinstance(change, Mapping):
                told = repr(change)[:LONGEST]
                raise ComponentError(f"overlay: {kind} '{key}': expected fields, got {told}", "table").at(kind, key)
            _check_fields(kind, key, change)
        if kind == TEXT:
            _check_texts(entries)


def _check_fields(kind: str, key: str, change: Mapping[str, Any]) -> None:
    where = f"overlay: {kind}.{key}"
    _check_size(change, where, DEEPEST - 1, MOST_NAMES if kind == TEXT else WIDEST)
    if "id" in change and kind != TEXT:
        raise ComponentError(f"overlay: {kind} '{key}': an id cannot be changed", "rule").at(kind, key, "id")
    for name, value in change.items():
        try:
            _check_bounds(value, f"{where}.{name}", DEEPEST - 2)
        except ComponentError as wrong:
            raise wrong.at(kind, key, name)  # noqa: B904 - the same error, which says where


def _check_bounds(value: Any, where: str, deeper: int) -> None:
    if isinstance(value, str):
        if len(value) > LONGEST or not _is_text(value):
            raise ComponentError(f"{where}: expected text of at most {LONGEST} characters", "long", most=LONGEST)
    elif isinstance(value, int | float):
        most = most_of(where.rpartition(".")[2])
        if not -LARGEST <= value <= most:
            raise ComponentError(f"{where}: a figure from {-LARGEST} to {most}", "bounds", least=0, most=most)
    elif isinstance(value, Mapping | list):
        _check_size(value, where, deeper)
        parts: Iterable[tuple[Any, Any]] = value.items() if isinstance(value, Mapping) else enumerate(value)
        for key, part in parts:
            _check_bounds(part, f"{where}.{key}", deeper - 1)


def most_of(field: str) -> int:
    """The largest figure that a field may hold."""
    return MOST_PIECES if field in PIECES else LARGEST


def _check_size(value: Mapping[str, Any] | list[Any], where: str, deeper: int, most: int = WIDEST) -> None:
    if not deeper or len(value) > most:
        raise ComponentError(f"{where}: at most {most} values, {DEEPEST} deep", "size", most=most)
    for key in value if isinstance(value, Mapping) else ():
        _check_bounds(str(key), where, deeper)


def _is_text(value: str) -> bool:
    """Whether it can be written down: half a character cannot."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _check_texts(texts: Mapping[str, Any]) -> None:
    for lang, messages in texts.items():
        if lang not in TEXT_LANGUAGES:
            raise ComponentError(f"overlay: text.{lang}: expected a table of en, ru or uk", "table").at(TEXT, lang)
        for key, value in messages.items():
            if not isinstance(value, str) or not value.strip() or "\n" in value or "{" in value:
                said = f"overlay: text.{lang}.{key}: expected a plain line of text, got {value!r}"
                raise ComponentError(said, "line").at(TEXT, lang, key)


# Beside the data


def check_signs(change: Mapping[str, Any], printed: Iterable[Mapping[str, Any]], where: str) -> None:
    """No figure is below 0 in a field that is never printed with such a one, as a debt's points are."""
    for name, value in change.items():
        least = min(figures(value), default=0)
        if least < 0 and not any(figure < 0 for row in printed for figure in figures(row.get(name))):
            said = f"{where}, field '{name}': must not be below 0, got {least}"
            raise ComponentError(said, "bounds", least=0, most=most_of(name)).at(field=name)


def figures(value: object) -> Iterator[int | float]:
    """Every number in a value."""
    if isinstance(value, int | float):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from figures(part)
    elif isinstance(value, list):
        for part in value:
            yield from figures(part)


def check_ids(overlay: Overlay | None, found: Mapping[str, Collection[str]]) -> None:
    """Everything that is corrected is there."""
    for kind, changes in (overlay or {}).items():
        if kind == TEXT:
            continue
        if kind not in found:
            known = ", ".join(sorted(found))
            raise ComponentError(f"overlay: no kind of component '{kind}'; there are: {known}", "kind").at(kind)
        for key in changes:
            if key not in found[kind]:
                said = f"overlay: there is no {kind} '{key}', and ids cannot be added"
                raise ComponentError(said, "id").at(kind, key)
