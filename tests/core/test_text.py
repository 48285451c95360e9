"""Numbers in sentences, as people write them."""

from __future__ import annotations

import pytest

from greathall.core.speech.text import LANGUAGES, Person, Speaker, written


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_negative_number_has_a_minus_sign(lang: str) -> None:
    speaker = Speaker(lang, "castle", [Person("Anna", "female")])
    said = speaker.say("castle-event-lost-points", seat="seat:0", n=-3)
    assert "−3" in said
    assert "-" not in said
    assert written(-12) == "−12"


def test_a_hyphen_in_a_name_stays() -> None:
    speaker = Speaker("en", "castle", [Person("Anna-2")])
    assert speaker.say("castle-event-lost-points", seat="seat:0", n=5).startswith("Anna-2 loses")


def test_an_address_is_left_as_it_is() -> None:
    link = "https://hall.example/table/-6xqpzhRpW-b6-zw#key=-7"
    assert link in Speaker("en", also=("notify",)).say("notify-mail-open", link=link)


def test_the_source_of_a_rule_is_told_in_the_readers_language() -> None:
    assert Speaker("en").source("p. 12, rulings 3, 4") == "p. 12, rulings 3, 4"
    assert Speaker("ru").source("p. 12, ruling 7") == "с. 12, решение 7"
    assert Speaker("uk").source("paragraph 9") == "абзац 9"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Place 2 scouts and 1 cleric"),
        ("ru", "Поставить 2 разведчиков и 1 клирика"),
        ("uk", "Поставити 2 розвідників і 1 клірика"),
    ],
)
def test_equal_elements_of_a_choice_are_counted(lang: str, said: str) -> None:
    workers = ["worker:scout", "worker:cleric", "worker:scout"]
    assert Speaker(lang, "paladins").say("paladins-do-place", workers=workers) == said
