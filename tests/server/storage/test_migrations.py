"""Databases of every earlier shape, as the code of their time wrote them, are brought up to date and read.

``tests/releases/<release>/shape-N.sql`` is a database of shape N: its first line says what is in it. A
shape that was released is never changed; the next one adds a migration and a file.
"""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import psycopg
import pytest

from greathall.server.cli import main as command
from greathall.server.storage import schema
from tests.releases.kept import HERE
from tests.server.house import Json, house

SHAPES = sorted(HERE.glob("*/shape-*.sql"))


def number(file: Path) -> int:
    return int(file.stem.rpartition("-")[2])


def told_of(file: Path) -> Json:
    """What the first line says of the database that was kept."""
    told: Json = json.loads(file.read_text(encoding="utf-8").partition("\n")[0].removeprefix("-- "))
    return told


def fill(file: Path, database: str) -> None:
    """Makes an old database, in SQLite or in PostgreSQL."""
    text = file.read_text(encoding="utf-8")
    if not database.startswith("postgresql"):
        connection = sqlite3.connect(database)
        connection.executescript(f"{text}; PRAGMA user_version = {number(file)}")
        connection.close()
        return
    with psycopg.connect(database) as there:
        for statement in text.partition("\n")[2].split(";\n"):
            if statement.strip():
                there.execute(statement.encode())
        there.execute("CREATE TABLE shape (version INTEGER NOT NULL)")
        there.execute("INSERT INTO shape VALUES (%s)", (number(file),))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@pytest.mark.parametrize("file", SHAPES, ids=lambda file: file.stem)
async def test_an_old_database_is_brought_up_to_date(
    file: Path, kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("postgres") if kind == "postgres" else str(tmp_path / "old.sqlite3")
    fill(file, database)
    kept = told_of(file)
    async with house(tmp_path, database=database) as h:
        # Its game was played by rules 1, which are played no more; everything else is there.
        info = await h.get(f"api/tables/{kept['table']}")
        assert (info["status"], info["revision"], info["closed"]["why"]) == ("closed", kept["revision"], "older-rules")
        anna = await h.watch(kept["table"], kept["key"])
        assert anna.seen["chat"][0]["text"] == "It's my turn; «привіт»"
        over = await h.get(f"api/tables/{kept['over']}")
        assert over["status"] == "over"
        # Whoever was known is known still, and may sit at rated tables now.
        told = await h.post("api/people", {"name": "Anna", "phrase": "correct horse"})
        assert kept["table"] in {one["table"] for one in told["keys"]}
        wanted = {"game": "castle", "seats": [{"kind": "person", "mine": True}, {"kind": "person"}], "rated": True}
        assert (await h.post("api/tables", wanted, told["pass"]))["info"]["rated"]
        keys = [kept["key"], kept["over_key"]]
        assert len((await h.post("api/tables/statistics", {"keys": keys}))["statistics"]) == 1
        assert len((await h.post("api/tables/own", {"keys": keys}))["tables"]) == 2


def test_a_copy_of_an_old_database_can_be_put_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.sqlite3"
    fill(SHAPES[0], str(copy))
    assert command(["restore", str(copy), "--data", str(tmp_path / "data")]) == 0
    assert "2 tables" in capsys.readouterr().out


@pytest.mark.parametrize("file", SHAPES, ids=lambda file: file.stem)
def test_a_released_shape_is_never_changed(file: Path) -> None:
    """What the migrations make of nothing is what the kept database has."""

    def shape(connection: sqlite3.Connection) -> set[tuple[str, ...]]:
        return {
            (table, *column[1:3], str(column[3]), str(column[5]))
            for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
            for column in connection.execute(f"PRAGMA table_info({table})")
        }

    kept, made = sqlite3.connect(":memory:"), sqlite3.connect(":memory:")
    kept.executescript(file.read_text(encoding="utf-8"))
    for statements in schema.MIGRATIONS[: number(file)]:
        for statement in statements:
            made.execute(statement)
    assert shape(kept) == shape(made)
    kept.close()
    made.close()
