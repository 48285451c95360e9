"""Which games count, and how they ended: worked out from a table's log alone."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from greathall.server.match.log.entry import TABLE
from greathall.server.match.match import Match

Side: TypeAlias = tuple[int, list[str]]
"""The place that a side reached, and the people on it."""


LEFT = ("self", "clock")
"""By whose doing a bot plays the seat of somebody who has left."""


class Result(NamedTuple):
    """How a rated game ended."""

    game: str
    seats: int
    ended: int
    """Milliseconds since 1970."""
    sides: list[Side]


def counts(match: Match) -> bool:
    """Whether a game that is over says anything about who played it: a whole game, played to its end by the rules.

    Branches and imported records are not one's own games, a guided round is somebody else's advice, and one that was
    ended by agreement has no final score.
    """
    header = match.header
    return match.over and match.closed is None and not match.finished and header.origin is None and not header.guided


def result(match: Match) -> Result | None:
    """The sides of a rated game in the order in which they ended; None for games that change no rating.

    Whoever has left the seat to a bot when the game ends, or let the clock run out, counts like those who resigned:
    last. A seat that others gave to a bot counts as the bot has played it.
    """
    if not match.header.rated or not counts(match):
        return None
    outcome, table = match.outcome, match.playing
    assert outcome is not None
    people: dict[int, list[str]] = {}
    places: dict[int, int] = {}
    for seat, place in enumerate(match.places):
        side = table.seats[seat].side
        people.setdefault(side, []).append(place.person)
        gone = place.stand_in_by in LEFT or seat in outcome.resigned
        here = len(table.seats) + 1 if gone else outcome.places[seat]
        places[side] = min(places.get(side, here), here)
    if len(people) < 2:
        return None  # all against the game
    sides = [(places[side], people[side]) for side in sorted(people, key=lambda side: (places[side], side))]
    ended = next(mark.at for mark in reversed(match.marks) if mark.actor != TABLE)
    return Result(match.header.game, len(match.places), ended, sides)
