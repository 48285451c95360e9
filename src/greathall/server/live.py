"""A table in memory: one change at a time, written before it is shown.

Everything happens under the table's lock: check, apply, write, then tell. What is in memory and not yet on disk is seen
by nobody. When a write fails, memory is thrown away and read again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from greathall.core.errors import GreathallError
from greathall.server import answers, automas, log, telling
from greathall.server.botpool import BotPool
from greathall.server.chat import Chat
from greathall.server.clock import deadlines, run_out
from greathall.server.errors import Refused
from greathall.server.happenings import TABLE
from greathall.server.loading import read_rows, read_table, snapshot_due
from greathall.server.log import AnyEntry, Row
from greathall.server.presence import NEWS, Presence
from greathall.server.results import result
from greathall.server.sitting import Sitting
from greathall.server.statements import forget, insert_result, insert_row, put_snapshot, update_table
from greathall.server.store import Conflict, Statement, Store, StoreError
from greathall.server.thinking import Thinking
from greathall.server.watching import Watcher, Watchers

LOG = logging.getLogger(__name__)
MAX_AUTOMATIC = 2000
"""Answers of the server in a row; more would mean a game that runs in circles."""
RETRY_SECONDS = 1.0
FAULT_SECONDS = 60.0
RACES = 8
"""How often a change is tried again when another process was first."""
GRACE_MS = 15_000
"""After a start of the server no clock runs out before this."""

Plan: TypeAlias = Callable[[Sitting], Sequence[AnyEntry]]


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class LiveTable:
    """A table that somebody is using."""

    def __init__(self, table_id: str, store: Store, bots: BotPool, presence: Presence, sitting: Sitting) -> None:
        self.id = table_id
        self.store = store
        self.bots = bots
        self.presence = presence
        self.sitting = sitting
        self.lock = asyncio.Lock()
        self.watchers = Watchers()
        self._elsewhere: set[int] = set()
        """The seats whose people are connected to other processes."""
        self.used = time.monotonic()
        self.dead = False
        self.chat = Chat(table_id, store, self.watchers)
        self._notice = telling.Notice(table_id)
        self._snapshot = 0
        self._tasks: set[asyncio.Task[Any]] = set()
        self.stopping = asyncio.Event()
        # Nobody loses time while the server was down.
        self._no_bell_before = now_ms() + GRACE_MS if sitting.revision else 0
        self._alarm: asyncio.TimerHandle | None = None
        self.thinking = Thinking(self)

    @classmethod
    async def load(cls, table_id: str, store: Store, bots: BotPool, presence: Presence) -> LiveTable:
        sitting, snapshot = await read_table(table_id, store)
        live = cls(table_id, store, bots, presence, sitting)
        live._snapshot = snapshot
        live._elsewhere = await presence.elsewhere(table_id)
        await live.chat.recall()
        return live

    # Changing it

    async def act(self, plan: Plan, also: Sequence[Statement] = ()) -> int:
        """Carries out what ``plan`` says, given how the table stands; the revision once that is on disk and told."""
        for _ in range(RACES):
            async with self.lock:
                if await self._attempt(plan, also):
                    revision = self.sitting.revision
                    break
        else:
            raise Refused("stale", "others are faster every time", 409)
        self.wake()
        return revision

    async def _attempt(self, plan: Plan, also: Sequence[Statement]) -> bool:
        """Applies, writes and tells; False when another process was first and the plan has to be made anew."""
        self._check_alive()
        rows: list[Row] = []
        at, before = now_ms(), self.sitting.revision
        try:
            for entry in plan(self.sitting):
                rows.append(await self._apply(entry, at))  # noqa: PERF401 - what is applied counts if the next fails
            if not rows:
                return True
            await self._answer(rows, at)
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
        try:
            await self._write(rows, at, also)
        except Conflict:
            await self._reload()
            self._tell(self.sitting.since(before))
            return False
        except asyncio.CancelledError:
            self._close()  # whoever comes next reads whether it reached the disk
            raise
        self._tell(min(row.keeps for row in rows))
        return True

    async def _apply(self, entry: AnyEntry, at: int) -> Row:
        return self.sitting.apply(entry, at, await automas.played(self.sitting, entry, self.bots))

    async def _answer(self, rows: list[Row], at: int) -> None:
        for _ in range(MAX_AUTOMATIC):
            entry = answers.automatic(self.sitting)
            if entry is None:
                return
            rows.append(await self._apply(entry, at))
        raise Refused("circles", "the game does not come to a decision", 500)

    async def _write(self, rows: list[Row], at: int, also: Sequence[Statement]) -> None:
        summary = update_table(self.id, self.sitting.status, telling.summary(self.sitting), at)
        news = self.store.news(self.id, f"log {self.sitting.revision}")
        statements = [*also, *(insert_row(self.id, row) for row in rows), summary, *news]
        snapshot = self._due_snapshot()
        if snapshot is not None:
            statements.append(snapshot)
        ended = result(self.sitting)
        if ended is not None:
            statements.append(insert_result(self.id, ended))
        try:
            await self.store.write(statements, about=self.id)
        except StoreError as wrong:
            LOG.error("table %s: write failed: %s", self.id, wrong)  # noqa: TRY400 - the traceback says nothing more
            await self._reload()
            raise Refused("storage", "the server could not keep this; nothing has changed", 503) from None
        if snapshot is not None:
            self._snapshot = self.sitting.revision

    def _due_snapshot(self) -> Statement | None:
        table = self.sitting.table
        origin = self.sitting.header.origin
        if table is None or not snapshot_due(self.sitting.revision, self._snapshot):
            return None
        if origin is not None and origin.world:
            return None  # a save begins at the beginning; an imagined world has none
        return put_snapshot(self.id, self.sitting.revision, table.to_json())

    async def _reload(self) -> None:
        """Throws memory away and reads the table again; a table that cannot be read is closed."""
        try:
            self.sitting, self._snapshot = await read_table(self.id, self.store)
        except Exception:
            self._close()
            raise

    def _close(self) -> None:
        self.dead = True
        self.sitting = Sitting(self.sitting.header, self.sitting.secret)
        self.watchers.hang_up()

    def _check_alive(self) -> None:
        if self.dead:
            raise Refused("storage", "this table cannot be read now; try again", 503)

    async def catch_up(self, what: str) -> None:
        """Another process changed the table: read what is new, and tell."""
        kind, _, number = what.partition(" ")
        if kind in ("chat", "all"):
            await self._catch_up_chat()
        if kind == "chat":
            return
        if kind in (NEWS, "all"):
            await self._catch_up_presence()
        if kind == NEWS:
            return
        async with self.lock:
            before = self.sitting.revision
            if kind == "log" and int(number) <= before:
                return
            await self._reload()
            if kind == "forget":
                await self.chat.recall()
            if self.sitting.revision > before or kind == "forget":
                self._tell(self.sitting.since(before))
        self.wake()

    # Telling

    def info(self) -> dict[str, object]:
        """What everybody may know; to be asked for under the lock, when all of it is on disk."""
        return telling.info(self.id, self.sitting, self.connected, now_ms())

    @property
    def connected(self) -> set[int]:
        """The seats whose people are there, through whichever process."""
        return self.watchers.seats() | self._elsewhere

    def _tell(self, keeps: int) -> None:
        told: dict[int | None, bytes] = {}
        if self.sitting.freed and self.watchers.rise(self.sitting.freed):
            self._hold()
        news = telling.News(self.sitting, keeps, self._notice.write(self.sitting, self.connected, now_ms()))
        for watcher in list(self.watchers):
            seat = watcher.looking
            data = told.get(seat)
            if data is None:
                data = told[seat] = news.told(seat)
            watcher.send(data)

    async def info_now(self) -> dict[str, object]:
        async with self.lock:
            return self.info()

    def come(self, watcher: Watcher) -> None:
        """Somebody looks at the table; to be called under the lock, so that their first view and all news fit."""
        self.watchers.add(watcher)
        self.watchers.tell({"is": "table", "table": self.info()}, but=watcher)
        if watcher.seats:
            self._hold()

    def _start(self, doing: Coroutine[Any, Any, object]) -> None:
        """Something that nobody waits for, but the server before it stops."""
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _hold(self) -> None:
        self._start(self.presence.hold(self.id, self.watchers.seats()))

    def go(self, watcher: Watcher) -> None:
        """Somebody looks away; the others are told when all there is to tell is on disk."""
        if watcher in self.watchers:
            self.watchers.discard(watcher)
            self._start(self._tell_info())

    async def _tell_info(self) -> None:
        async with self.lock:
            self.watchers.tell({"is": "table", "table": self.info()})
        await self.presence.hold(self.id, self.watchers.seats())

    async def _catch_up_presence(self) -> None:
        """Somebody came to, or went from, another process."""
        there = await self.presence.elsewhere(self.id)
        async with self.lock:
            if there != self._elsewhere:
                self._elsewhere = there
                self.watchers.tell({"is": "table", "table": self.info()})

    # Chat

    async def say(self, seat: int, text: str) -> None:
        """A line of chat."""
        if self.sitting.hushed & {seat, TABLE}:
            raise Refused("hushed", "the chat is closed", 403)
        name = self.sitting.places[seat].name
        ply = self.sitting.table.ply if self.sitting.table is not None else 0
        for _ in range(RACES):
            async with self.lock:
                if await self.chat.add(now_ms(), seat, name, ply, text):
                    return

    async def _catch_up_chat(self) -> None:
        async with self.lock:
            await self.chat.tell()

    async def forget(self, seat: int) -> None:
        """Takes a person's name and words out of the table; what was played stays."""
        async with self.lock:
            header = self.sitting.header
            places = tuple(replace(p, name="") if s == seat else p for s, p in enumerate(header.places))
            rows = [
                replace(row, entry=replace(row.entry, name=""))
                for row in await read_rows(self.id, self.store)
                if isinstance(row.entry, log.Sit) and row.entry.seat == seat
            ]
            await self.store.write(forget(self.id, seat, replace(header, places=places), rows))
            await self._reload()
            await self.chat.recall()
            summary = update_table(self.id, self.sitting.status, telling.summary(self.sitting), now_ms())
            await self.store.write([summary, *self.store.news(self.id, "forget")])
            self._tell(self.sitting.since(self.sitting.revision))
            self.watchers.tell({"is": "forgotten", "seat": seat})

    def tell_rematch(self, table_id: str, seats: Sequence[int]) -> None:
        """There is a new table for the same people."""
        self.watchers.tell({"is": "rematch", "table": table_id, "seats": list(seats)})

    # Clocks

    def _wind(self) -> None:
        """Sets the alarm for the next clock to run out."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = min(deadlines(self.sitting).values(), default=None)
        if due is None or self.stopping.is_set():
            return
        seconds = (max(due, self._no_bell_before) - now_ms()) / 1000
        self._alarm = asyncio.get_running_loop().call_later(max(0.0, seconds), self._ring)

    def _ring(self) -> None:
        self._start(self._run_out())

    async def _run_out(self) -> None:
        await self.patiently(self.act(lambda sitting: run_out(sitting, now_ms(), self._no_bell_before)))
        self._wind()

    def wake(self) -> None:
        """Winds the clocks, and lets every bot that is asked think."""
        self._wind()
        self.thinking.begin()

    async def patiently(self, doing: Awaitable[int]) -> None:
        """What nobody waits for: when it fails, that is logged, and it is tried again later, not at once."""
        try:
            await doing
        except GreathallError as wrong:
            LOG.warning("table %s: %s; trying again", self.id, wrong)
            await self.pause(RETRY_SECONDS)
        except Exception:
            LOG.exception("table %s: a fault in the rules or in the server", self.id)
            await self.pause(FAULT_SECONDS)

    async def pause(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.stopping.wait(), seconds)

    @property
    def busy(self) -> bool:
        return bool(self.watchers or self._tasks or self.thinking.tasks or self._alarm or self.lock.locked())

    async def stop(self) -> None:
        """Lets changes under way reach the disk; no bot is asked any more."""
        self.stopping.set()
        self._wind()
        await asyncio.gather(*self._tasks, *self.thinking.tasks.values(), return_exceptions=True)
        async with self.lock:
            return
