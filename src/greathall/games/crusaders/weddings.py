"""Who may marry whom, and what a wedding does (crusaders.marriage.*)."""

from __future__ import annotations

from dataclasses import replace

from greathall.core.dealer import Dealer
from greathall.core.words import Reason
from greathall.games.crusaders import words as w
from greathall.games.crusaders.kin import FEMALE, HORSE, MALE, end_title, find
from greathall.games.crusaders.relations import ally_region, make_pact
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.supply import draw_character, draw_trait, into_bag

OPPOSITE = {MALE: FEMALE, FEMALE: MALE}


def fits(s: Crusaders, one: str, other: str) -> bool:
    """Opposite sexes; Glitterhoof marries anybody (crusaders.marriage.opposite-sex)."""
    a, b = s.box.sexes[one], s.box.sexes[other]
    return a != b or a == HORSE


def reigns(s: Crusaders, seat: int, card: str) -> bool:
    return s.houses[seat].ruler.card == card


def why_not_marry(s: Crusaders, seat: int, member: str, other: int, partner: str) -> Reason | None:
    """Two houses: both unmarried, opposite sex, not both reigning."""
    place = find(s, partner)
    if place is None or place.seat != other or place.role.endswith("_spouse"):
        return w.HAS_SPOUSE(partner)
    house = s.houses[other]
    people = (house.ruler, *house.children, *house.siblings)
    if any(person.card == partner and person.spouse for person in people):
        return w.HAS_SPOUSE(partner)
    if not fits(s, member, partner):
        return w.SAME_SEX()
    if reigns(s, seat, member) and reigns(s, other, partner):
        return w.BOTH_REIGN()
    return None


def nobles_left(s: Crusaders, culture: str, member: str) -> bool:
    """Whether a culture's deck or discard holds somebody of the other sex."""
    wanted = OPPOSITE[s.box.sexes[member]]
    sexes = s.box.sexes
    return any(sexes[card] == wanted for card in (*s.folk[culture], *s.folk_discard[culture]))


def _take_spouse(s: Crusaders, seat: int, member: str, spouse: str, tokens: tuple[str, ...], dealer: Dealer) -> None:
    """The spouse lies beside a ruler, tokens to the bag, or under another member's card."""
    house = s.houses[seat]
    dealer.say(w.MARRIED, seat, member, spouse)
    if house.ruler.card == member:
        dealer.rule("crusaders.marriage.ruler-spouse")
        house.ruler = replace(house.ruler, spouse=spouse)
        for token in tokens:
            into_bag(s, seat, token, dealer)
        return
    dealer.rule("crusaders.marriage.other-spouse")
    for group in (house.children, house.siblings):
        for i, person in enumerate(group):
            if person.card == member:
                group[i] = replace(person, spouse=spouse, spouse_tokens=tokens)


def wed_lord(s: Crusaders, seat: int, member: str, lord: str, dealer: Dealer) -> None:
    """The lord joins the family; the region becomes an ally (crusaders.marriage.independent-pact)."""
    region = s.lord.index(lord)
    token = s.lord_token[region]
    s.lord[region] = s.lord_token[region] = ""
    _take_spouse(s, seat, member, lord, (token,) if token else (), dealer)
    ally_region(s, seat, region, dealer)


def wed_noble(s: Crusaders, seat: int, member: str, culture: str, dealer: Dealer) -> None:
    """A random noble of the other sex, without a pact (crusaders.marriage.random)."""
    card = draw_character(s, culture, dealer, OPPOSITE[s.box.sexes[member]])
    if card:
        token = draw_trait(s, dealer)
        _take_spouse(s, seat, member, card, (token,) if token else (), dealer)


def wed_houses(s: Crusaders, seat: int, member: str, other: int, partner: str, joins: int, dealer: Dealer) -> None:
    """One of the two moves to the other's dynasty; the houses are allied (crusaders.marriage.joins)."""
    dealer.rule("crusaders.marriage.dynasties")
    if joins == seat:
        stays, moves, home, left = member, partner, seat, other
    else:
        stays, moves, home, left = partner, member, other, seat
    end_title(s, moves, dealer)
    house = s.houses[left]
    mover = next(person for person in (*house.children, *house.siblings) if person.card == moves)
    house.children = [person for person in house.children if person.card != moves]
    house.siblings = [person for person in house.siblings if person.card != moves]
    dealer.say(w.LEFT_HOME, home, left, moves)
    _take_spouse(s, home, stays, moves, mover.tokens, dealer)
    make_pact(s, seat, other, dealer)


def home_of(s: Crusaders, seat: int, member: str, other: int, partner: str) -> int | None:
    """The dynasty a marriage must join: a ruler's; None when the two houses agree on it."""
    if reigns(s, seat, member):
        return seat
    return other if reigns(s, other, partner) else None
