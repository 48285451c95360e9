"""Setting the table (castle.setup.*), what there is of everything (castle.supply.*), the two sides of the board."""

from __future__ import annotations

import pytest

import greathall
from greathall.core.rules.chance import Seeded
from greathall.core.rules.dealer import Dealer
from greathall.core.speech.events import Event
from greathall.games.castle.census import census
from greathall.games.castle.round import Round
from greathall.games.castle.state import Castle
from tests.games.castle.scenes import Scene, castle_at_start, pieces

SET = [
    "messenger",
    "trader",
    "bricklayer",
    "stonemason",
    "worker_wood_silver",
    "worker_sand_clay",
    "worker_stone",
    "architect",
]


@pytest.mark.rule("castle.setup.players")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    table = greathall.new("castle", seats=seats, seed=1)
    assert [seat.kind for seat in table.seats] == ["decides"] * seats
    assert len({seat.colour for seat in table.seats}) == seats


@pytest.mark.rule("castle.setup.players")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_nobody_else_plays(seats: int) -> None:
    with pytest.raises(greathall.SetupError, match="2 to 4 seats"):
        greathall.new("castle", seats=seats)


@pytest.mark.rule("castle.setup.round-track", "castle.setup.treasury", "castle.supply.talers")
@pytest.mark.parametrize(("seats", "rounds", "treasury"), [(2, 12, 87), (3, 15, 81), (4, 12, 81)])
def test_talers_on_track_and_in_treasury(seats: int, rounds: int, treasury: int) -> None:
    s = castle_at_start(seats)
    assert (s.rounds, s.track, s.treasury) == (rounds, rounds, treasury)
    assert s.track + s.treasury + sum(player.talers for player in s.players) == 105


@pytest.mark.rule("castle.setup.tower", "castle.setup.stock", "castle.setup.start-goods", "castle.supply.pieces")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_the_83_pieces_lie(seats: int) -> None:
    s = castle_at_start(seats)
    assert s.tower == [1, 1, 1, 1, 1]
    assert all(player.pieces == pieces(sand=1, wood=1) for player in s.players)
    assert all((player.talers, player.total) == (3, 0) for player in s.players)
    assert s.stock == [20 - 1 - seats, 18 - 1 - seats, 14, 14, 14]
    assert sum(s.stock) + sum(s.tower) + sum(sum(player.pieces) for player in s.players) == 83
    assert s.forge == 0


@pytest.mark.rule("castle.setup.helpers", "castle.setup.characters")
@pytest.mark.parametrize(("seats", "helpers"), [(2, 7), (3, 6), (4, 6)])
def test_helpers_and_cards_of_each_player(seats: int, helpers: int) -> None:
    for player in castle_at_start(seats).players:
        assert player.helpers == helpers
        assert list(player.hand) == SET
        assert player.played == player.gone == ()


@pytest.mark.rule("castle.setup.tiles")
def test_all_tiles_lie_on_the_board() -> None:
    s = castle_at_start(2)
    assert len(s.box.tiles) == 23
    assert s.built == ()


@pytest.mark.rule("castle.setup.standing")
def test_market_and_forge_stand_from_the_start() -> None:
    box = castle_at_start(2).box
    assert [key for key, one in box.buildings.items() if one.standing] == ["market", "forge"]
    assert not {"market", "forge"} & set(box.tiles)


@pytest.mark.rule("castle.setup.season", "castle.winter.side")
def test_both_sides_carry_the_same_numbers() -> None:
    """Winter adds a deck and nothing else: the table is laid alike."""
    summer, winter = castle_at_start(3), castle_at_start(3, season="winter")
    assert summer.winter is None
    assert winter.winter is not None
    assert summer.box is winter.box
    held = census(winter)
    assert held.pop("winter cards") == 12
    assert held == census(summer)


@pytest.mark.rule("castle.winter.deck")
@pytest.mark.ruling("castle", 41)
def test_decks_of_six_and_twelve() -> None:
    twelve = castle_at_start(2, season="winter").winter
    six = castle_at_start(2, season="winter", winter_cards="6").winter
    assert twelve is not None
    assert six is not None
    assert len(twelve.deck) == len(set(twelve.deck)) == 12
    assert len(six.deck) == 6
    assert set(six.deck) < set(twelve.deck)


@pytest.mark.rule("castle.winter.symbols", "castle.winter.deck", "castle.round.countdown")
@pytest.mark.ruling("castle", 1)
@pytest.mark.ruling("castle", 41)
@pytest.mark.parametrize(
    ("seats", "event_rounds"), [(2, [2, 4, 6, 8, 10]), (3, [3, 5, 7, 9, 11, 13]), (4, [2, 4, 6, 8, 10])]
)
def test_rounds_with_an_event(seats: int, event_rounds: list[int]) -> None:
    """Symbols lie on spaces 13, 11, 9, 7, 5, 3, and a round's space is counted down; so never more than six events."""
    scene = Scene(seats, season="winter")
    rounds, drawn = scene.s.rounds, []
    for number in range(rounds):
        scene.s.round, scene.s.track = number, rounds - number
        scene.winter.deck = ["granary"]
        scene.begin(Round())
        assert scene.s.track == rounds - scene.s.round
        hands = ["messenger trader" if seats == 2 else "messenger"] * seats
        scene.choose(*hands)
        if not scene.winter.deck:
            drawn.append(number + 1)
        scene = Scene(seats, season="winter")
    assert drawn == event_rounds


@pytest.mark.rule("castle.setup.start-player")
def test_lots_decide_who_starts() -> None:
    found = {greathall.new("castle", seats=4, seed=seed).state.start for seed in range(40)}
    assert found == {0, 1, 2, 3}
    table = greathall.new("castle", seats=4, seed=1)
    assert f"* start_player {table.state.start}" in table.record().splitlines()


@pytest.mark.rule("castle.setup.start-player")
def test_or_the_players_agree() -> None:
    table = greathall.new("castle", seats=4, seed=1, first=2)
    assert table.state.start == 2
    assert "start_player" not in table.record()
    (_, told) = table.events(-1, None)[0]
    assert isinstance(told, Event)
    assert (told.kind.name, told.params) == ("first-player", {"seat": "seat:2"})


@pytest.mark.rule("castle.supply.pieces", "castle.supply.talers")
@pytest.mark.ruling("castle", 26)
def test_census_counts_what_the_box_holds() -> None:
    for seats in (2, 3, 4):
        held = census(castle_at_start(seats, season="winter"))
        assert [held[name] for name in ("sand", "wood", "clay", "stone", "silver")] == [20, 18, 15, 15, 15]
        assert held["talers"] == 105


@pytest.mark.rule("castle.supply.pieces", "castle.supply.talers")
@pytest.mark.ruling("castle", 26)
def test_pieces_and_talers_on_winter_cards_belong_to_the_total() -> None:
    s = castle_at_start(2, season="winter")
    assert s.winter is not None
    before = census(s)
    s.players[0].talers -= 2
    s.winter.coins += 1
    s.winter.gift_talers += 1
    s.players[0].pieces[0] -= 1
    s.winter.gifts[0] += 1
    assert census(s) == before


@pytest.mark.rule("castle.setup.start-player", "castle.round.start-taler")
def test_set_up_draws_nothing_but_the_lot() -> None:
    table = greathall.new("castle", seats=3, seed=1, season="winter")
    dealer = Dealer(Seeded("other"), 3)
    state = table.game.setup(table.setup, table.box, dealer)
    assert isinstance(state, Castle)
    assert [stream for stream, _ in dealer.outcomes] == ["start_player"]
