"""Operators work on the database beside a running server: it notices within seconds, and every act is written down."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import sqlite3
import time
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NoReturn

import aiohttp
import pytest

from greathall.server.admin import acts, following
from greathall.server.admin.acts import Desk, newest_acts
from greathall.server.admin.blocks import block
from greathall.server.cli import main
from greathall.server.storage.sqlite import connect, migrate
from greathall.server.wire.errors import StoreError
from greathall.server.wire.limits import Barred
from tests.server.house import OPEN, PATIENCE, Client, Inside, Json, Process, house, mine
from tests.server.tables.test_together import pair

EVE, ANNA = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}
PHRASE = "correct horse"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    found: str = request.getfixturevalue("postgres") if request.param == "postgres" else str(tmp_path / "test.sqlite3")
    return found


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "SECONDS", 0.05)


class Operator:
    """Somebody at a terminal."""

    def __init__(self, database: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.database = database
        self.capsys = capsys

    async def __call__(self, *words: str, code: int = 0) -> list[Json]:
        """Runs a command as JSON; the server goes on meanwhile."""
        flags = ["--database", self.database, "--json", "--as", "olga"]
        found = await asyncio.to_thread(main, ["admin", *words, *flags])
        out = self.capsys.readouterr()
        assert found == code, out.err
        return [json.loads(line) for line in out.out.splitlines()]


@pytest.fixture
def operator(database: str, capsys: pytest.CaptureFixture[str]) -> Operator:
    return Operator(database, capsys)


async def eventually(ready: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await ready():  # noqa: ASYNC110 (what is waited for lies in another process, or might)
            await asyncio.sleep(0.02)


async def gone(client: Client) -> None:
    await asyncio.wait_for(client._reader, PATIENCE)


async def test_a_table_is_closed_under_the_players(tmp_path: Path, database: str, operator: Operator) -> None:
    async with house(tmp_path, database=database) as h:
        table, anna, boris = await pair(h)
        who = anna if anna.options else boris
        await who.choose(who.options[0])
        listed = await operator("tables", "--status", "running", "--game", "castle")
        assert [(one["table"], one["seats"]) for one in listed] == [(table, ["Anna", "Boris"])]
        assert await operator("tables", "--status", "over") == []
        # A running game is for the operator only.
        assert (await h.request("GET", f"api/tables/{table}/record"))[0] == 409
        (exported,) = await operator("export", table)
        assert "game castle" in exported["record"]
        await operator("close", table, "--why", "spam")
        for one in (anna, boris):
            seen = await one.until(lambda seen: seen["table"]["status"] == "closed")
            assert seen["table"]["closed"]["why"] == "operator"
            assert seen["view"] is None
            refused = await one.send("choose", decision="1", choice="s0 choose trader", revision=seen["revision"])
            assert refused["code"] == "operator"
        async with h.session.get(f"{h.url}/api/tables/{table}/record") as record:
            assert (record.status, "game castle" in await record.text()) == (200, True)
        assert await operator("close", table, code=2) == []  # it is closed already
        (shown,) = await operator("show", table)
        assert (shown["status"], {key["kind"] for key in shown["keys"]}) == ("closed", {"seat"})
    async with house(tmp_path, database=database) as h:  # and it stays so
        assert (await h.get(f"api/tables/{table}"))["closed"]["why"] == "operator"
    flag = "--database" if "://" in database else "--data"
    assert await asyncio.to_thread(main, ["check-upgrade", flag, named(database)]) == 0
    assert operator.capsys.readouterr().out == "1 same\n"


def named(database: str) -> str:
    """As ``check-upgrade`` wants it: a folder with the one name that a database has."""
    if "://" in database:
        return database
    folder = Path(database).parent / "kept"
    folder.mkdir()
    Path(database).rename(folder / "greathall.sqlite3")
    return str(folder)


async def test_a_table_that_has_not_begun_is_closed_too(tmp_path: Path, database: str, operator: Operator) -> None:
    async with house(tmp_path, database=database) as h:
        made = await h.table(mine("Anna"), OPEN)
        anna = await h.watch(made["table"], made["key"])
        await operator("close", made["table"])
        await anna.until(lambda seen: seen["table"]["status"] == "closed")
        told = await h.post(f"api/tables/{made['table']}/join", {"name": "Boris"}, expect=409)
        assert told["error"]["code"] == "operator"
        assert (await h.request("GET", f"api/tables/{made['table']}/record"))[0] == 409


async def test_a_blocked_address_is_cut_off_and_let_in_again(tmp_path: Path, database: str, operator: Operator) -> None:
    async with house(tmp_path, database=database, behind_proxy=True) as h:
        made = await h.table(mine("Anna"), OPEN)
        async with h.session.ws_connect(f"{h.url}/api/socket", headers=EVE) as socket:
            await socket.send_json({"do": "subscribe", "table": made["table"]})
            assert (await socket.receive_json())["is"] == "welcome"
            assert await operator("block", "192.0.2.1/31", "--why", "flood") == [{"blocked": "192.0.2.0/31"}]
            message = await asyncio.wait_for(socket.receive(), PATIENCE)
            assert message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)
        for path in ("api/games", "api/health", ""):
            assert (await h.request("GET", path, headers=EVE))[0] == 403
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await h.session.ws_connect(f"{h.url}/api/socket", headers=EVE)
        assert refused.value.status == 403
        assert (await h.request("GET", "api/games", headers=ANNA))[0] == 200
        assert [one["network"] for one in await operator("blocks")] == ["192.0.2.0/31"]
        await operator("unblock", "192.0.2.0/31")

        async def let_in() -> bool:
            return (await h.request("GET", "api/games", headers=EVE))[0] == 200

        await eventually(let_in)
        await operator("unblock", "192.0.2.0/31", code=2)
        for wrong in ("0.0.0.0/0", "::/0", "evil.example"):
            await operator("block", wrong, code=2)
        await operator("block", "192.0.2.1")
    async with house(tmp_path, database=database, behind_proxy=True) as h:  # a new start knows it at once
        assert (await h.request("GET", "api/games", headers=EVE))[0] == 403


def test_blocks_by_network_and_by_time() -> None:
    barred = Barred()
    barred.replace([("192.0.2.0/24", None), ("198.51.100.7/32", 1), ("2001:db8::/32", 2**60)])
    covered = ("192.0.2.9", "::ffff:192.0.2.9", "2001:db8::1")
    assert [barred.covers(one) for one in covered] == [True] * 3
    assert not any(barred.covers(one) for one in ("192.0.3.9", "198.51.100.7", "?", "", "2001:db9::1"))


async def known(h: Inside) -> tuple[Json, Json]:
    made = await h.table(mine("Anna"), OPEN)
    told = await h.post("api/people", {"name": "Anna", "phrase": PHRASE, "keys": [made["key"]]})
    return made, told


async def test_what_was_revoked_opens_nothing_and_the_seat_stays_its_persons(
    tmp_path: Path, database: str, operator: Operator
) -> None:
    async with house(tmp_path, database=database) as h:
        made, told = await known(h)
        thief = await h.watch(made["table"], told["keys"][0]["key"])
        await operator("revoke", "--person", "Anna")
        await gone(thief)
        for key in (made["key"], told["keys"][0]["key"]):
            await h.post(f"api/tables/{made['table']}/ask", {"do": "ping"}, key, expect=403)
        await h.post("api/tables", {"game": "castle", "seats": [mine("Anna"), OPEN]}, told["pass"], expect=403)
        again = await h.post("api/people", {"name": "Anna", "phrase": PHRASE})
        assert {one["table"] for one in again["keys"]} == {made["table"]}
        there = await h.watch(made["table"], again["keys"][0]["key"])
        assert there.seen["held"] == [0]
        await operator("revoke", "--person", "Nobody", code=2)


async def test_a_lost_seat_is_given_back(tmp_path: Path, database: str, operator: Operator) -> None:
    async with house(tmp_path, database=database) as h:
        table, _, boris = await pair(h)
        (told,) = await operator("revoke", "--table", table, "--seat", "1")
        await gone(boris)
        there = await h.watch(table, told["key"])
        assert there.seen["held"] == [1]
        await operator("revoke", "--table", table, code=2)
        await operator("revoke", "--table", table, "--seat", "7", code=2)


async def test_a_person_is_deleted_everywhere(tmp_path: Path, database: str, operator: Operator) -> None:
    async with house(tmp_path, database=database) as h:
        made, _ = await known(h)
        anna = await h.watch(made["table"], made["key"])
        await anna.send("say", text="here I was")
        assert [one["name"] for one in await operator("people")] == ["Anna"]
        assert await operator("delete-person", "Anna") == [{"deleted": "Anna", "tables": 1}]
        await anna.until(lambda seen: seen["table"]["seats"][0]["name"] == "")

        async def no_name_in_lists() -> bool:
            told = await h.post("api/tables/own", {"keys": [made["key"]]})
            return bool(told["tables"][0]["seats"][0]["name"] == "")

        await eventually(no_name_in_lists)
        assert (await h.watch(made["table"])).seen["chat"] == []
        assert await operator("people") == []
        assert "Anna" not in json.dumps(await operator("log"))
        await operator("delete-person", "Anna", code=2)


async def test_every_act_is_in_the_log(tmp_path: Path, database: str, operator: Operator) -> None:
    async with house(tmp_path, database=database) as h:
        made = await h.table(mine("Anna"), OPEN)
        commands = (
            ("tables",),
            ("show", made["table"]),
            ("close", made["table"], "--why", "test"),
            ("block", "192.0.2.1", "--days", "2"),
            ("blocks",),
            ("unblock", "192.0.2.1"),
            ("people",),
            ("reports",),
        )
        for words in commands:
            await operator(*words)
        log = await operator("log")
        assert [one["number"] for one in log] == list(range(1, len(commands) + 1))
        assert {one["who"] for one in log} == {"olga"}
        names = "list-tables show-table close-table block list-blocks unblock list-people list-reports"
        assert [one["act"] for one in log] == names.split()
        assert log[2]["told"]["why"] == "test"
        assert [one["act"] for one in await operator("log", "--limit", "1")] == ["list-reports"]
        # Many at once: none is lost, no number is given twice.
        desks = [Desk(h.hall.store, f"o{n}") for n in range(12)]
        await asyncio.gather(*(desk.note("test") for desk in desks))
        numbers = [act.number for act in await newest_acts(h.hall.store, 100)]
        assert numbers == list(range(1, len(commands) + 13))


REPORT = """
    INSERT INTO reports (id, at, table_id, seat, name, person, by_seat, text, said, settled)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""


async def test_a_report_is_listed_until_it_is_settled(tmp_path: Path, database: str, operator: Operator) -> None:
    async with house(tmp_path, database=database) as h:
        made = await h.table(mine("Anna"), OPEN)
        kept = ("r1", 5, made["table"], 1, "Boris", None, 0, "he swears", '["a word"]', None)
        await h.hall.store.write([(REPORT, kept)])
        (told,) = await operator("reports")
        assert (told["report"], told["text"], told["said"]) == ("r1", "he swears", ["a word"])
        assert (await operator("show", made["table"]))[0]["reports"] == ["r1"]
        await operator("settle", "r1", "--why", "warned")
        assert await operator("reports") == []
        assert [one["report"] for one in await operator("reports", "--settled")] == ["r1"]
        assert (await operator("log", "--limit", "2"))[0]["act"] == "list-reports"


async def test_a_close_and_its_act_are_one_write(
    tmp_path: Path, database: str, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, database=database) as h:
        made = await h.table(mine("Anna"), OPEN)
        with monkeypatch.context() as broken:
            broken.setattr(acts, "INSERT", "INSERT INTO nowhere SELECT ?, ?, ?, ?, ?")
            await operator("close", made["table"], code=2)
        assert (await operator("show", made["table"]))[0]["status"] == "open"


async def test_an_act_that_could_not_be_followed_is_tried_again(tmp_path: Path, database: str) -> None:
    async with house(tmp_path, database=database) as h:
        store, barred = h.hall.store, Barred()
        follower = following.Follower(store, h.hall.registry, barred, lambda: None)
        await follower.open()
        await block(Desk(store, "olga"), "192.0.2.1")
        with pytest.MonkeyPatch.context() as broken:
            broken.setattr(following, "read_blocks", away)
            with pytest.raises(StoreError):
                await follower.look()
        assert not barred.covers("192.0.2.1")
        await follower.look()
        assert barred.covers("192.0.2.1")


async def away(_: object) -> NoReturn:
    raise StoreError("the database is away")


async def test_an_act_that_fails_leaves_no_trace(tmp_path: Path, database: str, operator: Operator) -> None:
    async with house(tmp_path, database=database) as h:
        await operator("close", "A" * 16, code=2)
        await operator("show", "A" * 16, code=2)
        await operator("settle", "none", code=2)
        made = await h.table(mine("Anna"), OPEN)
        await operator("export", made["table"], code=2)  # no game was begun
        assert await newest_acts(h.hall.store, 10) == []


def test_the_server_of_another_process_notices(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As operators have it: two programs, one file."""
    server = Process(tmp_path)
    urllib.request.urlopen(f"{server.url}/api/games").close()
    assert main(["admin", "block", "127.0.0.1", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "blocked=127.0.0.1/32\n"
    until = time.monotonic() + PATIENCE

    def asked() -> None:
        while time.monotonic() < until:
            urllib.request.urlopen(f"{server.url}/api/games").close()
            time.sleep(0.1)

    with pytest.raises(urllib.error.HTTPError) as refused:
        asked()
    with refused.value as answer:
        assert answer.code == 403
    assert server.end(signal.SIGTERM) == 0


@pytest.mark.parametrize("table", ["-hAAAAAAAAAAAAAA", "--jsonAAAAAAAAAA", "AAAAAAAAAAAAAAAA"])
def test_the_id_of_a_table_may_begin_with_a_dash(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], table: str
) -> None:
    with contextlib.closing(connect(tmp_path / "greathall.sqlite3")) as empty:
        migrate(empty)
    for words in (
        ["show", table, "--json"],
        ["close", "--why", "x", table],
        ["revoke", "--table", table, "--seat", "0"],
    ):
        assert main(["admin", *words, "--data", str(tmp_path)]) == 2
        assert "table" in capsys.readouterr().err


def test_no_database_is_made_or_changed_by_looking(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "tables", "--data", str(tmp_path)]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert not (tmp_path / "greathall.sqlite3").exists()
    sqlite3.connect(tmp_path / "greathall.sqlite3").execute("PRAGMA user_version = 3").connection.close()
    assert main(["admin", "tables", "--data", str(tmp_path)]) == 2
    assert "use the release that the server runs" in capsys.readouterr().err
