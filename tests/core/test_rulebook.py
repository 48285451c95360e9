"""Every rule of every registered game: mapped to its source, explained, tested."""

from __future__ import annotations

from pathlib import Path

import pytest

import greathall
from greathall.core.reference.rulebook import coverage, rules
from greathall.core.speech.text import LANGUAGES, Speaker

TESTS = Path(__file__).parent.parent
GAMES = [info.id for info in greathall.games()]


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_and_ruling_is_mapped_and_every_rule_tested(game: str) -> None:
    found = coverage(game, TESTS, games=1)
    assert found.problems == []
    assert found.rules > 50


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_name_and_a_wording(game: str, lang: str) -> None:
    speaker = Speaker(lang, game)
    for rule in rules(game):
        name, text = speaker.rule(rule.id)
        assert name
        assert len(text) > 15
