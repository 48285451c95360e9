"""The frozen beauty: entering, courting, winning, sharing the gifts (castle.winter.frozen-beauty*)."""

from __future__ import annotations

import pytest

from greathall.games.castle.final import FinalScoring
from greathall.games.castle.round import Round
from tests.games.castle.scenes import Scene, pieces, winter_scene
from tests.stage import Why


def revealed(seats: int = 3, first: int = 0) -> Scene:
    scene = winter_scene("frozen_beauty", seats, first)
    for seat in range(seats):
        scene.has(seat, talers=3, sand=1)
    return scene.choose(*["messenger trader" if seats == 2 else "messenger"] * seats)


def courted(*suitors: int, first: int = 0) -> Scene:
    """A later round begins; these seats are still in."""
    scene = Scene(3, first=first, season="winter")
    scene.winter.open, scene.winter.suitors = ("frozen_beauty",), suitors
    for seat in range(3):
        scene.has(seat, talers=3, sand=1)
    scene.winter.gifts = pieces(clay=1)
    scene.winter.gift_talers = 2
    return scene


@pytest.mark.rule("castle.winter.frozen-beauty")
@pytest.mark.ruling("castle", 38)
def test_everybody_may_enter_with_a_taler_or_a_piece() -> None:
    scene = revealed(first=1)
    assert scene.asked == (1, "court")
    assert scene.options() == {"stop-courting", "court-taler", "court sand"}
    nothing = Why("nothing-of-this", "castle.winter.frozen-beauty-courting", {"resource": "resource:stone"})
    assert scene.why_not("s1 court stone") == nothing
    scene.play("s1 court-taler", "s2 court sand", "s0 stop-courting")
    assert scene.winter.suitors == (1, 2)
    assert (scene.winter.gift_talers, scene.winter.gifts) == (1, pieces(sand=1))
    assert scene.winter.open == ("frozen_beauty",)
    assert len(scene.events("reveal")) == 3  # the contest goes on next round


@pytest.mark.rule("castle.winter.frozen-beauty")
@pytest.mark.ruling("castle", 38)
def test_nobody_joins_later() -> None:
    scene = courted(1, 2).begin(Round())
    assert scene.asked == (1, "court")
    scene.play("s1 court-taler", "s2 court-taler")
    assert {decision.kind for decision in scene.table.decisions} == {"choose-cards"}


@pytest.mark.rule("castle.winter.frozen-beauty-courting")
@pytest.mark.ruling("castle", 38)
def test_suitors_give_again_each_round_after_the_taler() -> None:
    """The start player may court with the taler just taken."""
    scene = courted(0, 1, 2, first=2).has(2, talers=0)
    scene.s.start = 2
    scene.begin(Round())
    assert scene.asked == (2, "court")
    scene.play("s2 court-taler", "s0 court sand", "s1 court-taler")
    assert (scene.winter.gift_talers, scene.winter.gifts) == (4, pieces(sand=1, clay=1))
    assert scene.winter.suitors == (0, 1, 2)


@pytest.mark.rule("castle.winter.frozen-beauty-drop-out")
@pytest.mark.ruling("castle", 38)
def test_who_gives_nothing_is_out_for_good() -> None:
    scene = courted(0, 1, 2).begin(Round()).play("s0 stop-courting", "s1 court-taler", "s2 court-taler")
    assert scene.winter.suitors == (1, 2)
    assert [one.params for one in scene.events("dropped-out")] == [{"seat": "seat:0"}]


@pytest.mark.rule("castle.winter.frozen-beauty-drop-out")
@pytest.mark.ruling("castle", 38)
def test_who_has_nothing_drops_out_unasked() -> None:
    scene = courted(0, 1, 2).has(1, talers=0).begin(Round())
    scene.play("s0 court-taler")
    assert scene.asked == (2, "court")
    assert scene.winter.suitors == (0, 2)


@pytest.mark.rule("castle.winter.frozen-beauty-courting")
def test_a_suitor_without_talers_gives_pieces() -> None:
    scene = courted(0, 1).has(1, talers=0, stone=1).begin(Round()).play("s0 court-taler")
    assert scene.options() == {"stop-courting", "court stone"}
    missing = Why("no-taler-to-give", "castle.winter.frozen-beauty-courting", {})
    assert scene.why_not("s1 court-taler") == missing


@pytest.mark.rule("castle.winter.frozen-beauty-win", "castle.winter.frozen-beauty-loot")
@pytest.mark.ruling("castle", 38)
def test_the_last_suitor_wins_without_giving_again() -> None:
    scene = courted(0, 1).begin(Round()).play("s0 stop-courting")
    assert scene.scored(1, "winter") == 8
    assert scene.player(1).talers == 3
    assert [one.params for one in scene.events("beauty-won")] == [{"seat": "seat:1"}]
    assert scene.asked == (0, "take-gift")


@pytest.mark.rule("castle.winter.frozen-beauty-win")
@pytest.mark.ruling("castle", 38)
def test_the_first_to_give_wins_when_the_others_stop() -> None:
    scene = courted(0, 1, 2).begin(Round()).play("s0 court-taler", "s1 stop-courting", "s2 stop-courting")
    assert scene.scored(0, "winter") == 8
    assert scene.winter.gift_talers == 3


@pytest.mark.rule("castle.winter.frozen-beauty-loot")
@pytest.mark.ruling("castle", 38)
def test_all_take_gifts_in_turn_until_the_card_is_bare() -> None:
    """From the start player on, suitors or not; then the card leaves."""
    scene = courted(0, 1, first=2)
    scene.s.start = 2
    scene.begin(Round()).play("s0 stop-courting")
    assert scene.asked == (2, "take-gift")  # seat 2 never courted
    assert scene.options() == {"loot-taler", "loot clay"}
    none = Why("no-gift", "castle.winter.frozen-beauty-loot", {"resource": "resource:sand"})
    assert scene.why_not("s2 loot sand") == none
    scene.play("s2 loot clay", "s0 loot-taler")
    assert scene.options() == {"loot-taler"}
    scene.play("s1 loot-taler")
    assert scene.goods(2) == {"sand": 1, "clay": 1}
    assert [player.talers for player in scene.s.players] == [4, 4, 3 + 1]
    assert (scene.winter.open, scene.winter.past) == ((), ("frozen_beauty",))
    assert {decision.kind for decision in scene.table.decisions} == {"choose-cards"}


@pytest.mark.rule("castle.winter.frozen-beauty-loot")
@pytest.mark.ruling("castle", 38)
def test_gifts_go_round_more_than_once() -> None:
    scene = courted(0, 1)
    scene.winter.gift_talers, scene.winter.gifts = 4, pieces()
    scene.begin(Round()).play("s0 stop-courting", *[f"s{seat} loot-taler" for seat in (0, 1, 2, 0)])
    assert [player.talers for player in scene.s.players] == [3 + 1 + 2, 4, 4]
    assert scene.winter.past == ("frozen_beauty",)


@pytest.mark.rule("castle.winter.frozen-beauty-loot")
def test_no_taler_among_the_gifts() -> None:
    scene = courted(0, 1)
    scene.winter.gift_talers = 0
    scene.begin(Round()).play("s0 stop-courting")
    assert scene.why_not("s0 loot-taler") == Why("no-gift-taler", "castle.winter.frozen-beauty-loot", {})
    assert scene.options() == {"loot clay"}


@pytest.mark.rule("castle.winter.frozen-beauty-nobody")
@pytest.mark.ruling("castle", 38)
def test_without_any_suitor_the_card_leaves() -> None:
    scene = revealed().play("s0 stop-courting", "s1 stop-courting", "s2 stop-courting")
    assert scene.totals() == [0, 0, 0]
    assert (scene.winter.open, scene.winter.past) == ((), ("frozen_beauty",))
    assert len(scene.events("beauty-leaves")) == 1
    assert len(scene.events("reveal")) == 3


@pytest.mark.rule("castle.winter.frozen-beauty-nobody", "castle.winter.frozen-beauty-win")
@pytest.mark.ruling("castle", 38)
@pytest.mark.parametrize("suitor", [0, 2])
def test_a_single_suitor_pays_to_enter_and_wins_at_once(suitor: int) -> None:
    """Also the last one asked: entering costs a gift even when all others have declined."""
    scene = revealed()
    for seat in range(3):
        scene.play(f"s{seat} court-taler" if seat == suitor else f"s{seat} stop-courting")
    assert scene.scored(suitor, "winter") == 8
    assert scene.asked == (0, "take-gift")
    scene.play("s0 loot-taler")
    assert scene.winter.past == ("frozen_beauty",)


@pytest.mark.rule("castle.winter.frozen-beauty-unresolved")
@pytest.mark.ruling("castle", 38)
def test_undecided_at_the_end_it_belongs_to_nobody() -> None:
    scene = courted(0, 1).begin(FinalScoring())
    assert scene.table.over
    assert scene.totals() == [0, 0, 0]
    assert scene.winter.gift_talers == 2
    assert [player.talers for player in scene.s.players] == [3, 3, 3]


@pytest.mark.rule("castle.winter.frozen-beauty", "castle.winter.frozen-beauty-courting")
@pytest.mark.ruling("castle", 32, 38)
def test_the_first_pass_comes_on_reveal_with_two_players_too() -> None:
    scene = revealed(2)
    scene.play("s0 court-taler", "s1 court sand")
    scene.play("s0 place sand_cart", "s1 place wood_cart")
    assert scene.asked == (1, "court")  # next round, from its start player
    scene.play("s1 stop-courting")
    assert scene.scored(0, "winter") == 8
