"""Tables that everybody has left: their people are told beforehand, then they are closed, and stay readable."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from greathall.core.errors import GreathallError
from greathall.server.lobby.registry import Registry
from greathall.server.match.log.entry import Entry
from greathall.server.match.log.game_entries import Shut
from greathall.server.match.match import Match
from greathall.server.storage.base import Store
from greathall.server.tables import wall_clock

LOG = logging.getLogger(__name__)
DAY_MS = 24 * 3600 * 1000
TOLD_DAYS = 30
"""So long before is told in the lists of one's own tables what will become of them."""
SWEEP_SECONDS = 3600.0
MOST = 200
"""Tables closed by one sweep: an old server that learns of this does not do everything at once."""
SINCE = "abandoned since"
BEGIN = "INSERT INTO house (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"


class Expiry:
    """Closes what nobody has touched for so many days; with 0 days, nothing ever."""

    def __init__(self, store: Store, registry: Registry, days: int) -> None:
        self._store = store
        self._registry = registry
        self._days = days
        self._earliest = 0
        """Not before: a server that begins with this tells its people first, however old their tables are."""

    async def open(self) -> None:
        if not self._days:
            return
        await self._store.write([(BEGIN, (SINCE, str(wall_clock.now_ms())))])
        ((since,),) = await self._store.read("SELECT value FROM house WHERE name = ?", (SINCE,))
        self._earliest = int(str(since)) + min(TOLD_DAYS, self._days) * DAY_MS

    def closes(self, status: str, updated: int) -> int | None:
        """When a table is closed if nobody does anything at it; none where that is not yet worth a word."""
        if not self._days or status not in ("open", "running"):
            return None
        at = max(updated + self._days * DAY_MS, self._earliest)
        return at if at - wall_clock.now_ms() <= min(TOLD_DAYS, self._days) * DAY_MS else None

    async def run(self) -> None:
        """Until it is cancelled."""
        while self._days:
            try:
                await self.sweep()
            except GreathallError as wrong:
                LOG.warning("abandoned tables could not be looked for: %s", wrong)
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        now = wall_clock.now_ms()
        if now < self._earliest:
            return
        limit = now - self._days * DAY_MS
        rows = await self._store.read(
            "SELECT id FROM tables WHERE status IN ('open', 'running') AND updated < ? ORDER BY updated LIMIT ?",
            (limit, MOST),
        )
        for (table_id,) in rows:
            try:
                await self._close(str(table_id), limit)
            except GreathallError as wrong:
                LOG.info("table %s is abandoned, and is not closed: %s", table_id, wrong)

    async def _close(self, table_id: str, limit: int) -> None:
        def plan(match: Match) -> Sequence[Entry]:
            touched = bool(match.marks) and match.marks[-1].at >= limit  # somebody was faster
            return [] if touched or match.over else [Shut("abandoned")]

        await (await self._registry.table(table_id)).act(plan)
