"""The small effect vocabulary that the cards of all games are written in.

Data says ``{gain = "taler", n = 8}`` or ``{one_of = [{pay = "taler", n = 3}, {lose = "point", n = 2}]}``; this module
parses it into typed effects and carries them out on a game's own nouns (``Nouns``). What does not fit is
``{special = "name"}``: a few lines of code beside the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeAlias, TypeVar

from greathall.core.dealer import Dealer
from greathall.core.errors import ComponentError


@dataclass(frozen=True, slots=True)
class Gain:
    what: str
    n: int = 1


@dataclass(frozen=True, slots=True)
class Pay:
    """Must be affordable in full to be chosen."""

    what: str
    n: int = 1


@dataclass(frozen=True, slots=True)
class Lose:
    """Taken as far as there is something to take."""

    what: str
    n: int = 1


@dataclass(frozen=True, slots=True)
class Draw:
    what: str
    n: int = 1


@dataclass(frozen=True, slots=True)
class OneOf:
    choices: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class All:
    parts: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class May:
    do: Effect


@dataclass(frozen=True, slots=True)
class Per:
    """``do`` once for each ``group`` of what ``counter`` counts, at most ``max`` times (0: no limit)."""

    counter: str
    do: Effect
    group: int = 1
    max: int = 0


@dataclass(frozen=True, slots=True)
class If:
    condition: str
    do: Effect


@dataclass(frozen=True, slots=True)
class When:
    """A lasting effect: ``do`` whenever the trigger happens."""

    trigger: str
    do: Effect


@dataclass(frozen=True, slots=True)
class Special:
    name: str


Effect: TypeAlias = Gain | Pay | Lose | Draw | OneOf | All | May | Per | If | When | Special

_COUNTED: dict[str, Callable[[str, int], Effect]] = {"gain": Gain, "pay": Pay, "lose": Lose, "draw": Draw}
_KEYS = {
    "gain": {"n"},
    "pay": {"n"},
    "lose": {"n"},
    "draw": {"n"},
    "one_of": set(),
    "all": set(),
    "may": set(),
    "per": {"do", "group", "max"},
    "if": {"do"},
    "when": {"do"},
    "special": set(),
}


def parse(data: object, where: str) -> Effect:
    """An effect from its data form; errors say where."""
    if not isinstance(data, Mapping):
        raise ComponentError(f"{where}: an effect is a table, got {data!r}")
    head = _head(data, where)
    body = data[head]
    if head in ("one_of", "all"):
        if not isinstance(body, list) or not body:
            raise ComponentError(f"{where}.{head}: expected a list of effects")
        parts = tuple(parse(part, f"{where}.{head}[{i}]") for i, part in enumerate(body))
        return OneOf(parts) if head == "one_of" else All(parts)
    if head == "may":
        return May(parse(body, f"{where}.may"))
    if not isinstance(body, str):
        raise ComponentError(f"{where}.{head}: expected a name, got {body!r}")
    if head == "special":
        return Special(body)
    if head in _COUNTED:
        return _COUNTED[head](body, _number(data, "n", 1, where))
    inner = parse(data.get("do"), f"{where}.do")
    if head == "per":
        return Per(body, inner, _number(data, "group", 1, where), _number(data, "max", 0, where))
    return If(body, inner) if head == "if" else When(body, inner)


def _head(data: Mapping[str, object], where: str) -> str:
    """The one key that says what kind of effect this is."""
    heads = [key for key in data if key in _KEYS]
    if len(heads) != 1:
        raise ComponentError(f"{where}: an effect has exactly one of {', '.join(_KEYS)}; got {', '.join(data)}")
    odd = set(data) - {heads[0]} - _KEYS[heads[0]]
    if odd:
        raise ComponentError(f"{where}: unknown keys of '{heads[0]}': {', '.join(sorted(odd))}")
    return heads[0]


def _number(data: Mapping[str, object], key: str, default: int, where: str) -> int:
    value = data.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ComponentError(f"{where}.{key}: expected a number from 0, got {value!r}")
    return value


def walk(effect: Effect) -> Iterator[Effect]:
    """The effect and everything inside it."""
    yield effect
    if isinstance(effect, OneOf):
        for choice in effect.choices:
            yield from walk(choice)
    elif isinstance(effect, All):
        for part in effect.parts:
            yield from walk(part)
    elif isinstance(effect, May | Per | If | When):
        yield from walk(effect.do)


S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)


class Nouns(Protocol[S_contra]):
    """A game's own nouns, counters and conditions, for effects to act on."""

    def gain(self, s: S_contra, seat: int, what: str, n: int, dealer: Dealer) -> None: ...
    def pay(self, s: S_contra, seat: int, what: str, n: int, dealer: Dealer) -> None: ...
    def lose(self, s: S_contra, seat: int, what: str, n: int, dealer: Dealer) -> None: ...
    def draw(self, s: S_contra, seat: int, what: str, n: int, dealer: Dealer) -> None: ...
    def holds(self, s: S_contra, seat: int, what: str) -> int: ...
    def count(self, s: S_contra, seat: int, counter: str) -> int: ...
    def holds_true(self, s: S_contra, seat: int, condition: str) -> bool: ...
    def ask(self, s: S_contra, seat: int, effect: OneOf | May, dealer: Dealer) -> None:
        """Pushes the game's own question for a choice inside an effect."""
        ...

    def special(self, s: S_contra, seat: int, name: str, dealer: Dealer) -> None: ...


def times(effect: Per, nouns: Nouns[S], s: S, seat: int) -> int:
    """How often a ``per`` effect happens now."""
    n = nouns.count(s, seat, effect.counter) // effect.group
    return min(n, effect.max) if effect.max else n


def costs(effect: Effect) -> dict[str, int]:
    """What a choice-free effect asks a seat to pay, by noun."""
    total: dict[str, int] = {}
    for part in walk(effect):
        if isinstance(part, Pay):
            total[part.what] = total.get(part.what, 0) + part.n
    return total


def affordable(effect: Effect, nouns: Nouns[S], s: S, seat: int) -> bool:
    """Whether a seat can pay everything the effect asks."""
    return all(nouns.holds(s, seat, what) >= n for what, n in costs(effect).items())


def perform(effect: Effect, nouns: Nouns[S], s: S, seat: int, dealer: Dealer) -> None:  # noqa: C901 (a case per word)
    """Carries out an effect for a seat; choices inside are asked by the game's own question."""
    match effect:
        case Gain(what, n):
            nouns.gain(s, seat, what, n, dealer)
        case Pay(what, n):
            nouns.pay(s, seat, what, n, dealer)
        case Lose(what, n):
            nouns.lose(s, seat, what, n, dealer)
        case Draw(what, n):
            nouns.draw(s, seat, what, n, dealer)
        case All(parts):
            for part in parts:
                perform(part, nouns, s, seat, dealer)
        case Per():
            for _ in range(times(effect, nouns, s, seat)):
                perform(effect.do, nouns, s, seat, dealer)
        case If(condition, do):
            if nouns.holds_true(s, seat, condition):
                perform(do, nouns, s, seat, dealer)
        case OneOf() | May():
            nouns.ask(s, seat, effect, dealer)
        case Special(name):
            nouns.special(s, seat, name, dealer)
        case When():
            raise AssertionError("a lasting effect is triggered by its game, not performed")
