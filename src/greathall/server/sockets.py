"""The websocket: one socket watches one table from one seat, and asks for what the key's seats may do."""

from __future__ import annotations

import asyncio
import logging
import struct

from aiohttp import WSCloseCode, WSMessage, WSMsgType, web

from greathall.core.errors import GreathallError
from greathall.server import talk
from greathall.server.errors import Refused, explain
from greathall.server.hall import Hall
from greathall.server.limits import Bucket
from greathall.server.requests import Asker, handle, may_look, welcome

LOG = logging.getLogger(__name__)
STRIKES = 50
"""So many refused messages in a row close a socket."""
BACKLOG = 2 * 1024 * 1024
"""Bytes that a slow client may be behind; then it is cut off and may reconnect."""
HEARTBEAT = 25.0
TEXT_FRAME = 0x80 | WSMsgType.TEXT


def framed(data: bytes) -> bytes:
    """A text message in one frame, as servers send it: neither masked nor compressed (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return struct.pack("!BB", TEXT_FRAME, size) + data
    if size < 1 << 16:
        return struct.pack("!BBH", TEXT_FRAME, 126, size) + data
    return struct.pack("!BBQ", TEXT_FRAME, 127, size) + data


class Post:
    """What clients are told, sent with the answer to whoever moved, or else at the end of a turn of the event loop.

    It goes straight to each transport, all that comes together in one piece: a task and a queue for each socket, which
    the library's own coroutine would need, took longer than the move that is told.
    """

    def __init__(self) -> None:
        self._waiting: list[Session] = []

    def add(self, session: Session) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.send)
        self._waiting.append(session)

    def send(self) -> None:
        waiting, self._waiting = self._waiting, []
        for session in waiting:
            session.flush()


class Session:
    """One connected client."""

    def __init__(
        self, hall: Hall, post: Post, socket: web.WebSocketResponse, transport: asyncio.Transport, rate: float
    ) -> None:
        self.hall = hall
        self.post = post
        self.socket = socket
        self.transport = transport
        self.asker: Asker | None = None
        self.looking: int | None = None
        self.seats: frozenset[int] = frozenset()
        self.came = 0
        self._bucket = Bucket(rate, int(rate * 5))
        self._strikes = 0
        self._unsent: list[bytes] = []
        self._closing: asyncio.Task[bool] | None = None

    def send(self, data: bytes) -> None:
        if not self._unsent:
            self.post.add(self)
        self._unsent.append(framed(data))

    def flush(self) -> None:
        unsent, self._unsent = b"".join(self._unsent), []
        if not unsent or self.socket.closed or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > BACKLOG:
            # A client that does not read is not waited for; it may reconnect and is told what it missed.
            LOG.info("a client is too far behind; it is cut off")
            self.transport.abort()
            return
        self.transport.write(unsent)

    async def run(self) -> None:
        try:
            async for message in self.socket:
                # A flood is not refused but slowed: nothing more is read from it meanwhile.
                wait = self._bucket.wait()
                if wait:
                    await asyncio.sleep(wait)
                await self._receive(message)
                if self._strikes > STRIKES:
                    await self.socket.close(code=WSCloseCode.POLICY_VIOLATION, message=b"too much")
                    break
        finally:
            self._unsubscribe()
            if self._closing is not None:
                await asyncio.gather(self._closing, return_exceptions=True)

    def hang_up(self) -> None:
        """Says goodbye, after everything told so far."""
        if self._closing is None:
            self.flush()
            closing = self.socket.close(code=WSCloseCode.TRY_AGAIN_LATER, message=b"reconnect")
            self._closing = asyncio.create_task(closing)

    async def _receive(self, raw: WSMessage) -> None:
        if raw.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
            return
        number: int | None = None
        try:
            message = self._read(raw)
            number = message.re
            told = await self._answer(message)
            self._strikes = 0
        except GreathallError as wrong:
            number = talk.number_of(raw.data)
            self._strikes += 1
            told = {"is": "error", **explain(wrong)[1]}
        except Exception:
            LOG.exception("a request failed")
            told = {"is": "error", "code": "fault", "message": "something went wrong here; nothing has changed"}
        if number is not None:
            told["re"] = number
        self.send(talk.encode(told))
        self.post.send()  # at once: while many tables go on in this turn, the first can be looked at

    @staticmethod
    def _read(raw: WSMessage) -> talk.AnyMessage:
        if raw.type is WSMsgType.BINARY:
            raise Refused("bad-message", "messages are JSON text")
        return talk.read_message(raw.data)

    async def _answer(self, message: talk.AnyMessage) -> dict[str, object]:
        if isinstance(message, talk.Subscribe):
            return await self._subscribe(message)
        asker = self.asker
        if asker is None:
            raise Refused("not-subscribed", "subscribe to a table first", 409)
        if isinstance(message, talk.Look):
            return await self._look(asker, message)
        return await handle(asker, message)

    async def _subscribe(self, message: talk.Subscribe) -> dict[str, object]:
        access = await self.hall.access_to(message.table, message.key)
        may_look(access, message.seat)
        live = await self.hall.table(message.table)
        seat = message.seat
        if seat is None and len(access.seats) == 1:
            (seat,) = access.seats
        self._unsubscribe()
        async with live.lock:
            self.asker = Asker(self.hall, live, access, seat)
            self.looking, self.seats, self.came = seat, access.seats, live.sitting.revision
            live.come(self)
            return welcome(self.asker, message.since)

    async def _look(self, asker: Asker, message: talk.Look) -> dict[str, object]:
        may_look(asker.access, message.seat)
        async with asker.live.lock:
            self.looking = message.seat
            self.asker = asker._replace(looking=message.seat)
            return welcome(self.asker, message.since)

    def rise(self) -> None:
        """The seats were given up; from now on this is a spectator."""
        if self.asker is not None:
            access = self.asker.access._replace(seats=frozenset())
            self.asker = self.asker._replace(access=access, looking=None)
        self.looking, self.seats = None, frozenset()

    def _unsubscribe(self) -> None:
        if self.asker is not None:
            self.asker.live.go(self)
            self.asker = None
