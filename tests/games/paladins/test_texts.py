"""Paladins speaks three languages: every rule, component, question, choice, reason and log line has its words."""

from __future__ import annotations

import pytest

from greathall.core.speech.text import LANGUAGES, Speaker
from greathall.games.paladins.box import load_box
from greathall.games.paladins.entries import CHOICES


@pytest.fixture(params=LANGUAGES)
def speaker(request: pytest.FixtureRequest) -> Speaker:
    return Speaker(str(request.param), "paladins")


def test_every_component_has_a_name(speaker: Speaker) -> None:
    for kind, entries in load_box(None).entries.items():
        for key in entries:
            if kind != "source":
                assert speaker.name(f"{kind}:{key}")


def test_every_side_of_a_choice_has_a_name(speaker: Speaker) -> None:
    """Also those that only an owner's correction would bring up."""
    names = [speaker.name(f"reward:{choice}") for choice in CHOICES]
    assert len(set(names)) == len(names)


def test_no_two_cards_of_a_kind_read_the_same(speaker: Speaker) -> None:
    for kind in ("paladin", "townsfolk", "outsider", "favour", "tavern", "space", "jar_slot"):
        names = [speaker.name(f"{kind}:{key}") for key in load_box(None).entries[kind]]
        assert len(set(names)) == len(names)


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
