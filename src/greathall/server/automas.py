"""Set-up and choices at tables with a rulebook's automa, which acts within what leads to it.

They are carried out by a worker process, with a time limit. That takes the event loop a little longer than the automas
of today would, but none can ever hold it up: one that fails or overruns leaves its table as it was.
"""

from __future__ import annotations

import logging

from greathall.core.parcel import pack, unpack
from greathall.core.table import Table
from greathall.core.words import Option
from greathall.server.beginning import Begin, beginning
from greathall.server.botpool import BotFailed, BotPool, PoolClosed
from greathall.server.botworker import Play
from greathall.server.errors import Refused
from greathall.server.happenings import check_start
from greathall.server.log import AnyEntry, Choose, Start
from greathall.server.sitting import Sitting

LOG = logging.getLogger(__name__)


def acts_at(table: Table) -> bool:
    return any(seat.kind == "automa" for seat in table.seats)


async def played(sitting: Sitting, entry: AnyEntry, bots: BotPool) -> Table | None:
    """The table after a start or a choice, where an automa may act; None where nothing has to be done elsewhere."""
    if isinstance(entry, Start):
        return await _begun(sitting, entry, bots)
    table = sitting.table
    if not isinstance(entry, Choose) or table is None or sitting.over or not acts_at(table):
        return None
    twin = table.clone()
    await play(twin, table.option(entry.choice), bots)
    return twin


async def _begun(sitting: Sitting, entry: Start, bots: BotPool) -> Table | None:
    begin = beginning(sitting, entry.colours)
    if sitting.header.origin is not None or not begin.has_automa:
        return None  # what began elsewhere is only read again
    check_start(sitting)
    table = unpack(await _ask(begin, bots, f"the start of {begin.game}"))
    table.tip.checkpoint = table.state.clone()
    return table


async def play(table: Table, option: Option, bots: BotPool) -> None:
    """Plays a choice, or refuses it with a reason and changes nothing; by a worker where an automa may act."""
    if not acts_at(table):
        table.play(option)
        return
    table.check(option)
    parcel = await _ask(Play(pack(table), option.notation), bots, f"{table!r}: {option.notation}")
    table.adopt(unpack(parcel, table.box), option)


async def _ask(task: Begin | Play, bots: BotPool, what: str) -> bytes:
    try:
        return await bots.carry_out(task)
    except (BotFailed, PoolClosed) as wrong:
        LOG.warning("%s: an automa did not come to an end: %s", what, wrong)
        raise Refused("automa", "the automa did not come to an end; nothing has changed", 503) from None
