"""The post office: looks every few seconds who is to be called, and has letters sent.

Once per turn: a call is claimed by its unique key in the database before anything is sent, so neither a restart nor
another process sends it again. A server that dies between the two has not sent it: at most once, never twice.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import NamedTuple, TypeAlias

from greathall.core.errors import GreathallError
from greathall.server.notify.delivery import CallSettings, Delivery
from greathall.server.notify.preferences import Holder
from greathall.server.notify.preferences_store import ORPHANS, Keeping
from greathall.server.notify.turns import OVER, Called, Turn, Turns, Watched
from greathall.server.storage.base import Conflict, Store

LOG = logging.getLogger(__name__)
ROUND_SECONDS = 3.0
FIRST_ROUND_SECONDS = 20.0
"""After a start of the server, people need a moment to come back to their tables."""
DELAY_MS = 60_000
"""Nobody is called who comes back to the table within this time."""
TIDY_SECONDS = 3600.0
KEEP_CALLS_MS = 14 * 24 * 3_600_000
CLAIM = "INSERT INTO calls (table_id, seat, turn, wishes, number, at) VALUES (?, ?, ?, ?, ?, ?)"
TIDY = """
    DELETE FROM calls WHERE at < ? AND NOT EXISTS (SELECT 1 FROM turns t
    WHERE t.table_id = calls.table_id AND t.seat = calls.seat AND t.turn = calls.turn)"""


Present: TypeAlias = Callable[[str], Awaitable[set[int]]]
"""The seats whose people are at a table."""


class Call(NamedTuple):
    """What is said once: to one person, about one turn (or one game's end), for the n-th time."""

    table: str
    seat: int
    turn: int
    wishes: str
    number: int

    @property
    def kind(self) -> str:
        if self.seat == OVER:
            return "over"
        return "reminder" if self.number else "turn"


class PostOffice:
    def __init__(
        self, store: Store, present: Present, settings: CallSettings, clock: Callable[[], float] = time.time
    ) -> None:
        self.present = present
        self.clock = clock
        self.store = store
        self.keeping = Keeping(store, self.now_ms)
        self.turns = Turns(store)
        self.delivery = Delivery(self.keeping, settings, clock)
        self._round = asyncio.Lock()

    def now_ms(self) -> int:
        return int(self.clock() * 1000)

    async def run(self) -> None:
        """Until it is cancelled."""
        tidied = -TIDY_SECONDS
        await asyncio.sleep(FIRST_ROUND_SECONDS)
        while True:
            try:
                await self.round()
                if time.monotonic() - tidied > TIDY_SECONDS:
                    tidied = time.monotonic()
                    await self.tidy()
            except GreathallError as wrong:
                LOG.warning("calls: a round failed: %s", wrong)
            except Exception:
                LOG.exception("calls: a fault")
            await asyncio.sleep(ROUND_SECONDS)

    async def tidy(self) -> None:
        """Forgets calls for turns that have ended long ago, and wishes that no key leads to any more."""
        await self.store.write([(TIDY, (self.now_ms() - KEEP_CALLS_MS,)), *ORPHANS])

    async def round(self) -> None:
        """Looks once who is to be called now."""
        async with self._round:
            now = self.now_ms()
            watched, open_turns = await self.turns.follow(now)
            if not watched:
                return
            called = await self.turns.called()
            ids = {wishes for table in watched.values() for held in table.seats.values() for wishes in held}
            holders = await self.keeping.holders(sorted(ids))
            for table, call, due in _calls(watched, open_turns, called, holders):
                try:
                    await self._consider(table, call, due, holders[call.wishes], now)
                except GreathallError as wrong:  # one call that goes wrong takes no other with it
                    LOG.warning("calls: table %s seat %s: %s", call.table, call.seat, wrong)

    async def _consider(self, table: Watched, call: Call, due: int, holder: Holder, now: int) -> None:
        if now < due or not table.waiting_with(call.wishes):
            return
        mine = {call.seat} if call.seat != OVER else {s for s, held in table.seats.items() if call.wishes in held}
        if await self.present(table.id) & mine:
            await self._claim(call, now)  # they have seen it
        elif not holder.wishes.is_quiet(now / 1000) and await self._claim(call, now):
            self.delivery.send(holder, table.occasion(call.kind, call.wishes), "-".join(map(str, call)))

    async def _claim(self, call: Call, now: int) -> bool:
        try:
            await self.store.write([(CLAIM, (*call, now))])
        except Conflict:
            return False
        return True


def _calls(
    watched: dict[str, Watched],
    open_turns: list[Turn],
    called: dict[tuple[Turn, str], Called],
    holders: dict[str, Holder],
) -> Iterator[tuple[Watched, Call, int]]:
    """Every call that may come next, and when it is due."""
    for turn in open_turns:
        table = watched[turn.table]
        for wishes in sorted(table.seats[turn.seat] & holders.keys()):
            last = called.get((turn._replace(at=0), wishes))
            due = _due(turn, last, holders[wishes])
            if due is not None:
                yield table, Call(turn.table, turn.seat, turn.number, wishes, last.number + 1 if last else 0), due
    for table in watched.values():
        if table.status == "over":
            for wishes in sorted(frozenset[str]().union(*table.seats.values()) & holders.keys()):
                if holders[wishes].wishes.over:
                    yield table, Call(table.id, OVER, 0, wishes, 0), table.updated + DELAY_MS


def _due(turn: Turn, last: Called | None, holder: Holder) -> int | None:
    """When the next call for a turn is due, in milliseconds; None when there is none left."""
    if last is None:
        return turn.at + DELAY_MS
    remind = holder.wishes.remind
    if remind is None or last.number >= remind.times:
        return None
    return last.at + remind.minutes * 60_000
