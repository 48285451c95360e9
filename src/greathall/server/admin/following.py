"""How a running server notices what operators do: it reads the audit log every two seconds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection

from greathall.core.errors import GreathallError
from greathall.server.admin.acts import Act, acts_since, last_number
from greathall.server.admin.blocks import read_blocks
from greathall.server.lobby.registry import Registry
from greathall.server.storage.base import Store
from greathall.server.wire.limits import Barred

LOG = logging.getLogger(__name__)
SECONDS = 2.0
BLOCKS = ("block", "unblock")
REVOKED = ("revoke-person", "revoke-seat")


class Follower:
    """Carries acts over into the memory of this process."""

    def __init__(self, store: Store, registry: Registry, barred: Barred, turn_away: Callable[[], None]) -> None:
        self._store = store
        self._registry = registry
        self._barred = barred
        self._turn_away = turn_away
        """Cuts off whoever is connected from a blocked address."""
        self._seen = 0

    async def open(self) -> None:
        self._seen = await last_number(self._store)
        self._barred.replace(await read_blocks(self._store))

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(SECONDS)
            try:
                await self.look()
            except GreathallError as wrong:
                LOG.warning("acts of operators could not be followed: %s", wrong)

    async def look(self) -> None:
        """What the database does not let through is tried again the next time; after a fault the next act follows."""
        for act in await acts_since(self._store, self._seen):
            try:
                await self._follow(act)
            except GreathallError:
                raise
            except Exception:
                LOG.exception("act %d of an operator: a fault", act.number)
            self._seen = act.number

    async def _follow(self, act: Act) -> None:
        if act.act in BLOCKS:
            self._barred.replace(await read_blocks(self._store))
            self._turn_away()
        elif act.act == "close-table":
            self._registry.heard(act.about, f"log {act.told.get('revision', 0)}")
        elif act.act in REVOKED:
            self._registry.hang_up(_tables(act))
        elif act.act == "delete-person":
            for table_id in _tables(act):
                await self._registry.forget_again(table_id)
        else:
            return
        LOG.info("operator: %s", act.act, extra={"facts": {"act": act.number}})


def _tables(act: Act) -> Collection[str]:
    tables = act.told.get("tables")
    return [str(one) for one in tables] if isinstance(tables, list) else []
