"""Offers between people: composed in steps, answered, countered once (crusaders.trade.windows)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.steps import Step, push, step
from greathall.core.words import Arg, Option, Reason
from greathall.games.crusaders import words as w
from greathall.games.crusaders.ai.answer import ai_accepts
from greathall.games.crusaders.asking import Question
from greathall.games.crusaders.deals import Deal, announce, carry_out, mirrored, why_not_deal
from greathall.games.crusaders.kin import find
from greathall.games.crusaders.relations import at_war, has_claim
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.weddings import home_of

OFFERS_PER_PHASE = 3
ITEMS_PER_SIDE = 3
"""Each side of an offer names at most so many things, so that composing ends."""


def partners(s: Crusaders, seat: int) -> list[int]:
    """The people one may make an offer to; an AI does not trade (crusaders.ai.rest)."""
    return [other for other in s.others(seat) if not s.is_ai(other)]


def parley_options(s: Crusaders, seat: int) -> list[Option]:
    return [w.PARLEY(seat)] if partners(s, seat) else []


def why_no_parley(made: int) -> Reason | None:
    return w.NO_MORE_OFFERS(OFFERS_PER_PHASE) if made >= OFFERS_PER_PHASE else None


@step
class ChooseOfferPartner(Question):
    """To whom an offer goes (crusaders.trade.windows)."""

    rule: ClassVar[str] = "crusaders.trade.windows"

    def candidates(self, s: Crusaders) -> list[Option]:
        return [*(w.OFFER(self.seat, other) for other in partners(s, self.seat)), w.WITHDRAW(self.seat)]

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        dealer.rule(self.rule)
        dealer.rule("crusaders.trade.forbidden")
        if option.verb is w.OFFER:
            push(s, Compose(self.seat, Deal(self.seat, int(option.args[0]))))


def propose(s: Crusaders, seat: int, member: str, partner: str, dealer: Dealer) -> None:
    """A marriage proposal; the dowry is the give and take of the offer (crusaders.marriage.dynasties)."""
    place = find(s, partner)
    assert place is not None
    home = home_of(s, seat, member, place.seat, partner)
    if home is None and s.is_ai(place.seat):
        home = seat  # an AI's child joins the offering dynasty (crusaders.ai.marriage)
    deal = Deal(seat, place.seat, member=member, other=partner, joins=-1 if home is None else home)
    if home is None:
        push(s, ChooseHome(seat, deal))
    else:
        push(s, Compose(seat, deal))


@step
class ChooseHome(Question):
    """Two who do not reign: their houses agree where they belong (crusaders.marriage.joins)."""

    deal: Deal
    rule: ClassVar[str] = "crusaders.marriage.joins"

    def candidates(self, s: Crusaders) -> list[Option]:
        return [w.JOINS(self.seat, self.deal.seat), w.JOINS(self.seat, self.deal.partner)]

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        push(s, Compose(self.seat, replace(self.deal, joins=int(option.args[0]))))


@step
class Compose(Question):
    """Promise or demand one more thing, or send, or withdraw (crusaders.trade.goods)."""

    deal: Deal
    counter: bool = False
    rule: ClassVar[str] = "crusaders.trade.goods"

    def candidates(self, s: Crusaders) -> list[Option]:
        deal = self.deal
        found = [w.SEND(self.seat), w.WITHDRAW(self.seat), w.PROMISE(self.seat)]
        if s.is_ai(deal.partner):
            return found
        found.append(w.DEMAND(self.seat))
        if at_war(s, deal.seat, deal.partner) and not deal.peace:
            found.append(w.MAKE_PEACE(self.seat))
        if has_claim(s, deal.seat, deal.partner) and not deal.give.drops_claim:
            found.append(w.DROP_CLAIM(self.seat))
        if has_claim(s, deal.partner, deal.seat) and not deal.take.drops_claim:
            found.append(w.ASK_DROP_CLAIM(self.seat))
        return found

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        if option.verb is w.SEND:
            return why_not_deal(s, self.deal)
        if option.verb in (w.WITHDRAW, w.MAKE_PEACE):
            return None
        side = self.deal.take if option.verb in (w.DEMAND, w.ASK_DROP_CLAIM) else self.deal.give
        return w.FULL_OFFER(ITEMS_PER_SIDE) if side.size >= ITEMS_PER_SIDE else None

    def prompt(self, s: Crusaders) -> dict[str, Arg]:
        return {"partner": f"seat:{self.deal.partner}"}

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.WITHDRAW:
            return
        if option.verb is w.SEND:
            announce(s, self.deal, dealer)
            push(s, Deliver(self.deal, self.counter))
        elif option.verb in (w.PROMISE, w.DEMAND):
            push(s, AddItem(self.seat, self.deal, self.counter, option.verb is w.DEMAND))
        else:
            push(s, Compose(self.seat, _with(s, self.deal, option), self.counter))


@step
class AddItem(Question):
    """Which thing goes into the offer; an AI takes gold only (crusaders.ai.rest)."""

    deal: Deal
    counter: bool
    demanded: bool
    rule: ClassVar[str] = "crusaders.trade.goods"

    def candidates(self, s: Crusaders) -> list[Option]:
        deal = self.deal
        owner, side = (deal.partner, deal.take) if self.demanded else (deal.seat, deal.give)
        gold, region, card = (
            (w.ASK_GOLD, w.ASK_REGION, w.ASK_CARD) if self.demanded else (w.GIVE_GOLD, w.GIVE_REGION, w.GIVE_CARD)
        )
        found = [w.WITHDRAW(self.seat)]
        if not (deal.give.gold or deal.take.gold):
            found += [gold(self.seat, n) for n in range(1, s.gold_of(owner) + 1)]
        if not s.is_ai(deal.partner):
            names = s.box.look.regions
            found += [region(self.seat, names[r]) for r in s.regions_of(owner) if r not in side.regions]
            found += [card(self.seat, one) for one in s.houses[owner].developments if one not in side.cards]
        return found

    def prompt(self, s: Crusaders) -> dict[str, Arg]:
        return {"partner": f"seat:{self.deal.partner}"}

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        # Taking an item back ends the offer, so that composing always comes to an end.
        if option.verb is not w.WITHDRAW:
            push(s, Compose(self.seat, _with(s, self.deal, option), self.counter))


def is_talking(s: Crusaders, seat: int) -> bool:
    """Whether a seat is putting an offer together."""
    top = s.stack[-1] if s.stack else None
    return isinstance(top, ChooseOfferPartner | Compose | AddItem) and top.seat == seat


ASKING = (w.ASK_GOLD, w.ASK_REGION, w.ASK_CARD, w.ASK_DROP_CLAIM)


def _with(s: Crusaders, deal: Deal, option: Option) -> Deal:
    """The offer with one more item."""
    if option.verb is w.MAKE_PEACE:
        return replace(deal, peace=True)
    side = deal.take if option.verb in ASKING else deal.give
    if option.verb in (w.DROP_CLAIM, w.ASK_DROP_CLAIM):
        side = replace(side, drops_claim=True)
    elif option.verb in (w.GIVE_GOLD, w.ASK_GOLD):
        side = replace(side, gold=int(option.args[0]))
    elif option.verb in (w.GIVE_REGION, w.ASK_REGION):
        side = replace(side, regions=(*side.regions, s.box.at[str(option.args[0])]))
    else:
        side = replace(side, cards=(*side.cards, str(option.args[0])))
    return replace(deal, take=side) if option.verb in ASKING else replace(deal, give=side)


@step
class Deliver(Step[Crusaders]):
    """The partner is asked; an AI answers by its table (crusaders.trade.answer)."""

    deal: Deal
    counter: bool

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        deal = self.deal
        if not s.is_ai(deal.partner):
            push(s, Reply(deal.partner, deal, self.counter or s.is_ai(deal.seat)))
        elif ai_accepts(s, deal, dealer):
            settle_deal(s, deal, dealer)
        else:
            dealer.say(w.OFFER_REFUSED, deal.partner, deal.seat)


@step
class Reply(Question):
    """Accept, refuse, or answer once with a counter-offer (crusaders.trade.answer)."""

    deal: Deal
    final: bool
    rule: ClassVar[str] = "crusaders.trade.answer"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Crusaders) -> list[Option]:
        found = [w.REFUSE(self.seat), w.ACCEPT(self.seat)]
        return found if self.final else [*found, w.COUNTER_OFFER(self.seat)]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        return why_not_deal(s, self.deal) if option.verb is w.ACCEPT else None

    def prompt(self, s: Crusaders) -> dict[str, Arg]:
        return {"partner": f"seat:{self.deal.seat}"}

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        dealer.rule(self.rule)
        if option.verb is w.ACCEPT:
            settle_deal(s, self.deal, dealer)
        elif option.verb is w.REFUSE:
            dealer.say(w.OFFER_REFUSED, self.seat, self.deal.seat)
        else:
            push(s, Compose(self.seat, mirrored(self.deal), True))


def settle_deal(s: Crusaders, deal: Deal, dealer: Dealer) -> None:
    dealer.say(w.OFFER_ACCEPTED, deal.partner, deal.seat)
    carry_out(s, deal, dealer)
