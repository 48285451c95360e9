"""The game speaks three languages: every rule, component, question, choice, reason and log line has its words."""

from __future__ import annotations

import pytest

from greathall.core.rulebook import rules
from greathall.core.steps import Ask, AskTogether, steps_of
from greathall.core.text import LANGUAGES, Speaker
from greathall.games.crusaders.ai.play import PLANS
from greathall.games.crusaders.box import load_box
from greathall.games.crusaders.game import GAME
from greathall.games.crusaders.words import words
from tests.games.crusaders.loglines import ASKS, SENTENCES
from tests.games.crusaders.scenes import Scene
from tests.sentences import COUNTS


@pytest.fixture(params=LANGUAGES)
def speaker(request: pytest.FixtureRequest) -> Speaker:
    return Speaker(str(request.param), "crusaders")


def test_every_rule_has_a_name_and_a_wording(speaker: Speaker) -> None:
    for rule in rules("crusaders"):
        name, wording = speaker.rule(rule.id)
        assert name, rule
        assert wording.endswith((".", "!", "?")), f"{rule}: {wording!r}"


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


def test_game_variants_scores_and_deeds_are_named(speaker: Speaker) -> None:
    standing = GAME.standings(Scene().s)[0]
    for message in ("title", "tagline", "about", *(f"score-{one}" for one in standing.points)):
        assert speaker.say(f"crusaders-{message}")
    for name, _ in standing.tie_breaks:
        assert speaker.say(f"crusaders-tie-{name}")
    for deed in PLANS:
        assert speaker.name(f"deed:{deed}")
    for variant in GAME.variants:
        assert speaker.say(f"crusaders-variant-{variant.name}")
        assert speaker.attribute(f"crusaders-variant-{variant.name}", "text")
        for choice in variant.choices:
            assert speaker.say(f"crusaders-variant-{variant.name}-{choice}")


def test_traits_bend_for_a_woman() -> None:
    for lang, man, woman in (("ru", "Сильный", "Сильная"), ("uk", "Сильний", "Сильна")):
        speaker = Speaker(lang, "crusaders")
        assert speaker.name("trait:strong") == man
        assert speaker.name("trait:strong", "female") == woman


def test_every_word_of_the_code_has_a_sentence(speaker: Speaker) -> None:
    steps = steps_of("greathall.games.crusaders")
    asks = {kind for kind, one in steps.items() if issubclass(one, Ask | AskTogether)}
    wanted = {f"crusaders-ask-{kind}" for kind in asks}
    wanted |= {f"crusaders-do-{name}" for name in words.verbs}
    wanted |= {f"crusaders-event-{name}" for name in words.events}
    wanted |= {f"crusaders-why-{code}" for code in words.reasons}
    assert {message for message in wanted if not speaker.has(message)} == set()
    assert asks == set(ASKS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_are_the_reviewed_ones(lang: str) -> None:
    """Read the difference, then write the file anew: ``python -m tests.games.crusaders.loglines``."""
    assert SENTENCES.text(lang) == SENTENCES.path(lang).read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_gold_has_its_plurals(lang: str) -> None:
    one, few, many, twenty_one = (
        Speaker(lang, "crusaders").name("piece:gold", "n", n).removeprefix(f"{n} ") for n in COUNTS
    )
    assert one == twenty_one
    assert one != many
    assert few
