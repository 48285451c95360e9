"""Rewards as the bot reads them (paladins.solo.resource-steps, .free-icons, .choices)."""

from __future__ import annotations

from greathall.core.dealer import Dealer
from greathall.core.steps import push
from greathall.games.paladins.box import ACTION_INDEX, ATTRIBUTE_INDEX, ATTRIBUTES, RESOURCES, RIGHT, Deed
from greathall.games.paladins.crews import BOT_WORKER, CRIMINAL, WORKERS, cleared
from greathall.games.paladins.debts import destroy_debt, pay_debt, take_debt
from greathall.games.paladins.inquisition import discard_suspicion
from greathall.games.paladins.recruit import send_on_quest
from greathall.games.paladins.resolve import Resolve, bot_deed
from greathall.games.paladins.solo.marker import (
    PayForMissing,
    bot_climb,
    bot_taxes,
    explain_pointer,
    lowest_attribute,
    move_marker,
    pointed,
    the_bot,
)
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.taxes import DrawSuspicion
from greathall.games.paladins.words import BOT_CLEARS, BOT_GAINS_WORKERS, BOT_SHUFFLES


@bot_deed(*RESOURCES)
def _resource(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    move_marker(s, one.n, dealer)


@bot_deed("tax")
def _tax(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    bot_taxes(s, one.n, dealer)


@bot_deed(*ATTRIBUTES)
def _attribute(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    bot_climb(s, ATTRIBUTE_INDEX[one.what], one.n, dealer)


@bot_deed(*WORKERS[:CRIMINAL])
def _workers(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    gain_workers(s, one.n, dealer)


@bot_deed("criminal")
def _criminal(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    """A worker like any other, but with its suspicion (paladins.solo.generic-workers)."""
    dealer.rule("paladins.solo.generic-workers")
    gain_workers(s, one.n, dealer)
    push(s, DrawSuspicion(seat, one.n))


@bot_deed("lose_suspicion")
def _discard(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    held = min(one.n, len(s.players[seat].suspicion))
    discard_suspicion(s, seat, held, dealer)
    if held < one.n:
        push(s, PayForMissing(one.n - held))


@bot_deed("lose_debt")
def _destroy(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    for _ in range(one.n):
        if s.players[seat].unpaid:
            destroy_debt(s, seat, dealer)
        else:
            push(s, PayForMissing(1))


@bot_deed("pay_debt")
def _pay(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    if s.players[seat].unpaid:
        pay_debt(s, seat, dealer)


@bot_deed("debt")
def _debt(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    take_debt(s, seat, dealer)


@bot_deed("pray")
def _pray(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    dealer.rule("paladins.solo.free-icons")
    bot_prayer(s, dealer)


@bot_deed("recruit")
def _recruit(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    dealer.rule("paladins.solo.free-icons")
    bot_quest(s, dealer)


@bot_deed("develop")
def _develop(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    """The bot has nothing to develop; a choice never lands here (ruling 34)."""


@bot_deed("one_of")
def _choose(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    """The left side if it can be done; of attributes the lowest (paladins.solo.choices)."""
    dealer.rule("paladins.solo.choices")
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
    return what != "pay_debt" or s.players[s.bot_seat].unpaid > 0


def gain_workers(s: Paladins, n: int, dealer: Dealer) -> None:
    bot = the_bot(s)
    bot.workers += n
    dealer.say(BOT_GAINS_WORKERS, s.bot_seat, n, bot.workers)


def bot_quest(s: Paladins, dealer: Dealer) -> None:
    """The townsfolk the marker points at goes on a quest for the bot (paladins.solo.recruit)."""
    at = pointed(s, [bool(card) for card in s.townsfolk])
    if at is None:
        return
    dealer.rule("paladins.solo.recruit")
    explain_pointer(s, at, dealer)
    card, s.townsfolk[at] = s.townsfolk[at], ""
    send_on_quest(s, s.bot_seat, card, dealer)


def bot_prayer(s: Paladins, dealer: Dealer) -> None:
    """The right side is cleared, or a worker comes; then all schemes are one deck again (paladins.solo.pray)."""
    dealer.rule("paladins.solo.pray")
    board = s.players[s.bot_seat].board
    occupied = [ACTION_INDEX[action] for action in RIGHT if BOT_WORKER in board[ACTION_INDEX[action]]]
    if occupied:
        for at in occupied:
            board[at] = cleared(board[at])
        dealer.say(BOT_CLEARS, s.bot_seat)
    else:
        gain_workers(s, 1, dealer)
    bot = the_bot(s)
    bot.schemes = sorted((*bot.schemes, *bot.scheme_discard))
    bot.scheme_discard = ()
    dealer.say(BOT_SHUFFLES, s.bot_seat)
