"""Trade: merchants for what the viscount's location offers, as often as its owner likes (viscounts.trade.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.games.viscounts.cards import can_destroy
from greathall.games.viscounts.effects import Perform
from greathall.games.viscounts.goods import gain, spend
from greathall.games.viscounts.order import trigger
from greathall.games.viscounts.payment import TRADE, fund
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.words import ENOUGH, EXCHANGE, STOPPED_TRADING

PLAIN_GOODS = ("silver", "ink", "gold", "stone")


@step("after-action")
class AfterAction(Step[Viscounts]):
    """Board cards that answer the primary action (viscounts.action.after)."""

    seat: int
    what: str

    rule: ClassVar[str] = "viscounts.action.after"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        dealer.applies("viscounts.action.after")
        trigger(s, self.seat, self.what)


@step("trade")
class Trade(Step[Viscounts]):
    """Goods are counted out at once; cards and papers are exchanged one by one."""

    seat: int
    dismissed: tuple[int, ...]

    rule: ClassVar[str] = "viscounts.trade.repeat"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        dealer.applies("viscounts.trade.repeat")
        push(s, AfterAction(self.seat, "own_trade"))
        if offer_at(s, self.seat) not in PLAIN_GOODS:
            exchange_one(s, self.seat, self.dismissed, 0, dealer)
            return
        highest = most_exchanges(s, self.seat, self.dismissed)
        if highest == 1:
            exchange_goods(s, self.seat, 1, silver_for(s, self.seat, self.dismissed, 1), dealer)
        else:
            push(s, ChooseExchanges(self.seat, self.dismissed))


def offer_at(s: Viscounts, seat: int) -> str:
    """What the seat's location gives."""
    return s.box.programs[s.kingdom.exchange_keys[s.players[seat].at]].nouns[0]


def merchants(s: Viscounts, seat: int, dismissed: tuple[int, ...]) -> int:
    return fund(s, seat, TRADE, dismissed or None).icons


def most_exchanges(s: Viscounts, seat: int, dismissed: tuple[int, ...]) -> int:
    rate, have = s.kingdom.exchange_rates[s.players[seat].at], merchants(s, seat, dismissed)
    if offer_at(s, seat) == "silver":
        # Silver bought with silver gains nothing (viscounts.trade.silver).
        return max(have // rate, 1)
    return (have + s.players[seat].silver) // rate


def silver_for(s: Viscounts, seat: int, dismissed: tuple[int, ...], times: int, done: int = 0) -> int:
    """Silver that so many exchanges take after others are done: one for each merchant that is missing."""
    rate = s.kingdom.exchange_rates[s.players[seat].at]
    left = max(merchants(s, seat, dismissed) - done * rate, 0)
    return max(times * rate - left, 0)


@step("choose-exchanges")
class ChooseExchanges(Ask[Viscounts]):
    """How often goods are exchanged; each silver spent is one merchant more."""

    dismissed: tuple[int, ...]

    rule: ClassVar[str] = "viscounts.trade.repeat"

    def candidates(self, s: Viscounts) -> list[Option]:
        return [
            EXCHANGE(self.seat, times, silver_for(s, self.seat, self.dismissed, times))
            for times in range(most_exchanges(s, self.seat, self.dismissed), 0, -1)
        ]

    def options(self, s: Viscounts) -> list[Option]:
        return self.candidates(s)

    def prompt(self, s: Viscounts) -> dict[str, int | str]:
        return {
            "n": s.kingdom.exchange_rates[s.players[self.seat].at],
            "effect": f"effect:{offer_at(s, self.seat)}",
            "have": merchants(s, self.seat, self.dismissed),
        }

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        times, silver = (int(arg) for arg in option.args)
        exchange_goods(s, self.seat, times, silver, dealer)


def exchange_goods(s: Viscounts, seat: int, times: int, silver: int, dealer: Dealer) -> None:
    pay_merchants(s, seat, silver, dealer)
    program = s.box.programs[s.kingdom.exchange_keys[s.players[seat].at]]
    dealer.because(program.rule)
    gain(s, seat, offer_at(s, seat), times * program.n, dealer)


def pay_merchants(s: Viscounts, seat: int, silver: int, dealer: Dealer) -> None:
    if silver:
        dealer.because("viscounts.trade.paying")
        spend(s, seat, "silver", silver, dealer)


# Cards and papers


def exchange_one(s: Viscounts, seat: int, dismissed: tuple[int, ...], done: int, dealer: Dealer) -> None:
    """One exchange, after so many others; whether there is another one is asked when it is over."""
    pay_merchants(s, seat, silver_for(s, seat, dismissed, 1, done), dealer)
    push(s, Perform(seat, s.kingdom.exchange_keys[s.players[seat].at]), OnceMore(seat, dismissed, done + 1))


@step("once-more")
class OnceMore(Step[Viscounts]):
    """Asked while another exchange can be paid and would bring something."""

    seat: int
    dismissed: tuple[int, ...]
    done: int

    rule: ClassVar[str] = "viscounts.trade.repeat"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        silver = silver_for(s, self.seat, self.dismissed, 1, self.done)
        if silver <= s.players[self.seat].silver and worth_trading(s, self.seat):
            push(s, ExchangeAgain(self.seat, self.dismissed, self.done))


def worth_trading(s: Viscounts, seat: int) -> bool:
    """Whether there is still a card to destroy, or a debt or deed to flip."""
    player = s.players[seat]
    if offer_at(s, seat) == "destroy":
        return can_destroy(player)
    return bool(player.debts or player.deeds)


@step("exchange-again")
class ExchangeAgain(Ask[Viscounts]):
    dismissed: tuple[int, ...]
    done: int

    rule: ClassVar[str] = "viscounts.trade.repeat"

    def candidates(self, s: Viscounts) -> list[Option]:
        return [EXCHANGE(self.seat, 1, silver_for(s, self.seat, self.dismissed, 1, self.done)), ENOUGH(self.seat)]

    def options(self, s: Viscounts) -> list[Option]:
        return self.candidates(s)

    def prompt(self, s: Viscounts) -> dict[str, int | str]:
        rate = s.kingdom.exchange_rates[s.players[self.seat].at]
        left = max(merchants(s, self.seat, self.dismissed) - self.done * rate, 0)
        return {"n": rate, "effect": f"effect:{offer_at(s, self.seat)}", "have": left}

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        dealer.applies("viscounts.trade.repeat")
        if option.verb is ENOUGH:
            dealer.say(STOPPED_TRADING, self.seat)
        else:
            exchange_one(s, self.seat, self.dismissed, self.done, dealer)
