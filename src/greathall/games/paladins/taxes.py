"""Taxes, criminals and the suspicion they bring (paladins.tax.*, paladins.suspicion.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.steps import Ask, Step, push, step
from greathall.core.words import Option
from greathall.games.paladins.box import Deed
from greathall.games.paladins.crews import CRIMINAL
from greathall.games.paladins.inquisition import Inquisition, discard_suspicion
from greathall.games.paladins.resolve import BOT_DEEDS, DEEDS, deed, offer
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.supply import welcome
from greathall.games.paladins.words import (
    DECLINE,
    DECLINED,
    DISCARD,
    DREW_SUSPICION,
    LEFT_CRIMINALS,
    RESHUFFLED,
    TAKE_CRIMINALS,
    TAXES,
)


def take_taxes(s: Paladins, seat: int, n: int, dealer: Dealer) -> None:
    """Compulsory; what the tax supply lacks comes from the general supply (paladins.tax.shortfall)."""
    dealer.rule("paladins.tax.take")
    if n > s.tax:
        dealer.rule("paladins.tax.shortfall")
    s.players[seat].silver += n
    drain(s, n)
    dealer.say(TAXES, seat, n, s.tax)


def drain(s: Paladins, n: int) -> None:
    """Silver leaves the tax supply; with the last one the inquisition comes."""
    s.tax = max(0, s.tax - n)
    if s.tax == 0:
        push(s, Inquisition())


@step
class DrawSuspicion(Step[Paladins]):
    """One card at a time, an inquisition in between if need be (paladins.suspicion.one-by-one)."""

    seat: int
    n: int
    searched: bool = False
    """An inquisition has been held to free a card."""

    def run(self, s: Paladins, dealer: Dealer) -> None:
        if not s.suspicion_deck and not self._reshuffle(s, dealer):
            return
        if self.n > 1:
            dealer.rule("paladins.suspicion.one-by-one")
            push(s, DrawSuspicion(self.seat, self.n - 1))
        card = dealer.draw("suspicion", s.suspicion_deck)
        dealer.rule("paladins.suspicion.draw")
        player = s.players[self.seat]
        player.suspicion += (card,)
        taxes = s.box.suspicions[card].taxes
        dealer.say(DREW_SUSPICION, self.seat, card, taxes)
        if taxes:
            dealer.rule("paladins.suspicion.taxes")
            readings = BOT_DEEDS if self.seat == s.bot_seat else DEEDS
            readings["tax"](s, self.seat, Deed("tax", taxes), dealer)

    def _reshuffle(self, s: Paladins, dealer: Dealer) -> bool:
        """Whether there is a card to draw now; if all lie with players, an inquisition frees some first."""
        if s.suspicion_discard:
            dealer.rule("paladins.suspicion.reshuffle")
            s.suspicion_deck = sorted(s.suspicion_discard)
            s.suspicion_discard = ()
            dealer.say(RESHUFFLED, "suspicion")
            return True
        if not self.searched:
            dealer.rule("paladins.suspicion.none-left")
            push(s, Inquisition(), DrawSuspicion(self.seat, self.n, searched=True))
        return False


def take_criminals(s: Paladins, seat: int, n: int, dealer: Dealer) -> None:
    welcome(s, seat, ((CRIMINAL, n),), dealer)
    push(s, DrawSuspicion(seat, n))


@deed("tax")
def _taxes(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    take_taxes(s, seat, one.n, dealer)


@deed("criminal")
def _criminals(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    take_criminals(s, seat, one.n, dealer)


@offer("criminal")
def _offer_criminals(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    push(s, OfferCriminals(seat, one.n))


@deed("lose_suspicion")
def _discard(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    discard_suspicion(s, seat, one.n, dealer)


@offer("lose_suspicion")
def _offer_discard(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    if s.players[seat].suspicion:
        push(s, OfferDiscard(seat, one.n))


@step
class OfferCriminals(Ask[Paladins]):
    """Criminals may be left in the supply; each one taken brings its suspicion (paladins.action.decline)."""

    n: int

    rule: ClassVar[str] = "paladins.suspicion.draw"

    def candidates(self, s: Paladins) -> list[Option]:
        return [*(TAKE_CRIMINALS(self.seat, n) for n in range(self.n, 0, -1)), DECLINE(self.seat)]

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        taken = 0 if option.verb is DECLINE else int(option.args[0])
        if taken < self.n:
            dealer.say(LEFT_CRIMINALS, self.seat, self.n - taken)
        if taken:
            take_criminals(s, self.seat, taken, dealer)


@step
class OfferDiscard(Ask[Paladins]):
    """Suspicions may be discarded, newest first, or kept (paladins.action.decline)."""

    n: int

    rule: ClassVar[str] = "paladins.suspicion.newest-first"

    def candidates(self, s: Paladins) -> list[Option]:
        most = min(self.n, len(s.players[self.seat].suspicion))
        return [*(DISCARD(self.seat, n) for n in range(most, 0, -1)), DECLINE(self.seat)]

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        if option.verb is DECLINE:
            dealer.say(DECLINED, self.seat)
        else:
            discard_suspicion(s, self.seat, int(option.args[0]), dealer)
