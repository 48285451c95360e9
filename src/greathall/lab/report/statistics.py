"""What goes with winning, and how sure that is.

Seats of one game do not win independently of each other, so a thing is looked at within games: the seats that had more
to do with it than the table's average, against the share that these seats usually win. Many things are asked about at
once; Benjamini and Hochberg's correction (1995) says which answers are more than luck.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from statistics import fmean

from greathall.lab.arena.figures import SURE
from greathall.lab.report.account import Account

LEAST = 20
"""Games that a thing has to make a difference in before anything is said about it."""
CERTAIN = 0.05
"""The part of all findings that may be luck."""
GROUP_LEAST = 30
"""Games of a group of seats from which its own share of victories is taken; below, all are equal."""

Group = tuple[int, tuple[tuple[str, str], ...], int, str]


@dataclass(frozen=True)
class Finding:
    """How much more often than usual seats win that had more to do with a thing than others at their table."""

    thing: str
    games: int
    """In which it made a difference between seats."""
    seats: int
    won: float
    usual: float
    """The share of victories that these seats have anyway."""
    edge: float
    off: float
    """Half of the interval that holds the truth in 95 of 100 cases."""
    p: float
    q: float = 1.0

    @property
    def certain(self) -> bool:
        return self.q < CERTAIN


def findings(accounts: Sequence[Account]) -> list[Finding]:
    """Of everything that made a difference often enough."""
    usual = _usual(accounts)
    found: dict[str, list[tuple[int, float, float]]] = defaultdict(list)
    alone = _means_alone(accounts)
    for account in accounts:
        expected = _expected(account, usual)
        for thing, with_it in _with_more(account, alone):
            won = sum(account.won(seat) for seat in with_it)
            found[thing].append((len(with_it), won, sum(expected[seat] for seat in with_it)))
    made = [_finding(thing, rows) for thing, rows in sorted(found.items()) if len(rows) >= LEAST]
    return corrected(made)


def _with_more(account: Account, alone: dict[str, float]) -> Iterable[tuple[str, list[int]]]:
    """Everything that some seats had more to do with than others, with these seats."""
    seats = range(account.seats)
    for thing in set().union(*(account.things[seat] for seat in seats)):
        counts = [account.things[seat].get(thing, 0) for seat in seats]
        mean = alone[thing] if account.seats == 1 else fmean(counts)
        with_it = [seat for seat in seats if counts[seat] > mean]
        if with_it and (account.seats == 1 or len(with_it) < account.seats):
            yield thing, with_it


def _means_alone(accounts: Sequence[Account]) -> dict[str, float]:
    """Who plays alone is compared with others who do."""
    solo = [account for account in accounts if account.seats == 1]
    total: dict[str, int] = defaultdict(int)
    for account in solo:
        for thing, count in account.things[0].items():
            total[thing] += count
    return {thing: count / len(solo) for thing, count in total.items()}


def _group(account: Account, seat: int) -> Group:
    return account.seats, tuple(sorted(account.variants.items())), seat, account.who[seat]


def _usual(accounts: Sequence[Account]) -> dict[Group, float]:
    """The share that each seat wins at such tables: an advantage of a seat or of a bot is none of a card."""
    won: dict[Group, list[float]] = defaultdict(list)
    for account in accounts:
        for seat in range(account.seats):
            won[_group(account, seat)].append(account.won(seat))
    return {group: fmean(found) for group, found in won.items() if len(found) >= GROUP_LEAST}


def _expected(account: Account, usual: dict[Group, float]) -> list[float]:
    """What the deciding seats won together, shared out as usual."""
    seats = range(account.seats)
    shares = [usual.get(_group(account, seat)) for seat in seats]
    known = [share for share in shares if share is not None]
    if account.seats == 1:
        return [known[0] if known else 0.5]
    together = sum(account.won(seat) for seat in seats)
    if len(known) < account.seats or not sum(known):
        return [together / account.seats] * account.seats
    return [together * share / sum(known) for share in known]


def _finding(thing: str, rows: list[tuple[int, float, float]]) -> Finding:
    seats = sum(count for count, _, _ in rows)
    won, usual = sum(row[1] for row in rows), sum(row[2] for row in rows)
    edge = (won - usual) / seats
    off = SURE * sqrt(sum((w - u - edge * count) ** 2 for count, w, u in rows)) / seats
    luck = sqrt(sum((w - u) ** 2 for _, w, u in rows))
    p = erfc(abs(won - usual) / luck / sqrt(2)) if luck else 1.0
    return Finding(thing, len(rows), seats, won / seats, usual / seats, edge, off, p)


def corrected(found: Sequence[Finding]) -> list[Finding]:
    """With q: the smallest part of luck among the findings at which this one would still be one of them."""
    order = sorted(range(len(found)), key=lambda i: found[i].p)
    q, least = [1.0] * len(found), 1.0
    for rank in range(len(found), 0, -1):
        i = order[rank - 1]
        least = min(least, found[i].p * len(found) / rank)
        q[i] = least
    return [Finding(**{**vars(one), "q": q[i]}) for i, one in enumerate(found)]
