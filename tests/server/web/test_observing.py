"""What an operator sees: health that tells the truth, figures, numbers of requests, and no secrets in any of it."""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from greathall.server.observe import Timer
from greathall.server.storage.sqlite import SqliteStore
from tests.server.house import Inside, house, mine

OPERATOR = {"Authorization": "Bearer operator"}


def database_of(h: Inside) -> SqliteStore:
    store = h.hall.store
    assert isinstance(store, SqliteStore)
    return store


async def test_health_fails_when_nothing_can_be_written(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        assert (await h.get("api/health"))["status"] == "ok"
        assert (await h.get("api/ready")) == {"ready": True}
        database_of(h)._writing.execute("PRAGMA query_only = ON")  # as a full disk: reading goes on
        await asyncio.sleep(1.1)
        assert (await h.request("GET", "api/health"))[0] == 503
        assert await h.request("GET", "api/ready") == (503, {"ready": False})
        database_of(h)._writing.execute("PRAGMA query_only = OFF")
        await asyncio.sleep(1.1)
        assert (await h.get("api/health"))["status"] == "ok"


async def test_health_does_not_hang_with_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greathall.server.web.health.LIMIT_SECONDS", 0.2)
    async with house(tmp_path) as h:
        other = sqlite3.connect(tmp_path / "test.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")  # every write waits
        began = time.monotonic()
        codes = [(await h.request("GET", "api/health"))[0] for _ in range(3)]
        assert codes == [503] * 3
        assert time.monotonic() - began < 10
        assert h.hall.store.waiting <= 1  # whoever asks again and again does not pile up writes
        other.execute("ROLLBACK")
        other.close()


async def test_who_is_about_to_stop_is_not_ready(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        await h.runner.app.shutdown()
        assert (await h.request("GET", "api/ready"))[0] == 503


async def test_figures_are_for_the_operator(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        assert (await h.session.get(f"{h.url}/metrics")).status == 200  # the machine itself
        assert (await h.request("GET", "metrics", headers={"X-Forwarded-For": "192.0.2.1"}))[0] == 403
    async with house(tmp_path, metrics_key="operator") as h:
        for headers, status in (({}, 403), ({"Authorization": "Bearer guess"}, 403), (OPERATOR, 200)):
            async with h.session.get(f"{h.url}/metrics", headers=headers) as response:
                assert response.status == status


async def figures(h: Inside) -> dict[str, float]:
    async with h.session.get(f"{h.url}/metrics") as response:
        text = await response.text()
    for line in text.splitlines():
        assert re.fullmatch(r'# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? [-+.\de]+', line), line
    samples = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in samples}


async def test_figures_count_what_happens(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), mine("Boris"))
        before = await figures(h)
        anna = await h.watch(made["table"], made["key"], seat=0)
        await anna.choose(anna.options[0])
        await anna.send("choose", decision="9.9", choice="s0 choose trader", revision=0)
        after = await figures(h)

        def grown(name: str) -> float:
            return after.get(name, 0) - before.get(name, 0)

        assert grown('greathall_moves_total{game="castle",by="person"}') == 1
        assert grown('greathall_message_seconds_count{kind="choose",outcome="done"}') == 1
        assert grown('greathall_message_seconds_count{kind="choose",outcome="refused"}') == 1
        assert grown("greathall_commit_seconds_count") >= 1
        assert (after["greathall_sockets"], after["greathall_tables_in_memory"]) == (1, 1)
        assert after['greathall_work_waiting{crew="bots"}'] == 0
        assert made["table"] not in str(after)


def test_a_timer_counts_cumulatively() -> None:
    timer = Timer("x", "told", "kind")
    for seconds in (0.0005, 0.03, 99.0):
        timer.add(seconds, 'a"b')
    lines = list(timer.lines())
    assert 'greathall_x_seconds_bucket{kind="a\\"b",le="0.001"} 1' in lines
    assert 'greathall_x_seconds_bucket{kind="a\\"b",le="0.05"} 2' in lines
    assert 'greathall_x_seconds_bucket{kind="a\\"b",le="+Inf"} 3' in lines


async def test_requests_have_numbers_and_the_log_has_no_secrets(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with house(tmp_path, access_log=True, behind_proxy=True) as h:
        made: Any = await h.table(mine("Anna"), mine("Boris"))
        headers = {"X-Request-ID": "proxy-0001", "Authorization": f"Bearer {made['key']}"}
        path = f"{h.url}/api/tables/{made['table']}/ask?seat=0"
        async with h.session.post(path, json={"do": "ping"}, headers=headers) as response:
            assert response.headers["X-Request-ID"] == "proxy-0001"
        async with h.session.get(f"{h.url}/api/games", headers={"X-Request-ID": "a b\tc"}) as response:
            assert re.fullmatch("[0-9a-f]{16}", response.headers["X-Request-ID"])
    said = [one for one in caplog.records if one.name == "greathall.access"]
    assert "route=/api/tables/{table}/ask status=200" in said[1].getMessage()
    everything = "\n".join(one.getMessage() + str(one.__dict__) for one in said)
    assert made["key"] not in everything
    assert made["table"] not in everything
