"""What changes the game itself: the start, a choice, taking it back, giving up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import greathall
from greathall.core.errors import UndoError
from greathall.core.game import Data
from greathall.core.rules.chance import Token
from greathall.core.speech.options import Option
from greathall.core.table import hosting
from greathall.core.table.table import Table
from greathall.server.match.log.entry import TABLE, Entry, Played
from greathall.server.match.start import begin_of
from greathall.server.wire.errors import Refused

if TYPE_CHECKING:
    from greathall.server.match.match import Match


class Start(Entry, frozen=True, tag="start"):
    colours: tuple[str, ...]
    outcomes: tuple[tuple[str, Token], ...] = ()
    rules: int = 0
    """The rules by which it begins, where those have changed since the table was made."""
    data: Data | None = None
    """The data it begins with; None: today's, and the row names it."""

    def check(self, match: Match) -> None:
        if match.table is not None:
            raise Refused("started", "the game has started already", 409)
        if not all(place.taken or place.kind == "bot" for place in match.places):
            raise Refused("seats-free", "not all seats are taken", 409)

    def play(self, match: Match, played: Table | None = None) -> Played:
        table = match.table = played if played is not None else _begin(match, self)
        data = match.game.data_of(table.box)
        return Played(Start(self.colours, tuple(table.last.outcomes), self.rules, data), TABLE, -1)

    def apply(self, match: Match, actor: int) -> None:
        for place, colour in zip(match.places, self.colours, strict=True):
            place.colour = colour


def _begin(match: Match, start: Start) -> Table:
    """The game at its first decision: from the beginning, from a ply of a record, or from an imagined world."""
    origin = match.header.origin
    if origin is None:
        return begin_of(match.header, match.secret, start.colours, start.data).set_up()
    if origin.world:
        table = greathall.from_json(origin.world)
        hosting.begin_here(table)
    else:
        table = greathall.replay(origin.record, origin.upto)
    hosting.reseed(table, match.secret)
    return table


class Choose(Entry, frozen=True, tag="choose", dict=True):
    choice: str
    by: str = "person"
    """person, bot, forced, standing, clock, resigned, default (a bot that failed)."""
    outcomes: tuple[tuple[str, Token], ...] = ()
    """What chance brought. Derived from the table's secret; kept so that damage is noticed."""

    @classmethod
    def of(cls, option: Option, by: str = "person", ahead: Table | None = None) -> Choose:
        """A choice that is known already: its notation is not taken apart again.

        ``ahead`` is the table after it, where it was tried out: then it is not carried out again either.
        """
        entry = cls(option.notation, by)
        entry.__dict__.update(known=option, ahead=ahead)
        return entry

    def option_at(self, table: Table) -> Option:
        known: Option | None = self.__dict__.get("known")
        return known if known is not None else table.option(self.choice)

    def ahead_of(self, table: Table) -> Table | None:
        """What was tried out, if it began where the table stands now."""
        ahead: Table | None = self.__dict__.get("ahead")
        return ahead if ahead is not None and ahead.last.prev is table.last else None

    def check(self, match: Match) -> None:
        match.going_on()

    def play(self, match: Match, played: Table | None = None) -> Played:
        table = match.playing
        if played is None:
            table.play(self.option_at(table))
        else:
            table = match.table = played
        assert table.last.option is not None
        done = Choose(self.choice, self.by, tuple(table.last.outcomes))
        return Played(done, table.last.option.seat, table.ply - 1)

    def apply(self, match: Match, actor: int) -> None:
        place = match.places[actor]
        if self.by == "clock":
            place.late += 1
        elif self.by == "person":
            place.late = 0


class Undo(Entry, frozen=True, tag="undo"):
    """A seat takes back what it may take back alone; past that it needs consent."""

    seat: int
    to: str
    times: int = 1

    def check(self, match: Match) -> None:
        if not match.going_on().can_undo(self.seat):
            raise UndoError(f"s{self.seat} has nothing to take back")

    def play(self, match: Match, played: Table | None = None) -> Played:
        table = match.playing
        trial = table.clone()
        for _ in range(self.times):
            trial.undo(self.seat, self.to)
        match.table = trial
        return Played(self, self.seat, hosting.common_ply(table, trial))


class Resign(Entry, frozen=True, tag="resign"):
    seat: int

    def check(self, match: Match) -> None:
        match.going_on()

    def play(self, match: Match, played: Table | None = None) -> Played:
        table = match.playing
        stood = table.ply
        table.resign(self.seat)
        return Played(self, self.seat, stood)


class Shut(Entry, frozen=True, tag="shut"):
    """The table is closed to play, for good."""

    why: Literal["operator", "abandoned"]

    def check(self, match: Match) -> None:
        if match.over:
            raise Refused("over", "the game is over", 409)

    def apply(self, match: Match, actor: int) -> None:
        match.shut(self.why)


GameEntry: TypeAlias = Start | Choose | Undo | Resign | Shut
