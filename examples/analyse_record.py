"""Analyse a record: replay it ply by ply, and see when the game was decided.

python examples/analyse_record.py [file]        without a file: a game of two bots
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import greathall
from greathall.bots import drive, make


def some_record() -> str:
    """A finished game as text, as the server's or the terminal's ``record`` gives it."""
    table = greathall.new("castle", seats=2, seed=3)
    drive(table, {0: make("greedy"), 1: make("random")}, Random(3))
    return table.record()


def leaders(record: str) -> list[tuple[int, list[int]]]:
    """Ply and points, each time that the points have changed."""
    told: list[tuple[int, list[int]]] = []
    whole = greathall.replay(record)  # also checks that the record is whole and true
    for ply in range(whole.ply + 1):
        points = greathall.replay(record, upto=ply).scores()
        if not told or told[-1][1] != points:
            told.append((ply, points))
    return told


def decided(history: list[tuple[int, list[int]]]) -> int:
    """The ply after which nobody else was in the lead any more."""
    last, final = history[-1]
    winner = final.index(max(final))
    for ply, points in reversed(history):
        if points[winner] < max(points):
            break
        last = ply
    return last


def main(file: str = "") -> None:
    record = Path(file).read_text(encoding="utf-8") if file else some_record()
    history = leaders(record)
    for ply, points in history:
        print(f"{ply:4}  {'  '.join(f'{n:3}' for n in points)}")
    outcome = greathall.replay(record).outcome
    print(f"the lead did not change after ply {decided(history)}; places: {outcome.places if outcome else 'not over'}")


if __name__ == "__main__":
    main(*sys.argv[1:])
