"""Which parts of a choice its number tells.

By default all of them: `build well` is a number of its own. Left out is what follows from the rest and the position
(what a space costs), so that tables stay small. Where a hand can be laid out in thousands of ways, a choice is numbered
by its place among the options of its verb (`lay #3`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from greathall.core.speech.elements import Arg


@dataclass(frozen=True, slots=True)
class Form:
    """How the choices of one verb are told apart."""

    counts: tuple[str, ...] = ()
    """The parameters that count."""
    ints: Mapping[str, range] = field(default_factory=dict)
    """Possible numbers, for parameters that are numbers."""
    sizes: range = range(1, 2)
    """How many elements, for a parameter that takes any number of them; their order does not count."""
    places: int = 0
    """Instead of all that: so many numbers, by the place among the options of the verb."""


Forms: TypeAlias = Mapping[str, Form]
Domains: TypeAlias = Mapping[str, Sequence[Arg]]


def _number(**ints: range) -> Form:
    return Form(tuple(ints), ints)


CASTLE: Forms = {
    "choose": Form(("cards",), sizes=range(1, 3)),
    "equip": Form(("resources",), sizes=range(1, 3)),
    "give": Form(("resources",), sizes=range(1, 4)),
    "give-for-talers": Form(),
    "house": Form(("space",)),
    "open-inn": Form(),
    "store": Form(),
    "pay-pieces": Form(("n", "resource"), {"n": range(31)}),
    "pay-talers": Form(),
    "pay-fines": _number(n=range(11)),
    "refuse-beggar": Form(),
}

PALADINS: Forms = {
    "hire": Form(("card", "price")),
    "quest": Form(("card", "price")),
    "use": Form(("paladin", "top")),
    "place": Form(("workers",), sizes=range(1, 4)),
    "keep": Form(("workers",), sizes=range(4)),
    "build": Form(("action", "n"), {"n": range(1, 4)}),
    "attack": Form(("card",)),
    "discard": _number(n=range(1, 5)),
}

VISCOUNTS: Forms = {
    "draft": Form(("card",)),
    "move": Form(("location",)),
    "act-dismissing": Form(("action", "card")),
    "act-dismissing-printed": Form(("action", "card")),
    "dismiss": Form(("card",)),
    "dismiss-printed": Form(("card",)),
    "exchange": _number(times=range(1, 41)),
    "place": _number(workers=range(1, 7)),
    "pay": _number(ink=range(9), gold=range(9), stone=range(9)),
    "hire": Form(("card",)),
    "choose": Form(("effects",), sizes=range(1, 3)),
    "arrange": Form(places=24),
}

CRUSADERS: Forms = {
    "draw-cards": _number(realm=range(4), intrigue=range(4), war=range(4), tax=range(4)),
    "lay": Form(places=182),
    "pay-armies": Form(),
    "invest": _number(n=range(21)),
    "pledge": _number(n=range(41)),
    "choose-outcome": _number(option=range(1, 6)),
    "choose-gain": _number(option=range(1, 6)),
    "choose-loss": _number(option=range(1, 6)),
    "choose-trait": _number(option=range(1, 6)),
    "choose-tokens": _number(option=range(1, 6)),
    "pay": Form(),
    "give-gold": _number(n=range(1, 101)),
    "ask-gold": _number(n=range(1, 101)),
}

FORMS: Mapping[str, Forms] = {
    "castle": CASTLE,
    "paladins": PALADINS,
    "viscounts": VISCOUNTS,
    "crusaders": CRUSADERS,
}


def form_of(game: str, verb: str, parameters: Sequence[str]) -> Form:
    """The form of a verb; without one of its own, all parameters count."""
    return FORMS.get(game, {}).get(verb) or Form(tuple(parameters))


def domains(game: str, box: Any) -> Domains:
    """What the elements of each kind can be: the components, and what the rules name beside them."""
    found: dict[str, Sequence[Arg]] = {kind: tuple(rows) for kind, rows in box.entries.items()}
    return {**found, **_BESIDE[game](box)}


def _castle(box: Any) -> Domains:
    return {"place": (*box.entries["carrier"], "supply", "town_tavern")}


def _paladins(box: Any) -> Domains:
    sides = sorted({key.rpartition("/")[2] for key in box.rewards if "/" in key})
    return {"price": ("debt", "free", "silver"), "reward": tuple(sides)}


def _viscounts(box: Any) -> Domains:
    effects = sorted({noun for program in box.programs.values() for noun in program.every_noun})
    return {
        "action": ("build", "place", "trade", "transcribe"),
        "resource": ("ink", "gold", "stone"),
        "effect": tuple(effects),
        "location": tuple(f"{segment}_{spot}" for segment in box.segments for spot in ("left", "inner", "right")),
    }


def _crusaders(box: Any) -> Domains:
    return {"character": (*box.entries["character"], *box.entries["ruler"])}


_BESIDE = {"castle": _castle, "paladins": _paladins, "viscounts": _viscounts, "crusaders": _crusaders}
