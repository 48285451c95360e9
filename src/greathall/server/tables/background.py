"""What a table does that nobody waits for, but the server before it stops."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Coroutine
from typing import Any

from greathall.core.errors import GreathallError

LOG = logging.getLogger(__name__)
RETRY_SECONDS = 1.0
FAULT_SECONDS = 60.0


class Background:
    """The tasks of one table."""

    def __init__(self, table_id: str) -> None:
        self._table_id = table_id
        self._tasks: set[asyncio.Task[Any]] = set()
        self.stopping = asyncio.Event()

    def start(self, doing: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    async def patiently(self, doing: Awaitable[int]) -> None:
        """When it fails, that is logged, and it is tried again later, not at once."""
        try:
            await doing
        except GreathallError as wrong:
            LOG.warning("table %s: %s; trying again", self._table_id, wrong)
            await self.pause(RETRY_SECONDS)
        except Exception:
            LOG.exception("table %s: a fault in the rules or in the server", self._table_id)
            await self.pause(FAULT_SECONDS)

    async def pause(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.stopping.wait(), seconds)

    async def finish(self) -> None:
        """Nothing new is begun; what is under way comes to its end."""
        self.stopping.set()
        await asyncio.gather(*self._tasks, return_exceptions=True)
