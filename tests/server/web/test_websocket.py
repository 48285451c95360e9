"""What goes out by a socket."""

from __future__ import annotations

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from greathall.server.web.send_queue import framed


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 200_000])
async def test_messages_of_any_length_arrive_whole(size: int) -> None:
    text = "ї" * (size // 2) + "x" * (size % 2)

    async def tell(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        assert request.transport is not None
        request.transport.write(framed(text.encode()) + framed(b"next"))
        await socket.receive()
        return socket

    app = web.Application()
    app.router.add_get("/", tell)
    async with (
        TestServer(app) as server,
        aiohttp.ClientSession() as session,
        session.ws_connect(server.make_url("/")) as client,
    ):
        assert await client.receive_str() == text
        assert await client.receive_str() == "next"
