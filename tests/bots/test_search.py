"""Looking ahead: a turn to its end, and a tree in many worlds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import greathall
from greathall.bots.search.budget import Budget
from greathall.bots.search.others import Sensible
from greathall.bots.search.tree import Node, TreeSearch
from greathall.bots.search.turn import search_turn
from greathall.core.rules.steps import AskTogether
from greathall.core.table.world import World
from tests.bots.test_nets import net

PLENTY = 60.0


class Rich:
    """Only talers count; and it keeps what it was shown."""

    spread = 1.0

    def __init__(self) -> None:
        self.shown: list[World] = []

    def values(self, worlds: Sequence[World], seat: int) -> list[float]:
        self.shown += worlds
        return [float(world.state.players[seat].talers) for world in worlds]


def world_in_play(seats: int, seed: int) -> World:
    """A Castle world where one seat has several options in a turn of its own."""
    table, rng = greathall.new("castle", seats=seats, seed=seed), Random(seed)
    while table.ply < 20 or len(table.decisions) > 1 or len(table.decisions[0].options) < 3:
        table.play(rng.choice(table.decisions[0].options))
    return table.lean_world(table.decisions[0].seat, Random(seed))


def test_a_turn_is_searched_to_its_end_and_no_further() -> None:
    world = world_in_play(2, 3)
    judge, options = Rich(), world.options()
    budget = Budget(400, PLENTY)
    values = search_turn(world, options, judge, Sensible(judge), budget, Random(1))
    assert len(values) == len(options)
    assert all(-1000 < value < 1000 for value in values)
    ended = [shown for shown in judge.shown if shown.over or shown.paused]
    assert ended
    assert all(shown.over or shown.paused or shown.seat == options[0].seat for shown in judge.shown)


def test_a_search_stays_within_its_budget() -> None:
    world = world_in_play(3, 5)
    judge, options = Rich(), world.options()
    budget = Budget(1, PLENTY)
    search_turn(world, options, judge, Sensible(judge), budget, Random(1))
    assert len(judge.shown) == len(options)


def test_the_world_of_a_question_stays_as_it_was() -> None:
    world = world_in_play(3, 6)
    before = world.hash()
    judge = Rich()
    search_turn(world, world.options(), judge, Sensible(judge), Budget(60, PLENTY), Random(1))
    assert world.hash() == before


def test_others_choose_what_is_best_for_themselves() -> None:
    world = world_in_play(2, 3)
    chosen = Sensible(Rich()).answer(world, Random(1))
    talers = {}
    for option in world.options()[:8]:
        twin = world.clone()
        twin.play(option, world.game.turn_ends)
        talers[option] = twin.state.players[option.seat].talers
    if len(world.options()) <= 8:
        assert talers[chosen] == max(talers.values())


def test_branches_of_a_search_share_their_luck() -> None:
    world = world_in_play(2, 3)
    pool = list(range(1000))
    draws = [[world.clone().dealer.chance.index("x", pool) for _ in range(3)] for _ in range(2)]
    assert draws[0] == draws[1]
    chance = world.clone().dealer.chance
    drawn = [chance.index("x", pool) for _ in range(2000)]
    assert 450 < sum(drawn) / len(drawn) < 550
    assert len(set(drawn)) > 700


def test_a_tree_gives_every_pass_to_what_looks_promising() -> None:
    table = greathall.new("castle", seats=2, seed=4)
    table.play(table.decisions[1].options[0])
    rng = Random(1)
    tree = TreeSearch(net(), lambda: table.lean_world(0, rng), 0)
    options = table.decisions[0].options
    arms = tree.run(options, Budget(40, PLENTY))
    assert len(arms) == len(options)
    assert sum(arm.visits - 1 for arm in arms) == 40
    assert max(arm.visits for arm in arms) > 3


def test_in_a_tree_nobody_answers_what_it_cannot_have_seen() -> None:
    """Sealed answers stand side by side at one node, also those that were given before."""
    table = greathall.new("castle", seats=2, seed=4)
    table.play(table.decisions[1].options[0])
    rng = Random(1)
    tree = TreeSearch(net(), lambda: table.lean_world(0, rng), 0)
    world = tree.unsealed(tree.world())
    top = world.state.stack[-1]
    assert isinstance(top, AskTogether)
    assert top.waiting() == [0, 1]
    node = Node()
    chosen, arms = tree.choose(node, world)
    assert [option.seat for option in chosen] == [0, 1]
    assert [arm.seat for arm in arms] == [0, 1]
    assert {arm.seat for arm in node.arms.values()} == {0, 1}
