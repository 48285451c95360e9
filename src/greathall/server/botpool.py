"""Bots and automas act in worker processes, with a time limit: what crashes or overruns is replaced, no table waits."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys

import msgspec

from greathall.core.chance import Seeded
from greathall.core.history import Ply
from greathall.core.table import Table
from greathall.server.beginning import Begin
from greathall.server.botworker import Answer, Play, Task, Think

LOG = logging.getLogger(__name__)
LINE_LIMIT = 1024 * 1024


class BotFailed(Exception):
    """No choice came from a bot."""


class PoolClosed(Exception):
    """The server stops; the bot will be asked again after the next start."""


def position(table: Table) -> str:
    """A save of how a table stands now, with neither its history nor the secret behind its chance."""
    root = Ply(None, 0, None, [], [], barrier=True)
    return Table(table.game, table.setup, table.box, table.state, Seeded("none"), root).to_json()


class _Worker:
    """One worker process, started when it is first needed."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None
        self.closed = False

    async def ask(self, task: Task, limit: float) -> Answer:
        try:
            line = await asyncio.wait_for(self._exchange(msgspec.json.encode(task) + b"\n"), limit)
            told = msgspec.json.decode(line, type=Answer)
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as wrong:
            await self.stop()
            raise BotFailed(f"{type(wrong).__name__} {wrong}".strip()) from None
        if told.error:
            raise BotFailed(told.error)
        return told

    async def _exchange(self, line: bytes) -> bytes:
        process = self.process
        if process is None or process.returncode is not None:
            process = self.process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE_LIMIT,
            )
        if self.closed:
            raise OSError("stopped")
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        return await process.stdout.readline()

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        await process.wait()


class _Crew:
    """Workers that are asked in turn; whoever comes waits for the next idle one."""

    def __init__(self, size: int, command: tuple[str, ...]) -> None:
        self._workers = [_Worker(command) for _ in range(size)]
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def ask(self, task: Task, limit: float) -> Answer:
        worker = await self._idle.get()
        try:
            return await worker.ask(task, limit)
        except BotFailed:
            if worker.closed:
                raise PoolClosed from None
            raise
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        for worker in self._workers:
            worker.closed = True
        for worker in self._workers:
            await worker.stop()


class BotPool:
    """A few workers shared by all tables. Automas have one of their own: they are quick, and wait for no bot."""

    def __init__(
        self,
        size: int | None = None,
        seconds: float = 20.0,
        command: tuple[str, ...] = (sys.executable, "-m", "greathall.server.botworker"),
    ) -> None:
        self.seconds = seconds
        self._bots = _Crew(size if size is not None else max(1, (os.cpu_count() or 2) - 1), command)
        self._automas = _Crew(1, command)

    async def choose(self, bot: str, seat: int, save: str, seed: str) -> str:
        """The bot's choice as notation; BotFailed when it fails or takes too long."""
        answer = await self._bots.ask(Think(bot, seat, save, seed), self.seconds)
        return answer.choice

    async def carry_out(self, task: Begin | Play) -> bytes:
        """A table after what an automa may act in; BotFailed when it fails or takes too long."""
        answer = await self._automas.ask(task, self.seconds)
        if not answer.parcel:
            raise BotFailed("no table came back")
        return answer.parcel

    async def close(self) -> None:
        """Ends every worker; whoever waits for one is told."""
        await self._bots.close()
        await self._automas.close()
