"""Castle speaks three languages: every rule, component, question, choice, reason and log line has its words."""

from __future__ import annotations

import pytest

from greathall.core.speech.text import LANGUAGES, Speaker
from greathall.games.castle.box import load_box
from tests.sentences import COUNTS

COUNTED = ("resource:sand", "resource:silver", "currency:taler", "currency:point", "piece:helper")


@pytest.fixture(params=LANGUAGES)
def speaker(request: pytest.FixtureRequest) -> Speaker:
    return Speaker(str(request.param), "castle")


def test_every_component_has_a_name(speaker: Speaker) -> None:
    for kind, entries in load_box().entries.items():
        for key in entries:
            if kind != "source":
                assert speaker.name(f"{kind}:{key}")


@pytest.mark.parametrize("noun", COUNTED)
@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_counted_nouns_have_three_plurals(lang: str, noun: str) -> None:
    one, few, many, twenty_one = (Speaker(lang, "castle").name(noun, "n", n).removeprefix(f"{n} ") for n in COUNTS)
    assert one == twenty_one
    assert len({one, few, many}) == 3


def test_a_list_takes_the_case_its_sentence_needs() -> None:
    speaker = Speaker("ru", "castle")
    missing = [("resource:wood", 2), ("resource:stone", 1)]
    assert speaker.say("castle-why-pieces-missing", pieces=missing) == "Вам не хватает 2 досок и 1 каменного блока."
    assert speaker.say("castle-event-gave", seat="seat:0", pieces=missing).endswith("2 доски и 1 каменный блок.")
