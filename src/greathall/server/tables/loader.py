"""Tables out of the database."""

from __future__ import annotations

import asyncio
import json
import logging
from functools import partial
from typing import NamedTuple

import msgspec

from greathall.core.errors import SaveError, Unplayable
from greathall.server.match.closed import SHUT
from greathall.server.match.log import entries
from greathall.server.match.log.entries import Row
from greathall.server.match.log.header import Header, read_header
from greathall.server.match.match import Match
from greathall.server.storage import snapshots
from greathall.server.storage.base import Rows, Store
from greathall.server.storage.snapshots import usable_snapshot
from greathall.server.wire.errors import Refused
from greathall.server.wire.messages import ChatLine

CHAT_SHOWN = 200
"""Lines of chat that a newcomer is told."""
LOG = logging.getLogger(__name__)


HEADER = "SELECT header, secret, status, summary FROM tables WHERE id = ?"
ROWS = "SELECT revision, at, keeps, actor, opens, entry, hash FROM log WHERE table_id = ? ORDER BY revision"


class Loaded(NamedTuple):
    """A table as it was read."""

    match: Match
    snapshot: int
    """The revision of the snapshot that was used, or 0."""
    status: str
    """What lists of tables say of it."""


async def read_table(table_id: str, store: Store, *, by_snapshot: bool = True) -> Loaded:
    """A table from its log, by way of its snapshot where that is wanted and of this release."""
    # The snapshot first: rows that come while we read are newer than it, never older.
    found, saved, logged = await store.read_all([(sql, (table_id,)) for sql in (HEADER, snapshots.READ, ROWS)])
    if not found:
        raise Refused("no-table", "there is no such table", 404)
    header, secret, status = read_header(str(found[0][0])), str(found[0][1]), str(found[0][2])
    reading = partial(_from_disk, table_id, header, secret, _rows(logged), saved if by_snapshot else [])
    # A record may have to be played all through, corrected components are read anew: the other tables go on meanwhile.
    aside = header.origin is not None or header.components is not None
    match, snapshot = await asyncio.to_thread(reading) if aside else reading()
    if match.closed is not None:
        if match.closed.why not in SHUT:
            LOG.warning("table %s: %s", table_id, match.closed.text)
        match.closed.status = "over" if status == "over" else "closed"
        match.closed.summary = json.loads(str(found[0][3]))
    return Loaded(match, snapshot, status)


def _from_disk(table_id: str, header: Header, secret: str, rows: list[Row], saved: Rows) -> tuple[Match, int]:
    snapshot = usable_snapshot(saved)
    if snapshot is not None:
        try:
            return fold(header, secret, rows, snapshot), snapshot[0]
        except SaveError as wrong:
            LOG.warning("table %s: snapshot not usable (%s); reading the whole log", table_id, wrong)
    return fold(header, secret, rows, None), 0


async def read_rows(table_id: str, store: Store) -> list[Row]:
    return _rows(await store.read(ROWS, (table_id,)))


async def has_revision(table_id: str, revision: int, store: Store) -> bool:
    return bool(await store.read("SELECT 1 FROM log WHERE table_id = ? AND revision = ?", (table_id, revision)))


def _rows(found: Rows) -> list[Row]:
    return [
        Row(_int(revision), _int(at), _int(keeps), _int(actor), bool(opens), entries.read(str(entry)), str(noted))
        for revision, at, keeps, actor, opens, entry, noted in found
    ]


async def read_chat(table_id: str, store: Store) -> list[ChatLine]:
    """The newest lines of a table's chat, oldest first."""
    lines = f"SELECT {', '.join(ChatLine.__struct_fields__)} FROM chat WHERE table_id = ?"
    rows = await store.read(f"{lines} ORDER BY number DESC LIMIT ?", (table_id, CHAT_SHOWN))
    told = [dict(zip(ChatLine.__struct_fields__, row, strict=True)) for row in reversed(rows)]
    return msgspec.convert(told, list[ChatLine])


def fold(header: Header, secret: str, rows: list[Row], snapshot: tuple[int, str] | None) -> Match:
    """A table by its rows; one that cannot be played on as it was begun is closed."""
    match = Match(header, secret)
    try:
        match.restore(rows, snapshot)
    except Unplayable as wrong:
        if wrong.__cause__ is not None:
            LOG.warning("a log could not be played again", exc_info=wrong)
        match = Match(header, secret)
        match.close(wrong, rows)
    return match


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
