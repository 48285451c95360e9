"""The levels: fair, steady, quick enough, and able to play every game."""

from __future__ import annotations

import logging
from random import Random

import pytest

import greathall
from greathall import SetupError, Table
from greathall.bots import Question, drive, level_names, make, question_for
from greathall.bots.levels import Steady, playable_levels, usual_level
from greathall.bots.search.budget import Budget
from greathall.bots.search.judge import RuleOfThumb
from greathall.bots.search.searcher import Effort, TurnSearcher, pick
from greathall.core.registry import find, ids
from greathall.core.speech.options import Option

LEARNED = [name for name in level_names() if name != "novice"]


def midgame(game: str, seats: int, plies: int) -> Table:
    """A table after some choices at random, with a real choice to make."""
    table, rng = greathall.new(game, seats=seats, seed=plies), Random(plies)
    while table.ply < plies or len(table.decisions[0].options) < 2:
        table.play(rng.choice(table.decisions[0].options))
    return table


@pytest.mark.parametrize("name", level_names())
@pytest.mark.parametrize("game", ids())
def test_every_level_answers_at_every_number_of_seats(game: str, name: str) -> None:
    for seats in find(game).seats:
        table = midgame(game, seats, 12)
        bot = make(name)
        for _ in range(2):
            decision = table.decisions[0]
            table.play(bot.choose(question_for(table, decision), Random(1)))
        assert isinstance(bot, Steady)
        assert bot.failures == 0


def with_secrets(game: str) -> tuple[Table, int]:
    """A table with a seat that has a choice, and somebody else's secret behind it."""
    table, rng = greathall.new(game, seats=find(game).seats[-1], seed=6), Random(6)
    while True:
        table.play(rng.choice(table.decisions[0].options))
        decision = table.decisions[-1]
        worlds = {table.sample_world(decision.seat, Random(other)).hash() for other in range(3)}
        if table.ply > 20 and len(decision.options) > 1 and len(worlds) > 1:
            return table, decision.seat


@pytest.mark.parametrize("name", level_names())
@pytest.mark.parametrize("game", ids())
def test_no_level_can_tell_what_is_hidden(game: str, name: str) -> None:
    """Everything that the seat cannot know is swapped: the same question with the same luck gets the same answer."""
    table, seat = with_secrets(game)
    truths = [table, *(table.sample_world(seat, Random(other)) for other in range(3))]
    choices = set()
    for truth in truths:
        decision = truth.decision_of(seat)
        assert decision is not None
        choices.add(make(name).choose(question_for(truth, decision), Random(99)))
    assert len({truth.hash() for truth in truths}) > 1
    assert len(choices) == 1


@pytest.mark.parametrize("name", ["novice", "squire"])
def test_a_game_of_levels_can_be_played_again(name: str) -> None:
    records = []
    for _ in range(2):
        table = greathall.new("castle", seats=2, seed=8)
        drive(table, {seat: make(name) for seat in range(2)}, Random(8))
        records.append(table.record())
    assert records[0] == records[1]


class Broken:
    name = "broken"
    hits = 0

    def choose(self, question: Question, rng: Random) -> Option:
        raise ZeroDivisionError("a fault of its own")

    def weigh(self, question: Question, rng: Random) -> list[float]:
        return []


def test_a_bot_that_raises_holds_up_no_table(caplog: pytest.LogCaptureFixture) -> None:
    table = greathall.new("castle", seats=2, seed=8)
    bot = Steady(Broken())
    with caplog.at_level(logging.ERROR):
        drive(table, {0: bot, 1: make("random")}, Random(1))
    assert table.over
    assert bot.failures > 0
    assert "broken fails at choose-cards" in caplog.text


def test_seconds_are_a_cap_and_counted() -> None:
    table = midgame("paladins", 1, 12)
    question = question_for(table, table.decisions[0])
    hurried = TurnSearcher("hurried", lambda question: RuleOfThumb(), Effort(10**9, seconds=0.0))
    assert hurried.choose(question, Random(1)) in question.options
    assert hurried.hits == 1
    patient = TurnSearcher("patient", lambda question: RuleOfThumb(), Effort(30, seconds=60))
    patient.choose(question, Random(1))
    assert patient.hits == 0


def test_a_budget_is_spent_in_positions() -> None:
    budget = Budget(10, 60)
    budget.spend(9)
    assert not budget.spent
    budget.spend(1)
    assert (budget.spent, budget.hit_the_cap) == (True, False)


def test_whoever_hesitates_prefers_what_is_better() -> None:
    rng = Random(1)
    assert {pick([1.0, 5.0, 4.9], 0.0, rng) for _ in range(20)} == {1}
    taken = [pick([1.0, 5.0, 4.9], 0.5, rng) for _ in range(300)]
    assert taken.count(1) > taken.count(2) > 80
    assert taken.count(0) < 5


def test_without_numpy_the_lower_levels_play(monkeypatch: pytest.MonkeyPatch) -> None:
    assert usual_level() == "squire"
    monkeypatch.setattr("greathall.bots.levels.find_spec", lambda name: None)
    assert playable_levels() == ["novice"]
    assert usual_level() == "novice"
    assert make("novice").name == "novice"
    for name in LEARNED:
        with pytest.raises(SetupError, match=rf"{name} needs numpy: pip install 'greathall\[server\]'"):
            make(name)
