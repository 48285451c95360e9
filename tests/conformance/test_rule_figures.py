"""Figures that rules and guides type are those of the data or listed with their source, the same in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib import import_module, resources

import pytest

import greathall
from greathall.core.reference.rulebook import rules
from greathall.core.registry import find
from greathall.core.speech.text import LANGUAGES, Speaker
from tests.conformance.typed_figures import CODE, OF_DATA, OF_GUIDES, SENTENCES

GAMES = [one.id for one in greathall.games()]


def typed(game: str, rule: str, lang: str) -> list[int]:
    """Years are names."""
    return sorted(map(int, re.findall(r"\b\d{1,3}\b", Speaker(lang, game).rule(rule)[1])))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_figures_are_those_of_the_data(game: str, lang: str) -> None:
    for rule, figures in OF_DATA[game](find(game).load_box(None, None).entries).items():
        assert typed(game, f"{game}.{rule}", lang) == sorted(figures), rule


@pytest.mark.parametrize("game", GAMES)
def test_figures_are_the_same_in_every_language(game: str) -> None:
    for rule in rules(game):
        told = {lang: typed(game, rule.id, lang) for lang in LANGUAGES}
        assert told["en"] == told["ru"] == told["uk"], f"{rule.id}: {told}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_other_figures_are_constants_of_the_code_or_part_of_the_sentence(game: str, lang: str) -> None:
    for rule, place in CODE[game].items():
        module, name = place.split(":")
        value = getattr(import_module(f"greathall.games.{game}.{module}"), name)
        assert typed(game, f"{game}.{rule}", lang) == sorted(value if isinstance(value, Iterable) else [value]), rule
    for rule, (figures, reason) in SENTENCES[game].items():
        assert reason
        assert typed(game, f"{game}.{rule}", lang) == figures, rule


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_types_a_figure_from_nowhere(game: str) -> None:
    """Each is in exactly one of the three lists."""
    of_data = set(OF_DATA[game](find(game).load_box(None, None).entries))
    known = [*of_data, *CODE[game], *SENTENCES[game]]
    assert len(set(known)) == len(known)
    figures = {rule.id.removeprefix(f"{game}.") for rule in rules(game) if typed(game, rule.id, "en")}
    assert figures <= set(known)
    assert {*CODE[game], *SENTENCES[game]} <= figures


def guide_texts(game: str, lang: str) -> dict[str, str]:
    """By the name of the step."""
    file = resources.files("greathall") / "locales" / lang / f"{game}-guide.ftl"
    found = re.findall(rf"^{game}-guide-([\w-]+) = (.*(?:\n .*)*)", file.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: re.sub(r"\{[^}]*\}", "", text) for name, text in found}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_figures_of_guides_are_those_of_the_data(game: str, lang: str) -> None:
    """In every language; a text that types a figure and is not listed is found."""
    held = OF_GUIDES[game](find(game).load_box(None, None).entries)
    texts = guide_texts(game, lang)
    assert held.keys() <= texts.keys()
    for name, text in texts.items():
        assert sorted(map(int, re.findall(r"\d+", text))) == sorted(held.get(name, [])), f"{name}: {text}"
