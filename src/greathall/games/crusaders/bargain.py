"""Which offers a sensible house makes to people, and which it accepts: both sides have to be better off.

A search cannot find them, since an offer is put together in up to eight choices that bring nothing before the last.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from greathall.core.rules.chance import Sampled
from greathall.core.rules.dealer import QuietDealer
from greathall.core.speech.options import Option
from greathall.games.crusaders import words as w
from greathall.games.crusaders.deals import Deal, Side, carry_out, why_not_deal
from greathall.games.crusaders.relations import at_war, has_claim
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.trade import AddItem, ChooseOfferPartner, Compose, Reply, partners
from greathall.games.crusaders.turn import TurnStart
from greathall.games.crusaders.value import value

GOLD_OFFERED = (0, 1, 2, 3, 5)
"""What is put on the scales beside a peace or a claim."""
OWN_GAIN, THEIR_GAIN = 0.5, 1.0
"""In points of the rule of thumb: what an offer has to bring oneself, and the other, to be worth its time."""
WAR, ARMY, CLAIM = 1.0, 1.0, 1.5
"""What a war costs in itself, what each army that the enemy has more, and a claim of somebody against oneself."""


def worth(s: Crusaders, seat: int) -> float:
    """A house's prospects together with what its neighbours may do to it."""
    total, own = value(s, seat), len(s.armies_of(seat))
    for other in s.others(seat):
        if at_war(s, seat, other):
            total -= WAR + ARMY * (len(s.armies_of(other)) - own)
        if has_claim(s, other, seat):
            total -= CLAIM
    return total


def gains(s: Crusaders, deal: Deal) -> tuple[float, float]:
    """By how much a deal betters whoever offers it, and whoever is asked."""
    after = s.clone()
    # Questions on the stack are about what stands before: values are read without them.
    after.stack = []
    carry_out(after, deal, QuietDealer(Sampled(Random(0)), len(s.houses)))
    before = s.clone()
    before.stack = []
    own, theirs = (worth(after, seat) - worth(before, seat) for seat in (deal.seat, deal.partner))
    return own, theirs


def best_deal(s: Crusaders, seat: int, others: Sequence[int]) -> Deal | None:
    """What to offer to one of these, if anything."""
    best, found = OWN_GAIN, None
    for other in others:
        for deal in _drafts(s, seat, other):
            if why_not_deal(s, deal) is not None:
                continue
            own, theirs = gains(s, deal)
            if own > best and theirs >= THEIR_GAIN:
                best, found = own, deal
    return found


def _drafts(s: Crusaders, seat: int, other: int) -> Iterator[Deal]:
    """A peace, or the end of a claim, for gold of one side or for the other's claim."""
    plain = Deal(seat, other)
    kinds = []
    if at_war(s, seat, other):
        kinds.append(replace(plain, peace=True))
    mine, theirs = has_claim(s, seat, other), has_claim(s, other, seat)
    if mine:
        kinds.append(replace(plain, give=Side(drops_claim=True)))
    if theirs:
        kinds.append(replace(plain, take=Side(drops_claim=True)))
    if mine and theirs:
        kinds.append(replace(plain, give=Side(drops_claim=True), take=Side(drops_claim=True)))
    for kind in kinds:
        for gold in GOLD_OFFERED:
            yield replace(kind, give=replace(kind.give, gold=gold))
            if gold:
                yield replace(kind, take=replace(kind.take, gold=gold))


# Question by question. An empty answer leaves all options open.


def wants_to_talk(s: Crusaders, top: Any, options: Sequence[Option]) -> list[Option]:
    """Once in a round, and only with something to say; nobody likes to be asked the same in every turn."""
    if isinstance(top, TurnStart) and top.offers == 0 and s.turn == 1:
        talk = [option for option in options if option.verb is w.PARLEY]
        if talk and best_deal(s, top.seat, partners(s, top.seat)) is not None:
            return talk
    return [option for option in options if option.verb is not w.PARLEY]


def turns_to(s: Crusaders, top: ChooseOfferPartner, options: Sequence[Option]) -> list[Option]:
    deal = best_deal(s, top.seat, partners(s, top.seat))
    if deal is None:
        return [option for option in options if option.verb is w.WITHDRAW]
    return [option for option in options if option.verb is w.OFFER and option.args[0] == deal.partner]


def composes(s: Crusaders, top: Compose, options: Sequence[Option]) -> list[Option]:
    """Adds what is still missing, then sends. A proposal of marriage to people goes as it is."""
    deal = top.deal
    if s.is_automa(deal.partner):
        return []
    if deal.member:
        return [option for option in options if option.verb in (w.SEND, w.WITHDRAW)]
    wanted = best_deal(s, top.seat, [deal.partner]) if top.answers is None else None
    verb = w.WITHDRAW if wanted is None else _missing(deal, wanted)
    return [option for option in options if option.verb is verb]


def _missing(deal: Deal, wanted: Deal) -> Any:
    if wanted.peace and not deal.peace:
        return w.MAKE_PEACE
    if wanted.give.drops_claim and not deal.give.drops_claim:
        return w.DROP_CLAIM
    if wanted.take.drops_claim and not deal.take.drops_claim:
        return w.ASK_DROP_CLAIM
    if wanted.give.gold and not deal.give.gold:
        return w.PROMISE
    if wanted.take.gold and not deal.take.gold:
        return w.DEMAND
    return w.SEND


def names_a_good(s: Crusaders, top: AddItem, options: Sequence[Option]) -> list[Option]:
    """The gold that was thought of; to an automa, any."""
    deal = top.deal
    wanted = None if s.is_automa(deal.partner) else best_deal(s, top.seat, [deal.partner])
    if wanted is None:
        return []
    gold = (w.ASK_GOLD(top.seat, wanted.take.gold), w.GIVE_GOLD(top.seat, wanted.give.gold))
    return [option for option in options if option in gold]


def answers(s: Crusaders, top: Reply, options: Sequence[Option]) -> list[Option]:
    """An offer is accepted if it is worth something to whoever is asked."""
    good = any(option.verb is w.ACCEPT for option in options) and gains(s, top.deal)[1] > 0
    verb = w.ACCEPT if good else w.REFUSE
    return [option for option in options if option.verb is verb]
