"""How a server runs: below a path, with a page of its health and logs for machines; what goes wrong is not told."""

from __future__ import annotations

import asyncio
import hmac
import json
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import aiohttp
import pytest

import greathall
from greathall.server.lobby import lists
from tests.server.house import OPEN, House, Process, bot, house, mine


async def test_flags_and_the_environment_a_base_path_and_logs_for_machines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GREATHALL_BASE", "/from-environment")
    process = Process(tmp_path, "--json-logs")
    assert process.url.endswith("/from-environment")

    async def main() -> None:
        async with aiohttp.ClientSession() as session:
            h = House(process.url, session)
            assert (await h.get("api/health"))["status"] == "ok"
            made = await h.table(mine("Anna"), mine("Boris"))
            anna = await h.watch(made["table"], made["key"], seat=0)
            assert (await anna.choose(anna.options[0]))["is"] == "done"
            outside = process.url.removesuffix("/from-environment")
            async with session.get(f"{outside}/api/health") as response:
                assert response.status == 404
            await h.close()

    await main()
    process.process.send_signal(signal.SIGTERM)
    _, errors = process.process.communicate()
    assert process.process.returncode == 0
    lines = [json.loads(line) for line in errors.splitlines()]
    assert all({"at", "level", "logger", "message"} <= set(line) for line in lines)
    assert any("listening at" in line["message"] for line in lines)
    assert any("stopping" in line["message"] for line in lines)


def test_a_flag_is_stronger_than_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GREATHALL_BASE", "/from-environment")
    assert Process(tmp_path, "--base", "/from-flag/").url.endswith("/from-flag")


async def test_the_health_page(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        before = await h.get("api/health")
        assert before["release"] == greathall.__version__
        assert (before["tables_in_memory"], before["connections"]) == (0, 0)
        made = await h.table(mine("Anna"), mine("Boris"))
        await h.watch(made["table"], made["key"], seat=0)
        after = await h.get("api/health")
        assert (after["tables_in_memory"], after["connections"]) == (1, 1)
        assert after["commits"] > before["commits"]
        await h.hall.store.close()  # the disk is gone
        await asyncio.sleep(1.1)  # an answer may be a second old
        status, told = await h.request("GET", "api/health")
        assert status >= 500
        assert "sqlite" not in json.dumps(told).lower()
        h.hall.store.start = lambda: h.hall.store  # type: ignore[method-assign]
        h.hall.store.close = closed  # type: ignore[method-assign]


async def closed() -> None:
    """It is already."""


async def test_what_goes_wrong_inside_is_logged_and_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        async with house(tmp_path) as h:
            made = await h.table(mine("Anna"), mine("Boris"))
            anna = await h.watch(made["table"], made["key"], seat=0)

            def broken(*args: Any, **named: Any) -> Any:
                raise ZeroDivisionError("the inside of the server")

            monkeypatch.setattr(lists, "own_tables", broken)
            status, told = await h.request("POST", "api/tables/own", json={"keys": ["x"]})
            assert (status, told["error"]["code"]) == (500, "fault")
            match = (await h.hall.table(made["table"])).match
            monkeypatch.setattr(match, "apply", broken)
            failed = await anna.choose(anna.options[0])
            assert failed["code"] == "fault"
            for answer in (told, failed):
                text = json.dumps(answer)
                assert not any(word in text for word in ("Traceback", "ZeroDivision", "inside of", ".py"))
            # The table was read again, and goes on.
            assert (await anna.choose(anna.options[0]))["is"] == "done"

    await main()
    assert caplog.text.count("the inside of the server") >= 2
    assert "Traceback" in caplog.text


async def test_secrets_are_compared_in_constant_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[bytes, bytes]] = []
    real = hmac.compare_digest

    def spy(left: bytes, right: bytes) -> bool:
        compared.append((left, right))
        return real(left, right)

    monkeypatch.setattr("hmac.compare_digest", spy)

    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), OPEN)

        async def compares(path: str, body: object, key: str | None = None) -> int:
            compared.clear()
            await h.post(path, body, key)
            return len(compared)

        assert await compares(f"api/tables/{made['table']}/ask", {"do": "view"}, made["key"])  # a seat's key
        person = {"name": "Anna", "phrase": "correct horse"}
        known = await h.post("api/people", person)
        assert await compares("api/people", person)  # a pass phrase
        invited = {"name": "Boris", "invitation": made["invitations"]["1"]}
        assert await compares(f"api/tables/{made['table']}/join", invited)  # an invitation
        wanted = {"game": "castle", "seats": [mine("Anna"), OPEN]}
        assert await compares("api/tables", wanted, known["pass"])  # a pass


async def test_callers_behind_a_proxy_are_told_apart(tmp_path: Path) -> None:
    async def codes(h: House, addresses: Sequence[str]) -> list[int]:
        found = []
        for address in addresses:
            headers = {"X-Forwarded-For": f"spoofed, {address}"}
            found.append((await h.request("POST", "api/tables/own", json={"keys": []}, headers=headers))[0])
        return found

    async with house(tmp_path, behind_proxy=True, changes_per_second=1.0) as h:
        assert await codes(h, ["10.0.0.1"] * 5) == [200] * 5
        assert (await codes(h, ["10.0.0.1"] * 2))[-1] == 429
        assert await codes(h, ["10.0.0.2"]) == [200]
    async with house(tmp_path, changes_per_second=1.0) as h:  # not behind one: the header means nothing
        assert 429 in await codes(h, [f"10.0.0.{n}" for n in range(12)])


async def test_first_player_and_colours(tmp_path: Path) -> None:
    """Who begins and who has which colour is as chosen, in every game; the rest of the colours are dealt out."""

    async with house(tmp_path) as h:
        for game in (await h.get("api/games"))["games"]:
            colours = game["colours"]
            for first in (0, 1, 2):
                seats = [mine("A", colour=colours[2]), mine("B"), mine("C", colour=colours[0])]
                made = await h.table(*seats, game=game["id"], first=first)
                told = await h.watch(made["table"], made["key"], seat=first)
                assert told.seen["view"]["setup"]["first"] == first
                assert [one["colour"] for one in told.seen["table"]["seats"]][::2] == [colours[2], colours[0]]
                assert told.seen["table"]["seats"][1]["colour"] not in (colours[2], colours[0])
        for wrong in (
            {"first": 3},
            {"seats": [mine(colour="red"), mine(colour="red")]},
            {"seats": [mine(colour="x"), bot()]},
        ):
            body = {"game": "castle", "seats": [mine(), bot()], **wrong}
            assert (await h.request("POST", "api/tables", json=body))[0] == 400
        made = await h.table(mine("Anna", colour="red"), OPEN)
        path = f"api/tables/{made['table']}/join"
        assert (await h.post(path, {"name": "B", "colour": "red"}, expect=409))["error"]["code"] == "colour-taken"
        assert (await h.post(path, {"name": "B", "colour": "blue"}))["info"]["seats"][1]["colour"] == "blue"


async def test_public_tables_are_listed_and_private_ones_open_by_link_only(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        private = await h.table(mine("Anna"), OPEN)
        public = await h.table(mine("Anna"), OPEN, public=True)
        listed = (await h.get("api/tables"))["tables"]
        assert [one["table"] for one in listed] == [public["table"]]
        # By its link anybody may watch it, and join.
        watcher = await h.watch(private["table"])
        joined = await h.post(f"api/tables/{private['table']}/join", {"name": "Boris"})
        await watcher.until(lambda seen: seen["view"])
        ask = f"api/tables/{private['table']}/ask"
        await h.post(ask, {"do": "resign"}, joined["key"])
        (kept,) = (await h.post("api/tables/own", {"keys": [private["key"]]}))["tables"]
        assert (kept["status"], kept["winners"]) == ("over", [0])
    async with house(tmp_path) as h:  # finished games are kept
        over = await h.watch(private["table"])
        assert over.seen["view"]["outcome"]["resigned"] == [1]
        assert "resigns" in (await over.send("record"))["record"] or "resign" in (await over.send("record"))["record"]


async def test_stopping_waits_for_what_is_under_way(tmp_path: Path) -> None:
    """A choice that arrives just before a stop is on disk, and its maker is told so before goodbye is said."""

    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), mine("Boris"))
        anna = await h.watch(made["table"], made["key"], seat=0)
        written = h.hall.store.write

        async def slow(statements: Any, *, about: str | None = None) -> None:
            await asyncio.sleep(0.2)
            await written(statements, about=about)

        h.hall.store.write = slow  # type: ignore[method-assign]
        choosing = asyncio.create_task(anna.choose(anna.options[0]))
        await asyncio.sleep(0.05)
        stopping = asyncio.create_task(h.runner.cleanup())
        await asyncio.wait([choosing], timeout=5)
        await stopping
    async with house(tmp_path) as h:
        assert (await h.hall.table(made["table"])).match.revision == 2
