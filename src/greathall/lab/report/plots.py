"""Plots as parts of a page: SVG in percent of the width, so that words keep their size on a phone and on paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

HEIGHT = 150
"""Pixels of a histogram's bars."""
FOOT = 22
BINS = 28


class Row(NamedTuple):
    """One line of a plot of intervals."""

    label: str
    value: float
    low: float
    high: float
    figure: str
    tip: str
    css: str = ""


def percent(value: float) -> str:
    return f"{value * 100:.2f}%"


def rounded(span: float, parts: int) -> float:
    """A step that people count in: 1, 2 or 5 times a power of ten."""
    rough = max(span / parts, 1e-9)
    power: float = 10.0 ** floor(log10(rough))
    return power * next(step for step in (1, 2, 5, 10) if step * power >= rough)


def histogram(all_: Sequence[int], some: Sequence[int], name: str, number: Callable[[float], str]) -> str:
    """Bars of all values, and in front of them bars of some; ``name`` says what it shows to who cannot see it."""
    low, high = min(all_), max(all_)
    step = max(1, ceil((high - low + 1) / BINS))
    bins = (high - low) // step + 1
    counted = [[0] * bins, [0] * bins]
    for counts, values in zip(counted, (all_, some), strict=True):
        for value in values:
            counts[(value - low) // step] += 1
    most = max(counted[0])
    parts = [f'<svg class="histogram" height="{HEIGHT + FOOT}" role="img" aria-label="{escape(name)}">']
    for counts, css in zip(counted, ("all", "some"), strict=True):
        for i, count in enumerate(counts):
            if count:
                tall = HEIGHT * count / most
                first = low + i * step
                tip = number(first) if step == 1 else f"{number(first)} – {number(first + step - 1)}"
                parts.append(
                    f'<rect class="{css}" x="{percent((i + 0.06) / bins)}" width="{percent(0.88 / bins)}" '
                    f'y="{HEIGHT - tall:.1f}" height="{tall:.1f}"><title>{tip}: {number(count)}</title></rect>'
                )
    parts.append(f'<line class="axis" x1="0" x2="100%" y1="{HEIGHT}" y2="{HEIGHT}"/>')
    mark = rounded(bins * step, 6)
    at = ceil(low / mark) * mark
    while at <= high:
        x = (at - low + 0.5) / (bins * step)
        anchor = "start" if x < 0.04 else "end" if x > 0.96 else "middle"
        parts.append(f'<text x="{percent(x)}" y="{HEIGHT + 16}" text-anchor="{anchor}">{number(at)}</text>')
        at += mark
    return "".join((*parts, "</svg>"))


def intervals(rows: Sequence[Row], zero: float, number: Callable[[float], str], *, whole: bool = False) -> str:
    """A line per row: its value as a dot, its interval as a bar, and where chance alone would put it."""
    low = min([zero, 0.0, *(row.low for row in rows)] if whole else [zero, *(row.low for row in rows)])
    high = max([zero, *(row.high for row in rows)])
    span = (high - low) or 1.0
    low, high = low - 0.03 * span, high + 0.03 * span

    def x(value: float) -> str:
        return percent((value - low) / (high - low))

    parts = ['<div class="rows">']
    parts += [
        f'<div class="row {row.css}"><span class="label">{escape(row.label)}</span>'
        f'<svg height="22" role="img" aria-label="{escape(row.tip)}"><title>{escape(row.tip)}</title>'
        f'<line class="zero" x1="{x(zero)}" x2="{x(zero)}" y1="0" y2="22"/>'
        f'<line class="interval" x1="{x(row.low)}" x2="{x(row.high)}" y1="11" y2="11"/>'
        f'<circle cx="{x(row.value)}" cy="11" r="5"/></svg>'
        f'<span class="figure">{escape(row.figure)}</span></div>'
        for row in rows
    ]
    step = rounded(high - low, 4)
    at, marks = ceil(low / step) * step, []
    while at <= high:
        marks.append(f'<text x="{x(at)}" y="12" text-anchor="middle">{escape(number(at))}</text>')
        at += step
    scale = f'<svg height="16" aria-hidden="true">{"".join(marks)}</svg>'
    parts.append(f'<div class="row scale"><span class="label"></span>{scale}<span class="figure"></span></div></div>')
    return "".join(parts)


class Pair(NamedTuple):
    """Two figures that are to be compared."""

    label: str
    first: float
    second: float
    figure: str


def pairs(rows: Sequence[Pair]) -> str:
    """Two bars for every line, to the left where less than nothing."""
    values = [value for row in rows for value in (row.first, row.second)]
    low, high = min(0.0, *values), max(0.0, *values)
    span = (high - low) or 1.0
    parts = ['<div class="rows">']
    for row in rows:
        bars = []
        for y, value, css in ((2, row.first, "some"), (12, row.second, "all")):
            left, right = sorted((0.0, value))
            bars.append(
                f'<rect class="{css}" x="{percent((left - low) / span)}" width="{percent((right - left) / span)}" '
                f'y="{y}" height="8" rx="1"/>'
            )
        parts.append(
            f'<div class="row"><span class="label">{escape(row.label)}</span>'
            f'<svg height="22" role="img" aria-label="{escape(row.figure)}">{"".join(bars)}</svg>'
            f'<span class="figure">{escape(row.figure)}</span></div>'
        )
    return "".join((*parts, "</div>"))


def parts_of(rows: Sequence[tuple[str, int, int]]) -> str:
    """How much of each line is there: a bar on a track."""
    parts = ['<div class="rows">']
    for label, there, of in rows:
        parts.append(
            f'<div class="row"><span class="label">{escape(label)}</span>'
            f'<svg height="22" role="img" aria-label="{there} / {of}">'
            f'<rect class="track" width="100%" y="6" height="10" rx="2"/>'
            f'<rect class="some" width="{percent(there / of if of else 0)}" y="6" height="10" rx="2"/></svg>'
            f'<span class="figure">{there} / {of}</span></div>'
        )
    return "".join((*parts, "</div>"))
