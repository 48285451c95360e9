"""Taking back inside a card, and where it ends: reveals, draws, other players (castle at the table)."""

from __future__ import annotations

import pytest

from greathall import UndoError
from tests.games.castle.scenes import Scene, winter_scene

TOWER = {"clay": 1, "wood": 1, "sand": 2}


def masons_turn() -> Scene:
    """Seat 0 plays a stonemason with goods for two towers and talers for two helpers."""
    scene = Scene(3).has(0, talers=20, clay=3, wood=2, sand=4)
    scene.table._tip.checkpoint = scene.s.clone()  # the scene was laid after the set-up
    return scene.choose("stonemason", "messenger", "messenger")


def test_steps_inside_a_card_can_be_taken_back_one_by_one() -> None:
    scene = masons_turn()
    hashes = []
    for notation in ("s0 build tower_1", "s0 build-nothing", "s0 house market_1 6", "s0 house forge_6 6"):
        hashes.append(scene.table.hash())
        scene.play(notation)
    assert {decision.kind for decision in scene.table.decisions} == {"choose-cards"}
    while hashes:
        scene.table.undo(0)
        assert scene.table.hash() == hashes.pop()
    assert scene.asked == (0, "build")
    with pytest.raises(UndoError):
        scene.table.undo(0)  # the reveal


def test_a_whole_turn_can_be_taken_back() -> None:
    scene = masons_turn()
    before = scene.table.hash()
    scene.build(0, "tower_1", **TOWER).play("s0 build-nothing", "s0 house market_1 6")
    scene.table.undo(0, to="turn")
    assert scene.table.hash() == before
    assert scene.goods(0) == {"sand": 4, "wood": 2, "clay": 3}
    assert scene.events("built") == []


def test_a_turn_is_one_card() -> None:
    """With two cards of one player, undoing a turn goes back to where the second card began, then on step by step."""
    scene = Scene(2).choose("bricklayer stonemason", "messenger worker_sand_clay").play("s0 take sand")
    before = scene.table.hash()
    scene.play("s0 build-nothing")
    second = scene.table.hash()
    assert scene.asked == (0, "buy-piece")
    scene.play("s0 buy 1 worker_sand_clay sand", "s0 build-nothing")
    scene.table.undo(0, to="turn")
    assert scene.table.hash() == second
    scene.table.undo(0)
    assert scene.table.hash() == before


def test_another_way_can_be_taken_after_undo() -> None:
    scene = masons_turn().play("s0 build tower_1")
    scene.table.undo(0)
    scene.play("s0 build-nothing")
    assert scene.s.built == ()
    assert scene.scored(0, "build") == 0


def test_a_choice_can_be_withdrawn_until_the_last_is_in() -> None:
    scene = Scene(3)
    before = scene.table.hash()
    scene.play("s0 choose trader")
    alone = scene.table.hash()
    scene.play("s1 choose messenger")
    scene.table.undo(0)
    assert scene.table.decision_of(0) is not None
    scene.play("s0 choose trader")
    scene.table.undo(1)
    assert scene.table.hash() == alone
    scene.table.undo(0)
    assert scene.table.hash() == before
    scene.choose("trader", "messenger", "messenger")
    with pytest.raises(UndoError):
        scene.table.undo(2)


def test_choices_in_any_order_give_the_same_state() -> None:
    one, other = Scene(3), Scene(3)
    one.play("s0 choose trader", "s1 choose messenger", "s2 choose bricklayer")
    other.play("s2 choose bricklayer", "s0 choose trader", "s1 choose messenger")
    assert one.table.hash() == other.table.hash()


def test_another_seats_step_ends_undo() -> None:
    scene = Scene(3).choose("trader", "trader", "messenger").play("s0 place sand_cart")
    assert scene.table.can_undo(0)
    scene.play("s1 place wood_cart")
    assert not scene.table.can_undo(0)
    with pytest.raises(UndoError, match="s0 has nothing to take back"):
        scene.table.undo(0)


def test_an_offer_to_buy_can_be_taken_back_until_it_is_answered() -> None:
    scene = Scene(3).stock(wood=0, silver=1)
    scene.table._tip.checkpoint = scene.s.clone()
    scene.choose("stonemason", "worker_wood_silver", "messenger").play("s0 buy 1 worker_wood_silver silver")
    scene.table.undo(0)
    assert scene.asked == (0, "buy-piece")
    scene.play("s0 buy 1 worker_wood_silver silver", "s1 refuse")
    assert not scene.table.can_undo(0)


def test_a_drawn_event_cannot_be_undone() -> None:
    scene = winter_scene("hearth").choose("messenger", "messenger", "messenger")
    for seat in range(3):
        assert not scene.table.can_undo(seat)
    scene.play("s0 decline")
    assert scene.table.can_undo(0)


def test_giving_up_a_face_down_card_shows_it_and_cannot_be_undone() -> None:
    scene = winter_scene("robbers").choose("messenger", "bricklayer", "bricklayer").play("s0 give-up messenger")
    assert not scene.table.can_undo(0)
