"""The websocket: one socket watches one table from one seat, and asks for what the key's seats may do."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec
from aiohttp import WSCloseCode, WSMessage, WSMsgType, web

from greathall.core.errors import GreathallError
from greathall.server.lobby.hall import Hall
from greathall.server.observe import FAULTS, MESSAGES, REFUSED
from greathall.server.web.commands import Asker, handle, welcome
from greathall.server.web.send_queue import SendQueue, framed
from greathall.server.wire import requests
from greathall.server.wire.encoding import encode
from greathall.server.wire.errors import Refused, explain
from greathall.server.wire.limits import CALLER, Bucket
from greathall.server.wire.messages import Answered, Refusal, Welcome

LOG = logging.getLogger(__name__)
STRIKES = 50
"""So many refused messages in a row close a socket."""
BACKLOG = 2 * 1024 * 1024
"""Bytes that a slow client may be behind; then it is cut off and may reconnect."""
HEARTBEAT = 25.0
WATCHERS_MOST = 200
"""So many may look at one table; who has a seat is always let in."""
COSTS = {
    requests.Branch: 20,
    requests.Subscribe: 10,
    requests.ShowView: 10,
    requests.Record: 10,
    requests.Look: 5,
    requests.Past: 2,
}
"""Whoever asks for a whole table, or for one to be made, waits as long as for so many small messages."""


class Session:
    """One connected client."""

    def __init__(
        self, hall: Hall, queue: SendQueue, socket: web.WebSocketResponse, transport: asyncio.Transport, rate: float
    ) -> None:
        self.hall = hall
        self.queue = queue
        self.socket = socket
        self.transport = transport
        self.caller = CALLER.get()
        self.asker: Asker | None = None
        self.looking: int | None = None
        self.seats: frozenset[int] = frozenset()
        self.came = 0
        self.changes = False
        self._bucket = Bucket(rate, int(rate * 5))
        self._strikes = 0
        self._unsent: list[bytes] = []
        self._closing: asyncio.Task[bool] | None = None

    def expect_soon(self, seconds: float) -> None:
        """Whoever has not said by then which table it wants to watch is sent away."""
        asyncio.get_running_loop().call_later(seconds, self._leave_idle)

    def _leave_idle(self) -> None:
        if self.asker is None and not self.socket.closed:
            self.hang_up()

    def send(self, data: bytes) -> None:
        if not self._unsent:
            self.queue.add(self)
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
                await self._receive(message)
                if self._strikes > STRIKES:
                    await self.socket.close(code=WSCloseCode.POLICY_VIOLATION, message=b"too much")
                    break
        finally:
            self._unsubscribe()
            if self._closing is not None:
                await asyncio.gather(self._closing, return_exceptions=True)

    async def _slow_down(self, cost: int) -> None:
        """A flood is not refused but slowed: nothing more is read from it meanwhile."""
        wait = self._bucket.wait(cost)
        if wait:
            await asyncio.sleep(wait)

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
        told: Answered | Refusal
        began, kind = time.perf_counter(), "none"
        try:
            message = self._read(raw)
            number, kind = message.re, str(message.__struct_config__.tag)
            await self._slow_down(COSTS.get(type(message), 1))
            began = time.perf_counter()
            told = await self._answer(message)
            self._strikes = 0
        except GreathallError as wrong:
            number = requests.number_of(raw.data)
            self._strikes += 1
            await self._slow_down(1)
            problem = explain(wrong)[1]
            REFUSED.add(problem.code)
            told = Refusal(code=problem.code, message=problem.message, reason=problem.reason)
        except Exception:
            FAULTS.add()
            LOG.exception("a request failed")
            told = Refusal(code="fault", message="something went wrong here; nothing has changed")
        self.send(encode(told if number is None else msgspec.structs.replace(told, re=number)))
        MESSAGES.add(time.perf_counter() - began, kind, "refused" if isinstance(told, Refusal) else "done")
        self.queue.send()  # at once: while many tables go on in this turn, the first can be looked at

    @staticmethod
    def _read(raw: WSMessage) -> requests.AnyMessage:
        if raw.type is WSMsgType.BINARY:
            raise Refused("bad-message", "messages are JSON text")
        return requests.read_message(raw.data)

    async def _answer(self, message: requests.AnyMessage) -> Answered:
        if isinstance(message, requests.Subscribe):
            return await self._subscribe(message)
        asker = self.asker
        if asker is None:
            raise Refused("not-subscribed", "subscribe to a table first", 409)
        if isinstance(message, requests.Look):
            return await self._look(asker, message)
        return await handle(asker, message)

    async def _subscribe(self, message: requests.Subscribe) -> Welcome:
        access = await self.hall.doors.access_to(message.table, message.key)
        access.may_look(message.seat)
        seat = message.seat
        if seat is None and len(access.my_seats) == 1:
            (seat,) = access.my_seats
        self._unsubscribe()
        live = await self.hall.table(message.table)
        await live.catch_up_with(message.since)
        async with live.steady():
            if not access.my_seats and len(live.audience.watchers) >= WATCHERS_MOST:
                raise Refused("too-many-sockets", "too many people look at this table", 429)
            self.asker = Asker(self.hall, live, access, seat)
            self.looking, self.seats, self.came = seat, access.my_seats, live.match.revision
            self.changes = message.changes
            live.come(self)
            return welcome(self.asker, message.since)

    async def _look(self, asker: Asker, message: requests.Look) -> Welcome:
        asker.access.may_look(message.seat)
        async with asker.live.steady():
            self.looking = message.seat
            self.asker = asker._replace(looking=message.seat)
            return welcome(self.asker, message.since)

    def rise(self) -> None:
        """The seats were given up; from now on this is a spectator."""
        if self.asker is not None:
            access = self.asker.access._replace(my_seats=frozenset())
            self.asker = self.asker._replace(access=access, looking=None)
        self.looking, self.seats = None, frozenset()

    def _unsubscribe(self) -> None:
        if self.asker is not None:
            self.asker.live.go(self)
            self.asker = None
