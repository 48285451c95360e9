"""Conditions of events, tested on their target when the event resolves (crusaders.event.condition)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from greathall.games.crusaders.entries import Condition
from greathall.games.crusaders.family import MALE, fertile, heirs, is_good, kin_of
from greathall.games.crusaders.state import Crusaders


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


def mostly_good(s: Crusaders, seat: int) -> bool:
    """More good traits than bad ones in the bag."""
    bag = s.houses[seat].bag
    return 2 * sum(1 for token in bag if token in s.box.positive) > len(bag)


def heir_good(s: Crusaders, seat: int) -> bool:
    """There is an heir, and of a good trait."""
    line = heirs(s, s.houses[seat])
    return bool(line) and is_good(s, line[0].tokens)


Test: TypeAlias = Callable[[Crusaders, int, Condition], bool]

TESTS: dict[str, Test] = {
    "armies_at_least": lambda s, seat, c: len(s.armies_of(seat)) >= c.n,
    "at_war": lambda s, seat, c: bool(s.wars[seat]),
    "bag_has_trait": lambda s, seat, c: any(s.box.trait_of[t] in c.traits for t in s.houses[seat].bag),
    "castles_at_least": lambda s, seat, c: sum(s.castle[r] for r in s.regions_of(seat)) >= c.n,
    "children_at_least": lambda s, seat, c: len(s.houses[seat].children) >= c.n,
    "children_at_most": lambda s, seat, c: len(s.houses[seat].children) <= c.n,
    "dukes_at_least": lambda s, seat, c: sum(1 for r in s.regions_of(seat) if s.duke[r]) >= c.n,
    "fertile_ruler": lambda s, seat, c: fertile(s, s.houses[seat]),
    "gold_at_least": lambda s, seat, c: s.gold_of(seat) >= c.n,
    "heir_good": lambda s, seat, c: heir_good(s, seat),
    "mostly_good": lambda s, seat, c: mostly_good(s, seat),
    "region_matching": lambda s, seat, c: bool(filtered(s, s.regions_of(seat), c.filters)),
    "ruler_married": lambda s, seat, c: bool(s.houses[seat].ruler.spouse),
    "shields_on_track_at_least": lambda s, seat, c: s.shields(seat) >= c.n,
}
"""The predicates that events may ask about their target; owners of the game can write more of them onto cards."""


def meets(s: Crusaders, seat: int, conditions: Iterable[Condition]) -> bool:
    return all(TESTS[condition.test](s, seat, condition) for condition in conditions)


BAG_TESTS = ("bag_has_trait", "mostly_good")


def about_bags(conditions: Iterable[Condition]) -> bool:
    """Whether the answer tells something of a bag."""
    return any(condition.test in BAG_TESTS for condition in conditions)
