"""Offers between people: composed in steps, answered, countered once (crusaders.trade.windows)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.core.speech.elements import Arg
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.automa.answers import automa_accepts
from greathall.games.crusaders.deals import Deal, announce, carry_out, mirrored, why_not_deal
from greathall.games.crusaders.family import find
from greathall.games.crusaders.marriage import home_of, note_attempt
from greathall.games.crusaders.questions import Question
from greathall.games.crusaders.relations import at_war, has_claim
from greathall.games.crusaders.state import Crusaders

OFFERS_PER_PHASE = 3
RETURNS = 3
"""How often a choice may be taken back, so that play moves on (crusaders.trade.windows)."""


def partners(s: Crusaders, seat: int) -> list[int]:
    """The people one may make an offer to; an automa does not trade (crusaders.ai.rest)."""
    return [other for other in s.others(seat) if not s.is_automa(other)]


def parley_options(s: Crusaders, seat: int) -> list[Option]:
    return [w.PARLEY(seat)] if partners(s, seat) else []


def why_no_parley(made: int) -> Reason | None:
    return w.NO_MORE_OFFERS(OFFERS_PER_PHASE) if made >= OFFERS_PER_PHASE else None


@step("choose-offer-partner")
class ChooseOfferPartner(Question):
    """To whom an offer goes (crusaders.trade.windows)."""

    rule: ClassVar[str] = "crusaders.trade.windows"

    def candidates(self, s: Crusaders) -> list[Option]:
        return [*(w.OFFER(self.seat, other) for other in partners(s, self.seat)), w.WITHDRAW(self.seat)]

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        dealer.applies(self.rule)
        dealer.applies("crusaders.trade.forbidden")
        if option.verb is w.OFFER:
            push(s, Compose(self.seat, Deal(self.seat, int(option.args[0]))))


def propose(s: Crusaders, seat: int, member: str, partner: str, dealer: Dealer) -> None:
    """A marriage proposal; the dowry is the give and take of the offer (crusaders.marriage.dynasties)."""
    place = find(s, partner)
    assert place is not None
    home = home_of(s, seat, member, place.seat, partner)
    if home is None and s.is_automa(place.seat):
        home = seat  # an automa's child joins the offering dynasty (crusaders.ai.marriage)
    deal = Deal(seat, place.seat, member=member, other=partner, joins=-1 if home is None else home)
    if home is None:
        push(s, ChooseHome(seat, deal, None))
    else:
        push(s, Compose(seat, deal))


@step("choose-home")
class ChooseHome(Question):
    """Two who do not reign: their houses agree where they belong (crusaders.marriage.joins)."""

    deal: Deal
    answers: Deal | None
    rule: ClassVar[str] = "crusaders.marriage.joins"

    def candidates(self, s: Crusaders) -> list[Option]:
        return [w.JOINS(self.seat, self.deal.seat), w.JOINS(self.seat, self.deal.partner)]

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        push(s, Compose(self.seat, replace(self.deal, joins=int(option.args[0])), self.answers))


@step("compose")
class Compose(Question):
    """Promise or demand one more thing, or send, or withdraw (crusaders.trade.goods)."""

    deal: Deal
    answers: Deal | None = None
    """The offer that this one counters."""
    returns: int = 0
    """How often an item was thought better of."""
    rule: ClassVar[str] = "crusaders.trade.goods"

    def candidates(self, s: Crusaders) -> list[Option]:
        deal = self.deal
        found = [w.SEND(self.seat), w.WITHDRAW(self.seat), w.PROMISE(self.seat)]
        if s.is_automa(deal.partner):
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
        if option.verb in (w.PROMISE, w.DEMAND) and not items(s, self.deal, option.verb is w.DEMAND):
            return w.NOTHING_LEFT()
        return None

    def prompt(self, s: Crusaders) -> dict[str, Arg]:
        return {"partner": f"seat:{self.deal.partner}"}

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.WITHDRAW:
            self._withdraw(s, dealer)
        elif option.verb is w.SEND:
            if self.deal.member and self.answers is None:
                note_attempt(s, self.seat)
            announce(s, self.deal, dealer)
            push(s, Deliver(self.deal, self.answers is not None))
        elif option.verb in (w.PROMISE, w.DEMAND):
            push(s, AddItem(self.seat, self.deal, self.answers, self.returns, option.verb is w.DEMAND))
        else:
            push(s, Compose(self.seat, _with(s, self.deal, option), self.answers, self.returns))

    def _withdraw(self, s: Crusaders, dealer: Dealer) -> None:
        """Whoever drops a counter-offer still owes the answer (crusaders.trade.answer)."""
        dealer.say(log.OFFER_DROPPED, self.seat, self.deal.partner)
        if self.answers is not None:
            push(s, Reply(self.seat, self.answers, True))


def items(s: Crusaders, deal: Deal, demanded: bool) -> list[Option]:
    """What a side can still add; an automa takes gold only (crusaders.ai.rest)."""
    owner, side = (deal.partner, deal.take) if demanded else (deal.seat, deal.give)
    gold, region, card = (
        (w.ASK_GOLD, w.ASK_REGION, w.ASK_CARD) if demanded else (w.GIVE_GOLD, w.GIVE_REGION, w.GIVE_CARD)
    )
    found = []
    if not (deal.give.gold or deal.take.gold):
        found += [gold(deal.seat, n) for n in range(1, s.gold_of(owner) + 1)]
    if not s.is_automa(deal.partner):
        names = s.box.look.regions
        found += [region(deal.seat, names[r]) for r in s.regions_of(owner) if r not in side.regions]
        found += [card(deal.seat, one) for one in s.houses[owner].developments if one not in side.cards]
    return found


@step("add-item")
class AddItem(Question):
    """Which thing goes into the offer (crusaders.trade.goods)."""

    deal: Deal
    answers: Deal | None
    returns: int
    demanded: bool
    rule: ClassVar[str] = "crusaders.trade.goods"

    def candidates(self, s: Crusaders) -> list[Option]:
        return [w.BACK(self.seat), *items(s, self.deal, self.demanded)]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        return w.NO_MORE_RETURNS(RETURNS) if option.verb is w.BACK and self.returns >= RETURNS else None

    def prompt(self, s: Crusaders) -> dict[str, Arg]:
        return {"partner": f"seat:{self.deal.partner}"}

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.BACK:
            push(s, Compose(self.seat, self.deal, self.answers, self.returns + 1))
        else:
            push(s, Compose(self.seat, _with(s, self.deal, option), self.answers, self.returns))


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


@step("deliver")
class Deliver(Step[Crusaders]):
    """The partner is asked; an automa answers by its table (crusaders.trade.answer)."""

    deal: Deal
    counter: bool
    rule: ClassVar[str] = "crusaders.trade.answer"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        deal = self.deal
        if not s.is_automa(deal.partner):
            push(s, Reply(deal.partner, deal, self.counter or s.is_automa(deal.seat)))
        elif automa_accepts(s, deal, dealer):
            settle_deal(s, deal, dealer)
        else:
            dealer.say(log.OFFER_REFUSED, deal.partner, deal.seat)


@step("reply")
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
        dealer.applies(self.rule)
        if option.verb is w.ACCEPT:
            settle_deal(s, self.deal, dealer)
        elif option.verb is w.REFUSE:
            dealer.say(log.OFFER_REFUSED, self.seat, self.deal.seat)
        else:
            counter = mirrored(self.deal)
            if counter.member and home_of(s, counter.seat, counter.member, counter.partner, counter.other) is None:
                # crusaders.marriage.joins: both houses have a say in it.
                push(s, ChooseHome(self.seat, counter, self.deal))
            else:
                push(s, Compose(self.seat, counter, self.deal))


def settle_deal(s: Crusaders, deal: Deal, dealer: Dealer) -> None:
    dealer.say(log.OFFER_ACCEPTED, deal.partner, deal.seat)
    carry_out(s, deal, dealer)
