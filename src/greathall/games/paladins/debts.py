"""Debts: taken, paid and destroyed (paladins.debt.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.steps import Ask, push, step
from greathall.core.words import Option
from greathall.games.paladins.box import Deed
from greathall.games.paladins.resolve import deed, offer
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
    dealer.rule("paladins.debt.take")
    s.players[seat].unpaid += 1
    dealer.say(TOOK_DEBT, seat)


def pay_debt(s: Paladins, seat: int, dealer: Dealer) -> None:
    """Turns an unpaid debt over; debt collectors answer to each (paladins.townsfolk.debt-collector)."""
    player = s.players[seat]
    player.unpaid -= 1
    player.paid += 1
    dealer.rule("paladins.debt.pay")
    dealer.say(PAID_DEBT, seat)
    react(s, seat, "pay_debt")


def destroy_debt(s: Paladins, seat: int, dealer: Dealer) -> None:
    dealer.rule("paladins.debt.destroy")
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
    if s.players[seat].unpaid:
        push(s, *(OfferDebt(seat, pay=True) for _ in range(one.n)))


@offer("lose_debt")
def _offer_destroy(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    if s.players[seat].unpaid:
        push(s, *(OfferDebt(seat, pay=False) for _ in range(one.n)))


@step
class OfferDebt(Ask[Paladins]):
    """An unpaid debt may be paid (or destroyed), or left as it is (paladins.action.decline)."""

    pay: bool

    rule: ClassVar[str] = "paladins.action.decline"

    def candidates(self, s: Paladins) -> list[Option]:
        if not s.players[self.seat].unpaid:
            return [DECLINE(self.seat)]
        return [(PAY_DEBT if self.pay else DESTROY_DEBT)(self.seat), DECLINE(self.seat)]

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        if option.verb is PAY_DEBT:
            pay_debt(s, self.seat, dealer)
        elif option.verb is DESTROY_DEBT:
            destroy_debt(s, self.seat, dealer)
        else:
            dealer.say(DECLINED, self.seat)
