"""Phase 4 and free hires: townsfolk join the discard pile (viscounts.recruit.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.steps import Ask, Step, push, step
from greathall.core.words import Option, Reason
from greathall.games.viscounts.goods import spend
from greathall.games.viscounts.perform import noun, perform, trigger
from greathall.games.viscounts.piles import lift_townsfolk
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.words import HIRE, HIRE_NOBODY, HIRED, SILVER_MISSING


@step
class Recruit(Step[Viscounts]):
    """Asked only when the townsfolk next to the viscount can be paid; printed ones cannot be hired."""

    seat: int

    rule: ClassVar[str] = "viscounts.recruit.one"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        player = s.players[self.seat]
        card = s.townsfolk[player.at // 3]
        if not card:
            dealer.rule("viscounts.recruit.empty")
        elif s.box.costs[card] <= player.silver:
            push(s, HireAdjacent(self.seat))


@step
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
            return
        dealer.rule("viscounts.recruit.one")
        spend(s, self.seat, "silver", int(option.args[1]), dealer)
        hire(s, self.seat, s.players[self.seat].at // 3, dealer)

    def default(self, s: Viscounts, options: Sequence[Option]) -> Option:
        return options[-1]


@noun("hire")
def free_hire(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    if s.setting_up:
        dealer.rule("viscounts.setup.any-segment")
    if any(s.townsfolk):
        push(s, HireAnywhere(seat))


@step
class HireAnywhere(Ask[Viscounts]):
    """Any face-up townsfolk of the board, free; somebody must be hired (viscounts.effect.mandatory)."""

    rule: ClassVar[str] = "viscounts.effect.hire"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Viscounts) -> list[Option]:
        return [HIRE(self.seat, card, 0) for card in s.townsfolk if card]

    def options(self, s: Viscounts) -> list[Option]:
        return self.candidates(s)

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        dealer.rule("viscounts.effect.hire")
        hire(s, self.seat, s.townsfolk.index(str(option.args[0])), dealer)


def hire(s: Viscounts, seat: int, position: int, dealer: Dealer) -> None:
    """Face up to the discard pile; its upper effect, then what answers a hire (ruling 35)."""
    dealer.rule("viscounts.recruit.discard-pile")
    player = s.players[seat]
    card = lift_townsfolk(s, position, dealer)
    player.discard = (*player.discard, card)
    dealer.say(HIRED, seat, card)
    if trigger(s, seat, "own_hire"):
        dealer.rule("viscounts.slot.hire-discard")
    perform(s, seat, f"townsfolk:{card}.on_hire")
