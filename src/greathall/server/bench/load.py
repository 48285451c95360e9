"""Plays as fast as the server answers: every seat has a socket and chooses the moment it is asked."""

from __future__ import annotations

import asyncio
import sys
import time

import aiohttp
import msgspec

SETTLE = 1.5


class Option(msgspec.Struct):
    notation: str


class Decision(msgspec.Struct):
    id: str
    options: list[Option]


class View(msgspec.Struct):
    decision: Decision | None


class Told(msgspec.Struct):
    """What a player looks at in a message."""

    what: str = msgspec.field(name="is")
    re: int = 0
    revision: int = -1
    view: View | None = None
    changes: list[tuple[list[str | int], msgspec.Raw]] = []

    def asks(self) -> Decision | None:
        """The question to this seat, where this message says that there is another one."""
        for place, value in self.changes:
            if place == ["view", "decision"]:
                return DECISION.decode(value)
        return self.view.decision if self.view is not None else None


DECISION: msgspec.json.Decoder[Decision | None] = msgspec.json.Decoder(Decision | None)


class Load:
    def __init__(self, url: str) -> None:
        self.url = url
        self.latencies: list[float] = []
        self.last = 0.0
        """When the last answer came: games that are over before the time is up end the measurement."""
        self.playing = True
        self._decoder = msgspec.json.Decoder(Told)

    async def seat(self, session: aiohttp.ClientSession, table: str, key: str) -> None:
        async with session.ws_connect(f"{self.url}/api/socket", compress=0) as socket:
            await socket.send_json({"do": "subscribe", "table": table, "key": key, "changes": True})
            sent: dict[int, float] = {}
            answered = ""
            async for message in socket:
                told = self._decoder.decode(message.data)
                if told.what == "done" and told.re in sent:
                    self.last = time.perf_counter()
                    self.latencies.append((self.last - sent.pop(told.re)) * 1000)
                decision = told.asks()
                if decision is None or decision.id == answered or not self.playing:
                    continue
                answered = decision.id
                choice = decision.options[told.revision % len(decision.options)].notation
                number = told.revision + 1
                sent[number] = time.perf_counter()
                await socket.send_json(
                    {"do": "choose", "decision": decision.id, "choice": choice, "revision": told.revision, "re": number}
                )

    async def table(self, session: aiohttp.ClientSession, game: str) -> list[tuple[str, str]]:
        """A table for four; its seats with their keys."""
        wanted = {"game": game, "seats": [{"kind": "person", "mine": True, "name": "0"}, *[{"kind": "person"}] * 3]}
        async with session.post(f"{self.url}/api/tables", json=wanted) as response:
            made = await response.json()
        seats = [(made["table"], made["key"])]
        for name in "123":
            async with session.post(f"{self.url}/api/tables/{made['table']}/join", json={"name": name}) as response:
                seats.append((made["table"], (await response.json())["key"]))
        return seats


async def play(url: str, game: str, tables: int, seconds: float) -> dict[str, float]:
    load = Load(url)
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
        seats = [one for _ in range(tables) for one in await load.table(session, game)]
        tasks = [asyncio.create_task(load.seat(session, *one)) for one in seats]
        await asyncio.sleep(SETTLE)
        load.latencies.clear()
        began = time.perf_counter()
        print("begin", flush=True)
        await asyncio.sleep(seconds)
        load.playing = False
        found = sorted(load.latencies)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "moves": len(found),
        "seconds": load.last - began,
        "p50": found[len(found) // 2],
        "p99": found[int(len(found) * 0.99)],
    }


def main() -> None:
    url, game, tables, seconds = sys.argv[1:]
    print(msgspec.json.encode(asyncio.run(play(url, game, int(tables), float(seconds)))).decode())


if __name__ == "__main__":
    main()
