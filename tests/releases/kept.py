"""What earlier releases have left: games as saves and records, and whole databases. Tests hold every release to it.

Each release has a folder of its own, written by the code of its time (``python -m tests.releases.keep``). Once a
release is out, its folder is never changed.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path
from typing import Any, TypeAlias

import psycopg

import greathall
from greathall.core.registry import find

Json: TypeAlias = dict[str, Any]

HERE = Path(__file__).parent
RELEASES = sorted(folder.name for folder in HERE.iterdir() if (folder / "games.json.gz").is_file())
KINDS = ("sqlite", "postgres")


def read_packed(file: Path) -> str:
    return gzip.decompress(file.read_bytes()).decode()


def write_packed(file: Path, text: str) -> None:
    # Without a date, so that the same text makes the same file.
    file.write_bytes(gzip.compress(text.encode(), mtime=0))


def games(release: str) -> list[Json]:
    """Saves and records, each with what it must lead to."""
    found: list[Json] = json.loads(read_packed(HERE / release / "games.json.gz"))
    return found


RULES = {"0.1.0": 1}
"""The rules of all games in a release; the later ones are played by today's."""


def plays_on(release: str, game: str) -> bool:
    """Whether a game that was begun in a release is played on by this one; else it can be read and exported."""
    found = find(game)
    return RULES.get(release, found.rules_version) >= found.oldest_rules


def facts(table: greathall.Table) -> Json:
    """What is asked of whom, and how the game stands."""
    return {
        "hash": table.hash(),
        "ply": table.ply,
        "over": table.over,
        "scores": list(table.scores()),
        "resigned": sorted(table.resigned),
        "outcome": table.outcome.to_dict() if table.outcome is not None else None,
        "asked": {str(one.seat): [option.notation for option in one.options] for one in table.decisions},
    }


def hall(release: str, kind: str) -> Json:
    """What the database of a release must tell, and the keys that open its seats."""
    found: Json = json.loads((HERE / release / f"{kind}.json").read_text(encoding="utf-8"))
    return found


def fill(release: str, kind: str, database: str) -> None:
    """Makes the database of a release in an empty one."""
    text = read_packed(HERE / release / f"{kind}.sql.gz")
    if kind == "sqlite":
        connection = sqlite3.connect(database)
        connection.executescript(text)
        connection.close()
        return
    with psycopg.connect(database) as there:
        there.execute(text.encode())


def run_sql(database: str, statement: str) -> None:
    """Changes a database from outside."""
    if database.startswith("postgresql"):
        with psycopg.connect(database) as there:
            there.execute(statement.encode())
        return
    connection = sqlite3.connect(database)
    with connection:
        connection.execute(statement)
    connection.close()
