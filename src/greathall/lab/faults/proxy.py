"""A small TCP proxy whose connections can be cut, or kept waiting without a word."""

from __future__ import annotations

import asyncio
import contextlib

CHUNK = 65536


class Proxy:
    """Stands between clients and one server, at an address that stays the same while the server behind it changes."""

    def __init__(self) -> None:
        self.backend: int | None = None
        """The port that is led to; None: nobody is let in."""
        self.port = 0
        self._asking, self._answering = asyncio.Event(), asyncio.Event()
        self.let_go()
        self._lines: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._lead, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()

    def cut(self) -> None:
        """Ends all connections at once, whatever is under way in them."""
        for line in list(self._lines):
            line.transport.abort()

    def hold(self) -> None:
        """Nothing comes through any more, and nobody is told."""
        self._asking.clear()
        self._answering.clear()

    def hold_answers(self) -> None:
        """What is asked for arrives, and is done; whoever asked does not hear of it."""
        self._answering.clear()

    def let_go(self) -> None:
        self._asking.set()
        self._answering.set()

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.backend is None:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.backend)
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, back}
        self._lines |= ends
        try:
            await asyncio.gather(
                self._pass_on(reader, back, self._asking), self._pass_on(there, writer, self._answering)
            )
        finally:
            self._lines -= ends
            for end in ends:
                end.transport.abort()

    @staticmethod
    async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, flowing: asyncio.Event) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                await flowing.wait()
                writer.write(data)
                await writer.drain()
        with contextlib.suppress(OSError, RuntimeError):
            writer.close()
