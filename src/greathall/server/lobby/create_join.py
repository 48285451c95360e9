"""Tables come and go: making one, joining, leaving and starting it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from msgspec.structs import replace

import greathall
from greathall.bots import bots
from greathall.core.registry import find
from greathall.server.keys import new_key, new_secret, new_table_id
from greathall.server.lobby.corrections import check_components
from greathall.server.lobby.hall import Hall
from greathall.server.lobby.people.standing_answers import take_over
from greathall.server.lobby.seat_keys import GUEST, Access, Visitor
from greathall.server.match.consent import STAND_IN
from greathall.server.match.guide import script_of
from greathall.server.match.info import summary
from greathall.server.match.log.entry import Entry
from greathall.server.match.log.game_entries import Start
from greathall.server.match.log.header import Header, Place
from greathall.server.match.log.seat_entries import Fill, Rise, Sit
from greathall.server.match.match import Match
from greathall.server.storage.base import Statement
from greathall.server.storage.statements import delete_keys, give_up_keys, insert_key, insert_table
from greathall.server.tables import wall_clock
from greathall.server.tables.live import LiveTable
from greathall.server.wire.errors import Refused
from greathall.server.wire.requests import Join, Newcomer, NewTable, Wanted
from greathall.server.wire.responses import Joined, Made

LOG = logging.getLogger(__name__)


# Making a table


async def create(hall: Hall, wanted: NewTable, visitor: Visitor = GUEST) -> Made:
    """A new table. The answer holds the only copy of its keys."""
    mine = [seat for seat, one in enumerate(wanted.seats) if one.mine]
    header = _header(wanted, visitor)
    if header.components is not None:
        await check_components(hall, header)
    return await open_table(hall, header, mine, visitor)


async def create_guided(hall: Hall, game: str, newcomer: Newcomer) -> Made:
    """A table for a guided first round: one seat for the newcomer, the others follow the script."""
    script = script_of(game)
    others = (Wanted("bot", bot=STAND_IN) for _ in range(script.seats - 1))
    seats = (Wanted("person", mine=True, name=newcomer.name, gender=newcomer.gender), *others)
    header = replace(_header(NewTable(game, seats, script.variants), GUEST), guided=True)
    return await open_table(hall, header, [0], secret=script.secret)


async def open_table(
    hall: Hall, header: Header, mine: Sequence[int], visitor: Visitor = GUEST, secret: str = ""
) -> Made:
    """Keeps a table, with keys for its maker and invitations for the others; starts it if it is full."""
    hall.check_quota(visitor.id)
    table_id, key, secret, at = new_table_id(), new_key(), secret or new_secret(), wall_clock.now_ms()
    free = [seat for seat, place in enumerate(header.places) if not place.taken]
    invitations = {seat: new_key() for seat in free}
    match = await asyncio.to_thread(Match, header, secret) if header.origin else Match(header, secret)
    statements = [
        insert_table(table_id, header, secret, match.status, summary(match), at),
        insert_key(key, table_id, "seat", mine, owner=True, person=visitor.name),
        *(insert_key(one, table_id, "invitation", [seat]) for seat, one in invitations.items()),
    ]
    await hall.store.write(statements)
    live = await hall.table(table_id)
    await take_over(hall.store, live, mine, visitor.name)
    if match.table is None:
        await _start_if_full(live)
    return Made(
        table=table_id,
        key=key,
        seats=list(mine),
        invitations={str(seat): one for seat, one in invitations.items()},
        info=await live.info_now(),
    )


def _header(wanted: NewTable, visitor: Visitor) -> Header:
    """Checks a wish as the engine would, so that a table that cannot start is never made."""
    game = find(wanted.game)
    setup = game.make_setup(len(wanted.seats), wanted.variants, None, wanted.first)
    if wanted.rated:
        _check_rated(wanted, visitor)
    places = tuple(_place(one, visitor.id if wanted.rated else "") for one in wanted.seats)
    chosen = [place.colour for place in places if place.colour]
    if len(set(chosen)) != len(chosen) or any(colour not in game.colours for colour in chosen):
        raise Refused("no-colour", f"colours must be different ones of {', '.join(game.colours)}")
    return Header(
        game=game.id,
        rules=game.rules_version,
        release=greathall.__version__,
        variants=dict(setup.variants),
        places=places,
        first=wanted.first,
        components=wanted.components or None,
        public=wanted.public,
        clock=wanted.clock,
        rated=wanted.rated,
    )


def _check_rated(wanted: NewTable, visitor: Visitor) -> None:
    """A rated game is between people who are known by name, each on one seat."""
    if not visitor.id:
        raise Refused("not-known", "a rated game is for people who are known by name", 403)
    if len(wanted.seats) < 2 or any(one.kind == "bot" for one in wanted.seats):
        raise Refused("rated", "a rated game is for people only, two or more", 409)
    if sum(one.mine for one in wanted.seats) > 1:
        raise Refused("sits-already", "nobody plays a rated game against themselves", 409)


def _place(one: Wanted, person: str) -> Place:
    if one.kind == "bot":
        check_bot(one.bot)
        return Place("bot", one.name, one.gender, one.colour, one.bot, taken=True)
    name, who = (one.name, person) if one.mine else ("", "")
    return Place("person", name, one.gender, one.colour, taken=one.mine, person=who)


def check_bot(name: str) -> None:
    if name not in bots():
        raise Refused("no-bot", f"there is no bot '{name}'; there are: {', '.join(bots())}")


# Joining, leaving, starting


async def join(hall: Hall, table_id: str, wish: Join, visitor: Visitor = GUEST) -> Joined:
    """Takes a free seat: the invited one, the wished one or the first. The game starts when all are taken."""
    live = await hall.table(table_id)
    invited = await hall.doors.invited(table_id, wish.invitation)
    key = new_key()
    taken: list[int] = []
    also: list[Statement] = []

    def plan(match: Match) -> list[Entry]:
        seat = invited if invited is not None else _free_seat(match, wish.seat)
        taken[:] = [seat]
        also.clear()
        # The invitation is used up: whoever made the table can no longer open this seat.
        also.append(delete_keys(table_id, "invitation", [seat]))
        also.append(insert_key(key, table_id, "seat", [seat], person=visitor.name))
        person = visitor.id if match.header.rated else ""
        return [Sit(seat, wish.name, wish.gender, wish.colour, person)]

    await live.act(plan, also)
    await take_over(hall.store, live, taken, visitor.name)
    seat = taken[0]
    await _start_if_full(live)
    return Joined(table_id, key, [seat], await live.info_now())


def _free_seat(match: Match, wish: int | None) -> int:
    if wish is not None:
        return wish
    for seat, place in enumerate(match.places):
        if place.kind == "person" and not place.taken:
            return seat
    raise Refused("table-full", "no seat is free", 409)


async def leave(live: LiveTable, access: Access) -> None:
    """Gives seats up again before the start; others may join on them."""
    seats = access.seats()
    await live.act(lambda match: [Rise(seat) for seat in seats], give_up_keys(live.id, seats))


async def _start_if_full(live: LiveTable) -> None:
    """Whoever took the last seat has it, even if the game does not begin: it can be started again."""
    if all(place.taken or place.kind == "bot" for place in live.match.places):
        try:
            await start(live)
        except Refused as wrong:
            LOG.warning("table %s: full, but not started: %s", live.id, wrong)


async def start(live: LiveTable, fill: str = "") -> int:
    """Starts the game; a bot takes every seat that is still free, if one is named."""
    if fill:
        check_bot(fill)
    also: list[Statement] = []

    def plan(match: Match) -> list[Entry]:
        free = [seat for seat, place in enumerate(match.places) if not place.taken] if fill else []
        also.clear()
        also.extend(delete_keys(live.id, "invitation", [seat]) for seat in free)
        return [*(Fill(seat, fill) for seat in free), Start(_colours(match), rules=_rules(match))]

    return await live.act(plan, also)


def _colours(match: Match) -> tuple[str, ...]:
    free = [c for c in match.game.colours if all(place.colour != c for place in match.places)]
    return tuple(place.colour or free.pop(0) for place in match.places)


def _rules(match: Match) -> int:
    """A table that was made by an earlier release begins by today's rules, and its log says so."""
    today = match.game.rules_version
    return 0 if match.header.rules == today else today
