"""What the effects of cards do: a program runs operation by operation, and whatever asks goes on the stack.

Each chapter teaches the nouns it owns with ``@noun``; ``automa/`` teaches what they mean to the automa instead, with
``@automa_noun``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeAlias

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.effects import in_order
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.games.viscounts.effect_programs import CHOOSE as CHOICE
from greathall.games.viscounts.effect_programs import CRIMINALS, Op
from greathall.games.viscounts.effect_rules import MANDATORY, ON_HIRE
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.words import CHOOSE, FIZZLED, UNMET

Handler: TypeAlias = Callable[[Viscounts, int, int, Dealer], None]

NOUNS: dict[str, Handler] = {}
AUTOMA_NOUNS: dict[str, Handler] = {}


def noun(*names: str) -> Callable[[Handler], Handler]:
    """Teaches what gaining so many of a noun means; the handler changes the state or pushes steps."""
    return _teach(NOUNS, names)


def automa_noun(*names: str) -> Callable[[Handler], Handler]:
    """Teaches the automa's reading of a noun, where it has its own."""
    return _teach(AUTOMA_NOUNS, names)


def _teach(known: dict[str, Handler], names: tuple[str, ...]) -> Callable[[Handler], Handler]:
    def remember(handler: Handler) -> Handler:
        for name in names:
            assert name not in known, f"{name} is taught twice"
            known[name] = handler
        return handler

    return remember


@step("perform")
class Perform(Step[Viscounts]):
    """The program of this key, for a seat, from an operation on."""

    seat: int
    key: str
    at: int = 0

    rule: ClassVar[str] = MANDATORY

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        seat, key = self.seat, self.key
        program, rule = s.box.programs[key], rule_of(s, seat, key)
        if program.moves_both_markers:
            dealer.applies("viscounts.track.both")

        def do(op: Op) -> None:
            dealer.because(rule)
            do_op(s, seat, op, dealer)

        in_order(s, program.ops, self.at, do, lambda at: Perform(seat, key, at))


def rule_of(s: Viscounts, seat: int, key: str) -> str:
    """The rule that an effect follows from; an upper effect is that of somebody hired or of somebody dismissed."""
    rule = s.box.programs[key].rule
    if key.startswith(("townsfolk:", "printed_townsfolk:")) and seat == s.automa:
        return "viscounts.solo.dismiss"
    if rule == ON_HIRE and key.removeprefix("townsfolk:").partition(".")[0] in s.removed:
        return "viscounts.action.dismiss"
    return rule


def do_op(s: Viscounts, seat: int, op: Op, dealer: Dealer) -> None:
    if op.condition and (s.criminals(seat) > 0) != (op.condition == CRIMINALS):
        dealer.say(UNMET, seat, op.noun)
        return
    name = op.noun
    if s.plan is not None and seat == s.automa:
        if name == CHOICE:
            # The automa takes the first option everywhere (viscounts.solo.first-choice).
            dealer.applies("viscounts.solo.first-choice")
            push(s, Perform(seat, op.branches[0]))
            return
        handler = AUTOMA_NOUNS.get(name)
        if handler is not None:
            handler(s, seat, op.n, dealer)
            return
    if name == CHOICE:
        push(s, ChooseEffect(seat, op.branches))
        return
    NOUNS[name](s, seat, op.n, dealer)


def perform(s: Viscounts, seat: int, key: str) -> None:
    push(s, Perform(seat, key))


def fizzle(seat: int, effect: str, dealer: Dealer, rule: str = MANDATORY) -> None:
    """Tells that an effect brings nothing: there is nothing that it could be done with."""
    dealer.because(rule)
    dealer.say(FIZZLED, seat, effect)


def ask(s: Viscounts, question: Ask[Viscounts], dealer: Dealer) -> None:
    """Asks only where there is something to choose: a single option is carried out."""
    found = question.options(s)
    if len(found) == 1:
        dealer.because(question.cites())
        question.resolve(s, found[0], dealer)
    else:
        push(s, question)


@step("choose-effect")
class ChooseEffect(Ask[Viscounts]):
    """One of several effects; an optional one may be chosen and then declined (ruling 21)."""

    branches: tuple[str, ...]

    rule: ClassVar[str] = "viscounts.effect.choice"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Viscounts) -> list[Option]:
        programs = s.box.programs
        return [CHOOSE(self.seat, *programs[key].every_noun) for key in self.branches]

    def options(self, s: Viscounts) -> list[Option]:
        return self.candidates(s)

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        dealer.applies("viscounts.effect.choice")
        push(s, Perform(self.seat, self.branches[self.candidates(s).index(option)]))
