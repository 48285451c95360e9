"""The websocket: one socket watches one table from one seat, and asks for what the key's seats may do."""

from __future__ import annotations

import asyncio
import logging

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
BACKLOG = 256
"""Messages a slow client may be behind; then it is cut off and may reconnect."""
HEARTBEAT = 25.0


class Session:
    """One connected client."""

    def __init__(self, hall: Hall, socket: web.WebSocketResponse, rate: float) -> None:
        self.hall = hall
        self.socket = socket
        self.asker: Asker | None = None
        self.looking: int | None = None
        self.seats: frozenset[int] = frozenset()
        self.came = 0
        self._out: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self._bucket = Bucket(rate, int(rate * 5))
        self._strikes = 0
        self._too_slow = False
        self.writer: asyncio.Task[None] | None = None
        self._cutting: asyncio.Task[None] | None = None

    def send(self, data: bytes) -> None:
        try:
            self._out.put_nowait(data)
        except asyncio.QueueFull:
            self._cut_off()

    def _cut_off(self) -> None:
        """A client that does not read is not waited for; it may reconnect and is told what it missed."""
        if not self._too_slow:
            self._too_slow = True
            self._cutting = asyncio.create_task(self._abort())

    async def _abort(self) -> None:
        LOG.info("a client is too far behind; it is cut off")
        if self.writer is not None:
            self.writer.cancel()
        await self.socket.close(code=WSCloseCode.TRY_AGAIN_LATER, message=b"too slow", drain=False)

    async def run(self) -> None:
        self.writer = asyncio.create_task(self._write())
        try:
            async for message in self.socket:
                # A flood is not refused but slowed: nothing more is read from it meanwhile.
                await asyncio.sleep(self._bucket.wait())
                await self._receive(message)
                if self._strikes > STRIKES:
                    await self.socket.close(code=WSCloseCode.POLICY_VIOLATION, message=b"too much")
                    break
        finally:
            self._unsubscribe()
            self.writer.cancel()
            await asyncio.gather(self.writer, *([self._cutting] if self._cutting else []), return_exceptions=True)

    async def _write(self) -> None:
        while True:
            data = await self._out.get()
            if data is None:
                await self.socket.close(code=WSCloseCode.TRY_AGAIN_LATER, message=b"reconnect")
                return
            try:
                await self.socket.send_frame(data, WSMsgType.TEXT)
            except ConnectionError:
                return

    def hang_up(self) -> None:
        """Says goodbye once everything told so far is sent."""
        try:
            self._out.put_nowait(None)
        except asyncio.QueueFull:
            self._cut_off()

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
