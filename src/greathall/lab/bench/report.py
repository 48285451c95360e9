"""The results: a table for people, JSON for programs, Markdown to keep."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeAlias

from rich.console import Console
from rich.table import Table

from greathall.lab.bench.goals import Gain, Spread, Verdict
from greathall.lab.bench.rounds import Plan, Row

Json: TypeAlias = dict[str, object]


@dataclass(frozen=True, slots=True)
class Column:
    figure: str
    title: str
    show: Callable[[float], str]


def _count(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def _milliseconds(value: float) -> str:
    return f"{value * 1000:.0f}"


def _times(value: float) -> str:
    return f"{value:.2f}x"


def _spread_text(spread: Spread, number: Callable[[float], str]) -> str:
    return f"{number(spread.median)} [{number(spread.low)} .. {number(spread.high)}]"


COLUMNS = (
    Column("decisions_per_second", "decisions/s", _count),
    Column("all_decisions_per_second", "all decisions/s", _count),
    Column("clones_per_second", "clones/s", _count),
    Column("simulations_per_second", "UCT sims/s", _count),
    Column("decisions_per_simulation", "decisions/sim", _count),
    Column("import_seconds", "import ms", _milliseconds),
    Column("start_seconds", "first table ms", _milliseconds),
)
ROOM_FOR_RANGES = 110
"""Columns of a terminal."""
NOTES = """\
* Every figure is the median [lowest .. highest] of interleaved rounds in shuffled order. Ratios are taken
  inside a round.
* Rates are per second of processor time on one core. Decisions have two options or more; all decisions count
  the forced ones too.
* The loop is the same for all: ask the legal moves, choose at random, apply.
* UCT: one plain open-loop search in Python for all, full random rollouts, from half a game in.
* Import, first table (with import): wall time in a fresh interpreter.
* Lean: the path that bots search on. Compiled: the build of `make compiled`, where there is one.
"""


def as_json(rows: Sequence[Row], verdicts: Sequence[Verdict], plan: Plan) -> Json:
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": machine(),
        "rounds": plan.rounds,
        "seconds": plan.seconds,
        "contenders": [_row_json(row) for row in rows],
        "goals": [_verdict_json(verdict) for verdict in verdicts],
    }


def _row_json(row: Row) -> Json:
    return {
        "name": row.contender.name,
        "plays": row.contender.plays,
        "peer": row.contender.peer is not None,
        "version": row.version,
        "trouble": row.trouble or None,
        "figures": {
            name: {**_spread_json(Spread.of(values)), "rounds": values} for name, values in row.figures.items()
        },
    }


def _spread_json(spread: Spread) -> Json:
    return {"median": spread.median, "min": spread.low, "max": spread.high}


def _verdict_json(verdict: Verdict) -> Json:
    goal = verdict.goal
    return {
        "game": goal.game,
        "figure": goal.figure,
        "against": goal.against,
        "target": goal.target,
        "reached": None if verdict.reached is None else _spread_json(verdict.reached),
        "met": verdict.met,
    }


def machine() -> str:
    """The processor, its cores, and the interpreter."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{_processor()}, {os.cpu_count()} cores, {platform.system()}, {python}"


def _processor() -> str:
    facts = Path("/proc/cpuinfo")
    lines = facts.read_text().splitlines() if facts.exists() else []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or platform.machine()


def goal_text(verdict: Verdict) -> tuple[str, str, str]:
    """What is asked, what was reached, and the verdict."""
    goal = verdict.goal
    title = next(column.title for column in COLUMNS if column.figure == goal.figure)
    if goal.against is None:
        what = "import" if goal.figure == "import_seconds" else f"{goal.game}: first table"
        asked, number = f"{what} under {_milliseconds(goal.target)} ms", _milliseconds
    else:
        asked, number = f"{goal.game}: {goal.target:g}x {goal.against} in {title}", _times
    return asked, _spread_text(verdict.reached, number) if verdict.reached else "", verdict.word


def show_ratios(verdicts: Sequence[Verdict], gains: Sequence[Gain], console: Console) -> None:
    """What one looks at while working: how far from the goals, and what compiling brings."""
    told = [verdict for verdict in verdicts if verdict.reached is not None]
    console.print(_goals(told))
    if gains:
        table = Table(title="Compiled beside plain")
        for heading in ("game", *(column.title for column in COLUMNS if column.figure in gains[0].times)):
            table.add_column(heading)
        for gain in gains:
            table.add_row(gain.name, *(_spread_text(spread, _times) for spread in gain.times.values()))
        console.print(table)


def show(rows: Sequence[Row], verdicts: Sequence[Verdict], console: Console) -> None:
    wide = console.width >= ROOM_FOR_RANGES
    caption = "median, and lowest..highest of the rounds" if wide else "medians; a wider window shows ranges"
    table = Table(title="Greathall beside its peers", caption=caption)
    table.add_column("engine")
    for column in COLUMNS:
        table.add_column(column.title.replace(" ", "\n").replace("/", "\n/"), justify="right", no_wrap=True)
    for row in rows:
        name = f"{row.contender.name} {row.version}\n[dim]{row.contender.plays}[/dim]"
        cells = [_cell(row, column, wide) for column in COLUMNS]
        table.add_row(name, *cells, style="" if row.contender.peer else "bold")
    console.print(table)
    for row in rows:
        if row.trouble:
            console.print(f"[yellow]{row.contender.name}: no (further) figures: {row.trouble}[/yellow]")
    console.print(_goals(verdicts))


def _goals(verdicts: Sequence[Verdict]) -> Table:
    goals = Table(title="Goals")
    for heading in ("goal", "reached", "verdict"):
        goals.add_column(heading)
    for verdict in verdicts:
        goals.add_row(*goal_text(verdict), style={True: "green", False: "red", None: "yellow"}[verdict.met])
    return goals


def _cell(row: Row, column: Column, wide: bool) -> str:
    if column.figure not in row.figures:
        return "-"
    spread = Spread.of(row.figures[column.figure])
    number = _short if column.show is _count else column.show
    return column.show(spread.median) + (f"\n[dim]{number(spread.low)}..{number(spread.high)}[/dim]" if wide else "")


def _short(value: float) -> str:
    return f"{value / 1000:.3g}k" if 1000 <= value < 1_000_000 else _count(value)


def markdown(rows: Sequence[Row], verdicts: Sequence[Verdict], plan: Plan) -> str:
    titles = ["engine", "plays", *(column.title for column in COLUMNS)]
    today = datetime.now(UTC).date().isoformat()
    lines = [
        "# Bench",
        "",
        f"Written by `greathall bench --write` on {today}. {machine()}.",
        f"{plan.rounds} rounds, {plan.seconds:g} s of play each.",
        "",
        NOTES,
        *_markdown_table(titles, [_markdown_row(row) for row in rows]),
        "",
        "## Goals",
        "",
        *_markdown_table(["goal", "reached", "verdict"], [list(goal_text(verdict)) for verdict in verdicts]),
    ]
    troubles = [f"* {row.contender.name}: no (further) figures: {row.trouble}" for row in rows if row.trouble]
    return "\n".join([*lines, *(["", *troubles] if troubles else [])]) + "\n"


def _markdown_row(row: Row) -> list[str]:
    cells = [f"{row.contender.name} {row.version}", row.contender.plays]
    for column in COLUMNS:
        if column.figure in row.figures:
            spread = Spread.of(row.figures[column.figure])
            cells.append(f"{column.show(spread.median)} [{column.show(spread.low)} .. {column.show(spread.high)}]")
        else:
            cells.append("-")
    return cells


def _markdown_table(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    return [f"| {' | '.join(cells)} |" for cells in (titles, ["---"] * len(titles), *rows)]
