"""Everybody who is told of a table: who looks at it here, and whose people are connected to other processes."""

from __future__ import annotations

from greathall.server.match import info
from greathall.server.match.match import Match
from greathall.server.tables import wall_clock
from greathall.server.tables.background import Background
from greathall.server.tables.broadcast import Broadcast, Told
from greathall.server.tables.presence import Presence
from greathall.server.tables.watchers import Watcher, Watchers
from greathall.server.wire.messages import Connected
from greathall.server.wire.table_info import TableInfo


class Audience:
    """Tells what has happened. Everything here is called under the table's lock, when what is told is on disk."""

    def __init__(self, table_id: str, presence: Presence, background: Background) -> None:
        self.watchers = Watchers()
        self._table_id = table_id
        self._presence = presence
        self._background = background
        self._elsewhere: set[int] = set()
        self._told: set[int] = set()
        """The seats of which everybody knows that their people are there."""
        self._before: Told | None = None

    @property
    def connected(self) -> set[int]:
        """The seats whose people are there, through whichever process."""
        return self.watchers.seats() | self._elsewhere

    async def look_elsewhere(self) -> bool:
        """Asks who is connected to other processes; whether that has changed."""
        before, self._elsewhere = self._elsewhere, await self._presence.elsewhere(self._table_id)
        return before != self._elsewhere

    def info(self, match: Match) -> TableInfo:
        """What everybody may know."""
        return info.info(self._table_id, match, self.connected, wall_clock.now_ms())

    def tell(self, match: Match, common_ply: int, *, only_choices: bool = False) -> None:
        """Tells every watcher what has changed since a ply, each by their own view."""
        risen = self.watchers.rise(match.freed) if match.freed else []
        if risen:
            self._hold()
        before, there = self._before, self.connected
        if before is not None and only_choices and there == self._told:
            now = info.after_choices(before.info, match, wall_clock.now_ms())
        else:
            now = info.info(self._table_id, match, there, wall_clock.now_ms())
        self._told = there
        news = Broadcast(match, common_ply, now, before)
        changed: dict[int | None, bytes] = {}
        whole: dict[int | None, bytes] = {}
        for watcher in list(self.watchers):
            seat, told, make = watcher.looking, whole, news.whole
            if watcher.changes and watcher not in risen:
                told, make = changed, news.changed
            data = told.get(seat)
            if data is None:
                data = told[seat] = make(seat)
            watcher.send(data)
        self._before = news.told

    def forget_told(self, before: float) -> None:
        """What was told long ago is not kept in memory: the next news are the whole again."""
        if self._before is not None and self._before.at < before:
            self._before = None

    def tell_connected(self, but: Watcher | None = None) -> None:
        """Somebody came or went; spectators, and a person's second window, are no news to anybody."""
        now = self.connected
        if now != self._told:
            self._told = now
            self.watchers.tell(Connected(seats=sorted(now)), but=but)
            if self._before is not None:
                self._before.connect(now)

    def come(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self.tell_connected(but=watcher)
        if watcher.seats:
            self._hold()

    def _hold(self) -> None:
        self._background.start(self.hold())

    async def hold(self) -> None:
        """Lets other processes know whose people are connected to this one."""
        await self._presence.hold(self._table_id, self.watchers.seats())
