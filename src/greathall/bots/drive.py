"""Lets bots play at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from greathall.bots.bot import Bot, Question, hidden_choice
from greathall.core.errors import GreathallError
from greathall.core.speech.options import Option
from greathall.core.table.decision import Decision
from greathall.core.table.table import Table


class NoEnd(GreathallError):
    """A game went on beyond the length it declares."""


def question_for(table: Table, decision: Decision) -> Question:
    """A decision, reduced to what its seat may know."""
    seat = decision.seat
    return Question(
        table.game,
        table.setup,
        seat,
        decision.kind,
        tuple(decision.options),
        hidden_choice(table),
        lambda: table.view(seat),
        lambda rng: table.sample_world(seat, rng),
        lambda rng: table.lean_world(seat, rng),
    )


def drive(
    table: Table,
    seated: Mapping[int, Bot],
    rng: Random,
    played: Callable[[Option], None] | None = None,
) -> None:
    """Plays until the game is over or only seats without a bot are asked. ``played`` hears of every choice."""
    limit = table.game.max_plies(table.setup)
    while decision := next((one for one in table.decisions if one.seat in seated), None):
        if table.ply >= limit:
            raise NoEnd(f"{table.game.id}: not over after {limit} plies, its declared length")
        option = seated[decision.seat].choose(question_for(table, decision), rng)
        table.play(option)
        if played is not None:
            played(option)
