"""Random games to the end, in every seat count and variant, with every component conserved."""

from __future__ import annotations

from random import Random

import pytest

from greathall.core.table.decision import MAX_OPTIONS
from tests.conformance.tables import Config, configs, one_per_seat_count, plain, random_plies, sampled_plies

GAMES_EACH = 2


@pytest.mark.parametrize("config", configs(), ids=str)
def test_random_games_end_and_conserve_every_component(config: Config) -> None:
    for seed in range(GAMES_EACH):
        table = config.new(seed)
        whole = table.game.census(table.state)
        for now in random_plies(table, Random(seed)):
            assert now.game.census(now.state) == whole
            assert now.ply <= now.game.max_plies(now.setup)
            for decision in now.decisions:
                assert 1 <= len(decision.options) <= MAX_OPTIONS
        assert table.over
        assert table.decisions == []
        assert len(table.scores()) == len(table.seats)
        outcome = table.outcome
        assert outcome is not None
        assert outcome.winners
        assert sorted(seat for place in outcome.places for seat in [place]) == [seat.index for seat in table.seats]


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_options_and_blocked_are_the_two_halves_of_the_candidates(config: Config) -> None:
    for table in sampled_plies(config, 11):
        for decision in table.decisions:
            options, blocked = decision.options, table.blocked(decision.seat)
            refused = [one.option for one in blocked]
            assert not set(options) & set(refused)
            assert set(options) | set(refused) == set(decision.candidates)
            assert len(set(options)) == len(options)
            legal = [option for option in decision.candidates if decision.why_not(option) is None]
            assert options == legal, "options() must be the candidates without a why_not, in their order"
            assert decision.default in options
            assert all(option.seat == decision.seat for option in options)
            assert all(one.reason.rule for one in blocked)


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_notation_goes_both_ways(config: Config) -> None:
    for table in sampled_plies(config, 12):
        for decision in table.decisions:
            for option in decision.options:
                assert table.game.words.parse(option.notation) == option


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_everything_a_client_gets_is_plain_data(config: Config) -> None:
    for table in sampled_plies(config, 13):
        for seat in (*range(config.seats), None):
            assert plain(table.view(seat))
        for ply, event in table.events(table.ply - 1, None):
            assert plain([ply, event.to_dict()])
        for decision in table.decisions:
            assert plain([one.to_dict() for one in decision.blocked()])


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_the_same_seed_gives_the_same_game(config: Config) -> None:
    hashes = []
    for _ in range(2):
        table = config.new(14)
        for _ in random_plies(table, Random(14)):
            pass
        hashes.append(table.hash())
    assert hashes[0] == hashes[1]
