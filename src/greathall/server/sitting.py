"""A table as its log tells it: who sits where, the game, what is being voted on.

``apply`` is the only way to change it. It refuses with a reason and changes nothing, or returns the row to be logged.
Applying the same rows in the same order gives the same table, on any machine.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import greathall
from greathall.core.decision import Decision
from greathall.core.errors import StaleChoice
from greathall.core.outcome import Outcome, rank
from greathall.core.registry import find
from greathall.core.table import Table
from greathall.core.words import Option
from greathall.server.errors import Refused
from greathall.server.happenings import GAME_HANDLERS, NOTES, TABLE, TABLE_CHECKS, Done, Proposal, carried_out, seat_of
from greathall.server.log import AnyEntry, Choose, Header, Place, Row, Start
from greathall.server.secret import commitment


class Mark(NamedTuple):
    """What is remembered of each row: enough to tell what a reconnecting client missed."""

    at: int
    keeps: int
    actor: int
    opens: bool


class Sitting:
    """One table, from the first invitation to the final score."""

    def __init__(self, header: Header, secret: str) -> None:
        self.header = header
        self.secret = secret
        self.commitment = commitment(secret)
        self.game = find(header.game)
        self.places = [
            Place(p.kind, p.name, p.gender, p.colour, p.bot, p.taken, person=p.person) for p in header.places
        ]
        self.table: Table | None = None
        self.finished = False
        self.proposal: Proposal | None = None
        self.marks: list[Mark] = []
        self.seated = 0
        """The revision of the last entry that was no choice: who sits where, and how, is as it was then."""
        self.generations: list[tuple[int, int]] = []
        """After which ply chance is drawn anew, and for the how-many-th time."""
        self.rewinds = 0
        self.hushed: set[int] = set()
        """Seats that may not chat; -1 stands for all."""
        self.freed: dict[int, int] = {}
        """The revision at which somebody last rose from a seat: whoever held it before holds it no more."""
        self.used = [0] * len(self.places)
        """Milliseconds that each seat has thought."""
        if header.origin is not None and header.origin.record and header.origin.upto is None:
            self.table = greathall.replay(header.origin.record)
            self.finished = True

    # How it stands

    @property
    def revision(self) -> int:
        return len(self.marks)

    @property
    def status(self) -> str:
        if self.table is None:
            return "open"
        return "over" if self.over else "running"

    @property
    def over(self) -> bool:
        return self.finished or (self.table is not None and self.table.over)

    @property
    def playing(self) -> Table:
        if self.table is None:
            raise Refused("not-started", "the game has not started", 409)
        return self.table

    @property
    def decisions(self) -> list[Decision]:
        return [] if self.table is None or self.finished else self.table.decisions

    @property
    def outcome(self) -> Outcome | None:
        table = self.table
        if table is None or not self.finished or table.over:
            return table.outcome if table is not None else None
        sides = [seat.side for seat in table.seats]
        return rank(table.game.standings(table.state), sides, table.resigned, table.game.outcome_extra(table.state))

    def decision_of(self, seat: int) -> Decision | None:
        return next((one for one in self.decisions if one.seat == seat), None)

    def played_by(self, seat: int) -> str:
        """The bot that answers for a seat, or nothing where a person does."""
        place = self.places[seat]
        return place.bot if place.kind == "bot" else place.stand_in

    def voters(self) -> list[int]:
        """The seats whose people must agree to what is proposed."""
        asked = self.proposal
        resigned = self.table.resigned if self.table is not None else ()
        return [
            seat
            for seat, place in enumerate(self.places)
            if place.kind == "person"
            and place.taken
            and not place.stand_in
            and seat not in resigned
            and (asked is None or not (asked.what == "replace" and asked.target == seat))
        ]

    def since(self, revision: int) -> int:
        """How many plies still stand of what a client saw at a revision."""
        missed = self.marks[max(revision, 0) :]
        ply = self.table.ply if self.table is not None else 0
        return min((mark.keeps for mark in missed), default=ply)

    def fresh_since(self, seat: int) -> int:
        """The revision at which a seat's open decision was opened."""
        for number in range(len(self.marks), 0, -1):
            mark = self.marks[number - 1]
            if mark.opens or mark.actor == seat:
                return number
        return 0

    # What happens

    def apply(self, entry: AnyEntry, at: int, played: Table | None = None) -> Row:
        """Carries an entry out and returns its row, or refuses it and changes nothing.

        ``played`` is the table after a start or a choice, where that was worked out elsewhere.
        """
        before = self._asked()
        thought = self._thought(entry, at)
        play = GAME_HANDLERS.get(type(entry))
        if played is not None and isinstance(entry, Start | Choose):
            done = carried_out(self, entry, played)
        elif play is not None:
            done = play(self, entry)
        else:
            TABLE_CHECKS[type(entry)](self, entry)
            done = Done(entry, TABLE, self._ply())
        note = NOTES.get(type(entry))
        if note is not None:
            note(self, done.entry)
        opens = self._asks_others(before, done.actor)
        self._count(thought)
        self._remember(entry, Mark(at, done.keeps, done.actor, opens))
        return Row(self.revision, at, done.keeps, done.actor, opens, done.entry)

    def restore(self, rows: Iterable[Row], snapshot: tuple[int, str] | None = None) -> None:
        """Applies logged rows; the game itself starts from a snapshot where one is given."""
        covered = 0
        if snapshot is not None:
            covered, save = snapshot
            self.table = greathall.from_json(save)
        for row in rows:
            if row.revision <= covered:
                self._recall(row)
                continue
            again = self.apply(row.entry, row.at)
            if again != row:
                raise Refused("damaged", f"revision {row.revision} does not give what was logged", 500)

    def _recall(self, row: Row) -> None:
        note = NOTES.get(type(row.entry))
        if note is not None:
            note(self, row.entry)
        self._count(self._thought(row.entry, row.at))
        self._remember(row.entry, Mark(row.at, row.keeps, row.actor, row.opens))

    def _remember(self, entry: AnyEntry, mark: Mark) -> None:
        self.marks.append(mark)
        if not isinstance(entry, Choose):
            self.seated = self.revision

    def _thought(self, entry: AnyEntry, at: int) -> tuple[int, int]:
        """Which seat has thought for how long before this entry."""
        if not isinstance(entry, Choose):
            return 0, 0
        seat = seat_of(entry.choice)
        return seat, max(0, at - self.opened_at(seat))

    def _count(self, thought: tuple[int, int]) -> None:
        seat, spent = thought
        self.used[seat] += spent

    def opened_at(self, seat: int) -> int:
        """When a seat's open decision was opened."""
        opened = self.fresh_since(seat)
        return self.marks[opened - 1].at if opened else 0

    def _asked(self) -> dict[int, str]:
        return {decision.seat: decision.id for decision in self.decisions}

    def _asks_others(self, before: dict[int, str], actor: int) -> bool:
        """Whether seats other than the actor are asked something else than before."""
        after = self._asked()
        before.pop(actor, None)
        after.pop(actor, None)
        return before != after

    def _ply(self) -> int:
        return self.table.ply if self.table is not None else 0

    def place(self, seat: int) -> Place:
        if not 0 <= seat < len(self.places):
            raise Refused("no-seat", f"there is no seat {seat} at this table", 404)
        return self.places[seat]


def check_fresh(sitting: Sitting, decision: str, option: Option, revision: int) -> None:
    """Refuses a choice that was made for another decision than the one that is open."""
    open_now = sitting.decision_of(option.seat)
    if open_now is None:
        return  # the engine says it better
    if open_now.id != decision or not sitting.fresh_since(option.seat) <= revision <= sitting.revision:
        raise StaleChoice(f"made at revision {revision} for decision {decision}; open is {open_now.id}", option)
