"""Debts and deeds: taking them, flipping them, and the end that their stacks bring (viscounts.papers.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.steps import Ask, push, step
from greathall.core.words import Option, Reason
from greathall.games.viscounts.perform import noun, perform, trigger
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.words import (
    DIVIDED,
    FLIP,
    FLIPPED,
    GAINED,
    LAST_ROUND,
    NOTHING_TO_FLIP,
    UNCOVERED,
)

DEBT, DEED = "debt", "deed"


@noun("debt")
def gain_debts(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    """Each debt gained may be answered by a card (viscounts.effect.racketeer)."""
    dealer.rule("viscounts.papers.gain")
    s.players[seat].debts += n
    dealer.say(GAINED, seat, n, "debt")
    if not s.setting_up:
        s.debts_left = take_from(s, "poverty", s.debts_left, n, dealer)
    for _ in range(n):
        if trigger(s, seat, "own_debt_gain"):
            dealer.rule("viscounts.effect.racketeer")


@noun("deed")
def gain_deeds(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    dealer.rule("viscounts.papers.gain")
    s.players[seat].deeds += n
    dealer.say(GAINED, seat, n, "deed")
    if not s.setting_up:
        s.deeds_left = take_from(s, "prosperity", s.deeds_left, n, dealer)


def take_from(s: Viscounts, stack: str, left: int, n: int, dealer: Dealer) -> int:
    """Cards from the top of a stack; what is left above its end card."""
    if left == 0:
        dealer.rule("viscounts.papers.beyond")
        return 0
    if n >= left:
        uncover(s, stack, dealer)
    return max(left - n, 0)


def uncover(s: Viscounts, stack: str, dealer: Dealer) -> None:
    """The round is finished and one more is played; a second card changes nothing of that."""
    dealer.rule("viscounts.end.trigger")
    dealer.say(UNCOVERED, stack)
    if s.last_round == 0:
        s.last_round = s.round + 1
        dealer.say(LAST_ROUND, s.last_round)
    else:
        dealer.rule("viscounts.end.divided")
        dealer.say(DIVIDED)


def answer_flip(s: Viscounts, seat: int, dealer: Dealer) -> None:
    """Only slots of automas answer any flip."""
    if trigger(s, seat, "own_flip"):
        dealer.rule("viscounts.solo.slots")


@noun("flip_debt")
def flip_debts(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    """The debt's own resource comes first, then what answers the flip (ruling 33)."""
    player = s.players[seat]
    if player.debts == 0:
        dealer.rule("viscounts.effect.mandatory")
        return
    dealer.rule("viscounts.papers.flip-debt")
    player.debts -= 1
    player.paid += 1
    dealer.say(FLIPPED, seat, "debt_flipped")
    answer_flip(s, seat, dealer)
    if trigger(s, seat, "own_debt_flip"):
        dealer.rule("viscounts.effect.debt-collector")
    perform(s, seat, "paper:debt.flip")


@noun("flip_deed")
def flip_deeds(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    player = s.players[seat]
    if player.deeds == 0:
        dealer.rule("viscounts.effect.mandatory")
        return
    dealer.rule("viscounts.papers.flip-deed")
    player.deeds -= 1
    player.approved += 1
    dealer.say(FLIPPED, seat, "deed_flipped")
    answer_flip(s, seat, dealer)


@noun("flip")
def flip_either(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    """Asked only when there is something to choose between."""
    player = s.players[seat]
    if player.debts and player.deeds:
        push(s, FlipPaper(seat))
    elif player.debts:
        flip_debts(s, seat, 1, dealer)
    else:
        flip_deeds(s, seat, 1, dealer)


@step
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
        dealer.rule("viscounts.papers.flip-either")
        if option.args[0] == DEBT:
            flip_debts(s, self.seat, 1, dealer)
        else:
            flip_deeds(s, self.seat, 1, dealer)
