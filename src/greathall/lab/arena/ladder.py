"""The ladder: what all contests of a folder show, as a page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path

from greathall.lab.arena import results
from greathall.lab.arena.contest import Contest, Result
from greathall.lab.arena.figures import Figures, figures

HEAD = """\
# The ladder

How strong the bots are, game by game. Written by `greathall ladder`; do not edit. The first bot of a line sits on
every seat in turn, the others on those that are left; chance is the same for every seating. Shares are of games won (a
shared win counts in part), with the interval that holds the truth in 95 of 100 cases; `even` is what equals would win.
A margin is the lead over the best other side. Seconds are processor time of one decision.
"""


def page(folder: Path) -> str:
    """All contests of a folder, by game and number of seats."""
    found = [results.read(path) for path in sorted(folder.glob("*.jsonl"))]
    found = [(contest, played) for contest, played in found if played]
    parts = [HEAD]
    key = _place
    for (game, seats), group in groupby(sorted(found, key=key), key=lambda one: key(one)[:2]):
        parts.append(f"## {game.capitalize()}, {seats} {'seat' if seats == 1 else 'seats'}\n")
        parts.append(_table(group))
    return "\n".join(parts)


def _place(one: tuple[Contest, list[Result]]) -> tuple[str, int, tuple[str, ...], str]:
    contest = one[0]
    return contest.game, contest.seats, contest.bots, str(sorted(contest.variants.items()))


def _table(contests: Iterable[tuple[Contest, list[Result]]]) -> str:
    lines = [
        "| who | against | variants | games | won | even | margin | points | mean s | longest s |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    lines += [_line(contest, played) for contest, played in contests]
    return "\n".join(lines) + "\n"


def _line(contest: Contest, played: Sequence[Result]) -> str:
    first = contest.bots[0]
    told = next(one for one in figures(played) if one.bot == first)
    rivals = sorted({name for result in played for name in result.who} - {first}) or [first]
    variants = ", ".join(f"{name} {choice}" for name, choice in sorted(contest.variants.items())) or "usual"
    return f"| {first} | {', '.join(rivals)} | {variants} | {told.games} | {_figures(told)} |"


def _figures(told: Figures) -> str:
    share = f"{told.share:.0%} [{told.low:.0%} .. {told.high:.0%}]"
    margin = f"{told.margin:+.1f} ± {told.margin_off:.1f}"
    return f"{share} | {told.fair:.0%} | {margin} | {told.points:.1f} | {told.seconds:.3f} | {told.longest:.2f}"
