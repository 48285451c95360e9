"""What was measured, commit by commit, and a picture of it."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from greathall.lab.bench.goals import Verdict
from greathall.lab.bench.report import machine
from greathall.lab.bench.rounds import Plan

WIDTH, HEIGHT, MARGIN, LEGEND = 720, 320, 40, 190
COLOURS = ("#8c2d19", "#1f5a7a", "#3d7a2f", "#7a5c1f", "#5c3d7a", "#2f7a73", "#7a2f5c", "#555555")


def keep(file: Path, verdicts: Sequence[Verdict], plan: Plan) -> None:
    """Adds one line, of this commit and machine, and draws all lines anew beside the file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    ratios = {
        f"{verdict.goal.game} {verdict.goal.figure}": round(verdict.reached.median, 3)
        for verdict in verdicts
        if verdict.reached is not None
    }
    line = {
        "commit": commit(),
        "date": datetime.now(UTC).date().isoformat(),
        "machine": machine(),
        "rounds": plan.rounds,
        "seconds": plan.seconds,
        "reached": ratios,
    }
    with file.open("a", encoding="utf-8") as told:
        told.write(json.dumps(line) + "\n")
    file.with_suffix(".svg").write_text(drawn(read(file)), encoding="utf-8")


def read(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def commit() -> str:
    """The commit that is measured, with a mark where something was changed since; nothing outside a clone."""
    asked = ["git", "describe", "--always", "--dirty", "--abbrev=10"]
    try:
        done = subprocess.run(asked, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip()


def drawn(lines: Sequence[dict[str, Any]]) -> str:
    """Decisions per second beside catanatron, a line for each row of the bench."""
    suffix = " decisions_per_second"
    names = list(dict.fromkeys(n for line in lines for n in line["reached"] if n.endswith(suffix)))
    top = max((line["reached"].get(name, 0.0) for line in lines for name in names), default=1.0) or 1.0
    shapes = [_axis(top)]
    for i, name in enumerate(names):
        colour = COLOURS[i % len(COLOURS)]
        points = [(at, line["reached"][name]) for at, line in enumerate(lines) if name in line["reached"]]
        spots = [(_x(at, len(lines)), _y(value, top)) for at, value in points]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
        shapes.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        shapes += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in spots]
        y = MARGIN + 18 * i
        told = f"{name.removesuffix(suffix)}: {points[-1][1]:.2f}x"
        shapes.append(f'<text x="{WIDTH - LEGEND + 12}" y="{y}" fill="{colour}">{told}</text>')
    shapes += [_label(at, len(lines), line["commit"][:8]) for at, line in enumerate(lines)]
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    title = f'<text x="{MARGIN}" y="20">Decisions per second beside catanatron, by commit</text>'
    return "\n".join([head, '<rect width="100%" height="100%" fill="#fff"/>', title, *shapes, "</svg>"]) + "\n"


def _x(at: int, count: int) -> float:
    return MARGIN + (WIDTH - LEGEND - MARGIN) * (at / (count - 1) if count > 1 else 0.5)


def _y(value: float, top: float) -> float:
    return HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * value / top


def _axis(top: float) -> str:
    right = WIDTH - LEGEND
    steps = [(top * i / 4, _y(top * i / 4, top)) for i in range(5)]
    return "\n".join(
        f'<line x1="{MARGIN}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>'
        f'<text x="{MARGIN - 6}" y="{y + 4:.1f}" text-anchor="end">{value:.1f}</text>'
        for value, y in steps
    )


def _label(at: int, count: int, text: str) -> str:
    return f'<text x="{_x(at, count):.1f}" y="{HEIGHT - 18}" text-anchor="middle">{text}</text>'
