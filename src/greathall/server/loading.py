"""Tables out of the database."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import greathall
from greathall.core.errors import SaveError
from greathall.server import log
from greathall.server.errors import Refused
from greathall.server.log import Header, Row
from greathall.server.sitting import Sitting
from greathall.server.store import Rows, Store

CHAT_SHOWN = 200
"""Lines of chat that a newcomer is told."""
SNAPSHOT_EVERY = 32
SNAPSHOT_SHARE = 8
"""Log rows between snapshots: at least so many, and an eighth of all, because each snapshot holds the whole game.
What is logged after the last one is played again when a table is loaded."""
LOG = logging.getLogger(__name__)


HEADER = "SELECT header, secret FROM tables WHERE id = ?"
ROWS = "SELECT revision, at, keeps, actor, opens, entry FROM log WHERE table_id = ? ORDER BY revision"
SNAPSHOT = "SELECT revision, release, save FROM snapshots WHERE table_id = ?"


async def read_table(table_id: str, store: Store) -> tuple[Sitting, int]:
    """A table from its log, by way of its snapshot where that is of this release."""
    # The snapshot first: rows that come while we read are newer than it, never older.
    found, saved, logged = await store.read_all([(sql, (table_id,)) for sql in (HEADER, SNAPSHOT, ROWS)])
    if not found:
        raise Refused("no-table", "there is no such table", 404)
    header, secret = log.read_header(str(found[0][0])), str(found[0][1])
    reading = partial(_from_disk, table_id, header, secret, _rows(logged), saved)
    # What grew out of a record may have to play it all through; the other tables go on meanwhile.
    return await asyncio.to_thread(reading) if header.origin is not None else reading()


def _from_disk(table_id: str, header: Header, secret: str, rows: list[Row], saved: Rows) -> tuple[Sitting, int]:
    if saved and saved[0][1] == greathall.__version__:
        snapshot = (_int(saved[0][0]), str(saved[0][2]))
        try:
            return fold(header, secret, rows, snapshot), snapshot[0]
        except SaveError as wrong:
            LOG.warning("table %s: snapshot not usable (%s); reading the whole log", table_id, wrong)
    return fold(header, secret, rows, None), 0


def snapshot_due(revision: int, last: int) -> bool:
    """Whether a table that had its last snapshot at one revision wants another."""
    return revision - last >= max(SNAPSHOT_EVERY, revision // SNAPSHOT_SHARE)


async def read_rows(table_id: str, store: Store) -> list[Row]:
    return _rows(await store.read(ROWS, (table_id,)))


def _rows(found: Rows) -> list[Row]:
    return [
        Row(_int(revision), _int(at), _int(keeps), _int(actor), bool(opens), log.read(str(entry)))
        for revision, at, keeps, actor, opens, entry in found
    ]


async def read_chat(table_id: str, store: Store) -> list[dict[str, object]]:
    """The newest lines of a table's chat, oldest first."""
    names = ("number", "at", "seat", "name", "ply", "text")
    rows = await store.read(
        f"SELECT {', '.join(names)} FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?", (table_id, CHAT_SHOWN)
    )
    return [dict(zip(names, row, strict=True)) for row in reversed(rows)]


def fold(header: Header, secret: str, rows: list[Row], snapshot: tuple[int, str] | None) -> Sitting:
    sitting = Sitting(header, secret)
    sitting.restore(rows, snapshot)
    return sitting


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
