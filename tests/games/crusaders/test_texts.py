"""The game speaks three languages: every rule, component, question, choice, reason and log line has its words."""

from __future__ import annotations

import pytest

from greathall.core.speech.text import LANGUAGES, Speaker
from greathall.games.crusaders.automa.turn import PLANS
from greathall.games.crusaders.box import load_box
from tests.sentences import COUNTS


@pytest.fixture(params=LANGUAGES)
def speaker(request: pytest.FixtureRequest) -> Speaker:
    return Speaker(str(request.param), "crusaders")


def test_every_component_has_a_name(speaker: Speaker) -> None:
    for kind, entries in load_box().entries.items():
        for key in entries:
            if kind != "source":
                assert speaker.name(f"{kind}:{key}")


@pytest.mark.parametrize("kind", ["character", "token", "region", "development", "event", "dynasty", "scenario"])
def test_names_of_a_kind_differ(speaker: Speaker, kind: str) -> None:
    ids = list(load_box().entries[kind]) + (list(load_box().rulers) if kind == "character" else [])
    names = [speaker.name(f"{kind}:{key}") for key in ids]
    assert len(set(names)) == len(names)


def test_deeds_are_named(speaker: Speaker) -> None:
    assert all(speaker.name(f"deed:{deed}") for deed in PLANS)


def test_traits_bend_for_a_woman() -> None:
    for lang, man, woman in (("ru", "Сильный", "Сильная"), ("uk", "Сильний", "Сильна")):
        speaker = Speaker(lang, "crusaders")
        assert speaker.name("trait:strong") == man
        assert speaker.name("trait:strong", "female") == woman


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_gold_has_its_plurals(lang: str) -> None:
    one, few, many, twenty_one = (
        Speaker(lang, "crusaders").name("piece:gold", "n", n).removeprefix(f"{n} ") for n in COUNTS
    )
    assert one == twenty_one
    assert one != many
    assert few
