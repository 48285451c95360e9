"""How a game stands or ended, as a table: places, points by category, tie-breaks."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from greathall.core.speech.text import Speaker, written
from greathall.core.table.table import Table


def score_table(table: Table, speaker: Speaker) -> RenderableType:
    """Points of every seat; at the end with places and what broke ties."""
    outcome = table.outcome
    standings = table.game.standings(table.state)
    places = outcome.places if outcome else {}
    order = sorted(standings, key=lambda one: (places.get(one.seat, 0), one.seat))
    grid = Grid(
        title=speaker.say("terminal-result" if outcome else "terminal-so-far"), title_justify="left", box=SIMPLE_HEAD
    )
    grid.add_column("")
    for one in order:
        place = f"{places[one.seat]}. " if outcome else ""
        grid.add_column(f"{place}{speaker.name(f'seat:{one.seat}')}", justify="right")
    categories = [name for name in standings[0].points if any(one.points.get(name) for one in standings)]
    for name in categories:
        grid.add_row(_category(speaker, name), *(written(one.points.get(name, 0)) for one in order))
    grid.add_section()
    totals = (Text(written(one.total), style="bold") for one in order)
    grid.add_row(Text(speaker.say("terminal-total"), style="bold"), *totals)
    lines: list[RenderableType] = [grid]
    if outcome and outcome.tie_breaks_used:
        broke = [_named(speaker, f"{table.game.id}-tie-{name}", name) for name in outcome.tie_breaks_used]
        lines.append(Text(speaker.say("terminal-tie-breaks", names=", ".join(broke))))
    if outcome:
        winners = [f"seat:{seat}" for seat in outcome.winners]
        lines.append(
            Text(speaker.say("terminal-winners", n=len(winners), names=speaker.listing(winners)), style="bold")
        )
    return Group(*lines)


def _category(speaker: Speaker, name: str) -> str:
    return _named(speaker, f"{speaker.game}-score-{name}", name.replace("_", " "))


def _named(speaker: Speaker, message: str, otherwise: str) -> str:
    return speaker.say(message) if speaker.has(message) else otherwise
