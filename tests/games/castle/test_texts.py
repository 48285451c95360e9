"""Castle speaks three languages: every rule, component, question, choice, reason and log line has its words."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest

from greathall.core.steps import Ask, AskTogether, steps_of
from greathall.core.text import LANGUAGES, Speaker
from greathall.games.castle.box import load_box
from greathall.games.castle.game import GAME
from greathall.games.castle.state import CATEGORIES
from greathall.games.castle.words import words
from tests.games.castle.loglines import ASKS, SENTENCES
from tests.games.castle.scenes import Scene
from tests.sentences import COUNTS

COUNTED = ("resource:sand", "resource:silver", "currency:taler", "currency:point", "piece:helper")


@pytest.fixture(params=LANGUAGES)
def speaker(request: pytest.FixtureRequest) -> Speaker:
    return Speaker(str(request.param), "castle")


def rule_ids() -> list[str]:
    file = resources.files("greathall.games.castle") / "rules.toml"
    return [rule["id"] for rule in tomllib.loads(file.read_text(encoding="utf-8"))["rule"]]


def test_every_rule_has_a_name_and_a_wording(speaker: Speaker) -> None:
    for rule in rule_ids():
        name, wording = speaker.rule(rule)
        assert name, rule
        assert wording.endswith((".", "!", "?")), f"{rule}: {wording!r}"


def test_every_component_has_a_name(speaker: Speaker) -> None:
    for kind, entries in load_box().entries.items():
        for key in entries:
            if kind != "source":
                assert speaker.name(f"{kind}:{key}")


def test_game_variants_and_scores_are_named(speaker: Speaker) -> None:
    for message in ("title", "tagline", "about", *(f"score-{category}" for category in CATEGORIES)):
        assert speaker.say(f"castle-{message}")
    for variant in GAME.variants:
        assert speaker.say(f"castle-variant-{variant.name}")
        assert speaker.attribute(f"castle-variant-{variant.name}", "text")
        for choice in variant.choices:
            assert speaker.say(f"castle-variant-{variant.name}-{choice}")


def test_tie_breaks_are_named(speaker: Speaker) -> None:
    standing = GAME.standings(Scene().s)[0]
    for name, _ in standing.tie_breaks:
        assert speaker.say(f"castle-tie-{name}")


def test_every_winter_event_says_what_it_does(speaker: Speaker) -> None:
    for event in load_box().events:
        assert speaker.attribute(f"castle-winter-{event}", "text")


def test_every_word_of_the_code_has_a_sentence(speaker: Speaker) -> None:
    asks = {kind for kind, step in steps_of("greathall.games.castle").items() if issubclass(step, Ask | AskTogether)}
    wanted = {f"castle-ask-{kind}" for kind in asks}
    wanted |= {f"castle-do-{name}" for name in words.verbs}
    wanted |= {f"castle-event-{name}" for name in words.events}
    wanted |= {f"castle-why-{code}" for code in words.reasons}
    assert {message for message in wanted if not speaker.has(message)} == set()
    assert asks == set(ASKS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_are_the_reviewed_ones(lang: str) -> None:
    """Read the difference, then write the file anew: ``python -m tests.games.castle.loglines``."""
    assert SENTENCES.text(lang) == SENTENCES.path(lang).read_text(encoding="utf-8")


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
