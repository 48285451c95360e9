"""Trade: merchants for what the viscount's location offers, as often as they reach (viscounts.trade.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.steps import Ask, Step, push, step
from greathall.core.words import Option
from greathall.games.viscounts.goods import gain, spend
from greathall.games.viscounts.payment import TRADE, fund
from greathall.games.viscounts.perform import Perform, trigger
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.words import EXCHANGE

PLAIN_GOODS = ("silver", "ink", "gold", "stone")


@step
class AfterAction(Step[Viscounts]):
    """Board cards that answer the primary action (viscounts.action.after)."""

    seat: int
    what: str

    rule: ClassVar[str] = "viscounts.action.after"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        dealer.rule("viscounts.action.after")
        trigger(s, self.seat, self.what)


@step
class Trade(Step[Viscounts]):
    """How often to trade; asked when silver could add merchants."""

    seat: int
    dismissed: tuple[int, ...]

    rule: ClassVar[str] = "viscounts.trade.repeat"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        rate = s.kingdom.exchange_rates[s.players[self.seat].at]
        merchants = fund(s, self.seat, TRADE, self.dismissed or None).icons
        fewest = max(merchants // rate, 1)
        silver = s.players[self.seat].silver
        # Silver bought with silver gains nothing (viscounts.trade.silver).
        highest = fewest if _offer(s, self.seat) == "silver" else max((merchants + silver) // rate, fewest)
        if highest == fewest:
            exchange(s, self.seat, fewest, max(fewest * rate - merchants, 0), dealer)
        else:
            push(s, ChooseExchanges(self.seat, merchants, rate, fewest, highest))


@step
class ChooseExchanges(Ask[Viscounts]):
    """Each silver spent is one merchant more."""

    merchants: int
    rate: int
    fewest: int
    highest: int

    rule: ClassVar[str] = "viscounts.trade.paying"

    def candidates(self, s: Viscounts) -> list[Option]:
        return [
            EXCHANGE(self.seat, times, max(times * self.rate - self.merchants, 0))
            for times in range(self.fewest, self.highest + 1)
        ]

    def options(self, s: Viscounts) -> list[Option]:
        return self.candidates(s)

    def prompt(self, s: Viscounts) -> dict[str, int | str]:
        return {"n": self.rate, "effect": f"effect:{_offer(s, self.seat)}"}

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        times, silver = (int(arg) for arg in option.args)
        exchange(s, self.seat, times, silver, dealer)


def _offer(s: Viscounts, seat: int) -> str:
    """What the location gives."""
    return s.box.programs[s.kingdom.exchange_keys[s.players[seat].at]].nouns[0]


def exchange(s: Viscounts, seat: int, times: int, silver: int, dealer: Dealer) -> None:
    dealer.rule("viscounts.trade.repeat")
    if silver:
        dealer.rule("viscounts.trade.paying")
        spend(s, seat, "silver", silver, dealer)
    push(s, AfterAction(seat, "own_trade"))
    offer = _offer(s, seat)
    dealer.rule(f"viscounts.trade.{offer if offer in ('silver', 'destroy', 'flip') else 'resource'}")
    key = s.kingdom.exchange_keys[s.players[seat].at]
    if offer in PLAIN_GOODS:
        gain(s, seat, offer, times * s.box.programs[key].n, dealer)
        return
    push(s, *(Perform(seat, key) for _ in range(times)))
