"""Input that is made to hurt: refused as the caller's fault, and the log has no traceback of ours."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from yarl import URL

import greathall
from tests.server.house import bot, house, mine

DEEP = b'{"a":' * 3000 + b"1" + b"}" * 3000
DEEP_LIST = b"[" * 20000 + b"]" * 20000


DIGITS = "9" * 5000


def record(word: str, other: str) -> bytes:
    """A true record with a word exchanged."""
    table = greathall.new("castle", seats=2, seed=1)
    table.play(table.decisions[0].options[0])
    text = table.record()
    assert word in text
    return json.dumps({"record": text.replace(word, other)}).encode()


def new_table(**more: Any) -> bytes:
    return json.dumps({"game": "castle", "seats": [mine(), bot()], **more}).encode()


BODIES: dict[str, tuple[str, bytes]] = {
    "digits for rules": ("api/records", record("rules 2", f"rules {DIGITS}")),
    "digits for seats": ("api/records", record("seats 2", f"seats {DIGITS}")),
    "digits for chance": ("api/records", record("* start_player ", f"* start_player {DIGITS}")),
    "digits for a seat": ("api/records", record("\ns0 ", f"\ns{DIGITS} ")),
    "digits for plies": ("api/records", record("= 1 ", f"= {DIGITS} ")),
    "half a letter of a record": ("api/records", record("= 1 ", "\ud800\n= 1 ")),
    "a record of braces": ("api/records", record("seats 2", 'seats 2\ncomponents {"a":' + '{"a":' * 3000)),
    "a record of corrected lists": ("api/records", record("seats 2", "seats 2\ncomponents [1]")),
    "a revision without end": ("api/tables", b'{"game": ' + b"9" * 6000 + b"}"),
    "components that are a list": ("api/tables", new_table(components=[1, 2])),
    "components that are a word": ("api/tables", new_table(components="helper")),
    "components of numbers": ("api/tables", new_table(components={"helper": 5})),
    "components in components": ("api/tables", new_table(components={"helper": {"trader": 5}})),
    "components without end": ("api/tables", b'{"game":"castle","seats":[],"components":' + DEEP + b"}"),
    "components of half letters": ("api/tables", new_table(components={"helper": {"\ud800": {"fee": 1}}})),
    "texts of half letters": ("api/tables", new_table(components={"text": {"en": {"castle-x": "\ud800"}}})),
    "a name of half letters": ("api/tables", new_table(seats=[mine("\ud800"), bot()])),
    "lists in lists": ("api/tables", DEEP_LIST),
    "no text": ("api/tables", b"\xff\xfe\x00{"),
    "a record of half letters": ("api/records", b'{"record": "\\ud800"}'),
    "a person of half letters": ("api/people", b'{"name": "\\udfff", "phrase": "correct horse"}'),
    "keys of half letters": ("api/tables/own", b'{"keys": ["\\ud83d"]}'),
}


@pytest.mark.parametrize("what", BODIES)
async def test_bodies(what: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path, data = BODIES[what]
    async with house(tmp_path) as h:
        status, told = await h.request("POST", path, data=data)
        assert (400 <= status < 500, set(told)) == (True, {"error"}), told
    assert not [one.getMessage() for one in caplog.records if one.exc_info or one.levelno >= logging.ERROR]


HEADERS = {
    "a key that is no text": b"GET /api/people/standing HTTP/1.1\r\nHost: {host}\r\n"
    b"Authorization: Bearer \xff\xfe\r\n\r\n",
    "a key at a table": b"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer \xe9\r\n"
    b"Content-Length: 2\r\n\r\n{}",
    "half an address as origin": b"GET /api/games HTTP/1.1\r\nHost: {host}\r\nOrigin: http://[\r\n\r\n",
    "an origin of letters": b"GET /api/games HTTP/1.1\r\nHost: {host}\r\nOrigin: \xff\r\n\r\n",
    "a long address": b"GET /" + b"a" * 5000 + b" HTTP/1.1\r\nHost: {host}\r\n\r\n",
    "an address of nothing": b"GET /%00%ff HTTP/1.1\r\nHost: {host}\r\n\r\n",
    "a long table": b"GET /api/tables/" + b"a" * 5000 + b" HTTP/1.1\r\nHost: {host}\r\n\r\n",
    "no method": b"\xff\xff / HTTP/1.1\r\nHost: {host}\r\n\r\n",
    "a length that is none": b"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Length: -5\r\n\r\n",
    "a seat of digits": b"POST /api/tables/aaaabbbbccccdddd/ask?seat=" + b"9" * 5000 + b" HTTP/1.1\r\nHost: {host}\r\n"
    b'Content-Length: 13\r\n\r\n{"do":"ping"}',
}


@pytest.mark.parametrize("what", HEADERS)
async def test_lines(what: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with house(tmp_path, idle_seconds=0.3) as h:
        address = URL(h.url)
        reader, writer = await asyncio.open_connection(address.host, address.port)
        writer.write(HEADERS[what].replace(b"{host}", address.authority.encode()))
        said = await asyncio.wait_for(reader.read(-1), 5)
        writer.close()
        status = int(said.split(b" ", 2)[1])
        assert status < 500, said
    assert not [one.getMessage() for one in caplog.records if one.exc_info or one.levelno >= logging.ERROR]


async def test_who_hangs_up_in_the_middle_is_no_failure(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with house(tmp_path) as h:
        address = URL(h.url)
        for _ in range(3):
            _, writer = await asyncio.open_connection(address.host, address.port)
            head = f"POST /api/tables HTTP/1.1\r\nHost: {address.authority}\r\nContent-Length: 5000\r\n\r\n"
            writer.write(head.encode() + b'{"game"')
            await writer.drain()
            await asyncio.sleep(0.05)
            writer.transport.abort()
        await asyncio.sleep(0.2)
    assert not [one.getMessage() for one in caplog.records if one.exc_info or one.levelno >= logging.WARNING]


async def test_answers_name_no_versions_and_are_kept_by_nobody(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        body = {"game": "castle", "seats": [mine(), bot()]}
        async with h.session.post(f"{h.url}/api/tables", json=body) as made:
            assert "key" in await made.json()
            assert made.headers["Cache-Control"] == "no-store"
        for path in ("api/tables", "api/games", "nowhere", "api/nowhere"):
            async with h.session.get(f"{h.url}/{path}") as response:
                assert response.headers["Server"] == "Greathall", path
        client = await h.socket()
        response = client.socket._response
        assert response.headers["Server"] == "Greathall"
