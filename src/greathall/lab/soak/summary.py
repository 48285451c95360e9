"""What the lines add up to: for programs (JSON) and for people (Markdown)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import TypeAlias

from greathall.lab.soak.compare import Comparison
from greathall.lab.soak.plan import Configuration
from greathall.lab.soak.play import Played

Json: TypeAlias = dict[str, object]


@dataclass(frozen=True, slots=True)
class Range:
    mean: float
    min: int
    max: int

    @classmethod
    def of(cls, values: Sequence[int]) -> Range | None:
        return cls(round(fmean(values), 2), min(values), max(values)) if values else None

    def __str__(self) -> str:
        return f"{self.mean:.1f} [{self.min} .. {self.max}]"


@dataclass(frozen=True, slots=True)
class Figures:
    """One configuration's games."""

    configuration: Configuration
    games: int
    errors: tuple[tuple[int, str], ...]
    plies: Range | None
    limit: int
    scores: tuple[Range, ...]
    wins: tuple[int, ...]
    events: Counter[str]

    def to_dict(self) -> Json:
        return {
            "name": self.configuration.name,
            "game": self.configuration.game,
            "seats": self.configuration.seats,
            "variants": dict(self.configuration.fixed),
            "games": self.games,
            "errors": [{"number": number, "error": error} for number, error in self.errors],
            "plies": asdict(self.plies) if self.plies else None,
            "limit": self.limit,
            "scores": [asdict(score) for score in self.scores],
            "wins": list(self.wins),
            "events": dict(self.events.most_common()),
        }


def figures(configuration: Configuration, games: Sequence[Played]) -> Figures:
    fine = [game for game in games if game["error"] is None]
    seats = max((len(game["scores"]) for game in fine), default=0)
    # Variants drawn at random may add automas, so not every game has every seat.
    scores = [Range.of([g["scores"][seat] for g in fine if seat < len(g["scores"])]) for seat in range(seats)]
    events: Counter[str] = Counter()
    for game in fine:
        events.update(game["events"])
    return Figures(
        configuration=configuration,
        games=len(games),
        errors=tuple((game["number"], game["error"]) for game in games if game["error"] is not None),
        plies=Range.of([game["plies"] for game in fine]),
        limit=max((game["limit"] for game in fine), default=0),
        scores=tuple(score for score in scores if score is not None),
        wins=tuple(sum(seat in game["winners"] for game in fine) for seat in range(seats)),
        events=events,
    )


def as_json(found: Sequence[Figures], comparisons: Sequence[Comparison], short: int) -> Json:
    """``short`` configurations have not all their games yet."""
    return {
        "games": sum(one.games for one in found),
        "errors": sum(len(one.errors) for one in found),
        "complete": not short,
        "configurations": [one.to_dict() for one in found],
        "comparisons": [one.to_dict() for one in comparisons],
    }


def markdown(found: Sequence[Figures], comparisons: Sequence[Comparison], short: int) -> str:
    games, errors = sum(one.games for one in found), sum(len(one.errors) for one in found)
    lines = [
        "# Soak",
        "",
        f"{games:,} random games in {len(found)} configurations, {errors} errors."
        + (f" {short} configurations are not complete yet." if short else ""),
        "Figures are mean [lowest .. highest]; a shared first place is a win for each.",
        "",
        *_seat_count_lines(found),
    ]
    for game in dict.fromkeys(one.configuration.game for one in found):
        lines += _game_lines(game, [one for one in found if one.configuration.game == game])
    if comparisons:
        lines += ["", "## Greedy against random", "", *_comparison_lines(comparisons)]
    return "\n".join(lines) + "\n"


def _seat_count_lines(found: Sequence[Figures]) -> list[str]:
    lines = ["| game | seats | configurations | games | errors |", "| --- | --- | --- | --- | --- |"]
    tables = [(one.configuration.game, one.configuration.seats) for one in found]
    for game, seats in dict.fromkeys(tables):
        here = [one for one, table in zip(found, tables, strict=True) if table == (game, seats)]
        games, errors = sum(one.games for one in here), sum(len(one.errors) for one in here)
        lines.append(f"| {game} | {seats} | {len(here)} | {games:,} | {errors} |")
    return lines


def _game_lines(game: str, found: Sequence[Figures]) -> list[str]:
    lines = [
        "",
        f"## {game}",
        "",
        "| seats | variants | games | errors | plies | limit | scores by seat | wins by seat |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for one in found:
        cells = [
            str(one.configuration.seats),
            ", ".join(f"{name}={choice}" for name, choice in one.configuration.fixed) or "none",
            f"{one.games:,}",
            str(len(one.errors)),
            str(one.plies or "-"),
            str(one.limit),
            "; ".join(map(str, one.scores)) or "-",
            " ".join(map(str, one.wins)) or "-",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    events: Counter[str] = sum((one.events for one in found), Counter())
    if events:
        lines += ["", "Events: " + ", ".join(f"{name} {n:,}" for name, n in events.most_common()) + "."]
    errors = [(one.configuration, number, error) for one in found for number, error in one.errors]
    if errors:
        lines += ["", "Errors:", ""]
        lines += [f"* {configuration.seed(number)}: {error}" for configuration, number, error in errors]
    return lines


def _comparison_lines(comparisons: Sequence[Comparison]) -> list[str]:
    lines = [
        "The same seat of the same table with the same seed, once greedy, once random; others are random.",
        "",
        "| game | seats | pairs | greedy | random | difference, 99% interval | above 0 |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for one in comparisons:
        interval = f"{one.mean:+.2f} [{one.low:+.2f} .. {one.high:+.2f}]"
        above = "yes" if one.above else "no"
        means = f"{one.greedy:.1f} | {one.random:.1f}"
        lines.append(f"| {one.game} | {one.seats} | {one.pairs} | {means} | {interval} | {above} |")
    return lines
