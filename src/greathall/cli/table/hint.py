"""A hint in the terminal: the best few options with the points to be expected of each."""

from __future__ import annotations

from random import Random

from rich.table import Table as Grid

from greathall.bots import question_for
from greathall.bots.coach.hint import hint
from greathall.bots.coach.staff import advisers_for
from greathall.core.speech.text import Speaker
from greathall.core.table.decision import Decision
from greathall.core.table.table import Table


def advice(table: Table, decision: Decision, speaker: Speaker, seed: str) -> Grid:
    """SetupError or NetError where nobody here has learned this game."""
    advisers = advisers_for(table.game, table.setup.seats)
    grid = Grid(speaker.say(f"terminal-hint-{advisers.goal}"), speaker.say("terminal-hint-option"), box=None)
    grid.columns[0].justify = "right"
    for one in hint(question_for(table, decision), advisers.strong, Random(seed)):
        number = decision.options.index(one.option) + 1
        grid.add_row(f"{one.points:.1f}".replace("-", "−"), f"{number}. {speaker.option(one.option)}")
    return grid
