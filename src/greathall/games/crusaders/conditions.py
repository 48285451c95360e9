"""Conditions of events, tested on their target when the event resolves (crusaders.event.condition)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from greathall.games.crusaders.entries import Condition
from greathall.games.crusaders.kin import MALE, fertile, kin_of
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.supply import of_type


def non_rulers(s: Crusaders, seat: int) -> list[str]:
    """Everybody on the family board but the ruler, spouses included."""
    house = s.houses[seat]
    cards = [house.ruler.spouse]
    for person in kin_of(house):
        cards += [person.card, person.spouse]
    return [card for card in cards if card]


def male_non_rulers(s: Crusaders, seat: int) -> list[str]:
    return [card for card in non_rulers(s, seat) if s.box.sexes[card] == MALE]


def passes(s: Crusaders, region: int, filters: Iterable[str]) -> bool:
    """Whether a region fits every hard filter."""
    for one in filters:
        if one == "no_army" and (s.army[region] or (s.switches.literal and s.owner[region] >= s.people)):
            return False
        if one == "has_army" and not s.army[region]:
            return False
        if one == "has_castle" and not s.castle[region]:
            return False
        if one == "has_unrest" and not s.unrest[region]:
            return False
    return True


def filtered(s: Crusaders, regions: Sequence[int], filters: Iterable[str]) -> list[int]:
    """The regions that fit; ``prefer:x`` narrows only if that leaves any."""
    filters = list(filters)
    hard = [one for one in filters if not one.startswith("prefer:")]
    found = [region for region in regions if passes(s, region, hard)]
    for one in filters:
        if one.startswith("prefer:"):
            found = [r for r in found if passes(s, r, (one.removeprefix("prefer:"),))] or found
    return found


Test: TypeAlias = Callable[[Crusaders, int, Condition], bool]

TESTS: dict[str, Test] = {
    "fertile_ruler": lambda s, seat, c: fertile(s, s.houses[seat]),
    "ruler_married": lambda s, seat, c: bool(s.houses[seat].ruler.spouse),
    "children_at_most": lambda s, seat, c: len(s.houses[seat].children) <= c.n,
    "children_at_least": lambda s, seat, c: len(s.houses[seat].children) >= c.n,
    "family_non_ruler_at_least": lambda s, seat, c: len(non_rulers(s, seat)) >= c.n,
    "male_non_ruler_at_least": lambda s, seat, c: len(male_non_rulers(s, seat)) >= c.n,
    "regions_at_least": lambda s, seat, c: s.owner.count(seat) >= c.n,
    "region_matching": lambda s, seat, c: bool(filtered(s, s.regions_of(seat), c.filters)),
    "gold_at_least": lambda s, seat, c: s.gold_of(seat) >= c.n,
    "castles_at_least": lambda s, seat, c: sum(s.castle[r] for r in s.regions_of(seat)) >= c.n,
    "armies_at_least": lambda s, seat, c: len(s.armies_of(seat)) >= c.n,
    "armies_at_most": lambda s, seat, c: len(s.armies_of(seat)) <= c.n,
    "ruler_age_at_most": lambda s, seat, c: s.houses[seat].age <= c.n,
    "has_development": lambda s, seat, c: bool(of_type(s, seat, c.what)),
    "bag_has_trait": lambda s, seat, c: any(s.box.trait_of[t] == c.what for t in s.houses[seat].bag),
    "bag_size_at_least": lambda s, seat, c: len(s.houses[seat].bag) >= c.n,
    "casus_belli_held_against": lambda s, seat, c: any(claims >> seat & 1 for claims in s.claims),
    "at_war": lambda s, seat, c: bool(s.wars[seat]),
    "shields_on_track_at_least": lambda s, seat, c: s.shields(seat) >= c.n,
}
"""The predicates that events may ask about their target."""


def meets(s: Crusaders, seat: int, conditions: Iterable[Condition]) -> bool:
    return all(TESTS[condition.test](s, seat, condition) for condition in conditions)
