"""Whether a choice could be taken back: told before it is made, from what its seat may know."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from greathall.core.speech.options import Option
from greathall.core.table import hosting
from greathall.core.table.table import Table
from greathall.server.match.auto_answers import next_answer
from greathall.server.match.match import Match
from greathall.server.tables.bots import automas
from greathall.server.tables.bots.pool import BotPool

LOOK_AHEAD = 50
"""Answers of the server in a row that are followed; more of them would be no single move any more."""


class Preview(NamedTuple):
    """A choice carried out on a copy of its table; whoever makes it after all need not carry it out again."""

    played: Table
    final: bool
    """Whether it ends what its seat can undo: by a draw, a reveal, or because a bot plays next."""


async def preview(match: Match, option: Option, bots: BotPool) -> Preview:
    """Tries a choice out, or refuses it with a reason; the match stays as it is.

    The answer tells nothing that is hidden. Whether a choice draws or reveals follows from what its seat may know, or
    else undo itself would tell (tests/conformance/test_undo.py). What the server answers for others may depend on what
    they hold, so that is tried out in a world sampled from the seat's own view.
    """
    played = match.going_on().clone()
    await automas.play(played, option, bots)
    return Preview(
        played, _final(match, played, option.seat) or await _answers_end_it(match, played, option.seat, bots)
    )


def _final(match: Match, table: Table, seat: int) -> bool:
    return table.over or not table.can_undo(seat) or any(match.played_by(asked.seat) for asked in table.decisions)


async def _answers_end_it(match: Match, played: Table, seat: int, bots: BotPool) -> bool:
    """Whether the seat can undo nothing any more once the server has given the answers it may give by itself."""
    if all(asked.seat == seat for asked in played.decisions) and next_answer(played, match.places) is None:
        return False
    world = hosting.imagined(played, seat, Random(0))
    for _ in range(LOOK_AHEAD):
        found = next_answer(world, match.places)
        if found is None:
            break
        await automas.play(world, found[0], bots)
    return _final(match, world, seat)
