"""What the server does by itself: forced and standing answers, seats that gave up, proposals that all agreed to."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.core.decision import Decision
from greathall.core.errors import UndoError
from greathall.core.history import whose_turn
from greathall.core.table import Table
from greathall.core.words import Option
from greathall.server import guide
from greathall.server.happenings import Proposal
from greathall.server.log import AnyEntry, Choose, Finish, HandOver, Place, Rewind
from greathall.server.sitting import Sitting

DECLINING = ("decline", "pass", "refuse", "skip", "stop", "no", "none", "nothing")
"""A verb that says no is one of these, or ends in one of them: ``build-nothing``."""


STAND_IN = "greedy"
"""The bot that takes the seat of a person who left."""


def automatic(sitting: Sitting) -> AnyEntry | None:
    """The next thing that needs nobody: what all have agreed to, or an answer that the server may give."""
    table = sitting.table
    if table is None or sitting.over:
        return None
    asked = sitting.proposal
    if asked is not None and set(sitting.voters()) <= set(asked.agreed):
        return agreed(asked)
    scripted = guide.answer(sitting)
    if scripted is not None:
        return Choose(scripted, "bot")
    found = next_answer(table, sitting.places)
    return Choose(found[0].notation, found[1]) if found is not None else None


def next_answer(table: Table, places: Sequence[Place]) -> tuple[Option, str] | None:
    """An answer that the server may give now, and in whose stead."""
    answers = (answer_for(table, places, decision) for decision in table.decisions)
    return next((found for found in answers if found is not None), None)


def agreed(proposal: Proposal) -> AnyEntry:
    if proposal.what == "undo":
        return Rewind(proposal.ply)
    return Finish() if proposal.what == "finish" else HandOver(proposal.target, STAND_IN)


def answer_for(table: Table, places: Sequence[Place], decision: Decision) -> tuple[Option, str] | None:
    place = places[decision.seat]
    if decision.seat in table.resigned:
        return decision.default, "resigned"
    if len(decision.options) == 1 and (place.forced or place.kind == "bot" or place.stand_in):
        return decision.options[0], "forced"
    if place.kind == "bot" or place.stand_in:
        return None
    standing = place.standing.get(decision.kind, "ask")
    if standing == "ask" or (decision.off_turn and whose_turn(table.tip) == decision.seat):
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
