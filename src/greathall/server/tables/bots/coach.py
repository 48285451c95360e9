"""The coach at a table. It advises in a worker process, and only where that is unfair to nobody: until the game is
over, where no other person plays."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from greathall.server.keys import bot_seed
from greathall.server.match.coaching import may_coach
from greathall.server.match.log.entry import TABLE
from greathall.server.match.match import Match
from greathall.server.tables.bots.pool import BotFailed, BotPool, PoolClosed, position
from greathall.server.tables.bots.worker import Advise, Appraise, LookBack
from greathall.server.wire.errors import Refused
from greathall.server.wire.messages import Estimate, Hint, Review

if TYPE_CHECKING:
    from greathall.server.tables.live import LiveTable

LOG = logging.getLogger(__name__)


def check_may_coach(match: Match) -> None:
    if not may_coach(match):
        raise Refused("no-coach", "until the game is over, the coach is only for who plays without other people", 403)


async def hint(live: LiveTable, seat: int) -> Hint:
    """The best few options of what this seat is asked now."""
    async with live.steady():
        match = live.match
        table = match.going_on()
        check_may_coach(match)
        decision = match.decision_of(seat)
        if decision is None:
            raise Refused("not-asked", "there is nothing to choose now", 409)
        question = decision.id
        task = Advise(seat, position(table), bot_seed(match.secret, seat, match.revision))
    told = await _ask(live.bots, task)
    assert isinstance(told, Hint)
    return Hint(decision=question, goal=told.goal, options=told.options)


async def estimate(live: LiveTable, seat: int | None) -> Estimate:
    """What everybody may hope for, by what this seat may know."""
    async with live.steady():
        match = live.match
        table = match.playing
        check_may_coach(match)
        ply = table.ply
        named = TABLE if seat is None else seat
        task = Appraise(seat, position(table), bot_seed(match.secret, named, match.revision))
    told = await _ask(live.bots, task)
    assert isinstance(told, Estimate)
    return Estimate(ply=ply, goal=told.goal, points=told.points)


async def review(live: LiveTable, seat: int | None, export: Callable[[Match], str]) -> Review:
    """What a game that is over teaches this seat; worked out once."""
    async with live.steady():
        record, asked = export(live.match), (seat, live.match.revision)
    if asked not in live.reviews:
        told = await _ask(live.bots, LookBack(record, seat))
        assert isinstance(told, Review)
        live.reviews[asked] = told
    return live.reviews[asked]


async def _ask(bots: BotPool, task: Advise | Appraise | LookBack) -> Hint | Estimate | Review:
    try:
        return await bots.coach(task)
    except (BotFailed, PoolClosed) as wrong:
        LOG.warning("the coach: %s", wrong)
        raise Refused("coach", "the coach has nothing to say here", 409) from None
