"""Several effects of a seat at one moment, in the order it likes where that matters (viscounts.effect.order)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.games.viscounts.effect_programs import Op, Program
from greathall.games.viscounts.effects import Perform
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.words import NEXT_CARD, NEXT_SLOT

TRACK, CARDS, DEBTS, DEEDS, ALL = "track", "cards", "debts", "deeds", "all"
SUPPLY = ("silver", "ink", "gold", "stone")
"""What no other effect looks at: it comes to the same first or last."""
TOUCHES = {
    "virtue": (TRACK,),
    "corruption": (TRACK,),
    "debt": (DEBTS,),
    "deed": (DEEDS,),
    "flip": (DEBTS, DEEDS, CARDS),
    "flip_debt": (DEBTS, CARDS),
    "flip_deed": (DEEDS,),
    # An unseen card that turns up tells something to whoever still has a choice.
    "resource": (CARDS,),
    "rearrange": (CARDS,),
    "discard": (CARDS,),
    "destroy": (CARDS,),
    "shuffle": (CARDS, TRACK),
}
"""What an effect reads or changes; whatever is not listed here may touch everything."""
BLIND = ("discard", "destroy")


def trigger(s: Viscounts, seat: int, name: str, times: int = 1) -> bool:
    """Lasting effects of a seat that answer this happen next; True if there are any."""
    keys = answers(s, seat, name) * times
    if keys:
        push(s, InOrder(seat, keys))
    return bool(keys)


def answers(s: Viscounts, seat: int, name: str) -> tuple[str, ...]:
    """The effects of board cards from the left, then of slots, that answer a trigger."""
    known = s.box.answers[name]
    return tuple(known[one] for one in (*s.row_of(seat), *s.players[seat].slots) if one in known)


@step("in-order")
class InOrder(Step[Viscounts]):
    seat: int
    keys: tuple[str, ...]

    rule: ClassVar[str] = "viscounts.effect.order"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        if self.seat != s.automa and order_matters(s, self.seat, self.keys):
            push(s, ChooseNext(self.seat, self.keys))
        else:
            push(s, *(Perform(self.seat, key) for key in self.keys))


@step("choose-next")
class ChooseNext(Ask[Viscounts]):
    """Which of several effects comes first."""

    keys: tuple[str, ...]

    rule: ClassVar[str] = "viscounts.effect.order"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Viscounts) -> list[Option]:
        return [self.option(key) for key in dict.fromkeys(self.keys)]

    def options(self, s: Viscounts) -> list[Option]:
        return self.candidates(s)

    def option(self, key: str) -> Option:
        """An effect is named by the card or slot that it stands on."""
        kind, _, rest = key.partition(":")
        verb = NEXT_SLOT if kind == "slot" else NEXT_CARD
        return verb(self.seat, rest.partition(".")[0])

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        dealer.applies("viscounts.effect.order")
        first = next(i for i, key in enumerate(self.keys) if self.option(key) == option)
        rest = self.keys[:first] + self.keys[first + 1 :]
        push(s, Perform(self.seat, self.keys[first]), InOrder(self.seat, rest))


def order_matters(s: Viscounts, seat: int, keys: tuple[str, ...]) -> bool:
    """Whether two different effects of these touch the same thing."""
    programs = [s.box.programs[key] for key in dict.fromkeys(keys)]
    return any(
        clash(s, seat, one, other) for i, one in enumerate(programs) for other in programs[:i] if not same(one, other)
    )


def same(one: Program, other: Program) -> bool:
    """Effects that do the same one way: which goes first is all one."""
    return one.every_noun == other.every_noun and not (one.choices or other.choices)


def clash(s: Viscounts, seat: int, one: Program, other: Program) -> bool:
    touched, also = touches(s, seat, one), touches(s, seat, other)
    if not touched or not also:
        return False
    if ALL in touched or ALL in also:
        return True
    if touched & also == {TRACK}:
        # One marker, whoever moves it; two markers may meet in different places.
        return len(track_nouns(one) | track_nouns(other)) != 1 or CARDS in touched | also
    return bool(touched & also)


def track_nouns(program: Program) -> set[str]:
    return {noun for noun in program.nouns if noun in ("virtue", "corruption")}


def touches(s: Viscounts, seat: int, program: Program) -> set[str]:
    """What a program reads or changes as things stand."""
    found: set[str] = set()
    for op in program.ops:
        if op.branches:
            for branch in op.branches:
                found |= touches(s, seat, s.box.programs[branch])
        elif op.noun not in SUPPLY:
            found.update(TOUCHES.get(op.noun, (ALL,)))
            found |= consequences(s, seat, op)
    return found


def consequences(s: Viscounts, seat: int, op: Op) -> set[str]:
    """What an operation may bring about beyond itself."""
    if op.noun in BLIND and len(s.players[seat].draw) < op.n:
        return {TRACK}  # the pile may be shuffled
    if op.noun == "debt" and answers(s, seat, "own_debt_gain"):
        return {ALL}
    if op.noun in ("flip", "flip_debt") and answers(s, seat, "own_debt_flip"):
        return {ALL}
    return set()
