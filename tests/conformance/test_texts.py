"""Everything that a game's code names has its words, in three languages, and its sentences are the reviewed ones."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.core.reference.rulebook import rules
from greathall.core.registry import find
from greathall.core.rules.steps import Ask, AskTogether, steps_of
from greathall.core.speech.text import LANGUAGES, Speaker

GAMES = [game.id for game in greathall.games()]
ROOT = Path(__file__).parents[2]
FAMILIES = ("terminal", *(f"{game}-{kind}" for game in GAMES for kind in ("term", "board", "table")))


@pytest.fixture(params=[(game, lang) for game in GAMES for lang in LANGUAGES], ids="-".join)
def speaker(request: pytest.FixtureRequest) -> Speaker:
    game, lang = request.param
    return Speaker(lang, game)


def loglines(game: str) -> Any:
    """The reviewed sentences of a game."""
    return import_module(f"tests.games.{game}.loglines")


def test_every_rule_has_a_name_and_a_wording(speaker: Speaker) -> None:
    for rule in rules(speaker.game):
        name, wording = speaker.rule(rule.id)
        assert name, rule.id
        assert wording.endswith((".", "!", "?")), f"{rule.id}: {wording!r}"


def test_game_variants_scores_and_tie_breaks_are_named(speaker: Speaker) -> None:
    game = find(speaker.game)
    standing = game.standings(greathall.new(game.id, seats=game.seats[-1], seed=1).state)[0]
    wanted = ["title", "tagline", "about", *(f"score-{one}" for one in standing.points)]
    wanted += [f"tie-{name}" for name, _ in standing.tie_breaks]
    for variant in game.variants:
        wanted += [f"variant-{variant.name}", *(f"variant-{variant.name}-{choice}" for choice in variant.choices)]
        assert speaker.attribute(f"{game.id}-variant-{variant.name}", "text")
    assert [message for message in wanted if not speaker.say(f"{game.id}-{message}")] == []


def test_every_word_of_the_code_has_a_sentence(speaker: Speaker) -> None:
    game = find(speaker.game)
    asks = {kind for kind, step in steps_of(game.package).items() if issubclass(step, Ask | AskTogether)}
    wanted = {f"ask-{kind}" for kind in asks} | {f"do-{name}" for name in game.words.verbs}
    wanted |= {f"event-{name}" for name in game.words.events} | {f"why-{code}" for code in game.words.reasons}
    assert {message for message in wanted if not speaker.has(f"{game.id}-{message}")} == set()
    assert asks == set(loglines(game.id).ASKS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_sentences_are_the_reviewed_ones(game: str, lang: str) -> None:
    """Read the difference, then write the file anew: ``python -m tests.games.<game>.loglines``."""
    sentences = loglines(game).SENTENCES
    assert sentences.text(lang) == sentences.path(lang).read_text(encoding="utf-8")


def test_no_label_is_unused() -> None:
    """Labels of boards and of the terminal are written in full in the sources, or by what they end or begin with."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in sources())
    literal = set(re.findall(r"""["'`]([\w-]+)["'`]""", source))
    begun = tuple(set(re.findall(r"""["'`]([\w-]+-)\$?\{""", source)) - {f"{family}-" for family in FAMILIES})
    files = (ROOT / "src" / "greathall" / "locales" / "en").glob("*.ftl")
    ids = {one for file in files for one in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)}
    for family in FAMILIES:
        labels = {one: one.removeprefix(f"{family}-") for one in ids if one.startswith(f"{family}-")}
        unused = {one for one, tail in labels.items() if not {one, tail} & literal and not tail.startswith(begun)}
        assert {one for one in unused if not one.startswith(begun)} == set()


def sources() -> list[Path]:
    found = [*(ROOT / "src" / "greathall").rglob("*.py")]
    return [*found, *(ROOT / "web" / "src").rglob("*.svelte"), *(ROOT / "web" / "src").rglob("*.ts")]
