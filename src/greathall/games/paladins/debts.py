"""Debts: taken, paid and destroyed (paladins.debt.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, push, step
from greathall.core.speech.options import Option
from greathall.games.paladins.deeds import Deed
from greathall.games.paladins.effects import deed, lose, offer
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.townsfolk import react
from greathall.games.paladins.words import (
    DECLINE,
    DECLINED,
    DESTROY_DEBT,
    DESTROYED_DEBT,
    PAID_DEBT,
    PAY_DEBT,
    TOOK_DEBT,
)


def take_debt(s: Paladins, seat: int, dealer: Dealer) -> None:
    s.players[seat].unpaid += 1
    dealer.say(TOOK_DEBT, seat)


def pay_debt(s: Paladins, seat: int, dealer: Dealer) -> None:
    """Turns an unpaid debt over; debt collectors answer to each (paladins.townsfolk.debt-collector)."""
    player = s.players[seat]
    player.unpaid -= 1
    player.paid += 1
    dealer.say(PAID_DEBT, seat)
    react(s, seat, "pay_debt")


def destroy_debt(s: Paladins, seat: int, dealer: Dealer) -> None:
    s.players[seat].unpaid -= 1
    dealer.say(DESTROYED_DEBT, seat)


@deed("debt")
def _take(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    for _ in range(one.n):
        take_debt(s, seat, dealer)


@deed("pay_debt")
def _pay(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    for _ in range(min(one.n, s.players[seat].unpaid)):
        pay_debt(s, seat, dealer)


@deed("lose_debt")
def _destroy(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    for _ in range(min(one.n, s.players[seat].unpaid)):
        destroy_debt(s, seat, dealer)


@offer("pay_debt")
def _offer_pay(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    _offer(s, seat, one, dealer)


@offer("lose_debt")
def _offer_destroy(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    _offer(s, seat, one, dealer)


def _offer(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    """Asks once for every debt there is; without any, the reward is lost."""
    debts = min(one.n, s.players[seat].unpaid)
    if debts:
        push(s, *(OfferDebt(seat, pay=one.what == "pay_debt") for _ in range(debts)))
    else:
        lose(seat, one.what, dealer)


@step("offer-debt")
class OfferDebt(Ask[Paladins]):
    """An unpaid debt may be paid (or destroyed), or left as it is (paladins.action.decline)."""

    pay: bool

    rule: ClassVar[str] = "paladins.action.decline"

    def candidates(self, s: Paladins) -> list[Option]:
        return [(PAY_DEBT if self.pay else DESTROY_DEBT)(self.seat), DECLINE(self.seat)]

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        if option.verb is PAY_DEBT:
            pay_debt(s, self.seat, dealer)
        elif option.verb is DESTROY_DEBT:
            destroy_debt(s, self.seat, dealer)
        else:
            dealer.say(DECLINED, self.seat, "pay_debt" if self.pay else "lose_debt")
