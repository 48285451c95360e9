"""Games that are over, and games that grow out of others: export, import, replay, branch, rematch."""

from __future__ import annotations

import asyncio
import secrets
from random import Random

import greathall
from greathall.core.table.table import Table
from greathall.server.lobby.create_join import open_table
from greathall.server.lobby.hall import Hall
from greathall.server.lobby.seat_keys import Access, Visitor
from greathall.server.match.fairness import write_record
from greathall.server.match.log.header import Header, Origin, Place
from greathall.server.match.match import Match
from greathall.server.match.start import variants_of
from greathall.server.tables.bots.pool import position
from greathall.server.tables.live import LiveTable
from greathall.server.wire.errors import Refused
from greathall.server.wire.messages import Rematch
from greathall.server.wire.responses import Made


def export(match: Match) -> str:
    """The whole record; only when nothing in it is secret any more."""
    if not match.over:
        raise Refused("running", "the record is open once the game is over", 409)
    origin = match.header.origin
    if match.closed is not None and match.closed.record:
        return match.closed.record
    if match.closed is not None and (origin is None or not origin.world):
        raise Refused("no-record", "no game was begun at this table", 409)
    if origin is not None and origin.world:
        raise Refused("no-record", "this game grew out of an imagined position; it has no record", 409)
    if origin is not None and origin.upto is None:
        return origin.record
    return write_record(match)


async def keep(hall: Hall, text: str) -> Made:
    """Keeps a record as a table that is over: to be looked at, shared and branched."""
    table = await asyncio.to_thread(greathall.replay, text)
    return await open_table(hall, _header(table, Origin(record=text), {}), [])


def at_ply(table: Table, ply: int) -> Table:
    """The table as it stood after a ply; the table itself is left as it is."""
    then = table.clone()
    if ply < table.ply:
        then.rewind(ply)
    return then


async def branch(hall: Hall, live: LiveTable, seat: int | None, ply: int, bot: str) -> Made:
    """A private table against bots from a ply on: the true game when it is over, else a world of this seat."""
    async with live.steady():
        match = live.match
        table = match.playing
        if ply > table.ply:
            raise Refused("no-ply", f"the game is at ply {table.ply}")
        then = at_ply(table, ply)
        if then.over:
            raise Refused("over", "there is nothing to play after this ply", 409)
        origin = _origin(live.id, match, then, seat)
        me = seat if seat is not None else then.decisions[0].seat
        who = match.places[seat] if seat is not None else Place("person")
    seated = {me: Place("person", who.name, who.gender, taken=True)}
    return await open_table(hall, _header(then, origin, seated, bot), [me])


def _origin(table_id: str, match: Match, then: Table, seat: int | None) -> Origin:
    came_from = match.header.origin
    if match.over and (came_from is None or not came_from.world):
        return Origin(record=export(match), upto=then.ply, table=table_id)
    if seat is None:
        raise Refused("not-yours", "while the game runs, only who sits at it can branch it", 403)
    world = then.sample_world(seat, Random(secrets.randbits(128)))
    return Origin(world=position(world), table=table_id)


async def rematch(hall: Hall, live: LiveTable, access: Access) -> Made:
    """The same game with the same seats; the others are told where."""
    match = live.match
    if not access.my_seats:
        raise Refused("not-yours", "only who sat at the table can ask for a rematch", 403)
    if not match.over or match.header.origin is not None:
        raise Refused("running", "a rematch follows a whole game", 409)
    mine = sorted(access.my_seats)
    places = tuple(
        Place(
            p.kind,
            p.name if p.kind == "bot" or s in mine else "",
            p.gender,
            p.colour,
            p.bot,
            p.kind == "bot" or s in mine,
            person=p.person if s in mine else "",
        )
        for s, p in enumerate(match.places)
    )
    header = match.header
    again = Header(
        game=header.game,
        rules=match.game.rules_version,
        release=greathall.__version__,
        variants=variants_of(header),
        places=places,
        first=header.first,
        components=header.components,
        public=header.public,
        clock=header.clock,
        rated=header.rated,
    )
    made = await open_table(hall, again, mine, Visitor(name=access.person))
    live.audience.watchers.tell(Rematch(table=made.table, seats=mine))
    return made


def _header(table: Table, origin: Origin, seated: dict[int, Place], bot: str = "") -> Header:
    setup = table.setup
    places = tuple(
        seated.get(seat, Place("bot" if bot else "person", bot=bot, taken=True)) for seat in range(setup.seats)
    )
    for place, colour in zip(places, setup.colours, strict=True):
        place.colour = colour
    return Header(
        game=table.game.id,
        rules=table.game.rules_version,
        release=greathall.__version__,
        variants=dict(setup.variants),
        places=places,
        first=setup.first,
        components=dict(table.box.overlay) if table.box.overlay else None,
        origin=origin,
    )
