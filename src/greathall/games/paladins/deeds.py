"""Effects of the data in the form the rules use: a reward is a row of deeds, a convert's worth is what it counts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from greathall.core.errors import ComponentError
from greathall.core.reference.components import Entry
from greathall.core.rules.effects import All, Effect, Gain, If, Lose, Pay, Per, Special, When
from greathall.games.paladins.entries import CHOICES, CONDITIONS, GAINS, SCORED, SPECIALS, Outsider
from greathall.games.paladins.validate import known, unfit


class Scoring(NamedTuple):
    """Points of a convert: plain ones, and ``(counter, group, points)``."""

    base: int
    counted: tuple[tuple[str, int, int], ...]


class Deed(NamedTuple):
    """One thing a reward does: a noun of the game and a number; a choice names the rewards to choose from."""

    what: str
    n: int = 1
    sides: tuple[str, ...] = ()


def flat(effects: Iterable[Effect]) -> Iterable[Effect]:
    for effect in effects:
        if isinstance(effect, All):
            yield from flat(effect.parts)
        else:
            yield effect


def ability_of(effect: Effect, owner: Entry, triggers: tuple[str, ...]) -> tuple[str, str, Effect]:
    """A lasting effect taken apart: trigger, condition (or none), what happens."""
    if not isinstance(effect, When):
        raise unfit(owner, "ability", "it says when it works", "effect")
    known(owner, "when", (effect.trigger,), triggers)
    do = effect.do
    if isinstance(do, If):
        known(owner, "if", (do.condition,), CONDITIONS)
        return effect.trigger, do.condition, do.do
    return effect.trigger, "", do


def scoring_of(card: Outsider) -> Scoring:
    """Points as they are, and points per group of something counted."""
    base, counted = 0, []
    for effect in flat((card.scoring,)):
        match effect:
            case Gain("point", n):
                base += n
            case Per(counter, Gain("point", n), group):
                known(card, "per", (counter,), SCORED)
                counted.append((counter, group, n))
            case _:
                raise unfit(card, "scoring", "only points, plain or per", "effect")
    return Scoring(base, tuple(counted))


def deed_of(effect: Effect, owner: Entry) -> Deed:
    match effect:
        case Gain(what, n):
            known(owner, "gain", (what,), GAINS)
            return Deed(what, n)
        case Lose(what, n):
            known(owner, "lose", (what,), ("suspicion", "debt"))
            return Deed(f"lose_{what}", n)
        case Pay(what, n):
            known(owner, "pay", (what,), ("debt",))
            return Deed(f"pay_{what}", n)
        case Special(name):
            known(owner, "special", (name,), SPECIALS)
            return Deed(name)
        case _:
            raise unfit(owner, "effect", f"{type(effect).__name__} cannot be a reward here", "effect")


def choice_id(effect: Effect) -> str:
    """A name for one side of a choice: ``pay_debt``, ``silver_2``, ``fighter_1_cleric_1``."""
    match effect:
        case Gain(what, n):
            return f"{what}_{n}"
        case Lose(what, n):
            return f"lose_{what}_{n}"
        case Pay(what):
            return f"pay_{what}"
        case Special(name):
            return name
        case All(parts):
            return "_".join(sorted(map(choice_id, parts), key=CHOICES.index))
        case _:
            raise ComponentError(f"paladins: {type(effect).__name__} cannot be one side of a choice", "effect")
