"""The table's public contract: what it refuses, and that refusing changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import greathall
from greathall.core.rules.dealer import Dealer
from greathall.core.table.outcome import Outcome
from greathall.games.castle.words import CHOOSE, TAKE
from tests.conformance.tables import random_plies


@pytest.fixture
def table() -> greathall.Table:
    return greathall.new("castle", seats=3, seed=7, season="winter")


def test_games_tells_ids_seats_and_variants_each_time() -> None:
    for _ in range(2):
        castle = next(info for info in greathall.games() if info.id == "castle")
        assert list(castle.seats) == [2, 3, 4]
        assert {variant.name for variant in castle.variants} >= {"season", "winter_cards"}


@pytest.mark.parametrize(
    ("game", "options", "says"),
    [
        ("chess", {"seats": 2}, "there is no game 'chess'"),
        (7, {"seats": 2}, "there is no game 7"),
        ("castle", {"seats": 1}, "2 to 4 seats, got 1"),
        ("castle", {"seats": 5}, "2 to 4 seats, got 5"),
        ("castle", {"seats": "3"}, "whole number"),
        ("castle", {"seats": True}, "whole number"),
        ("castle", {"seats": 3, "season": "spring"}, "one of summer, winter"),
        ("castle", {"seats": 3, "weather": "fine"}, "no variant 'weather'"),
        ("castle", {"seats": 2, "colours": ("red", "red")}, "2 different ones"),
        ("castle", {"seats": 2, "first": 2}, "a seat from 0 to 1"),
    ],
)
def test_a_table_that_cannot_be_set_up_says_what_is_possible(game: Any, options: dict[str, Any], says: str) -> None:
    with pytest.raises(greathall.SetupError, match=says):
        greathall.new(game, **options)


def test_seats_tell_kind_side_and_colour() -> None:
    table = greathall.new("castle", seats=2, seed=1, colours=("green", "blue"), first=1)
    assert [(seat.kind, seat.side, seat.colour) for seat in table.seats] == [
        ("decides", 0, "green"),
        ("decides", 1, "blue"),
    ]
    assert table.state.start == 1


@pytest.mark.parametrize(
    ("choice", "error"),
    [
        ("", greathall.NotationError),
        ("choose trader", greathall.NotationError),
        ("s0", greathall.NotationError),
        ("s0 dance", greathall.NotationError),
        ("s0 take", greathall.NotationError),
        ("s0 take wood wood", greathall.NotationError),
        ("s0 pay-pieces many wood", greathall.NotationError),
        ("s9 choose trader", greathall.NotAsked),
        ("s0 choose unicorn", greathall.IllegalChoice),
        ("s0 choose trader messenger", greathall.IllegalChoice),
        ("s0 take wood", greathall.IllegalChoice),
        ("s0 choose architect", greathall.IllegalChoice),
        (None, greathall.IllegalChoice),
        (17, greathall.IllegalChoice),
    ],
)
def test_what_is_no_legal_choice_is_refused_and_changes_nothing(
    table: greathall.Table, choice: Any, error: type[Exception]
) -> None:
    before, ply, record = table.hash(), table.ply, table.record()
    with pytest.raises(error):
        table.play(choice)
    assert (table.hash(), table.ply, table.record()) == (before, ply, record)


def test_a_refusal_names_the_rule_and_what_is_missing(table: greathall.Table) -> None:
    with pytest.raises(greathall.IllegalChoice) as refusal:
        table.play("s0 choose architect")
    assert refusal.value.reason is not None
    assert refusal.value.reason.rule == "castle.choose.architect-needs-played"


def test_a_seat_that_has_answered_is_not_asked_again(table: greathall.Table) -> None:
    table.play("s1 choose trader")
    with pytest.raises(greathall.NotAsked):
        table.play("s1 choose messenger")


def test_a_choice_made_for_another_ply_is_stale(table: greathall.Table) -> None:
    for seat in range(3):
        table.play(CHOOSE(seat, "bricklayer"), ply=0)  # all three were asked at ply 0
    decision = table.decisions[0]
    for ply in (0, 2, 99, -1):
        with pytest.raises(greathall.StaleChoice):
            table.play(decision.options[0], ply=ply)
    table.play(decision.options[0], ply=3)


def test_decision_ids_stay_while_others_answer(table: greathall.Table) -> None:
    before = {decision.seat: decision.id for decision in table.decisions}
    table.play("s1 choose trader")
    assert {decision.seat: decision.id for decision in table.decisions} == {0: before[0], 2: before[2]}


def test_equal_choices_of_two_seats_are_different_options() -> None:
    assert TAKE(0, "wood") == TAKE(0, "wood")
    assert TAKE(0, "wood") != TAKE(1, "wood")
    assert len({TAKE(0, "wood"), TAKE(1, "wood"), TAKE(0, "wood")}) == 2
    assert TAKE(0, "wood").touches == ("resource:wood",)
    assert TAKE(0, "wood").params == {"seat": "seat:0", "resource": "resource:wood"}


def test_nothing_can_be_played_when_the_game_is_over(table: greathall.Table) -> None:
    for _ in random_plies(table, Random(1)):
        pass
    with pytest.raises(greathall.GameOver):
        table.play("s0 choose trader")


def test_a_sealed_choice_can_be_withdrawn_until_the_last_is_in(table: greathall.Table) -> None:
    start = table.hash()
    table.play("s0 choose trader")
    after_first = table.hash()
    table.play("s2 choose messenger")
    table.undo(0)
    assert [decision.seat for decision in table.decisions] == [0, 1]
    table.play("s0 choose trader")
    table.undo(2)
    assert table.hash() == after_first
    table.undo(0)
    assert table.hash() == start
    for seat in range(3):
        table.play(CHOOSE(seat, "messenger"))
    for seat in range(3):
        with pytest.raises(greathall.UndoError):
            table.undo(seat)


def test_undo_knows_only_steps_and_turns(table: greathall.Table) -> None:
    with pytest.raises(greathall.UndoError, match="'step' or 'turn'"):
        table.undo(0, to="breakfast")
    with pytest.raises(greathall.UndoError):
        table.rewind(0)


def test_a_fault_inside_a_rule_leaves_no_half_move(table: greathall.Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.play("s0 choose trader")
    table.play("s1 choose trader")
    before = table.hash()

    def fail(self: Dealer) -> None:
        raise RuntimeError("a rule broke")

    monkeypatch.setattr(Dealer, "reveal", fail)
    with pytest.raises(RuntimeError):
        table.play("s2 choose trader")
    monkeypatch.undo()
    assert table.hash() == before
    table.play("s2 choose trader")
    assert table.ply == 3


def test_resigning_ranks_last_and_the_last_side_wins() -> None:
    table = greathall.new("castle", seats=3, seed=5)
    table.resign(1)
    assert table.outcome is None
    with pytest.raises(greathall.IllegalChoice):
        table.resign(1)
    table.resign(0)
    outcome = ended(table)
    assert outcome.winners == (2,)
    assert outcome.resigned == (1, 0)
    assert outcome.places[2] == 1
    with pytest.raises(greathall.GameOver):
        table.resign(2)
    assert greathall.replay(table.record()).outcome == outcome
    assert greathall.from_json(table.to_json()).outcome == outcome


def test_resigning_against_an_automa_ends_the_game() -> None:
    table = greathall.new("paladins", seats=1, seed=5)
    table.resign(0)
    assert ended(table).winners == (1,)


def ended(table: greathall.Table) -> Outcome:
    outcome = table.outcome
    assert table.over
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("seat", [-1, 3, "1", None])
def test_only_a_seat_can_resign(table: greathall.Table, seat: Any) -> None:
    with pytest.raises(greathall.IllegalChoice):
        table.resign(seat)


def test_the_winner_is_announced(table: greathall.Table) -> None:
    for _ in random_plies(table, Random(3)):
        pass
    outcome = table.outcome
    assert outcome is not None
    told = [event.params["seat"] for _, event in table.events(table.ply - 1, None) if event.message.endswith("won")]
    assert told == [f"seat:{seat}" for seat in outcome.winners]


def test_events_come_with_their_ply_and_from_any_point(table: greathall.Table) -> None:
    for _ in random_plies(table, Random(4), 30):
        pass
    everything = table.events(-1, None)
    assert everything[0][0] == 0
    assert table.events(12, None) == [(ply, event) for ply, event in everything if ply > 12]
    assert table.events(table.ply, None) == []


def test_search_tables_draw_their_own_chance_and_cannot_be_saved(table: greathall.Table) -> None:
    with pytest.raises(greathall.SaveError):
        table.clone(Random(1)).to_json()
    world = table.sample_world(0, Random(1))
    with pytest.raises(greathall.RecordError):
        world.record()
    world.play("s0 choose trader")
    with pytest.raises(greathall.UndoError, match="keeps no past"):
        world.undo(0)
