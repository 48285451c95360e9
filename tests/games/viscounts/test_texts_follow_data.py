"""No text can lie about data: every figure, noun and condition that changes, changes the words in three languages."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest

from greathall.core.reference.components import ABOUT, Entry
from greathall.core.rules.effects import All, Effect, Gain, If, OneOf, Per, Special, When
from greathall.core.speech.text import LANGUAGES, Speaker
from greathall.games.viscounts.box import load_box
from greathall.games.viscounts.component_text import Telling
from greathall.games.viscounts.entries import Funding, Priority

BOX = load_box()
UNTOLD = {
    # Where something lies and what it is called: shown by its place on the board.
    *("townsfolk.group", "manuscript.back", "exchange.segment", "exchange.bank", "exchange.side", "scheme.group"),
    *("site.segment", "site.side", "site.bank", "site.place", "link.side", "link.site", "link.joins"),
    *("slot.building", "automa_slot.automa", "automa_slot.place", "automa_slot.building", "building.count"),
}
"""Fields that are no figure, condition or effect of a component."""
OTHER = {"silver": "ink", "virtue": "corruption", "merchant": "noble", "ink": "gold", "gold": "stone"}
NAMES: dict[str, tuple[Any, ...]] = {
    "timing": ("instant", "dropoff"),
    "ribbon": ("gray", "black"),
    "focus": ("build", "place"),
    "paper": ("debt", "deed"),
    "counts": ("debt", "deed"),
    "removed": (("start_noble",), ("start_cleric",)),
    "pays": ("silver", "stone"),
    "action": ("build", "place"),
    "resource": ("ink", "stone"),
}
"""Fields that name something, and names that they could hold."""
CONDITIONS = {"criminals": "no_criminals", "no_criminals": "criminals"}


def mutations(value: Any) -> Iterator[Any]:
    """The value with one thing changed in it, for each thing that can change."""
    if isinstance(value, int):
        yield value + 1
    elif isinstance(value, tuple):
        for i, one in enumerate(value):
            for other in mutations(one):
                yield (*value[:i], other, *value[i + 1 :])
    elif isinstance(value, dict):
        yield from icon_mutations(value)
    elif isinstance(value, Funding | Priority):
        yield from row_mutations(value)
    else:
        yield from effect_mutations(value)


def icon_mutations(icons: dict[str, int]) -> Iterator[dict[str, int]]:
    for key, n in icons.items():
        yield {**icons, key: n + 1}
        yield {name: m for name, m in icons.items() if name != key} | {OTHER.get(key, "merchant"): n}


def row_mutations(row: Funding | Priority) -> Iterator[Funding | Priority]:
    for one in dataclasses.fields(row):
        value = getattr(row, one.name)
        for other in mutations(value) if isinstance(value, int) else NAMES.get(one.name, ()):
            if other != value:
                yield dataclasses.replace(row, **{one.name: other})


def effect_mutations(effect: Effect | None) -> Iterator[Effect]:
    if isinstance(effect, Gain):
        yield Gain(effect.what, effect.n + 1)
        yield Gain("silver" if effect.what != "silver" else "ink", effect.n)
    elif isinstance(effect, Special):
        yield Special("focus" if effect.name != "focus" else "build")
    elif isinstance(effect, All | OneOf):
        yield from part_mutations(effect)
    elif isinstance(effect, Per | If | When):
        for other in effect_mutations(effect.do):
            yield dataclasses.replace(effect, do=other)
        yield from frame_mutations(effect)


def part_mutations(effect: All | OneOf) -> Iterator[Effect]:
    parts = effect.parts if isinstance(effect, All) else effect.choices
    for i, one in enumerate(parts):
        for other in effect_mutations(one):
            yield type(effect)((*parts[:i], other, *parts[i + 1 :]))
    yield OneOf(parts) if isinstance(effect, All) else All(parts)


def frame_mutations(effect: Per | If | When) -> Iterator[Effect]:
    """Another condition, occasion or count."""
    if isinstance(effect, Per):
        yield dataclasses.replace(effect, group=effect.group + 1)
        yield dataclasses.replace(effect, counter="building" if effect.counter != "building" else "manuscript")
    elif isinstance(effect, If):
        yield dataclasses.replace(effect, condition=CONDITIONS[effect.condition])
        yield effect.do
    else:
        yield dataclasses.replace(effect, trigger="own_hire" if effect.trigger != "own_hire" else "collision")


def changed_entries(kind: str, entry: Entry) -> Iterator[tuple[str, Entry]]:
    for field in dataclasses.fields(entry):
        name = f"{kind}.{field.name}"
        value = getattr(entry, field.name)
        if field.name in ABOUT or name in UNTOLD or value in (0, "none"):  # another ability, or none
            continue
        for other in NAMES.get(field.name) or mutations(value):
            if other != value:
                yield name, dataclasses.replace(entry, **{field.name: other})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [kind for kind in BOX.entries if kind != "source"])
def test_every_change_of_the_data_changes_the_words(kind: str, lang: str) -> None:
    telling = Telling(Speaker(lang, "viscounts"))
    tried = 0
    for entry in BOX.entries[kind].values():
        said = telling.tell(entry)
        for field, other in changed_entries(kind, entry):
            tried += 1
            assert telling.tell(other) != said, f"{field} of {entry.id}: {said}"
    assert tried >= len(BOX.entries[kind])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_optional_reads_as_optional(lang: str) -> None:
    may = {"en": "you may", "ru": "можно", "uk": "можна"}[lang]
    speaker = Speaker(lang, "viscounts")
    for noun in ("discard", "destroy", "rearrange", "castle_move", "destroy_any"):
        for n in (1, 2):
            assert may in speaker.name(f"effect:{noun}", "n", n)
    for noun in ("flip", "hire", "shuffle", "worker", "manuscript", "workshop"):
        assert may not in speaker.name(f"effect:{noun}", "n", 1)
