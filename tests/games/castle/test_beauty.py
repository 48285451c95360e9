"""The frozen beauty: beginning, courting, winning, sharing the gifts (castle.winter.frozen-beauty*)."""

from __future__ import annotations

import pytest

from greathall.games.castle.round import Round
from greathall.games.castle.scoring import FinalScoring
from tests.games.castle.scenes import Scene, pieces, winter_scene
from tests.stage import Why


def waiting(seats: int = 3, first: int = 0) -> Scene:
    """A later round is about to begin; nobody courts yet."""
    scene = Scene(seats, first=first, season="winter")
    scene.s.start = first
    scene.winter.open = ("frozen_beauty",)
    for seat in range(seats):
        scene.has(seat, talers=3, sand=1)
    return scene


def courted(*suitors: int, first: int = 0) -> Scene:
    """A later round is about to begin; these seats are still in."""
    scene = waiting(first=first)
    scene.winter.suitors = suitors
    scene.winter.gifts = pieces(clay=1)
    scene.winter.gift_talers = 2
    return scene


def choosing(scene: Scene) -> bool:
    return {decision.kind for decision in scene.table.decisions} == {"choose-cards"}


@pytest.mark.rule("castle.winter.frozen-beauty")
@pytest.mark.ruling("castle", 38)
def test_the_card_is_laid_out_and_stays() -> None:
    """Nothing is asked when it is drawn; from the next round on everybody may begin, every round anew."""
    scene = winter_scene("frozen_beauty").choose("messenger", "messenger", "messenger")
    assert len(scene.events("reveal")) == 3
    for _ in range(2):
        assert [scene.asked] == [(scene.s.start, "begin-courting")]
        scene.play(*(f"s{seat} not-yet" for seat in scene.s.clockwise()))
        assert len(scene.events("nobody-courts")) == 1
        assert scene.winter.open == ("frozen_beauty",)
        assert choosing(scene)
        scene.begin(Round())


@pytest.mark.rule("castle.winter.frozen-beauty")
@pytest.mark.ruling("castle", 38)
def test_everybody_may_begin_after_the_taler_of_the_round() -> None:
    scene = waiting(first=1).has(1).has(2, talers=0)
    scene.player(1).talers = 0
    scene.begin(Round())
    assert scene.asked == (1, "begin-courting")  # with the taler just taken
    assert scene.options() == {"not-yet", "begin-courting"}
    scene.play("s1 not-yet")
    assert scene.asked == (0, "begin-courting")  # seat 2 has nothing to give


@pytest.mark.rule("castle.winter.frozen-beauty", "castle.winter.frozen-beauty-courting")
@pytest.mark.ruling("castle", 38)
def test_who_begins_makes_everybody_give_from_the_start_player_on() -> None:
    scene = waiting().begin(Round()).play("s0 not-yet", "s1 begin-courting")
    assert [one.params for one in scene.events("courting-begun")] == [{"seat": "seat:1"}]
    assert scene.asked == (0, "court")
    assert scene.options() == {"stop-courting", "court-taler", "court sand"}
    nothing = Why("nothing-of-this", "castle.winter.frozen-beauty-courting", {"resource": "resource:stone"})
    assert scene.why_not("s0 court stone") == nothing
    scene.play("s0 court sand")
    assert scene.asked == (1, "court")
    assert scene.why_not("s1 stop-courting") == Why("begun-by-you", "castle.winter.frozen-beauty", {})
    scene.play("s1 court-taler", "s2 court-taler")
    assert scene.winter.suitors == (0, 1, 2)
    assert (scene.winter.gift_talers, scene.winter.gifts) == (2, pieces(sand=1))
    assert choosing(scene)  # nobody is asked a second time


@pytest.mark.rule("castle.winter.frozen-beauty-drop-out")
@pytest.mark.ruling("castle", 38)
def test_who_gives_nothing_in_the_first_pass_is_out_for_good() -> None:
    scene = waiting().begin(Round()).play("s0 begin-courting", "s0 court-taler", "s1 stop-courting", "s2 court sand")
    assert scene.winter.suitors == (0, 2)
    scene.begin(Round())
    assert scene.asked == (0, "court")
    scene.play("s0 court-taler")
    assert scene.asked == (2, "court")


@pytest.mark.rule("castle.winter.frozen-beauty-win", "castle.winter.frozen-beauty-drop-out")
@pytest.mark.parametrize("suitor", [0, 2])
def test_the_only_one_to_give_wins_at_once(suitor: int) -> None:
    """Also the last one asked: the one who began has to give even when all others have declined."""
    scene = waiting().begin(Round()).play(*(f"s{seat} not-yet" for seat in range(suitor)), f"s{suitor} begin-courting")
    for seat in range(3):
        scene.play(f"s{seat} court-taler" if seat == suitor else f"s{seat} stop-courting")
    assert scene.scored(suitor, "winter") == 8
    other = 1 if suitor == 0 else 0
    assert scene.asked == (other, "take-gift")
    scene.play(f"s{other} loot-taler")
    assert scene.winter.past == ("frozen_beauty",)
    assert choosing(scene)  # and nobody is asked to begin again


@pytest.mark.rule("castle.winter.frozen-beauty-courting")
@pytest.mark.ruling("castle", 38)
def test_suitors_give_again_each_round_after_the_taler() -> None:
    """The start player may court with the taler just taken."""
    scene = courted(0, 1, 2, first=2).has(2, talers=0)
    scene.begin(Round())
    assert scene.asked == (2, "court")
    scene.play("s2 court-taler", "s0 court sand", "s1 court-taler")
    assert (scene.winter.gift_talers, scene.winter.gifts) == (4, pieces(sand=1, clay=1))
    assert scene.winter.suitors == (0, 1, 2)


@pytest.mark.rule("castle.winter.frozen-beauty-drop-out")
@pytest.mark.ruling("castle", 38)
def test_who_gives_nothing_later_is_out_for_good() -> None:
    scene = courted(0, 1, 2).begin(Round()).play("s0 stop-courting", "s1 court-taler", "s2 court-taler")
    assert scene.winter.suitors == (1, 2)
    assert [one.params for one in scene.events("dropped-out")] == [{"seat": "seat:0"}]
    assert choosing(scene)


@pytest.mark.rule("castle.winter.frozen-beauty-drop-out")
@pytest.mark.ruling("castle", 38)
def test_who_has_nothing_drops_out_unasked() -> None:
    scene = courted(0, 1, 2).has(1, talers=0).begin(Round())
    scene.play("s0 court-taler")
    assert scene.asked == (2, "court")
    assert scene.winter.suitors == (0, 2)
    assert [one.params for one in scene.events("dropped-out")] == [{"seat": "seat:1"}]


@pytest.mark.rule("castle.winter.frozen-beauty-courting")
def test_a_suitor_without_talers_gives_pieces() -> None:
    scene = courted(0, 1).has(1, talers=0, stone=1).begin(Round()).play("s0 court-taler")
    assert scene.options() == {"stop-courting", "court stone"}
    missing = Why("no-taler-to-give", "castle.winter.frozen-beauty-courting", {})
    assert scene.why_not("s1 court-taler") == missing


@pytest.mark.rule("castle.winter.silver", "castle.winter.frozen-beauty-courting")
@pytest.mark.ruling("castle", 20)
def test_silver_may_be_swapped_for_the_gift() -> None:
    scene = courted(0, 1).has(0, talers=0, silver=1).stock(clay=0).begin(Round())
    assert {"court silver", "court-silver stone"} <= scene.options()
    empty = Why("cart-empty", "castle.build.silver-source", {"resource": "resource:clay"})
    assert scene.why_not("s0 court-silver clay") == empty
    scene.play("s0 court-silver stone")
    assert (scene.s.forge, scene.winter.gifts) == (1, pieces(clay=1, stone=1))
    assert scene.why_not("s1 court-silver stone") == Why("no-silver", "castle.score.palace-silver", {})


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
def test_all_but_the_winner_take_gifts_in_turn_until_the_card_is_bare() -> None:
    """From the start player on, suitors or not; then the card leaves."""
    scene = courted(0, 1, first=2).begin(Round()).play("s0 stop-courting")
    assert scene.asked == (2, "take-gift")  # seat 2 never courted
    assert scene.options() == {"loot-taler", "loot clay"}
    none = Why("no-gift", "castle.winter.frozen-beauty-loot", {"resource": "resource:sand"})
    assert scene.why_not("s2 loot sand") == none
    scene.play("s2 loot clay", "s0 loot-taler")
    assert scene.asked == (2, "take-gift")  # seat 1 has won
    scene.play("s2 loot-taler")
    assert scene.goods(2) == {"sand": 1, "clay": 1}
    assert [player.talers for player in scene.s.players] == [4, 3, 3 + 1 + 1]
    assert (scene.winter.open, scene.winter.past) == ((), ("frozen_beauty",))
    assert choosing(scene)


@pytest.mark.rule("castle.winter.frozen-beauty-loot")
def test_no_taler_among_the_gifts() -> None:
    scene = courted(0, 1)
    scene.winter.gift_talers = 0
    scene.begin(Round()).play("s0 stop-courting")
    assert scene.why_not("s0 loot-taler") == Why("no-gift-taler", "castle.winter.frozen-beauty-loot", {})
    assert scene.options() == {"loot clay"}


@pytest.mark.rule("castle.winter.frozen-beauty-loot")
def test_with_two_players_everything_falls_to_the_other() -> None:
    scene = waiting(2).begin(Round()).play("s0 begin-courting", "s0 court-taler", "s1 court sand").begin(Round())
    scene.play("s0 court sand", "s1 stop-courting")
    assert scene.scored(0, "winter") == 8
    assert (scene.player(1).talers, scene.goods(1)) == (3 + 1, {"sand": 2})
    assert len(scene.events("looted")) + len(scene.events("looted-taler")) == 3
    assert choosing(scene)


@pytest.mark.rule("castle.winter.frozen-beauty-unresolved")
@pytest.mark.ruling("castle", 38)
def test_undecided_at_the_end_it_belongs_to_nobody() -> None:
    scene = courted(0, 1).begin(FinalScoring())
    assert scene.table.over
    assert scene.totals() == [0, 0, 0]
    assert scene.winter.gift_talers == 2
    assert [player.talers for player in scene.s.players] == [3, 3, 3]
    assert len(scene.events("beauty-undecided")) == 1
