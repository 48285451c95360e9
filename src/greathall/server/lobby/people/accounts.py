"""A name and a pass phrase, for who wants to reach the same seats from another device. Nobody needs one to play."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from functools import partial

from greathall.core.errors import GreathallError
from greathall.server.keys import is_strong, key_hash, new_key, new_salt, new_table_id, phrase_fits, phrase_hash
from greathall.server.lobby.hall import Hall
from greathall.server.lobby.people.names import check_new_name, check_phrase, likeness, normal, tidy
from greathall.server.lobby.people.own_data import data_of
from greathall.server.lobby.people.standing_answers import answers_of, check_kinds, prefer, put_answers, take_over
from greathall.server.lobby.seat_keys import Visitor
from greathall.server.match.start import check_game
from greathall.server.notify.preferences_store import adopt, forget_person
from greathall.server.storage.base import Conflict, Statement
from greathall.server.storage.statements import (
    delete_person,
    give_keys,
    insert_key,
    insert_person,
    revoke_keys,
    set_phrase,
)
from greathall.server.tables import wall_clock
from greathall.server.wire.errors import Refused
from greathall.server.wire.requests import Gone, Known, NewPhrase, NewStanding, Person
from greathall.server.wire.responses import Figures, OpenedSeat, PersonData, PersonForgotten, SignedIn, StandingAnswers

LOG = logging.getLogger(__name__)
LISTED = 200
EVERY = 2**31 - 1


async def sign_in(hall: Hall, person: Person) -> SignedIn:
    """Makes the person known (a new name) or recognises them, keeps the keys they bring, and opens their seats here.

    The pass in the answer stands for the name and the phrase when a table is made or joined.
    """
    name = await _spelled(hall, person.name)
    if not await _recognise(hall, name, person.phrase):
        await _make_known(hall, name, person.phrase)
    if person.keys:
        new = await _new_seats(hall, name, person.keys)
        await hall.store.write([give_keys(name, person.keys), *adopt(name, person.keys)])
        for table_id, seats in new:
            await take_over(hall.store, await hall.table(table_id), seats, name)
    return await _open_seats(hall, name, [])


async def change_phrase(hall: Hall, person: NewPhrase) -> SignedIn:
    """A new phrase, and new keys for everything: what other devices kept, or somebody copied, opens nothing more."""
    name = await _spelled(hall, person.name)
    if not await _recognise(hall, name, person.phrase):
        raise Refused("no-person", "nobody is known by this name", 404)
    check_phrase(person.new, name)
    salt = new_salt()
    digest = await asyncio.to_thread(phrase_hash, person.new, salt)
    return await _open_seats(hall, name, [set_phrase(name, salt, digest), revoke_keys(name)], EVERY)


async def _open_seats(hall: Hall, name: str, before: Sequence[Statement], limit: int = LISTED) -> SignedIn:
    """A new pass, and new keys to all seats of a person."""
    rows = await _seats_of(hall, name, limit)
    opened = [(new_key(), str(table_id), json.loads(str(seats)), bool(owner)) for table_id, seats, owner in rows]
    own = new_key()
    await hall.store.write(
        [
            *before,
            insert_key(own, "", "person", [], person=name),
            *(insert_key(key, table, "seat", seats, owner=owner, person=name) for key, table, seats, owner in opened),
        ]
    )
    return SignedIn(name, own, [OpenedSeat(table, key, seats) for key, table, seats, _ in opened])


async def forget(hall: Hall, person: Gone) -> PersonForgotten:
    """Deletes a name everywhere: the pass phrase, and name and words at all tables. Seats stay open to their keys."""
    name = await _spelled(hall, person.name)
    if not await _recognise(hall, name, person.phrase):
        raise Refused("no-person", "nobody is known by this name", 404)
    for table_id, seats, _ in await _seats_of(hall, name, EVERY):
        live = await hall.table(str(table_id))
        for seat in json.loads(str(seats)):
            await live.forget(seat)
    await hall.store.write([*delete_person(name), *forget_person(name)])
    return PersonForgotten(name)


async def own_data(hall: Hall, person: Known) -> PersonData:
    """All that is kept about a person; a pass is not enough to take it along."""
    name = await _spelled(hall, person.name)
    if not await _recognise(hall, name, person.phrase):
        raise Refused("no-person", "nobody is known by this name", 404)
    return await data_of(hall, name)


async def standing(hall: Hall, visitor: Visitor) -> StandingAnswers:
    """What a person has said for all their tables."""
    return StandingAnswers(await answers_of(hall.store, _known(visitor)))


async def keep_standing(hall: Hall, visitor: Visitor, wanted: NewStanding) -> StandingAnswers:
    """Keeps standing answers with the person; all their tables of the game take them over."""
    name = _known(visitor)
    check_kinds(check_game(wanted.game), list(wanted.standing))
    if not hall.answers_changed.take(name):
        raise Refused("too-fast", "too many changes; wait a little", 429)
    await hall.store.write(put_answers(name, wanted.game, wanted.standing))
    for table_id, seat in await _own_seats(hall, name, wanted.game):
        try:
            live = await hall.table(table_id)
            await live.act(partial(prefer, seat=seat, answers=wanted.standing))
        except GreathallError as wrong:
            LOG.warning("table %s: standing answers were not taken over: %s", table_id, wrong)
    return await standing(hall, visitor)


async def _own_seats(hall: Hall, name: str, game: str) -> list[tuple[str, int]]:
    """A person's seats at tables of a game that are not over; none that one device shares with others."""
    rows = await hall.store.read(
        "SELECT DISTINCT k.table_id, k.seats FROM keys k JOIN tables t ON t.id = k.table_id"
        " WHERE k.person = ? AND k.kind = 'seat' AND t.game = ? AND t.status IN ('open', 'running')",
        (name, game),
    )
    seats = ((str(table_id), json.loads(str(held))) for table_id, held in rows)
    return [(table_id, held[0]) for table_id, held in seats if len(held) == 1]


def _known(visitor: Visitor) -> str:
    if visitor.name is None:
        raise Refused("not-known", "only for people who are known by name", 403)
    return visitor.name


async def _spelled(hall: Hall, name: str) -> str:
    """A name as it is kept; those of before names were spelled in one way are found as they were typed."""
    typed, spelled = tidy(name), normal(name)
    if typed != spelled and await hall.store.read("SELECT 1 FROM people WHERE name = ?", (typed,)):
        return typed
    return spelled


async def _seats_of(hall: Hall, name: str, limit: int = LISTED) -> list[tuple[str | int | None, ...]]:
    return await hall.store.read(
        "SELECT DISTINCT table_id, seats, owner FROM keys WHERE person = ? AND kind = 'seat' LIMIT ?", (name, limit)
    )


async def _new_seats(hall: Hall, name: str, keys: Sequence[str]) -> list[tuple[str, list[int]]]:
    """The seats at tables that go on which these keys open and which are not this person's yet."""
    marks = ", ".join("?" for _ in keys)
    rows = await hall.store.read(
        "SELECT k.table_id, k.seats FROM keys k JOIN tables t ON t.id = k.table_id"
        f" WHERE k.kind = 'seat' AND t.status IN ('open', 'running') AND k.hash IN ({marks})"
        " AND k.table_id NOT IN (SELECT table_id FROM keys WHERE person = ?)",
        (*(key_hash(key) for key in keys), name),
    )
    return [(str(table_id), json.loads(str(seats))) for table_id, seats in rows]


async def _recognise(hall: Hall, name: str, phrase: str) -> bool:
    """Whether a person of this name is known; refused when the phrase is not theirs."""
    hall.check_tries(name)
    found = await hall.store.read("SELECT salt, hash FROM people WHERE name = ?", (name,))
    if not found:
        return False
    salt, digest = str(found[0][0]), str(found[0][1])
    if not await asyncio.to_thread(phrase_fits, phrase, salt, digest):
        raise Refused("no-person", "this name has another pass phrase", 403)
    if not is_strong(digest):
        salt = new_salt()
        await hall.store.write([set_phrase(name, salt, await asyncio.to_thread(phrase_hash, phrase, salt))])
    return True


async def _make_known(hall: Hall, name: str, phrase: str) -> None:
    check_new_name(name)
    check_phrase(phrase, name)
    known = await hall.store.read("SELECT name FROM people")
    if await asyncio.to_thread(_is_alike, name, [str(one) for (one,) in known]):
        raise Refused("name-alike", "somebody has a name that looks like this one", 409)
    hall.check_new_person()
    salt = new_salt()
    digest = await asyncio.to_thread(phrase_hash, phrase, salt)
    try:
        await hall.store.write([insert_person(name, salt, digest, wall_clock.now_ms(), new_table_id())])
    except Conflict:
        raise Refused("no-person", "this name was taken just now", 409) from None


def _is_alike(name: str, others: Sequence[str]) -> bool:
    looks = likeness(name)
    return any(likeness(one) == looks for one in others)


async def statistics(hall: Hall, keys: Sequence[str]) -> list[Figures]:
    """One's finished games by game and number of seats: how many, how many won, points, and one's rating."""
    told: dict[tuple[str, int], dict[str, tuple[bool, int]]] = {}
    people: dict[tuple[str, int], str] = {}
    for table_id, game, summary, seats, person in await _finished(hall, keys):
        table, own = json.loads(str(summary)), json.loads(str(seats))
        # On a shared device it is not known who of them one is; such games count for nobody.
        if len(own) == 1 and table["scores"] and table.get("counts", True):
            kind, (seat,) = (str(game), len(table["seats"])), own
            told.setdefault(kind, {})[f"{table_id} {seat}"] = (seat in table["winners"], table["scores"][seat])
            if person is not None:
                people[kind] = str(person)
    return [
        Figures(
            game=game,
            seats=seats,
            games=len(played),
            wins=sum(won for won, _ in played.values()),
            mean=round(sum(points for _, points in played.values()) / len(played), 2),
            best=max(points for _, points in played.values()),
            rating=(await hall.ratings.of(game, seats)).rating(people.get((game, seats), "")),
        )
        for (game, seats), played in sorted(told.items())
    ]


async def _finished(hall: Hall, keys: Sequence[str]) -> list[tuple[str | int | None, ...]]:
    """Each finished table that the keys open, with the id of the person whom the key belongs to."""
    if not keys:
        return []
    hashes = [key_hash(key) for key in keys]
    marks = ", ".join("?" for _ in hashes)
    return await hall.store.read(
        "SELECT DISTINCT t.id, t.game, t.summary, k.seats, p.id FROM keys k JOIN tables t ON t.id = k.table_id"
        " LEFT JOIN people p ON p.name = k.person"
        f" WHERE k.kind = 'seat' AND t.status = 'over' AND k.hash IN ({marks})",
        tuple(hashes),
    )
