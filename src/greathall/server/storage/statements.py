"""What is written about tables, their logs, keys, people and chat, in plain SQL.

Standing answers, presence and wishes for calls are written by the modules that are about nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from greathall.server.keys import key_hash
from greathall.server.match.log import entries
from greathall.server.match.log.entries import Row
from greathall.server.match.log.header import Header
from greathall.server.match.results import Result
from greathall.server.storage.base import Statement
from greathall.server.wire.encoding import encode

INSERT_TABLE = """
    INSERT INTO tables (id, game, header, secret, public, status, summary, created, updated)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
UPDATE_TABLE = "UPDATE tables SET status = ?, summary = ?, updated = ? WHERE id = ?"
INSERT_ROW = """
    INSERT INTO log (table_id, revision, at, keeps, actor, opens, entry, hash)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)"""
INSERT_KEY = "INSERT INTO keys (hash, table_id, kind, seats, owner, person) VALUES (?, ?, ?, ?, ?, ?)"
INSERT_PERSON = "INSERT INTO people (name, salt, hash, created, id) VALUES (?, ?, ?, ?, ?)"
DELETE_KEYS = "DELETE FROM keys WHERE table_id = ? AND kind = ? AND seats = ?"
INSERT_RESULT = """
    INSERT INTO results (table_id, game, seats, ended, sides) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"""
INSERT_CHAT = "INSERT INTO chat (table_id, number, at, seat, name, ply, text) VALUES (?, ?, ?, ?, ?, ?, ?)"


def insert_table(
    table_id: str, header: Header, secret: str, status: str, summary: dict[str, object], at: int
) -> Statement:
    return (
        INSERT_TABLE,
        (
            table_id,
            header.game,
            encode(header).decode(),
            secret,
            int(header.public),
            status,
            encode(summary).decode(),
            at,
            at,
        ),
    )


def update_table(table_id: str, status: str, summary: dict[str, object], at: int) -> Statement:
    return UPDATE_TABLE, (status, encode(summary).decode(), at, table_id)


def update_status(table_id: str, status: str, summary: dict[str, object]) -> Statement:
    """Nobody changed the table: it stays where it was in lists by time."""
    return "UPDATE tables SET status = ?, summary = ? WHERE id = ?", (status, encode(summary).decode(), table_id)


def update_summary(table_id: str, summary: dict[str, object]) -> Statement:
    """Of a table that is not changed by it."""
    return "UPDATE tables SET summary = ? WHERE id = ?", (encode(summary).decode(), table_id)


def insert_row(table_id: str, row: Row) -> Statement:
    kept = (row.revision, row.at, row.common_ply, row.actor, int(row.asks_others), entries.write(row.entry))
    return INSERT_ROW, (table_id, *kept, row.state_hash)


def insert_key(
    key: str, table_id: str, kind: str, seats: Sequence[int], *, owner: bool = False, person: str | None = None
) -> Statement:
    return INSERT_KEY, (key_hash(key), table_id, kind, json.dumps(list(seats)), int(owner), person)


def delete_keys(table_id: str, kind: str, seats: Sequence[int]) -> Statement:
    return DELETE_KEYS, (table_id, kind, json.dumps(list(seats)))


def give_up_keys(table_id: str, seats: Sequence[int]) -> list[Statement]:
    """Keys to seats that were given up open them no more; the owner's key stays the owner's."""
    held = (table_id, json.dumps(list(seats)))
    return [
        ("DELETE FROM keys WHERE table_id = ? AND kind = 'seat' AND seats = ? AND owner = 0", held),
        ("UPDATE keys SET seats = '[]' WHERE table_id = ? AND kind = 'seat' AND seats = ?", held),
    ]


def insert_person(name: str, salt: str, digest: str, at: int, person: str) -> Statement:
    return INSERT_PERSON, (name, salt, digest, at, person)


def set_phrase(name: str, salt: str, digest: str) -> Statement:
    return "UPDATE people SET salt = ?, hash = ? WHERE name = ?", (salt, digest, name)


def revoke_keys(name: str) -> Statement:
    """Passes, and keys to seats, that were given to a person on whatever device."""
    return "DELETE FROM keys WHERE person = ? AND kind IN ('person', 'seat')", (name,)


def delete_person(name: str) -> list[Statement]:
    """The name and everything that led to it; seats stay open to who has their keys."""
    return [
        ("DELETE FROM people WHERE name = ?", (name,)),
        ("DELETE FROM keys WHERE kind = 'person' AND person = ?", (name,)),
        ("UPDATE keys SET person = NULL WHERE person = ?", (name,)),
        ("DELETE FROM standing WHERE person = ?", (name,)),
        ("UPDATE reports SET person = NULL, name = '' WHERE person = ?", (name,)),
    ]


def insert_result(table_id: str, result: Result) -> Statement:
    return INSERT_RESULT, (table_id, result.game, result.seats, result.ended, json.dumps(result.sides))


def give_keys(person: str, keys: Sequence[str]) -> Statement:
    marks = ", ".join("?" for _ in keys)
    return (
        f"UPDATE keys SET person = ? WHERE kind = 'seat' AND hash IN ({marks})",
        (person, *(key_hash(key) for key in keys)),
    )


def forget(table_id: str, seat: int, header: Header, rows: Sequence[Row]) -> list[Statement]:
    """Takes a person's name and words out of a table for good: the only change ever made to a log."""
    return [
        ("UPDATE tables SET header = ? WHERE id = ?", (encode(header).decode(), table_id)),
        ("DELETE FROM chat WHERE table_id = ? AND seat = ?", (table_id, seat)),
        *(
            (
                "UPDATE log SET entry = ? WHERE table_id = ? AND revision = ?",
                (entries.write(r.entry), table_id, r.revision),
            )
            for r in rows
        ),
    ]


def insert_chat(table_id: str, number: int, at: int, seat: int | None, name: str, ply: int, text: str) -> Statement:
    return INSERT_CHAT, (table_id, number, at, seat, name, ply, text)
