"""Breaks things, one after another, and mends them again. What is broken when follows from the seed."""

from __future__ import annotations

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from greathall.lab.faults.stage import ServerProcess, Stage
from greathall.lab.faults.started import Mischief

HOUR_MS = 3_600_000
GAP_MOVES = 30
"""So many moves are made between two faults, or as many as can be in so many seconds."""
GAP_SECONDS = 3.0

Fault: TypeAlias = Callable[[], Awaitable[None]]


class Nemesis:
    def __init__(self, stage: Stage, rng: random.Random) -> None:
        self.stage = stage
        self.rng = rng
        self.done: Counter[str] = Counter()
        self.skipped: dict[str, str] = {}
        self._next: list[str] = []
        self._faults: dict[str, Fault] = {
            "server killed": self._kill_server,
            "server stopped": self._stop_server,
            "server paused": self._pause_server,
            "clients cut off": self._cut_clients,
            "clients held up": self._hold_clients,
            "answers to clients lost": self._lose_answers,
            "clock jumps": self._clock_jumps,
            "disk slow": self._slow_disk,
        }
        if stage.cluster is not None:
            self._faults |= {
                "database killed": self._kill_database,
                "database paused": self._pause_database,
                "database cut off": self._cut_database,
                "answers of database lost": self._lose_database,
            }
        if stage.disk.why_not:
            self.skipped["disk full"] = stage.disk.why_not
        else:
            self._faults["disk full"] = self._full_disk

    async def run(self, faults: int, moves: Callable[[], int]) -> None:
        """Every kind in turn, in an order that is drawn anew each time."""
        while self.done.total() < faults:
            if not self._next:
                self._next = sorted(self._faults)
                self.rng.shuffle(self._next)
            name = self._next.pop()
            await self._faults[name]()
            await self.stage.heal()
            self.done[name] += 1
            await self._let_play(moves)

    @staticmethod
    async def _let_play(moves: Callable[[], int]) -> None:
        wanted = moves() + GAP_MOVES
        loop = asyncio.get_running_loop()
        until = loop.time() + GAP_SECONDS
        while moves() < wanted and loop.time() < until:  # noqa: ASYNC110 - nobody tells of moves
            await asyncio.sleep(0.02)

    def _server(self) -> ServerProcess:
        return self.rng.choice(self.stage.servers)

    async def _wait(self, least: float, most: float) -> None:
        await asyncio.sleep(self.rng.uniform(least, most))

    async def _kill_server(self) -> None:
        await self._server().end(signal.SIGKILL)

    async def _stop_server(self) -> None:
        await self._server().end(signal.SIGTERM)

    async def _pause_server(self) -> None:
        self._server().signal(signal.SIGSTOP)
        await self._wait(0.2, 2.0)

    async def _cut_clients(self) -> None:
        self._server().front.cut()

    async def _hold_clients(self) -> None:
        front = self._server().front
        front.hold()
        await self._wait(0.2, 1.0)
        if self.rng.random() < 0.5:
            front.cut()

    async def _lose_answers(self) -> None:
        front = self._server().front
        front.hold_answers()
        await self._wait(0.1, 0.5)
        front.cut()

    async def _clock_jumps(self) -> None:
        self._server().make(Mischief(clock_ms=self.rng.choice((-1, 1)) * self.rng.randrange(HOUR_MS)))
        await self._wait(0.3, 1.0)

    async def _slow_disk(self) -> None:
        self._server().make(Mischief(commit_seconds=self.rng.uniform(0.05, 0.4)))
        await self._wait(0.5, 1.5)

    async def _full_disk(self) -> None:
        await asyncio.to_thread(self.stage.disk.fill)
        await self._wait(0.3, 1.0)
        await asyncio.to_thread(self.stage.disk.clear)
        cluster = self.stage.cluster
        if cluster is not None:
            # It gives up where it cannot write its log, and does not always come back by itself.
            await self._wait(0.2, 0.5)
            await asyncio.to_thread(cluster.ensure)

    async def _kill_database(self) -> None:
        assert self.stage.cluster is not None
        await asyncio.to_thread(self.stage.cluster.kill)
        await self._wait(0.0, 0.5)

    async def _pause_database(self) -> None:
        assert self.stage.cluster is not None
        self.stage.cluster.signal(signal.SIGSTOP)
        await self._wait(0.2, 2.0)

    async def _cut_database(self) -> None:
        line = self.rng.choice(self.stage.lines)
        line.backend = None
        line.cut()
        await self._wait(0.0, 1.0)

    async def _lose_database(self) -> None:
        """What is committed meanwhile is committed, but the server cannot know."""
        line = self.rng.choice(self.stage.lines)
        line.hold_answers()
        await self._wait(0.05, 0.4)
        line.cut()
