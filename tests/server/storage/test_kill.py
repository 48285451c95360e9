"""A server killed at any moment resumes every table exactly."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
from pathlib import Path

import aiohttp
import pytest

import greathall
from greathall.core.table.table import Table
from greathall.server.match.match import Match
from greathall.server.storage.opening import open_store
from greathall.server.tables.loader import read_table
from tests.server.house import Client, House, Process, mine

KILLS = {"castle": 5}
OTHERS = 3
STEPS = 16
"""Choices between two kills."""


async def stored(database: str, table: str) -> Match:
    """The table as the log on disk tells it."""
    store = open_store(database)
    try:
        return (await read_table(table, store))[0]
    finally:
        await store.close()


def forced(table: Table) -> Table:
    """Plays what has only one answer, as the server does."""
    while single := next((d for d in table.decisions if len(d.options) == 1), None):
        table.play(single.options[0])
    return table


async def look_at_asked(client: Client) -> None:
    await client.send("look", seat=client.seen["view"]["asked"][0])


async def play_some(url: str, made: dict[str, str], twin: Table, rng: random.Random, process: Process) -> list[str]:
    """Plays some choices, then one more whose answer is not waited for, and kills the server. Returns the hashes that
    the table may have: with and without the last choice."""
    async with aiohttp.ClientSession() as session:
        house = House(url, session)
        client = await house.watch(made["table"], made["key"])
        for _ in range(rng.randrange(1, STEPS)):
            if client.seen["view"]["over"]:
                break
            await look_at_asked(client)
            choice = rng.choice(client.options)
            told = await client.choose(choice)
            assert told["is"] == "done", told
            await client.until_revision(told["revision"])
            twin.play(choice)
            forced(twin)
        allowed = [twin.hash()]
        if not client.seen["view"]["over"] and rng.random() < 0.7:
            await look_at_asked(client)
            choice = rng.choice(client.options)
            allowed.append(forced_after(twin, choice))
            sending = asyncio.create_task(client.choose(choice))
            await asyncio.sleep(rng.random() * 0.004)
            process.process.kill()
            sending.cancel()
        process.end(signal.SIGKILL)
        await asyncio.gather(house.close(), return_exceptions=True)
        return allowed


def forced_after(twin: Table, choice: str) -> str:
    after = twin.clone()
    after.play(choice)
    return forced(after).hash()


def catch_up(twin: Table, match: Match) -> None:
    """The last choice had reached the disk: the twin plays it too."""
    assert match.table is not None
    rows = match.table.record().splitlines()
    choices = [row for row in rows[rows.index("---") + 1 :] if row.startswith("s")]
    for choice in choices[twin.ply :]:
        twin.play(choice)


@pytest.mark.timeout(100)
@pytest.mark.parametrize("database", ["sqlite", "postgres"])
@pytest.mark.parametrize("game", [game.id for game in greathall.games()])
async def test_kill_at_sampled_decisions_resumes_exactly(
    tmp_path: Path, game: str, database: str, request: pytest.FixtureRequest
) -> None:
    rng = random.Random(6)
    seats = [mine(name) for name in "ABC"]
    flags: tuple[str, ...] = ()
    address = str(tmp_path / "greathall.sqlite3")
    if database == "postgres":
        address = request.getfixturevalue("postgres")
        flags = ("--database", address)
    process = Process(tmp_path, *flags)

    async def make(url: str) -> dict[str, str]:
        async with aiohttp.ClientSession() as session:
            made = await House(url, session).table(*seats, game=game)
            return {"table": made["table"], "key": made["key"]}

    made = await make(process.url)
    twin = forced(greathall.new(game, seats=3, seed=(await stored(address, made["table"])).secret))
    for _ in range(KILLS.get(game, OTHERS)):
        allowed = await play_some(process.url, made, twin, rng, process)
        match = await stored(address, made["table"])
        assert match.table is not None
        assert match.table.hash() in allowed
        catch_up(twin, match)
        assert twin.hash() == match.table.hash()
        process = Process(tmp_path, *flags)
    assert process.end(signal.SIGTERM) == 0


async def test_a_snapshot_is_only_a_cache(tmp_path: Path) -> None:
    """The whole log, the snapshot and a damaged snapshot give the same table."""
    process = Process(tmp_path)

    async def play() -> str:
        async with aiohttp.ClientSession() as session:
            house = House(process.url, session)
            made = await house.table(mine("A"), mine("B"))
            client = await house.watch(made["table"], made["key"])
            rng = random.Random(1)
            for _ in range(40):
                await look_at_asked(client)
                told = await client.choose(rng.choice(client.options))
                await client.until_revision(told["revision"])
            await house.close()
            return str(made["table"])

    table = await play()
    process.end(signal.SIGTERM)
    hashes = []
    for change in (None, "UPDATE snapshots SET save = substr(save, 1, 500)", "DELETE FROM snapshots"):
        with sqlite3.connect(tmp_path / "greathall.sqlite3") as connection:
            (count,) = connection.execute("SELECT count(*) FROM snapshots").fetchone()
            assert count == 1
            if change:
                connection.execute(change)
        connection.close()
        match = await stored(str(tmp_path / "greathall.sqlite3"), table)
        assert match.table is not None
        hashes.append((match.table.hash(), match.revision, match.marks))
    assert hashes[0] == hashes[1] == hashes[2]
