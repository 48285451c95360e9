"""The ladder: what all contests of a folder show, as a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path

from greathall.bots import level_names
from greathall.bots.measured import Measured
from greathall.lab.arena import results
from greathall.lab.arena.contest import Contest, Result
from greathall.lab.arena.figures import Figures, figures, ratings

Played = tuple[Contest, list[Result]]

HEAD = """\
# The ladder

How strong the bots are, game by game. Written by `greathall ladder`; do not edit. The first bot of a line sits on
every seat in turn, the others on those that are left; chance is the same for every seating. Shares are of games won (a
shared win counts in part), with the interval that holds the truth in 95 of 100 cases; `even` is what equals would win.
A margin is the lead over the best other side. Seconds are processor time of one decision. Ratings (Weng and Lin's, as
people's) come from all contests of a game and a number of seats together; who is unknown has 1000. They are cautious:
of two who are equally strong, the one that was seen in more games has more. Who was seen in fewer than thirty has none.
"""
RATED_AFTER = 30
"""Games: with fewer a rating says how much was played rather than how well."""


def page(folder: Path) -> str:
    """All contests of a folder, by game and number of seats."""
    parts = [HEAD]
    for game, seats, contests in _by_table(folder):
        parts.append(f"## {game.capitalize()}, {seats} {'seat' if seats == 1 else 'seats'}\n")
        parts.append(_table(contests))
        if rated := _well_known(contests):
            parts.append(f"Ratings: {', '.join(f'{name} {rating}' for name, rating in rated)}.\n")
    return "\n".join(parts)


def _well_known(contests: Sequence[Played]) -> list[tuple[str, int]]:
    """The ratings that mean something, best first."""
    seen = Counter(name for _, played in contests for result in played for name in set(result.who))
    rated = [(name, rating) for name, rating in _rated(contests).items() if seen[name] >= RATED_AFTER]
    return sorted(rated, key=lambda one: -one[1])


def strengths(folder: Path) -> dict[str, list[Measured]]:
    """By game, every level that met the one below it at tables with the usual variants."""
    names, found = level_names(), dict[str, list[Measured]]()
    below = dict(zip(names[1:], names, strict=False))
    for game, seats, contests in _by_table(folder):
        rated = _rated(contests)
        for contest, played in contests:
            first, *others = contest.bots
            if others == [below.get(first)] and not contest.variants:
                told = next(one for one in figures(played) if one.bot == first)
                one = Measured(first, seats, rated[first], round(told.share, 3), round(told.fair, 3), told.games)
                found.setdefault(game, []).append(one)
    return found


def _by_table(folder: Path) -> Iterator[tuple[str, int, list[Played]]]:
    """Contests by game and number of seats."""
    found = [results.read(path) for path in sorted(folder.glob("*.jsonl"))]
    found = sorted([(contest, played) for contest, played in found if played], key=_place)
    for (game, seats), group in groupby(found, key=lambda one: _place(one)[:2]):
        yield game, seats, list(group)


def _rated(contests: Iterable[Played]) -> dict[str, int]:
    return ratings([result for _, played in contests for result in played])


def _place(one: Played) -> tuple[str, int, tuple[str, ...], str]:
    contest = one[0]
    return contest.game, contest.seats, contest.bots, str(sorted(contest.variants.items()))


def _table(contests: Iterable[Played]) -> str:
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
