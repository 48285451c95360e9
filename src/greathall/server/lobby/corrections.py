"""Corrected components come from anybody: whether they fit is found out where it harms nobody."""

from __future__ import annotations

import logging
from typing import Any

from greathall.core.registry import find
from greathall.server.lobby.hall import Hall
from greathall.server.match.log.header import Header
from greathall.server.match.start import Begin, begin_of
from greathall.server.tables.bots.pool import BotFailed, PoolClosed
from greathall.server.wire.errors import Refused

LOG = logging.getLogger(__name__)


async def check_components(hall: Hall, header: Header) -> None:
    """Whether a table can be made with its components."""
    await checked(hall, begin_of(header, "check", find(header.game).colours[: len(header.places)]))


async def checked(hall: Hall, begin: Begin, file: str = "") -> dict[str, Any]:
    """Corrections, given with the game or as a file, if they fit.

    The file is read and the game set up once in a worker: what is wrong, or takes too long, harms nobody.
    """
    try:
        return await hall.pool.check(begin, file)
    except (BotFailed, PoolClosed) as failed:
        LOG.warning("corrected components could not be checked: %s", failed)
        raise Refused("bad-components", "a game with these components could not be set up in time") from None
