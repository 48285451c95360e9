"""What clients are told, on its way to their sockets."""

from __future__ import annotations

import asyncio
import struct
from typing import Protocol

from aiohttp import WSMsgType

TEXT_FRAME = 0x80 | WSMsgType.TEXT


class Receiver(Protocol):
    """A socket with something to send."""

    def flush(self) -> None: ...


def framed(data: bytes) -> bytes:
    """A text message in one frame, as servers send it: neither masked nor compressed (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return struct.pack("!BB", TEXT_FRAME, size) + data
    if size < 1 << 16:
        return struct.pack("!BBH", TEXT_FRAME, 126, size) + data
    return struct.pack("!BBQ", TEXT_FRAME, 127, size) + data


class SendQueue:
    """What clients are told, sent with the answer to whoever moved, or else at the end of a turn of the event loop.

    It goes straight to each transport, all that comes together in one piece: a task and a queue for each socket, which
    the library's own coroutine would need, took longer than the move that is told.
    """

    def __init__(self) -> None:
        self._waiting: list[Receiver] = []

    def add(self, session: Receiver) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.send)
        self._waiting.append(session)

    def send(self) -> None:
        waiting, self._waiting = self._waiting, []
        for session in waiting:
            session.flush()
