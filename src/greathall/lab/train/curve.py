"""The learning curve as a picture: by how much the net was wrong, and how its matches went."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from greathall.lab.train.course import Progress

WIDTH, HEIGHT, LEFT, GAP, TOP = 640, 190, 70, 46, 34
Points = Sequence[tuple[float, float]]


def picture(title: str, progress: Progress) -> str:
    """An SVG of three curves over the games played."""
    curve, rungs = progress.curve, progress.rungs
    panels: list[tuple[str, Points]] = [
        ("mean error, points", [(one["games"], one["wrong"]) for one in curve]),
        ("mean result of the winner, points", [(one["games"], one["best"]) for one in curve]),
        (
            "match against the net before: lead over even",
            [(one["games"], one["reached"] - one["even"]) for one in rungs],
        ),
    ]
    last = max((one["games"] for one in curve), default=1)
    height = TOP + len(panels) * (HEIGHT + GAP)
    box = f"0 0 {WIDTH + LEFT + 20} {height}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" font-family="sans-serif" font-size="13">',
        '<rect width="100%" height="100%" fill="white"/>',
        f'<text x="{LEFT}" y="20" font-weight="bold">{escape(title)}</text>',
    ]
    for i, (name, points) in enumerate(panels):
        parts += _panel(name, points, last, TOP + i * (HEIGHT + GAP))
    return "\n".join([*parts, "</svg>", ""])


def _panel(name: str, points: Points, last: float, top: float) -> list[str]:
    low = min((y for _, y in points), default=0.0)
    high = max((y for _, y in points), default=1.0)
    if low == high:
        low, high = low - 1, high + 1

    def place(x: float, y: float) -> str:
        return f"{LEFT + WIDTH * x / last:.1f},{top + 20 + (HEIGHT - 20) * (high - y) / (high - low):.1f}"

    line = " ".join(place(x, y) for x, y in points)
    dots = [f'<circle cx="{x}" cy="{y}" r="3" fill="#7a4b1e"/>' for x, y in (p.split(",") for p in line.split())]
    return [
        f'<text x="{LEFT}" y="{top + 10}">{escape(name)}</text>',
        f'<path d="M{LEFT} {top + 20}V{top + HEIGHT}H{LEFT + WIDTH}" stroke="#999" fill="none"/>',
        f'<text x="{LEFT - 6}" y="{top + 26}" text-anchor="end">{high:.3g}</text>',
        f'<text x="{LEFT - 6}" y="{top + HEIGHT}" text-anchor="end">{low:.3g}</text>',
        f'<text x="{LEFT + WIDTH}" y="{top + HEIGHT + 16}" text-anchor="end">{last:.0f} games</text>',
        f'<polyline points="{line}" stroke="#7a4b1e" stroke-width="2" fill="none"/>',
        *dots,
    ]
