"""Manuscripts: transcribing, printed ones, bonus cards (viscounts.transcribe.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.viscounts.effects import Perform, fizzle, noun
from greathall.games.viscounts.payment import TRANSCRIBE, fund, pay_for
from greathall.games.viscounts.piles import lift_manuscript, tell_next_manuscript
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.trade import AfterAction
from greathall.games.viscounts.words import BONUS, COPIED, TAKE_MANUSCRIPT, TRANSCRIBED, WRONG_COST

FREE_COSTS = (3, 4)
"""What the icon of a free manuscript shows."""


def manuscript_cost(s: Viscounts, position: int) -> int:
    """Of the top manuscript, or of the printed one below an empty pile."""
    script = s.manuscripts[position]
    if script:
        return s.box.manuscripts[script].cost
    return s.box.printed_manuscripts[s.segments[position]].cost


@step("transcribe")
class Transcribe(Step[Viscounts]):
    """The primary action, after the dismissal: one manuscript (viscounts.transcribe.one)."""

    seat: int
    dismissed: tuple[int, ...]

    rule: ClassVar[str] = "viscounts.transcribe.paying"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        dealer.applies("viscounts.transcribe.one")
        position = s.players[self.seat].at // 3
        push(s, Copy(self.seat, position), AfterAction(self.seat, "own_transcribe"))
        means = fund(s, self.seat, TRANSCRIBE, self.dismissed or None)
        pay_for(s, self.seat, means, manuscript_cost(s, position), dealer)


@step("copy")
class Copy(Step[Viscounts]):
    """Takes the manuscript of a pile, or copies the printed one for its effect."""

    seat: int
    position: int

    rule: ClassVar[str] = "viscounts.transcribe.take"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        printed = not s.manuscripts[self.position]
        dealer.because("viscounts.transcribe.printed" if printed else "viscounts.transcribe.take")
        if self.seat == s.automa:
            dealer.because("viscounts.solo.transcribe")
        if not printed:
            take_manuscript(s, self.seat, self.position, dealer)
            return
        segment = s.segments[self.position]
        dealer.say(COPIED, self.seat, segment)
        push(s, Perform(self.seat, f"printed_manuscript:{segment}.effect"))


def take_manuscript(s: Viscounts, seat: int, position: int, dealer: Dealer) -> None:
    dealer.applies("viscounts.transcribe.take")
    player = s.players[seat]
    script = lift_manuscript(s, position, dealer)
    player.manuscripts = (*player.manuscripts, script)
    dealer.say(TRANSCRIBED, seat, script, s.segments[position])
    tell_next_manuscript(s, position, dealer)
    award_bonus(s, seat, s.box.manuscripts[script].ribbon, dealer)
    key = f"manuscript:{script}.effect"
    if key in s.box.programs:
        push(s, Perform(seat, key))


def award_bonus(s: Viscounts, seat: int, ribbon: str, dealer: Dealer) -> None:
    """The first with three of a ribbon takes its bonus card for good (ruling 58)."""
    if any(ribbon in player.bonuses for player in s.players):
        return
    player = s.players[seat]
    scripts = s.box.manuscripts
    if sum(1 for script in player.manuscripts if scripts[script].ribbon == ribbon) >= s.box.bonuses[ribbon].needs:
        dealer.applies("viscounts.transcribe.bonus")
        player.bonuses = (*player.bonuses, ribbon)
        dealer.say(BONUS, seat, ribbon)


@noun("manuscript")
def free_manuscript(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    """A visible one of cost 3 or 4; printed ones cannot be taken (ruling 59)."""
    if fitting(s):
        push(s, TakeManuscript(seat))
    else:
        fizzle(seat, "manuscript", dealer)


def fitting(s: Viscounts) -> list[int]:
    scripts = s.box.manuscripts
    return [i for i, script in enumerate(s.manuscripts) if script and scripts[script].cost in FREE_COSTS]


@step("take-manuscript")
class TakeManuscript(Ask[Viscounts]):
    """Which manuscript is gained free."""

    rule: ClassVar[str] = "viscounts.effect.manuscript"

    def candidates(self, s: Viscounts) -> list[Option]:
        return [TAKE_MANUSCRIPT(self.seat, script) for script in s.manuscripts if script]

    def why_not(self, s: Viscounts, option: Option) -> Reason | None:
        cost = s.box.manuscripts[str(option.args[0])].cost
        return None if cost in FREE_COSTS else WRONG_COST(cost)

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        dealer.applies("viscounts.effect.manuscript")
        take_manuscript(s, self.seat, s.manuscripts.index(str(option.args[0])), dealer)
