"""A server for tests, in this process or in one of its own, and clients that talk to it as a browser would."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import aiohttp
import msgspec
from aiohttp import web

from greathall.server.cli.run import fastest_loop
from greathall.server.lobby.hall import Hall
from greathall.server.notify.scheduler import PostOffice
from greathall.server.web.app import make_runner
from greathall.server.web.notify_routes import OFFICE
from greathall.server.web.routes import HALL, LISTENING
from greathall.server.web.settings import Settings
from greathall.server.wire.changes import carry_out
from greathall.server.wire.messages import AnyTold

Json: TypeAlias = dict[str, Any]
T = TypeVar("T")

PATIENCE = 20.0


def run(main: Coroutine[Any, Any, T]) -> T:
    """In the event loop that the server runs in."""
    with asyncio.Runner(loop_factory=fastest_loop()) as runner:
        return runner.run(main)


class Client:
    """One socket. Answers are told apart from news by their number."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.news: list[Json] = []
        self.seen: Json = {}
        self._number = 0
        self._answers: dict[int, asyncio.Future[Json]] = {}
        self._moved = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())
        self.closed_with: int | None = None

    async def _read(self) -> None:
        async for message in self.socket:
            if message.type is not aiohttp.WSMsgType.TEXT:
                continue
            self.raw.append(message.data)
            told = message.json()
            msgspec.json.decode(message.data, type=AnyTold)  # whatever is sent is of the types that are written down
            if told["is"] == "connected" and self.seen:
                there = [{**one, "connected": one["seat"] in told["seats"]} for one in self.seen["table"]["seats"]]
                self.seen = {**self.seen, "table": {**self.seen["table"], "seats": there}}
            if told["is"] == "changes":
                told = self._carried_out(told)
            if told["is"] in ("news", "welcome"):
                self.seen = told
                self.news.append(told)
            future = self._answers.pop(told.get("re", -1), None)
            if future is not None:
                future.set_result(told)
            async with self._moved:
                self._moved.notify_all()
        self.closed_with = self.socket.close_code
        async with self._moved:
            self._moved.notify_all()

    def _carried_out(self, told: Json) -> Json:
        """The news that were told as what is different."""
        assert (told["since"], told["seat"]) == (self.seen["revision"], self.seen["seat"]), "nothing is left out"
        known = {name: self.seen[name] for name in ("table", "view", "prefers", "undo")}
        known = msgspec.json.decode(msgspec.json.encode(known))
        carry_out(told["changes"], known)
        return {"is": "news", **known, **{name: told[name] for name in ("revision", "keeps", "seat", "plies")}}

    async def send(self, do: str, **fields: object) -> Json:
        """Sends a message and waits for its answer."""
        self._number += 1
        future = self._answers[self._number] = asyncio.get_running_loop().create_future()
        await self.socket.send_json({"do": do, "re": self._number, **fields})
        return await asyncio.wait_for(future, PATIENCE)

    async def until(self, ready: Any) -> Json:
        """Waits until what was seen last satisfies ``ready``."""

        async def wait() -> None:
            async with self._moved:
                await self._moved.wait_for(lambda: bool(ready(self.seen)) or self.closed_with is not None)

        await asyncio.wait_for(wait(), PATIENCE)
        return self.seen

    async def until_revision(self, revision: int) -> Json:
        return await self.until(lambda seen: seen.get("revision", -1) >= revision)

    async def choose(self, choice: str, **changed: object) -> Json:
        """Chooses from the decision that was seen last."""
        decision = self.seen["view"]["decision"]
        fields: Json = {"decision": decision["id"], "choice": choice, "revision": self.seen["revision"]}
        return await self.send("choose", **(fields | changed))

    @property
    def decision(self) -> Json | None:
        view = self.seen.get("view")
        return view["decision"] if view else None

    @property
    def options(self) -> list[str]:
        decision = self.decision
        return [option["notation"] for option in decision["options"]] if decision else []

    async def close(self) -> None:
        await self.socket.close()
        await asyncio.wait_for(self._reader, PATIENCE)


class House:
    """An address with a server behind it."""

    def __init__(self, url: str, session: aiohttp.ClientSession) -> None:
        self.url = url
        self.session = session
        self.clients: list[Client] = []

    async def request(self, method: str, path: str, **options: Any) -> tuple[int, Json]:
        async with self.session.request(method, f"{self.url}/{path}", **options) as response:
            return response.status, await response.json()

    async def get(self, path: str, **options: Any) -> Json:
        status, told = await self.request("GET", path, **options)
        assert status == 200, told
        return told

    async def post(self, path: str, body: object, key: str | None = None, expect: int | None = None) -> Json:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        status, told = await self.request("POST", path, json=body, headers=headers)
        assert status == expect if expect else status < 300, (status, told)
        return told

    async def table(self, *seats: Json, game: str = "castle", **more: Any) -> Json:
        return await self.post("api/tables", {"game": game, "seats": list(seats), **more})

    async def socket(self) -> Client:
        client = Client(await self.session.ws_connect(f"{self.url}/api/socket"))
        self.clients.append(client)
        return client

    async def watch(self, table: str, key: str | None = None, **fields: object) -> Client:
        client = await self.socket()
        told = await client.send(
            "subscribe", table=table, **({"key": key} if key else {}), **{"changes": True, **fields}
        )
        assert told["is"] == "welcome", told
        return client

    async def close(self) -> None:
        for client in self.clients:
            await client.close()


def mine(name: str = "Anna", **more: object) -> Json:
    return {"kind": "person", "mine": True, "name": name, **more}


def bot(name: str = "random") -> Json:
    return {"kind": "bot", "bot": name}


OPEN: Json = {"kind": "person"}


def settings(folder: Path, **changed: Any) -> Settings:
    usual = {"bot_workers": 1, "changes_per_second": 1000.0, "reads_per_second": 1000.0}
    usual |= {"messages_per_second": 1000.0, "tables_per_hour": 1e6, "people_per_hour": 1e6}
    return Settings(**({"database": str(folder / "test.sqlite3")} | usual | changed))


class Inside(House):
    """A server in this process, so that a test can look into its hall."""

    hall: Hall
    office: PostOffice
    runner: web.AppRunner


@asynccontextmanager
async def house(folder: Path, **changed: Any) -> AsyncIterator[Inside]:
    runner = make_runner(settings(folder, **changed), shutdown_seconds=0.5)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    runner.app[LISTENING].set()
    base = changed.get("base", "")
    try:
        async with aiohttp.ClientSession() as session:
            found = Inside(f"http://127.0.0.1:{runner.addresses[0][1]}{base}", session)
            found.hall, found.office, found.runner = runner.app[HALL], runner.app[OFFICE], runner
            yield found
            await found.close()
    finally:
        await runner.cleanup()


PROCESSES: list[Process] = []
"""Every server that a test has started, so that none outlives it."""


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, folder: Path, *flags: str) -> None:
        command = [sys.executable, "-m", "greathall.server", "serve", "--port", "0", "--data", str(folder)]
        command += ["--tables-per-hour", "1e6", "--names-per-hour", "1e6", *flags]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        PROCESSES.append(self)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http" in line, self.process.stderr.read() if self.process.stderr else line
        self.url = line.split()[-1].rstrip("/")

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        self.process.communicate()
        return self.process.returncode
