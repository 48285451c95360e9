"""The coach: the best few options, what everybody may hope for, and the choices that cost most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from random import Random

import pytest

import greathall
from greathall.bots.bot import Question
from greathall.bots.coach.advisers import Advisers
from greathall.bots.coach.hint import MOST_OPTIONS, WORLDS, estimate, hint
from greathall.bots.coach.review import COSTLY, review
from greathall.bots.coach.staff import advisers_for
from greathall.bots.drive import question_for
from greathall.core.registry import find
from greathall.core.storage.record import walk
from greathall.core.table.table import Table
from greathall.core.table.world import World


class ByNumber:
    """Likes an option the better, the later it stands in the list."""

    def __init__(self, step: float = 1.0) -> None:
        self.step = step
        self.asked = 0

    def weigh(self, question: Question, rng: Random) -> Sequence[float]:
        self.asked += 1
        return [self.step * i for i in range(len(question.options))]


class Unsure(ByNumber):
    """Has looked at the first two options only."""

    def weigh(self, question: Question, rng: Random) -> Sequence[float]:
        return [1.0, 2.0, *[-inf] * (len(question.options) - 2)]


class Points:
    """Everybody will have what they have, and a point for every feature that shows."""

    def outlook(self, world: World) -> Sequence[float]:
        return [float(sum(world.game.features(world.state, seat))) for seat in range(world.setup.seats)]


def advisers(quick: ByNumber, strong: ByNumber) -> Advisers:
    return Advisers(strong, quick, Points(), "score")


ASKED = advisers(ByNumber(), ByNumber())


def a_game(seed: int = 4) -> Table:
    table = greathall.new("castle", seats=2, seed=seed)
    rng = Random(seed)
    while not table.over:
        decision = rng.choice(table.decisions)
        table.play(rng.choice(decision.options))
    return table


def test_a_hint_tells_the_best_few_options_the_best_first() -> None:
    table = greathall.new("castle", seats=2, seed=1)
    question = question_for(table, table.decisions[0])
    found = hint(question, ByNumber(), Random(1))
    assert [one.option for one in found] == list(question.options[::-1][:MOST_OPTIONS])
    assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)


def test_a_hint_does_not_tell_what_nobody_has_looked_at() -> None:
    table = greathall.new("castle", seats=2, seed=1)
    found = hint(question_for(table, table.decisions[0]), Unsure(), Random(1))
    assert [one.points for one in found] == [2.0, 1.0]


def test_an_estimate_follows_from_what_the_seat_may_know() -> None:
    """Cards that the other has laid unseen are drawn anew: they change nothing."""
    table = greathall.new("castle", seats=2, seed=1)
    table.play(table.decision_of(1).options[-1])  # type: ignore[union-attr]
    other = greathall.new("castle", seats=2, seed=1)
    other.play(other.decision_of(1).options[0])  # type: ignore[union-attr]
    told = [estimate(one, 0, ASKED, Random(7)) for one in (table, other)]
    assert told[0] == told[1]
    assert len(told[0]) == 2


def test_an_estimate_of_a_finished_game_is_its_end() -> None:
    class Counting(Points):
        asked = 0

        def outlook(self, world: World) -> Sequence[float]:
            self.asked += 1
            return super().outlook(world)

    table, seer = a_game(), Counting()
    asked = ASKED._replace(seer=seer)
    assert estimate(table, 0, asked, Random(1)) == list(Points().outlook(table.lean()))
    assert seer.asked == 1
    running = greathall.new("castle", seats=2, seed=1)
    estimate(running, 0, asked, Random(1))
    assert seer.asked == 1 + WORLDS


class Hopeful:
    """Everybody hopes to win."""

    def outlook(self, world: World) -> Sequence[float]:
        return [4.0, 6.0, -9.0][: world.setup.seats]


def test_of_two_who_hope_to_lead_one_is_as_far_ahead_as_the_other_is_behind() -> None:
    asked = ASKED._replace(seer=Hopeful(), goal="margin")
    assert estimate(greathall.new("castle", seats=2, seed=1), 0, asked, Random(1)) == [-1.0, 1.0]
    assert estimate(greathall.new("castle", seats=3, seed=1), 0, asked, Random(1)) == [-1.0, 1.0, -14.0]
    # Against an automa only one was asked.
    assert estimate(greathall.new("viscounts", seats=1, seed=1), 0, asked, Random(1)) == [4.0]


def test_a_review_goes_through_the_whole_game() -> None:
    table = a_game()
    found = review(table.record(), advisers(ByNumber(), ByNumber()), Random(1))
    assert len(found.curve) == table.ply + 1
    assert all(len(hopes) == 2 for hopes in found.curve)
    assert found.curve[-1] == list(Points().outlook(table.lean()))


def test_a_review_names_the_choices_that_cost_most() -> None:
    table = a_game()
    record = table.record()
    found = review(record, advisers(ByNumber(), ByNumber()), Random(1)).costly
    assert len(found) == COSTLY
    costs = [one.cost for one in found]
    assert costs == sorted(costs, reverse=True)
    every = []
    for then, ply in zip(walk(record), table.plies[1:], strict=False):
        assert ply.option is not None
        options = then.decision_of(ply.option.seat).options  # type: ignore[union-attr]
        every.append(len(options) - 1 - options.index(ply.option))
    assert costs == sorted(every, reverse=True)[:COSTLY]
    for one in found:
        assert table.plies[one.ply + 1].option == one.chosen != one.better


def test_a_review_asks_the_strong_adviser_only_where_it_matters() -> None:
    quick, strong = ByNumber(), ByNumber()
    review(a_game().record(), advisers(quick, strong), Random(1))
    assert 0 < strong.asked < quick.asked


def test_what_the_strong_adviser_does_not_mind_is_not_told() -> None:
    assert review(a_game().record(), advisers(ByNumber(), ByNumber(0.0)), Random(1)).costly == []


@pytest.mark.parametrize("seat", [0, 1])
def test_a_review_for_one_seat_judges_its_choices_only(seat: int) -> None:
    found = review(a_game().record(), advisers(ByNumber(), ByNumber()), Random(1), seat)
    assert {one.chosen.seat for one in found.costly} == {seat}


def test_a_review_of_a_game_that_somebody_gave_up() -> None:
    table = greathall.new("castle", seats=3, seed=2)
    for _ in range(10):
        table.play(table.decisions[0].options[0])
    table.resign(1)
    table.resign(2)
    found = review(table.record(), advisers(ByNumber(), ByNumber()), Random(1))
    assert len(found.curve) == table.ply + 1


def test_those_who_have_learned_castle_advise_and_foresee() -> None:
    pytest.importorskip("numpy")
    table = greathall.new("castle", seats=2, seed=3)
    learned = advisers_for(table.game, 2)
    found = hint(question_for(table, table.decisions[0]), learned.strong, Random(3))
    assert len(found) == MOST_OPTIONS
    assert found[0].points > found[-1].points
    mine, theirs = estimate(table, 0, learned, Random(3))
    assert mine == pytest.approx(-theirs)
    assert mine != 0


def test_a_game_without_a_net_has_no_coach() -> None:
    pytest.importorskip("numpy")
    unheard = replace(find("castle"), id="unheard-of")
    with pytest.raises(greathall.GreathallError):
        advisers_for(unheard, 2)
