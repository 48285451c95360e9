"""What the compiled build shows is what the source shows: wrong types, pickles, fields, names."""

from __future__ import annotations

import pickle
from dataclasses import fields, replace

import pytest

import greathall
from greathall.core.errors import IllegalChoice, RecordError, SetupError
from greathall.core.registry import find, ids
from greathall.core.rules.chance import Scripted
from greathall.core.rules.steps import steps_of
from greathall.core.table.table import Table


@pytest.mark.parametrize("choice", [None, 7, 1.5, b"s0", ("s0",)])
def test_a_choice_of_a_wrong_type_is_refused_in_our_words(choice: object) -> None:
    table = greathall.new("castle", seats=2, seed=1)
    with pytest.raises(IllegalChoice, match="a choice is an option or its notation"):
        table.play(choice)  # type: ignore[arg-type]


def test_a_seat_that_is_none_is_refused_in_our_words() -> None:
    table = greathall.new("castle", seats=2, seed=1)
    with pytest.raises(IllegalChoice, match="there is no deciding seat 'a'"):
        table.resign("a")  # type: ignore[arg-type]
    with pytest.raises(SetupError, match="seats must be a whole number, got True"):
        greathall.new("castle", seats=True, seed=1)


@pytest.mark.parametrize("game", ids())
def test_steps_are_pickled_whole(game: str) -> None:
    table: Table = greathall.new(game, seats=3, seed=5)
    for _ in range(40):
        table.play(table.decisions[0].options[-1])
    assert pickle.loads(pickle.dumps(table.state.stack)) == table.state.stack


@pytest.mark.parametrize("game", ids())
def test_steps_know_their_fields(game: str) -> None:
    for kind, step in steps_of(find(game).package).items():
        assert step.kind == kind
        assert [one.name for one in fields(step)] == list(step.__match_args__)  # type: ignore[arg-type]


def test_a_record_can_be_replaced_in_part() -> None:
    table = greathall.new("castle", seats=2, seed=1)
    top = table.state.stack[-1]
    assert replace(top) == top
    assert repr(top).startswith(f"{type(top).__name__}(")


def test_chance_that_breaks_off_leaves_no_half_move() -> None:
    """As in ``tests/core/test_table.py``, by chance that breaks off: compiled code cannot be changed while it runs."""
    table = greathall.new("paladins", seats=3, seed=3)
    real, broken, ply = table._dealer.chance, False, 0
    while not broken:
        before, ply = table.hash(), table.ply
        table._dealer.chance = Scripted([])
        try:
            table.play(table.decisions[0].options[0])
        except RecordError:
            broken = True
            assert (table.hash(), table.ply) == (before, ply)
        table._dealer.chance = real
    table.play(table.decisions[0].options[0])
    assert table.ply == ply + 1
