"""Tables, as operators see them: lists, one with its keys and reports, closing, exporting."""

from __future__ import annotations

import json
from typing import Any

from greathall.server.admin.acts import Desk, NotDone
from greathall.server.lobby.archive import export as export_record
from greathall.server.match.closed import record_of
from greathall.server.match.log.game_entries import Shut
from greathall.server.match.log.header import read_header
from greathall.server.storage.base import Conflict, Value
from greathall.server.tables import wall_clock
from greathall.server.tables.loader import read_rows, read_table
from greathall.server.tables.writing import Writing

RACES = 20
ID_LETTERS = 12
"""So much of a key's hash tells keys apart; it opens nothing."""
FOUND = "SELECT id, game, status, public, created, updated, header, summary FROM tables"


async def list_tables(desk: Desk, status: str = "", game: str = "", limit: int = 100) -> list[dict[str, Any]]:
    """The tables that were changed last, newest first."""
    wanted = [(column, value) for column, value in (("status", status), ("game", game)) if value]
    where = " AND ".join(f"{column} = ?" for column, _ in wanted)
    sql = f"{FOUND}{' WHERE ' + where if where else ''} ORDER BY updated DESC LIMIT ?"
    rows = await desk.store.read(sql, (*(value for _, value in wanted), limit))
    await desk.note("list-tables", told={"status": status, "game": game})
    return [_told(row) for row in rows]


def _told(row: tuple[Value, ...]) -> dict[str, Any]:
    table_id, game, status, public, created, updated, header, summary = row
    settled, stands = read_header(str(header)), json.loads(str(summary))
    return {
        "table": table_id,
        "game": game,
        "status": status,
        "seats": [one["name"] if one["kind"] == "person" else "(bot)" for one in stands["seats"]],
        "ply": stands.get("ply", 0),
        "public": bool(public),
        "rated": settled.rated,
        "created": created,
        "updated": updated,
    }


async def show_table(desk: Desk, table_id: str) -> dict[str, Any]:
    """One table, with its keys (not the keys themselves: nobody has them), its chat and what was reported."""
    store = desk.store
    found, keys, chat, reports = await store.read_all(
        [
            (f"{FOUND} WHERE id = ?", (table_id,)),
            ("SELECT hash, kind, seats, owner, person FROM keys WHERE table_id = ? ORDER BY kind", (table_id,)),
            ("SELECT at, seat, name, text FROM chat WHERE table_id = ? ORDER BY number", (table_id,)),
            ("SELECT id FROM reports WHERE table_id = ? ORDER BY at", (table_id,)),
        ]
    )
    if not found:
        raise NotDone(f"there is no table {table_id}")
    await desk.note("show-table", table_id)
    return {
        **_told(found[0]),
        "keys": [
            {
                "key": str(digest)[:ID_LETTERS],
                "kind": kind,
                "seats": json.loads(str(seats)),
                "owner": bool(owner),
                "person": person,
            }
            for digest, kind, seats, owner, person in keys
        ],
        "chat": [dict(zip(("at", "seat", "name", "text"), line, strict=True)) for line in chat],
        "reports": [report for (report,) in reports],
    }


async def close_table(desk: Desk, table_id: str, why: str = "") -> None:
    """Nobody plays on; everybody can read and export it. The log's unique key decides whether a move came first."""
    for _ in range(RACES):
        loaded = await read_table(table_id, desk.store)
        match, at = loaded.match, wall_clock.now_ms()
        row = match.apply(Shut("operator"), at)
        act = desk.written("close-table", table_id, {"why": why, "revision": row.revision})
        try:
            await Writing(table_id, desk.store).write(match, [row], at, [act])
        except Conflict:  # a move was faster, or another operator
            continue
        return
    raise NotDone("moves come faster than the table can be closed; try again")


async def export_table(desk: Desk, table_id: str) -> str:
    """The record. Of a game that goes on it is made of the log alone, and holds what players must not know yet."""
    match = (await read_table(table_id, desk.store)).match
    if not match.over and match.table is None:
        raise NotDone("no game was begun at this table")
    record = export_record(match) if match.over else record_of(match.header, await read_rows(table_id, desk.store))
    await desk.note("export-table", table_id, {"over": match.over})
    return record
