"""The figures of a report, as plain data: what the page shows, and what ``--json`` prints."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from statistics import fmean, stdev
from typing import Any

from greathall.core.reference.rulebook import rules
from greathall.core.registry import find
from greathall.lab.arena.figures import around, wilson
from greathall.lab.report.account import AUTOMA, Account
from greathall.lab.report.statistics import Finding, findings


@dataclass(frozen=True)
class Share:
    """Part of something, with the interval that holds the truth in 95 of 100 cases."""

    name: str
    of: int
    share: float
    low: float
    high: float
    fair: float


@dataclass(frozen=True)
class Spread:
    mean: float
    deviation: float
    least: int
    most: int


@dataclass(frozen=True)
class Category:
    """What winners and others gain from one kind of points, on the average."""

    name: str
    winners: float
    others: float


@dataclass(frozen=True)
class Tables:
    """All games with as many seats."""

    seats: int
    games: int
    points: list[int]
    winning: list[int]
    spread: Spread
    by_seat: list[Share]
    plies: list[int]
    lengths: Spread


@dataclass(frozen=True)
class Choice:
    """The games with one choice of a variant."""

    variant: str
    choice: str
    games: int
    winner: float
    winner_off: float
    plies: float
    automa: Share | None
    """How often an automa wins, where one plays."""


@dataclass
class Summary:
    game: str
    games: int
    seated: list[Share]
    """Who won how often, where not all are alike."""
    tables: list[Tables]
    categories: list[Category]
    findings: list[Finding]
    choices: list[Choice]
    applied: dict[str, int]
    """In how many games each rule was applied."""
    unreached: list[str]
    notes: dict[str, Any] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)


def summarise(game: str, accounts: Sequence[Account], notes: dict[str, Any]) -> Summary:
    counts = sorted({account.seats for account in accounts})
    applied = _applied(accounts)
    return Summary(
        game,
        len(accounts),
        _seated(accounts),
        [_tables(seats, [one for one in accounts if one.seats == seats]) for seats in counts],
        _categories(accounts),
        findings(accounts),
        _choices(game, accounts),
        applied,
        [rule.id for rule in rules(game) if rule.id not in applied],
        notes,
    )


def _spread(values: Sequence[int]) -> Spread:
    return Spread(fmean(values), stdev(values) if len(values) > 1 else 0.0, min(values), max(values))


def _tables(seats: int, accounts: Sequence[Account]) -> Tables:
    deciding = [(account, seat) for account in accounts for seat in range(seats)]
    points = [account.points[seat] for account, seat in deciding]
    winning = [account.points[seat] for account, seat in deciding if account.places[seat] == 1]
    by_seat = [_share(str(seat), ((account, seat) for account in accounts)) for seat in range(seats)]
    plies = [account.plies for account in accounts]
    return Tables(seats, len(accounts), points, winning, _spread(points), by_seat, plies, _spread(plies))


def _share(name: str, sat: Iterable[tuple[Account, int]]) -> Share:
    there = list(sat)
    won = sum(account.won(seat) for account, seat in there)
    low, high = wilson(won, len(there))
    return Share(name, len(there), won / len(there), low, high, fmean(1 / len(one.who) for one, _ in there))


def _seated(accounts: Sequence[Account]) -> list[Share]:
    sat: dict[str, list[tuple[Account, int]]] = defaultdict(list)
    for account in accounts:
        for seat, who in enumerate(account.who):
            sat[who].append((account, seat))
    return sorted((_share(who, found) for who, found in sat.items()), key=lambda one: -one.share)


def _categories(accounts: Sequence[Account]) -> list[Category]:
    won: dict[str, list[int]] = defaultdict(list)
    lost: dict[str, list[int]] = defaultdict(list)
    for account in accounts:
        for seat in range(account.seats):
            into = won if account.places[seat] == 1 else lost
            for name, points in account.breakdown[seat].items():
                into[name].append(points)
    names = list(dict.fromkeys((*won, *lost)))
    return [Category(name, fmean(won[name] or [0]), fmean(lost[name] or [0])) for name in names]


def _choices(game: str, accounts: Sequence[Account]) -> list[Choice]:
    """Of every variant that was not the same in all games."""
    made = []
    for variant in find(game).variants:
        by: dict[str, list[Account]] = defaultdict(list)
        for account in accounts:
            by[account.variants.get(variant.name, "")].append(account)
        if len(by) > 1:
            made += [_choice(variant.name, choice, by[choice]) for choice in variant.choices if by[choice]]
    return made


def _choice(variant: str, choice: str, accounts: Sequence[Account]) -> Choice:
    winner, off = around([max(account.points) for account in accounts])
    automa = [(one, seat) for one in accounts for seat, who in enumerate(one.who) if who == AUTOMA]
    plies = fmean(account.plies for account in accounts)
    return Choice(variant, choice, len(accounts), winner, off, plies, _share(AUTOMA, automa) if automa else None)


def _applied(accounts: Sequence[Account]) -> dict[str, int]:
    counted: dict[str, int] = defaultdict(int)
    for account in accounts:
        for rule in account.rules:
            counted[rule] += 1
    return dict(sorted(counted.items()))


def by_kind(found: Sequence[Finding], known: Callable[[str], bool]) -> dict[str, list[Finding]]:
    """Findings by the kind of thing that they are about, the surest first; only of kinds that have a name."""
    groups: dict[str, list[Finding]] = defaultdict(list)
    for one in sorted(found, key=lambda one: (one.q, one.p, one.thing)):
        kind = one.thing.partition(":")[0]
        if known(kind):
            groups[kind].append(one)
    return dict(groups)
