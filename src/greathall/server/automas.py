"""Choices at tables with a rulebook's automa, which acts within the choice that leads to it.

They are carried out by a worker process, with a time limit. That takes the event loop a little longer than the automas
of today would, but none can ever hold it up: one that fails or overruns leaves its table as it was.
"""

from __future__ import annotations

import logging

from greathall.core.parcel import pack, unpack
from greathall.core.table import Table
from greathall.core.words import Option
from greathall.server.botpool import BotFailed, BotPool, PoolClosed
from greathall.server.errors import Refused
from greathall.server.log import AnyEntry, Choose
from greathall.server.sitting import Sitting

LOG = logging.getLogger(__name__)


def acts_at(table: Table) -> bool:
    return any(seat.kind == "automa" for seat in table.seats)


async def played(sitting: Sitting, entry: AnyEntry, bots: BotPool) -> Table | None:
    """The table after a choice, where an automa may act; None where nothing has to be carried out elsewhere."""
    table = sitting.table
    if not isinstance(entry, Choose) or table is None or sitting.over or not acts_at(table):
        return None
    twin = table.clone()
    await play(twin, table.game.words.parse(entry.choice), bots)
    return twin


async def play(table: Table, option: Option, bots: BotPool) -> None:
    """Plays a choice, or refuses it with a reason and changes nothing; by a worker where an automa may act."""
    if not acts_at(table):
        table.play(option)
        return
    table.check(option)
    try:
        parcel = await bots.play(pack(table), option.notation)
    except (BotFailed, PoolClosed) as wrong:
        LOG.warning("%r: after %s an automa did not come to an end: %s", table, option.notation, wrong)
        raise Refused("automa", "the automa did not come to an end; nothing has changed", 503) from None
    table.adopt(unpack(parcel, table.box), option)
