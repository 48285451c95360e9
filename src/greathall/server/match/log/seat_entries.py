"""Who sits where, and how: sitting down, rising, bots that stand in, what is answered for a seat, who may chat."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

from greathall.server.match.log.entry import TABLE, Entry
from greathall.server.wire.errors import Refused
from greathall.server.wire.fields import Gender, Standing

if TYPE_CHECKING:
    from greathall.server.match.match import Match


def _check_open(match: Match) -> None:
    if match.table is not None:
        raise Refused("started", "the game has started already", 409)


class Sit(Entry, frozen=True, tag="sit"):
    seat: int
    name: str
    gender: Gender
    colour: str = ""
    person: str = ""
    """Who it is, at a rated table."""

    def check(self, match: Match) -> None:
        place = match.place(self.seat)
        _check_open(match)
        if place.kind != "person" or place.taken:
            raise Refused("seat-taken", f"seat {self.seat} is not free", 409)
        self._check_colour(match)
        if match.header.rated:
            self._check_person(match)

    def _check_colour(self, match: Match) -> None:
        colour = self.colour
        if colour and colour not in match.game.colours:
            raise Refused("no-colour", f"colours are {', '.join(match.game.colours)}")
        if colour and any(p.colour == colour for s, p in enumerate(match.places) if s != self.seat):
            raise Refused("colour-taken", f"{colour} is taken", 409)

    def _check_person(self, match: Match) -> None:
        if not self.person:
            raise Refused("not-known", "a rated game is for people who are known by name", 403)
        if any(place.person == self.person for place in match.places):
            raise Refused("sits-already", "nobody plays a rated game against themselves", 409)

    def apply(self, match: Match, actor: int) -> None:
        place = match.places[self.seat]
        place.taken, place.name, place.gender, place.person = True, self.name, self.gender, self.person
        place.colour = self.colour or place.colour


class Rise(Entry, frozen=True, tag="rise"):
    """Somebody leaves before the start."""

    seat: int

    def check(self, match: Match) -> None:
        if match.table is not None:
            raise Refused("started", "the game has started: resign, or hand the seat to a bot", 409)
        if not match.place(self.seat).taken:
            raise Refused("seat-free", f"nobody sits on seat {self.seat}", 409)

    def apply(self, match: Match, actor: int) -> None:
        place = match.places[self.seat]
        place.taken, place.name, place.gender, place.colour, place.person = False, "", "male", "", ""
        match.freed[self.seat] = match.revision + 1


class Fill(Entry, frozen=True, tag="fill"):
    """A bot takes a free seat before the start."""

    seat: int
    bot: str

    def check(self, match: Match) -> None:
        _check_open(match)
        if match.place(self.seat).taken:
            raise Refused("seat-taken", f"seat {self.seat} is not free", 409)
        if match.header.rated:
            raise Refused("rated", "a rated game is for people only", 409)

    def apply(self, match: Match, actor: int) -> None:
        place = match.places[self.seat]
        place.kind, place.bot, place.taken = "bot", self.bot, True


class HandOver(Entry, frozen=True, tag="hand-over"):
    """A bot plays on for a seat."""

    seat: int
    bot: str
    by: str = ""
    """Who wanted it: self, owner, vote or clock. Logs of the first release do not say."""

    def check(self, match: Match) -> None:
        match.going_on()
        place = match.place(self.seat)
        if place.kind != "person" or place.stand_in:
            raise Refused("no-person", f"no person plays seat {self.seat} now", 409)

    def apply(self, match: Match, actor: int) -> None:
        asked, place = match.proposal, match.places[self.seat]
        voted = asked is not None and (asked.what, asked.target) == ("replace", self.seat)
        match.proposal = None
        place.stand_in = self.bot
        place.stand_in_by = self.by or ("vote" if voted else "self")


class TakeBack(Entry, frozen=True, tag="take-back"):
    """A person plays again for whom a bot stood in."""

    seat: int

    def check(self, match: Match) -> None:
        if not match.place(self.seat).stand_in:
            raise Refused("no-stand-in", f"no bot stands in on seat {self.seat}", 409)

    def apply(self, match: Match, actor: int) -> None:
        place = match.places[self.seat]
        place.stand_in, place.stand_in_by, place.late = "", "", 0


class Prefer(Entry, frozen=True, tag="prefer"):
    """How the server may answer for a seat."""

    seat: int
    forced: bool
    standing: dict[str, Standing] = msgspec.field(default_factory=dict)

    def check(self, match: Match) -> None:
        match.place(self.seat)

    def apply(self, match: Match, actor: int) -> None:
        place = match.places[self.seat]
        place.forced, place.standing = self.forced, dict(self.standing)


class Hush(Entry, frozen=True, tag="hush"):
    """The owner closes the chat for a seat, or for all (-1), or opens it again."""

    seat: int
    quiet: bool

    def check(self, match: Match) -> None:
        if self.seat != TABLE:
            match.place(self.seat)

    def apply(self, match: Match, actor: int) -> None:
        match.hushed = {*match.hushed, self.seat} if self.quiet else match.hushed - {self.seat}


SeatEntry: TypeAlias = Sit | Rise | Fill | HandOver | TakeBack | Prefer | Hush
