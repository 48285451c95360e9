"""Carrying out effects: a program runs operation by operation, and whatever asks or triggers goes on the stack.

Rooms teach the nouns they own with ``@noun``; the automa's rooms teach its own readings with ``@automa_noun``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeAlias

from greathall.core.dealer import Dealer
from greathall.core.steps import Ask, Step, push, step
from greathall.core.words import Option
from greathall.games.viscounts.programs import CHOOSE as CHOICE
from greathall.games.viscounts.programs import CRIMINALS, Op
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.words import CHOOSE

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


@step
class Perform(Step[Viscounts]):
    """The program of this key, for a seat, from an operation on."""

    seat: int
    key: str
    at: int = 0

    rule: ClassVar[str] = "viscounts.effect.mandatory"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        ops = s.box.programs[self.key].ops
        stack = s.stack
        i = self.at
        while i < len(ops):
            op = ops[i]
            i += 1
            height = len(stack)
            do_op(s, self.seat, op, dealer)
            if len(stack) > height and i < len(ops):
                # Something is pending: the rest waits below it.
                stack.insert(height, Perform(self.seat, self.key, i))
                return


def do_op(s: Viscounts, seat: int, op: Op, dealer: Dealer) -> None:
    if op.condition and (s.criminals(seat) > 0) != (op.condition == CRIMINALS):
        return
    name = op.noun
    if s.plan is not None and seat == s.automa:
        if name == CHOICE:
            # The automa takes the first option everywhere (viscounts.solo.first-choice).
            dealer.rule("viscounts.solo.first-choice")
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


def trigger(s: Viscounts, seat: int, name: str) -> bool:
    """Lasting effects of a seat that answer this happen next, board cards from the left, then slots; True if any."""
    answers = s.box.answers[name]
    keys = [answers[card] for card in s.row_of(seat) if card in answers]
    keys += [answers[slot] for slot in s.players[seat].slots if slot in answers]
    for key in reversed(keys):
        s.stack.append(Perform(seat, key))
    return bool(keys)


def ask(s: Viscounts, question: Ask[Viscounts], dealer: Dealer) -> None:
    """Asks only where there is something to choose: a single option is carried out."""
    found = question.options(s)
    if len(found) == 1:
        question.resolve(s, found[0], dealer)
    else:
        push(s, question)


@step
class ChooseEffect(Ask[Viscounts]):
    """One of several effects; an optional one may be chosen and then declined (ruling 21)."""

    branches: tuple[str, ...]

    rule: ClassVar[str] = "viscounts.effect.choice"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Viscounts) -> list[Option]:
        programs = s.box.programs
        return [CHOOSE(self.seat, programs[key].n, *programs[key].nouns) for key in self.branches]

    def options(self, s: Viscounts) -> list[Option]:
        return self.candidates(s)

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        dealer.rule("viscounts.effect.choice")
        push(s, Perform(self.seat, self.branches[self.candidates(s).index(option)]))
