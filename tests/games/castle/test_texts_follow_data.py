"""No text can lie about its data: whatever changes in an entry changes what is said of it, in every language."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
from rich.console import Console

import greathall
from greathall.core.reference.components import Entry
from greathall.core.rules.effects import Gain, Lose, May, Pay
from greathall.core.speech.text import LANGUAGES, Speaker
from greathall.games.castle.box import load_box
from greathall.games.castle.component_text import card_text, character_text, scoring_text, space_text, winter_text
from greathall.games.castle.entries import Card, Character, Scoring, Space, WinterEvent
from greathall.games.castle.terminal import board

BOX = load_box()
LOCALES = Path(greathall.__file__).parent / "locales"

SAID: dict[type[Entry], tuple[str, ...]] = {
    WinterEvent: ("lasts", "effects", "offers", "spaces", "fee", "toll", "prize"),
    Character: ("builds", "helpers", "effects", "reward"),
    Card: ("equips", "free", "free_kinds"),
    Scoring: ("effects", "by_helpers"),
    Space: ("fee",),
}
"""Fields that are put into words; the others are names, orders and links."""

NOUNS = {Gain: ("point", "taler"), Pay: ("sand", "wood"), Lose: ("played_card", "worker_card")}
E = TypeVar("E", bound=Entry)


def changes(value: Any, name: str = "") -> Iterator[Any]:
    """Every way to change one figure, one condition, one noun or one "may" inside a value."""
    if isinstance(value, int):
        yield from (value + 1,) if value else ()
    elif name == "lasts":
        yield {"once": "game", "game": "settled", "settled": "game"}[value]
    elif name == "counter":
        yield "house" if value == "tower" else "tower"
    elif name == "free_kinds":
        yield from (value[:-1],) if value else ()
    elif isinstance(value, Mapping):
        for key, one in value.items():
            yield from ({**value, key: other} for other in changes(one))
    elif isinstance(value, tuple):
        for i, one in enumerate(value):
            yield from ((*value[:i], other, *value[i + 1 :]) for other in changes(one))
    elif is_dataclass(value) and not isinstance(value, type):
        yield from _changed_effect(value)


def _changed_effect(effect: Any) -> Iterator[Any]:
    if isinstance(effect, May):
        yield effect.do
    if isinstance(effect, Gain | Pay | Lose):
        one, other = NOUNS[type(effect)]
        yield replace(effect, what=other if effect.what == one else one)
        yield replace(effect, n=effect.n + 1)
        return
    for field in fields(effect):
        for other in changes(getattr(effect, field.name), field.name):
            yield replace(effect, **{field.name: other})


def changed(entry: E) -> Iterator[tuple[str, E]]:
    for field in SAID[type(entry)]:
        for other in changes(getattr(entry, field), field):
            if other != getattr(entry, field):
                yield f"{entry.id}: {field} {other}", replace(entry, **{field: other})


def heard(entry: E, say: Callable[[E, Speaker], str]) -> int:
    """Every change of the entry is heard in every language; returns how many there are."""
    others = list(changed(entry))
    for lang in LANGUAGES:
        speaker = Speaker(lang, "castle")
        before = say(entry, speaker)
        for what, other in others:
            assert say(other, speaker) != before, f"{lang}, {what}"
    return len(others)


def test_winter_cards_say_what_their_data_says() -> None:
    count = sum(heard(one, lambda one, sp: winter_text(one, BOX.scorings, sp)) for one in BOX.events.values())
    assert count > 40


def test_characters_say_what_their_data_says() -> None:
    assert sum(heard(one, character_text) for one in BOX.characters.values()) > 15


def test_worker_cards_say_what_their_data_says() -> None:
    assert sum(heard(one, card_text) for one in BOX.cards.values()) == 2 + 2 + 1 + 1 + 1


def test_scorings_say_what_their_data_says() -> None:
    assert sum(heard(one, scoring_text) for one in BOX.scorings.values()) > 30


def test_helper_spaces_say_their_fee_and_what_they_score() -> None:
    for space in BOX.spaces.values():
        heard(space, lambda one, sp: space_text(one, BOX.scorings, sp))
        for _, scoring in changed(BOX.scorings[space.scoring]):
            for lang in LANGUAGES:
                speaker = Speaker(lang, "castle")
                before = space_text(space, BOX.scorings, speaker)
                assert space_text(space, {**BOX.scorings, scoring.id: scoring}, speaker) != before


def test_the_granary_says_what_its_scoring_says() -> None:
    granary = BOX.events["granary"]
    for what, scoring in changed(BOX.scorings["granary_share"]):
        for lang in LANGUAGES:
            speaker = Speaker(lang, "castle")
            if scoring.by_helpers != BOX.scorings["granary_share"].by_helpers:
                before = winter_text(granary, BOX.scorings, speaker)
                assert winter_text(granary, {**BOX.scorings, scoring.id: scoring}, speaker) != before, what


FIGURES: dict[str, dict[str, dict[str, Any]]] = {
    "building": {"well": {"cost": 14}, "palace": {"points": 20}, "tower_1": {"cost": 6}},
    "carrier": {"sand_cart": {"yields": 5}, "rider": {"tower_share": 2}},
    "resource": {"clay": {"value": 3}},
    "space": {"market_1": {"fee": 7}, "keep_1": {"fee": 13}},
    "scoring": {"forge_full": {"effects": [{"per": "forge_silver", "do": {"gain": "point", "n": 2}}]}},
    "winter": {"beggar": {"effects": [{"one_of": [
        {"pay": "taler", "n": 2},
        {"all": [{"lose": "point", "n": 5}, {"special": "event_ends"}]},
    ]}]}},
    "round_space": {"round_12": {"winter": True}},
}  # fmt: skip
CASES = [
    (kind, key, field, value)
    for kind, rows in FIGURES.items()
    for key, row in rows.items()
    for field, value in row.items()
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "key", "field", "value"), CASES)
def test_the_terminal_draws_corrected_figures(kind: str, key: str, field: str, value: object, lang: str) -> None:
    assert drawn(lang, {kind: {key: {field: value}}}) != drawn(lang, None)


def drawn(lang: str, overlay: dict[str, Any] | None) -> str:
    table = greathall.new("castle", seats=2, seed=1, season="winter", components=overlay)
    table.state.winter.open = ("beggar",)
    paper = io.StringIO()
    Console(file=paper, width=200, no_color=True).print(board(table.view(0), Speaker(lang, "castle"), table.box))
    return paper.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_of_a_component_holds_a_figure(lang: str) -> None:
    """Names and words for effects: numbers stand only where they tell equal things apart or choose a form."""
    text = (LOCALES / lang / "castle.ftl").read_text(encoding="utf-8")
    text = re.sub(r"^ *\*?\[\d\] ", "", re.sub(r"NAME\([^)]*\)", "", text), flags=re.MULTILINE)
    named = r"^castle-(?:character|card|carrier|space|winter|scoring|text|counter)-\w.*(?:\n .*)*"
    places = r", (?:place|место|місце) \d"
    figures = [
        one[0]
        for one in re.finditer(named, text, re.MULTILINE)
        if re.search(r"(?<![\w_])\d", re.sub(places, "", one[0]))
    ]
    assert figures == []
