"""What an automa prefers where the rules leave it a choice. Equal things are decided by chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from greathall.core.rules.dealer import Dealer
from greathall.games.crusaders.state import Crusaders

T = TypeVar("T", int, str)
MOST_HELPERS = 3


def best(items: Sequence[T], key: Callable[[T], tuple[int, ...]], dealer: Dealer) -> T:
    """The item with the smallest key; ties by chance (crusaders.ai.targets)."""
    keys = [key(item) for item in items]
    least = min(keys)
    tied = [item for item, one in zip(items, keys, strict=True) if one == least]
    return tied[0] if len(tied) == 1 else dealer.pick("ai", tied)


def rivals(s: Crusaders, seat: int) -> list[int]:
    """Every other house; people only where the automas are allied (crusaders.mode.together)."""
    friends = fellows(s, seat)
    return [other for other in s.others(seat) if other not in friends]


def fellows(s: Crusaders, seat: int) -> list[int]:
    """The other automas, where they are allied: they never aim at each other."""
    if s.switches.mode == "each" or not s.is_automa(seat):
        return []
    return [other for other in s.others(seat) if s.is_automa(other)]


def order_of_battle(s: Crusaders, target: int, sources: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """Who attacks and who supports: all that can, soldiers first, but one region by sea (crusaders.ai.support)."""
    near = sorted((r for r in sources if r in s.box.borders[target]), key=lambda r: -s.army[r])
    by_sea = sorted((r for r in sources if r not in near), key=lambda r: -s.army[r])[:1]
    line = [*near[: 1 + MOST_HELPERS], *by_sea][: 1 + MOST_HELPERS]
    return line[0], tuple(line[1:])


def own_neighbours(s: Crusaders, seat: int, region: int) -> int:
    return sum(1 for r in s.box.borders[region] if s.owner[r] == seat)


def least_dear(s: Crusaders, seat: int, regions: Sequence[int], dealer: Dealer) -> int:
    """The region an automa gives up: no castle first, then fewest own neighbours."""
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
    """The negative token an automa rids itself of, a non-critical one first; empty without one."""
    box = s.box
    bad = sorted({t for t in s.houses[seat].bag if t not in box.positive})
    if not bad:
        return ""
    return best(bad, lambda t: (1 if box.traits[box.trait_of[t]].criticals else 0,), dealer)
