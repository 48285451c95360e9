"""What many games come to: points, wins, lengths and speed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from greathall.core.speech.text import Speaker


class Played(NamedTuple):
    """One game."""

    number: int
    plies: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    error: str | None
    begun: float
    ended: float
    """By the clock on the wall, which all processes share."""


def count(played: Sequence[Played]) -> dict[str, Any]:
    """The figures; games with an error count only as errors. A shared first place is a win of each."""
    good = [one for one in played if one.error is None]
    decisions = sum(one.plies for one in played)
    # Without the time that processes need to start.
    seconds = max(one.ended for one in played) - min(one.begun for one in played)
    seats = range(len(good[0].scores)) if good else range(0)
    return {
        "games": len(played),
        "decisions": decisions,
        "errors": len(played) - len(good),
        "failed": [{"game": one.number, "error": one.error} for one in played if one.error is not None],
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds, 1) if seconds > 0 else 0.0,
        "scores": [{"seat": seat, **_spread([one.scores[seat] for one in good])} for seat in seats],
        "wins": [sum(seat in one.winners for one in good) for seat in seats],
        "lengths": _spread([one.plies for one in good]),
    }


def _spread(values: Sequence[int]) -> dict[str, float | int | None]:
    if not values:
        return {"mean": None, "min": None, "max": None}
    return {"mean": round(fmean(values), 2), "min": min(values), "max": max(values)}


def show(whole: Mapping[str, Any], speaker: Speaker) -> RenderableType:
    grid = Grid(
        title=f"{speaker.say(speaker.game + '-title')} · {whole['seed']}", title_justify="left", box=SIMPLE_HEAD
    )
    for heading in ("seat", "bot", "mean", "least", "most", "wins"):
        grid.add_column(speaker.say(f"terminal-simulate-{heading}"), justify="left" if heading == "bot" else "right")
    for row, name, wins in zip(whole["scores"], whole["who"], whole["wins"], strict=False):
        cells = (row["seat"] + 1, name, f"{row['mean']:.1f}", row["min"], row["max"], wins)
        grid.add_row(*map(str, cells))
    lengths = whole["lengths"]
    lines: list[RenderableType] = [grid]
    if lengths["mean"] is not None:
        lines.append(Text(speaker.say("terminal-simulate-lengths", **_whole_numbers(lengths))))
    speed = round(whole["decisions_per_second"])
    lines.append(
        Text(speaker.say("terminal-simulate-speed", games=whole["games"], decisions=whole["decisions"], speed=speed))
    )
    for failed in whole["failed"]:
        said = speaker.say("terminal-simulate-failed", game=failed["game"], error=failed["error"])
        lines.append(Text(said, style="bold red"))
    return Group(*lines)


def _whole_numbers(lengths: Mapping[str, float]) -> dict[str, int]:
    return {"mean": round(lengths["mean"]), "least": int(lengths["min"]), "most": int(lengths["max"])}
