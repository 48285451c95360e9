"""What can be taken back: cards out of one's own hand, but never what was drawn (viscounts at the table)."""

from __future__ import annotations

import pytest

from greathall import UndoError
from greathall.games.viscounts.cards import DestroyCard, DiscardCard
from greathall.games.viscounts.movement import Travel
from greathall.games.viscounts.shift import PlayPhase
from tests.games.viscounts.scenes import Scene


def kept(scene: Scene) -> str:
    """The scene as undo finds it again, for it was laid after the set-up."""
    scene.table._tip.checkpoint = scene.s.clone()
    return scene.table.hash()


@pytest.mark.rule("viscounts.shift.play")
def test_a_card_played_from_hand_can_be_taken_back_to_look_where_another_leads() -> None:
    scene = Scene().hand("squire abbot").begin(PlayPhase(0), Travel(0))
    before = kept(scene)
    scene.play("play squire")
    assert scene.asked == (0, "travel")
    scene.table.undo(0)
    assert scene.table.hash() == before


@pytest.mark.rule("viscounts.effect.discard")
def test_a_card_discarded_from_hand_can_be_taken_back_but_not_an_unseen_one() -> None:
    scene = Scene().hand("squire abbot").pile("trader lender").begin(DiscardCard(0, 2))
    before = kept(scene)
    scene.play("discard squire")
    scene.table.undo(0)
    assert scene.table.hash() == before
    scene.play("discard-top")
    with pytest.raises(UndoError):
        scene.table.undo(0)


@pytest.mark.rule("viscounts.effect.destroy")
def test_a_card_destroyed_from_hand_can_be_taken_back_but_not_an_unseen_one() -> None:
    scene = Scene().hand("squire abbot").pile("trader lender labourer").begin(DestroyCard(0, 2))
    before = kept(scene)
    scene.play("destroy squire")
    scene.table.undo(0)
    assert scene.table.hash() == before
    scene.play("destroy-top")
    with pytest.raises(UndoError):
        scene.table.undo(0)
