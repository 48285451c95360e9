"""Undo goes to every allowed point and to no other."""

from __future__ import annotations

from random import Random

import pytest

import greathall
from greathall.core.table.table import Table
from tests.conformance.tables import Config, one_per_seat_count, random_plies, sampled_plies


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_a_step_is_taken_back_exactly_or_refused(config: Config) -> None:
    taken = refused = 0
    table = config.new(41)
    rng = Random(41)
    while not table.over:
        looked_at = table.ply < 60 or table.ply % 9 == 0
        before, ply, record = (table.hash(), table.ply, table.record()) if looked_at else ("", 0, "")
        option = rng.choice(rng.choice(table.decisions).options)
        table.play(option)
        if not looked_at:
            continue
        node = table._tip
        twin = table.clone()
        if node.barrier:
            with pytest.raises(greathall.UndoError):
                twin.undo(option.seat)
            assert twin.hash() == table.hash()
            refused += 1
        else:
            assert twin.can_undo(option.seat)
            twin.undo(option.seat)
            assert (twin.hash(), twin.ply, twin.record()) == (before, ply, record)
            taken += 1
    assert taken
    assert refused


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_whether_a_choice_can_be_taken_back_follows_from_what_its_seat_may_know(config: Config) -> None:
    """Otherwise undo would tell what is hidden: choose, look whether it can be taken back, take it back."""
    rng = Random(45)
    for table in sampled_plies(config, 45):
        for decision in table.decisions:
            option = rng.choice(decision.options)
            world, twin = table.sample_world(decision.seat, rng), table.clone()
            world.play(option)
            twin.play(option)
            assert (world.last.barrier, world.over) == (twin.last.barrier, twin.over)


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_nobody_takes_back_what_another_seat_has_done(config: Config) -> None:
    for table in random_plies(config.new(42), Random(42)):
        node = table._tip
        if node.option is None or node.sealed:
            continue
        for seat in range(config.seats):
            if seat != node.option.seat:
                assert not table.can_undo(seat)


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_undoing_a_turn_ends_where_steps_end(config: Config) -> None:
    """Taking a turn back at once is taking it back step by step."""
    for table in random_plies(config.new(43), Random(43), 120):
        seat = table._tip.option.seat if table._tip.option else None
        if seat is None or not table.can_undo(seat):
            continue
        at_once = table.clone()
        at_once.undo(seat, to="turn")
        assert at_once.hash() in _hashes_by_steps(table.clone(), seat)


def _hashes_by_steps(table: Table, seat: int) -> list[str]:
    hashes = []
    while table.can_undo(seat):
        table.undo(seat)
        hashes.append(table.hash())
    return hashes


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_all_seats_together_may_rewind_past_a_barrier(config: Config) -> None:
    table = config.new(44)
    hashes = [now.hash() for now in random_plies(table, Random(44))]
    for ply in (len(hashes) // 2, 0):
        table.rewind(ply)
        assert table.ply == ply
        assert table.hash() == hashes[ply]
    for _ in random_plies(table, Random(45)):
        pass
    assert table.over
