"""Marriage: who may marry whom, wooing lords and nobles, and what a wedding does (crusaders.marriage.*)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.core.speech.reasons import Reason
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.family import FEMALE, GLITTERHOOF, HORSE, MALE, end_title, find, is_good
from greathall.games.crusaders.relations import ally_region, make_pact
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.supply import bring, draw_character, draw_trait, hook, note_developments, tell_trait
from greathall.games.crusaders.trait_check import begin_check, passed

ATTEMPT = "marriage_attempt"
"""Marks a house whose attempt of the round is used up (crusaders.marriage.once)."""
OPPOSITE = {MALE: FEMALE, FEMALE: MALE}


def note_attempt(s: Crusaders, seat: int) -> None:
    s.houses[seat].used += (ATTEMPT,)


def attempted(s: Crusaders, seat: int) -> bool:
    return ATTEMPT in s.houses[seat].used


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
    if spouse == GLITTERHOOF:
        dealer.applies("crusaders.family.glitterhoof")
    dealer.say(log.MARRIED, seat, member, spouse)
    if house.ruler.card == member:
        dealer.because("crusaders.marriage.ruler-spouse")
        house.ruler = replace(house.ruler, spouse=spouse)
        for token in tokens:
            bring(s, seat, spouse, token, dealer)
        return
    dealer.applies("crusaders.marriage.other-spouse")
    for group in (house.children, house.siblings):
        for i, person in enumerate(group):
            if person.card == member:
                group[i] = replace(person, spouse=spouse, spouse_tokens=tokens)


def wed_lord(s: Crusaders, seat: int, member: str, lord: str, dealer: Dealer) -> None:
    """The lord joins the family; the region becomes an ally (crusaders.marriage.independent-pact)."""
    region = s.lord.index(lord)
    token = s.lord_token[region]
    s.lord[region] = s.lord_token[region] = ""
    dealer.say(log.LORD_JOINS, seat, s.box.look.regions[region], lord)
    _take_spouse(s, seat, member, lord, (token,) if token else (), dealer)
    ally_region(s, seat, region, dealer)


def wed_noble(s: Crusaders, seat: int, member: str, culture: str, dealer: Dealer) -> None:
    """A random noble of the other sex, without a pact (crusaders.marriage.random)."""
    card = draw_character(s, culture, dealer, OPPOSITE[s.box.sexes[member]])
    if card:
        token = draw_trait(s, dealer)
        dealer.say(log.NOBLE_JOINS, seat, card)
        tell_trait(s, card, token, dealer)
        _take_spouse(s, seat, member, card, (token,) if token else (), dealer)


def wed_houses(s: Crusaders, seat: int, member: str, other: int, partner: str, joins: int, dealer: Dealer) -> None:
    """One of the two moves to the other's dynasty; the houses are allied (crusaders.marriage.joins)."""
    if joins == seat:
        stays, moves, home, left = member, partner, seat, other
    else:
        stays, moves, home, left = partner, member, other, seat
    end_title(s, moves, dealer)
    dealer.because("crusaders.marriage.dynasties")
    house = s.houses[left]
    mover = next(person for person in (*house.children, *house.siblings) if person.card == moves)
    house.children = [person for person in house.children if person.card != moves]
    house.siblings = [person for person in house.siblings if person.card != moves]
    dealer.say(log.LEFT_HOME, home, left, moves)
    _take_spouse(s, home, stays, moves, mover.tokens, dealer)
    make_pact(s, seat, other, dealer)


def home_of(s: Crusaders, seat: int, member: str, other: int, partner: str) -> int | None:
    """The dynasty a marriage must join: a ruler's; None when the two houses agree on it."""
    if reigns(s, seat, member):
        return seat
    return other if reigns(s, other, partner) else None


# Wooing lords and nobles


def woo_lord(s: Crusaders, seat: int, member: str, lord: str, dealer: Dealer) -> None:
    """A positive lord wants a check, a negative one says yes (crusaders.marriage.independent-check)."""
    token = s.lord_token[s.lord.index(lord)]
    if not is_good(s, (token,)):
        dealer.because("crusaders.marriage.independent-automatic")
        wed_lord(s, seat, member, lord, dealer)
        return
    dealer.applies("crusaders.marriage.independent-check")
    note_developments(s, seat, "marriage_check", dealer)
    push(s, Wooed(seat, member, lord, ""))
    begin_check(s, seat, "marriage", 1, 1 + hook(s, seat, "marriage_check"), dealer)


def woo_noble(s: Crusaders, seat: int, member: str, culture: str, dealer: Dealer) -> None:
    dealer.applies("crusaders.marriage.random")
    note_developments(s, seat, "marriage_check", dealer)
    push(s, Wooed(seat, member, "", culture))
    begin_check(s, seat, "marriage", 1, 1 + hook(s, seat, "marriage_check"), dealer)


@step("wooed")
class Wooed(Step[Crusaders]):
    seat: int
    member: str
    lord: str
    culture: str
    rule: ClassVar[str] = "crusaders.marriage.independent-check"

    def cites(self) -> str:
        return self.rule if self.lord else "crusaders.marriage.random"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        if not passed(s):
            dealer.say(log.WOOED_IN_VAIN, self.seat, self.member)
        elif self.lord:
            wed_lord(s, self.seat, self.member, self.lord, dealer)
        else:
            wed_noble(s, self.seat, self.member, self.culture, dealer)
