"""Viscounts speaks three languages: every rule, component, question, choice, reason and log line has its words."""

from __future__ import annotations

import pytest

from greathall.core.rulebook import rules
from greathall.core.steps import Ask, steps_of
from greathall.core.text import LANGUAGES, Speaker
from greathall.games.viscounts.box import load_box
from greathall.games.viscounts.finish import SCORE_RULES
from greathall.games.viscounts.game import GAME
from greathall.games.viscounts.words import words
from tests.games.viscounts.loglines import ASKS, SENTENCES

UNSAID = ("source", "exchange", "placing", "track", "majority", "ribbon_set", "automa_placing")
"""Kinds that are parts of something with a name."""


@pytest.fixture(params=LANGUAGES)
def speaker(request: pytest.FixtureRequest) -> Speaker:
    return Speaker(str(request.param), "viscounts")


def test_every_rule_has_a_name_and_a_wording(speaker: Speaker) -> None:
    for rule in rules("viscounts"):
        name, wording = speaker.rule(rule.id)
        assert name, rule.id
        assert wording.endswith((".", "!", "?")), f"{rule.id}: {wording!r}"


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


def test_game_variants_scores_and_tie_breaks_are_named(speaker: Speaker) -> None:
    for message in ("title", "tagline", "about", "tie-goods", "tie-automa", *(f"score-{one}" for one in SCORE_RULES)):
        assert speaker.say(f"viscounts-{message}")
    for variant in GAME.variants:
        assert speaker.say(f"viscounts-variant-{variant.name}")
        assert speaker.attribute(f"viscounts-variant-{variant.name}", "text")
        for choice in variant.choices:
            assert speaker.say(f"viscounts-variant-{variant.name}-{choice}")


def test_every_word_of_the_code_has_a_sentence(speaker: Speaker) -> None:
    asks = {kind for kind, step in steps_of("greathall.games.viscounts").items() if issubclass(step, Ask)}
    wanted = {f"viscounts-ask-{kind}" for kind in asks}
    wanted |= {f"viscounts-do-{name}" for name in words.verbs}
    wanted |= {f"viscounts-event-{name}" for name in words.events}
    wanted |= {f"viscounts-why-{code}" for code in words.reasons}
    assert {message for message in wanted if not speaker.has(message)} == set()
    assert asks == set(ASKS)


def test_townsfolk_names_tell_cards_apart(speaker: Speaker) -> None:
    names = [speaker.name(f"townsfolk:{card}") for card in load_box().townsfolk]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_are_as_reviewed(lang: str) -> None:
    """After a change: ``python -m tests.games.viscounts.loglines``, then read the difference."""
    assert SENTENCES.text(lang) == SENTENCES.path(lang).read_text(encoding="utf-8")
