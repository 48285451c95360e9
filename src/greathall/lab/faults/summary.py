"""What a run comes to, as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from greathall.lab.faults.checker import Verdict

SHOWN = 20


@dataclass(frozen=True)
class Run:
    kind: str
    seed: int
    seconds: float
    tables: int
    reconnects: int
    faults: dict[str, int]
    skipped: dict[str, str]
    verdict: Verdict


def table_of(runs: Sequence[Run]) -> str:
    """Markdown, one column per run."""
    rows: list[tuple[str, list[object]]] = [
        ("seed", [one.seed for one in runs]),
        ("seconds", [round(one.seconds) for one in runs]),
        ("games", [one.tables for one in runs]),
        ("moves acknowledged", [one.verdict.acknowledged for one in runs]),
        ("moves refused", [one.verdict.refused for one in runs]),
        ("moves without an answer", [one.verdict.unknown for one in runs]),
        ("connections made anew", [one.reconnects for one in runs]),
        ("messages compared with the log", [one.verdict.told for one in runs]),
        ("hashes of processes compared", [one.verdict.hashes for one in runs]),
        ("exported records played again", [one.verdict.records for one in runs]),
        ("faults", [sum(one.faults.values()) for one in runs]),
    ]
    names = sorted({name for one in runs for name in (*one.faults, *one.skipped)})
    rows += [(f"- {name}", [_times(one, name) for one in runs]) for name in names]
    rows.append(("**wrong**", [len(one.verdict.wrong or ()) for one in runs]))
    lines = [f"| | {' | '.join(one.kind for one in runs)} |", f"|---|{'---|' * len(runs)}"]
    lines += [f"| {name} | {' | '.join(map(str, cells))} |" for name, cells in rows]
    lines += [f"\n{one.kind}: {wrong}" for one in runs for wrong in (one.verdict.wrong or ())[:SHOWN]]
    return "\n".join(lines) + "\n"


def _times(run: Run, name: str) -> str:
    return f"skipped: {run.skipped[name]}" if name in run.skipped else str(run.faults.get(name, "-"))
