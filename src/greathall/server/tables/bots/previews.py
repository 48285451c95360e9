"""What choices bring, for who asks: worked out by a worker, once per question, away from everybody's moves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

import msgspec

from greathall.server.match.match import Match
from greathall.server.tables.bots.pool import BotFailed, BotPool, PoolClosed, position

LOG = logging.getLogger(__name__)
NOTHING = msgspec.Raw(b"[]")


class Previews:
    """The previews of one table, until it goes on."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._revision = -1
        self._found: dict[int, asyncio.Future[msgspec.Raw]] = {}

    def of(self, match: Match, seat: int) -> Awaitable[msgspec.Raw]:
        """What each option of this seat brings as the table stands now, as JSON; nothing where that takes too long."""
        if match.revision != self._revision:
            self._revision, self._found = match.revision, {}
        if seat not in self._found:
            self._found[seat] = asyncio.ensure_future(self._foresee(seat, position(match.playing)))
        return asyncio.shield(self._found[seat])

    async def _foresee(self, seat: int, save: str) -> msgspec.Raw:
        try:
            return await self._bots.foresee(seat, save)
        except (BotFailed, PoolClosed) as wrong:
            LOG.warning("no preview: %s", wrong)
            return NOTHING
