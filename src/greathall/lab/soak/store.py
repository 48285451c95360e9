"""Results on disk: a file per configuration, a JSON line per game, so that a stop loses at most a line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from os import SEEK_END
from pathlib import Path
from typing import Any, Generic, TypeVar

T = TypeVar("T", bound=Mapping[str, Any])
"""A line: a typed dictionary with at least its ``code`` and its ``number``."""


class Store(Generic[T]):
    """The lines of one kind, by name."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def load(self, name: str, code: str | None) -> list[T]:
        """What is there, one line per number; only games played by this code, unless that is None."""
        found: dict[int, T] = {}
        for line in self._lines(name):
            if code is None or line["code"] == code:
                found[line["number"]] = line
        return [found[number] for number in sorted(found)]

    def append(self, name: str, lines: Iterable[T]) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self._path(name)
        if path.exists():
            self._mend(path)
        with path.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}.jsonl"

    def _lines(self, name: str) -> list[T]:
        path = self._path(name)
        if not path.exists():
            return []
        # A line without an end was cut off by a stop.
        whole = [line for line in path.read_text("utf-8").splitlines(keepends=True) if line.endswith("\n")]
        return [json.loads(line) for line in whole]

    def _mend(self, path: Path) -> None:
        """Drops a line that a stop has cut off."""
        with path.open("rb+") as file:
            size = file.seek(0, SEEK_END)
            file.seek(max(size - 1, 0))
            if size and file.read(1) != b"\n":
                file.seek(0)
                file.truncate(file.read().rfind(b"\n") + 1)
