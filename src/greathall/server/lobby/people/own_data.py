"""All that is kept about a person, for that person: to look at, and to take along."""

from __future__ import annotations

import json

from greathall.server.lobby.hall import Hall
from greathall.server.lobby.people.standing_answers import answers_of
from greathall.server.storage.base import Value
from greathall.server.wire.responses import OwnLine, OwnSeat, OwnWishes, PersonData

SEATS = """
    SELECT DISTINCT t.id, t.game, t.status, t.created, t.updated, k.seats, k.owner FROM keys k
    JOIN tables t ON t.id = k.table_id WHERE k.kind = 'seat' AND k.person = ? ORDER BY t.created, t.id"""
SAID = "SELECT seat, name, at, ply, text FROM chat WHERE table_id = ? ORDER BY number"
WISHES = "SELECT id, wanted, email, confirmed, webhook, created FROM wishes WHERE person = ?"


async def data_of(hall: Hall, name: str) -> PersonData:
    """What the database holds; keys and phrases are kept as hashes only, which are nothing to take along."""
    read = hall.store.read
    ((created, person),) = await read("SELECT created, id FROM people WHERE name = ?", (name,))
    ((passes,),) = await read("SELECT count(*) FROM keys WHERE kind = 'person' AND person = ?", (name,))
    results = await read("SELECT table_id, sides FROM results")
    return PersonData(
        name=name,
        created=_number(created),
        devices=_number(passes),
        seats=[await _seat(hall, row) for row in await read(SEATS, (name,))],
        rated=sorted(str(table) for table, sides in results if json.dumps(person) in str(sides)),
        standing=await answers_of(hall.store, name),
        wishes=[await _wishes(hall, row) for row in await read(WISHES, (name,))],
    )


async def _seat(hall: Hall, row: tuple[Value, ...]) -> OwnSeat:
    table_id, game, status, created, updated, seats, owner = row
    held = json.loads(str(seats))
    lines = [line for line in await hall.store.read(SAID, (table_id,)) if line[0] in held]
    return OwnSeat(
        table=str(table_id),
        game=str(game),
        status=str(status),
        created=_number(created),
        updated=_number(updated),
        seats=held,
        owner=bool(owner),
        said=[OwnLine(str(said_as), _number(at), _number(ply), str(text)) for _, said_as, at, ply, text in lines],
    )


async def _wishes(hall: Hall, row: tuple[Value, ...]) -> OwnWishes:
    wishes, wanted, email, confirmed, webhook, created = row
    devices = await hall.store.read("SELECT endpoint, added FROM devices WHERE wishes = ? ORDER BY added", (wishes,))
    return OwnWishes(
        wanted=json.loads(str(wanted)),
        email=str(email),
        confirmed=bool(confirmed),
        webhook=str(webhook),
        created=_number(created),
        pushes={str(endpoint): _number(added) for endpoint, added in devices},
    )


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value
