"""What is pending, as plain data with its rule beside it.

A state's ``stack`` holds steps; the engine runs the top one until one asks. A step never changes, so copying a stack
copies a list of references.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar, dataclass_transform

from greathall.core.rules.dealer import Dealer
from greathall.core.speech.elements import Arg
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason


class State(Protocol):
    """What the engine needs of any game's state."""

    stack: list[Step[Any]]

    def clone(self) -> Self: ...


S = TypeVar("S", bound=State)
T = TypeVar("T")

STEPS: dict[str, dict[str, type[Step[Any]]]] = {}
"""Step classes by package and kind, for saves."""


@dataclass_transform(frozen_default=True)
def _unchanging(cls: type[T]) -> type[T]:
    """A slotted dataclass that type checkers keep anybody from changing.

    A guard at run time would double the price of making one, and methods that every step can share are not written anew
    for each: a game has a hundred steps, and whoever starts it waits for them.
    """
    return dataclass(slots=True, eq=False, repr=False)(cls)


@dataclass_transform(frozen_default=True)
def step(kind: str) -> Callable[[type[T]], type[T]]:
    """Makes a class a step: unchanging, slotted, known to saves by its kind.

    The kind is part of saves, message ids, standing answers and the browser: a class may be renamed, its kind
    not.
    """

    def make(cls: type[T]) -> type[T]:
        made = _unchanging(cls)
        register(made, kind)  # type: ignore[arg-type]
        return made

    return make


def register(cls: type[Step[Any]], kind: str) -> None:
    """Makes a step known to saves."""
    cls.kind = kind
    known = STEPS.setdefault(cls.__module__.rpartition(".")[0], {})
    assert kind not in known, f"two steps of {cls.__module__} are called {kind}"
    known[kind] = cls


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


def values(step: Any) -> list[Any]:
    """What a step holds, in the order in which it is declared."""
    return [getattr(step, name) for name in type(step).__match_args__]


class Step(Generic[S]):
    """An automatic step: taken off the stack, then run."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()
    kind: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    asks: ClassVar[bool] = False
    off_turn: ClassVar[bool] = False
    """Whether a seat may be asked this in another one's turn without having done anything for it."""

    def __eq__(self, other: object) -> bool:
        return values(self) == values(other) if type(self) is type(other) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.kind, *values(self)))

    def __repr__(self) -> str:
        fields = zip(type(self).__match_args__, values(self), strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in fields)})"

    def cites(self) -> str:
        """The rule this step carries out; a step that serves several cards says which one it is about."""
        return self.rule

    def run(self, s: S, dealer: Dealer) -> None:
        raise NotImplementedError(f"{type(self).__name__} asks; it does not run")


@_unchanging
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


@_unchanging
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


Stops: TypeAlias = frozenset[type[Step[Any]]]
"""Automatic steps before which a search looks around."""
NOWHERE: Stops = frozenset()
"""Plays on until somebody is asked."""


def settle(s: State, dealer: Dealer, stops: Stops = NOWHERE) -> None:
    """Runs automatic steps until somebody is asked or the game is over; or to where a preview ends."""
    stack = s.stack
    while stack:
        top = stack[-1]
        if top.asks or type(top) in stops:
            return
        stack.pop()
        if top.rule:  # a helping step without a rule of its own serves the one before it
            dealer.cited = top.cites()
        top.run(s, dealer)


def settle_until(s: State, dealer: Dealer, stops: Stops, leaving: bool = False) -> None:
    """The same for a search, which cites no rules and may stop before certain steps (``leaving``: not the first)."""
    stack = s.stack
    while stack:
        top = stack[-1]
        if top.asks or (type(top) in stops and not leaving):
            return
        leaving = False
        stack.pop()
        top.run(s, dealer)
