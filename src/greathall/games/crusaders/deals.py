"""Deals: what two houses agree on, checked and carried out whole or not at all (crusaders.trade.*)."""

from __future__ import annotations

from dataclasses import dataclass

from greathall.core.rules.dealer import Dealer
from greathall.core.speech.reasons import Reason
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.achievements import update
from greathall.games.crusaders.family import end_duchy
from greathall.games.crusaders.marriage import wed_houses, why_not_marry
from greathall.games.crusaders.relations import at_war, drop_claim, has_claim, make_peace
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.supply import dismiss_army, give_gold


@dataclass(frozen=True, slots=True)
class Side:
    """What one house gives."""

    gold: int = 0
    regions: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    drops_claim: bool = False

    @property
    def size(self) -> int:
        return (1 if self.gold else 0) + len(self.regions) + len(self.cards) + self.drops_claim


@dataclass(frozen=True, slots=True)
class Deal:
    """An offer of ``seat`` to ``partner``. ``member`` and ``other`` are to marry, if they are named."""

    seat: int
    partner: int
    give: Side = Side()
    take: Side = Side()
    peace: bool = False
    member: str = ""
    other: str = ""
    joins: int = -1

    @property
    def empty(self) -> bool:
        return not (self.give.size or self.take.size or self.peace or self.member)


def mirrored(deal: Deal) -> Deal:
    """The same two houses and the same couple, seen from the partner: the start of a counter-offer."""
    return Deal(deal.partner, deal.seat, member=deal.other, other=deal.member, joins=deal.joins)


def announce(s: Crusaders, deal: Deal, dealer: Dealer) -> None:
    """Tells the table what is offered: each side's gifts in that side's name."""
    dealer.say(log.OFFERED, deal.seat, deal.partner)
    for giver, side in ((deal.seat, deal.give), (deal.partner, deal.take)):
        if side.gold:
            dealer.say(log.OFFERS_GOLD, giver, side.gold)
        for region in side.regions:
            dealer.say(log.OFFERS_REGION, giver, s.box.look.regions[region])
        for card in side.cards:
            dealer.say(log.OFFERS_CARD, giver, card)
        if side.drops_claim:
            dealer.say(log.OFFERS_CLAIM, giver)
    if deal.peace:
        dealer.say(log.OFFERS_PEACE, deal.seat)
    if deal.member:
        dealer.say(log.OFFERS_MARRIAGE, deal.seat, deal.member, deal.other, deal.joins)


# Checking


def why_not_deal(s: Crusaders, deal: Deal) -> Reason | None:
    """Checked when made and again when accepted (crusaders.trade.atomic)."""
    if deal.empty:
        return w.EMPTY_OFFER()
    for giver, taker, given, taken in (
        (deal.seat, deal.partner, deal.give, deal.take),
        (deal.partner, deal.seat, deal.take, deal.give),
    ):
        reason = _why_not_give(s, giver, taker, given) or _why_not_end(s, giver, given, taken)
        if reason is not None:
            return reason
    if deal.peace and not at_war(s, deal.seat, deal.partner):
        return w.EMPTY_OFFER()
    if deal.member:
        return why_not_marry(s, deal.seat, deal.member, deal.partner, deal.other) or why_not_marry(
            s, deal.partner, deal.other, deal.seat, deal.member
        )
    return None


def _why_not_give(s: Crusaders, giver: int, taker: int, side: Side) -> Reason | None:
    """What is promised must be there."""
    if side.gold > s.gold_of(giver):
        return w.GOLD_MISSING(side.gold, s.gold_of(giver))
    for region in side.regions:
        if s.owner[region] != giver:
            return w.CHANGED_HANDS()
    for card in side.cards:
        if card not in s.houses[giver].developments:
            return w.CHANGED_HANDS()
    if side.drops_claim and not has_claim(s, giver, taker):
        return w.NO_CLAIM(taker)
    return None


def _why_not_end(s: Crusaders, seat: int, given: Side, taken: Side) -> Reason | None:
    """Limits hold for both houses after the exchange (crusaders.trade.region, crusaders.develop.limit)."""
    limits = s.box.limits
    regions = len(s.regions_of(seat)) - len(given.regions) + len(taken.regions)
    if regions < 1:
        return w.LAST_REGION()
    if regions > limits["regions_per_player"]:
        return w.EIGHT_REGIONS(limits["regions_per_player"])
    cards = [card for card in s.houses[seat].developments if card not in given.cards]
    for card in taken.cards:
        if card in cards:
            return w.OWNED(card)
        cards.append(card)
    for kind in ("councillor", "invention"):
        most = limits[f"{kind}s_per_player"]
        if sum(1 for card in cards if s.box.developments[card].type == kind) > most:
            return w.THREE_CARDS(most)
    return None


# Carrying out


def carry_out(s: Crusaders, deal: Deal, dealer: Dealer) -> None:
    """Dowry and goods first, then the couple, the pact and the peace (crusaders.trade.goods)."""
    dealer.applies("crusaders.trade.atomic")
    dealer.because("crusaders.marriage.dynasties" if deal.member else "crusaders.trade.goods")
    _hand_over(s, deal.seat, deal.partner, deal.give, dealer)
    _hand_over(s, deal.partner, deal.seat, deal.take, dealer)
    if deal.peace:
        make_peace(s, deal.seat, deal.partner, dealer)
    if deal.member:
        wed_houses(s, deal.seat, deal.member, deal.partner, deal.other, deal.joins, dealer)
    update(s, dealer)


def _hand_over(s: Crusaders, giver: int, taker: int, side: Side, dealer: Dealer) -> None:
    give_gold(s, giver, taker, side.gold, dealer)
    for region in side.regions:
        dealer.because("crusaders.trade.region")
        end_duchy(s, region, dealer)
        if s.army[region]:
            dismiss_army(s, region, dealer)
        s.owner[region] = taker
        dealer.say(log.REGION_SOLD, taker, giver, s.box.look.regions[region])
    if side.size:
        dealer.because("crusaders.trade.goods")
    for card in side.cards:
        s.houses[giver].developments.remove(card)
        s.houses[taker].developments.append(card)
        dealer.say(log.TOOK_CARD, taker, giver, card)
    if side.drops_claim:
        drop_claim(s, giver, taker, dealer)
