"""Which payments erect a building: exact value, at least three kinds, silver through the forge (castle.build.*).

Pure arithmetic on piece counts, cached: these questions are asked for every tile at every build.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from greathall.games.castle.entries import SAND, SILVER, STONE, WOOD

Pieces: TypeAlias = tuple[int, int, int, int]
"""Sand, wood, clay, stone."""

KINDS_NEEDED = 3


def first_four(pieces: list[int]) -> Pieces:
    return (pieces[0], pieces[1], pieces[2], pieces[3])


@lru_cache(maxsize=1 << 14)
def payable(own: Pieces, silver: int, stock: Pieces, values: Pieces, most: int) -> int:
    """A bit for every cost up to ``most`` that can be paid exactly, with any number of swaps."""
    mask = _payable_without_silver(own, values, most)
    if silver:
        for kind in range(SILVER):
            if stock[kind]:
                mask |= payable(_add(own, kind, 1), silver - 1, _add(stock, kind, -1), values, most)
    return mask


@lru_cache(maxsize=1 << 14)
def _payable_without_silver(own: Pieces, values: Pieces, most: int) -> int:
    limit = (1 << (most + 1)) - 1
    mask = 0
    held = [kind for kind in range(SILVER) if own[kind]]
    for count in range(KINDS_NEEDED, len(held) + 1):
        for kinds in combinations(held, count):
            sums = 1
            for kind in kinds:
                # At least one piece of every kind of this combination, at most all of them.
                step, grown = values[kind], 0
                for _ in range(own[kind]):
                    sums = (sums << step) & limit
                    grown |= sums
                sums = grown
                if not sums:
                    break
            mask |= sums
    return mask


def _add(pieces: Pieces, kind: int, n: int) -> Pieces:
    changed = list(pieces)
    changed[kind] += n
    return (changed[0], changed[1], changed[2], changed[3])


@lru_cache(maxsize=1 << 14)
def payments(cost: int, low: Pieces, high: Pieces, values: Pieces) -> tuple[Pieces, ...]:
    """Every exact payment with at least three kinds that spends between ``low`` and ``high`` of each kind."""
    found: list[Pieces] = []
    sand, wood, clay, stone = values
    for stones in range(low[STONE], min(high[STONE], cost // stone) + 1):
        left_stone = cost - stones * stone
        for clays in range(low[2], min(high[2], left_stone // clay) + 1):
            left_clay = left_stone - clays * clay
            for woods in range(low[WOOD], min(high[WOOD], left_clay // wood) + 1):
                sands, rest = divmod(left_clay - woods * wood, sand)
                if rest or not low[SAND] <= sands <= high[SAND]:
                    continue
                if (sands > 0) + (woods > 0) + (clays > 0) + (stones > 0) >= KINDS_NEEDED:
                    found.append((sands, woods, clays, stones))
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def completable(
    cost: int, spent: Pieces, own: Pieces, silver: int, stock: Pieces, values: Pieces, first: int = 0
) -> bool:
    """Whether a payment is left that spends all swapped pieces, whatever else is swapped for it.

    Which pieces are swapped matters, their order does not: further swaps are tried from kind ``first`` on.
    """
    if payments(cost, spent, own, values):
        return True
    if not silver:
        return False
    for kind in range(first, SILVER):
        if stock[kind]:
            grown, swapped, left = _add(own, kind, 1), _add(spent, kind, 1), _add(stock, kind, -1)
            if completable(cost, swapped, grown, silver - 1, left, values, kind):
                return True
    return False
