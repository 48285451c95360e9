"""Lists of tables: public ones, and those that keys open. They read what is kept beside the logs, and no log."""

from __future__ import annotations

import json
from collections.abc import Sequence

import msgspec

from greathall.server.keys import key_hash
from greathall.server.lobby.expiry import Expiry
from greathall.server.storage.base import Store, Value
from greathall.server.wire.responses import Listed, OwnListed

LISTED = 100
NOT_TOLD = ("waits", "counts", "data")
"""What is kept of a table for the server alone."""


async def public_tables(store: Store) -> list[Listed]:
    rows = await store.read(
        "SELECT id, game, status, summary, created, updated FROM tables"
        " WHERE public = 1 AND status IN ('open', 'running') ORDER BY updated DESC LIMIT ?",
        (LISTED,),
    )
    return [_listed(row) for row in rows]


async def own_tables(store: Store, expiry: Expiry, keys: Sequence[str]) -> list[OwnListed]:
    """The tables that these keys open, newest first, each with whose turn it is."""
    hashes = [key_hash(key) for key in keys]
    if not hashes:
        return []
    marks = ", ".join("?" for _ in hashes)
    rows = await store.read(
        "SELECT t.id, t.game, t.status, t.summary, t.created, t.updated, k.seats, k.hash FROM keys k"
        f" JOIN tables t ON t.id = k.table_id WHERE k.kind = 'seat' AND k.hash IN ({marks})"
        " ORDER BY t.updated DESC",
        tuple(hashes),
    )
    return [_own(row, hashes, expiry) for row in rows]


def _own(row: tuple[Value, ...], hashes: Sequence[str], expiry: Expiry) -> OwnListed:
    told = _listed(row[:6])
    seats = json.loads(str(row[6]))
    return OwnListed(
        **msgspec.structs.asdict(told),
        your_seats=seats,
        your_turn=any(seat in told.asked for seat in seats),
        key=hashes.index(str(row[7])),
        closes=expiry.closes(told.status, told.updated),
    )


def _listed(row: tuple[Value, ...]) -> Listed:
    table_id, game, status, summary, created, updated = row
    told = {name: value for name, value in json.loads(str(summary)).items() if name not in NOT_TOLD}
    about = {"table": table_id, "game": game, "status": status, "created": created, "updated": updated}
    return msgspec.convert({**about, "rated": False, **told}, Listed)
