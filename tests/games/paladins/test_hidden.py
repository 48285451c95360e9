"""What the others hold is unknown: sampled worlds differ there and nowhere else."""

from __future__ import annotations

from random import Random

import greathall
from greathall.core.table.table import Table
from greathall.games.paladins.state import Player


def deck(player: Player) -> tuple[str, ...]:
    return (*player.hand, player.picked, player.top, *player.bottom, *player.unseen, player.paladin, *player.spent)


def second_round() -> Table:
    """Everybody has put paladins on top and below once, and holds three again."""
    table = greathall.new("paladins", seats=3, seed=6)
    while table.state.round < 2 or table.decisions[0].kind != "choose-paladins":
        table.play(table.decisions[0].default)
    return table


def test_other_players_paladins_are_drawn_anew() -> None:
    table = second_round()
    worlds = [table.sample_world(0, Random(seed)).state for seed in range(30)]
    mine, theirs = table.state.players[0], table.state.players[1]
    assert {(world.players[0].hand, world.players[0].bottom) for world in worlds} == {(mine.hand, mine.bottom)}
    assert len({world.players[1].hand for world in worlds}) > 10
    assert len({world.players[1].bottom for world in worlds}) > 3
    for world in worlds:
        assert sorted(filter(None, deck(world.players[1]))) == sorted(table.box.paladins)
        assert world.players[1].spent == theirs.spent
        assert not set(world.players[1].spent) & set(world.players[1].hand)


def test_a_spectator_knows_nobodys_hand() -> None:
    table = second_round()
    hands = {table.sample_world(None, Random(seed)).state.players[0].hand for seed in range(20)}
    assert len(hands) > 10


def test_a_chosen_paladin_stays_hidden_until_its_turn() -> None:
    table = second_round()
    for decision in list(table.decisions):
        table.play(decision.options[0])
    waiting = next(seat for seat in range(3) if table.state.players[seat].picked)
    watcher = next(seat for seat in range(3) if seat != waiting)
    picked = {table.sample_world(watcher, Random(seed)).state.players[waiting].picked for seed in range(30)}
    assert len(picked) > 3
    own = {table.sample_world(waiting, Random(seed)).state.players[waiting].picked for seed in range(5)}
    assert own == {table.state.players[waiting].picked}
