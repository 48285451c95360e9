"""Viscounts speaks three languages: every rule, component, question, choice, reason and log line has its words."""

from __future__ import annotations

import pytest

from greathall.core.speech.text import LANGUAGES, Speaker
from greathall.games.viscounts.box import load_box
from greathall.games.viscounts.component_text import Telling

UNSAID = ("source", "exchange", "placing", "track", "majority", "ribbon_set", "automa_placing")
"""Kinds that are parts of something with a name."""


@pytest.fixture(params=LANGUAGES)
def speaker(request: pytest.FixtureRequest) -> Speaker:
    return Speaker(str(request.param), "viscounts")


def test_every_component_has_a_name(speaker: Speaker) -> None:
    for kind, entries in load_box().entries.items():
        if kind not in UNSAID:
            assert all(speaker.name(f"{kind}:{key}") for key in entries)


def test_every_component_says_what_it_does(speaker: Speaker) -> None:
    telling = Telling(speaker)
    for kind, entries in load_box().entries.items():
        for key, entry in entries.items():
            if kind not in ("source", "space"):  # a space may be empty
                text = telling.tell(entry)
                assert text.endswith("."), f"{kind} {key}"
                assert not {"{", "}", "None"} & set(text.split()), f"{kind} {key}"


def test_no_message_of_a_component_holds_its_effects(speaker: Speaker) -> None:
    """They would be right only until somebody corrects the data."""
    for kind, entries in load_box().entries.items():
        assert not any(speaker.attribute(f"viscounts-{kind}-{key}", "text") for key in entries), kind


@pytest.mark.parametrize(
    ("key", "words"),
    [("yellow_6_workers", "2 workers"), ("black_6_manuscripts", "2 manuscripts"), ("blue_5_merchants", "2 m")],
)
def test_manuscripts_that_count_by_twos_say_so(key: str, words: str) -> None:
    assert f"1 point for every {words}" in Telling(Speaker("en", "viscounts")).tell(load_box().manuscripts[key])


def test_a_second_effect_does_not_read_as_the_price_of_the_first() -> None:
    financier = Telling(Speaker("en", "viscounts")).tell(load_box().townsfolk["financier"])
    assert "you may discard a card; 2 silver" in financier


def test_printed_townsfolk_are_only_dismissed() -> None:
    assert "Hired" not in Telling(Speaker("en", "viscounts")).tell(load_box().printed_townsfolk["coast"])


def test_every_effect_that_can_be_offered_has_a_name(speaker: Speaker) -> None:
    programs = load_box().programs
    branches = {branch for program in programs.values() for op in program.ops for branch in op.branches}
    for branch in branches:
        assert all(speaker.name(f"effect:{noun}") for noun in programs[branch].nouns)


def test_townsfolk_names_tell_cards_apart(speaker: Speaker) -> None:
    names = [speaker.name(f"townsfolk:{card}") for card in load_box().townsfolk]
    assert len(set(names)) == len(names)
