"""Debts and deeds: taking them from their stacks and flipping them (viscounts.papers.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.viscounts.effects import fizzle, noun, perform
from greathall.games.viscounts.game_end import uncover
from greathall.games.viscounts.order import trigger
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.words import (
    APPROVED_DEED,
    FLIP,
    GAINED,
    GAINED_FROM_STACK,
    NOTHING_TO_FLIP,
    PAID_DEBT,
)

DEBT, DEED = "debt", "deed"


@noun("debt")
def gain_debts(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    """Each debt gained may be answered by a card (viscounts.effect.racketeer)."""
    s.players[seat].debts += n
    s.debts_left -= take_from(s, seat, n, DEBT, "poverty", s.debts_left, dealer)
    if trigger(s, seat, "own_debt_gain", n):
        dealer.applies("viscounts.effect.racketeer")


@noun("deed")
def gain_deeds(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    s.players[seat].deeds += n
    s.deeds_left -= take_from(s, seat, n, DEED, "prosperity", s.deeds_left, dealer)


def take_from(s: Viscounts, seat: int, n: int, what: str, stack: str, left: int, dealer: Dealer) -> int:
    """Tells a gain, from the top of a stack as far as that goes; how many cards leave the stack."""
    dealer.applies("viscounts.papers.gain")
    taken = min(n, left)
    if taken:
        dealer.say(GAINED_FROM_STACK, seat, taken, what, stack)
    if n > taken:
        # Cards of set-up come from no stack; later ones lie below the end card.
        if not s.setting_up:
            dealer.applies("viscounts.papers.beyond")
        dealer.say(GAINED, seat, n - taken, what)
    if taken and taken == left:
        uncover(s, stack, dealer)
    return taken


def answer_flip(s: Viscounts, seat: int, dealer: Dealer) -> None:
    """Only slots of automas answer any flip."""
    if trigger(s, seat, "own_flip"):
        dealer.applies("viscounts.solo.slots")


@noun("flip_debt")
def flip_debts(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    """The debt's own resource comes first, then what answers the flip (ruling 33)."""
    player = s.players[seat]
    if player.debts == 0:
        fizzle(seat, "flip_debt", dealer)
        return
    dealer.because("viscounts.solo.flip" if seat == s.automa else "viscounts.papers.flip-debt")
    player.debts -= 1
    player.paid += 1
    dealer.say(PAID_DEBT, seat)
    answer_flip(s, seat, dealer)
    if trigger(s, seat, "own_debt_flip"):
        dealer.applies("viscounts.effect.debt-collector")
    perform(s, seat, "paper:debt.flip")


@noun("flip_deed")
def flip_deeds(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    player = s.players[seat]
    if player.deeds == 0:
        fizzle(seat, "flip_deed", dealer)
        return
    dealer.because("viscounts.solo.flip" if seat == s.automa else "viscounts.papers.flip-deed")
    player.deeds -= 1
    player.approved += 1
    dealer.say(APPROVED_DEED, seat)
    answer_flip(s, seat, dealer)


@noun("flip")
def flip_either(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    """Asked only when there is something to choose between."""
    player = s.players[seat]
    if player.debts and player.deeds:
        push(s, FlipPaper(seat))
    elif player.debts:
        flip_debts(s, seat, 1, dealer)
    elif player.deeds:
        flip_deeds(s, seat, 1, dealer)
    else:
        fizzle(seat, "flip", dealer)


@step("flip-paper")
class FlipPaper(Ask[Viscounts]):
    """An unpaid debt or an acquired deed."""

    rule: ClassVar[str] = "viscounts.papers.flip-either"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Viscounts) -> list[Option]:
        return [FLIP(self.seat, DEBT), FLIP(self.seat, DEED)]

    def why_not(self, s: Viscounts, option: Option) -> Reason | None:
        player = s.players[self.seat]
        held = player.debts if option.args[0] == DEBT else player.deeds
        return None if held else NOTHING_TO_FLIP()

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        dealer.applies("viscounts.papers.flip-either")
        if option.args[0] == DEBT:
            flip_debts(s, self.seat, 1, dealer)
        else:
            flip_deeds(s, self.seat, 1, dealer)
