"""The simple bots: what they are told, that they are fair, and that looking ahead pays."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import greathall
from greathall import SetupError, Table
from greathall.bots import Bot, Question, bots, drive, make, question_for
from greathall.bots.drive import NoEnd
from greathall.core.speech.options import Option

SIMPLE = ("random", "greedy")


class Watchful:
    """Plays at random and keeps what it was told."""

    name = "watchful"

    def __init__(self) -> None:
        self.asked: list[Question] = []

    def choose(self, question: Question, rng: Random) -> Option:
        self.asked.append(question)
        return rng.choice(question.options)


def castle(seed: int, seats: int = 3, **variants: Any) -> Table:
    return greathall.new("castle", seats=seats, seed=seed, **variants)


def test_bots_are_found_by_name() -> None:
    assert bots() == ["random", "greedy", "novice", "squire", "knight", "champion"]
    assert [make(name).name for name in bots()] == bots()


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SetupError, match="no bot 'clever'; there are: random, greedy, novice"):
        make("clever")


@pytest.mark.parametrize("name", SIMPLE)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_bot_plays_to_the_end(name: str, seats: int) -> None:
    table = castle(5, seats, season="winter")
    drive(table, {seat: make(name) for seat in range(seats)}, Random(5))
    assert table.over


@pytest.mark.parametrize("name", SIMPLE)
def test_a_game_of_bots_can_be_played_again(name: str) -> None:
    records = []
    for _ in range(2):
        table = castle(8)
        drive(table, {seat: make(name) for seat in range(3)}, Random(8))
        records.append(table.record())
    assert records[0] == records[1]


def test_a_bot_is_told_what_its_seat_may_know_and_nothing_else() -> None:
    table = castle(2)
    watchful = Watchful()
    drive(table, {0: watchful, 1: make("random"), 2: make("random")}, Random(2))
    assert watchful.asked
    for question in watchful.asked:
        assert not any(isinstance(value, Table) for value in vars(question).values())
        assert {option.seat for option in question.options} == {0}
    assert watchful.asked[-1].view["you"] == 0


def test_a_world_is_a_table_of_its_own() -> None:
    table = castle(3)
    question = question_for(table, table.decisions[0])
    before = table.hash()
    world = question.world(Random(1))
    drive(world, {seat: make("random") for seat in range(3)}, Random(1))
    assert world.over
    assert world.state is not table.state
    assert table.hash() == before


def test_a_bot_cannot_tell_what_is_hidden() -> None:
    """Another truth behind the same view changes no choice: the others' sealed cards are drawn anew."""
    table = castle(4)
    drive(table, {seat: make("random") for seat in range(1, 3)}, Random(4))
    assert [decision.seat for decision in table.decisions] == [0]
    greedy = make("greedy")
    choices = set()
    hashes = set()
    for other in range(6):
        truth = table.sample_world(0, Random(other))
        hashes.add(truth.hash())
        choices.add(greedy.choose(question_for(truth, truth.decisions[0]), Random(99)))
    assert len(hashes) > 1
    assert len(choices) == 1


def test_the_driver_stops_where_a_person_is_asked() -> None:
    table = castle(6)
    heard: list[Option] = []
    drive(table, {1: make("random"), 2: make("random")}, Random(6), heard.append)
    assert [decision.seat for decision in table.decisions] == [0]
    assert [option.seat for option in heard] == [1, 2]


def test_the_driver_does_not_play_for_ever() -> None:
    table = castle(7)
    table.game = replace(table.game, max_plies=lambda setup: 5)
    with pytest.raises(NoEnd, match="not over after 5 plies"):
        drive(table, {seat: make("random") for seat in range(3)}, Random(7))


def test_looking_ahead_pays() -> None:
    """The same seeds and seats, once with each bot: greedy is ahead by far more than luck explains."""
    gains = []
    for seed in range(6):
        seat = seed % 3
        scores = []
        for name in ("greedy", "random"):
            table = castle(seed)
            seated: dict[int, Bot] = {other: make("random") for other in range(3)}
            seated[seat] = make(name)
            drive(table, seated, Random(seed))
            scores.append(table.scores()[seat])
        gains.append(scores[0] - scores[1])
    assert sum(gains) / len(gains) > 10
    assert sum(gain > 0 for gain in gains) >= 5


def test_whoever_looks_one_choice_ahead_does_not_beg() -> None:
    """Others are thought to answer at random: every offer would look like a gift, in every turn."""
    table, greedy, rng = greathall.new("crusaders", seats=3, seed=5), make("greedy"), Random(5)
    tempted, chosen = 0, set()
    for _ in range(80):
        decision = table.decisions[0]
        tempted += any(option.verb.name == "parley" for option in decision.options)
        choice = greedy.choose(question_for(table, decision), rng)
        chosen.add(choice.verb.name)
        table.play(choice)
    assert tempted > 10
    assert "parley" not in chosen
