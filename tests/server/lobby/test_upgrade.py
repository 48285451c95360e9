"""``greathall check-upgrade``: what a release would change of the tables in a database, without touching it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import psycopg
import pytest

import greathall
from greathall.server.cli import main as command
from greathall.server.storage.backup import DATABASE
from tests.releases.kept import KINDS, RELEASES, Json, fill, plays_on, run_sql

NOW = greathall.__version__


def checked(database: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[Json]]:
    where = ["--database", database] if "://" in database else ["--data", str(Path(database).parent)]
    code = command(["check-upgrade", "--json", *where])
    return code, [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def contents(database: str) -> object:
    """All that is in a database, and its shape."""
    if "://" not in database:
        return Path(database).read_bytes()
    with psycopg.connect(database) as there:
        asked = ("SELECT * FROM shape", "SELECT * FROM tables ORDER BY id", "SELECT * FROM log ORDER BY 1, 2")
        return [there.execute(one).fetchall() for one in asked]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("release", RELEASES)
def test_tables_of_a_release_are_the_same_or_closed(
    release: str, kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("postgres") if kind == "postgres" else str(tmp_path / DATABASE)
    fill(release, kind, database)
    before = contents(database)
    code, found = checked(database, capsys)
    assert code == 0, [one for one in found if one["verdict"] not in ("same", "closed")]
    for one in found:
        closed = one["status"] != "open" and not plays_on(release, one["game"])
        assert one["verdict"] == ("closed" if closed else "same"), one
        assert ("played by rules 1" in one["text"]) == closed
    assert contents(database) == before


def test_a_table_that_would_have_other_points_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / DATABASE)
    fill(NOW, "sqlite", database)
    changed = "UPDATE tables SET summary = replace(summary, '\"ply\":', '\"ply\":1') WHERE status = 'running'"
    run_sql(database, changed)
    code, found = checked(database, capsys)
    assert code == 1
    counted = Counter((one["status"], one["verdict"]) for one in found)
    assert counted["running", "different"] > 0 == counted["running", "same"]
    assert "->" in next(one["text"] for one in found if one["verdict"] == "different")


def test_a_log_that_does_not_give_what_was_logged_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As after a correction of a figure that slipped in without a version of its own."""
    database = str(tmp_path / DATABASE)
    fill(NOW, "sqlite", database)
    run_sql(database, "UPDATE log SET opens = 1 - opens WHERE revision = 4")
    code, found = checked(database, capsys)
    assert code == 1
    assert any(one["verdict"] == "different" and "does not give what was logged" in one["text"] for one in found)
