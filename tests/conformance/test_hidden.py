"""Hidden stays hidden: nothing a seat gets changes when what it cannot know is drawn anew."""

from __future__ import annotations

from random import Random

import pytest

from greathall.core.rules.steps import AskTogether
from greathall.core.table.table import Table
from tests.conformance.tables import Config, midgame, one_per_seat_count, plain, random_plies, sampled_plies


def shown(table: Table, seat: int | None) -> str:
    """All that a seat is shown: its view with its options, and what is blocked for it."""
    blocked = [one.to_dict() for one in table.blocked(seat)] if seat is not None else []
    return plain([table.view(seat), blocked])


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_a_view_does_not_change_when_the_unseen_is_drawn_anew(config: Config) -> None:
    rng = Random(31)
    for table in sampled_plies(config, 31):
        for seat in (*range(config.seats), None):
            world = table.sample_world(seat, rng)
            assert shown(world, seat) == shown(table, seat)


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_sampled_worlds_depend_only_on_the_view(config: Config) -> None:
    for table in sampled_plies(config, 32):
        for seat in (*range(config.seats), None):
            elsewhere = table.sample_world(seat, Random(table.ply))
            assert table.sample_world(seat, Random(5)).hash() == elsewhere.sample_world(seat, Random(5)).hash()


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_sampled_worlds_can_be_played_to_the_end(config: Config) -> None:
    table = midgame(config, seed=33, plies=30)
    for seat in (*range(config.seats), None):
        world = table.sample_world(seat, Random(1))
        whole = world.game.census(world.state)
        for now in random_plies(world, Random(2)):
            assert now.game.census(now.state) == whole
        assert world.over


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_sealed_answers_show_in_nobody_elses_events(config: Config) -> None:
    checked = 0
    for table in random_plies(config.new(34), Random(34), 60):
        if table.over or not isinstance(table.state.stack[-1], AskTogether) or len(table.decisions) < 2:
            continue
        decision = table.decisions[0]
        told = set()
        for option in decision.options:
            twin = table.clone()
            twin.play(option)
            others = [seat for seat in (*range(config.seats), None) if seat != decision.seat]
            told.add(plain([[event.to_dict() for _, event in twin.events(table.ply, seat)] for seat in others]))
            assert twin.view(decision.seat)["sealed"] == option.notation
        assert len(told) == 1
        checked += 1
    if any(isinstance(step, AskTogether) for step in config.new(34).state.stack):
        assert checked


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_answers_given_together_may_arrive_in_any_order(config: Config) -> None:
    for table in random_plies(config.new(35), Random(35), 80):
        if len(table.decisions) < 2:
            continue
        choices = [Random(table.ply).choice(decision.options) for decision in table.decisions]
        ends = set()
        for order in (choices, choices[::-1]):
            twin = table.clone()
            for choice in order:
                twin.play(choice, ply=table.ply)
            ends.add(twin.hash())
        assert len(ends) == 1
