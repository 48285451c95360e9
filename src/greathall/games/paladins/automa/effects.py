"""Rewards as the automa reads them (paladins.solo.resource-steps, .free-icons, .choices)."""

from __future__ import annotations

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import push
from greathall.games.paladins.automa.marker import (
    PayForMissing,
    automa_climb,
    automa_taxes,
    explain_pointer,
    lowest_attribute,
    move_marker,
    pointed,
    the_automa,
)
from greathall.games.paladins.crews import AUTOMA_WORKER, CRIMINAL, WORKERS, cleared
from greathall.games.paladins.debts import destroy_debt, pay_debt, take_debt
from greathall.games.paladins.deeds import Deed
from greathall.games.paladins.effects import Resolve, automa_deed, lose
from greathall.games.paladins.entries import ACTION_INDEX, ATTRIBUTE_INDEX, ATTRIBUTES, RESOURCES, RIGHT
from greathall.games.paladins.inquisition import discard_suspicion
from greathall.games.paladins.recruit import send_on_quest
from greathall.games.paladins.state import Paladins, counted
from greathall.games.paladins.taxes import DrawSuspicion
from greathall.games.paladins.words import AUTOMA_CLEARS, AUTOMA_GAINS_WORKERS, AUTOMA_SHUFFLES


@automa_deed(*RESOURCES)
def _resource(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    dealer.because("paladins.solo.resource-steps")
    move_marker(s, one.n, dealer)


@automa_deed("tax")
def _tax(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    automa_taxes(s, one.n, dealer)


@automa_deed(*ATTRIBUTES)
def _attribute(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    automa_climb(s, ATTRIBUTE_INDEX[one.what], one.n, dealer)


@automa_deed(*WORKERS[:CRIMINAL])
def _workers(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    dealer.because("paladins.solo.generic-workers")
    gain_workers(s, one.n, dealer)


@automa_deed("criminal")
def _criminal(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    """A worker like any other, but with its suspicion (paladins.solo.generic-workers)."""
    dealer.because("paladins.solo.generic-workers")
    gain_workers(s, one.n, dealer)
    push(s, DrawSuspicion(seat, one.n))


@automa_deed("lose_suspicion")
def _discard(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    held = min(one.n, len(s.players[seat].suspicion))
    discard_suspicion(s, seat, held, dealer)
    if held < one.n:
        push(s, PayForMissing(one.n - held))


@automa_deed("lose_debt")
def _destroy(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    for _ in range(one.n):
        if s.players[seat].unpaid:
            destroy_debt(s, seat, dealer)
        else:
            push(s, PayForMissing(1))


@automa_deed("pay_debt")
def _pay(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    if s.players[seat].unpaid:
        pay_debt(s, seat, dealer)
    else:
        lose(seat, one.what, dealer)


@automa_deed("debt")
def _debt(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    take_debt(s, seat, dealer)


@automa_deed("pray")
def _pray(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    dealer.applies("paladins.solo.free-icons")
    automa_prayer(s, dealer)


@automa_deed("recruit")
def _recruit(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    dealer.applies("paladins.solo.free-icons")
    automa_quest(s, dealer)


@automa_deed("develop")
def _develop(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    """The automa has nothing to develop; a choice never lands here (ruling 34)."""
    lose(seat, one.what, dealer)


@automa_deed("one_of")
def _choose(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    """The left side if it can be done; of attributes the lowest (paladins.solo.choices)."""
    dealer.applies("paladins.solo.choices")
    firsts = [s.box.rewards[side][0].what for side in one.sides]
    if all(what in ATTRIBUTE_INDEX for what in firsts):
        lowest = ATTRIBUTES[lowest_attribute(s)]
        side = next((side for side, what in zip(one.sides, firsts, strict=True) if what == lowest), one.sides[0])
    else:
        able = [side for side, what in zip(one.sides, firsts, strict=True) if _can(s, what)]
        side = (able or one.sides)[0]
    push(s, Resolve(seat, side, sure=True))


def _can(s: Paladins, what: str) -> bool:
    if what == "develop":
        return False
    return what != "pay_debt" or s.players[s.automa_seat].unpaid > 0


def gain_workers(s: Paladins, n: int, dealer: Dealer) -> None:
    automa = the_automa(s)
    automa.workers += n
    dealer.say(AUTOMA_GAINS_WORKERS, s.automa_seat, n, automa.workers)


def automa_quest(s: Paladins, dealer: Dealer) -> None:
    """The townsfolk the marker points at goes on a quest for the automa (paladins.solo.recruit)."""
    at = pointed(s, [bool(card) for card in s.townsfolk])
    if at is None:
        lose(s.automa_seat, "recruit", dealer)
        return
    explain_pointer(s, at, dealer)
    dealer.because("paladins.solo.recruit")
    send_on_quest(s, s.automa_seat, s.townsfolk[at], dealer)


def automa_prayer(s: Paladins, dealer: Dealer) -> None:
    """The right side is cleared, or a worker comes; then all schemes are one deck again (paladins.solo.pray)."""
    dealer.because("paladins.solo.pray")
    board = s.players[s.automa_seat].board
    occupied = [ACTION_INDEX[action] for action in RIGHT if AUTOMA_WORKER in board[ACTION_INDEX[action]]]
    if occupied:
        gone = sum(board[at].count(AUTOMA_WORKER) for at in occupied)
        for at in occupied:
            board[at] = cleared(board[at])
        dealer.say(AUTOMA_CLEARS, s.automa_seat, gone)
    else:
        gain_workers(s, 1, dealer)
    automa = the_automa(s)
    joining, automa.scheme_discard = automa.scheme_discard, ()
    automa.schemes = sorted((*automa.schemes, *joining))
    dealer.say(AUTOMA_SHUFFLES, s.automa_seat, counted(joining))
