"""Many tables at once: ``python -m greathall.server.bench.crowd``.

2,000 sockets on 500 tables, where people and bots move at their own pace: how long an answer takes, what it costs, what
memory it needs.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

import aiohttp

from greathall.server.bench.main import BENCH, PYTHON, Server, cpu_seconds, memory_mb

Json: TypeAlias = dict[str, Any]
PEOPLE = 3
"""At each table, beside a bot and one who only looks on."""
MAKERS = 8
"""So many tables are made at a time."""


class Crowd:
    """Everybody at all tables; people think for a while before they choose."""

    def __init__(self, url: str, session: aiohttp.ClientSession, pace: float) -> None:
        self.url, self.session, self.pace = url, session, pace
        self.rng = random.Random(3)
        self.latencies: list[float] = []
        self.refused = 0
        self.told = 0

    async def make(self, game: str) -> list[tuple[str, str]]:
        seats = [{"kind": "person", "mine": True, "name": "0"}, *[{"kind": "person"}] * (PEOPLE - 1)]
        wanted = {"game": game, "seats": [*seats, {"kind": "bot", "bot": "random"}]}
        made = await self._post("api/tables", wanted)
        join = f"api/tables/{made['table']}/join"
        joined = [await self._post(join, {"name": str(name)}) for name in range(1, PEOPLE)]
        return [(made["table"], key) for key in (made["key"], *(one["key"] for one in joined), "")]

    async def _post(self, path: str, body: Json) -> Json:
        async with self.session.post(f"{self.url}/{path}", json=body) as response:
            told: Json = await response.json()
            return told

    async def sit(self, table: str, key: str) -> None:
        async with self.session.ws_connect(f"{self.url}/api/socket", compress=0, heartbeat=None) as socket:
            await socket.send_json({"do": "subscribe", "table": table, **({"key": key} if key else {})})
            asked: asyncio.Task[None] | None = None
            sent: dict[int, float] = {}
            async for message in socket:
                told: Json = json.loads(message.data)
                self.told += 1
                if told.get("re") in sent:
                    if told["is"] == "done":
                        self.latencies.append((time.perf_counter() - sent.pop(told["re"])) * 1000)
                    else:
                        self.refused += 1
                if told["is"] not in ("news", "welcome") or not key:
                    continue
                if asked is not None:
                    asked.cancel()
                decision = told["view"]["decision"] if told["view"] else None
                asked = asyncio.create_task(self._choose(socket, told, sent)) if decision else None

    async def _choose(self, socket: aiohttp.ClientWebSocketResponse, told: Json, sent: dict[int, float]) -> None:
        await asyncio.sleep(self.rng.expovariate(1 / self.pace))
        decision, number = told["view"]["decision"], told["revision"] + 1
        choice = self.rng.choice(decision["options"])["notation"]
        said = {"decision": decision["id"], "choice": choice, "revision": told["revision"], "re": number}
        sent[number] = time.perf_counter()
        with contextlib.suppress(ConnectionError):  # the time is up
            await socket.send_json({"do": "choose", **said})


async def measure(server: Server, game: str, tables: int, pace: float, seconds: float) -> Json:
    pid = server.process.pid
    before = memory_mb(pid)
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
        crowd = Crowd(server.url, session, pace)
        seats: list[tuple[str, str]] = []
        for _ in range(0, tables, MAKERS):
            made = await asyncio.gather(
                *(crowd.make(game) for _ in range(min(MAKERS, tables - len(seats) // (PEOPLE + 1))))
            )
            seats += [one for table in made for one in table]
        opened = memory_mb(pid)
        tasks = [asyncio.create_task(crowd.sit(*one)) for one in seats]
        while crowd.told < len(seats):  # noqa: ASYNC110 - everybody is greeted first
            await asyncio.sleep(0.1)
        seated = memory_mb(pid)
        crowd.latencies.clear()
        spent, began, told = cpu_seconds(pid), time.perf_counter(), crowd.told
        await asyncio.sleep(seconds)
        took, spent = time.perf_counter() - began, cpu_seconds(pid) - spent
        found = sorted(crowd.latencies)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "sockets": len(seats),
        "tables": tables,
        "game": game,
        "people's moves per second": round(len(found) / took, 1),
        "messages told per second": round((crowd.told - told) / took),
        "p50 ms": round(found[len(found) // 2], 1),
        "p99 ms": round(found[int(len(found) * 0.99)], 1),
        "refused": crowd.refused,
        "share of a core": round(spent / took, 2),
        "MB at the start, with tables, with sockets, at the end": [
            round(one) for one in (before, opened, seated, memory_mb(pid))
        ],
    }


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="crowd", description="2,000 sockets on 500 tables")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--game", default="castle")
    parser.add_argument("--pace", type=float, default=20.0, help="seconds that people think, on average")
    parser.add_argument("--seconds", type=float, default=30.0)
    args = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as folder:
        command = [*PYTHON, f"{BENCH}.measured", str(Path(folder) / "crowd.sqlite3")]
        server = Server("greathall", command, Path(folder))
        try:
            found = asyncio.run(measure(server, args.game, args.tables, args.pace, args.seconds))
        finally:
            server.stop()
    print(json.dumps(found, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
