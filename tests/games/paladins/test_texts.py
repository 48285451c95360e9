"""Paladins speaks three languages: every rule, component, question, choice, reason and log line has its words."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest

from greathall.core.steps import Ask, AskTogether, steps_of
from greathall.core.text import LANGUAGES, Speaker
from greathall.games.paladins.box import CHOICES, load_box
from greathall.games.paladins.game import GAME
from greathall.games.paladins.scoring import CATEGORIES
from greathall.games.paladins.words import words
from tests.games.paladins.loglines import ASKS, SENTENCES

WITH_TEXT = ("action", "paladin", "townsfolk", "outsider", "favour", "order")


@pytest.fixture(params=LANGUAGES)
def speaker(request: pytest.FixtureRequest) -> Speaker:
    return Speaker(str(request.param), "paladins")


def rule_ids() -> list[str]:
    file = resources.files("greathall.games.paladins") / "rules.toml"
    return [rule["id"] for rule in tomllib.loads(file.read_text(encoding="utf-8"))["rule"]]


def test_every_rule_has_a_name_and_a_wording(speaker: Speaker) -> None:
    for rule in rule_ids():
        name, wording = speaker.rule(rule)
        assert name, rule
        assert wording.endswith("."), f"{rule}: {wording!r}"


def test_every_component_has_a_name(speaker: Speaker) -> None:
    for kind, entries in load_box(None).entries.items():
        for key in entries:
            if kind != "source":
                assert speaker.name(f"{kind}:{key}")
            if kind in WITH_TEXT:
                assert speaker.attribute(f"paladins-{kind}-{key}", "text"), key


def test_every_side_of_a_choice_has_a_name(speaker: Speaker) -> None:
    """Also those that only an owner's correction would bring up."""
    names = [speaker.name(f"reward:{choice}") for choice in CHOICES]
    assert len(set(names)) == len(names)


def test_no_two_cards_of_a_kind_read_the_same(speaker: Speaker) -> None:
    for kind in ("paladin", "townsfolk", "outsider", "favour", "tavern", "space", "jar_slot"):
        names = [speaker.name(f"{kind}:{key}") for key in load_box(None).entries[kind]]
        assert len(set(names)) == len(names)


def test_game_variants_and_scores_are_named(speaker: Speaker) -> None:
    for message in ("title", "tagline", "about", *(f"score-{category}" for category in CATEGORIES)):
        assert speaker.say(f"paladins-{message}")
    for variant in GAME.variants:
        assert speaker.say(f"paladins-variant-{variant.name}")
        assert speaker.attribute(f"paladins-variant-{variant.name}", "text")
        for choice in variant.choices:
            assert speaker.say(f"paladins-variant-{variant.name}-{choice}")


def test_every_word_of_the_code_has_a_sentence(speaker: Speaker) -> None:
    asks = {kind for kind, step in steps_of("greathall.games.paladins").items() if issubclass(step, Ask | AskTogether)}
    wanted = {f"paladins-ask-{kind}" for kind in asks}
    wanted |= {f"paladins-do-{name}" for name in words.verbs}
    wanted |= {f"paladins-event-{name}" for name in words.events}
    wanted |= {f"paladins-why-{code}" for code in words.reasons}
    assert {message for message in wanted if not speaker.has(message)} == set()
    assert asks == set(ASKS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_are_the_reviewed_ones(lang: str) -> None:
    """Read the difference, then write the file anew: ``python -m tests.games.paladins.loglines``."""
    assert SENTENCES.text(lang) == SENTENCES.path(lang).read_text(encoding="utf-8")


def test_names_as_the_players_of_each_edition_know_them() -> None:
    known = {
        "ru": {"paladin:anseis": "Ансеис", "action:garrison": "Гарнизон", "scheme:kings_order": "Приказы короля"},
        "uk": {"paladin:anseis": "Ансі", "action:garrison": "Мобілізація", "scheme:kings_order": "Накази короля"},
    }
    for lang, names in known.items():
        speaker = Speaker(lang, "paladins")
        for element, name in names.items():
            assert speaker.name(element) == name
        assert speaker.name("townsfolk:peddler_3").startswith({"ru": "Старьёвщик", "uk": "Крамар"}[lang])
        assert speaker.name("outsider:champion_1").startswith({"ru": "Боец", "uk": "Звитяжець"}[lang])
        assert speaker.name("outsider:lookout_1").startswith({"ru": "Дозорный", "uk": "Вартівник"}[lang])
