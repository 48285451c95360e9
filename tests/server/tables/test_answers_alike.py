"""Whatever is asked, by whomever: the answer is the same when all that the asker cannot know is another way."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, get_args

import aiohttp
import pytest

import greathall
from greathall.core.table.table import Table
from greathall.server.observe import REQUEST
from greathall.server.tables.bots.pool import _Crew
from greathall.server.tables.bots.previews import Previews
from greathall.server.tables.live import LiveTable
from greathall.server.wire import requests
from greathall.server.wire.limits import Buckets
from tests.server.house import Client, Inside, Json, house, mine
from tests.server.tables.test_leak import GAMES, SEATS, full_table

PLIES = (1, 14, 45)
"""After so many choices everything is asked; after every choice a stranger tries what others may choose."""
TRIED = 3
"""Choices of each seat and each world that are tried."""


def questions(table: Table, redrawn: Table, rng: random.Random) -> Iterator[Json]:
    """Every kind of message, and for each seat choices that are open in the true world or in the redrawn one."""
    yield from choices(table, redrawn, rng)
    for seat in range(SEATS):
        for do in ("undo", "resign", "take-back", "prefer"):
            yield {"do": do, "seat": seat}
        yield {"do": "hand-over", "bot": "random", "seat": seat}
        yield {"do": "propose", "what": "replace", "target": seat}
        yield {"do": "hush", "seat": seat}
        yield {"do": "report", "seat": seat, "text": "he swears"}
        yield {"do": "prefer", "seat": seat, "standing": {table.decisions[0].kind: "never"}}
    for ply in {0, table.ply - 1, table.ply, table.ply + 1}:
        yield {"do": "past", "ply": ply}
        yield {"do": "branch", "ply": ply}
        yield {"do": "propose", "what": "undo", "ply": ply}
    yield {"do": "propose", "what": "finish"}
    yield {"do": "answer", "yes": True}
    yield {"do": "say", "text": "hello"}
    yield {"do": "start", "fill": "random"}
    yield {"do": "view", "since": 3}
    for do in ("blocked", "estimate", "forget", "hint", "hush", "leave", "ping", "previews", "record", "rematch"):
        yield {"do": do}
    for do in ("resign", "review", "undo", "view"):
        yield {"do": do}


def choices(table: Table, redrawn: Table, rng: random.Random) -> Iterator[Json]:
    for world in (table, redrawn):
        for decision in world.decisions:
            for option in rng.sample(decision.options, min(TRIED, len(decision.options))):
                for sure in (True, False):
                    yield {"do": "choose", "decision": decision.id, "choice": option.notation, "sure": sure}


def test_every_kind_of_message_is_asked() -> None:
    table = greathall.new("castle", seats=SEATS, seed="all")
    asked = {one["do"] for one in questions(table, table, random.Random(1))}
    assert asked == {kind.__struct_config__.tag for kind in get_args(requests.AtTable)}


class Work:
    """How much is done for an answer: choices played, tables copied, statements and questions to workers.

    An answer that takes more of it in one world than in another tells the worlds apart by the time it takes.
    """

    def __init__(self, h: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
        self._done: dict[str, Counter[str]] = defaultdict(Counter)
        for name in ("play", "clone", "sample_world", "lean_world", "rewind", "view", "blocked", "check"):
            self._count(monkeypatch, Table, name)
        for name in ("write", "read", "read_all"):
            self._count(monkeypatch, type(h.hall.store), name)
        self._count(monkeypatch, _Crew, "ask")

    def _count(self, monkeypatch: pytest.MonkeyPatch, kind: type, name: str) -> None:
        original = getattr(kind, name)

        def counted(*args: Any, **named: Any) -> Any:
            self._done[REQUEST.get()][name] += 1
            return original(*args, **named)

        monkeypatch.setattr(kind, name, counted)

    def of(self, response: aiohttp.ClientResponse) -> str:
        """What was done for a request; what the server does by itself meanwhile is done for nobody."""
        return json.dumps(self._done.pop(response.headers["X-Request-ID"], {}), sort_keys=True)


class Worlds:
    """A table as it stands, and with all that an asker cannot know drawn anew; what is asked leaves no trace."""

    def __init__(self, h: Inside, live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
        self.house = h
        self.live = live
        self.rng = random.Random(5)
        self.work = Work(h, monkeypatch)
        self._kept = live.match
        self._write = h.hall.store.write
        monkeypatch.setattr("greathall.server.lobby.archive.secrets.randbits", lambda bits: 77)

    async def _write_new_tables(self, statements: Any, *, about: str | None = None) -> None:
        made = any("INSERT INTO tables" in sql for sql, _ in statements)
        if made or about not in (None, self.live.id):
            await self._write(statements, about=about)

    @asynccontextmanager
    async def untouched(self) -> AsyncIterator[None]:
        """Nothing is written, nobody is told, no bot begins to think."""
        live, store = self.live, self.house.hall.store
        self._kept = live.match
        watchers = list(live.audience.watchers)
        live.audience.watchers.clear()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store, "write", self._write_new_tables)
            patch.setattr(live, "wake", lambda: None)
            yield
            live.match = self._kept
        live.audience.watchers.update(watchers)

    @contextmanager
    def world(self, table: Table) -> Iterator[None]:
        """The table as if this were how it stands."""
        fork = self.live.match = copy.copy(self._kept)
        fork.places = [copy.copy(place) for place in self._kept.places]
        fork.marks, fork.used = list(self._kept.marks), list(self._kept.used)
        fork.freed, fork.generations = dict(self._kept.freed), list(self._kept.generations)
        fork.table = table.clone()
        self.live.previews = Previews(self.live.bots)  # what was worked out in another world is not told in this one
        yield

    def redrawn(self, seat: int | None) -> Table:
        true = self._kept.playing
        twin = true.clone()
        twin.state = true.sample_world(seat, self.rng).state
        return twin

    async def compare(self, seat: int | None, key: str | None, every: bool) -> int:
        """Asks everything in both worlds, or only what may be chosen; how many answers were compared."""
        true, other = self._kept.playing, self.redrawn(seat)
        count = 0
        for message in (questions if every else choices)(true, other, self.rng):
            if message["do"] == "choose":
                message["revision"] = self._kept.revision
            told = []
            for table in (true, other):
                with self.world(table):
                    told.append(await self.ask(message, key))
            assert told[0] == told[1], f"seat {seat} can tell worlds apart by {message}"
            count += 1
        if every:
            await self._compare_sockets(seat, key, true, other)
        return count

    async def _compare_sockets(self, seat: int | None, key: str | None, true: Table, other: Table) -> None:
        told = []
        for table in (true, other):
            with self.world(table):
                told.append(await self.by_socket(seat, key, true))
        assert told[0] == told[1], f"seat {seat} can tell worlds apart by a socket"

    async def ask(self, message: Json, key: str | None) -> str:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        path = f"api/tables/{self.live.id}/ask"
        status, told, work = await self._work("POST", path, json=message, headers=headers)
        if told.get("is") == "done":
            assert message["do"] != "choose" or message["sure"] or key, "nobody chooses for others"
            # How much the server answered by itself after it is another matter: the chooser is told what it was.
            told, work = {"is": "done"}, ""
        if told.get("is") == "made":
            origin = (await self.house.hall.table(told["table"])).match.header.origin
            assert origin is not None
            # Its bots begin to think at once, in a world that was drawn for the asker.
            told, work = {"is": "made", "seats": told["seats"], "world": origin.world}, ""
        return f"{status} {timeless(told)} {work}"

    async def _work(self, method: str, path: str, **options: Any) -> tuple[int, Json, str]:
        """An answer, and what was done for it."""
        async with self.house.session.request(method, f"{self.house.url}/{path}", **options) as response:
            return response.status, await response.json(), self.work.of(response)

    async def by_socket(self, seat: int | None, key: str | None, table: Table) -> list[str]:
        """What a socket is told that comes now, looks from every seat, and tries what is not open to it."""
        client: Client = await self.house.socket()
        told = [await client.send("subscribe", table=self.live.id, **({"key": key} if key else {}))]
        told += [await client.send("look", seat=one) for one in (*range(SEATS), None)]
        for decision in table.decisions:
            if decision.seat != seat:
                choice, revision = decision.options[0].notation, self._kept.revision
                fields: Json = {"decision": decision.id, "choice": choice, "revision": revision}
                told.append(await client.send("choose", **fields, sure=False))
        for do in ("blocked", "previews", "hint", "estimate", "review", "record", "ping"):
            told.append(await client.send(do))
        told.append(await client.send("view", since=2))
        told.append(await client.send("past", ply=table.ply))
        work = self.work.of(client.socket._response)
        await client.close()
        self.house.clients.remove(client)
        return [*(timeless(one) for one in told), work]

    async def by_address(self, key: str) -> list[str]:
        """What is told without a seat: addresses that anybody may open."""
        table = f"api/tables/{self.live.id}"
        told = [await self._work("GET", path) for path in (table, "api/tables")]
        told.append(await self._work("GET", f"{table}/record"))
        told.append(await self._work("POST", f"{table}/join", json={"name": "Nobody"}))
        told.append(await self._work("POST", "api/tables/own", json={"keys": [key]}))
        return [f"{status} {timeless(one)} {work}" for status, one, work in told]


def timeless(told: Json) -> str:
    text = json.dumps(told, sort_keys=True)
    for now in (told, told.get("table"), told.get("info")):
        if isinstance(now, dict) and "now" in now:
            text = text.replace(str(now["now"]), "now")
    return text


@pytest.mark.parametrize("game", GAMES)
async def test_answers_do_not_change_when_what_is_hidden_changes(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(21)
    async with house(tmp_path) as h:
        table, watchers, keys = await full_table(h, game)
        h.hall.reports = Buckets(1e6, 10**6)
        live = await h.hall.table(table)
        worlds = Worlds(h, live, monkeypatch)
        compared = 0
        # Somebody with a seat, but at another table.
        elsewhere = (await h.table(mine("Eve"), mine("Zoe"), game=game))["key"]
        for count in range(1, PLIES[-1] + 1):
            client = watchers[rng.choice(live.match.decisions).seat]
            await client.until_revision(live.match.revision)
            told = await client.choose(rng.choice(client.options))
            assert told["is"] == "done", told
            async with worlds.untouched():
                compared += await worlds.compare(None, None, every=False)
                if count not in PLIES:
                    continue
                for seat, key in (*enumerate(keys), (None, None), (None, elsewhere)):
                    compared += await worlds.compare(seat, key, every=True)
                seen = []
                for world in (live.match.playing, worlds.redrawn(None)):
                    with worlds.world(world):
                        seen.append(await worlds.by_address(keys[0]))
                assert seen[0] == seen[1]
        assert compared > 300
