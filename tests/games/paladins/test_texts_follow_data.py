"""No text can lie about the data: whatever changes on a card or a board changes its text, in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.core.reference.components import ABOUT, Entry
from greathall.core.rules.effects import All, Effect, Gain, If, Lose, OneOf, Pay, Per, Special, When
from greathall.core.speech.text import LANGUAGES, Speaker
from greathall.games.paladins.box import load_box
from greathall.games.paladins.component_text import CardTexts
from greathall.games.paladins.crews import WORKERS
from greathall.games.paladins.entries import ACTIONS, ATTRIBUTES, CONDITIONS, FACTIONS, RESOURCES, SCORED, SPECIALS
from tests.games.paladins.cards_in_words import FILE, written
from tests.games.paladins.test_terminal import drawn

BOX = load_box(None)
TOLD = {
    *("action", "workshop", "jar_slot", "townsfolk_slot", "region", "space", "order_slot", "paladin", "townsfolk"),
    *("outsider", "favour", "order", "suspicion", "tavern", "wall", "debt"),
}
"""Kinds whose entries have a text; all others are tables that the terminal and the browser show figure by figure."""
ELSEWHERE = {"copies", "kind", "side", "region", "round"}
"""How often a card is in the box, what it is called, where a space or slot lies."""
GAINS = (WORKERS, RESOURCES, ATTRIBUTES, ("tax", "debt"))
LOSSES = (("suspicion", "debt"),)
WORDS = ((*WORKERS, "any"), RESOURCES, ATTRIBUTES, FACTIONS, ACTIONS)


def other(word: str, sorts: Iterable[tuple[str, ...]]) -> Iterator[str]:
    """Another word of the same sort, where there is one."""
    for sort in sorts:
        if word in sort:
            yield sort[(sort.index(word) + 1) % len(sort)]
            return


def one_changed(effects: tuple[Effect, ...]) -> Iterator[tuple[Effect, ...]]:
    """One of several effects is missing, or different."""
    yield effects[:-1]
    for i, effect in enumerate(effects):
        yield from ((*effects[:i], new, *effects[i + 1 :]) for new in changed_effects(effect))


def changed_effects(effect: Effect) -> Iterator[Effect]:
    """An effect with one thing about it different, in every way there is."""
    match effect:
        case Gain(what, n) | Pay(what, n) | Lose(what, n):
            yield replace(effect, n=n + 1)
            sorts = LOSSES if isinstance(effect, Lose) else GAINS
            yield from (replace(effect, what=new) for new in other(what, sorts) if not isinstance(effect, Pay))
        case Special(name):
            yield from map(Special, other(name, (SPECIALS,)))
        case OneOf(choices):
            yield from map(OneOf, one_changed(choices))
        case All(parts):
            yield from map(All, one_changed(parts))
        case Per() | If() | When():
            yield from changed_frame(effect)


def changed_frame(effect: Per | If | When) -> Iterator[Effect]:
    """What surrounds an effect: how many count, a condition, when it happens."""
    match effect:
        case Per(counter, _, group):
            yield replace(effect, group=group + 1)
            yield from (replace(effect, counter=new) for new in other(counter, (SCORED,)))
        case If(condition, do):
            yield do
            yield from (If(new, do) for new in other(condition, (CONDITIONS,)))
        case When(trigger, do):
            yield from (When(new, do) for new in other(trigger, (ACTIONS, ("pay_debt", "inquisition"))))
    yield from (replace(effect, do=new) for new in changed_effects(effect.do))


def changed_values(value: Any) -> Iterator[Any]:
    match value:
        case bool():
            yield not value
        case int():
            yield value + 1
        case str():
            yield from other(value, WORDS)
        case tuple():
            for i, one in enumerate(value):
                yield value[:i] + value[i + 1 :]
                yield from ((*value[:i], new, *value[i + 1 :]) for new in changed_values(one))
        case dict():
            yield from ({**value, key: one + 1} for key, one in value.items())
        case Gain() | Pay() | Lose() | Special() | OneOf() | All() | Per() | If() | When():
            yield from changed_effects(value)


def changed(entry: Entry) -> Iterator[tuple[str, Entry]]:
    """An entry with one fact different, for every fact of it, and the field that differs."""
    for field in fields(entry):
        if field.name in ABOUT | ELSEWHERE:
            continue
        for value in changed_values(getattr(entry, field.name)):
            yield field.name, replace(entry, **{field.name: value})


@pytest.mark.parametrize("kind", sorted(TOLD))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_changes_in_the_data_changes_the_text(lang: str, kind: str) -> None:
    texts = CardTexts(Speaker(lang, "paladins"), BOX.resource_of)
    for entry in BOX.entries[kind].values():
        told = texts.of(entry)
        assert told
        for field, new in changed(entry):
            if kind == "paladin" and field == "by" and not getattr(entry, "cheaper", ""):
                continue  # says by how much an action is cheaper, which it is not
            if kind == "action" and field == "resource" and not getattr(entry, "ladder", ()):
                continue
            assert texts.of(new) != told, (entry.id, field, new)


def test_every_other_kind_is_a_table() -> None:
    texts = CardTexts(Speaker("en", "paladins"), BOX.resource_of)
    told = {kind for kind, rows in BOX.entries.items() for entry in rows.values() if texts.of(entry)}
    assert told == TOLD


def test_the_terminal_shows_corrected_data() -> None:
    overlay = {
        "townsfolk": {card: {"quest": [{"gain": "silver", "n": 9}]} for card in BOX.townsfolk},
        "outsider": {card: {"attack": [{"gain": "influence", "n": 8}]} for card in BOX.outsiders},
        "space": {"r1_2": {"reward": [{"gain": "silver", "n": 7}]}},
    }
    for lang in LANGUAGES:
        table = greathall.new("paladins", seats=2, seed=1, components=overlay)
        board = " ".join(drawn(table, None, lang))
        silver = Speaker(lang, "paladins").name("resource:silver", "n", 9)
        assert silver in board
        assert "+8" in board


def test_the_texts_have_been_read() -> None:
    """The browser is held to the same file (web/tests/paladins.test.ts)."""
    assert FILE.read_text(encoding="utf-8") == written(), "run python -m tests.games.paladins.cards_in_words"


LOCALES = Path(greathall.__file__).parent / "locales"
CARDS = r"^paladins-(?:paladin|townsfolk|outsider|favour|order|tavern|wall|suspicion|space|jar_slot|workshop)-(\w+) = "


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_cards_hold_no_figures_of_the_data(lang: str) -> None:
    """A number in a name is the card's own, the one in its id; there is no wording of its own beside the name."""
    text = (LOCALES / lang / "paladins.ftl").read_text(encoding="utf-8")
    found = 0
    for message in re.split(r"\n(?=\S)", text):
        match = re.match(CARDS, message)
        if match:
            found += 1
            assert ".text" not in message
            numbers = {str(int(number)) for number in re.findall(r"\d+", match[1])}
            assert set(re.findall(r"\d+", message.partition(" = ")[2])) <= numbers, message
    assert found == sum(len(BOX.entries[kind]) for kind in ("paladin", "townsfolk", "outsider", "favour", "order")) + (
        sum(len(BOX.entries[kind]) for kind in ("tavern", "wall", "suspicion", "space", "jar_slot", "workshop"))
    )
