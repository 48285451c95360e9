"""Entries with one fact changed: every figure, word, condition and "may" in turn, so that texts can be held to data."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, TypeVar

from greathall.core.reference.components import ABOUT, Entry
from greathall.core.rules.effects import May

E = TypeVar("E", bound=Entry)


@dataclass(frozen=True)
class Mutations:
    """What an entry could say instead: a word is exchanged for another one that the data has in the same field."""

    words: Mapping[tuple[str, str], tuple[str, ...]]
    """By class and field."""

    @classmethod
    def of(cls, entries: Iterable[Entry]) -> Mutations:
        found: dict[tuple[str, str], set[str]] = defaultdict(set)
        for entry in entries:
            _collect(entry, found)
        return cls({key: tuple(sorted(words)) for key, words in found.items()})

    def entries(self, entry: E) -> Iterator[tuple[str, E]]:
        """The name of the field that differs, and the entry with it."""
        for field in fields(entry):
            if field.name not in ABOUT:
                for value in self._values(getattr(entry, field.name), type(entry).__name__, field.name):
                    yield field.name, replace(entry, **{field.name: value})

    def _values(self, value: Any, owner: str, field: str) -> Iterator[Any]:
        if not value:
            return  # nothing is said of what an entry does not have
        if isinstance(value, bool):
            yield False
        elif isinstance(value, int):
            yield value + 1 if value > 0 else value - 1
        elif isinstance(value, str):
            yield from [word for word in self.words.get((owner, field), ()) if word not in ("", value)][:1]
        elif isinstance(value, Mapping):
            for key, one in value.items():
                yield from ({**value, key: other} for other in self._values(one, owner, field))
        elif isinstance(value, tuple | list):
            yield from self._items(tuple(value), owner, field)
        elif is_dataclass(value) and not isinstance(value, type):
            yield from self._parts(value)

    def _items(self, items: tuple[Any, ...], owner: str, field: str) -> Iterator[Any]:
        if len(items) > 1:
            yield items[:-1]
        for i, one in enumerate(items):
            for other in self._values(one, owner, field):
                if other not in items:
                    yield (*items[:i], other, *items[i + 1 :])

    def _parts(self, value: Any) -> Iterator[Any]:
        if isinstance(value, May):
            yield value.do
        for field in fields(value):
            for other in self._values(getattr(value, field.name), type(value).__name__, field.name):
                yield replace(value, **{field.name: other})


def _collect(value: Any, found: dict[tuple[str, str], set[str]], owner: str = "", field: str = "") -> None:
    if isinstance(value, str):
        found[owner, field].add(value)
    elif isinstance(value, Mapping):
        for one in value.values():
            _collect(one, found, owner, field)
    elif isinstance(value, tuple | list):
        for one in value:
            _collect(one, found, owner, field)
    elif is_dataclass(value) and not isinstance(value, type):
        for one in fields(value):
            _collect(getattr(value, one.name), found, type(value).__name__, one.name)
