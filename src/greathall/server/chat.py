"""A table's chat: kept beside the log, because a person may have it deleted."""

from __future__ import annotations

from greathall.server.loading import read_chat
from greathall.server.statements import insert_chat
from greathall.server.store import Conflict, Store
from greathall.server.watching import Watchers


class Chat:
    """The newest lines, and who is told of them. Everything here happens under the table's lock."""

    def __init__(self, table_id: str, store: Store, watchers: Watchers) -> None:
        self.lines: list[dict[str, object]] = []
        self._table_id = table_id
        self._store = store
        self._watchers = watchers
        self._last = 0

    async def add(self, at: int, seat: int, name: str, ply: int, text: str) -> bool:
        """Keeps a line, then tells it; False when another process took its number first."""
        line = insert_chat(self._table_id, self._last + 1, at, seat, name, ply, text)
        try:
            await self._store.write([line, *self._store.news(self._table_id, "chat")])
        except Conflict:
            kept = False
        else:
            kept = True
        await self.tell()
        return kept

    async def tell(self) -> None:
        """Tells the lines that nobody here has been told yet."""
        told = self._last
        await self.recall()
        for line in self.lines:
            if int(str(line["number"])) > told:
                self._watchers.tell({"is": "chat", "line": line})

    async def recall(self) -> None:
        self.lines = await read_chat(self._table_id, self._store)
        self._last = max((int(str(line["number"])) for line in self.lines), default=0)
