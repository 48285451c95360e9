"""Clocks: how long a seat may still think, worked out from the log alone."""

from __future__ import annotations

from greathall.server.match.consent import STAND_IN
from greathall.server.match.log import game_entries, seat_entries
from greathall.server.match.log.entry import Entry
from greathall.server.match.match import Match

MAX_LATE = 2
"""So many run-out decisions in a row hand a seat to a bot."""


def time_left(match: Match) -> dict[int, int]:
    """Milliseconds people have left of a clock for the whole game, without what is being thought now."""
    clock = match.header.clock
    if clock is None or clock.per != "game":
        return {}
    seats = (seat for seat in range(len(match.places)) if not match.played_by(seat))
    return {seat: max(0, clock.seconds * 1000 - match.used[seat]) for seat in seats}


def deadlines(match: Match) -> dict[int, int]:
    """When each asked person's time is up, in milliseconds since 1970."""
    clock = match.header.clock
    if clock is None:
        return {}
    left = time_left(match)
    asked = (decision.seat for decision in match.decisions if not match.played_by(decision.seat))
    return {seat: match.opened_at(seat) + left.get(seat, clock.seconds * 1000) for seat in asked}


def run_out(match: Match, now: int, not_before: int) -> list[Entry]:
    """What happens to the seats whose time is up: the default is played, and in the end a bot takes over."""
    found: list[Entry] = []
    for seat, deadline in deadlines(match).items():
        if max(deadline, not_before) > now:
            continue
        decision = match.decision_of(seat)
        assert decision is not None
        found.append(game_entries.Choose.of(decision.default, "clock"))
        clock = match.header.clock
        spent = clock is not None and clock.per == "game"
        if spent or match.places[seat].late + 1 >= MAX_LATE:
            found.append(seat_entries.HandOver(seat, STAND_IN, "clock"))
        break  # one at a time: what the default leads to may ask others something else
    return found
