"""Interleaved rounds: every round runs every job once, in a shuffled order, one at a time.

A shared machine is fast one minute and slow the next; contenders that are compared must have been measured
close together, and none of them always first.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median

from greathall.lab.bench.contenders import Contender, PeerUnavailable, interpreter, prepare
from greathall.lab.bench.conversation import Figures, Worker, WorkerFailed, import_seconds, start_seconds

IMPORTS = 3
"""Fresh interpreters per round; their median counts."""
WEIGHT = {"play": 1.0, "search": 1.0, "clone": 0.25, "import": 0.0, "start": 0.0}
"""Parts of ``--seconds`` a measurement takes. Clones need less: one is like the other."""
MEASURES = tuple(WEIGHT)


@dataclass(slots=True)
class Row:
    """What was measured of one contender: for each figure one value per round."""

    contender: Contender
    version: str = ""
    figures: dict[str, list[float]] = field(default_factory=dict)
    trouble: str = ""
    """Why there are no figures, or none any more."""


@dataclass(frozen=True, slots=True)
class Plan:
    rounds: int
    seconds: float
    measures: Sequence[str]
    seed: int
    peers_dir: Path


def run(contenders: Sequence[Contender], plan: Plan, tell: Callable[[str], None]) -> list[Row]:
    """Measures everybody; a contender in trouble is reported and does not stop the others."""
    rows = [Row(contender) for contender in contenders]
    with ExitStack() as stack:
        workers: dict[str, Worker] = {}
        for row in rows:
            _start(row, plan, workers, stack, tell)
        for number in range(plan.rounds):
            jobs = shuffled(rows, plan.measures, Random(f"{plan.seed}/{number}"))
            for done, (row, measure) in enumerate(jobs):
                if not row.trouble:
                    where = f"round {number + 1} of {plan.rounds}, {done + 1} of {len(jobs)}"
                    tell(f"{where}: {row.contender.name}, {measure}")
                    _measure(row, measure, plan, plan.seed + number, workers)
    return rows


def shuffled(rows: Sequence[Row], measures: Sequence[str], rng: Random) -> list[tuple[Row, str]]:
    """A round's order: what is compared, one figure of all contenders, is measured side by side."""
    return [(row, measure) for measure in rng.sample(measures, len(measures)) for row in rng.sample(rows, len(rows))]


def _start(row: Row, plan: Plan, workers: dict[str, Worker], stack: ExitStack, tell: Callable[[str], None]) -> None:
    contender = row.contender
    try:
        if contender.peer is not None:
            tell(f"preparing {contender.peer.name} in an environment of its own")
            prepare(contender.peer, plan.peers_dir)
        worker = stack.enter_context(Worker(interpreter(contender, plan.peers_dir), contender.adapter, contender.build))
    except (PeerUnavailable, WorkerFailed, OSError) as wrong:
        row.trouble = str(wrong)
    else:
        row.version = worker.version
        workers[contender.name] = worker


def _measure(row: Row, measure: str, plan: Plan, seed: int, workers: dict[str, Worker]) -> None:
    try:
        if measure == "import":
            figures = _imports(row.contender, plan.peers_dir)
        elif measure == "start":
            figures = _starts(row.contender)
        else:
            figures = workers[row.contender.name].measure(measure, plan.seconds * WEIGHT[measure], seed)
    except WorkerFailed as wrong:
        row.trouble = str(wrong)
        return
    for name, value in figures.items():
        row.figures.setdefault(name, []).append(value)


def _imports(contender: Contender, peers_dir: Path) -> Figures:
    python = interpreter(contender, peers_dir)
    return {"import_seconds": median(import_seconds(python, contender.module, contender.build) for _ in range(IMPORTS))}


def _starts(contender: Contender) -> Figures:
    """The first table of a game of ours, as people begin one."""
    adapter, *game = contender.adapter
    if adapter != "greathall":
        return {}
    python = Path(sys.executable)
    return {"start_seconds": median(start_seconds(python, game[0], game[1], contender.build) for _ in range(IMPORTS))}
