"""Clocks are worked out from the log alone, so time can be made up here."""

from __future__ import annotations

from greathall.server import log
from greathall.server.clock import deadlines, run_out, time_left
from greathall.server.log import Clock, Header, Place
from greathall.server.sitting import Sitting

SECOND = 1000


def sitting(clock: Clock) -> Sitting:
    places = (Place("person", "Anna", taken=True), Place("person", "Boris", taken=True))
    made = Sitting(Header("castle", 1, "0", {}, places, clock=clock), "secret")
    made.apply(log.Start(("red", "blue")), at=0)
    return made


def choose(made: Sitting, seat: int, at: int) -> None:
    decision = made.decision_of(seat)
    assert decision is not None
    made.apply(log.Choose(decision.options[0].notation), at)


def test_each_decision_has_its_time_from_when_it_was_opened() -> None:
    made = sitting(Clock(60))
    assert deadlines(made) == {0: 60 * SECOND, 1: 60 * SECOND}
    choose(made, 0, 10 * SECOND)
    assert deadlines(made) == {1: 60 * SECOND}  # the other one's answer does not lengthen it
    choose(made, 1, 20 * SECOND)
    (seat,) = deadlines(made)
    assert deadlines(made) == {seat: 80 * SECOND}


def test_a_games_time_is_what_is_left_after_all_thinking() -> None:
    made = sitting(Clock(100, "game"))
    choose(made, 0, 30 * SECOND)
    choose(made, 1, 40 * SECOND)
    assert time_left(made) == {0: 70 * SECOND, 1: 60 * SECOND}
    (seat,) = deadlines(made)
    assert deadlines(made)[seat] == 40 * SECOND + time_left(made)[seat]
    made.apply(log.HandOver(seat, "greedy"), 50 * SECOND)
    assert set(time_left(made)) == {1 - seat}  # a bot has no clock


def test_a_clock_for_each_decision_saves_nothing_up() -> None:
    made = sitting(Clock(60))
    choose(made, 0, 10 * SECOND)
    assert time_left(made) == {}


def test_a_run_out_decision_plays_its_default_and_the_second_hands_the_seat_over() -> None:
    made = sitting(Clock(60))
    assert run_out(made, 59 * SECOND, 0) == []
    assert run_out(made, 61 * SECOND, 62 * SECOND) == []  # the server was down: everybody gets a little longer
    choose(made, 1, 1 * SECOND)
    now = 61 * SECOND
    for late in (1, 2):
        decision = made.decision_of(0)
        while decision is None:
            choose(made, made.decisions[0].seat, now)
            decision = made.decision_of(0)
        now += 61 * SECOND
        entries = run_out(made, now, 0)
        assert entries[0] == log.Choose(decision.default.notation, "clock")
        assert [type(entry) for entry in entries[1:]] == ([log.HandOver] if late == 2 else [])
        for entry in entries:
            made.apply(entry, now)
        assert made.places[0].late == late
    assert made.played_by(0)
    assert 0 not in deadlines(made)


def test_a_choice_of_ones_own_makes_good_for_being_late() -> None:
    made = sitting(Clock(60))
    choose(made, 1, 1 * SECOND)
    (entry,) = run_out(made, 61 * SECOND, 0)
    made.apply(entry, 61 * SECOND)
    while made.decision_of(0) is None:
        choose(made, made.decisions[0].seat, 62 * SECOND)
    choose(made, 0, 63 * SECOND)
    assert made.places[0].late == 0


def test_an_empty_games_clock_hands_the_seat_over_at_once() -> None:
    made = sitting(Clock(60, "game"))
    first, second = run_out(made, 61 * SECOND, 0)
    assert isinstance(first, log.Choose)
    assert second == log.HandOver(0, "greedy")
