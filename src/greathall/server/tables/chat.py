"""A table's chat: kept beside the log, because a person may have it deleted."""

from __future__ import annotations

import logging

from greathall.server.match.log.entry import TABLE
from greathall.server.match.match import Match
from greathall.server.storage.base import Conflict, Store
from greathall.server.storage.statements import insert_chat
from greathall.server.tables import wall_clock
from greathall.server.tables.loader import read_chat
from greathall.server.tables.watchers import Watchers
from greathall.server.wire import messages
from greathall.server.wire.errors import Refused, StoreError
from greathall.server.wire.messages import ChatLine

LOG = logging.getLogger(__name__)


class Chat:
    """The newest lines, and who is told of them. Everything here happens under the table's lock."""

    def __init__(self, table_id: str, store: Store, watchers: Watchers) -> None:
        self.lines: list[ChatLine] = []
        self._table_id = table_id
        self._store = store
        self._watchers = watchers
        self._last = 0

    async def say(self, match: Match, seat: int, text: str) -> bool:
        """Keeps a line, then tells it; False when another process took its number first."""
        if match.hushed & {seat, TABLE}:
            raise Refused("hushed", "the chat is closed", 403)
        name = match.places[seat].name
        line = insert_chat(self._table_id, self._last + 1, wall_clock.now_ms(), seat, name, match.ply, text)
        try:
            await self._store.write([line, *self._store.news(self._table_id, "chat")])
        except Conflict:
            await self.tell()
            return False
        try:
            await self.tell()
        except StoreError as wrong:  # the line is kept: it is told with the next one
            LOG.warning("table %s: a line of chat could not be told: %s", self._table_id, wrong)
        return True

    async def tell(self) -> None:
        """Tells the lines that nobody here has been told yet."""
        told = self._last
        await self.recall()
        for line in self.lines:
            if line.number > told:
                self._watchers.tell(messages.Chat(line=line))

    async def recall(self) -> None:
        self.lines = await read_chat(self._table_id, self._store)
        self._last = max((line.number for line in self.lines), default=0)
