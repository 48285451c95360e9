"""Commands: copies taken from a running server and put back into a stopped one, starts that cannot be."""

from __future__ import annotations

import signal
from pathlib import Path

import aiohttp
import pytest

from greathall.server.cli import main as command
from tests.server.conftest import Cluster
from tests.server.house import House, Json, Process, mine

STANDING = {"game": "castle", "standing": {"sell-last-piece": "never"}}


async def make_table(url: str) -> Json:
    async with aiohttp.ClientSession() as session:
        return await House(url, session).table(mine("Anna"), mine("Boris"))


async def say(url: str, made: Json, text: str) -> None:
    async with aiohttp.ClientSession() as session:
        h = House(url, session)
        await h.post(f"api/tables/{made['table']}/ask?seat=0", {"do": "say", "text": text}, made["key"])
        told = await h.post("api/people", {"name": "Anna", "phrase": "correct horse", "keys": [made["key"]]})
        await h.post("api/people/standing", STANDING, told["pass"])


async def answered_for_anna(url: str) -> Json:
    async with aiohttp.ClientSession() as session:
        h = House(url, session)
        told = await h.post("api/people", {"name": "Anna", "phrase": "correct horse"})
        return await h.get("api/people/standing", headers={"Authorization": f"Bearer {told['pass']}"})


async def welcome(url: str, made: Json) -> Json:
    async with aiohttp.ClientSession() as session:
        return await House(url, session).post(f"api/tables/{made['table']}/ask?seat=0", {"do": "view"}, made["key"])


async def status(url: str, table: str) -> int:
    async with aiohttp.ClientSession() as session:
        return (await House(url, session).request("GET", f"api/tables/{table}"))[0]


async def test_backup_and_restore(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    server = Process(data)
    first = await make_table(server.url)
    assert command(["backup", str(copy), "--data", str(data)]) == 0
    assert command(["backup", str(copy), "--data", str(data)]) == 2
    second = await make_table(server.url)
    assert command(["restore", str(copy), "--data", str(data)]) == 2
    assert "a server is using" in capsys.readouterr().err
    server.end(signal.SIGKILL)
    assert command(["restore", str(copy), "--data", str(data)]) == 0
    server = Process(data)
    assert await status(server.url, first["table"]) == 200
    assert await status(server.url, second["table"]) == 404
    server.end(signal.SIGTERM)
    # What was there before the restore is kept beside it.
    assert command(["restore", str(data / "before-restore-1.sqlite3"), "--data", str(data)]) == 0
    server = Process(data)
    assert await status(server.url, second["table"]) == 200
    server.end(signal.SIGTERM)


async def test_backup_and_restore_of_postgres_and_the_move_to_it(
    tmp_path: Path, postgres: str, cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    """A table begun in a file goes on in PostgreSQL, and from there in another; everything comes along."""
    data, copy, second = tmp_path / "data", tmp_path / "copy.sqlite3", tmp_path / "second.sqlite3"
    server = Process(data)
    made = await make_table(server.url)
    await say(server.url, made, "Вітаю!\n\t<b>")
    server.end(signal.SIGTERM)
    there = ["--data", str(data), "--database", postgres]
    assert command(["backup", str(copy), "--data", str(data)]) == 0
    assert command(["restore", str(copy), *there]) == 0
    server = Process(data, "--database", postgres)
    assert (await welcome(server.url, made))["chat"][0]["text"] == "Вітаю!\n\t<b>"
    assert command(["backup", str(second), *there]) == 0  # while it runs
    assert command(["restore", str(second), *there]) == 2
    assert "a server is using" in capsys.readouterr().err
    newer = await make_table(server.url)
    server.end(signal.SIGTERM)
    assert command(["restore", str(second), *there]) == 0
    other = cluster.new_database()
    assert command(["restore", str(data / "before-restore-2.sqlite3"), "--data", str(data), "--database", other]) == 0
    for url, found in ((postgres, 404), (other, 200)):
        server = Process(data, "--database", url)
        assert await status(server.url, newer["table"]) == found
        assert (await welcome(server.url, made))["held"] == [0, 1]
        assert await answered_for_anna(server.url) == {"standing": {"castle": STANDING["standing"]}}
        server.end(signal.SIGTERM)
    # And back into a file.
    assert command(["restore", str(second), "--data", str(tmp_path / "again")]) == 0
    server = Process(tmp_path / "again")
    assert (await welcome(server.url, made))["revision"] == 1


def test_what_is_no_copy_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nonsense = tmp_path / "nonsense"
    nonsense.write_bytes(b"nonsense" * 1000)
    assert command(["restore", str(nonsense), "--data", str(tmp_path)]) == 2
    assert "nonsense" in capsys.readouterr().err
    assert command(["restore", str(tmp_path / "missing"), "--data", str(tmp_path)]) == 2
    assert command(["backup", str(tmp_path / "copy"), "--data", str(tmp_path)]) == 2
    assert "no database" in capsys.readouterr().err


def test_a_start_that_cannot_be_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = Process(tmp_path / "first")
    port = first.url.rpartition(":")[2]
    for flags, why in (
        (["--port", port, "--data", str(tmp_path / "other")], "cannot listen"),
        (["--port", "0", "--data", str(tmp_path / "first")], "a server is using"),
        (["--port", "many", "--data", str(tmp_path / "other")], "a port is a number"),
        (["--database", "postgresql://nowhere.invalid/x", "--data", str(tmp_path / "other")], "cannot be reached"),
    ):
        assert command(["serve", *flags]) == 2
        assert why in capsys.readouterr().err
    first.end(signal.SIGTERM)
