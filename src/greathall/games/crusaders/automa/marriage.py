"""How an automa marries its ruler and children: rank by rank of its table (crusaders.ai.marriage)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders.automa.preferences import best, rivals
from greathall.games.crusaders.automa.strategy_rules import STRATEGY_RULES
from greathall.games.crusaders.deals import Deal, Side, announce, why_not_deal
from greathall.games.crusaders.entries import Suit
from greathall.games.crusaders.family import find, is_good, unmarried
from greathall.games.crusaders.marriage import fits, home_of, nobles_left, woo_lord, woo_noble
from greathall.games.crusaders.relations import at_war, has_claim
from greathall.games.crusaders.state import CLOSED, Crusaders, Person
from greathall.games.crusaders.trade import Deliver

FAR = 99


@step("ai-marriage")
class AutomaMarriage(Step[Crusaders]):
    """One attempt: the ruler, else the eldest child for whom a rank applies."""

    seat: int
    rule: ClassVar[str] = "crusaders.ai.marriage"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        dealer.applies(self.rule)
        house = s.houses[self.seat]
        suitors = [one.card for one in (house.ruler, *house.children) if not one.spouse]
        if not house.ruler.spouse:
            suitors = [house.ruler.card]
        push(s, AutomaWoo(self.seat, tuple(suitors), 0, ()))


@step("ai-woo")
class AutomaWoo(Step[Crusaders]):
    """The next rank for the first suitor; a refusal leads on (crusaders.ai.marriage)."""

    seat: int
    suitors: tuple[str, ...]
    rank: int
    asked: tuple[int, ...]
    """Players that refused in this phase: each is asked once."""
    rule: ClassVar[str] = "crusaders.ai.marriage"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        if not self.suitors:
            return
        suitor = self.suitors[0]
        house = s.houses[self.seat]
        if suitor not in (one.card for one in unmarried(house)):
            return  # the last proposal was accepted
        suits = s.box.strategies[house.strategy].suits
        for i in range(self.rank, len(suits)):
            dealer.because(STRATEGY_RULES[house.strategy]["marriage"])
            if self._woo(s, suitor, i, suits[i], dealer):
                return
        dealer.because(self.rule)
        if suitor == house.ruler.card:
            self._random_spouse(s, suitor, len(suits) + 1, dealer)
        elif not self.asked and self.suitors[1:]:
            push(s, AutomaWoo(self.seat, self.suitors[1:], 0, ()))
        else:
            dealer.say(log.AUTOMA_UNWED, self.seat)

    def _random_spouse(self, s: Crusaders, suitor: str, rank: int, dealer: Dealer) -> None:
        """The last rank: a random noble of the own culture, unless the table rules chance traits out."""
        house = s.houses[self.seat]
        if s.box.strategies[house.strategy].random_spouse and nobles_left(s, house.culture, suitor):
            dealer.say(log.AUTOMA_SUIT, self.seat, suitor, rank)
            woo_noble(s, self.seat, suitor, house.culture, dealer)
        else:
            dealer.say(log.AUTOMA_UNWED, self.seat)

    def _woo(self, s: Crusaders, suitor: str, i: int, suit: Suit, dealer: Dealer) -> bool:
        if suit.partner == "independent":
            lord = choose_lord(s, self.seat, suitor, suit, dealer)
            if lord:
                dealer.say(log.AUTOMA_SUIT, self.seat, suitor, i + 1)
                woo_lord(s, self.seat, suitor, lord, dealer)
            return bool(lord)
        deal = choose_deal(s, self.seat, suitor, suit, self.asked)
        if deal is None:
            return False
        dealer.say(log.AUTOMA_SUIT, self.seat, suitor, i + 1)
        announce(s, deal, dealer)
        push(s, Deliver(deal, True), AutomaWoo(self.seat, self.suitors, i, (*self.asked, deal.partner)))
        return True


def liking(s: Crusaders, suit: Suit, tokens: Sequence[str]) -> int:
    """How well a character fits a rank: 0 is best, FAR does not fit."""
    if suit.sign and (suit.sign == "positive") != is_good(s, tokens):
        return FAR
    if not suit.traits:
        return 0
    traits = [s.box.trait_of[token] for token in tokens if token]
    return min((suit.traits.index(trait) for trait in traits if trait in suit.traits), default=FAR)


def distances(s: Crusaders, seat: int) -> list[int]:
    """Borders between each region and the nearest own one (crusaders.ai.targets)."""
    found = [FAR] * len(s.owner)
    edge = s.regions_of(seat)
    for region in edge:
        found[region] = 0
    while edge:
        further = []
        for region in edge:
            for near in s.box.borders[region]:
                if found[near] == FAR and s.owner[near] != CLOSED:
                    found[near] = found[region] + 1
                    further.append(near)
        edge = further
    return found


def choose_lord(s: Crusaders, seat: int, suitor: str, suit: Suit, dealer: Dealer) -> str:
    """Traits in the order listed, then the nearest region."""
    far = distances(s, seat)
    fit = {
        region: liking(s, suit, (s.lord_token[region],) if s.lord_token[region] else ())
        for region, lord in enumerate(s.lord)
        if lord and fits(s, suitor, lord)
    }
    regions = [region for region, value in fit.items() if value < FAR]
    if not regions:
        return ""
    return s.lord[best(regions, lambda r: (fit[r], far[r]), dealer)]


def choose_deal(s: Crusaders, seat: int, suitor: str, suit: Suit, asked: Sequence[int]) -> Deal | None:
    """The best proposal to a player that this rank allows."""
    far = distances(s, seat)
    order = s.others(seat)
    offers: list[tuple[tuple[int, ...], Deal]] = []
    for other in rivals(s, seat):
        if other in asked or (suit.partner == "enemy_child" and not _hostile(s, seat, other)):
            continue
        near = min((far[r] for r in s.regions_of(other)), default=FAR)
        for i, person in enumerate(_matches(s, other, suit)):
            deal = _deal(s, seat, suitor, other, person, suit)
            if why_not_deal(s, deal) is None:
                key = (liking(s, suit, person.tokens), near, -len(s.regions_of(other)), order.index(other), i)
                offers.append((key, deal))
    return min(offers, key=lambda one: one[0])[1] if offers else None


def _hostile(s: Crusaders, seat: int, other: int) -> bool:
    return at_war(s, seat, other) or has_claim(s, other, seat)


def _matches(s: Crusaders, other: int, suit: Suit) -> list[Person]:
    house = s.houses[other]
    people = [*house.children, *house.siblings] if suit.partner == "member" else house.children
    return [one for one in people if not one.spouse and liking(s, suit, one.tokens) < FAR]


def _deal(s: Crusaders, seat: int, suitor: str, other: int, person: Person, suit: Suit) -> Deal:
    """What the automa pays, and whose dynasty the couple joins."""
    home = home_of(s, seat, suitor, other, person.card)
    given = suit.dowry and find(s, suitor) is not None and home is None
    gold = suit.dowry if given else 0
    if suit.gold_negative or suit.gold_positive:
        gold = suit.gold_positive if is_good(s, person.tokens) else suit.gold_negative
    joins = home if home is not None else other if given else seat
    return Deal(seat, other, Side(gold=gold), Side(), False, suitor, person.card, joins)
