"""What people ask of a table, by socket or by HTTP. Each request is checked against the seats that its key holds."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from greathall.server import log, records, talk, telling
from greathall.server.answers import undo_times
from greathall.server.errors import Refused
from greathall.server.foresight import final
from greathall.server.hall import Access, Hall, check_bot
from greathall.server.happenings import TABLE
from greathall.server.live import LiveTable, Plan
from greathall.server.log import AnyEntry
from greathall.server.notify.keeping import forget_seats
from greathall.server.sitting import Sitting, check_fresh
from greathall.server.standing import prefer


class Asker(NamedTuple):
    """Who asks: what the key opens, and the seat the table is seen from."""

    hall: Hall
    live: LiveTable
    access: Access
    looking: int | None

    def seat(self, named: int | None) -> int:
        """The seat that acts: the named one, else the one looked from, else the only one held."""
        seats = self.access.seats
        seat = named if named is not None else self.looking
        if seat is None and len(seats) == 1:
            seat = next(iter(seats))
        if seat is None or seat not in seats:
            raise Refused("not-yours", "this is not your seat", 403)
        return seat

    def own_seats(self) -> list[int]:
        if not self.access.seats:
            raise Refused("not-yours", "you have no seat here", 403)
        return sorted(self.access.seats)


def may_look(access: Access, seat: int | None) -> None:
    if seat is not None and seat not in access.seats:
        raise Refused("not-yours", "this is not your seat", 403)


async def handle(asker: Asker, message: talk.AtTable) -> dict[str, object]:
    """Carries a request out; the answer is what only the asker is told."""
    return await HANDLERS[type(message)](asker, message)


async def _act(asker: Asker, plan: Plan) -> dict[str, object]:
    return {"is": "done", "revision": await asker.live.act(plan)}


async def _done(asker: Asker) -> dict[str, object]:
    async with asker.live.lock:
        return {"is": "done", "revision": asker.live.sitting.revision}


async def _choose(asker: Asker, message: talk.Choose) -> dict[str, object]:
    if not message.sure:
        async with asker.live.lock:
            if await final(asker.live.sitting, message.choice, asker.live.bots):
                return {"is": "final", "decision": message.decision, "choice": message.choice}

    def plan(sitting: Sitting) -> list[AnyEntry]:
        option = sitting.playing.option(message.choice)
        asker.seat(option.seat)
        if sitting.place(option.seat).stand_in:
            raise Refused("stand-in", "a bot plays this seat now; take it back first", 409)
        check_fresh(sitting, message.decision, option, message.revision)
        return [log.Choose(message.choice)]

    return await _act(asker, plan)


async def _blocked(asker: Asker, message: talk.Blocked) -> dict[str, object]:
    seat = asker.seat(None)
    async with asker.live.lock:
        sitting = asker.live.sitting
        decision = sitting.decision_of(seat)
        blocked = [one.to_dict() for one in decision.blocked()] if decision is not None else []
        return {
            "is": "blocked",
            "revision": sitting.revision,
            "decision": decision.id if decision is not None else None,
            "blocked": blocked,
        }


async def _undo(asker: Asker, message: talk.Undo) -> dict[str, object]:
    seat = asker.seat(message.seat)

    def plan(sitting: Sitting) -> list[AnyEntry]:
        times = undo_times(sitting.playing, sitting.places, seat, message.to)
        return [log.Undo(seat, message.to, times)]

    return await _act(asker, plan)


async def _resign(asker: Asker, message: talk.Resign) -> dict[str, object]:
    seat = asker.seat(message.seat)
    return await _act(asker, lambda sitting: [log.Resign(seat)])


async def _say(asker: Asker, message: talk.Say) -> dict[str, object]:
    await asker.live.say(asker.seat(None), message.text)
    return await _done(asker)


async def _hush(asker: Asker, message: talk.Hush) -> dict[str, object]:
    if not asker.access.owner:
        raise Refused("not-owner", "only who made the table can close its chat", 403)
    return await _act(asker, lambda sitting: [log.Hush(TABLE if message.seat is None else message.seat, message.quiet)])


async def _forget(asker: Asker, message: talk.Forget) -> dict[str, object]:
    seats = asker.own_seats()
    for seat in seats:
        await asker.live.forget(seat)
    await asker.hall.store.write(forget_seats(asker.live.id, seats))
    return await _done(asker)


async def _past(asker: Asker, message: talk.Past) -> dict[str, object]:
    """An earlier ply by the asker's own view; nothing that came later is in it."""
    may_look(asker.access, asker.looking)
    async with asker.live.lock:
        table = asker.live.sitting.playing
        if message.ply > table.ply:
            raise Refused("no-ply", f"the game is at ply {table.ply}")
        then = records.at_ply(table, message.ply)
        return {"is": "past", "ply": message.ply, "view": {**then.view(asker.looking), "decision": None}}


async def _prefer(asker: Asker, message: talk.Prefer) -> dict[str, object]:
    seat = asker.seat(message.seat)
    return await _act(asker, lambda sitting: prefer(sitting, seat, message.standing, message.forced))


async def _propose(asker: Asker, message: talk.Propose) -> dict[str, object]:
    seat = asker.seat(None)

    def plan(sitting: Sitting) -> list[AnyEntry]:
        # People who share a device have talked already.
        others = [one for one in sorted(asker.access.seats) if one != seat and one in sitting.voters()]
        agreed: list[AnyEntry] = [log.Answer(one, yes=True) for one in others]
        return [log.Propose(seat, message.what, message.ply, message.target), *agreed]

    return await _act(asker, plan)


async def _answer(asker: Asker, message: talk.Answer) -> dict[str, object]:
    def plan(sitting: Sitting) -> list[AnyEntry]:
        mine = [seat for seat in sorted(asker.access.seats) if seat in sitting.voters()]
        if not mine:
            raise Refused("no-voter", "you have no say in this", 403)
        return [log.Answer(seat, message.yes) for seat in (mine if message.yes else mine[:1])]

    return await _act(asker, plan)


async def _hand_over(asker: Asker, message: talk.HandOver) -> dict[str, object]:
    check_bot(message.bot)
    seat = message.seat
    if seat is None or not asker.access.owner:
        seat = asker.seat(seat)
    return await _act(asker, lambda sitting: [log.HandOver(seat, message.bot)])


async def _take_back(asker: Asker, message: talk.TakeBack) -> dict[str, object]:
    seat = asker.seat(message.seat)

    def plan(sitting: Sitting) -> list[AnyEntry]:
        if sitting.over:
            raise Refused("over", "the game is over", 409)
        return [log.TakeBack(seat)]

    return await _act(asker, plan)


async def _start(asker: Asker, message: talk.Start) -> dict[str, object]:
    if not asker.access.owner:
        raise Refused("not-owner", "only who made the table can start it", 403)
    await asker.hall.start(asker.live, message.fill)
    return await _done(asker)


async def _leave(asker: Asker, message: talk.Leave) -> dict[str, object]:
    asker.own_seats()
    await asker.hall.leave(asker.live, asker.access)
    return await _done(asker)


async def _view(asker: Asker, message: talk.View) -> dict[str, object]:
    """The same as the socket's first message, for clients that only speak HTTP."""
    async with asker.live.lock:
        return welcome(asker, message.since)


def welcome(asker: Asker, since: int) -> dict[str, object]:
    live, seat = asker.live, asker.looking
    keeps = live.sitting.since(since) if since >= 0 else -1
    return {
        "is": "welcome",
        "table": live.info(),
        "held": sorted(asker.access.seats),
        "owner": asker.access.owner,
        "person": asker.access.person,
        "chat": live.chat.lines,
        **telling.news(live.sitting, keeps, seat),
    }


async def _branch(asker: Asker, message: talk.Branch) -> dict[str, object]:
    check_bot(message.bot)
    return {"is": "made", **await records.branch(asker.hall, asker.live, asker.looking, message.ply, message.bot)}


async def _rematch(asker: Asker, message: talk.Rematch) -> dict[str, object]:
    return {"is": "made", **await records.rematch(asker.hall, asker.live, asker.access)}


async def _record(asker: Asker, message: talk.Record) -> dict[str, object]:
    async with asker.live.lock:
        return {"is": "record", "record": records.export(asker.live.sitting)}


async def _ping(asker: Asker, message: talk.Ping) -> dict[str, object]:
    return {**await _done(asker), "is": "pong"}


Handler = Callable[[Asker, Any], Awaitable[dict[str, object]]]

HANDLERS: dict[type[talk.Message], Handler] = {
    talk.Answer: _answer,
    talk.Blocked: _blocked,
    talk.Branch: _branch,
    talk.Choose: _choose,
    talk.Forget: _forget,
    talk.HandOver: _hand_over,
    talk.Hush: _hush,
    talk.Leave: _leave,
    talk.Past: _past,
    talk.Ping: _ping,
    talk.Prefer: _prefer,
    talk.Propose: _propose,
    talk.Record: _record,
    talk.Rematch: _rematch,
    talk.Resign: _resign,
    talk.Say: _say,
    talk.Start: _start,
    talk.TakeBack: _take_back,
    talk.Undo: _undo,
    talk.View: _view,
}
