"""A turn: reveal the top card, take one of its actions, resolve its event."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.automa.turn import AutomaTurn
from greathall.games.crusaders.crusade import CrusadeAction, crusades_open
from greathall.games.crusaders.event_targets import BeginEvent
from greathall.games.crusaders.plots import IntrigueAction
from greathall.games.crusaders.questions import Question, ask_if_open
from greathall.games.crusaders.realm import RealmAction
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.supply import holds, lift, use_up
from greathall.games.crusaders.tax import TaxAction
from greathall.games.crusaders.trade import ChooseOfferPartner, parley_options, why_no_parley
from greathall.games.crusaders.war import WarAction

MARSHAL = "own_turn_start"


@step("turn")
class Turn(Step[Crusaders]):
    """Everyone plays one card, in an order fixed when the turn begins (crusaders.order.first-player)."""

    rule: ClassVar[str] = "crusaders.order.first-player"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        dealer.applies(self.rule)
        s.turn += 1
        s.order = tuple(s.clockwise(s.first))
        dealer.say(log.TURN, s.turn)
        push(s, *(TurnOf(seat) for seat in s.order))


@step("turn-of")
class TurnOf(Step[Crusaders]):
    seat: int
    rule: ClassVar[str] = "crusaders.turn.action"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        house = s.houses[self.seat]
        if not house.alive:
            return
        dealer.begin_turn(self.seat)
        if s.is_automa(self.seat):
            push(s, AutomaTurn(self.seat))
        elif house.laid:
            push(s, BeforeReveal(self.seat), Reveal(self.seat))


def unruly(s: Crusaders, seat: int) -> list[int]:
    """Own regions the Marshal may calm (crusaders.development.marshal)."""
    if MARSHAL in s.houses[seat].used or not holds(s, seat, MARSHAL):
        return []
    return [r for r in s.regions_of(seat) if s.unrest[r]]


@step("before-reveal")
class BeforeReveal(Step[Crusaders]):
    """Asks what comes before the card, if there is anything to do."""

    seat: int
    offers: int = 0

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        ask_if_open(s, TurnStart(self.seat, self.offers), dealer)


@step("turn-start")
class TurnStart(Question):
    """Before the card is revealed: the Marshal, and offers to others."""

    offers: int = 0
    rule: ClassVar[str] = "crusaders.trade.windows"

    def candidates(self, s: Crusaders) -> list[Option]:
        names = s.box.look.regions
        return [
            w.REVEAL_CARD(self.seat),
            *(w.CALM(self.seat, names[r]) for r in unruly(s, self.seat)),
            *parley_options(s, self.seat),
        ]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        return why_no_parley(self.offers) if option.verb is w.PARLEY else None

    def default(self, s: Crusaders, options: Sequence[Option]) -> Option:
        return options[0]

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.CALM:
            calm(s, self.seat, s.box.at[str(option.args[0])], dealer)
            push(s, BeforeReveal(self.seat, self.offers))
        elif option.verb is w.PARLEY:
            push(s, ChooseOfferPartner(self.seat), BeforeReveal(self.seat, self.offers + 1))


def calm(s: Crusaders, seat: int, region: int, dealer: Dealer) -> None:
    use_up(s, seat, MARSHAL)
    dealer.because("crusaders.development.marshal")
    lift(s, region, "unrest", dealer)


@step("reveal")
class Reveal(Step[Crusaders]):
    """The top card is turned over (crusaders.turn.action)."""

    seat: int
    rule: ClassVar[str] = "crusaders.turn.action"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        house = s.houses[self.seat]
        if not house.alive or not house.laid:
            return
        card = s.box.cards[house.laid.pop(0)]
        insort(s.discard, card.id)
        house.played += 1
        dealer.reveal()
        dealer.applies(self.rule)
        dealer.say(log.REVEALED, self.seat, card.deck, card.event)
        push(s, BeginEvent(self.seat, card.event))
        push_action(s, self.seat, card.deck, dealer)


def push_action(s: Crusaders, seat: int, deck: str, dealer: Dealer) -> None:
    """The question for the action of a card."""
    if deck == "realm":
        push(s, RealmAction(seat))
    elif deck == "intrigue":
        push(s, IntrigueAction(seat))
    elif deck == "war":
        push(s, WarAction(seat))
    elif deck == "tax":
        push(s, TaxAction(seat))
    elif crusades_open(s):
        push(s, CrusadeAction(seat))
    else:
        dealer.say(log.PASSED, seat)
