"""Nonsense, lies and floods: a clear answer, nothing changed, the server up."""

from __future__ import annotations

import asyncio
import base64
import io
import json
import os
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from yarl import URL

from greathall.server.wire import requests
from greathall.server.wire.messages import Chat, ChatLine
from tests.server.house import OPEN, Client, Inside, Json, bot, house, mine

FUZZ = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])

DOINGS = sorted(str(kind.__struct_config__.tag) for kind in requests.AnyMessage.__args__)
FIELDS = sorted({name for kind in requests.AnyMessage.__args__ for name in kind.__struct_fields__})

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
NEARLY = st.builds(
    lambda do, fields: {"do": do, **fields},
    st.sampled_from(DOINGS),
    st.dictionaries(
        st.sampled_from(FIELDS), JSON | st.sampled_from(["s0 choose trader", "undo", 0, 1, True]), max_size=5
    ),
)


class Scene:
    """A running table that must not move, in a loop that lives as long as the test."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self._house = house(folder)
        self.h: Inside = self.loop.run_until_complete(self._house.__aenter__())
        self.made: Json = self.loop.run_until_complete(self._make())

    async def _make(self) -> Json:
        made = await self.h.table(mine("Anna"), mine("Boris"), mine("Vira"))
        path = f"api/tables/{made['table']}/ask"
        for seat in (0, 1, 2):
            await self.h.post(f"{path}?seat={seat}", {"do": "prefer", "forced": False}, made["key"])
        return made

    def state(self) -> tuple[str, int]:
        async def look() -> tuple[str, int]:
            match = (await self.h.hall.table(self.made["table"])).match
            return match.playing.hash(), match.revision

        return self.loop.run_until_complete(look())

    def unchanged_by(self, act: Callable[[], Awaitable[Any]]) -> Any:
        before = self.state()
        told = self.loop.run_until_complete(asyncio.wait_for(_coroutine(act), 20))
        assert self.state() == before
        return told

    def close(self) -> None:
        self.loop.run_until_complete(self._house.__aexit__(None, None, None))
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()


async def _coroutine(act: Callable[[], Awaitable[Any]]) -> Any:
    return await act()


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    made = Scene(tmp_path_factory.mktemp("fuzz"))
    yield made
    made.close()


async def told_after(h: Inside, *frames: str | bytes) -> list[Json]:
    """What a socket is told after raw frames; each gets an answer, then a ping proves that the socket lives."""
    async with h.session.ws_connect(f"{h.url}/api/socket") as socket:
        answers: list[Json] = []
        for frame in frames:
            await (socket.send_str(frame) if isinstance(frame, str) else socket.send_bytes(frame))
            answers.append(await socket.receive_json(timeout=10))
        return answers


@FUZZ
@given(text=st.text(max_size=200) | JSON.map(json.dumps))
def test_any_text_on_the_socket(scene: Scene, text: str) -> None:
    (told,) = scene.unchanged_by(lambda: told_after(scene.h, text))
    assert told["is"] == "error"
    assert told["code"] == "bad-message"


@FUZZ
@given(data=st.binary(max_size=300))
def test_any_bytes_on_the_socket(scene: Scene, data: bytes) -> None:
    (told,) = scene.unchanged_by(lambda: told_after(scene.h, data))
    assert told["code"] == "bad-message"


@FUZZ
@given(message=NEARLY)
def test_almost_messages_of_a_stranger(scene: Scene, message: Json) -> None:
    """Right names, any values, from somebody who watches without a key."""
    watch = json.dumps({"do": "subscribe", "table": scene.made["table"]})
    told = scene.unchanged_by(lambda: told_after(scene.h, watch, json.dumps(message)))
    assert told[1]["is"] in ("error", "welcome", "past", "pong"), told[1]
    if told[1]["is"] == "welcome":
        assert told[1]["seat"] is None


@FUZZ
@given(message=NEARLY, path=st.sampled_from(["own", "{table}/join", "{table}/ask", ""]))
def test_almost_requests_over_http(scene: Scene, message: Json, path: str) -> None:
    address = f"api/tables/{path.format(table=scene.made['table'])}".rstrip("/")
    status, told = scene.unchanged_by(lambda: scene.h.request("POST", address, json=message))
    assert status < 500
    assert status < 300 or set(told["error"]) >= {"code", "message"}


@FUZZ
@given(data=st.binary(max_size=200), path=st.text(alphabet="abcdefghij/.%?&=~-_ ", max_size=30))
def test_any_address_and_body(scene: Scene, data: bytes, path: str) -> None:
    async def ask() -> int:
        async with scene.h.session.post(f"{scene.h.url}/api/{path}", data=data) as response:
            text = await response.text()
            assert "Traceback" not in text
            return response.status

    assert 400 <= scene.unchanged_by(ask) < 500


@FUZZ
@given(
    choice=st.sampled_from(["s0 choose trader", "s1 choose worker_stone", "s0 build well", "s7 choose trader"])
    | st.text(max_size=60),
    decision=st.sampled_from(["0.0", "0.1", "1.0", "x"]),
    revision=st.integers(min_value=-3, max_value=8) | st.integers(min_value=-(2**70), max_value=2**70),
)
def test_choices_with_wrong_decision_or_revision(scene: Scene, choice: str, decision: str, revision: int) -> None:
    """Only the open decision, at a revision that has seen it, is accepted; the rest is refused with a reason."""
    assume(not (decision == f"0.{choice[1:2]}" and 1 <= revision <= scene.state()[1]))
    body = {"do": "choose", "choice": choice, "decision": decision, "revision": revision}
    path = f"api/tables/{scene.made['table']}/ask"
    headers = {"Authorization": f"Bearer {scene.made['key']}"}
    status, told = scene.unchanged_by(lambda: scene.h.request("POST", path, json=body, headers=headers))
    assert 400 <= status < 500, told


async def test_another_seats_choice_and_key(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), OPEN)
        other = await h.table(mine("Eve"), bot())
        joined = await h.post(f"api/tables/{made['table']}/join", {"name": "Boris"})
        anna = await h.watch(made["table"], made["key"])
        boris = await h.watch(made["table"], joined["key"])
        view = anna.seen["view"]["decision"]
        told = await boris.send(
            "choose", decision=view["id"], choice=view["options"][0]["notation"], revision=boris.seen["revision"]
        )
        assert told["code"] == "not-yours"
        assert (await boris.send("look", seat=0))["code"] == "not-yours"
        assert (await boris.send("undo", seat=0))["code"] == "not-yours"
        assert (await boris.send("resign", seat=0))["code"] == "not-yours"
        eve = await h.socket()
        for key in (other["key"], "x" * 43, made["key"][:-1]):
            assert (await eve.send("subscribe", table=made["table"], key=key))["code"] == "no-key"
        assert anna.seen["revision"] == (await anna.send("ping"))["revision"]


async def test_old_revisions_are_stale(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), mine("Boris"))
        anna = await h.watch(made["table"], made["key"], seat=0)
        decision, revision = anna.seen["view"]["decision"], anna.seen["revision"]
        choice = decision["options"][0]["notation"]
        assert (await anna.choose(choice))["is"] == "done"
        told = await anna.send("undo")
        await anna.until_revision(told["revision"])
        # The same decision is open again, but this choice was made before it was taken back.
        told = await anna.send("choose", decision=decision["id"], choice=choice, revision=revision)
        assert told["code"] == "stale"
        assert (await anna.choose(choice, revision=10**6))["code"] == "stale"
        assert (await anna.choose(choice))["is"] == "done"


async def test_huge_messages_close_the_socket_and_bodies_are_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        client = await h.socket()
        await client.socket.send_str("x" * (requests.MAX_MESSAGE + 1))
        await client.until(lambda seen: client.closed_with is not None)
        assert client.closed_with == aiohttp.WSCloseCode.MESSAGE_TOO_BIG
        status, told = await h.request("POST", "api/tables", data=b"[" * (requests.MAX_BODY + 1))
        assert (status, told["error"]["code"]) == (413, "too-large")
        status, told = await h.request("POST", "api/records", data=io.BytesIO(b"x" * (requests.MAX_RECORD + 1)))
        assert (status, told["error"]["code"]) == (413, "too-large")
        status, told = await h.request("POST", "api/tables", data=b"[" * requests.MAX_BODY)
        assert (status, told["error"]["code"]) == (400, "bad-message")


async def test_a_flood_is_slowed_and_others_are_served(tmp_path: Path) -> None:
    async with house(tmp_path, messages_per_second=20.0, changes_per_second=2.0) as h:
        made = await h.table(mine(), bot())
        flood = await h.socket()
        for number in range(2000):
            await flood.socket.send_str(json.dumps({"do": "ping", "re": number}))
        anna = await asyncio.wait_for(h.watch(made["table"], made["key"]), 5)
        assert (await asyncio.wait_for(anna.send("ping"), 5))["is"] == "pong"
        assert len(flood.raw) < 300
        codes = [(await h.request("POST", "api/tables/own", json={"keys": []}))[0] for _ in range(40)]
        assert codes[0] == 200
        assert 429 in codes


async def test_nonsense_without_end_closes_the_socket(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        client: Client = await h.socket()
        for _ in range(60):
            if client.socket.closed:
                break
            await client.socket.send_str("nonsense")
        await client.until(lambda seen: client.closed_with is not None)
        assert client.closed_with == aiohttp.WSCloseCode.POLICY_VIOLATION


async def test_who_does_not_read_is_cut_off_and_others_go_on(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), mine("Boris"))
        key = base64.b64encode(os.urandom(16)).decode()
        address = URL(h.url)
        reader, writer = await asyncio.open_connection(address.host, address.port, limit=1024)
        upgrade = f"Host: {address.authority}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        versions = f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        writer.write(f"GET /api/socket HTTP/1.1\r\n{upgrade}{versions}".encode())
        await reader.readuntil(b"\r\n\r\n")
        said = json.dumps({"do": "subscribe", "table": made["table"]}).encode()
        writer.write(bytes([0x81, 0x80 | len(said), 0, 0, 0, 0]) + said)
        live = await h.hall.table(made["table"])
        await reader.read(1)  # the first byte of its welcome, and no more
        (sleeper,) = live.audience.watchers
        anna = await h.watch(made["table"], made["key"], seat=0)
        long = ChatLine(number=1, at=0, seat=0, name="Anna", ply=0, text="x" * 20_000)
        for _ in range(3000):
            if sleeper not in live.audience.watchers:
                break
            live.audience.watchers.tell(Chat(line=long))
            await asyncio.sleep(0)
        await asyncio.sleep(0.2)
        assert sleeper not in live.audience.watchers
        assert (await anna.choose(anna.options[0]))["is"] == "done"
        writer.close()


async def test_pages_of_other_sites_are_refused(tmp_path: Path) -> None:
    async with house(tmp_path, origins=("https://friend.example",)) as h:
        for origin, status in (("https://evil.example", 403), ("https://friend.example", 200), (h.url, 200)):
            found, _ = await h.request("GET", "api/games", headers={"Origin": origin})
            assert found == status
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await h.session.ws_connect(f"{h.url}/api/socket", headers={"Origin": "https://evil.example"})
        assert refused.value.status == 403
