"""People, as operators see them: revoking what opens their seats, deleting them, what they report."""

from __future__ import annotations

import json
from typing import Any

from greathall.server.admin.acts import Desk, Fact, NotDone
from greathall.server.admin.tables import ID_LETTERS
from greathall.server.keys import key_hash, new_key
from greathall.server.notify.preferences_store import forget_person
from greathall.server.storage.base import Rows, Statement
from greathall.server.storage.statements import delete_person as delete_person_statements
from greathall.server.tables import wall_clock
from greathall.server.tables.loader import read_table
from greathall.server.tables.writing import Writing

REPORT = ("report", "at", "table", "seat", "name", "person", "by_seat", "text", "said", "settled")


async def list_people(desk: Desk, limit: int = 100) -> list[dict[str, Any]]:
    """Those who came last, newest first."""
    rows = await desk.store.read(
        "SELECT p.name, p.created, (SELECT count(*) FROM keys k WHERE k.person = p.name AND k.kind = 'person'),"
        " (SELECT count(DISTINCT k.table_id) FROM keys k WHERE k.person = p.name AND k.kind = 'seat')"
        " FROM people p ORDER BY p.created DESC LIMIT ?",
        (limit,),
    )
    await desk.note("list-people")
    return [dict(zip(("name", "created", "passes", "tables"), row, strict=True)) for row in rows]


async def revoke_person(desk: Desk, name: str) -> int:
    """No pass and no key of this person opens anything more. Seats stay theirs: signing in opens them anew."""
    await _check_known(desk, name)
    kept = await desk.store.read("SELECT hash, kind, table_id FROM keys WHERE person = ?", (name,))
    tables = sorted({str(table) for _, kind, table in kept if kind == "seat"})
    told: dict[str, Fact] = {"tables": tables, "keys": len(kept)}
    changes = [*_voided([row for row in kept if row[1] == "seat"]), _passes_gone(name)]
    await desk.note("revoke-person", name, told, changes)
    return len(kept)


def _passes_gone(name: str) -> Statement:
    return "DELETE FROM keys WHERE kind = 'person' AND person = ?", (name,)


def _voided(rows: Rows) -> list[Statement]:
    """The row says whose seat it is; what opened it opens it no more, and nobody has what would."""
    void = "UPDATE keys SET hash = ? WHERE hash = ?"
    return [(void, (key_hash(new_key()), str(row[0]))) for row in rows]


async def revoke_seat(desk: Desk, table_id: str, seat: int) -> str:
    """Whatever opened a seat opens it no more. The answer is a new key, for who shall have the seat."""
    kept = await desk.store.read("SELECT hash, kind, seats, owner, person FROM keys WHERE table_id = ?", (table_id,))
    held = [row for row in kept if seat in json.loads(str(row[2]))]
    if not held:
        raise NotDone(f"no key opens seat {seat} of table {table_id}")
    key = new_key()
    first = next((row for row in held if row[1] == "seat"), held[0])
    changes = [
        *_voided([row for row in held if row is not first]),
        ("UPDATE keys SET hash = ? WHERE hash = ?", (key_hash(key), str(first[0]))),
    ]
    told: dict[str, Fact] = {"tables": [table_id], "seat": seat, "keys": [str(row[0])[:ID_LETTERS] for row in held]}
    await desk.note("revoke-seat", table_id, told, changes)
    return key


async def delete_person(desk: Desk, name: str) -> int:
    """The name, its passes and wishes, and name and words at all tables. Seats stay open to their keys."""
    await _check_known(desk, name)
    rows = await desk.store.read(
        "SELECT DISTINCT table_id, seats FROM keys WHERE person = ? AND kind = 'seat'", (name,)
    )
    for table_id, seats in rows:
        await _forget_at(desk, str(table_id), json.loads(str(seats)))
    told = {"tables": sorted({str(table_id) for table_id, _ in rows})}
    # The log of acts remembers that somebody was deleted, not who: that would keep the name.
    await desk.note("delete-person", "", told, [*delete_person_statements(name), *forget_person(name)])
    return len(told["tables"])


async def _forget_at(desk: Desk, table_id: str, seats: list[int]) -> None:
    writing = Writing(table_id, desk.store)
    for seat in seats:
        await writing.forget((await read_table(table_id, desk.store)).match, seat)
    await writing.write_summary((await read_table(table_id, desk.store)).match, wall_clock.now_ms())


async def _check_known(desk: Desk, name: str) -> None:
    if not await desk.store.read("SELECT 1 FROM people WHERE name = ?", (name,)):
        raise NotDone(f"nobody is known by the name '{name}'")


async def list_reports(desk: Desk, *, settled: bool = False) -> list[dict[str, Any]]:
    """What people report, oldest first; those that are settled only if they are asked for."""
    sql = "SELECT id, at, table_id, seat, name, person, by_seat, text, said, settled FROM reports"
    rows = await desk.store.read(sql + ("" if settled else " WHERE settled IS NULL") + " ORDER BY at")
    await desk.note("list-reports")
    found = [dict(zip(REPORT, row, strict=True)) for row in rows]
    return [{**one, "said": json.loads(str(one["said"]))} for one in found]


async def settle_report(desk: Desk, report: str, why: str = "") -> None:
    if not await desk.store.read("SELECT 1 FROM reports WHERE id = ?", (report,)):
        raise NotDone(f"there is no report {report}")
    done: list[Statement] = [("UPDATE reports SET settled = ? WHERE id = ?", (wall_clock.now_ms(), report))]
    await desk.note("settle-report", report, {"why": why}, done)
