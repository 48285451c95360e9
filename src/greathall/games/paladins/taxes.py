"""Taxes, criminals and the suspicion they bring (paladins.tax.*, paladins.suspicion.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.games.paladins.crews import CRIMINAL
from greathall.games.paladins.deeds import Deed
from greathall.games.paladins.effects import AUTOMA_DEEDS, DEEDS, deed, lose, offer
from greathall.games.paladins.inquisition import Inquisition, discard_suspicion
from greathall.games.paladins.state import Paladins, counted
from greathall.games.paladins.supply import welcome
from greathall.games.paladins.words import (
    DECLINE,
    DECLINED,
    DISCARD,
    DREW_SUSPICION,
    SUSPICIONS_RESHUFFLED,
    TAXES,
)


def take_taxes(s: Paladins, seat: int, n: int, dealer: Dealer) -> None:
    """Compulsory; what the tax supply lacks comes from the general supply."""
    covered = drain(s, n)
    s.players[seat].silver += n
    dealer.because("paladins.tax.take" if covered == n else "paladins.tax.shortfall")
    dealer.say(TAXES, seat, n, s.tax, covered, n - covered)


def drain(s: Paladins, n: int) -> int:
    """Silver leaves the tax supply, as far as there is any; with the last one the inquisition comes."""
    covered = min(n, s.tax)
    s.tax -= covered
    if s.tax == 0:
        push(s, Inquisition())
    return covered


@step("draw-suspicion")
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
            dealer.applies("paladins.suspicion.one-by-one")
            push(s, DrawSuspicion(self.seat, self.n - 1))
        card = dealer.draw("suspicion", s.suspicion_deck)
        player = s.players[self.seat]
        player.suspicion += (card,)
        taxes = s.box.suspicions[card].taxes
        dealer.say(DREW_SUSPICION, self.seat, card, taxes)
        if taxes:
            dealer.applies("paladins.suspicion.taxes")
            readings = AUTOMA_DEEDS if self.seat == s.automa_seat else DEEDS
            readings["tax"](s, self.seat, Deed("tax", taxes), dealer)

    def _reshuffle(self, s: Paladins, dealer: Dealer) -> bool:
        """Whether there is a card to draw now; if all lie with players, an inquisition frees some first."""
        if s.suspicion_discard:
            dealer.say(SUSPICIONS_RESHUFFLED, counted(s.suspicion_discard))
            s.suspicion_deck = sorted(s.suspicion_discard)
            s.suspicion_discard = ()
            return True
        if not self.searched:
            push(s, Inquisition(), DrawSuspicion(self.seat, self.n, searched=True))
        return False


def take_criminals(s: Paladins, seat: int, n: int, dealer: Dealer) -> None:
    """Compulsory, whatever brings them, and each with its suspicion (paladins.suspicion.draw)."""
    welcome(s, seat, ((CRIMINAL, n),), dealer)
    push(s, DrawSuspicion(seat, n))


@deed("tax")
def _taxes(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    take_taxes(s, seat, one.n, dealer)


@deed("criminal")
def _criminals(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    take_criminals(s, seat, one.n, dealer)


@deed("lose_suspicion")
def _discard(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    discard_suspicion(s, seat, one.n, dealer)


@offer("lose_suspicion")
def _offer_discard(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    if s.players[seat].suspicion:
        push(s, OfferDiscard(seat, one.n))
    else:
        lose(seat, one.what, dealer)


@step("offer-discard")
class OfferDiscard(Ask[Paladins]):
    """Suspicions may be discarded, newest first, or kept (paladins.action.decline)."""

    n: int

    rule: ClassVar[str] = "paladins.suspicion.newest-first"

    def candidates(self, s: Paladins) -> list[Option]:
        most = min(self.n, len(s.players[self.seat].suspicion))
        return [*(DISCARD(self.seat, n) for n in range(most, 0, -1)), DECLINE(self.seat)]

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        if option.verb is DECLINE:
            dealer.say(DECLINED, self.seat, "lose_suspicion")
        else:
            discard_suspicion(s, self.seat, int(option.args[0]), dealer)
