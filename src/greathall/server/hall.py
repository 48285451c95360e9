"""The hall: every table of the server, and who may sit where."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

import greathall
from greathall.bots import bots
from greathall.core.registry import find
from greathall.server import log, telling
from greathall.server.answers import STAND_IN
from greathall.server.botpool import BotPool
from greathall.server.errors import Refused
from greathall.server.guide import script_of
from greathall.server.limits import Buckets
from greathall.server.live import LiveTable, now_ms
from greathall.server.log import AnyEntry, Header, Place
from greathall.server.presence import Presence
from greathall.server.ratings import Ratings
from greathall.server.secret import is_table_id, key_hash, new_key, new_secret, new_table_id, same
from greathall.server.sitting import Sitting
from greathall.server.standing import take_over
from greathall.server.statements import delete_keys, give_up_keys, insert_key, insert_table
from greathall.server.store import Statement, Store
from greathall.server.talk import Join, Newcomer, NewTable, Wanted

LOG = logging.getLogger(__name__)
IDLE_SECONDS = 300
"""A table that nobody used for so long leaves memory; its log stays."""
LISTED = 100


class Access(NamedTuple):
    """What a key opens."""

    table: str
    kind: str
    """``seat`` (may be the owner's, and hold no seat) or ``invitation``."""
    seats: frozenset[int]
    owner: bool
    person: str | None = None
    """The name it is kept for."""


class Visitor(NamedTuple):
    """Somebody who is known by name, or a guest."""

    id: str = ""
    name: str | None = None


GUEST = Visitor()


class Hall:
    def __init__(self, store: Store, pool: BotPool, presence: Presence) -> None:
        self.store = store
        self.pool = pool
        self.presence = presence
        self.ratings = Ratings(store)
        self.phrases_tried = Buckets(rate=0.1, burst=10)
        """Pass phrases tried per name: ten at once, then one every ten seconds."""
        self.answers_changed = Buckets(rate=0.5, burst=30)
        """Per person: each change reaches all their tables."""
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._catching: set[asyncio.Task[None]] = set()

    # Finding tables

    async def table(self, table_id: str) -> LiveTable:
        """A table, loaded when it is first asked for."""
        if not is_table_id(table_id):
            raise Refused("no-table", "there is no such table", 404)
        live = self._live.get(table_id)
        if live is None or live.dead:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        live = await LiveTable.load(table_id, self.store, self.pool, self.presence)
        self._live[table_id] = live
        live.wake()
        return live

    def heard(self, table_id: str, what: str) -> None:
        """Another process changed a table; the ones in memory here catch up."""
        for live in list(self._live.values()):
            if live.id == table_id or what == "all":
                task = asyncio.create_task(self._catch_up(live, what))
                self._catching.add(task)
                task.add_done_callback(self._catching.discard)

    async def _catch_up(self, live: LiveTable, what: str) -> None:
        try:
            await live.catch_up(what)
        except greathall.GreathallError as wrong:
            LOG.warning("table %s: news could not be read: %s", live.id, wrong)

    async def resume(self) -> None:
        """Wakes the tables at which a bot or a clock has to act."""
        rows = await self.store.read("SELECT id, summary FROM tables WHERE status = 'running'")
        for table_id, summary in rows:
            if json.loads(str(summary))["waits"]:
                try:
                    await self.table(str(table_id))
                except greathall.GreathallError as wrong:
                    LOG.error("table %s cannot be opened: %s", table_id, wrong)  # noqa: TRY400 - the message says all

    async def present(self, table_id: str) -> set[int]:
        """The seats whose people look at a table, through whichever process."""
        live = self._live.get(table_id)
        here = live.watchers.seats() if live is not None else set()
        return here | await self.presence.elsewhere(table_id)

    async def hold_all(self) -> None:
        """Tells the other processes of everybody who is connected to this one."""
        for live in list(self._live.values()):
            await self.presence.hold(live.id, live.watchers.seats())

    @property
    def tables_in_memory(self) -> int:
        return len(self._live)

    def forget_idle(self) -> None:
        limit = time.monotonic() - IDLE_SECONDS
        for table_id, live in list(self._live.items()):
            if live.used < limit and not live.busy:
                del self._live[table_id]

    async def close(self) -> None:
        for live in list(self._live.values()):
            await live.stop()

    # Keys

    async def access(self, key: str) -> Access:
        digest = key_hash(key)
        rows = await self.store.read(
            "SELECT hash, table_id, kind, seats, owner, person FROM keys WHERE hash = ?", (digest,)
        )
        if not rows or not same(str(rows[0][0]), digest):
            raise Refused("no-key", "this link opens no seat", 403)
        _, table_id, kind, seats, owner, person = rows[0]
        name = None if person is None else str(person)
        return Access(str(table_id), str(kind), frozenset(json.loads(str(seats))), bool(owner), name)

    async def access_to(self, table_id: str, key: str | None) -> Access:
        """What a key opens at one table; without a key one is a spectator."""
        if key is None:
            return Access(table_id, "spectator", frozenset(), owner=False)
        access = await self.access(key)
        if access.table != table_id or access.kind != "seat":
            raise Refused("no-key", "this link opens no seat at this table", 403)
        return access

    async def visitor(self, key: str | None) -> Visitor:
        """Who shows this pass; without one, nobody who is known."""
        if key is None:
            return GUEST
        digest = key_hash(key)
        rows = await self.store.read(
            "SELECT k.hash, p.id, p.name FROM keys k JOIN people p ON p.name = k.person"
            " WHERE k.kind = 'person' AND k.hash = ?",
            (digest,),
        )
        if not rows or not same(str(rows[0][0]), digest):
            raise Refused("no-key", "this pass is nobody's; sign in again", 403)
        return Visitor(str(rows[0][1]), str(rows[0][2]))

    # Tables come and go

    async def create(self, wanted: NewTable, visitor: Visitor = GUEST) -> dict[str, object]:
        """A new table. The answer holds the only copy of its keys."""
        mine = [seat for seat, one in enumerate(wanted.seats) if one.mine]
        return await self.open_table(_header(wanted, visitor), mine, visitor)

    async def create_guided(self, game: str, newcomer: Newcomer) -> dict[str, object]:
        """A table for a guided first round: one seat for the newcomer, the others follow the script."""
        script = script_of(game)
        others = (Wanted("bot", bot=STAND_IN) for _ in range(script.seats - 1))
        seats = (Wanted("person", mine=True, name=newcomer.name, gender=newcomer.gender), *others)
        header = replace(_header(NewTable(game, seats, script.variants), GUEST), guided=True)
        return await self.open_table(header, [0], secret=script.secret)

    async def open_table(
        self, header: Header, mine: Sequence[int], visitor: Visitor = GUEST, secret: str = ""
    ) -> dict[str, object]:
        """Keeps a table, with keys for its maker and invitations for the others; starts it if it is full."""
        table_id, key, secret, at = new_table_id(), new_key(), secret or new_secret(), now_ms()
        free = [seat for seat, place in enumerate(header.places) if not place.taken]
        invitations = {seat: new_key() for seat in free}
        sitting = await asyncio.to_thread(Sitting, header, secret) if header.origin else Sitting(header, secret)
        statements = [
            insert_table(table_id, header, secret, sitting.status, telling.summary(sitting), at),
            insert_key(key, table_id, "seat", mine, owner=True, person=visitor.name),
            *(insert_key(one, table_id, "invitation", [seat]) for seat, one in invitations.items()),
        ]
        await self.store.write(statements)
        live = await self.table(table_id)
        await take_over(self.store, live, mine, visitor.name)
        if sitting.table is None:
            await self._start_if_full(live)
        return {
            "table": table_id,
            "key": key,
            "seats": list(mine),
            "invitations": {str(seat): one for seat, one in invitations.items()},
            "info": await live.info_now(),
        }

    async def join(self, table_id: str, wish: Join, visitor: Visitor = GUEST) -> dict[str, object]:
        """Takes a free seat: the invited one, the wished one or the first. The game starts when all are taken."""
        live = await self.table(table_id)
        invited = await self._invited(table_id, wish)
        key = new_key()
        taken: list[int] = []
        also: list[Statement] = []

        def plan(sitting: Sitting) -> list[AnyEntry]:
            seat = invited if invited is not None else _free_seat(sitting, wish.seat)
            taken[:] = [seat]
            also.clear()
            # The invitation is used up: whoever made the table can no longer open this seat.
            also.append(delete_keys(table_id, "invitation", [seat]))
            also.append(insert_key(key, table_id, "seat", [seat], person=visitor.name))
            person = visitor.id if sitting.header.rated else ""
            return [log.Sit(seat, wish.name, wish.gender, wish.colour, person)]

        await live.act(plan, also)
        await take_over(self.store, live, taken, visitor.name)
        seat = taken[0]
        await self._start_if_full(live)
        return {"table": table_id, "key": key, "seats": [seat], "info": await live.info_now()}

    async def _invited(self, table_id: str, wish: Join) -> int | None:
        if wish.invitation is None:
            return None
        access = await self.access(wish.invitation)
        if access.table != table_id or access.kind != "invitation":
            raise Refused("no-key", "this invitation is for another table", 403)
        return next(iter(access.seats))

    async def leave(self, live: LiveTable, access: Access) -> None:
        """Gives seats up again before the start; others may join on them."""
        seats = sorted(access.seats)
        await live.act(lambda sitting: [log.Rise(seat) for seat in seats], give_up_keys(live.id, seats))

    async def _start_if_full(self, live: LiveTable) -> None:
        """Whoever took the last seat has it, even if the game does not begin: it can be started again."""
        if all(place.taken or place.kind == "bot" for place in live.sitting.places):
            try:
                await self.start(live)
            except Refused as wrong:
                LOG.warning("table %s: full, but not started: %s", live.id, wrong)

    async def start(self, live: LiveTable, fill: str = "") -> None:
        """Starts the game; a bot takes every seat that is still free, if one is named."""
        if fill:
            check_bot(fill)
        also: list[Statement] = []

        def plan(sitting: Sitting) -> list[AnyEntry]:
            free = [seat for seat, place in enumerate(sitting.places) if not place.taken] if fill else []
            also.clear()
            also.extend(delete_keys(live.id, "invitation", [seat]) for seat in free)
            return [*(log.Fill(seat, fill) for seat in free), log.Start(_colours(sitting))]

        await live.act(plan, also)

    # Lists

    async def public_tables(self) -> list[dict[str, object]]:
        rows = await self.store.read(
            "SELECT id, game, status, summary, created, updated FROM tables WHERE public = 1 AND status <> 'over'"
            " ORDER BY updated DESC LIMIT ?",
            (LISTED,),
        )
        return [_listed(row) for row in rows]

    async def own_tables(self, keys: Sequence[str]) -> list[dict[str, object]]:
        """The tables that these keys open, newest first, each with whose turn it is."""
        hashes = [key_hash(key) for key in keys]
        if not hashes:
            return []
        marks = ", ".join("?" for _ in hashes)
        rows = await self.store.read(
            "SELECT t.id, t.game, t.status, t.summary, t.created, t.updated, k.seats, k.hash FROM keys k"
            f" JOIN tables t ON t.id = k.table_id WHERE k.kind = 'seat' AND k.hash IN ({marks})"
            " ORDER BY t.updated DESC",
            tuple(hashes),
        )
        found = []
        for row in rows:
            told = _listed(row[:6])
            seats = json.loads(str(row[6]))
            asked = told["asked"]
            assert isinstance(asked, list)
            your_turn = any(seat in asked for seat in seats)
            found.append({**told, "your_seats": seats, "your_turn": your_turn, "key": hashes.index(str(row[7]))})
        return found


def _listed(row: tuple[str | int | None, ...]) -> dict[str, object]:
    table_id, game, status, summary, created, updated = row
    told = json.loads(str(summary))
    told = {name: value for name, value in told.items() if name not in ("waits", "counts")}
    about = {"table": table_id, "game": game, "status": status, "created": created, "updated": updated}
    return {**about, "rated": False, **told}


def check_bot(name: str) -> None:
    if name not in bots():
        raise Refused("no-bot", f"there is no bot '{name}'; there are: {', '.join(bots())}")


def _header(wanted: NewTable, visitor: Visitor) -> Header:
    """Checks a wish as the engine would, so that a table that cannot start is never made."""
    game = find(wanted.game)
    setup = game.make_setup(len(wanted.seats), wanted.variants, None, wanted.first)
    game.load_box(wanted.components)
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
        components=wanted.components,
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


def _free_seat(sitting: Sitting, wish: int | None) -> int:
    if wish is not None:
        return wish
    for seat, place in enumerate(sitting.places):
        if place.kind == "person" and not place.taken:
            return seat
    raise Refused("table-full", "no seat is free", 409)


def _colours(sitting: Sitting) -> tuple[str, ...]:
    free = [c for c in sitting.game.colours if all(place.colour != c for place in sitting.places)]
    return tuple(place.colour or free.pop(0) for place in sitting.places)
