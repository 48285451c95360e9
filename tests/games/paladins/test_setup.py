"""Setting up (paladins.setup.*)."""

from __future__ import annotations

import pytest

import greathall
from tests.games.paladins.scenes import Scene


@pytest.mark.rule("paladins.setup.townsfolk-row", "paladins.setup.outsider-row", "paladins.setup.decks")
def test_rows_and_decks() -> None:
    table = greathall.new("paladins", seats=4, seed=1)
    s = table.state
    assert len(s.townsfolk) == 5
    assert all(s.townsfolk)
    assert len(s.outsiders) == 6
    assert all(s.outsiders)
    assert (len(s.townsfolk_deck), len(s.outsider_deck)) == (27, 30)
    assert (len(s.wall_deck), len(s.tavern_deck), len(s.suspicion_deck)) == (24, 24, 24)
    assert not set(s.townsfolk) & set(s.townsfolk_deck)


@pytest.mark.rule("paladins.setup.tax-supply")
@pytest.mark.ruling("paladins", 39)
@pytest.mark.parametrize(("seats", "silver"), [(1, 5), (2, 6), (3, 7), (4, 8)])
def test_tax_supply_by_players(seats: int, silver: int) -> None:
    assert greathall.new("paladins", seats=seats, seed=1).state.tax == silver


@pytest.mark.rule("paladins.setup.player-pieces", "paladins.setup.start-resources", "paladins.setup.paladin-deck")
def test_what_a_player_starts_with() -> None:
    table = greathall.new("paladins", seats=3, seed=1)
    for player in table.state.players:
        assert (player.silver, player.provisions, player.attributes) == (3, 1, [0, 0, 0])
        assert (player.workshops, player.commissions, player.garrisons, player.jars) == (8, 0, 0, ())
        assert len(player.unseen) == 12
    census = table.game.census(table.state)
    assert (census["monk"], census["outpost"], census["jar"], census["workshop"]) == (21, 21, 21, 24)
    assert census["paladin"] == 36


@pytest.mark.rule("paladins.setup.kings-cards")
def test_three_of_six_orders_and_five_of_ten_favours_will_be_seen() -> None:
    table = greathall.new("paladins", seats=2, seed=1)
    assert (table.state.orders, table.state.favours) == ((), ())
    while not table.over:
        table.play(table.decisions[0].default)
    assert (len(table.state.orders), len(table.state.order_deck)) == (3, 3)
    assert (len(table.state.favours), len(table.state.favour_deck)) == (5, 5)


@pytest.mark.rule("paladins.setup.first-player", "paladins.setup.free-hire")
def test_chance_names_the_first_player_and_the_last_hires_first() -> None:
    firsts = {greathall.new("paladins", seats=4, seed=seed).state.first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    table = greathall.new("paladins", seats=4, seed=1, first=2)
    order = []
    while table.state.round == 0:
        order.append(table.decisions[0].seat)
        silver = table.state.players[order[-1]].silver
        table.play(table.decisions[0].options[0])
        assert table.state.players[order[-1]].silver >= silver
    assert order[:4] == [1, 0, 3, 2]


@pytest.mark.rule("paladins.setup.hire-reward")
def test_setup_hire_architect() -> None:
    """Worked example: the hired architect brings a provision at once."""
    scene = Scene(2)
    scene.townsfolk("squire_1", "architect_2", "abbot_1", "abbot_2", "abbot_3")
    scene.play("s1 hire architect_2 free 0")
    assert (scene.player(1).provisions, scene.player(1).silver) == (2, 3)
    assert scene.player(1).townsfolk == ("architect_2",)


@pytest.mark.rule("paladins.setup.row-refill")
def test_the_row_slides_right_after_the_last_hire() -> None:
    scene = Scene(2)
    scene.townsfolk("squire_1", "squire_2", "squire_3", "peddler_1", "peddler_2")
    scene.play("s1 hire peddler_1 free 0")
    assert scene.s.townsfolk[3] == ""
    scene.play("s0 hire squire_2 free 0")
    assert scene.s.townsfolk[2:] == ["squire_1", "squire_3", "peddler_2"]
    assert all(scene.s.townsfolk)


@pytest.mark.rule("paladins.setup.supply")
@pytest.mark.ruling("paladins", 5)
def test_the_general_supply_never_runs_out() -> None:
    """More workers, silver and debts than lie in the box."""
    scene = Scene(2).has(workers="labourer " * 40, silver=90, unpaid=30)
    scene.begin().play("act trade")
    assert scene.player().silver == 91
    scene = Scene(2).has(unpaid=30).townsfolk("abbot_1").has(workers="labourer")
    scene.begin().play("act recruit", "quest abbot_1 debt 0")
    assert scene.player().unpaid == 31
