"""What is pending, as plain data with its rule beside it.

A state's ``stack`` holds steps; the engine runs the top one until one asks. A step is a frozen dataclass, so copying a
stack copies a list of references.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar, dataclass_transform

from greathall.core.dealer import Dealer
from greathall.core.words import Arg, Option, Reason


class State(Protocol):
    """What the engine needs of any game's state."""

    stack: list[Step[Any]]

    def clone(self) -> Self: ...


S = TypeVar("S", bound=State)
T = TypeVar("T")

STEPS: dict[str, dict[str, type[Step[Any]]]] = {}
"""Step classes by package and kind, for saves."""


@dataclass_transform(frozen_default=True)
def step(cls: type[T]) -> type[T]:
    """Makes a class a step: frozen, slotted, named after its class, known to saves."""
    made = dataclass(frozen=True, slots=True)(cls)
    kind = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
    made.kind = kind  # type: ignore[attr-defined]
    STEPS.setdefault(cls.__module__.rpartition(".")[0], {})[kind] = made  # type: ignore[assignment]
    return made


def steps_of(package: str) -> dict[str, type[Step[Any]]]:
    """Every step of a game's package and its subpackages."""
    found: dict[str, type[Step[Any]]] = {}
    for owner, steps in STEPS.items():
        if owner == package or owner.startswith(package + "."):
            found.update(steps)
    return found


def off_turn_kinds(package: str) -> list[str]:
    """The kinds of questions that a seat of this game can be asked while another one plays."""
    return sorted(kind for kind, one in steps_of(package).items() if one.off_turn)


class Step(Generic[S]):
    """An automatic step: taken off the stack, then run."""

    __slots__ = ()
    kind: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    asks: ClassVar[bool] = False
    off_turn: ClassVar[bool] = False
    """Whether a seat may be asked this in another one's turn without having done anything for it."""

    def cites(self) -> str:
        """The rule this step carries out; a step that serves several cards says which one it is about."""
        return self.rule

    def run(self, s: S, dealer: Dealer) -> None:
        raise NotImplementedError(f"{type(self).__name__} asks; it does not run")


@dataclass(frozen=True, slots=True)
class Ask(Step[S]):
    """One seat is asked. ``candidates`` and ``why_not`` are the only source of legality."""

    asks: ClassVar[bool] = True

    seat: int

    @abstractmethod
    def candidates(self, s: S) -> list[Option]:
        """Everything of this kind that the seat sees, legal or not."""

    def why_not(self, s: S, option: Option) -> Reason | None:
        """Why a candidate may not be chosen, or None when it may."""
        return None

    def options(self, s: S) -> list[Option]:
        """The legal candidates. Override only for speed; a conformance test compares."""
        return [option for option in self.candidates(s) if self.why_not(s, option) is None]

    @abstractmethod
    def resolve(self, s: S, option: Option, dealer: Dealer) -> None:
        """Carries out the choice. The step has been taken off the stack."""

    def default(self, s: S, options: Sequence[Option]) -> Option:
        """What a clock or a leaver plays."""
        return options[0]

    def prompt(self, s: S) -> dict[str, Arg]:
        """Parameters of the prompt, as ``{"card": "card:trader", "n": 2}``."""
        return {}


Answer: TypeAlias = tuple[Arg, ...]
"""A sealed answer: the verb's name and the arguments."""


@dataclass(frozen=True, slots=True)
class AskTogether(Step[S]):
    """Several seats choose at once; answers stay hidden until the last is in."""

    asks: ClassVar[bool] = True

    seats: tuple[int, ...]
    answers: tuple[Answer | None, ...] = ()

    @abstractmethod
    def candidates(self, s: S, seat: int) -> list[Option]: ...

    def why_not(self, s: S, option: Option) -> Reason | None:
        return None

    def options(self, s: S, seat: int) -> list[Option]:
        return [option for option in self.candidates(s, seat) if self.why_not(s, option) is None]

    @abstractmethod
    def resolve(self, s: S, answers: dict[int, Answer], dealer: Dealer) -> None:
        """Carries out all answers; the step has been taken off the stack."""

    def default(self, s: S, options: Sequence[Option]) -> Option:
        return options[0]

    def prompt(self, s: S, seat: int) -> dict[str, Arg]:
        return {}

    def answer_of(self, seat: int) -> Answer | None:
        return self.answers[self.seats.index(seat)] if self.answers and seat in self.seats else None

    def waiting(self) -> list[int]:
        """The seats whose answer is not in yet."""
        if not self.answers:
            return list(self.seats)
        return [seat for seat, answer in zip(self.seats, self.answers, strict=True) if answer is None]

    def with_answer(self, seat: int, answer: Answer | None) -> Self:
        answers = list(self.answers or (None,) * len(self.seats))
        answers[self.seats.index(seat)] = answer
        return replace(self, answers=tuple(answers) if any(a is not None for a in answers) else ())

    def guessed(self, s: S, seat: int | None, rng: Random) -> Self:
        """As far as a seat knows: the others' sealed answers could be any."""
        guess = self
        for other in self.seats:
            if other != seat and self.answer_of(other) is not None:
                option = rng.choice(self.options(s, other))
                guess = guess.with_answer(other, (option.verb.name, *option.args))
        return guess


def push(s: State, *steps: Step[Any]) -> None:
    """Puts steps on the stack so that the first one named happens first."""
    s.stack.extend(steps[::-1])


def settle(s: State, dealer: Dealer) -> None:
    """Runs automatic steps until somebody is asked or the game is over."""
    stack = s.stack
    while stack:
        top = stack[-1]
        if top.asks:
            return
        stack.pop()
        if top.rule:  # a helping step without a rule of its own serves the one before it
            dealer.cited = top.cites()
        top.run(s, dealer)
