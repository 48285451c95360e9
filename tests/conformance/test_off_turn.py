"""Whoever is asked something while another one plays can say beforehand what to answer: such questions are declared."""

from __future__ import annotations

from random import Random

import pytest

import greathall
from greathall.core.registry import find
from greathall.core.rules.steps import off_turn_kinds, steps_of
from greathall.core.speech.text import LANGUAGES, Speaker
from tests.conformance.tables import Config, one_per_seat_count, random_plies

BETWEEN_TURNS = {
    # Everybody is asked in turn: at the start of a round, by winter events, in the final scoring.
    "castle": {
        "answer-beggar",
        "choose-cards",
        "choose-reward",
        "convert-piece",
        "court",
        "equip-freely",
        "first-worker",
        "offer",
        "pay-for-helpers",
        "pay-or-lose-card",
        "take-gift",
    },
    "paladins": {"choose-paladins", "pick-tavern"},
    # Cards for the era and the plan of a round; upkeep.
    "crusaders": {"bonus-card", "disband-armies", "draw-cards", "old-age-wisdom", "pay-armies", "plan"},
}
GAMES_EACH = 5


@pytest.mark.parametrize("config", [one for one in one_per_seat_count() if one.seats > 1], ids=str)
def test_a_question_in_the_turn_of_another_is_declared(config: Config) -> None:
    """Unless the seat has brought it about by what it has just chosen."""
    between = BETWEEN_TURNS.get(config.game, set())
    for seed in range(GAMES_EACH):
        playing: int | None = None
        for table in random_plies(config.new(seed), Random(seed)):
            if table._tip.turn_of is not None:
                playing = table._tip.turn_of
            if any(decision.kind in between for decision in table.decisions):
                playing = None
            chosen = table._tip.option.seat if table._tip.option is not None else None
            for decision in table.decisions:
                if playing not in (None, decision.seat) and chosen != decision.seat:
                    assert decision.off_turn, f"ply {table.ply}: {decision} comes in the turn of s{playing}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in greathall.games()])
def test_such_questions_and_no_others_have_a_topic(game: str, lang: str) -> None:
    speaker, package = Speaker(lang, game), find(game).package
    named = [kind for kind in steps_of(package) if speaker.attribute(f"{game}-ask-{kind}", "topic")]
    assert sorted(named) == off_turn_kinds(package)
