"""How many ways a game can go: legal lines of a fixed length, counted (perft, as chess programmers call it).

A count that changes says that a rule changed. Simultaneous choices are taken in seat order; chance is fixed by the
seed, and a line that draws more than another draws what comes next in the same streams.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from greathall.core.table.table import Table
from greathall.core.table.world import World


class Depth(NamedTuple):
    """What was counted at one depth."""

    depth: int
    lines: int
    """Lines of so many choices, and shorter ones that ended the game."""
    ended: int
    """Those of them whose last choice, or an earlier one, ended the game."""


def advance(table: Table, plies: int, seed: str) -> None:
    """Plays so many choices at random, always the same ones for a seed: what comes later in a game is counted too."""
    rng = Random(f"{seed}/perft")
    while table.ply < plies and not table.over:
        table.play(rng.choice(table.decisions[0].options))


def perft(table: Table, depth: int) -> Depth:
    """Counts the lines of ``depth`` choices from here."""
    lines, ended = _count(table.lean(), depth)
    return Depth(depth, lines, ended)


def deepening(table: Table, depth: int, told: Callable[[Depth], None]) -> list[Depth]:
    """The counts of every depth up to this one; each is told as soon as it is known."""
    found = []
    for one in range(1, depth + 1):
        found.append(perft(table, one))
        told(found[-1])
    return found


def divide(table: Table, depth: int) -> Iterator[tuple[str, int]]:
    """The lines behind each first choice: where two engines differ, this says where to look."""
    world = table.lean()
    for option in [] if world.over else world.options():
        twin = world.clone()
        twin.play(option)
        yield option.notation, _count(twin, depth - 1)[0]


def _count(world: World, depth: int) -> tuple[int, int]:
    if world.over:
        return 1, 1
    if depth == 0:
        return 1, 0
    options = world.options()
    lines = ended = 0
    for option in options:
        # The last one may use up the position: nobody looks at it afterwards.
        twin = world if option is options[-1] else world.clone()
        twin.play(option)
        more, over = _count(twin, depth - 1)
        lines += more
        ended += over
    return lines, ended
