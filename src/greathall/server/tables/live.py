"""A table in memory: one change at a time, written before it is shown.

Everything happens under the table's lock: check, apply, write, then tell. What is in memory and not yet on disk is seen
by nobody. When a write fails, memory is thrown away and read again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import TypeAlias

from greathall.core.errors import GreathallError
from greathall.server.match import auto_answers
from greathall.server.match.log.entries import Row
from greathall.server.match.log.entry import Entry
from greathall.server.match.log.game_entries import Choose
from greathall.server.match.match import Match
from greathall.server.observe import MOVES
from greathall.server.storage.base import Conflict, Statement, Store
from greathall.server.tables import wall_clock
from greathall.server.tables.alarm import Alarm
from greathall.server.tables.audience import Audience
from greathall.server.tables.background import Background
from greathall.server.tables.bots import automas
from greathall.server.tables.bots.pool import BotPool
from greathall.server.tables.bots.previews import Previews
from greathall.server.tables.bots.turns import Thinking
from greathall.server.tables.chat import Chat
from greathall.server.tables.loader import has_revision, read_table
from greathall.server.tables.presence import NEWS, Presence
from greathall.server.tables.watchers import Watcher
from greathall.server.tables.writing import Writing
from greathall.server.wire.errors import InDoubt, Refused, StoreError
from greathall.server.wire.messages import Forgotten, Review
from greathall.server.wire.table_info import TableInfo

LOG = logging.getLogger(__name__)
MAX_AUTOMATIC = 2000
"""Answers of the server in a row; more would mean a game that runs in circles."""
RACES = 8
"""How often a change is tried again when another process was first."""

Plan: TypeAlias = Callable[[Match], Sequence[Entry]]


class LiveTable:
    """A table that somebody is using."""

    def __init__(self, table_id: str, store: Store, bots: BotPool, presence: Presence, match: Match) -> None:
        self.id = table_id
        self.store = store
        self.bots = bots
        self.match = match
        self.told = match.revision
        """Up to where everybody who looks on has been told."""
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.dead = False
        self.background = Background(table_id)
        self.audience = Audience(table_id, presence, self.background)
        self.chat = Chat(table_id, store, self.audience.watchers)
        self.writing = Writing(table_id, store)
        self.alarm = Alarm(self)
        self.thinking = Thinking(self)
        self.previews = Previews(bots)
        self.reviews: dict[tuple[int | None, int], Review] = {}
        """What the coach said of the game once it was over, by the seat that asked and the revision."""

    @classmethod
    async def load(cls, table_id: str, store: Store, bots: BotPool, presence: Presence) -> LiveTable:
        loaded = await read_table(table_id, store)
        live = cls(table_id, store, bots, presence, loaded.match)
        live.writing.snapshot = loaded.snapshot
        if loaded.status != loaded.match.status and "closed" in (loaded.status, loaded.match.status):
            await live.writing.write_status(loaded.match)
        await live.audience.look_elsewhere()
        await live.chat.recall()
        return live

    @asynccontextmanager
    async def steady(self) -> AsyncIterator[Match]:
        """The table while nothing changes, and all of it on disk; refused where it was closed while one waited."""
        async with self.lock:
            self.check_alive()
            yield self.match

    def check_alive(self) -> None:
        if self.dead:
            raise Refused("storage", "this table cannot be read now; try again", 503)

    # Changing it

    async def act(self, plan: Plan, also: Sequence[Statement] = ()) -> int:
        """Carries out what ``plan`` says, given how the table stands; the revision once that is on disk and told."""
        for _ in range(RACES):
            async with self.lock:
                if await self._attempt(plan, also):
                    revision = self.match.revision
                    break
        else:
            raise Refused("stale", "others are faster every time", 409)
        self.wake()
        return revision

    async def _attempt(self, plan: Plan, also: Sequence[Statement]) -> bool:
        """Applies, writes and tells; False when another process was first and the plan has to be made anew."""
        self.check_alive()
        at = wall_clock.now_ms()
        rows = await self._apply_all(plan, at)
        if not rows:
            return True
        try:
            await self.writing.write(self.match, rows, at, also)
        except Conflict:
            await self._reload()
            return False
        except InDoubt:
            LOG.error("table %s: whether a write was kept is not known", self.id)  # noqa: TRY400 - as below
            self._close()  # whoever comes back is told how it stands
            raise
        except StoreError as wrong:
            LOG.error("table %s: write failed: %s", self.id, wrong)  # noqa: TRY400 - the traceback says nothing more
            await self._reload()
            raise Refused("storage", "the server could not keep this; nothing has changed", 503) from None
        except asyncio.CancelledError:
            self._close()  # whoever comes next reads whether it reached the disk
            raise
        self._tell(min(row.common_ply for row in rows), only_choices=all(isinstance(row.entry, Choose) for row in rows))
        for row in rows:
            if isinstance(row.entry, Choose):
                MOVES.add(self.match.header.game, row.entry.by or "person")
        return True

    async def _apply_all(self, plan: Plan, at: int) -> list[Row]:
        """What is planned, and what the server answers to it; memory is as it was when any of it is refused."""
        rows: list[Row] = []
        try:
            for entry in self._entries(plan):
                played = await automas.played(self.match, entry, self.bots)
                rows.append(self.match.apply(entry, at, played))
        except GreathallError:
            if rows:
                await self._reload()
            raise
        except Exception:
            await self._reload()
            raise
        except asyncio.CancelledError:
            if rows:
                self._close()
            raise
        return rows

    def _entries(self, plan: Plan) -> Iterator[Entry]:
        """What is planned, then what the server answers by itself, given how the table stands by then."""
        planned = plan(self.match)
        yield from planned
        for _ in range(MAX_AUTOMATIC if planned else 0):
            entry = auto_answers.automatic(self.match)
            if entry is None:
                return
            yield entry
        if planned:
            raise Refused("circles", "the game does not come to a decision", 500)

    async def _reload(self) -> None:
        """Throws memory away, reads the table again, and tells what others did; one that cannot be read is closed."""
        try:
            self.match, self.writing.snapshot, _ = await read_table(self.id, self.store)
        except Exception:
            self._close()
            raise
        if self.match.revision > self.told:
            self._tell(self.match.common_ply(self.told))

    def _tell(self, common_ply: int, *, only_choices: bool = False) -> None:
        """Tells everybody who looks on how the table stands; what they saw up to a ply still stands."""
        self.audience.tell(self.match, common_ply, only_choices=only_choices)
        self.told = self.match.revision

    def _close(self) -> None:
        self.dead = True
        self.match = Match(self.match.header, self.match.secret)
        self.audience.watchers.hang_up()

    async def catch_up(self, what: str) -> None:
        """Another process changed the table: read what is new, and tell."""
        kind, _, number = what.partition(" ")
        moved = kind in (NEWS, "all") and await self.audience.look_elsewhere()
        async with self.lock:
            if self.dead:  # whoever comes next reads it anew
                return
            if kind in ("chat", "all"):
                await self.chat.tell()
            if moved:
                self.audience.tell_connected()
            if kind in ("chat", NEWS) or (kind == "log" and int(number) <= self.match.revision):
                return
            await self._reload()
            if kind == "forget":
                await self.chat.recall()
                self._tell(self.match.ply)
        self.wake()

    async def catch_up_with(self, revision: int) -> None:
        """Somebody has seen a revision through another process, whose news is still under way to this one."""
        if self.store.shared and revision > self.match.revision and await has_revision(self.id, revision, self.store):
            await self.catch_up(f"log {revision}")

    async def say(self, seat: int, text: str) -> None:
        """A line of chat."""
        for _ in range(RACES):
            async with self.steady() as match:
                if await self.chat.say(match, seat, text):
                    return

    async def forget(self, seat: int) -> None:
        """Takes a person's name and words out of the table; what was played stays."""
        async with self.steady() as match:
            await self.writing.forget(match, seat)
            await self._reload()
            await self.chat.recall()
            await self.writing.write_summary(self.match, wall_clock.now_ms())
            self._tell(self.match.ply)
            self.audience.watchers.tell(Forgotten(seat=seat))

    # Who looks at it

    @property
    def connected(self) -> set[int]:
        """The seats whose people are there, through whichever process."""
        return self.audience.connected

    def info(self) -> TableInfo:
        """What everybody may know; to be asked for under the lock, when all of it is on disk."""
        return self.audience.info(self.match)

    async def info_now(self) -> TableInfo:
        async with self.steady():
            return self.info()

    def come(self, watcher: Watcher) -> None:
        """Somebody looks at the table; to be called under the lock, so that their first view and all news fit."""
        self.audience.come(watcher)

    def go(self, watcher: Watcher) -> None:
        """Somebody looks away; the others are told when all there is to tell is on disk."""
        if watcher in self.audience.watchers:
            self.audience.watchers.discard(watcher)
            self.background.start(self._tell_gone())

    async def _tell_gone(self) -> None:
        async with self.lock:
            self.audience.tell_connected()
        await self.audience.hold()

    # Clocks and bots

    def wake(self) -> None:
        """Winds the clocks, and lets every bot that is asked think."""
        self.alarm.wind()
        self.thinking.begin()

    @property
    def busy(self) -> bool:
        working = self.background.busy or bool(self.thinking.tasks) or self.alarm.is_set
        return working or bool(self.audience.watchers) or self.lock.locked()

    async def stop(self) -> None:
        """Lets changes under way reach the disk; no bot is asked any more."""
        self.background.stopping.set()
        self.alarm.wind()
        await self.background.finish()
        await asyncio.gather(*self.thinking.tasks.values(), return_exceptions=True)
        async with self.lock:
            return
