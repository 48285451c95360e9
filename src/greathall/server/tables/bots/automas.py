"""Set-up and choices at tables with a rulebook's automa, which acts within what leads to it.

They are carried out by a worker process, with a time limit. That takes the event loop a little longer than the automas
of today would, but none can ever hold it up: one that fails or overruns leaves its table as it was.
"""

from __future__ import annotations

import asyncio
import logging

from greathall.core.speech.options import Option
from greathall.core.storage.transfer import pack, unpack
from greathall.core.table import hosting
from greathall.core.table.table import Table
from greathall.server.match.log.entry import Entry
from greathall.server.match.log.game_entries import Choose, Start
from greathall.server.match.match import Match
from greathall.server.match.start import Begin, begin_of
from greathall.server.tables.bots.pool import BotFailed, BotPool, PoolClosed
from greathall.server.tables.bots.worker import Play
from greathall.server.wire.errors import Refused

LOG = logging.getLogger(__name__)


def acts_at(table: Table) -> bool:
    return any(seat.kind == "automa" for seat in table.seats)


async def played(match: Match, entry: Entry, bots: BotPool) -> Table | None:
    """The table after a choice that was tried out, or where an automa may act; None where it is still to be played."""
    if isinstance(entry, Start):
        return await _begun(match, entry, bots)
    table = match.table
    if not isinstance(entry, Choose) or table is None or match.over:
        return None
    ahead = entry.ahead_of(table)
    if ahead is not None or not acts_at(table):
        return ahead
    twin = table.clone()
    await play(twin, entry.option_at(table), bots)
    return twin


async def _begun(match: Match, entry: Start, bots: BotPool) -> Table | None:
    begin = begin_of(match.header, match.secret, entry.colours)
    if match.header.origin is not None:
        return None  # what began elsewhere is only read again
    if not begin.has_automa:
        return await _begun_aside(match, entry, begin) if begin.components else None
    entry.check(match)
    parcel = await _ask(begin, bots, f"the start of {begin.game}")
    table = await asyncio.to_thread(unpack, parcel) if begin.components else unpack(parcel)
    hosting.mark_checkpoint(table)
    return table


async def _begun_aside(match: Match, entry: Start, begin: Begin) -> Table:
    """With corrected components the whole box is read anew, so long that the loop would be held up."""
    entry.check(match)
    return await asyncio.to_thread(begin.set_up)


async def play(table: Table, option: Option, bots: BotPool) -> None:
    """Plays a choice, or refuses it with a reason and changes nothing; by a worker where an automa may act."""
    if not acts_at(table):
        table.play(option)
        return
    table.check(option)
    parcel = await _ask(Play(pack(table), option.notation), bots, f"{table!r}: {option.notation}")
    hosting.adopt(table, unpack(parcel, table.box), option)


async def _ask(task: Begin | Play, bots: BotPool, what: str) -> bytes:
    try:
        return await bots.carry_out(task)
    except (BotFailed, PoolClosed) as wrong:
        LOG.warning("%s: an automa did not come to an end: %s", what, wrong)
        raise Refused("automa", "the automa did not come to an end; nothing has changed", 503) from None
