"""Viscounts speaks three languages: every rule, component, question, choice, reason and log line has its words."""

from __future__ import annotations

import pytest

from greathall.core.text import LANGUAGES, Speaker
from greathall.games.viscounts.box import load_box

UNSAID = ("source", "exchange", "placing", "track", "majority", "ribbon_set", "automa_placing")
"""Kinds that are parts of something with a name."""


@pytest.fixture(params=LANGUAGES)
def speaker(request: pytest.FixtureRequest) -> Speaker:
    return Speaker(str(request.param), "viscounts")


def test_every_component_has_a_name(speaker: Speaker) -> None:
    for kind, entries in load_box().entries.items():
        if kind not in UNSAID:
            assert all(speaker.name(f"{kind}:{key}") for key in entries)


TOLD = (
    *("townsfolk", "manuscript", "player_card", "site", "link", "section", "slot", "bonus", "leader", "scheme"),
    *("automa_slot", "printed_manuscript", "printed_townsfolk"),
)


def test_every_card_and_place_says_what_it_does(speaker: Speaker) -> None:
    for kind in TOLD:
        for key in load_box().entries[kind]:
            text = speaker.attribute(f"viscounts-{kind}-{key}", "text")
            assert text, f"{kind} {key}"
            assert text.endswith("."), f"{kind} {key}"


def test_every_effect_that_can_be_offered_has_a_name(speaker: Speaker) -> None:
    programs = load_box().programs
    branches = {branch for program in programs.values() for op in program.ops for branch in op.branches}
    for branch in branches:
        assert all(speaker.name(f"effect:{noun}") for noun in programs[branch].nouns)


def test_townsfolk_names_tell_cards_apart(speaker: Speaker) -> None:
    names = [speaker.name(f"townsfolk:{card}") for card in load_box().townsfolk]
    assert len(set(names)) == len(names)
