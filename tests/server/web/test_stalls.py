"""Cheap ways to keep a server busy: connections that say nothing, bodies that never end, documents over and over."""

from __future__ import annotations

import asyncio
import gzip
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from yarl import URL

from tests.server.house import OPEN, Inside, bot, house, mine

LIMIT = 5.0
"""Seconds in which a connection with a time-out of a few tenths has to be closed on a busy machine."""


@asynccontextmanager
async def line(h: Inside) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    address = URL(h.url)
    reader, writer = await asyncio.open_connection(address.host, address.port)
    try:
        yield reader, writer
    finally:
        writer.close()


def request(h: Inside, method: str, path: str, *headers: str) -> bytes:
    return "\r\n".join((f"{method} {path} HTTP/1.1", f"Host: {URL(h.url).authority}", *headers, "", "")).encode()


async def test_who_never_says_what_they_want_is_not_kept(tmp_path: Path) -> None:
    async with house(tmp_path, idle_seconds=0.3) as h:
        for said in (b"", b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow", request(h, "GET", "/api/health")):
            async with line(h) as (reader, writer):
                writer.write(said)
                await asyncio.wait_for(reader.read(-1), LIMIT)  # ends when the server hangs up


async def test_headers_that_dribble_in_are_not_waited_for(tmp_path: Path) -> None:
    async with house(tmp_path, idle_seconds=0.5) as h, line(h) as (reader, writer):
        began, gone = time.monotonic(), asyncio.create_task(reader.read(-1))
        writer.write(b"GET /api/games HTTP/1.1\r\n")
        while not gone.done() and time.monotonic() < began + LIMIT:
            writer.write(b"X-Slow: 1\r\n")
            await asyncio.sleep(0.05)
        assert gone.done()


async def test_a_body_that_dribbles_in_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path, body_seconds=0.3) as h, line(h) as (reader, writer):
        writer.write(request(h, "POST", "/api/tables", "Content-Length: 1000"))
        writer.write(b'{"game"')
        answered = await asyncio.wait_for(reader.read(-1), LIMIT)
        assert answered.startswith(b"HTTP/1.1 408")
        assert b"too-slow" in answered


async def test_compressed_bodies_are_refused_unread(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        bomb = gzip.compress(b" " * 50_000_000)
        began = time.process_time()
        status, told = await h.request("POST", "api/tables", data=bomb, headers={"Content-Encoding": "gzip"})
        assert (status, told["error"]["code"]) == (415, "bad-encoding")
        assert time.process_time() - began < 0.2


async def test_a_socket_that_watches_nothing_is_closed(tmp_path: Path) -> None:
    async with house(tmp_path, idle_seconds=0.3) as h:
        made = await h.table(mine(), bot())
        idle, watching = await h.socket(), await h.watch(made["table"])
        await asyncio.wait_for(idle.until(lambda seen: idle.closed_with is not None), LIMIT)
        assert (await watching.send("ping"))["is"] == "pong"


async def test_who_comes_to_look_costs_the_others_next_to_nothing(tmp_path: Path) -> None:
    """Every subscription told the whole table again, corrected components and all, to everybody who looked."""
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), OPEN)
        anna = await h.watch(made["table"], made["key"])
        before = len(anna.raw)
        eve = await h.socket()
        for _ in range(20):
            await eve.send("subscribe", table=made["table"])
        assert (await anna.send("ping"))["is"] == "pong"
        assert len(anna.raw) - before == 1
        # Whose seat is taken by whom is told, in few words.
        joined = await h.post(f"api/tables/{made['table']}/join", {"name": "Boris"})
        boris = await h.watch(made["table"], joined["key"])
        await anna.send("ping")
        told = [one for one in anna.raw if json.loads(one)["is"] == "connected"]
        assert [json.loads(one)["seats"] for one in told] == [[0, 1]]
        assert len(told[0]) < 100
        await boris.close()
        await asyncio.sleep(0.1)
        await anna.send("ping")
        assert json.loads([one for one in anna.raw if '"connected"' in one and '"news"' not in one][-1])["seats"] == [0]


async def test_documents_are_made_once(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        for path in ("api/openapi.json", "api/games", "api/games/castle/rules?lang=uk", "locales/en/core.ftl"):
            async with h.session.get(f"{h.url}/{path}", headers={"Accept-Encoding": "gzip"}) as first:
                assert (first.status, first.headers["Content-Encoding"]) == (200, "gzip")
                text, tag = await first.text(), first.headers["ETag"]
            async with h.session.get(f"{h.url}/{path}", headers={"Accept-Encoding": "identity"}) as plain:
                assert await plain.text() == text
            async with h.session.get(f"{h.url}/{path}", headers={"If-None-Match": tag}) as again:
                assert (again.status, await again.read()) == (304, b"")


async def test_reading_is_limited_per_address(tmp_path: Path) -> None:
    async with house(tmp_path, reads_per_second=5.0, behind_proxy=True) as h:
        flood = {"X-Forwarded-For": "192.0.2.1"}
        codes = [(await h.request("GET", "api/games", headers=flood))[0] for _ in range(60)]
        assert codes[0] == 200
        assert codes[-1] == 429
        status, _ = await h.request("GET", "api/games", headers={"X-Forwarded-For": "192.0.2.2"})
        assert status == 200
