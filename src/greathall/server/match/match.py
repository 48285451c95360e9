"""A match: a table as its log tells it: who sits where, the game, what is being voted on.

``apply`` is the only way to change it. It refuses with a reason and changes nothing, or returns the row to be logged.
Applying the same rows in the same order gives the same match, on any machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

import greathall
from greathall.core.errors import Diverged, GreathallError, SaveError, StaleChoice, Unplayable
from greathall.core.game import Data
from greathall.core.registry import find
from greathall.core.speech.options import Option
from greathall.core.table.decision import Decision
from greathall.core.table.outcome import Outcome, rank
from greathall.core.table.table import Table
from greathall.server.keys import commitment
from greathall.server.match.closed import SHUT, ClosedGame, check_playable, record_of
from greathall.server.match.consent import Proposal
from greathall.server.match.log.entries import Row
from greathall.server.match.log.entry import Entry
from greathall.server.match.log.game_entries import Choose
from greathall.server.match.log.header import Header, Place
from greathall.server.wire.errors import Refused
from greathall.server.wire.fields import TableStatus, WhyClosed


class Mark(NamedTuple):
    """What is remembered of each row: enough to tell what a reconnecting client missed."""

    at: int
    common_ply: int
    actor: int
    asks_others: bool


class Match:
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
        self._data: Data | None = None
        self.closed: ClosedGame | None = None
        """Set where the game cannot be played on as it was begun: then there is no table."""
        self.finished = False
        self.proposal: Proposal | None = None
        self.marks: list[Mark] = []
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
            self._look_at(header.origin.record)

    def _look_at(self, record: str) -> None:
        """A record from elsewhere: a game that is over."""
        self.finished = True
        try:
            self.table = greathall.replay(record)
        except GreathallError as wrong:
            self.closed = ClosedGame.because(wrong, record)

    # How it stands

    @property
    def revision(self) -> int:
        return len(self.marks)

    @property
    def status(self) -> TableStatus:
        if self.closed is not None:
            return self.closed.status
        if self.table is None:
            return "open"
        return "over" if self.over else "running"

    @property
    def over(self) -> bool:
        return self.finished or self.closed is not None or (self.table is not None and self.table.over)

    @property
    def playing(self) -> Table:
        self._check_closed()
        if self.table is None:
            raise Refused("not-started", "the game has not started", 409)
        return self.table

    def _check_closed(self) -> None:
        if self.closed is not None:
            self.closed.refuse()

    def going_on(self) -> Table:
        """The game, for what can happen only while it goes on."""
        table = self.playing
        if self.over:
            raise Refused("over", "the game is over", 409)
        return table

    @property
    def ply(self) -> int:
        return self.table.ply if self.table is not None else 0

    @property
    def data(self) -> Data | None:
        """The data that the game began with; it stays the same, and is told at every change."""
        if self._data is None and self.table is not None:
            self._data = self.game.data_of(self.table.box)
        return self._data

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

    def place(self, seat: int) -> Place:
        if not 0 <= seat < len(self.places):
            raise Refused("no-seat", f"there is no seat {seat} at this table", 404)
        return self.places[seat]

    def played_by(self, seat: int) -> str:
        """The bot that answers for a seat, or nothing where a person does."""
        place = self.places[seat]
        return place.bot if place.kind == "bot" else place.stand_in

    def common_ply(self, revision: int) -> int:
        """The last ply that still stands of what a client saw at a revision."""
        missed = self.marks[max(revision, 0) :]
        return min((mark.common_ply for mark in missed), default=self.ply)

    def fresh_since(self, seat: int) -> int:
        """The revision at which a seat's open decision was opened."""
        for number in range(len(self.marks), 0, -1):
            mark = self.marks[number - 1]
            if mark.asks_others or mark.actor == seat:
                return number
        return 0

    def opened_at(self, seat: int) -> int:
        """When a seat's open decision was opened."""
        opened = self.fresh_since(seat)
        return self.marks[opened - 1].at if opened else 0

    # What happens

    def apply(self, entry: Entry, at: int, played: Table | None = None) -> Row:
        """Carries an entry out and returns its row, or refuses it and changes nothing.

        ``played`` is the table after a start or a choice, where that was worked out elsewhere.
        """
        self._check_closed()
        before = self._asked()
        entry.check(self)
        done = entry.play(self, played)
        done.entry.apply(self, done.actor)
        asks_others = self._asks_others(before, done.actor)
        self._remember(done.entry, Mark(at, done.common_ply, done.actor, asks_others))
        return Row(self.revision, at, done.common_ply, done.actor, asks_others, done.entry)

    def restore(self, rows: Sequence[Row], snapshot: tuple[int, str] | None = None) -> None:
        """Applies logged rows; the game itself starts from a snapshot where one is given.

        Unplayable where the game cannot be played on as it was begun; SaveError where the snapshot cannot be used.
        """
        if self.closed is not None:
            self._recall(rows)
            return
        check_playable(self.header, rows)
        covered = 0
        if snapshot is not None:
            covered, save = snapshot
            self.table = greathall.from_json(save)
            if any(row.revision == covered and not self._stands_as(row) for row in rows):
                raise SaveError("the state is not the one that was logged")
        self._recall(row for row in rows if row.revision <= covered)
        for row in rows:
            if row.revision > covered:
                self._repeat(row)

    def _repeat(self, row: Row) -> None:
        """What was done once is done again, and has to come out as it did."""
        try:
            again = self.apply(row.entry, row.at)
        except Unplayable:
            raise
        except Exception as wrong:  # whatever it is that fails, the table stays readable
            raise Diverged(self.game.id, f"revision {row.revision}: {wrong}") from wrong
        if replace(again, state_hash=row.state_hash) != row or not self._stands_as(row):
            raise Diverged(self.game.id, f"revision {row.revision} does not give what was logged")

    def _stands_as(self, row: Row) -> bool:
        """Whether the game stands as it did after a row, where that was noted."""
        return not row.state_hash or (self.table is not None and self.table.hash() == row.state_hash)

    def close(self, wrong: Unplayable, rows: Sequence[Row]) -> None:
        """Tells logged rows without playing them: the game cannot be played on."""
        self.closed = ClosedGame.because(wrong, record_of(self.header, rows))
        self._recall(rows)

    def shut(self, why: WhyClosed) -> None:
        """Closes a game that could be played on; from now on its record is open to everybody."""
        if self.closed is not None:
            return
        origin, table = self.header.origin, self.table
        imagined = origin is not None and origin.world
        self.closed = ClosedGame(why, SHUT[why], table.record() if table is not None and not imagined else "")
        self.closed.summary = {"ply": self.ply, "winners": [], "scores": [], "rated": self.header.rated}
        self.table, self.proposal = None, None

    def _recall(self, rows: Iterable[Row]) -> None:
        """What rows changed besides the game."""
        for row in rows:
            row.entry.apply(self, row.actor)
            self._remember(row.entry, Mark(row.at, row.common_ply, row.actor, row.asks_others))

    def _remember(self, entry: Entry, mark: Mark) -> None:
        if isinstance(entry, Choose):
            self.used[mark.actor] += max(0, mark.at - self.opened_at(mark.actor))
        self.marks.append(mark)

    def _asked(self) -> dict[int, str]:
        return {decision.seat: decision.id for decision in self.decisions}

    def _asks_others(self, before: dict[int, str], actor: int) -> bool:
        """Whether seats other than the actor are asked something else than before."""
        after = self._asked()
        before.pop(actor, None)
        after.pop(actor, None)
        return before != after


def check_fresh(match: Match, decision: str, option: Option, revision: int) -> None:
    """Refuses a choice that was made for another decision than the one that is open."""
    open_now = match.decision_of(option.seat)
    if open_now is None:
        return  # the engine says it better
    if open_now.id != decision or not match.fresh_since(option.seat) <= revision <= match.revision:
        raise StaleChoice(f"made at revision {revision} for decision {decision}; open is {open_now.id}", option)
