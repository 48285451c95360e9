"""Versions of a game's data. A correction never changes a table that has begun: it keeps the data it began with.

``data/*.toml`` is today's data, of version ``Game.data_version``; ``data/v1/*.toml`` is what version 1 was, kept whole
when it was corrected after a release. A table names its data by version and hash. The hash is of what a game is played
with: remarks on where facts come from do not count, the order of entries does.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from greathall.core.errors import ComponentError

Tables = dict[str, list[dict[str, Any]]]

SOURCES = "source"
"""The kind of entries that only say where facts were found."""
REMARKS = frozenset(("provenance", "source", "basis", "ruling", "facts"))
"""Fields of an entry that tell about it and are no facts of the game."""


def folder(package: str, kept: int | None = None) -> Path:
    """Where today's data lies, or that of a version which was kept.

    Not by ``importlib.resources``: what it imports to look into archives is a tenth of a game's first start.
    """
    home = Path(import_module(package).__path__[0]) / "data"
    return home if kept is None else home / f"v{kept}"


def files(package: str, kept: int | None = None) -> list[Path]:
    return sorted(folder(package, kept).glob("*.toml"))


def read(file: Path, where: str) -> Tables:
    """The tables of one file of data."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as wrong:
        raise ComponentError(f"{where}: {wrong}") from None


@lru_cache(maxsize=64)
def data_hash(package: str, kept: int | None = None) -> str:
    """Of all that a game takes from its data, in the order in which it does; empty where nothing was kept."""
    entries: dict[str, list[list[tuple[str, Any]]]] = {}
    for file in files(package, kept):
        for kind, rows in read(file, file.name).items():
            if kind != SOURCES:
                entries.setdefault(kind, []).extend(_facts(row) for row in rows)
    text = json.dumps(sorted(entries.items()), separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16] if entries or kept is None else ""


def _facts(row: dict[str, Any]) -> list[tuple[str, Any]]:
    """The fields of an entry, whatever order they were written in; within a field the order may be a rule."""
    return sorted((name, value) for name, value in row.items() if name not in REMARKS)
