"""The database: group commits, races decided by the key, migrations."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from greathall.server.match.log.game_entries import Choose
from greathall.server.storage import schema
from greathall.server.storage.base import Conflict, Statement
from greathall.server.storage.sqlite import SqliteStore, connect, migrate
from greathall.server.storage.statements import insert_row, update_table
from greathall.server.wire.errors import Refused, StoreError
from tests.server.house import house, mine

INSERT = "INSERT INTO keys (hash, table_id, kind, seats, owner) VALUES (?, ?, 'seat', '[]', 0)"
PLAIN = "INSERT INTO keys (hash, table_id, seats, owner, kind) VALUES (?, 't', '[]', 0, ?)"


@pytest.mark.parametrize("alike", [False, True], ids=["each by itself", "in step"])
@pytest.mark.parametrize("sql", [INSERT, PLAIN], ids=["one by one", "in one go"])
async def test_writes_share_commits_and_each_stands_alone(tmp_path: Path, sql: str, alike: bool) -> None:
    store = SqliteStore(tmp_path / "s.sqlite3").start()
    keys = [(f"other{i}", f"k{i % 97}") for i in range(100)]
    writes = [store.write([(sql, (key, "x")) for key in pair], about=pair[0] if alike else None) for pair in keys]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(one) for one in results] == [type(None)] * 97 + [Conflict] * 3
    assert store.commits < 30
    (count,) = (await store.read("SELECT count(*) FROM keys"))[0]
    assert count == 2 * 97  # nothing of a write that lost
    await store.close()


def test_durable_settings(tmp_path: Path) -> None:
    connection = connect(tmp_path / "s.sqlite3")
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    connection.close()


def test_migrations_run_once_and_a_newer_database_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "s.sqlite3"
    connection = connect(path)
    migrate(connection)
    migrate(connection)
    added = (*schema.MIGRATIONS, ("ALTER TABLE tables ADD COLUMN mood TEXT",))
    monkeypatch.setattr("greathall.server.storage.sqlite.MIGRATIONS", added)
    migrate(connection)
    assert "mood" in [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
    monkeypatch.undo()
    with pytest.raises(StoreError, match="knows up to"):
        migrate(connection)
    connection.close()


async def test_the_key_of_the_log_decides_a_race_between_servers(tmp_path: Path) -> None:
    """Another process has written the same revision: this one reads the table again, and then plays its choice."""

    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), mine("Boris"))
        live = await h.hall.table(made["table"])
        twin = await type(live).load(made["table"], h.hall.store, h.hall.pool, h.hall.presence)
        anna = await h.watch(made["table"], made["key"], seat=0)
        decision = twin.match.decision_of(1)
        assert decision is not None
        row = twin.match.apply(Choose(decision.options[0].notation), 1)
        summary = update_table(made["table"], "running", {"waits": False}, 1)
        await h.hall.store.write([insert_row(made["table"], row), summary])
        choice = anna.options[0]
        assert (await anna.choose(choice))["is"] == "done"
        twin.match.apply(Choose(choice), 2)
        assert live.match.revision == twin.match.revision
        assert live.match.playing.hash() == twin.match.playing.hash()
        assert [told["revision"] for told in anna.news[1:]] == [row.revision, row.revision + 1]


async def test_what_cannot_be_written_has_not_happened(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), mine("Boris"))
        live = await h.hall.table(made["table"])
        before = live.match.playing.hash()
        anna = await h.watch(made["table"], made["key"], seat=0)
        connection = sqlite3.connect(tmp_path / "test.sqlite3")
        connection.execute("CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ROLLBACK, 'disk full'); END")
        connection.commit()
        told = await anna.choose(anna.options[0])
        assert told["code"] in ("storage", "stale")
        assert live.match.playing.hash() == before
        assert len(anna.news) == 1
        connection.execute("DROP TRIGGER full")
        connection.commit()
        connection.close()
        assert (await anna.choose(anna.options[0]))["is"] == "done"


async def test_nobody_sees_what_is_not_on_disk_yet(tmp_path: Path) -> None:
    """While a write is under way, the table answers nobody: not to a newcomer, not about who left, not over HTTP."""

    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), mine("Boris"))
        anna = await h.watch(made["table"], made["key"], seat=0)
        boris = await h.watch(made["table"], made["key"], seat=1)
        leaving = await h.watch(made["table"])
        written, disk = h.hall.store.write, asyncio.Event()

        async def slow(statements: Sequence[Statement], *, about: str | None = None) -> None:
            await disk.wait()
            await written(statements, about=about)

        h.hall.store.write = slow  # type: ignore[method-assign]
        before = len(boris.raw)
        choosing = asyncio.create_task(anna.choose(anna.options[0]))
        await asyncio.sleep(0.1)
        await leaving.close()
        looks: list[asyncio.Task[Any]] = [
            asyncio.create_task(h.get(f"api/tables/{made['table']}")),
            asyncio.create_task(boris.send("ping")),
            asyncio.create_task(h.watch(made["table"])),
        ]
        await asyncio.sleep(0.2)
        assert not choosing.done()
        assert not any(look.done() for look in looks)
        assert len(boris.raw) == before
        disk.set()
        assert (await choosing)["is"] == "done"
        info, pong, newcomer = await asyncio.gather(*looks)
        assert info["revision"] == pong["revision"] == newcomer.seen["revision"] == 2


async def test_a_log_that_was_tampered_with_is_not_played_on(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), mine("Boris"))
    connection = sqlite3.connect(tmp_path / "test.sqlite3")
    (entry,) = connection.execute("SELECT entry FROM log WHERE revision = 1").fetchone()
    start = json.loads(entry)
    start["outcomes"] = [[stream, 1 - found] for stream, found in start["outcomes"]]
    connection.execute("UPDATE log SET entry = ? WHERE revision = 1", (json.dumps(start),))
    connection.commit()
    connection.close()
    async with house(tmp_path) as h:
        match = (await h.hall.table(made["table"])).match
        assert match.status == "closed"
        with pytest.raises(Refused, match="revision 1 does not give what was logged"):
            match.going_on()
