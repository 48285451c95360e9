"""Nobody takes more than their share: tables, sockets, the time of workers."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import aiohttp
import pytest

from greathall.server.tables.bots.pool import _Crew
from greathall.server.tables.bots.worker import Answer, Task, Think
from greathall.server.web import websocket
from greathall.server.wire.limits import CALLER
from tests.server.house import bot, house, mine

EVE, ANNA = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}
TABLE = {"game": "castle", "seats": [mine(), bot()]}


async def test_tables_per_address_by_http_and_by_socket(tmp_path: Path) -> None:
    async with house(tmp_path, tables_per_hour=20.0, behind_proxy=True) as h:
        codes = [(await h.request("POST", "api/tables", json=TABLE, headers=EVE))[0] for _ in range(9)]
        assert codes == [201] * 9
        made = (await h.request("POST", "api/tables", json=TABLE, headers=EVE))[1]
        status, told = await h.request("POST", "api/tables", json=TABLE, headers=EVE)
        assert (status, told["error"]["code"]) == (429, "too-many-tables")
        # Sockets are no way around it, nor are branches.
        async with h.session.ws_connect(f"{h.url}/api/socket", headers=EVE) as socket:
            await socket.send_json({"do": "subscribe", "table": made["table"], "key": made["key"]})
            assert (await socket.receive_json())["is"] == "welcome"
            await socket.send_json({"do": "branch", "ply": 0, "bot": "random", "re": 7})
            while (told := await socket.receive_json()).get("re") != 7:
                pass
            assert told["code"] == "too-many-tables"
        assert (await h.request("POST", "api/tables", json=TABLE, headers=ANNA))[0] == 201


async def test_tables_per_person_from_however_many_addresses(tmp_path: Path) -> None:
    async with house(tmp_path, tables_per_hour=20.0, behind_proxy=True) as h:
        known = await h.post("api/people", {"name": "Eve", "phrase": "correct horse"})
        codes = []
        for number in range(11):
            headers = {"X-Forwarded-For": f"192.0.2.{number}", "Authorization": f"Bearer {known['pass']}"}
            codes.append((await h.request("POST", "api/tables", json=TABLE, headers=headers))[0])
        assert codes == [201] * 10 + [429]


async def test_so_many_look_at_one_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "WATCHERS_MOST", 3)
    async with house(tmp_path) as h:
        made, other = await h.table(mine(), bot()), await h.table(mine(), bot())
        for _ in range(3):
            await h.watch(made["table"])
        late = await h.socket()
        assert (await late.send("subscribe", table=made["table"]))["code"] == "too-many-sockets"
        assert (await late.send("subscribe", table=other["table"]))["is"] == "welcome"
        await h.watch(made["table"], made["key"])  # whoever has a seat is let in


async def test_sockets_per_address_and_in_all(tmp_path: Path) -> None:
    async with house(tmp_path, sockets_each=3, sockets_in_all=5, behind_proxy=True) as h:
        opened = [await h.session.ws_connect(f"{h.url}/api/socket", headers=EVE) for _ in range(3)]
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await h.session.ws_connect(f"{h.url}/api/socket", headers=EVE)
        assert refused.value.status == 429
        opened += [await h.session.ws_connect(f"{h.url}/api/socket", headers=ANNA) for _ in range(2)]
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await h.session.ws_connect(f"{h.url}/api/socket", headers=ANNA)
        await opened[0].close()
        await asyncio.sleep(0.1)
        opened.append(await h.session.ws_connect(f"{h.url}/api/socket", headers=EVE))
        for socket in opened:
            await socket.close()


class Recording(_Crew):
    """Workers that do nothing, and note for whom."""

    def __init__(self, size: int) -> None:
        super().__init__("bots", size, (sys.executable, "-c", ""))
        self.done: list[str] = []
        for worker in self._workers:
            worker.ask = self._note  # type: ignore[method-assign]

    async def _note(self, task: Task, limit: float) -> Answer:
        self.done.append(CALLER.get())
        await asyncio.sleep(0)
        return Answer()

    def ask_for(self, caller: str) -> asyncio.Task[Answer]:
        CALLER.set(caller)
        return asyncio.create_task(self.ask(Think("random", 0, "", ""), 1.0))


async def test_callers_take_turns_however_much_one_has_waiting() -> None:
    crew = Recording(1)
    waiting = [crew.ask_for("eve") for _ in range(100)]
    await asyncio.sleep(0)
    waiting += [crew.ask_for("anna") for _ in range(2)]
    await asyncio.sleep(0)
    assert crew.waiting >= 99
    await asyncio.gather(*waiting)
    assert [place for place, caller in enumerate(crew.done) if caller == "anna"][-1] < 8
    assert crew.done.count("eve") == 100
    assert crew.waiting == 0


async def test_who_gives_up_waiting_keeps_no_worker() -> None:
    crew = Recording(1)
    waiting = [crew.ask_for("eve") for _ in range(20)]
    await asyncio.sleep(0)
    for task in waiting[::2]:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    await asyncio.wait_for(crew.ask_for("anna"), 5)
    assert crew.done[-1] == "anna"
