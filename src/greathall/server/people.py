"""A name and a pass phrase, for who wants to reach the same seats from another device. Nobody needs one to play."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence

from greathall.server.errors import Refused
from greathall.server.hall import Hall
from greathall.server.live import now_ms
from greathall.server.secret import key_hash, new_key, new_salt, phrase_hash, same
from greathall.server.statements import give_keys, insert_key, insert_person
from greathall.server.store import Conflict
from greathall.server.talk import Person

LISTED = 200


async def sign_in(hall: Hall, person: Person) -> dict[str, object]:
    """Makes the person known (a new name) or recognises them, keeps the keys they bring, and opens their seats here."""
    name = " ".join(person.name.split())
    if not hall.phrases_tried.take(name):
        raise Refused("too-fast", "too many tries; wait a little", 429)
    await _recognise(hall, name, person.phrase)
    if person.keys:
        await hall.store.write([give_keys(name, person.keys)])
    rows = await hall.store.read(
        "SELECT DISTINCT table_id, seats, owner FROM keys WHERE person = ? AND kind = 'seat' LIMIT ?", (name, LISTED)
    )
    opened = [(new_key(), str(table_id), json.loads(str(seats)), bool(owner)) for table_id, seats, owner in rows]
    if opened:
        await hall.store.write(
            [insert_key(key, table, "seat", seats, owner=owner, person=name) for key, table, seats, owner in opened]
        )
    return {"name": name, "keys": [{"table": table, "key": key, "seats": seats} for key, table, seats, _ in opened]}


async def _recognise(hall: Hall, name: str, phrase: str) -> None:
    found = await hall.store.read("SELECT salt, hash FROM people WHERE name = ?", (name,))
    if not found:
        salt = new_salt()
        digest = await asyncio.to_thread(phrase_hash, phrase, salt)
        try:
            await hall.store.write([insert_person(name, salt, digest, now_ms())])
        except Conflict:
            raise Refused("no-person", "this name was taken just now", 409) from None
        return
    salt, digest = str(found[0][0]), str(found[0][1])
    if not same(await asyncio.to_thread(phrase_hash, phrase, salt), digest):
        raise Refused("no-person", "this name has another pass phrase", 403)


async def statistics(hall: Hall, keys: Sequence[str]) -> list[dict[str, object]]:
    """One's finished games by game and number of seats: how many, how many won, points."""
    hashes = [key_hash(key) for key in keys]
    marks = ", ".join("?" for _ in hashes)
    rows = await hall.store.read(
        "SELECT DISTINCT t.id, t.game, t.summary, k.seats FROM keys k JOIN tables t ON t.id = k.table_id"
        f" WHERE k.kind = 'seat' AND t.status = 'over' AND k.hash IN ({marks})",
        tuple(hashes),
    )
    told: dict[tuple[str, int], list[tuple[bool, int]]] = {}
    for _, game, summary, seats in rows:
        table, own = json.loads(str(summary)), json.loads(str(seats))
        # On a shared device it is not known who of them one is; such games count for nobody.
        if len(own) == 1 and table["scores"]:
            result = (own[0] in table["winners"], table["scores"][own[0]])
            told.setdefault((str(game), len(table["seats"])), []).append(result)
    return [
        {
            "game": game,
            "seats": seats,
            "games": len(results),
            "wins": sum(won for won, _ in results),
            "mean": round(sum(points for _, points in results) / len(results), 2),
            "best": max(points for _, points in results),
        }
        for (game, seats), results in sorted(told.items())
    ]
