"""What a report keeps of a finished game: how it ended, and what every seat had to do with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from greathall.core.speech.events import Event
from greathall.core.table.table import Table

DEED = "rule"
"""What seats did is told by the rule that it follows from: `rule:castle.worker.take`."""
AUTOMA = "automa"


@dataclass(frozen=True)
class Account:
    """Plain data, so that it can travel between processes and lie in a file."""

    key: str
    """Which game it is: no game is counted twice."""
    seats: int
    """How many decide; automas sit behind them in the lists below."""
    variants: dict[str, str]
    who: list[str]
    points: list[int]
    places: list[int]
    breakdown: list[dict[str, int]]
    plies: int
    things: list[dict[str, int]]
    """Of every seat: what it had to do with, and how often."""
    rules: list[str]

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)

    def won(self, seat: int) -> float:
        """The seat's part of the victory: a shared first place is shared."""
        return (self.places[seat] == 1) / self.places.count(1)


def account_of(key: str, table: Table, who: list[str], visited: set[str]) -> Account:
    """Of a game that is over; ``visited`` holds the rules that were applied in it."""
    outcome = table.outcome
    assert outcome is not None
    names = [who[seat.index] if seat.kind == "decides" else AUTOMA for seat in table.seats]
    things: list[Counter[str]] = [Counter() for _ in names]
    rules = set(visited)
    for _, event in table.events(-1, None):
        if event.rule:
            rules.add(event.rule)
        seat = event.params.get("seat")
        if isinstance(seat, str):
            things[int(seat.removeprefix("seat:"))].update(_things(event))
    return Account(
        key,
        table.setup.seats,
        dict(table.setup.variants),
        names,
        table.scores(),
        [outcome.places[seat] for seat in range(len(names))],
        [outcome.breakdown[seat] for seat in range(len(names))],
        table.ply,
        [dict(sorted(counted.items())) for counted in things],
        sorted(rule for rule in rules if rule.startswith(f"{table.game.id}.")),
    )


def _things(event: Event) -> Iterator[str]:
    """The elements that an event of a seat names, and the rule that it follows from."""
    if event.rule:
        yield f"{DEED}:{event.rule}"
    for name, value in event.params.items():
        if name == "seat" or isinstance(value, int):
            continue
        for item in [value] if isinstance(value, str) else value:
            element = item if isinstance(item, str) else item[0]
            if not element.startswith(("seat:", "score:")):
                yield element
