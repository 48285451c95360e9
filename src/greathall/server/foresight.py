"""Whether a choice could be taken back: told before it is made, from what its seat may know."""

from __future__ import annotations

from random import Random

from greathall.core.errors import NotationError
from greathall.core.table import Table
from greathall.server import automas
from greathall.server.answers import next_answer
from greathall.server.botpool import BotPool
from greathall.server.sitting import Sitting

LOOK_AHEAD = 50
"""Answers of the server in a row that are followed; more of them would be no single move any more."""


async def final(sitting: Sitting, choice: str, bots: BotPool) -> bool:
    """Whether a legal choice ends what its seat can undo: by a draw, a reveal, or because a bot plays next.

    It is tried out in a world sampled from the seat's own view, so the answer tells nothing that is hidden.
    """
    table = sitting.playing
    try:
        option = table.game.words.parse(choice)
    except NotationError:
        return False  # refusing it is the table's business
    decision = table.decision_of(option.seat)
    if decision is None or option not in decision.options:
        return False
    world = table.sample_world(option.seat, Random(0))
    await automas.play(world, option, bots)
    await _answer(world, sitting, bots)
    if world.over or not world.can_undo(option.seat):
        return True
    return any(sitting.played_by(asked.seat) for asked in world.decisions)


async def _answer(world: Table, sitting: Sitting, bots: BotPool) -> None:
    for _ in range(LOOK_AHEAD):
        found = next_answer(world, sitting.places)
        if found is None:
            return
        await automas.play(world, found[0], bots)
