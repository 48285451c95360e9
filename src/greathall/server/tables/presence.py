"""Who is connected, whichever process they are connected to.

A single process knows that by itself. Processes that share a database write down whose people they hold, and that they
are alive; one that has not said so for a while is dead, its people are absent, and what it had to do is done by others.
The database's clock is the only one that counts.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable

from greathall.core.errors import GreathallError
from greathall.server.storage.base import Conflict, Statement, Store
from greathall.server.storage.schema import DEAD_AFTER
from greathall.server.tables import wall_clock

LOG = logging.getLogger(__name__)
NEWS = "here"

NOW = "(SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT))"
BEAT = f"""
    INSERT INTO processes (id, seen) VALUES (?, {NOW}) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen"""
HOLD = """
    INSERT INTO presence (process, table_id, seats) VALUES (?, ?, ?)
    ON CONFLICT (process, table_id) DO UPDATE SET seats = excluded.seats"""


class Presence:
    def __init__(self, store: Store, beat_seconds: float) -> None:
        self.store = store
        self.beat_seconds = beat_seconds
        self.process = secrets.token_hex(8)

    async def elsewhere(self, table_id: str) -> set[int]:
        """The seats of a table whose people are connected to other processes."""
        if not self.store.shared:
            return set()
        rows = await self.store.read(
            "SELECT p.seats FROM presence p JOIN processes o ON o.id = p.process"
            f" WHERE p.table_id = ? AND p.process <> ? AND o.seen > {NOW} - ?",
            (table_id, self.process, self._patience_ms),
        )
        return {seat for (seats,) in rows for seat in json.loads(str(seats))}

    @property
    def _patience_ms(self) -> int:
        return int(self.beat_seconds * 1000 * DEAD_AFTER)

    async def hold(self, table_id: str, seats: Iterable[int]) -> None:
        """Tells the other processes whose people are connected to this one."""
        if not self.store.shared:
            return
        held = sorted(seats)
        mine: Statement = (
            (HOLD, (self.process, table_id, json.dumps(held)))
            if held
            else ("DELETE FROM presence WHERE process = ? AND table_id = ?", (self.process, table_id))
        )
        try:
            await self.store.write([mine, *self.store.news(table_id, NEWS)])
        except GreathallError as wrong:
            LOG.warning("table %s: who is connected could not be told: %s", table_id, wrong)

    async def run(self, adopt: Callable[[], Awaitable[None]], hold_all: Callable[[], Awaitable[None]]) -> None:
        """Says that this process is alive, and buries those that are not, until it is cancelled.

        ``adopt`` takes over what the dead had to do; ``hold_all`` comes back from the grave, after a long pause.
        """
        while self.store.shared:
            try:
                known = await self.store.read("SELECT 1 FROM processes WHERE id = ?", (self.process,))
                await self.store.write([(BEAT, (self.process,))])
                await self.set_clock()
                if not known:
                    await hold_all()
                if await self._bury():
                    await adopt()
            except (GreathallError, Conflict) as wrong:
                LOG.warning("no sign of life could be given: %s", wrong)
            await asyncio.sleep(self.beat_seconds)

    async def set_clock(self) -> None:
        """Clocks of games go by the database's, so that all processes agree."""
        if self.store.shared:
            ((now,),) = await self.store.read(f"SELECT {NOW}")
            assert isinstance(now, int)
            wall_clock.agree(now)

    async def _bury(self) -> int:
        """Takes the dead out of the books; how many there were."""
        dead = await self.store.read(f"SELECT id FROM processes WHERE seen <= {NOW} - ?", (self._patience_ms,))
        for (process,) in dead:
            LOG.warning("process %s is gone", process)
            await self._leave(str(process))
        return len(dead)

    async def _leave(self, process: str) -> None:
        held = await self.store.read("SELECT table_id FROM presence WHERE process = ?", (process,))
        gone: list[Statement] = [
            ("DELETE FROM presence WHERE process = ?", (process,)),
            ("DELETE FROM processes WHERE id = ?", (process,)),
        ]
        await self.store.write([*gone, *(news for (table,) in held for news in self.store.news(str(table), NEWS))])

    async def close(self) -> None:
        """A graceful stop: nobody is connected here any more."""
        if self.store.shared:
            await self._leave(self.process)
            wall_clock.agree(None)
