"""Every table of this process: loaded when it is asked for, woken after a start, forgotten when nobody uses it."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Collection

from greathall.core.errors import GreathallError
from greathall.server.keys import is_table_id
from greathall.server.match.closed import may_be_closed
from greathall.server.match.log.header import read_header
from greathall.server.storage.base import Store
from greathall.server.storage.statements import update_summary
from greathall.server.tables import wall_clock
from greathall.server.tables.bots.pool import BotPool
from greathall.server.tables.live import LiveTable
from greathall.server.tables.presence import Presence
from greathall.server.wire.errors import Refused, StoreError

LOG = logging.getLogger(__name__)
IDLE_SECONDS = 300
"""A table that nobody used for so long leaves memory; its log stays."""
WAKE_SECONDS = 30.0
"""So long may it take to read a table that is to be woken."""


class Registry:
    """The tables that are in memory."""

    def __init__(self, store: Store, pool: BotPool, presence: Presence) -> None:
        self._store = store
        self.pool = pool
        self._presence = presence
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._catching: set[asyncio.Task[None]] = set()
        store.tell_late(lambda table_id: self.heard(table_id, "all"))

    async def table(self, table_id: str) -> LiveTable:
        """A table, loaded when it is first asked for."""
        if not is_table_id(table_id):
            raise Refused("no-table", "there is no such table", 404)
        live = self._live.get(table_id)
        if live is None or live.dead:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        live = await LiveTable.load(table_id, self._store, self.pool, self._presence)
        self._live[table_id] = live
        live.wake()
        return live

    def heard(self, table_id: str, what: str) -> None:
        """Another process changed a table; the ones in memory here catch up."""
        for live in list(self._live.values()):
            if live.id == table_id or what == "all":
                task = asyncio.create_task(self._catch_up(live, what))
                self._catching.add(task)
                task.add_done_callback(self._catching.discard)

    def hang_up(self, tables: Collection[str]) -> None:
        """Whoever looks at these tables has to come again, and show a key that still opens something."""
        for live in [self._live[one] for one in tables if one in self._live]:
            live.audience.watchers.hang_up()

    async def forget_again(self, table_id: str) -> None:
        """Somebody's name was taken out of a table while it was in memory here."""
        live = self._live.get(table_id)
        if live is not None:
            await live.catch_up("forget")
            async with live.lock:
                await live.writing.write_summary(live.match, wall_clock.now_ms())

    async def _catch_up(self, live: LiveTable, what: str) -> None:
        try:
            await live.catch_up(what)
        except GreathallError as wrong:
            LOG.warning("table %s: news could not be read: %s", live.id, wrong)

    async def resume(self) -> None:
        """Wakes the tables at which a bot or a clock has to act, and closes those that are played no more.

        One that cannot be woken is set aside: it is not tried again at every start, but when somebody opens it.
        """
        rows = await self._store.read("SELECT id, header, summary FROM tables WHERE status = 'running'")
        for table_id, header, summary in rows:
            told = json.loads(str(summary))
            closed = may_be_closed(read_header(str(header)), told)
            if (told["waits"] or closed) and not await self._woken(str(table_id)):
                await self._store.write([update_summary(str(table_id), {**told, "waits": False})])

    async def _woken(self, table_id: str) -> bool:
        """False for a table that will not open the next time either."""
        try:
            await asyncio.wait_for(self.table(table_id), WAKE_SECONDS)
        except StoreError as wrong:
            LOG.warning("table %s is not woken: %s", table_id, wrong)
        except Exception:
            LOG.exception("table %s cannot be opened; it is set aside", table_id)
            return False
        return True

    async def present(self, table_id: str) -> set[int]:
        """The seats whose people look at a table, through whichever process."""
        live = self._live.get(table_id)
        here = live.audience.watchers.seats() if live is not None else set()
        return here | await self._presence.elsewhere(table_id)

    async def hold_all(self) -> None:
        """Tells the other processes of everybody who is connected to this one."""
        for live in list(self._live.values()):
            await live.audience.hold()

    @property
    def tables_in_memory(self) -> int:
        return len(self._live)

    def forget_idle(self) -> None:
        limit = time.monotonic() - IDLE_SECONDS
        for table_id, live in list(self._live.items()):
            if live.used < limit and not live.busy:
                del self._live[table_id]
            live.audience.forget_told(limit)

    async def close(self) -> None:
        for live in list(self._live.values()):
            await live.stop()
