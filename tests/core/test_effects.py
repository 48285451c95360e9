"""The effect vocabulary, and the order in which parts of an effect happen."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from greathall.core.rules.effects import Effect, If, costs, in_order, parse, walk
from greathall.core.rules.steps import Step


def test_costs_are_added_up() -> None:
    effect: Effect = parse({"all": [{"pay": "wood", "n": 2}, {"pay": "wood"}, {"pay": "clay"}]}, "here")
    assert costs(effect) == {"wood": 3, "clay": 1}


def test_walking_visits_everything_inside() -> None:
    effect = parse({"when": "dawn", "do": {"if": "crown", "do": {"gain": "point"}}}, "here")
    assert [type(part).__name__ for part in walk(effect)] == ["When", "If", "Gain"]
    assert any(isinstance(part, If) for part in walk(effect))


@dataclass
class Pending:
    """A state with nothing but a stack."""

    stack: list[Step[Any]] = field(default_factory=list)

    def clone(self) -> Pending:
        return Pending(self.stack.copy())


class Rest(Step[Pending]):
    """What is left of an effect, from a part on."""

    def __init__(self, at: int) -> None:
        self.at = at


def carried_out(s: Pending, parts: str, at: int = 0) -> str:
    """Which parts happened; a capital one leaves a question behind."""
    done: list[str] = []

    def do(part: str) -> None:
        done.append(part)
        if part.isupper():
            s.stack.append(Step())

    in_order(s, parts, at, do, Rest)
    return "".join(done)


def test_all_parts_happen_from_left_to_right() -> None:
    s = Pending()
    assert carried_out(s, "abc") == "abc"
    assert carried_out(s, "abc", at=1) == "bc"
    assert s.stack == []


def test_what_is_left_waits_below_a_question() -> None:
    s = Pending([Step()])
    assert carried_out(s, "aBc") == "aB"
    assert [type(one) for one in s.stack] == [Step, Rest, Step]
    rest = s.stack[1]
    assert isinstance(rest, Rest)
    assert rest.at == 2


def test_nothing_waits_below_a_question_that_comes_last() -> None:
    s = Pending()
    assert carried_out(s, "aB") == "aB"
    assert [type(one) for one in s.stack] == [Step]
