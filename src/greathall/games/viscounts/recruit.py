"""Phase 4 and free hires: townsfolk join the discard pile (viscounts.recruit.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.viscounts.effects import fizzle, noun
from greathall.games.viscounts.goods import spend
from greathall.games.viscounts.order import InOrder, answers
from greathall.games.viscounts.piles import lift_townsfolk, tell_next_townsfolk
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.words import (
    CANNOT_HIRE,
    HIRE,
    HIRE_NOBODY,
    HIRED,
    HIRED_NOBODY,
    NOBODY_TO_HIRE,
    SILVER_MISSING,
)


@step("recruit")
class Recruit(Step[Viscounts]):
    """Asked only when the townsfolk next to the viscount can be paid; printed ones cannot be hired."""

    seat: int

    rule: ClassVar[str] = "viscounts.recruit.one"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        player = s.players[self.seat]
        card = s.townsfolk[player.at // 3]
        if not card:
            dealer.say(NOBODY_TO_HIRE, self.seat, s.segments[player.at // 3])
        elif s.box.costs[card] <= player.silver:
            push(s, HireAdjacent(self.seat))
        else:
            dealer.say(CANNOT_HIRE, self.seat, card, s.box.costs[card])


@step("hire-adjacent")
class HireAdjacent(Ask[Viscounts]):
    """The face-up townsfolk of the own segment for its silver, or nobody."""

    rule: ClassVar[str] = "viscounts.recruit.one"

    def candidates(self, s: Viscounts) -> list[Option]:
        card = s.townsfolk[s.players[self.seat].at // 3]
        return [HIRE(self.seat, card, s.box.costs[card]), HIRE_NOBODY(self.seat)]

    def why_not(self, s: Viscounts, option: Option) -> Reason | None:
        have = s.players[self.seat].silver
        if option.verb is HIRE and int(option.args[1]) > have:
            return SILVER_MISSING(option.args[1], have)
        return None

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        if option.verb is HIRE_NOBODY:
            dealer.say(HIRED_NOBODY, self.seat)
            return
        dealer.applies("viscounts.recruit.one")
        spend(s, self.seat, "silver", int(option.args[1]), dealer)
        hire(s, self.seat, s.players[self.seat].at // 3, dealer)

    def default(self, s: Viscounts, options: Sequence[Option]) -> Option:
        return options[-1]


@noun("hire")
def free_hire(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    if s.setting_up:
        dealer.applies("viscounts.setup.any-segment")
    if any(s.townsfolk):
        push(s, HireAnywhere(seat))
    else:
        fizzle(seat, "hire", dealer)


@step("hire-anywhere")
class HireAnywhere(Ask[Viscounts]):
    """Any face-up townsfolk of the board, free; somebody must be hired (viscounts.effect.mandatory)."""

    rule: ClassVar[str] = "viscounts.effect.hire"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Viscounts) -> list[Option]:
        return [HIRE(self.seat, card, 0) for card in s.townsfolk if card]

    def options(self, s: Viscounts) -> list[Option]:
        return self.candidates(s)

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        dealer.applies("viscounts.effect.hire")
        hire(s, self.seat, s.townsfolk.index(str(option.args[0])), dealer)


def hire(s: Viscounts, seat: int, position: int, dealer: Dealer) -> None:
    """Face up to the discard pile; its upper effect and what answers a hire, in any order (rulings 35, 79)."""
    dealer.applies("viscounts.recruit.discard-pile")
    player = s.players[seat]
    card = lift_townsfolk(s, position, dealer)
    player.discard = (*player.discard, card)
    dealer.say(HIRED, seat, card, s.segments[position])
    tell_next_townsfolk(s, position, dealer)
    answering = answers(s, seat, "own_hire")
    if answering:
        dealer.applies("viscounts.slot.hire-discard")
    push(s, InOrder(seat, (f"townsfolk:{card}.on_hire", *answering)))
