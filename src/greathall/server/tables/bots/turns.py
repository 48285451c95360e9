"""The bots of a table: each that is asked thinks in a task of its own, and in one process only."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, NamedTuple

from greathall.core.table.decision import Decision
from greathall.server.keys import bot_seed
from greathall.server.match import guide
from greathall.server.match.log.entry import Entry
from greathall.server.match.log.game_entries import Choose
from greathall.server.tables.bots.pool import BotFailed, PoolClosed, position
from greathall.server.wire.errors import StoreError

if TYPE_CHECKING:
    from greathall.server.match.match import Match
    from greathall.server.tables.live import LiveTable

LOG = logging.getLogger(__name__)
LOOK_AGAIN_SECONDS = 1.0
"""How often a process looks whether another one, which lets a bot think, has gone."""


class Asked(NamedTuple):
    """A question that a bot answers."""

    seat: int
    bot: str
    opened: int
    """The revision at which it was put."""

    def still(self, match: Match) -> Decision | None:
        """The decision, while it is open and this bot's to make."""
        same = match.played_by(self.seat) == self.bot and match.fresh_since(self.seat) == self.opened
        return match.decision_of(self.seat) if same else None


class Thinking:
    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.tasks: dict[int, asyncio.Task[None]] = {}

    def begin(self) -> None:
        """Lets every bot that is asked think."""
        match = self.live.match
        for decision in match.decisions:
            seat = decision.seat
            bot = "" if guide.scripted(match) else match.played_by(seat)
            if bot and seat not in self.tasks and not self.live.background.stopping.is_set():
                self.tasks[seat] = task = asyncio.create_task(self._think(Asked(seat, bot, match.fresh_since(seat))))
                task.add_done_callback(lambda done, seat=seat: self._thought(seat))  # type: ignore[misc]

    def _thought(self, seat: int) -> None:
        self.tasks.pop(seat, None)
        self.live.wake()

    async def _think(self, asked: Asked) -> None:
        async with self._alone(asked):
            async with self.live.lock:
                if asked.still(self.live.match) is None:
                    return
                save = position(self.live.match.playing)
            await self._answer(asked, save)

    @contextlib.asynccontextmanager
    async def _alone(self, asked: Asked) -> AsyncIterator[None]:
        """Only one process that has the table in memory lets its bot think; the others wait and see.

        Nobody waits for longer than a bot may think: to think twice is a waste, never to think would end the game.
        """
        live, name = self.live, f"{self.live.id} {asked.seat}"
        patience = time.monotonic() + live.bots.seconds
        claimed = await self._claim(name)
        while not claimed and self._waits(asked) and time.monotonic() < patience:
            await live.background.pause(LOOK_AGAIN_SECONDS)
            claimed = await self._claim(name)
        try:
            yield
        finally:
            if claimed:
                with contextlib.suppress(StoreError):  # a claim ends with the connection too
                    await live.store.release(name)

    def _waits(self, asked: Asked) -> bool:
        return asked.still(self.live.match) is not None and not self.live.background.stopping.is_set()

    async def _claim(self, name: str) -> bool:
        try:
            return await self.live.store.claim(name)
        except StoreError as wrong:
            LOG.warning("%s: not known whether another process lets the bot think: %s", name, wrong)
            return False

    async def _answer(self, asked: Asked, save: str) -> None:
        live = self.live
        seed = bot_seed(live.match.secret, asked.seat, asked.opened)
        try:
            choice = await live.bots.choose(asked.bot, asked.seat, save, seed)
        except PoolClosed:
            live.background.stopping.set()
            return
        except BotFailed as wrong:
            LOG.warning("table %s seat %s: bot %s: %s; its default is played", live.id, asked.seat, asked.bot, wrong)
            choice = ""

        def plan(match: Match) -> list[Entry]:
            decision = asked.still(match)
            if decision is None:
                return []
            chosen = next((option for option in decision.options if option.notation == choice), None)
            return [Choose.of(decision.default, "default") if chosen is None else Choose.of(chosen, "bot")]

        await live.background.patiently(live.act(plan))
