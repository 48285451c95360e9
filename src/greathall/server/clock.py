"""Clocks: how long a seat may still think, worked out from the log alone."""

from __future__ import annotations

from greathall.server import log
from greathall.server.answers import STAND_IN
from greathall.server.log import AnyEntry
from greathall.server.sitting import Sitting

MAX_LATE = 2
"""So many run-out decisions in a row hand a seat to a bot."""


def time_left(sitting: Sitting) -> dict[int, int]:
    """Milliseconds people have left of a clock for the whole game, without what is being thought now."""
    clock = sitting.header.clock
    if clock is None or clock.per != "game":
        return {}
    seats = (seat for seat in range(len(sitting.places)) if not sitting.played_by(seat))
    return {seat: max(0, clock.seconds * 1000 - sitting.used[seat]) for seat in seats}


def deadlines(sitting: Sitting) -> dict[int, int]:
    """When each asked person's time is up, in milliseconds since 1970."""
    clock = sitting.header.clock
    if clock is None:
        return {}
    left = time_left(sitting)
    asked = (decision.seat for decision in sitting.decisions if not sitting.played_by(decision.seat))
    return {seat: sitting.opened_at(seat) + left.get(seat, clock.seconds * 1000) for seat in asked}


def run_out(sitting: Sitting, now: int, not_before: int) -> list[AnyEntry]:
    """What happens to the seats whose time is up: the default is played, and in the end a bot takes over."""
    entries: list[AnyEntry] = []
    for seat, deadline in deadlines(sitting).items():
        if max(deadline, not_before) > now:
            continue
        decision = sitting.decision_of(seat)
        assert decision is not None
        entries.append(log.Choose(decision.default.notation, "clock"))
        clock = sitting.header.clock
        spent = clock is not None and clock.per == "game"
        if spent or sitting.places[seat].late + 1 >= MAX_LATE:
            entries.append(log.HandOver(seat, STAND_IN))
        break  # one at a time: what the default leads to may ask others something else
    return entries
