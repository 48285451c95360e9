"""Overthrow: a region with unrest shakes off its dynasty (crusaders.overthrow.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.core.speech.elements import Arg
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.achievements import update
from greathall.games.crusaders.defeat import check_defeat
from greathall.games.crusaders.family import kill_duke
from greathall.games.crusaders.questions import Question, ask_if_open
from greathall.games.crusaders.relations import add_claim
from greathall.games.crusaders.state import CLOSED, NOBODY, Crusaders
from greathall.games.crusaders.supply import dismiss_army, holds, lift, lift_unrest, note_developments, pay, settle_lord
from greathall.games.crusaders.trait_check import begin_check, passed

MOST_OVERTHROWS = 4


def overthrow_options(s: Crusaders, seat: int) -> list[Option]:
    names = s.box.look.regions
    return [w.OVERTHROW(seat, names[r]) for r, o in enumerate(s.owner) if o not in (CLOSED, NOBODY, seat)]


def why_not_overthrow(s: Crusaders, seat: int, region: int, tried: Sequence[int]) -> Reason | None:
    name = s.box.look.regions[region]
    if region in tried:
        return w.OVERTHROW_TRIED(name)
    if not s.unrest[region]:
        return w.CALM_REGION(name)
    if s.gold_of(seat) < len(tried):
        return w.GOLD_MISSING(len(tried), s.gold_of(seat))
    if not (s.touches(seat, region) or holds(s, seat, "overthrow_range")):
        return w.OUT_OF_REACH(name)
    return None


def overthrow_successes(s: Crusaders, region: int) -> int:
    """One, and one more each for castle and duchy (crusaders.overthrow.successes)."""
    return 1 + s.castle[region] + (1 if s.duke[region] else 0)


def try_overthrow(s: Crusaders, seat: int, region: int, tried: tuple[int, ...], dealer: Dealer) -> None:
    """The price of a repeat is paid when it is announced (crusaders.overthrow.repeat)."""
    dealer.because("crusaders.overthrow.repeat")
    pay(s, seat, len(tried), dealer)
    note_developments(s, seat, "overthrow_range", dealer)
    dealer.say(log.ROSE, seat, s.box.look.regions[region])
    if overthrow_successes(s, region) > 1:
        dealer.applies("crusaders.overthrow.successes")
    if not s.is_automa(seat):
        push(s, MoreOverthrows(seat, (*tried, region)))
    push(s, OverthrowOutcome(seat, region))
    begin_check(s, seat, "intrigue", overthrow_successes(s, region), 1, dealer, counterable=False)


@step("overthrow-outcome")
class OverthrowOutcome(Step[Crusaders]):
    seat: int
    region: int
    rule: ClassVar[str] = "crusaders.overthrow.success"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        owner = s.owner[self.region]
        if not passed(s):
            dealer.because("crusaders.overthrow.failure")
            lift(s, self.region, "unrest", dealer)
            add_claim(s, owner, self.seat, dealer)
            return
        dealer.applies(self.rule)
        dealer.say(log.OVERTHROWN, owner, s.box.look.regions[self.region])
        kill_duke(s, self.region, dealer)
        dealer.because(self.rule)
        if s.army[self.region]:
            dismiss_army(s, self.region, dealer)
        s.owner[self.region] = NOBODY
        lift_unrest(s, self.region, dealer)
        settle_lord(s, self.region, dealer)
        update(s, dealer)
        check_defeat(s, owner, dealer)


@step("more-overthrows")
class MoreOverthrows(Step[Crusaders]):
    seat: int
    tried: tuple[int, ...]

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        if s.houses[self.seat].alive and len(self.tried) < MOST_OVERTHROWS:
            ask_if_open(s, NextOverthrow(self.seat, self.tried), dealer)


@step("next-overthrow")
class NextOverthrow(Question):
    """Another region may follow, for gold."""

    tried: tuple[int, ...]
    rule: ClassVar[str] = "crusaders.overthrow.repeat"

    def candidates(self, s: Crusaders) -> list[Option]:
        return [w.DONE(self.seat), *overthrow_options(s, self.seat)]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        if option.verb is w.DONE:
            return None
        return why_not_overthrow(s, self.seat, s.box.at[str(option.args[0])], self.tried)

    def prompt(self, s: Crusaders) -> dict[str, Arg]:
        return {"n": len(self.tried)}

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.OVERTHROW:
            try_overthrow(s, self.seat, s.box.at[str(option.args[0])], self.tried, dealer)
        else:
            dealer.say(log.ENOUGH, self.seat)
