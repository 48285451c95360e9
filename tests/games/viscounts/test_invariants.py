"""What must hold at rest, whatever was played: castle, leader, bonus cards, markers, cards, buildings."""

from __future__ import annotations

from random import Random

import pytest

import greathall
from greathall.games.viscounts.kingdom import POSITIONS
from greathall.games.viscounts.state import NOBODY, Viscounts


def at_rest(s: Viscounts) -> None:
    n = len(s.players)
    for workers in (s.first_tier, s.second_tier):
        for position in range(POSITIONS):
            there = workers[position * n : position * n + n]
            assert sum(there) <= 3, "a crowded section was not trimmed"
            assert max(there) <= 2, "three workers of one colour did not rise"
    if s.leader == NOBODY:
        assert not any(s.third_tier)
    else:
        assert s.third_tier[s.leader] == max(s.third_tier)
    taken = [bonus for player in s.players for bonus in player.bonuses]
    assert len(taken) == len(set(taken))
    for seat, player in enumerate(s.players):
        assert 1 <= player.corruption <= player.virtue <= 7
        assert min(player.silver, player.ink, player.gold, player.stone, player.debts, player.deeds) >= 0
        assert len(player.slots) == len(set(player.slots)) == s.owners.count(seat)
        if seat != s.automa:
            assert player.cards >= 3
    assert (s.last_round > 0) == (s.debts_left == 0 or s.deeds_left == 0)


@pytest.mark.rule(
    "viscounts.castle.trim", "viscounts.castle.rise", "viscounts.castle.leader", "viscounts.shift.minimum"
)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_between_turns_everything_is_settled(seats: int, seed: int) -> None:
    table = greathall.new("viscounts", seats=seats, seed=seed)
    rng, checked = Random(seed), 0
    while not table.over:
        table.play(rng.choice(table.decisions[0].options))
        state = table.state
        assert isinstance(state, Viscounts)
        if table.over or table.decisions[0].kind == "play-card":
            at_rest(state)
            checked += 1
    assert checked > 10
