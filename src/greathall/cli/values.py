"""Values of component data as they may be read aloud. The data's own words, so in one language."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from greathall.core.rules.effects import All, Draw, Effect, Gain, If, Lose, May, OneOf, Pay, Per, Special, When

EFFECTS = (Gain, Pay, Lose, Draw, OneOf, All, May, Per, If, When, Special)


def words(value: object) -> str:
    """``4``; ``sand 2, clay 1``; ``gain 8 taler``."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {words(one)}" for key, one in value.items())
    if isinstance(value, tuple):
        return ", ".join(words(one) for one in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, EFFECTS):
        return effect_words(value)
    if is_dataclass(value):
        inner = ((field.name, getattr(value, field.name)) for field in fields(value))
        return " ".join(f"{name} {words(one)}" for name, one in inner)
    return str(value)


def effect_words(effect: Effect) -> str:
    match effect:
        case Gain() | Pay() | Lose() | Draw():
            return f"{type(effect).__name__.lower()} {effect.n} {effect.what}"
        case OneOf():
            return " or ".join(map(effect_words, effect.choices))
        case All():
            return " and ".join(map(effect_words, effect.parts))
        case May():
            return f"may {effect_words(effect.do)}"
        case Per():
            count = effect.counter if effect.group == 1 else f"{effect.group} {effect.counter}"
            most = f", at most {effect.max} times" if effect.max else ""
            return f"{effect_words(effect.do)} per {count}{most}"
        case If():
            return f"if {effect.condition}: {effect_words(effect.do)}"
        case When():
            return f"when {effect.trigger}: {effect_words(effect.do)}"
        case Special():
            return f"({effect.name})"


def plain(value: object) -> object:
    """As JSON can hold it; an effect says which word it is."""
    if isinstance(value, dict):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    if is_dataclass(value):
        found = {field.name: plain(getattr(value, field.name)) for field in fields(value)}
        return {"is": type(value).__name__.lower()} | found
    return value
