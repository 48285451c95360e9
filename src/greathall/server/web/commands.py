"""What people ask of a table, by socket or by HTTP. Each request is checked against the seats that its key holds."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec

from greathall.core.speech import plain
from greathall.core.speech.options import Option
from greathall.server.lobby import archive, create_join
from greathall.server.lobby.create_join import check_bot
from greathall.server.lobby.hall import Hall
from greathall.server.lobby.people.reports import report
from greathall.server.lobby.people.standing_answers import prefer
from greathall.server.lobby.seat_keys import Access
from greathall.server.match import consent
from greathall.server.match.auto_answers import undo_times
from greathall.server.match.consent import Attendance, check_owner_may_replace, propose, voters
from greathall.server.match.log import game_entries, seat_entries
from greathall.server.match.log.entry import TABLE, Entry
from greathall.server.match.match import Match, check_fresh
from greathall.server.match.news import news, plies
from greathall.server.notify.preferences_store import forget_seats
from greathall.server.tables import wall_clock
from greathall.server.tables.bots import coach
from greathall.server.tables.live import LiveTable
from greathall.server.tables.undo_preview import Preview, preview
from greathall.server.wire import requests
from greathall.server.wire.errors import Refused
from greathall.server.wire.messages import (
    Answered,
    BlockedOptions,
    ChoicePreviews,
    Done,
    Final,
    PastView,
    Pong,
    TableMade,
    View,
    Welcome,
    WholeRecord,
    written,
)
from greathall.server.wire.responses import Made


class Asker(NamedTuple):
    """Who asks: what the key opens, and the seat the table is seen from."""

    hall: Hall
    live: LiveTable
    access: Access
    looking: int | None

    def seat(self, named: int | None) -> int:
        """The seat that acts, once it is known to be the asker's."""
        return self.access.seat(named, self.looking)


Answer: TypeAlias = Answered
Handler: TypeAlias = Callable[[Asker, Any], Awaitable[Answer]]
M = TypeVar("M", bound=requests.Message)

HANDLERS: dict[type[requests.Message], Handler] = {}


def handles(kind: type[M]) -> Callable[[Callable[[Asker, M], Awaitable[Answer]]], Handler]:
    """What becomes of a kind of request."""

    def register(handler: Callable[[Asker, M], Awaitable[Answer]]) -> Handler:
        HANDLERS[kind] = handler
        return handler

    return register


def handle(asker: Asker, message: requests.AtTable) -> Awaitable[Answer]:
    """Carries a request out; the answer is what only the asker is told."""
    return HANDLERS[type(message)](asker, message)


def done(revision: int) -> Answer:
    return Done(revision=revision)


async def _done(asker: Asker) -> Answer:
    async with asker.live.steady():
        return done(asker.live.match.revision)


@handles(requests.Choose)
async def _choose(asker: Asker, message: requests.Choose) -> Answer:
    ahead = None if message.sure else await _tried_out(asker, message)
    if ahead is not None and ahead.final:
        return Final(decision=message.decision, choice=message.choice)

    def plan(match: Match) -> list[Entry]:
        option = _own_option(asker, match, message)
        return [game_entries.Choose.of(option, ahead=ahead.played if ahead is not None else None)]

    return done(await asker.live.act(plan))


async def _tried_out(asker: Asker, message: requests.Choose) -> Preview:
    live = asker.live
    async with live.steady():
        return await preview(live.match, _own_option(asker, live.match, message), live.bots)


def _own_option(asker: Asker, match: Match, message: requests.Choose) -> Option:
    """What is chosen, once it is known that the asker may choose for that seat: others learn nothing of its options."""
    option = match.playing.option(message.choice)
    asker.seat(option.seat)
    if match.place(option.seat).stand_in:
        raise Refused("stand-in", "a bot plays this seat now; take it back first", 409)
    check_fresh(match, message.decision, option, message.revision)
    return option


@handles(requests.Blocked)
async def _blocked(asker: Asker, message: requests.Blocked) -> Answer:
    seat = asker.seat(None)
    async with asker.live.steady():
        match = asker.live.match
        decision = match.decision_of(seat)
        blocked = [one.to_dict() for one in decision.blocked()] if decision is not None else []
        question = decision.id if decision is not None else None
        return BlockedOptions(revision=match.revision, decision=question, blocked=blocked)


@handles(requests.Previews)
async def _previews(asker: Asker, message: requests.Previews) -> Answer:
    seat = asker.seat(None)
    async with asker.live.steady():
        match = asker.live.match
        decision, revision = match.decision_of(seat), match.revision
        found = asker.live.previews.of(match, seat) if decision is not None else None
    if decision is None or found is None:
        return ChoicePreviews(revision=revision, decision=None, previews=[])
    return ChoicePreviews(revision=revision, decision=decision.id, previews=written(list[plain.Preview], await found))


@handles(requests.Undo)
async def _undo(asker: Asker, message: requests.Undo) -> Answer:
    seat = asker.seat(message.seat)

    def plan(match: Match) -> list[Entry]:
        times = undo_times(match.playing, match.places, seat, message.to)
        return [game_entries.Undo(seat, message.to, times)]

    return done(await asker.live.act(plan))


@handles(requests.Resign)
async def _resign(asker: Asker, message: requests.Resign) -> Answer:
    seat = asker.seat(message.seat)
    return done(await asker.live.act(lambda match: [game_entries.Resign(seat)]))


@handles(requests.Say)
async def _say(asker: Asker, message: requests.Say) -> Answer:
    await asker.live.say(asker.seat(None), message.text)
    return await _done(asker)


@handles(requests.Hush)
async def _hush(asker: Asker, message: requests.Hush) -> Answer:
    asker.access.must_own("close its chat")
    seat = TABLE if message.seat is None else message.seat
    return done(await asker.live.act(lambda match: [seat_entries.Hush(seat, message.quiet)]))


@handles(requests.Report)
async def _report(asker: Asker, message: requests.Report) -> Answer:
    await report(asker.hall, asker.live, asker.access, asker.seat(None), message.seat, message.text)
    return await _done(asker)


@handles(requests.Forget)
async def _forget(asker: Asker, message: requests.Forget) -> Answer:
    seats = asker.access.seats()
    for seat in seats:
        await asker.live.forget(seat)
    await asker.hall.store.write(forget_seats(asker.live.id, seats))
    return await _done(asker)


@handles(requests.Past)
async def _past(asker: Asker, message: requests.Past) -> Answer:
    """An earlier ply by the asker's own view; nothing that came later is in it."""
    asker.access.may_look(asker.looking)
    async with asker.live.steady():
        table = asker.live.match.playing
        if message.ply > table.ply:
            raise Refused("no-ply", f"the game is at ply {table.ply}")
        then = archive.at_ply(table, message.ply)
        return PastView(ply=message.ply, view=written(View, {**then.view(asker.looking), "decision": None}))


@handles(requests.Prefer)
async def _prefer(asker: Asker, message: requests.Prefer) -> Answer:
    seat = asker.seat(message.seat)
    return done(await asker.live.act(lambda match: prefer(match, seat, message.standing, message.forced)))


@handles(requests.Propose)
async def _propose(asker: Asker, message: requests.Propose) -> Answer:
    seat = asker.seat(None)

    def plan(match: Match) -> list[Entry]:
        there = Attendance(asker.live.connected, wall_clock.now_ms())
        proposed = propose(match, seat, message.what, message.ply, message.target, there)
        # People who share a device have talked already.
        others = [one for one in sorted(asker.access.my_seats) if one != seat and one in proposed.voters]
        return [proposed, *(consent.Answer(one, yes=True) for one in others)]

    return done(await asker.live.act(plan))


@handles(requests.Answer)
async def _answer(asker: Asker, message: requests.Answer) -> Answer:
    def plan(match: Match) -> list[Entry]:
        mine = [seat for seat in sorted(asker.access.my_seats) if seat in voters(match)]
        if not mine:
            raise Refused("no-voter", "you have no say in this", 403)
        return [consent.Answer(seat, message.yes) for seat in (mine if message.yes else mine[:1])]

    return done(await asker.live.act(plan))


@handles(requests.HandOver)
async def _hand_over(asker: Asker, message: requests.HandOver) -> Answer:
    check_bot(message.bot)
    if message.seat is not None and asker.access.owner and message.seat not in asker.access.my_seats:
        return await _replace(asker, message.seat, message.bot)
    seat = asker.seat(message.seat)
    return done(await asker.live.act(lambda match: [seat_entries.HandOver(seat, message.bot, "self")]))


async def _replace(asker: Asker, seat: int, bot: str) -> Answer:
    def plan(match: Match) -> list[Entry]:
        check_owner_may_replace(match, seat, asker.live.connected)
        return [seat_entries.HandOver(seat, bot, "owner")]

    return done(await asker.live.act(plan))


@handles(requests.TakeBack)
async def _take_back(asker: Asker, message: requests.TakeBack) -> Answer:
    seat = asker.seat(message.seat)

    def plan(match: Match) -> list[Entry]:
        if match.over:
            raise Refused("over", "the game is over", 409)
        return [seat_entries.TakeBack(seat)]

    return done(await asker.live.act(plan))


@handles(requests.Start)
async def _start(asker: Asker, message: requests.Start) -> Answer:
    asker.access.must_own("start it")
    return done(await create_join.start(asker.live, message.fill))


@handles(requests.Leave)
async def _leave(asker: Asker, message: requests.Leave) -> Answer:
    await create_join.leave(asker.live, asker.access)
    return await _done(asker)


@handles(requests.ShowView)
async def _view(asker: Asker, message: requests.ShowView) -> Answer:
    """The same as the socket's first message, for clients that only speak HTTP."""
    async with asker.live.steady():
        return welcome(asker, message.since)


def welcome(asker: Asker, since: int) -> Welcome:
    live = asker.live
    common_ply = live.match.common_ply(since) if since >= 0 else -1
    since_then = plies(live.match, common_ply)
    return Welcome(
        **msgspec.structs.asdict(news(live.match, common_ply, asker.looking, live.info(), since_then)),
        held=sorted(asker.access.my_seats),
        owner=asker.access.owner,
        person=asker.access.person,
        chat=live.chat.lines,
    )


def _made(made: Made) -> TableMade:
    return TableMade(**msgspec.structs.asdict(made))


@handles(requests.Branch)
async def _branch(asker: Asker, message: requests.Branch) -> Answer:
    check_bot(message.bot)
    return _made(await archive.branch(asker.hall, asker.live, asker.looking, message.ply, message.bot))


@handles(requests.Rematch)
async def _rematch(asker: Asker, message: requests.Rematch) -> Answer:
    return _made(await archive.rematch(asker.hall, asker.live, asker.access))


@handles(requests.Record)
async def _record(asker: Asker, message: requests.Record) -> Answer:
    async with asker.live.steady():
        return WholeRecord(record=archive.export(asker.live.match))


@handles(requests.AskHint)
async def _hint(asker: Asker, message: requests.AskHint) -> Answer:
    return await coach.hint(asker.live, asker.seat(None))


@handles(requests.AskEstimate)
async def _estimate(asker: Asker, message: requests.AskEstimate) -> Answer:
    asker.access.may_look(asker.looking)
    return await coach.estimate(asker.live, asker.looking)


@handles(requests.AskReview)
async def _review(asker: Asker, message: requests.AskReview) -> Answer:
    asker.access.may_look(asker.looking)
    return await coach.review(asker.live, asker.looking, archive.export)


@handles(requests.Ping)
async def _ping(asker: Asker, message: requests.Ping) -> Answer:
    async with asker.live.steady():
        return Pong(revision=asker.live.match.revision)
