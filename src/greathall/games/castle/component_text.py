"""What winter cards, characters, worker cards and helper spaces say, put together from their data.

No message of a card holds a figure: messages say how effects are worded (``castle-text-…``, ``castle-counter-…``), the
figures, conditions and choices come from the entries. The browser puts the same messages together (effectText.ts).
"""

from __future__ import annotations

from collections.abc import Sequence

from greathall.core.reference.components import Entry
from greathall.core.rules.effects import All, Effect, Gain, Lose, May, OneOf, Pay, Per, Special
from greathall.core.speech.text import Speaker
from greathall.games.castle.box import CastleBox
from greathall.games.castle.entries import RESOURCE_INDEX, Card, Character, Scoring, Space, WinterEvent


def winter_text(event: WinterEvent, scorings: dict[str, Scoring], speaker: Speaker) -> str:
    """What a winter card does, and how long it stays."""
    effect = event.effects[0]
    if isinstance(effect, Special):
        figures = {"fee": event.fee, "toll": event.toll, "spaces": event.spaces, "prize": event.prize}
        points = scoring_text(scorings[event.scoring], speaker) if event.scoring else ""
        does = speaker.say(f"castle-text-{effect.name}", points=points, **figures)
    elif isinstance(effect, May):
        does = speaker.say("castle-text-may", n=event.offers, do=_phrase(effect.do, speaker))
    else:
        often = "every-round" if event.lasts == "settled" else "must"
        does = speaker.say(f"castle-text-{often}", do=_phrase(effect, speaker))
    return does if event.lasts == "once" else f"{speaker.say(f'castle-text-lasts-{event.lasts}')} {does}"


def character_text(character: Character, speaker: Speaker) -> str:
    """What a character does when it acts, in the order of its doing."""
    parts = [_deed(effect, speaker) for effect in character.effects]
    if character.builds:
        assert isinstance(character.reward, Per)
        reward = _reward(character.reward, speaker)
        parts.append(speaker.say("castle-text-does-build", n=character.builds, reward=reward))
    if character.helpers:
        parts.append(speaker.say("castle-text-does-send", n=character.helpers))
    text = "; ".join(parts)
    return f"{text[0].upper()}{text[1:]}."


def card_text(card: Card, speaker: Speaker) -> str:
    """What a worker card is equipped with; other cards get nothing."""
    parts = []
    if card.equips:
        pieces = [(f"resource:{name}", n) for name, n in card.equips.items()]
        parts.append(speaker.say("castle-text-equips", pieces=pieces))
    if card.free:
        kinds = [f"resource:{name}" for name in card.free_kinds]
        parts.append(speaker.say("castle-text-equips-freely", n=card.free, kinds=kinds))
    return "; ".join(parts)


def scoring_text(scoring: Scoring, speaker: Speaker) -> str:
    """What a helper scores at the end of the game."""
    effect = scoring.effects[0]
    if isinstance(effect, Per):
        return _gained(effect, speaker)
    assert isinstance(effect, Special)
    numbered = enumerate(scoring.by_helpers, start=1)
    return "; ".join(speaker.say(f"castle-text-{effect.name}", helpers=i, n=n) for i, n in numbered)


def space_text(space: Space, scorings: dict[str, Scoring], speaker: Speaker) -> str:
    """What a helper space costs and scores."""
    return speaker.say("castle-text-space", n=space.fee, points=scoring_text(scorings[space.scoring], speaker))


# Parts of sentences


def _counter(effect: Per, speaker: Speaker) -> str:
    return speaker.say(f"castle-counter-{effect.counter}", n=effect.group)


def _gained(effect: Per, speaker: Speaker) -> str:
    assert isinstance(effect.do, Gain)
    noun = speaker.name(f"currency:{effect.do.what}", "n", effect.do.n)
    return speaker.say("castle-text-for", gain=noun, counter=_counter(effect, speaker))


def _reward(effect: Per, speaker: Speaker) -> str:
    assert isinstance(effect.do, Gain)
    if (effect.counter, effect.do.what) == ("tile_point", "point"):
        return speaker.say("castle-text-tile_point", n=effect.do.n, group=effect.group)
    return _gained(effect, speaker)


def _deed(effect: Effect, speaker: Speaker) -> str:
    """One thing that a character does, in the third person."""
    if isinstance(effect, Special):
        return speaker.say(f"castle-text-does-{effect.name}")
    if isinstance(effect, Per):
        return speaker.say("castle-text-does-score", gain=_gained(effect, speaker))
    assert isinstance(effect, Gain)
    return speaker.say(f"castle-text-does-gain-{effect.what}", n=effect.n)


def _phrase(effect: Effect, speaker: Speaker) -> str:
    """What somebody may or must do, as it follows "may" and "must"."""
    match effect:
        case Pay(what, n) if what in RESOURCE_INDEX:
            return speaker.say("castle-text-give", pieces=[(f"resource:{what}", n)])
        case Pay(_, n):
            return speaker.say("castle-text-pay", n=n)
        case Gain(what, n):
            return speaker.say(f"castle-text-gain-{what}", n=n)
        case Lose(what, n):
            return speaker.say(f"castle-text-lose-{what}", n=n)
        case OneOf(choices):
            return _joined("or", [_phrase(choice, speaker) for choice in choices], speaker)
        case All(parts):
            return _all(parts, speaker)
        case Per():
            message = "castle-text-per-choice" if isinstance(effect.do, OneOf) else "castle-text-per"
            return speaker.say(message, do=_phrase(effect.do, speaker), counter=_counter(effect, speaker))
    raise AssertionError(f"no words for {effect}")


def _all(parts: Sequence[Effect], speaker: Speaker) -> str:
    """Pieces that are given are told together, and what follows from the rest comes after it."""
    given = [(f"resource:{part.what}", part.n) for part in parts if isinstance(part, Pay)]
    phrases = [speaker.say("castle-text-give", pieces=given)] if given else []
    phrases += [_phrase(part, speaker) for part in parts if not isinstance(part, Pay | Special)]
    text = _joined("and", phrases, speaker)
    for part in parts:
        if isinstance(part, Special):
            text = speaker.say(f"castle-text-{part.name}", do=text)
    return text


def _joined(word: str, phrases: Sequence[str], speaker: Speaker) -> str:
    text = phrases[0]
    for phrase in phrases[1:]:
        text = speaker.say(f"castle-text-{word}", first=text, last=phrase)
    return text


def component_text(entry: Entry, box: CastleBox, speaker: Speaker) -> str:
    """What a component says; an empty text for one that has none."""
    match entry:
        case WinterEvent():
            return winter_text(entry, box.scorings, speaker)
        case Character():
            return character_text(entry, speaker)
        case Card():
            return card_text(entry, speaker)
        case Scoring():
            return scoring_text(entry, speaker)
        case Space():
            return space_text(entry, box.scorings, speaker)
        case _:
            return ""
