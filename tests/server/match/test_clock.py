"""Clocks are worked out from the log alone, so time can be made up here."""

from __future__ import annotations

from greathall.server.match.clock import deadlines, run_out, time_left
from greathall.server.match.log import game_entries, seat_entries
from greathall.server.match.log.header import Header, Place
from greathall.server.match.match import Match
from greathall.server.wire.fields import Clock

SECOND = 1000


def match_with(clock: Clock) -> Match:
    places = (Place("person", "Anna", taken=True), Place("person", "Boris", taken=True))
    made = Match(Header("castle", 1, "0", {}, places, clock=clock), "secret")
    made.apply(game_entries.Start(("red", "blue")), at=0)
    return made


def choose(made: Match, seat: int, at: int) -> None:
    decision = made.decision_of(seat)
    assert decision is not None
    made.apply(game_entries.Choose(decision.options[0].notation), at)


def test_each_decision_has_its_time_from_when_it_was_opened() -> None:
    made = match_with(Clock(60))
    assert deadlines(made) == {0: 60 * SECOND, 1: 60 * SECOND}
    choose(made, 0, 10 * SECOND)
    assert deadlines(made) == {1: 60 * SECOND}  # the other one's answer does not lengthen it
    choose(made, 1, 20 * SECOND)
    (seat,) = deadlines(made)
    assert deadlines(made) == {seat: 80 * SECOND}


def test_a_games_time_is_what_is_left_after_all_thinking() -> None:
    made = match_with(Clock(100, "game"))
    choose(made, 0, 30 * SECOND)
    choose(made, 1, 40 * SECOND)
    assert time_left(made) == {0: 70 * SECOND, 1: 60 * SECOND}
    (seat,) = deadlines(made)
    assert deadlines(made)[seat] == 40 * SECOND + time_left(made)[seat]
    made.apply(seat_entries.HandOver(seat, "greedy"), 50 * SECOND)
    assert set(time_left(made)) == {1 - seat}  # a bot has no clock


def test_a_clock_for_each_decision_saves_nothing_up() -> None:
    made = match_with(Clock(60))
    choose(made, 0, 10 * SECOND)
    assert time_left(made) == {}


def test_a_run_out_decision_plays_its_default_and_the_second_hands_the_seat_over() -> None:
    made = match_with(Clock(60))
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
        rung = run_out(made, now, 0)
        assert rung[0] == game_entries.Choose(decision.default.notation, "clock")
        assert [type(entry) for entry in rung[1:]] == ([seat_entries.HandOver] if late == 2 else [])
        for entry in rung:
            made.apply(entry, now)
        assert made.places[0].late == late
    assert made.played_by(0)
    assert 0 not in deadlines(made)


def test_a_choice_of_ones_own_makes_good_for_being_late() -> None:
    made = match_with(Clock(60))
    choose(made, 1, 1 * SECOND)
    (entry,) = run_out(made, 61 * SECOND, 0)
    made.apply(entry, 61 * SECOND)
    while made.decision_of(0) is None:
        choose(made, made.decisions[0].seat, 62 * SECOND)
    choose(made, 0, 63 * SECOND)
    assert made.places[0].late == 0


def test_an_empty_games_clock_hands_the_seat_over_at_once() -> None:
    made = match_with(Clock(60, "game"))
    first, second = run_out(made, 61 * SECOND, 0)
    assert isinstance(first, game_entries.Choose)
    assert second == seat_entries.HandOver(0, "squire", "clock")
