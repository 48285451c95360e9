"""Legal lines, counted: a number that changes says that a rule changed.

The numbers are in perft.json, as `greathall perft --json` prints them. Whoever changes a rule on purpose counts anew:
`python -m tests.lab.test_perft` writes the file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.core.registry import ids
from greathall.lab.perft import advance, deepening, divide, perft

GOLDEN = Path(__file__).with_name("perft.json")
COUNTED: list[dict[str, Any]] = json.loads(GOLDEN.read_text(encoding="utf-8"))


def begin(row: dict[str, Any]) -> greathall.Table:
    table = greathall.new(row["game"], seats=row["seats"], seed=row["seed"], **row["variants"])
    advance(table, row["after"], row["seed"])
    return table


def name(row: dict[str, Any]) -> str:
    variants = "-".join(row["variants"].values())
    return "-".join(part for part in (row["game"], str(row["seats"]), variants, f"after{row['after']}") if part)


def test_every_game_and_seat_count_is_counted() -> None:
    """From the beginning, and from the middle of a game."""
    wanted = {(info.id, seats) for info in greathall.games() for seats in info.seats}
    assert {info.id for info in greathall.games()} == set(ids())
    assert {(row["game"], row["seats"]) for row in COUNTED if row["after"] == 0} == wanted
    assert {(row["game"], row["seats"]) for row in COUNTED if row["after"] > 0} == wanted


@pytest.mark.parametrize("row", COUNTED, ids=name)
def test_lines_are_as_many_as_they_were(row: dict[str, Any]) -> None:
    found = deepening(begin(row), len(row["lines"]), lambda one: None)
    assert [one.lines for one in found] == row["lines"]


def test_the_parts_of_a_count_are_the_whole() -> None:
    table = greathall.new("castle", seats=3, seed=1)
    before = table.hash()
    parts = dict(divide(table, 3))
    assert list(parts) == [option.notation for option in table.decisions[0].options]
    assert sum(parts.values()) == perft(table, 3).lines
    assert table.hash() == before


def test_lines_that_end_the_game_are_counted_once() -> None:
    table = greathall.new("castle", seats=2, seed=3)
    advance(table, 10_000, "3")
    assert table.over
    assert perft(table, 4)[1:] == (1, 1)
    table.rewind(table.ply - 1)
    ends = [option for option in table.decisions[0].options if over_after(table, option)]
    last = perft(table, 1)
    assert last.lines == len(table.decisions[0].options)
    assert last.ended == len(ends) >= 1
    assert perft(table, 2).ended >= last.ended


def over_after(table: greathall.Table, option: greathall.Option) -> bool:
    world = table.lean()
    world.play(option)
    return world.over


def write() -> None:
    """Counts anew: the deepest lines that take about a second."""
    rows = []
    for info in greathall.games():
        for seats in info.seats:
            for after in (0, 60):
                variants = {"season": "winter"} if info.id == "castle" else {}
                row: dict[str, Any] = {"game": info.id, "seats": seats, "variants": variants, "seed": "1"}
                row |= {"after": after, "lines": []}
                table = begin(row)
                while len(row["lines"]) < 6 and (len(row["lines"]) < 2 or row["lines"][-1] < 1500):
                    row["lines"].append(perft(table, len(row["lines"]) + 1).lines)
                rows.append(row)
    text = ",\n".join(json.dumps(row) for row in rows)
    GOLDEN.write_text(f"[\n{text}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    write()
