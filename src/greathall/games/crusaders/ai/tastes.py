"""What an AI prefers where the rules leave it a choice. Equal things are decided by chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from greathall.core.dealer import Dealer
from greathall.games.crusaders.state import Crusaders

T = TypeVar("T", int, str)


def best(items: Sequence[T], key: Callable[[T], tuple[int, ...]], dealer: Dealer) -> T:
    """The item with the smallest key; ties by chance (crusaders.ai.targets)."""
    keys = [key(item) for item in items]
    least = min(keys)
    tied = [item for item, one in zip(items, keys, strict=True) if one == least]
    return tied[0] if len(tied) == 1 else dealer.pick("ai", tied)


def own_neighbours(s: Crusaders, seat: int, region: int) -> int:
    return sum(1 for r in s.box.borders[region] if s.owner[r] == seat)


def least_dear(s: Crusaders, seat: int, regions: Sequence[int], dealer: Dealer) -> int:
    """The region an AI gives up: no castle first, then fewest own neighbours."""
    return best(regions, lambda r: (s.castle[r], own_neighbours(s, seat, r)), dealer)


def frontier(s: Crusaders, seat: int, regions: Sequence[int], dealer: Dealer) -> int:
    """The own region with most bordering regions of others: castles and armies go there."""
    return best(regions, lambda r: (-sum(1 for n in s.borders(r) if s.owner[n] not in (seat, -1)),), dealer)


def income(s: Crusaders, region: int) -> int:
    """What a region would pay now."""
    if s.plague[region] or s.crop_failure[region]:
        return 0
    return max(0, 1 + s.castle[region] + min(1, s.harvest[region]) - (1 if s.duke[region] else 0))


def for_good_token(s: Crusaders, regions: Sequence[int], dealer: Dealer) -> int:
    return best(regions, lambda r: (-income(s, r),), dealer)


def for_bad_token(s: Crusaders, regions: Sequence[int], dealer: Dealer) -> int:
    return best(regions, lambda r: (income(s, r),), dealer)


def against_others(s: Crusaders, regions: Sequence[int], dealer: Dealer) -> int:
    """Against others: the player with most regions, there a region with castle first."""
    count = {seat: len(s.regions_of(seat)) for seat in range(len(s.houses))}
    return best(regions, lambda r: (-count.get(s.owner[r], 0), -s.castle[r]), dealer)


def worst_trait(s: Crusaders, seat: int, dealer: Dealer) -> str:
    """The negative token an AI rids itself of, a non-critical one first; empty without one."""
    box = s.box
    bad = sorted({t for t in s.houses[seat].bag if t not in box.positive})
    if not bad:
        return ""
    return best(bad, lambda t: (1 if box.traits[box.trait_of[t]].criticals else 0,), dealer)
