"""The clock of a table in memory: an alarm for the next seat whose time is up."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from greathall.server.match.clock import deadlines, run_out
from greathall.server.tables import wall_clock

if TYPE_CHECKING:
    from greathall.server.tables.live import LiveTable

GRACE_MS = 15_000
"""After a start of the server no clock runs out before this: nobody loses time while it was down."""


class Alarm:
    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._not_before = wall_clock.now_ms() + GRACE_MS if live.match.revision else 0
        self._handle: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self._handle is not None

    def wind(self) -> None:
        """Sets the alarm for the next clock to run out."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        due = min(deadlines(self._live.match).values(), default=None)
        if due is None or self._live.background.stopping.is_set():
            return
        seconds = (max(due, self._not_before) - wall_clock.now_ms()) / 1000
        self._handle = asyncio.get_running_loop().call_later(max(0.0, seconds), self._ring)

    def _ring(self) -> None:
        self._live.background.start(self._run_out())

    async def _run_out(self) -> None:
        live = self._live
        acting = live.act(lambda match: run_out(match, wall_clock.now_ms(), self._not_before))
        await live.background.patiently(acting)
        self.wind()
