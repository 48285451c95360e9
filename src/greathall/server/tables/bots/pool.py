"""Bots and automas act in worker processes, with a time limit: what crashes or overruns is replaced, no table waits."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import time
from collections import OrderedDict, deque
from typing import Any

import msgspec

from greathall.core.rules.chance import Seeded
from greathall.core.table.history import Ply
from greathall.core.table.table import Table
from greathall.server.match.start import Begin
from greathall.server.observe import BOTS, WORKER_FAILURES
from greathall.server.tables.bots.worker import Advise, Answer, Appraise, Check, Foresee, LookBack, Play, Task, Think
from greathall.server.wire.errors import component_error
from greathall.server.wire.limits import CALLER
from greathall.server.wire.messages import Estimate, Hint, Review

LOG = logging.getLogger(__name__)
LINE_LIMIT = 4 * 1024 * 1024
CHECK_SECONDS = 10.0
"""To set a game up with corrected components, in a worker that may have to be started first."""

REVIEW_SECONDS = 120.0
"""To look through a whole game."""


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
        # A pipe that a dead worker has closed is an OSError to one event loop and a RuntimeError to another.
        except (TimeoutError, OSError, RuntimeError, ValueError, msgspec.DecodeError) as wrong:
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
    """Workers that are asked in turn. Callers take turns, however much one of them has waiting."""

    def __init__(self, name: str, size: int, command: tuple[str, ...]) -> None:
        self.name = name
        self._workers = [_Worker(command) for _ in range(size)]
        self._idle = list(self._workers)
        self._lines: OrderedDict[str, deque[asyncio.Future[_Worker]]] = OrderedDict()
        """By caller, whoever is next first: those who wait for a worker."""

    @property
    def waiting(self) -> int:
        return sum(len(line) for line in self._lines.values())

    async def _take(self) -> _Worker:
        if self._idle:
            return self._idle.pop()
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(CALLER.get(), deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give(turn.result())
            raise

    def _give(self, worker: _Worker) -> None:
        while self._lines:
            caller, line = self._lines.popitem(last=False)
            turn = line.popleft()
            if line:
                self._lines[caller] = line  # behind all others
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)

    async def ask(self, task: Task, limit: float) -> Answer:
        worker = await self._take()
        began = time.perf_counter()
        try:
            return await worker.ask(task, limit)
        except BotFailed:
            if worker.closed:
                raise PoolClosed from None
            WORKER_FAILURES.add(self.name)
            raise
        finally:
            BOTS.add(time.perf_counter() - began, self.name)
            self._give(worker)

    async def close(self) -> None:
        for worker in self._workers:
            worker.closed = True
        for worker in self._workers:
            await worker.stop()


class BotPool:
    """A few workers shared by all tables. Automas have one of their own: they are quick, and wait for no bot. So have
    corrected components, previews and the coach: whoever asks for one waits for others who do, nobody else does."""

    def __init__(
        self,
        size: int | None = None,
        seconds: float = 20.0,
        command: tuple[str, ...] = (sys.executable, "-m", "greathall.server.tables.bots.worker"),
    ) -> None:
        self.seconds = seconds
        self._bots = _Crew("bots", size if size is not None else max(1, (os.cpu_count() or 2) - 1), command)
        self._automas = _Crew("automas", 1, command)
        self._checks = _Crew("checks", 1, command)
        self._previews = _Crew("previews", 1, command)
        self._coach = _Crew("coach", 1, command)
        self._crews = (self._bots, self._automas, self._checks, self._previews, self._coach)

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

    async def foresee(self, seat: int, save: str) -> msgspec.Raw:
        """What each option of a seat brings, as JSON; BotFailed when that cannot be told in time."""
        return (await self._previews.ask(Foresee(seat, save), self.seconds)).previews

    async def check(self, begin: Begin, file: str = "") -> dict[str, Any]:
        """A game's corrected components, if they fit; BotFailed when that cannot be told in time."""
        answer = await self._checks.ask(Check(begin, file), CHECK_SECONDS)
        if answer.misfit is not None:
            raise component_error(answer.refused, answer.misfit)
        return answer.components

    async def coach(self, task: Advise | Appraise | LookBack) -> Hint | Estimate | Review:
        """What the coach says; BotFailed when it fails, takes too long, or has not learned the game."""
        limit = REVIEW_SECONDS if isinstance(task, LookBack) else self.seconds
        told = (await self._coach.ask(task, limit)).coach
        if told is None:
            raise BotFailed("nothing was said")
        return told

    def waiting(self) -> dict[str, int]:
        """How many tasks wait for a worker, by crew."""
        return {crew.name: crew.waiting for crew in self._crews}

    async def close(self) -> None:
        """Ends every worker; whoever waits for one is told."""
        for crew in self._crews:
            await crew.close()
