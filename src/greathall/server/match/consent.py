"""Undo, ending and replacing by consent: what may be proposed, who has to agree, and what comes of it.

Who has a say is settled when something is proposed, and stands in the log. People keep their say while they are away or
a bot stands in for them; nobody is replaced who is there, or whose time is not up.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from greathall.core.table import hosting
from greathall.core.table.table import Table
from greathall.server.match.log.entry import TABLE, Entry, Played
from greathall.server.match.log.seat_entries import HandOver
from greathall.server.wire import table_info
from greathall.server.wire.errors import Refused
from greathall.server.wire.fields import Proposed

if TYPE_CHECKING:
    from greathall.server.match.match import Match

ABSENT_DAYS = 3
"""Without a clock: who has not answered for so long, and is not there, may be replaced by consent of the others."""
DAY_MS = 24 * 3_600_000
GONE = ("vote", "clock")
"""Who was replaced for being away too long."""
STAND_IN = "squire"
"""The bot that takes the seat of a person who left."""


class Proposal(NamedTuple):
    """What needs the consent of the others."""

    seat: int
    what: Proposed
    ply: int
    target: int
    agreed: tuple[int, ...]
    voters: tuple[int, ...] = ()
    """Who has to agree; where the log does not say, everybody but the target and those whose seats bots play."""

    def told(self) -> table_info.Proposal:
        return table_info.Proposal(self.seat, self.what, self.ply, self.target, list(self.agreed))

    def carried(self) -> Entry:
        """What happens once all have agreed."""
        if self.what == "undo":
            return Rewind(self.ply)
        return Finish() if self.what == "finish" else HandOver(self.target, STAND_IN, "vote")


# What stands in the log


class Propose(Entry, frozen=True, tag="propose"):
    """Something that needs the consent of the others: undo, finish, or a bot for a seat."""

    seat: int
    what: Proposed
    ply: int = 0
    target: int = 0
    voters: tuple[int, ...] = ()
    """Who has to agree. Logs of the first release do not say."""

    def check(self, match: Match) -> None:
        table = match.going_on()
        if match.proposal is not None:
            raise Refused("proposal-open", "another proposal is still open", 409)
        if self.what == "undo" and not 0 <= self.ply < table.ply:
            raise Refused("no-ply", f"there is no ply {self.ply} before ply {table.ply}")
        if self.what == "replace":
            place = match.place(self.target)
            if self.target == self.seat or place.kind != "person" or place.stand_in:
                raise Refused("no-person", f"no other person plays seat {self.target} now", 409)

    def apply(self, match: Match, actor: int) -> None:
        match.proposal = Proposal(self.seat, self.what, self.ply, self.target, (self.seat,), self.voters)


class Answer(Entry, frozen=True, tag="answer"):
    """Somebody agrees to what is proposed, or does not: then it comes to nothing."""

    seat: int
    yes: bool

    def check(self, match: Match) -> None:
        if match.proposal is None:
            raise Refused("no-proposal", "nothing is proposed", 409)
        if self.seat not in voters(match):
            raise Refused("no-voter", f"seat {self.seat} has no say in this", 409)

    def apply(self, match: Match, actor: int) -> None:
        asked = match.proposal
        if asked is not None:
            agreed = tuple(sorted({*asked.agreed, self.seat}))
            match.proposal = asked._replace(agreed=agreed) if self.yes else None


class Rewind(Entry, frozen=True, tag="rewind"):
    """All agreed to go back past a barrier; what comes after is drawn anew."""

    ply: int

    def check(self, match: Match) -> None:
        match.going_on()

    def play(self, match: Match, played: Table | None = None) -> Played:
        match.playing.rewind(self.ply)
        return Played(self, TABLE, self.ply)

    def apply(self, match: Match, actor: int) -> None:
        match.proposal = None
        match.rewinds += 1
        match.generations = [one for one in match.generations if one[0] < self.ply]
        match.generations.append((self.ply, match.rewinds))


class Finish(Entry, frozen=True, tag="finish"):
    """All agreed to end the game here."""

    def check(self, match: Match) -> None:
        match.going_on()

    def apply(self, match: Match, actor: int) -> None:
        match.proposal = None
        match.finished = True


ConsentEntry: TypeAlias = Propose | Answer | Rewind | Finish


# Who has a say


def people(match: Match) -> list[int]:
    """The seats of people who have not given up."""
    resigned = match.table.resigned if match.table is not None else ()
    return [s for s, place in enumerate(match.places) if place.kind == "person" and place.taken and s not in resigned]


def voters(match: Match) -> list[int]:
    """The seats whose people must agree to what is proposed."""
    asked = match.proposal
    if asked is None:
        return []
    if asked.voters:
        return [seat for seat in people(match) if seat in asked.voters]
    spared = asked.target if asked.what == "replace" else None
    return [seat for seat in people(match) if not match.places[seat].stand_in and seat != spared]


def agreed(match: Match) -> Entry | None:
    """What all have agreed to, as it happens now."""
    asked = match.proposal
    return asked.carried() if asked is not None and set(voters(match)) <= set(asked.agreed) else None


class Attendance(NamedTuple):
    """Whose people are connected, at which moment (in milliseconds since 1970)."""

    connected: AbstractSet[int]
    now: int


def propose(match: Match, seat: int, what: Proposed, ply: int, target: int, there: Attendance) -> Propose:
    """What is proposed, with everybody who has to agree; refused where no consent would be enough."""
    table = match.playing
    if what == "replace" and not is_absent(match, target, there):
        raise _not_absent(target)
    if what == "undo" and match.header.rated and hosting.reveals_after(table, ply):
        raise Refused("rated", "a rated game is not taken back past what was drawn or revealed", 409)
    asked = [one for one in people(match) if _has_a_say(match, one, what, target, there)]
    if what == "finish" and match.header.rated and len(asked) < 2:
        raise Refused("rated", "nobody ends a rated game alone", 409)
    return Propose(seat, what, ply, target, tuple(asked))


def _has_a_say(match: Match, seat: int, what: Proposed, target: int, there: Attendance) -> bool:
    place = match.places[seat]
    if what == "replace":
        return seat != target and (seat in there.connected or not (place.stand_in or is_absent(match, seat, there)))
    return match.header.rated or place.stand_in_by not in GONE or seat in there.connected


# Who may be replaced


def is_absent(match: Match, seat: int, there: Attendance) -> bool:
    """Whether a person has been away for so long that others may have them replaced."""
    place = match.place(seat)
    if seat in there.connected:
        return False
    if match.header.clock is not None:
        return place.late > 0
    asked = match.decision_of(seat) is not None
    return asked and there.now - match.opened_at(seat) >= ABSENT_DAYS * DAY_MS


def check_owner_may_replace(match: Match, seat: int, connected: AbstractSet[int]) -> None:
    """Who made a table may let a bot play on for somebody who has left, where nothing hangs on it."""
    if match.header.rated:
        raise Refused("rated", "at a rated table everybody gives away only their own seat", 403)
    if seat in connected or (match.header.clock is not None and not match.place(seat).late):
        raise _not_absent(seat)


def _not_absent(seat: int) -> Refused:
    return Refused("not-absent", f"the person on seat {seat} is there, or still has time to answer", 409)
