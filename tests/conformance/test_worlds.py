"""The lean path of a search plays the same game as the table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from greathall.core.rules.steps import Step
from tests.conformance.tables import Config, configs, midgame, one_per_seat_count


@pytest.mark.parametrize("config", configs(), ids=str)
def test_a_world_has_the_choices_chance_and_states_of_the_table(config: Config) -> None:
    table = config.new(5)
    world = table.lean()
    rng = Random(5)
    for _ in range(500):
        assert world.hash() == table.hash()
        assert world.over == table.over
        if table.over:
            break
        decision = table.decisions[0]
        assert world.seat == decision.seat
        assert world.options() == decision.options
        option = rng.choice(decision.options)
        table.play(option)
        world.play(option)
    assert world.scores() == table.scores()


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_a_world_can_stop_before_any_automatic_step_and_go_on(config: Config) -> None:
    """Whatever a search stops at, going on leads to where the table is."""
    table = config.new(8)
    world = table.lean()
    rng = Random(8)
    stops: set[type[Step[Any]]] = set()
    paused = 0
    for _ in range(60):
        if table.over:
            break
        stops |= {type(step) for step in table.state.stack if not step.asks}
        option = rng.choice(table.decisions[0].options)
        table.play(option)
        world.play(option, frozenset(stops))
        while world.paused:
            paused += 1
            world.go_on(frozenset(stops))
        assert world.hash() == table.hash()
    assert paused > 0


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_clones_of_a_world_are_independent(config: Config) -> None:
    table = midgame(config, 3, 30)
    world = table.lean(Random(1))
    before = world.hash()
    twin = world.clone(Random(2))
    rng = Random(4)
    for _ in range(20):
        if twin.over:
            break
        twin.play(rng.choice(twin.options()))
    assert world.hash() == before
