"""An honest player beside floods: ``python -m greathall.server.bench.floods``.

How long answers to somebody's moves take while somebody else, at another address, does what has been found to keep
servers busy.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gzip
import json
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import aiohttp
from yarl import URL

from greathall.server.bench.main import PYTHON, Server

Json: TypeAlias = dict[str, Any]
EVE, ANNA = {"X-Forwarded-For": "192.0.2.66"}, {"X-Forwarded-For": "192.0.2.1"}
HANDS = 20
"""So many things Eve does at a time."""
PACE = 0.05
"""Seconds between the honest player's moves."""
MINE: Json = {"kind": "person", "mine": True, "name": "A"}
BOT: Json = {"kind": "bot", "bot": "greedy"}
Flood: TypeAlias = Callable[["Eve", int], Awaitable[None]]


class Eve:
    def __init__(self, url: str, session: aiohttp.ClientSession, table: str) -> None:
        self.url, self.session, self.table = url, session, table

    async def get(self, path: str) -> None:
        async with self.session.get(f"{self.url}/{path}", headers=EVE) as response:
            await response.read()

    async def post(self, path: str, body: Json) -> Json:
        async with self.session.post(f"{self.url}/{path}", json=body, headers=EVE) as response:
            told: Json = await response.json()
            return told

    async def socket(self) -> aiohttp.ClientWebSocketResponse:
        return await self.session.ws_connect(f"{self.url}/api/socket", headers=EVE, compress=0)


async def documents(eve: Eve, number: int) -> None:
    while True:
        await eve.get("api/openapi.json")


async def half_open(eve: Eve, number: int) -> None:
    """Connections that begin a request and never end it."""
    address, held = URL(eve.url), []
    while True:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection(address.host, address.port)
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow")
            held.append(writer)
        await asyncio.sleep(0.05 if len(held) < 30 else 1.0)


async def compressed(eve: Eve, number: int) -> None:
    bomb = gzip.compress(b" " * 30_000_000)
    while True:
        headers = {**EVE, "Content-Encoding": "gzip"}
        async with eve.session.post(f"{eve.url}/api/tables", data=bomb, headers=headers) as response:
            await response.read()


async def tables_of_bots(eve: Eve, number: int) -> None:
    while True:
        await eve.post("api/tables", {"game": "paladins", "seats": [BOT, BOT, {**BOT}]})


async def solo_tables(eve: Eve, number: int) -> None:
    """Tables with an automa, played as fast as it answers."""
    made = await eve.post("api/tables", {"game": "paladins", "seats": [MINE]})
    if "key" not in made:
        await asyncio.sleep(1)
        return
    await play(eve.session, eve.url, made, EVE, 0.0, [])


async def subscriptions(eve: Eve, number: int) -> None:
    socket = await eve.socket()
    while True:
        await socket.send_json({"do": "subscribe", "table": eve.table})
        await socket.receive()


async def branches(eve: Eve, number: int) -> None:
    socket = await eve.socket()
    await socket.send_json({"do": "subscribe", "table": eve.table})
    while True:
        await socket.send_json({"do": "branch", "ply": 0, "bot": "greedy"})
        await socket.receive()


async def nonsense(eve: Eve, number: int) -> None:
    while True:
        socket = await eve.socket()
        with contextlib.suppress(ConnectionError):
            for _ in range(1000):
                await socket.send_str('{"do": "choose", "choice": ' + "[" * 2000)
                if (await socket.receive()).type is not aiohttp.WSMsgType.TEXT:
                    break


async def phrases(eve: Eve, number: int) -> None:
    while True:
        await eve.post("api/people", {"name": f"Eve {number}", "phrase": f"guess {random.random()}"})


FLOODS: dict[str, Flood] = {
    "documents": documents,
    "half open": half_open,
    "compressed": compressed,
    "tables of bots": tables_of_bots,
    "solo tables": solo_tables,
    "subscriptions": subscriptions,
    "branches": branches,
    "nonsense": nonsense,
    "phrases": phrases,
}


async def flood(name: str, url: str, table: str) -> None:
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
        eve = Eve(url, session, table)

        async def go_on(number: int) -> None:
            while True:
                with contextlib.suppress(aiohttp.ClientError, OSError, ValueError):
                    await FLOODS[name](eve, number)
                await asyncio.sleep(0.05)

        await asyncio.gather(*(go_on(number) for number in range(HANDS)))


async def play(
    session: aiohttp.ClientSession, url: str, made: Json, headers: dict[str, str], pace: float, took: list[float]
) -> None:
    """Chooses at random until the game is over."""
    async with session.ws_connect(f"{url}/api/socket", headers=headers, compress=0) as socket:
        await socket.send_json(
            {"do": "subscribe", "table": made["table"], "key": made["key"], "seat": made["seats"][0]}
        )
        began: dict[int, float] = {}
        asked: dict[int, asyncio.Task[None]] = {}
        rng = random.Random(1)
        async for message in socket:
            told = json.loads(message.data)
            if told.get("re") in began:
                took.append((time.perf_counter() - began.pop(told["re"])) * 1000)
            if told["is"] not in ("news", "welcome"):
                continue
            if told["view"]["over"]:
                return
            decision, revision = told["view"]["decision"], told["revision"]
            if decision is not None and revision not in asked:
                choice = rng.choice(decision["options"])["notation"]
                said = {"do": "choose", "decision": decision["id"], "choice": choice, "revision": revision}
                asked[revision] = asyncio.create_task(_choose(socket, said, pace, began))


async def _choose(socket: aiohttp.ClientWebSocketResponse, said: Json, pace: float, began: dict[int, float]) -> None:
    """While somebody thinks, what is told is read all the same."""
    await asyncio.sleep(pace)
    began[said["revision"]] = time.perf_counter()
    with contextlib.suppress(ConnectionError):  # the time is up
        await socket.send_json({**said, "re": said["revision"]})


async def honest(url: str, made: Json, seconds: float) -> list[float]:
    """The times that answers took; one game after the other."""
    took: list[float] = []
    async with aiohttp.ClientSession() as session:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    await play(session, url, made, ANNA, PACE, took)
                    made = await table_of(session, url)
    return took


async def table_of(session: aiohttp.ClientSession, url: str) -> Json:
    body = {"game": "castle", "seats": [MINE, BOT]}
    async with session.post(f"{url}/api/tables", json=body, headers=ANNA) as response:
        made: Json = await response.json()
        return made


async def measure(server: Server, name: str, seconds: float) -> list[float]:
    async with aiohttp.ClientSession() as session:
        made, other = await table_of(session, server.url), await table_of(session, server.url)
    if name == "none":
        return await honest(server.url, made, seconds)
    command = [*PYTHON, "greathall.server.bench.floods", "--eve", name, "--url", server.url, "--table", other["table"]]
    eve = await asyncio.create_subprocess_exec(*command, stderr=subprocess.DEVNULL)
    try:
        await asyncio.sleep(2)
        return await honest(server.url, made, seconds)
    finally:
        eve.send_signal(signal.SIGKILL)
        await eve.wait()


def p99(took: list[float]) -> float:
    return sorted(took)[int(len(took) * 0.99)] if took else float("inf")


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="floods", description="an honest player's answers beside floods")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--only", choices=FLOODS)
    parser.add_argument("--eve", choices=FLOODS, help=argparse.SUPPRESS)
    parser.add_argument("--url", help=argparse.SUPPRESS)
    parser.add_argument("--table", help=argparse.SUPPRESS)
    args = parser.parse_args(argv)
    if args.eve:
        asyncio.run(flood(args.eve, args.url, args.table))
    print("| flood | moves | p50 ms | p99 ms | beside none |\n|---|---|---|---|---|", flush=True)
    for name in [args.only] if args.only else FLOODS:
        with tempfile.TemporaryDirectory() as folder:
            command = [*PYTHON, "greathall.server", "serve", "--port", "0", "--behind-proxy", "--data", folder]
            server = Server("greathall", command, Path(folder))
            try:
                alone = asyncio.run(measure(server, "none", args.seconds / 2))
                beside = asyncio.run(measure(server, name, args.seconds))
                alone += asyncio.run(measure(server, "none", args.seconds / 2))
            finally:
                server.stop()
        middle = sorted(beside)[len(beside) // 2] if beside else float("inf")
        ratio = p99(beside) / p99(alone)
        print(
            f"| {name} | {len(beside)} | {middle:.1f} | {p99(beside):.1f} | {ratio:.1f}x of {p99(alone):.1f} |",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
