"""Setting the table (viscounts.setup.*)."""

from __future__ import annotations

from collections import Counter

import pytest

import greathall
from greathall.games.viscounts.box import load_box
from greathall.games.viscounts.effects import Perform
from greathall.games.viscounts.setup import ChoosePair
from greathall.games.viscounts.state import Player, Viscounts
from tests.games.viscounts.scenes import SEGMENTS, Scene

BOX = load_box()


def state_of(table: greathall.Table) -> Viscounts:
    assert isinstance(table.state, Viscounts)
    return table.state


def fresh(seats: int, seed: int = 1, **options: object) -> greathall.Table:
    return greathall.new("viscounts", seats=seats, seed=seed, **options)  # type: ignore[arg-type]


def choosing(card: str, seats: int = 2) -> Scene:
    """A scene in which seat 0 is about to choose its pair, with this player card among the two."""
    scene = Scene(seats)
    scene.s.round = 0
    scene.s.players[0] = Player(draw=tuple(BOX.group("starting")))
    scene.s.offers = ((card, "ada"), ("card_7" if card != "card_7" else "card_1", "emma"))
    return scene.begin(ChoosePair(0))


@pytest.mark.rule("viscounts.setup.segments")
@pytest.mark.ruling("viscounts", 10)
@pytest.mark.parametrize(("seats", "sites"), [(1, 20), (2, 20), (3, 25), (4, 25)])
def test_segments_lie_in_random_order_on_the_side_for_the_players(seats: int, sites: int) -> None:
    orders = {state_of(fresh(seats, seed)).segments for seed in range(6)}
    assert len(orders) > 1
    assert all(sorted(order) == sorted(BOX.segments) for order in orders)
    assert len(state_of(fresh(seats)).owners) == sites


@pytest.mark.rule("viscounts.setup.castle")
@pytest.mark.ruling("viscounts", 43)
def test_the_castle_is_turned_but_keeps_the_order_of_its_sections() -> None:
    turned = {state_of(fresh(2, seed)).sections for seed in range(12)}
    assert len(turned) > 1
    for sections in turned:
        start = sections.index("ink_stone")
        assert sections[start:] + sections[:start] == ("ink_stone", "flip", "gold_move", "hire_destroy", "virtue")


@pytest.mark.rule("viscounts.setup.townsfolk-piles")
def test_68_townsfolk_in_five_piles() -> None:
    s = state_of(fresh(3))
    assert all(s.townsfolk)
    assert sorted(n + 1 for n in s.townsfolk_below) == [13, 13, 14, 14, 14]
    assert sorted([*s.townsfolk, *s.townsfolk_pool]) == BOX.group("neutral")


@pytest.mark.rule("viscounts.setup.manuscript-piles")
def test_seven_manuscripts_a_pile_with_a_gray_back_on_top() -> None:
    s = state_of(fresh(3))
    assert [BOX.manuscripts[script].back for script in s.manuscripts] == ["gray"] * 5
    assert s.manuscripts_below == (6,) * 5
    assert all(BOX.manuscripts[script].back == "black" for script in s.manuscripts_pool)
    assert len(s.manuscripts_pool) == 30


@pytest.mark.rule("viscounts.setup.hidden-piles")
@pytest.mark.ruling("viscounts", 77)
def test_only_the_tops_of_piles_are_known() -> None:
    table = fresh(2)
    board = table.view(0)["board"]
    assert isinstance(board, dict)
    for pile in board["segments"]:
        assert pile["townsfolk"]
        assert pile["townsfolk_below"] in (12, 13)
    # What lies below is one unordered pool, the same for every order of the piles.
    assert board["unseen_townsfolk"] == sorted(board["unseen_townsfolk"])


@pytest.mark.rule("viscounts.setup.supply")
def test_nothing_common_runs_out() -> None:
    scene = Scene().has(silver=500, ink=500).begin(Perform(0, "manuscript:blue_3_silver.effect"))
    scene.count(silver=504)


@pytest.mark.rule("viscounts.setup.player-pieces")
def test_what_everybody_starts_with() -> None:
    for player in state_of(fresh(4)).players:
        assert (player.workers, player.slots, player.corruption, player.virtue) == (20, (), 1, 7)
        assert sorted(player.draw) == BOX.group("starting")
        assert len(player.draw) == 8
    assert Counter(slot.building for slot in BOX.slots.values()) == {
        "trading_post": 3,
        "guildhall": 3,
        "workshop": 3,
    }


@pytest.mark.rule("viscounts.setup.starting-symbols")
def test_printed_symbols_count_until_covered() -> None:
    scene = Scene().row("abbot - -")
    assert [scene.s.icons(0, icon) for icon in range(5)] == [2, 1, 1, 2, 0]
    scene.row("abbot abbot -")
    assert [scene.s.icons(0, icon) for icon in range(5)] == [2, 0, 0, 2, 0]
    scene.row("abbot abbot abbot")
    assert [scene.s.icons(0, icon) for icon in range(5)] == [0, 0, 0, 3, 0]


@pytest.mark.rule("viscounts.setup.first-player")
def test_the_first_player_is_drawn_by_lot_or_agreed() -> None:
    assert {state_of(fresh(4, seed)).first for seed in range(30)} == {0, 1, 2, 3}
    assert state_of(fresh(3, first=2)).first == 2


@pytest.mark.rule("viscounts.setup.pairs")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_pair_more_than_players(seats: int) -> None:
    table = fresh(seats)
    assert len(state_of(table).offers) == seats + 1
    assert len(table.decisions[0].options) == seats + 1
    for _, hero in state_of(table).offers:
        assert BOX.townsfolk[hero].group == "hero"


@pytest.mark.rule("viscounts.setup.draft-order")
@pytest.mark.ruling("viscounts", 74)
def test_pairs_are_chosen_in_reverse_order_and_finished_at_once() -> None:
    table = fresh(3, first=1)
    order: list[int] = []
    while state_of(table).setting_up:
        (decision,) = table.decisions
        if decision.kind == "choose-pair":
            done = [seat for seat in order if not state_of(table).players[seat].hand]
            assert done == []
            order.append(decision.seat)
        table.play(decision.options[0])
    assert order == [0, 2, 1]


@pytest.mark.rule("viscounts.setup.viscount", "viscounts.setup.items", "viscounts.setup.extra-effect")
def test_location_items_and_extra_effect_of_a_player_card() -> None:
    scene = choosing("card_1").play("s0 draft card_1 ada")
    assert scene.s.kingdom.places[scene.player(0).at] == "coast_left"
    scene.count(silver=8, ink=2, stone=1, deeds=2, debts=1, virtue=6)


@pytest.mark.rule("viscounts.setup.any-segment")
def test_cards_3_5_and_6_reach_any_segment() -> None:
    hire = choosing("card_3").play("s0 draft card_3 ada")
    assert len(hire.options()) == 5
    workers = choosing("card_5").play("s0 draft card_5 ada")
    assert len(workers.options()) == 5
    workers.play("s0 section virtue")
    assert workers.first_tier("virtue") == [2, 0]
    scene = choosing("card_6")
    lying = {"coast": "gray_3_flip", "mountains": "black_4_ink"}
    for segment in SEGMENTS:
        scene.script(segment, lying.get(segment, "-"))
    scene.play("s0 draft card_6 ada")
    assert scene.options() == {"take-manuscript gray_3_flip", "take-manuscript black_4_ink"}


@pytest.mark.rule("viscounts.setup.own-location")
def test_card_8_builds_at_its_viscount() -> None:
    scene = choosing("card_8").play("s0 draft card_8 ada", "s0 take ink", "s0 build trading_post_2")
    assert scene.options() == {"site lakeside_small_3", "site lakeside_small_4"}
    scene.play("s0 site lakeside_small_4")
    scene.count(gold=1)
    assert scene.player(0).slots == ("trading_post_2",)


@pytest.mark.rule("viscounts.setup.destroy")
@pytest.mark.ruling("viscounts", 75)
def test_card_9_destroys_any_card_even_the_hero() -> None:
    scene = choosing("card_9").play("s0 draft card_9 ada")
    assert len(scene.options()) == 10
    scene.play("s0 destroy ada")
    scene.count(silver=7)
    assert scene.s.removed == ("ada",)
    assert scene.player(0).cards == 8


@pytest.mark.rule("viscounts.setup.deck")
def test_the_first_draw_pile_and_hand() -> None:
    scene = choosing("card_3").folk("coast", "mason").play("s0 draft card_3 ada", "s0 hire mason 0")
    player = scene.player(0)
    assert len(player.hand) == 3
    assert len(player.draw) == 7
    assert player.discard == ()
    assert sorted(player.hand + player.draw) == sorted([*BOX.group("starting"), "ada", "mason"])


@pytest.mark.rule("viscounts.setup.no-cards-yet")
@pytest.mark.ruling("viscounts", 74)
@pytest.mark.parametrize("hired", ["artist", "mason", "courier"])
def test_effects_that_need_a_deck_do_nothing_in_set_up(hired: str) -> None:
    """Discard, rearrange and shuffle; forming the first deck moves no marker either."""
    scene = choosing("card_3").folk("coast", hired).play("s0 draft card_3 ada", f"s0 hire {hired} 0")
    assert scene.asked is None
    scene.count(corruption=1, virtue=7)


@pytest.mark.rule("viscounts.setup.stacks")
@pytest.mark.ruling("viscounts", 52)
@pytest.mark.parametrize(("seats", "debts", "deeds"), [(1, 12, 12), (2, 12, 12), (3, 15, 16), (4, 18, 20)])
def test_debts_and_deeds_above_poverty_and_prosperity(seats: int, debts: int, deeds: int) -> None:
    table = fresh(seats, seed=3)
    while state_of(table).setting_up:
        assert state_of(table).debts_left == 0
        table.play(table.decisions[0].options[0])
    s = state_of(table)
    assert (s.debts_left, s.deeds_left) == (debts, deeds)
    assert sum(player.debts + player.paid for player in s.players) > 0
    assert s.last_round == 0


@pytest.mark.ruling("viscounts", 74)
def test_markers_that_meet_in_set_up_wait() -> None:
    scene = choosing("card_10")
    scene.has(0, virtue=2)
    scene.play("s0 draft card_10 ada")
    scene.count(corruption=3, virtue=3)
    assert scene.events("collides") == []
