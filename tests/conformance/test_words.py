"""Everything that can be said in a game can be said in three languages."""

from __future__ import annotations

from random import Random

import pytest

from greathall.core.text import LANGUAGES, Person, Speaker
from tests.conformance.tables import Config, configs, random_plies

PEOPLE = (Person("Анна", "female"), Person("Ян", "male"), Person("Яна", "female"), Person("Олесь", "male"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("config", configs(), ids=str)
def test_every_question_option_reason_and_event_has_words(config: Config, lang: str) -> None:
    speaker = Speaker(lang, config.game, PEOPLE)
    table = config.new(51)
    for now in random_plies(table, Random(51)):
        for decision in now.decisions:
            lines = [speaker.ask(decision), *(speaker.option(option) for option in decision.options)]
            lines += [speaker.reason(one.reason) for one in decision.blocked()]
            assert all(line.strip() and "{" not in line for line in lines)
            assert len({speaker.option(option) for option in decision.options}) == len(decision.options), (
                "two options of one decision read the same"
            )
            assert speaker.rule(decision.rule)[1]
    for _, event in table.events(-1, None):
        assert speaker.event(event)
