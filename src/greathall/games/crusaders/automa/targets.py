"""Whom and what an automa aims at: every choice of its tables (crusaders.ai.targets)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from greathall.core.rules.dealer import Dealer
from greathall.games.crusaders.army_reach import targets_from, why_not_attack
from greathall.games.crusaders.automa.preferences import best, fellows, order_of_battle, own_neighbours, rivals
from greathall.games.crusaders.battle import free_draws, houses_allied, required_successes
from greathall.games.crusaders.entries import Rank
from greathall.games.crusaders.family import heirs, is_good, kin_of
from greathall.games.crusaders.overthrow import overthrow_successes, why_not_overthrow
from greathall.games.crusaders.plots import bribable, unrest_successes, why_not_murder, why_not_unrest
from greathall.games.crusaders.relations import allied, at_war, has_claim
from greathall.games.crusaders.state import NOBODY, Crusaders
from greathall.games.crusaders.supply import of_type

NONE = -1


def first_house(s: Crusaders, seat: int, houses: Sequence[int], key: Callable[[int], int]) -> int:
    """The house with the smallest key; then most regions, then the next clockwise."""
    order = s.others(seat)
    return min(houses, key=lambda one: (key(one), -len(s.regions_of(one)), order.index(one)))


# Intrigue


def enemy_regions(s: Crusaders, seat: int) -> list[int]:
    foes = rivals(s, seat)
    return [r for r, owner in enumerate(s.owner) if owner in foes]


def overthrow_target(s: Crusaders, seat: int, dealer: Dealer) -> int:
    found = [r for r in enemy_regions(s, seat) if why_not_overthrow(s, seat, r, ()) is None]
    if not found:
        return NONE
    return best(
        found,
        lambda r: (overthrow_successes(s, r), -len(s.regions_of(s.owner[r])), -own_neighbours(s, seat, r)),
        dealer,
    )


def unrest_target(s: Crusaders, seat: int, dealer: Dealer) -> int:
    found = [r for r in enemy_regions(s, seat) if why_not_unrest(s, seat, r) is None]
    if not found:
        return NONE
    return best(
        found,
        lambda r: (
            unrest_successes(s, r),
            min(1, s.unrest[r]),
            -len(s.regions_of(s.owner[r])),
            -own_neighbours(s, seat, r),
        ),
        dealer,
    )


def claim_target(s: Crusaders, seat: int) -> int:
    """Most regions bordering the automa's own, at least one; no pact, claim or war yet."""

    def contact(other: int) -> int:
        return sum(1 for r in s.regions_of(other) if s.touches(seat, r))

    found = [
        other
        for other in rivals(s, seat)
        if contact(other) and not (allied(s, seat, other) or has_claim(s, seat, other) or at_war(s, seat, other))
    ]
    return first_house(s, seat, found, lambda other: -contact(other)) if found else NONE


def heir_count(s: Crusaders, seat: int) -> int:
    return len(kin_of(s.houses[seat]))


def child_victim(s: Crusaders, seat: int) -> str:
    """The positive child nearest to the throne, of the player with fewest heirs who has one."""

    def good(other: int) -> list[str]:
        children = s.houses[other].children
        return [one.card for one in heirs(s, s.houses[other]) if one in children and is_good(s, one.tokens)]

    found = [other for other in rivals(s, seat) if good(other)]
    if not found:
        return ""
    return good(first_house(s, seat, found, lambda other: heir_count(s, other)))[0]


def ruler_victim(s: Crusaders, seat: int) -> str:
    found = [o for o in rivals(s, seat) if why_not_murder(s, s.houses[o].ruler.card) is None]
    if not found:
        return ""
    return s.houses[first_house(s, seat, found, lambda other: heir_count(s, other))].ruler.card


def bribe_target(s: Crusaders, seat: int) -> int:
    """The player with most councillors who has one the automa lacks; only while it has room."""
    if len(of_type(s, seat, "councillor")) >= s.box.limits["councillors_per_player"]:
        return NONE
    found = [other for other in rivals(s, seat) if bribable(s, seat, other)]
    if not found:
        return NONE
    return first_house(s, seat, found, lambda other: -len(of_type(s, other, "councillor")))


# War


def sources(s: Crusaders, seat: int, target: int) -> list[int]:
    """Own regions from which the target is reached: all count as mobilised (crusaders.ai.mobilised)."""
    return [r for r in s.regions_of(seat) if target in targets_from(s, seat, r)]


def line_up(s: Crusaders, seat: int, target: int) -> tuple[int, tuple[int, ...]]:
    """The attacking region and up to three in support, one of them by sea (crusaders.ai.support)."""
    return order_of_battle(s, target, sources(s, seat, target))


def attackable(s: Crusaders, seat: int) -> list[int]:
    """Regions the automa may invade; never those of a house it has a pact with, nor allies of a fellow automa."""
    foes = rivals(s, seat)
    friends = fellows(s, seat)
    reached = {target for source in s.regions_of(seat) for target in targets_from(s, seat, source)}
    return [
        region
        for region in sorted(reached)
        if (
            s.ally[region] not in friends
            if s.owner[region] == NOBODY
            else s.owner[region] in foes and not allied(s, seat, s.owner[region])
        )
        and why_not_attack(s, seat, region) is None
    ]


def _annexable(s: Crusaders, seat: int, region: int) -> bool:
    return s.owner[region] == NOBODY and s.ally[region] == seat


def effort(s: Crusaders, seat: int, region: int) -> int:
    """Required successes; annexing needs none."""
    return 0 if _annexable(s, seat, region) else required_successes(s, region)


def easiest(s: Crusaders, seat: int, regions: Sequence[int], dealer: Dealer) -> int:
    """Fewest required successes, then most free draws, then most own neighbours."""

    def draws(region: int) -> int:
        _, helpers = line_up(s, seat, region)
        return free_draws(s, seat, region, helpers, houses_allied(s, seat, region))

    return best(regions, lambda r: (effort(s, seat, r), -draws(r), -own_neighbours(s, seat, r)), dealer)


def annex_target(s: Crusaders, seat: int, dealer: Dealer) -> int:
    found = [r for r in attackable(s, seat) if _annexable(s, seat, r)]
    return easiest(s, seat, found, dealer) if found else NONE


def independent_target(s: Crusaders, seat: int, dealer: Dealer) -> int:
    found = [r for r in attackable(s, seat) if s.owner[r] == NOBODY]
    return easiest(s, seat, found, dealer) if found else NONE


def invasion_target(s: Crusaders, seat: int, rank: Rank, dealer: Dealer) -> int:
    """A legal target that the rank names, or NONE."""
    found = attackable(s, seat)
    if rank.target == "allied_independent":
        found = [r for r in found if s.owner[r] == NOBODY and s.ally[r] not in (NOBODY, seat)]
    elif rank.target != "any":
        found = [r for r in found if s.owner[r] >= 0]
    found = [r for r in found if rank.least <= effort(s, seat, r) <= rank.most]
    keys: dict[str, Callable[[int], int]] = {
        "fewest_regions": lambda house: len(s.regions_of(house)),
        "fewest_children": lambda house: len(s.houses[house].children),
        "most_shields": lambda house: -s.shields(house),
    }
    if rank.target in keys and found:
        house = first_house(s, seat, sorted({s.owner[r] for r in found}), keys[rank.target])
        found = [r for r in found if s.owner[r] == house]
    return easiest(s, seat, found, dealer) if found else NONE
