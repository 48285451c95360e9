"""Everything that can be said in a game can be said in three languages."""

from __future__ import annotations

from random import Random

import pytest

from greathall.core.registry import find, ids
from greathall.core.speech.text import LANGUAGES, Person, Speaker
from tests.conformance.tables import Config, configs, random_plies

STAGE_OF_ALL = "all"
PEOPLE = (Person("Анна", "female"), Person("Ян", "male"), Person("Яна", "female"), Person("Олесь", "male"))


def _in_turn() -> list[tuple[Config, str]]:
    """Every configuration in one language, languages in turn; the first of every game in all of them."""
    found: list[tuple[Config, str]] = []
    seen: set[str] = set()
    for i, config in enumerate(configs()):
        found += [(config, lang) for lang in LANGUAGES if config.game not in seen or lang == LANGUAGES[i % 3]]
        seen.add(config.game)
    return found


def stages_of(speaker: Speaker, message: str) -> list[str]:
    return list(speaker.bundle.get_message(message).attributes)


@pytest.mark.parametrize(("config", "lang"), _in_turn(), ids=str)
def test_every_question_option_reason_and_event_has_words(config: Config, lang: str) -> None:
    speaker = Speaker(lang, config.game, PEOPLE)
    table = config.new(51)
    for now in random_plies(table, Random(51)):
        if now.ply >= 60 and now.ply % 5:
            continue
        for decision in now.decisions:
            lines = [speaker.ask(decision), *(speaker.option(option) for option in decision.options)]
            lines += [speaker.reason(one.reason) for one in decision.blocked()]
            lines += [
                speaker.attribute(option.message, stage, **option.params) or ""
                for option in decision.options
                for stage in stages_of(speaker, option.message)
            ]
            assert all(line.strip() and "{" not in line for line in lines)
            assert len({speaker.option(option) for option in decision.options}) == len(decision.options), (
                "two options of one decision read the same"
            )
            assert speaker.rule(decision.rule)[1]
    for _, event in table.events(-1, None):
        assert speaker.event(event)
        assert speaker.rule(event.rule)[1], f"{event} follows from no rule"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ids())
def test_stages_of_long_lists_are_parts_of_an_option(game: str, lang: str) -> None:
    """The browser tells many options in stages: an option's message has an attribute for each."""
    speaker = Speaker(lang, game, PEOPLE)
    for verb in find(game).words.verbs.values():
        assert {*stages_of(speaker, f"{game}-do-{verb.name}")} <= {STAGE_OF_ALL, *verb.kinds}
