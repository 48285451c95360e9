"""Webhooks: signed, tried again, never to the inside of a network, and never in the way of a move."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp.abc import AbstractResolver, ResolveResult

from greathall.server.cli import JsonLines
from greathall.server.notify.delivery import CallSettings
from greathall.server.notify.safe_http import Outside, check_address, is_outside
from greathall.server.wire.errors import Refused
from tests.server.notify.desk import MINUTE, Browser, desk, pair, receiver


async def test_a_webhook_is_signed_and_reads_well_in_a_chat(tmp_path: Path) -> None:
    async with receiver() as got, desk(tmp_path) as d:
        table = await pair(d.h, names=("Anna", "<!channel> @everyone"))
        secret = await d.hook(table.anna, got)
        await d.look()
        await d.after(MINUTE)
        (one,) = got.got
        at, _, seal = one.headers["x-greathall-signature"].partition(",v1=")
        at = at.removeprefix("t=")
        assert int(at) == int(d.clock.at)
        assert hmac.new(secret.encode(), f"{at}.".encode() + one.body, hashlib.sha256).hexdigest() == seal
        assert one.told["kind"] == "turn"
        assert one.told["text"] == one.told["content"]
        assert one.told["link"] == f"https://hall.example/table/{table.table}"
        assert "<!channel>" not in one.told["text"]
        assert one.told["allowed_mentions"] == {"parse": []}
        told = await d.ask("/webhook", table.anna, address=None)
        assert told["webhook"] is None


async def test_a_webhook_is_tried_again_a_few_times(tmp_path: Path) -> None:
    async with receiver() as got, desk(tmp_path) as d:
        table = await pair(d.h)
        await d.hook(table.anna, got, remind={"minutes": 60, "times": 3})
        got.answers = [500, 503]
        await d.look()
        await d.after(MINUTE)
        assert len(got.got) == 3
        assert len({one.headers["x-greathall-delivery"] for one in got.got}) == 1
        got.answers = [500] * 3
        await d.after(60 * MINUTE)
        assert len(got.got) == 6  # and then no more
        got.answers = [400]
        await d.after(60 * MINUTE)
        assert len(got.got) == 7  # what is refused is not said again
        got.answers = [410]
        await d.after(60 * MINUTE)
        assert (await d.ask("/read", table.anna))["webhook"] is None


async def test_a_receiver_that_hangs_holds_up_no_move(tmp_path: Path) -> None:
    async with receiver() as got, desk(tmp_path) as d:
        table = await pair(d.h)
        await d.hook(table.anna, got)
        got.gate.clear()
        await d.look()
        d.clock.at += MINUTE
        await d.h.office.round()
        await asyncio.wait_for(got.taken.wait(), 20)
        # The letter is on its way and stays there; the game goes on, and so does the post office.
        for _ in range(5):
            await table.choose(d.h, table.anna if await table.asked(d.h, table.anna) else table.boris)
            await d.h.office.round()
        assert not got.gate.is_set()
        got.gate.set()
        await d.h.office.delivery.settle()


INSIDE = (
    "127.0.0.1",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "fec0::1",
    "64:ff9b:1::a00:1",
    "::10.0.0.1",
    "::ffff:0:10.0.0.1",
    "168.63.129.16",
    "::ffff:168.63.129.16",
)


@pytest.mark.parametrize("host", INSIDE)
def test_the_inside_of_a_network_is_not_outside(host: str) -> None:
    assert not is_outside(host)


@pytest.mark.parametrize("host", ["93.184.215.14", "2606:4700::1111", "::ffff:93.184.215.14"])
def test_the_internet_is_outside(host: str) -> None:
    assert is_outside(host)


@pytest.mark.parametrize(
    "address",
    [
        "http://hooks.example/1",
        "ftp://hooks.example/1",
        "file:///etc/passwd",
        "https://",
        "https://user:password@hooks.example/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://169.254.169.254/latest/meta-data/",
        "https://hooks.example:99999/",
        "https://hooks.example/\r\nX: y",
        "hooks.example",
    ],
)
async def test_addresses_that_can_never_be_called_are_refused(tmp_path: Path, address: str) -> None:
    with pytest.raises(Refused) as refused:
        check_address(address, private=False)
    assert refused.value.code == "bad-address"

    async with desk(tmp_path, calls=CallSettings()) as d:
        table = await pair(d.h)
        given = {**Browser("").subscription(), "endpoint": address}
        for path, more in (("webhook", {"address": address}), ("push", {"subscription": given})):
            told = await d.h.post(f"api/notifications/{path}", {"keys": d.keys(table.anna), **more}, expect=400)
            assert told["error"]["code"] == "bad-address"


class Liar(AbstractResolver):
    """A name server that says whatever it likes."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)

    async def resolve(self, host: str, port: int = 0, family: Any = 0) -> list[ResolveResult]:
        address = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        return [ResolveResult(hostname=host, host=address, port=port, family=2, proto=6, flags=0)]

    async def close(self) -> None:
        pass


async def test_the_address_that_is_connected_to_is_what_counts() -> None:
    """A name that leads inside, at once or only the second time, gets no connection; a number neither."""

    async with receiver() as got:
        port = got.url.rpartition(":")[2]
        outside = Outside(private=False)
        connector = outside._session.connector
        assert isinstance(connector, aiohttp.TCPConnector)
        connector._resolver = Liar("127.0.0.1")
        for host in ("innocent.example", "127.0.0.1", "[::ffff:127.0.0.1]"):
            with pytest.raises(aiohttp.ClientConnectorError, match="not an address of the internet"):
                await outside.post(f"http://{host}:{port}/", b"{}", {})
        with pytest.raises(aiohttp.InvalidURL):
            await outside.post(f"http://2130706433:{port}/", b"{}", {})
        await outside.close()
        assert got.got == []


async def test_redirects_are_not_followed(tmp_path: Path) -> None:
    async with receiver() as got, receiver() as inside, desk(tmp_path) as d:
        table = await pair(d.h)
        await d.hook(table.anna, got)
        got.answers, got.location = [307], f"{inside.url}/admin"
        told = await d.ask("/test", table.anna)
        assert told["sent"] == {"webhook": "failed"}
        assert inside.got == []


async def test_a_server_says_what_it_sends_and_keeps_private_addresses_out(tmp_path: Path) -> None:
    """Without the flag nothing reaches this machine, although a subscription with a harmless name was kept."""

    async with receiver() as got, desk(tmp_path, calls=CallSettings()) as d:
        table = await pair(d.h)
        port = got.url.rpartition(":")[2]
        told = await d.ask("/webhook", table.anna, address=f"https://localhost:{port}/")
        assert told["webhook"] == {"host": "localhost"}
        assert (await d.ask("/test", table.anna))["sent"] == {"webhook": "failed"}
        assert got.got == []


async def test_a_call_that_failed_is_logged_without_addresses(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with receiver() as got, desk(tmp_path) as d:
        table = await pair(d.h)
        await d.ask("/webhook", table.anna, address=f"{got.url}/very/secret?token=1")
        got.answers = [500] * 9
        await d.look()
        await d.after(MINUTE)
        records = [one for one in caplog.records if "call failed" in one.getMessage()]
        facts = json.loads(JsonLines().format(records[-1]))
        assert (facts["channel"], facts["kind"], facts["table"]) == ("webhook", "turn", table.table)
        lines = [one.getMessage() for one in records]
        assert len(lines) == 3
        assert f"channel=webhook kind=turn table={table.table} again=False reason=the webhook answers 500" in lines[-1]
        assert "secret" not in json.dumps(lines)
