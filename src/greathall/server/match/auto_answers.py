"""What the server does by itself: forced and standing answers, seats that gave up, proposals that all agreed to."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.core.errors import UndoError
from greathall.core.speech.options import Option
from greathall.core.table.decision import Decision
from greathall.core.table.hosting import whose_turn
from greathall.core.table.table import Table
from greathall.server.match import guide
from greathall.server.match.consent import agreed
from greathall.server.match.log.entry import Entry
from greathall.server.match.log.game_entries import Choose
from greathall.server.match.log.header import Place
from greathall.server.match.match import Match

DECLINING = ("decline", "pass", "refuse", "skip", "stop", "no", "none", "nothing")
"""A verb that says no is one of these, or ends in one of them: ``build-nothing``."""


def automatic(match: Match) -> Entry | None:
    """The next thing that needs nobody: what all have agreed to, or an answer that the server may give."""
    table = match.table
    if table is None or match.over:
        return None
    settled = agreed(match)
    if settled is not None:
        return settled
    scripted = guide.answer(match)
    if scripted is not None:
        return Choose.of(scripted, "bot")
    found = next_answer(table, match.places)
    return Choose.of(*found) if found is not None else None


def next_answer(table: Table, places: Sequence[Place]) -> tuple[Option, str] | None:
    """An answer that the server may give now, and in whose stead."""
    answers = (answer_for(table, places, decision) for decision in table.decisions)
    return next((found for found in answers if found is not None), None)


def answer_for(table: Table, places: Sequence[Place], decision: Decision) -> tuple[Option, str] | None:
    place = places[decision.seat]
    if decision.seat in table.resigned:
        return decision.default, "resigned"
    if len(decision.options) == 1 and (place.forced or place.kind == "bot" or place.stand_in):
        return decision.options[0], "forced"
    if place.kind == "bot" or place.stand_in:
        return None
    standing = place.standing.get(decision.kind, "ask")
    if standing == "ask" or (decision.off_turn and whose_turn(table) == decision.seat):
        return None  # who plays is there, and chooses
    declined = next((one for one in decision.options if declines(one)), None) if standing == "never" else None
    return declined or decision.default, "standing"


def declines(option: Option) -> bool:
    return option.verb.name.rpartition("-")[2] in DECLINING


def undo_times(table: Table, places: Sequence[Place], seat: int, to: str) -> int:
    """How often to take back until the seat has a real choice again; answers of the server are no choice."""
    trial = table.clone()
    times = 0
    while True:
        trial.undo(seat, to)
        times += 1
        decision = trial.decision_of(seat)
        if decision is None or answer_for(trial, places, decision) is None:
            return times
        if not trial.can_undo(seat):
            raise UndoError(f"s{seat} has nothing to take back but what was forced")
