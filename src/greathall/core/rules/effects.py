"""The small effect vocabulary that cards are written in, and the order in which parts of an effect happen.

Data says ``{gain = "taler", n = 8}`` or ``{one_of = [{pay = "taler", n = 3}, {lose = "point", n = 2}]}``; this module
parses it into typed effects. What its nouns mean, and what does not fit (``{special = "name"}``), is each game's own
``effects.py``, which carries the parts out with ``in_order``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from greathall.core.errors import ComponentError
from greathall.core.rules.steps import State, Step


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
        raise ComponentError(f"{where}: an effect is a table, got {data!r}", "effect")
    head = _head(data, where)
    body = data[head]
    if head in ("one_of", "all"):
        if not isinstance(body, list) or not body:
            raise ComponentError(f"{where}.{head}: expected a list of effects", "effect")
        parts = tuple(parse(part, f"{where}.{head}[{i}]") for i, part in enumerate(body))
        return OneOf(parts) if head == "one_of" else All(parts)
    if head == "may":
        return May(parse(body, f"{where}.may"))
    if not isinstance(body, str):
        raise ComponentError(f"{where}.{head}: expected a name, got {body!r}", "effect")
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
        raise ComponentError(
            f"{where}: an effect has exactly one of {', '.join(_KEYS)}; got {', '.join(data)}", "effect"
        )
    odd = set(data) - {heads[0]} - _KEYS[heads[0]]
    if odd:
        strange = ", ".join(sorted(odd))
        raise ComponentError(f"{where}: unknown keys of '{heads[0]}': {strange}", "field", name=strange)
    return heads[0]


def _number(data: Mapping[str, object], key: str, default: int, where: str) -> int:
    value = data.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ComponentError(f"{where}.{key}: expected a number from 0, got {value!r}", "number")
    return value


def data_of(effect: Effect) -> dict[str, Any]:
    """An effect in its data form: what ``parse`` reads."""
    match effect:
        case Gain() | Pay() | Lose() | Draw():
            return {type(effect).__name__.lower(): effect.what, "n": effect.n}
        case OneOf():
            return {"one_of": [data_of(choice) for choice in effect.choices]}
        case All():
            return {"all": [data_of(part) for part in effect.parts]}
        case May():
            return {"may": data_of(effect.do)}
        case Per():
            most = {"max": effect.max} if effect.max else {}
            return {"per": effect.counter, "do": data_of(effect.do), "group": effect.group, **most}
        case If():
            return {"if": effect.condition, "do": data_of(effect.do)}
        case When():
            return {"when": effect.trigger, "do": data_of(effect.do)}
        case Special():
            return {"special": effect.name}


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


def costs(effect: Effect) -> dict[str, int]:
    """What a choice-free effect asks a seat to pay, by noun."""
    total: dict[str, int] = {}
    for part in walk(effect):
        if isinstance(part, Pay):
            total[part.what] = total.get(part.what, 0) + part.n
    return total


P = TypeVar("P")


def in_order(s: State, parts: Sequence[P], at: int, do: Callable[[P], None], rest: Callable[[int], Step[Any]]) -> None:
    """Carries out the parts of an effect from ``at`` on, as a step of its game does.

    A part that asks, or leaves anything else pending, comes first: ``rest``, what is left of the effect, waits
    below it.
    """
    stack = s.stack
    height = len(stack)
    for position in range(at, len(parts)):
        do(parts[position])
        if len(stack) > height and position + 1 < len(parts):
            stack.insert(height, rest(position + 1))
            return
