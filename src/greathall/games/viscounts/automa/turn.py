"""The automa's turn: a scheme is revealed and done from top to bottom (viscounts.solo.turn)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.games.viscounts.automa.actions import attempt
from greathall.games.viscounts.automa.schemes import plan_of, reveal_scheme, shuffle_schemes
from greathall.games.viscounts.effect_programs import SPECIALS
from greathall.games.viscounts.effects import Perform
from greathall.games.viscounts.kingdom import LOCATIONS, RIGHT
from greathall.games.viscounts.movement import arrive
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.track import gain_corruption
from greathall.games.viscounts.words import AUTOMA_DROPS_SCHEME, AUTOMA_SCHEME


@step("automa-turn")
class AutomaTurn(Step[Viscounts]):
    """Its schemes shift to the right; an empty pile is shuffled while two of them lie there."""

    seat: int

    rule: ClassVar[str] = "viscounts.solo.turn"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        dealer.applies("viscounts.solo.turn")
        plan = plan_of(s)
        left, middle, dropped = plan.row
        plan.row = ("", left, middle)
        if dropped:
            plan.discard = (*plan.discard, dropped)
            dealer.say(AUTOMA_DROPS_SCHEME, self.seat, dropped)
        push(s, RevealScheme(self.seat))
        if not plan.draw:
            shuffle_schemes(s, self.seat, dealer)


@step("reveal-scheme")
class RevealScheme(Step[Viscounts]):
    """Corruption for criminals if the scheme shows one, its effects, its movement, its attempts."""

    seat: int

    rule: ClassVar[str] = "viscounts.solo.turn"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        plan = plan_of(s)
        scheme = reveal_scheme(s, dealer)
        plan.row = (scheme, *plan.row[1:])
        dealer.say(AUTOMA_SCHEME, self.seat, scheme)
        push(
            s,
            Perform(self.seat, f"scheme:{scheme}.effect"),
            AutomaMove(self.seat, s.box.schemes[scheme].move),
            Attempt(self.seat, scheme, 0),
        )
        if s.box.criminals[scheme]:
            gain_corruption(s, self.seat, s.criminals(self.seat), dealer)


@step("automa-move")
class AutomaMove(Step[Viscounts]):
    """Clockwise on the outer road only; whom it meets may rearrange."""

    seat: int
    steps: int

    rule: ClassVar[str] = "viscounts.solo.road"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        dealer.applies("viscounts.solo.road")
        at = s.players[self.seat].at
        for _ in range(self.steps):
            at = (at + 2) % LOCATIONS if at % 3 == RIGHT else at + 1
        arrive(s, self.seat, at, dealer)


@step("attempt")
class Attempt(Step[Viscounts]):
    """The options at the bottom of a scheme, in order; the first possible one is done."""

    seat: int
    scheme: str
    at: int

    rule: ClassVar[str] = "viscounts.solo.attempts"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        dealer.applies("viscounts.solo.attempts")
        if self.at == len(s.box.schemes[self.scheme].attempts):
            return
        key = f"scheme:{self.scheme}.attempts/{self.at}"
        action = s.box.programs[key].nouns[0]
        if action not in SPECIALS:
            push(s, Perform(self.seat, key))
        elif not attempt(s, self.seat, action, dealer):
            push(s, Attempt(self.seat, self.scheme, self.at + 1))
