"""Virtue, corruption, debts and deeds (viscounts.track.*, viscounts.papers.*, viscounts.criminal.*)."""

from __future__ import annotations

import pytest

from greathall.games.viscounts.effects import Perform
from greathall.games.viscounts.payment import ACTIONS, fund
from greathall.games.viscounts.state import Player
from greathall.games.viscounts.track import move_corruption, move_virtue
from tests.games.viscounts.scenes import Scene


@pytest.mark.rule("viscounts.track.corruption", "viscounts.track.virtue")
def test_markers_come_towards_each_other() -> None:
    scene = Scene().begin(Perform(0, "townsfolk:antagonist.on_hire"), Perform(0, "townsfolk:friar.effect"))
    scene.count(corruption=2, virtue=6)


@pytest.mark.rule("viscounts.track.together")
@pytest.mark.ruling("viscounts", 45)
@pytest.mark.parametrize(
    ("move", "n", "start", "end"),
    [
        (move_virtue, 2, (4, 5), (3, 3)),
        (move_virtue, 1, (4, 5), (4, 4)),
        (move_corruption, 3, (4, 5), (7, 7)),
        (move_corruption, 1, (3, 3), (4, 4)),
        (move_virtue, 1, (3, 3), (2, 2)),
    ],
)
def test_markers_on_one_space_move_together(move, n, start, end) -> None:  # type: ignore[no-untyped-def]
    player = Player(corruption=start[0], virtue=start[1])
    move(player, n)
    assert (player.corruption, player.virtue) == end


@pytest.mark.rule("viscounts.track.ends")
def test_steps_past_an_end_are_lost() -> None:
    player = Player(corruption=1, virtue=1)
    move_virtue(player, 3)
    assert (player.corruption, player.virtue) == (1, 1)
    player = Player(corruption=6, virtue=6)
    move_corruption(player, 4)
    assert (player.corruption, player.virtue) == (7, 7)


@pytest.mark.rule("viscounts.track.both")
@pytest.mark.ruling("viscounts", 44)
def test_corruption_moves_before_virtue() -> None:
    both = {"all": [{"gain": "virtue", "n": 2}, {"gain": "corruption", "n": 2}]}
    scene = Scene(components={"townsfolk": {"friar": {"effect": both}}}).has(corruption=3, virtue=5)
    scene.begin(Perform(0, "townsfolk:friar.effect"))
    # Corruption 3 to 5 meets virtue there; then both go back 2.
    scene.count(corruption=3, virtue=3)


@pytest.mark.rule("viscounts.criminal.wild")
@pytest.mark.ruling("viscounts", 26)
@pytest.mark.parametrize("action", ACTIONS)
def test_a_criminal_counts_as_any_icon_when_paying(action: str) -> None:
    scene = Scene().row("thief thief thief")
    assert fund(scene.s, 0, action).icons == 3


@pytest.mark.ruling("viscounts", 26)
def test_a_criminal_may_be_a_converted_merchant_but_gains_nothing_by_it() -> None:
    scene = Scene().row("benefactor thief conspirator")
    # Two merchants make a noble, two criminals are nobles: three, however the criminals are read.
    assert fund(scene.s, 0, "place").icons == 3


@pytest.mark.rule("viscounts.criminal.only-paying")
def test_a_criminal_is_no_noble_in_scoring() -> None:
    scene = Scene().row("thief squire princess").owns("yellow_5_nobles")
    assert scene.table.game.standings(scene.s)[0].points["manuscripts"] == 2


@pytest.mark.rule("viscounts.criminal.count")
@pytest.mark.ruling("viscounts", 50)
def test_only_criminals_on_the_board_are_counted() -> None:
    scene = Scene().row("thief antagonist abbot").hand("pickpocket").discards("traitor").pile("swindler_ink")
    assert scene.s.criminals(0) == 3


@pytest.mark.rule("viscounts.papers.gain")
def test_debts_and_deeds_come_from_their_stacks() -> None:
    scene = Scene().stacks(5, 4).begin(Perform(0, "townsfolk:meddler.effect"))
    scene.count(debts=1, deeds=1, paid=0, approved=0)
    assert (scene.s.debts_left, scene.s.deeds_left) == (4, 3)


@pytest.mark.rule("viscounts.papers.beyond")
def test_cards_can_be_gained_after_a_stack_is_uncovered() -> None:
    scene = Scene().stacks(2, 9).begin(Perform(0, "track:space_7.above"), Perform(0, "track:space_7.above"))
    scene.count(debts=6)
    assert scene.s.debts_left == 0
    assert [one.params["stack"] for one in scene.events("uncovered")] == ["stack:poverty"]


@pytest.mark.rule("viscounts.papers.flip-debt")
def test_flipping_a_debt_gives_a_resource() -> None:
    scene = Scene().has(debts=2).begin(Perform(0, "player_card:card_4.extra"))
    assert scene.options() == {"take ink", "take gold", "take stone"}
    scene.play("s0 take stone").count(debts=1, paid=1, stone=1)


@pytest.mark.rule("viscounts.papers.flip-deed")
def test_flipping_a_deed_approves_it() -> None:
    scene = Scene().has(deeds=2).begin(Perform(0, "player_card:card_2.extra"))
    scene.count(deeds=1, approved=1)
    assert scene.asked is None


@pytest.mark.rule("viscounts.papers.flip-either")
def test_a_debt_or_a_deed() -> None:
    scene = Scene().has(deeds=1, debts=1).begin(Perform(0, "section:flip.effect"))
    assert scene.options() == {"flip debt", "flip deed"}
    scene.play("s0 flip deed").count(deeds=0, approved=1, debts=1)
    only = Scene().has(debts=1).begin(Perform(0, "section:flip.effect"))
    assert only.asked == (0, "take-resource")
