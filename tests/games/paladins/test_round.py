"""A round from its start to the refresh (paladins.round.*)."""

from __future__ import annotations

from itertools import permutations

import pytest

import greathall
from greathall.games.paladins.refresh import Refresh
from greathall.games.paladins.round import EndRound, PickTavern, RevealPaladin, StartRound
from greathall.games.paladins.turn import NextTurn
from tests.games.paladins.scenes import Scene


def choose_all(scene: Scene) -> None:
    """Every seat takes the first of its six choices of paladins."""
    for decision in list(scene.table.decisions):
        scene.play(decision.options[0].notation)


@pytest.mark.rule("paladins.round.first-player")
def test_the_marker_moves_on_from_the_second_round() -> None:
    scene = Scene(3, first=2)
    scene.start_round()
    assert (scene.s.round, scene.s.first) == (1, 2)
    scene.start_round()
    assert (scene.s.round, scene.s.first) == (2, 0)


@pytest.mark.rule("paladins.round.order-reveal", "paladins.round.favour-reveal", "paladins.round.count")
def test_the_kings_cards_by_round() -> None:
    scene = Scene(2)
    seen = []
    for _ in range(7):
        scene.start_round()
        seen.append((len(scene.s.orders), len(scene.s.favours)))
    assert seen == [(1, 0), (2, 0), (3, 1), (3, 2), (3, 3), (3, 4), (3, 5)]


@pytest.mark.rule("paladins.round.order-reveal", "paladins.order.points")
def test_first_order_fortify() -> None:
    """Worked example: the first order shows five walls and is worth four points."""
    scene = Scene(2).draws(("order", "fortify"))
    scene.start_round()
    assert scene.s.orders == ("fortify",)
    assert scene.told("order-revealed") == [{"order": "order:fortify", "n": 4, "times": 5}]
    scene.has(walls="wall_03 wall_03 wall_03 wall_03")
    assert scene.shown()["players"][0]["points"]["orders"] == 0
    scene.has(walls="wall_03 wall_03 wall_03 wall_03 wall_01")
    assert scene.shown()["players"][0]["points"]["orders"] == 4


@pytest.mark.rule("paladins.round.taverns")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tavern_reveal_four_players(seats: int) -> None:
    """Worked example: one tavern more than players, five for four."""
    scene = Scene(seats)
    scene.begin(StartRound())
    assert len(scene.s.taverns) == seats + 1


@pytest.mark.rule("paladins.round.paladin-draw", "paladins.round.paladin-choice")
def test_three_paladins_chosen_together_and_hidden() -> None:
    scene = Scene(3)
    scene.begin(StartRound())
    assert [decision.seat for decision in scene.table.decisions] == [0, 1, 2]
    hand = scene.player(1).hand
    assert len(hand) == 3
    assert scene.options(1) == {f"use {a} {b} {c}" for a, b, c in permutations(hand)}
    scene.play(f"s1 use {hand[2]} {hand[0]} {hand[1]}")
    assert scene.told("drew-paladins", seat=0)[0]["seat"] == "seat:0"
    assert len(scene.told("drew-paladins", seat=None)) == 0
    for seat in (0, 2, None):
        assert hand[2] not in str(scene.shown(seat)["players"][1])
    scene.play(scene.table.decisions[0].options[0].notation, scene.table.decisions[1].options[0].notation)
    assert scene.player(1).picked == hand[2]
    assert (scene.player(1).top, scene.player(1).bottom) == (hand[0], (hand[1],))
    assert scene.shown(0)["players"][1]["chosen"]
    assert hand[2] not in str(scene.shown(0)["players"][1])
    assert scene.shown(1)["players"][1]["picked"] == hand[2]


@pytest.mark.rule("paladins.round.paladin-choice")
def test_the_top_card_comes_back_and_the_automatom_last() -> None:
    scene = Scene(2)
    tops: list[str] = []
    bottoms: list[str] = []
    for number in range(7):
        scene.start_round()
        hand = scene.player().hand
        assert len(hand) == 3
        if number:
            assert hand[0] == tops[-1]
        if number == 6:
            assert hand[1:] == (bottoms[1], bottoms[2])
        scene.play(f"s0 use {hand[2] if number < 5 else hand[1]} {hand[0]} {hand[1] if number < 5 else hand[2]}")
        scene.play(scene.table.decisions[0].options[0].notation)
        tops.append(scene.player().top)
        bottoms.append(scene.player().bottom[-1])
        for player in scene.s.players:
            player.spent += (player.paladin or player.picked,)
            player.paladin = player.picked = ""


@pytest.mark.rule("paladins.round.paladin-spent")
@pytest.mark.ruling("paladins", 1)
def test_used_paladins_never_return() -> None:
    table = greathall.new("paladins", seats=2, seed=5)
    used: list[str] = []
    while not table.over:
        decision = table.decisions[0]
        if decision.kind == "choose-paladins" and decision.seat == 0:
            assert not set(used) & set(table.state.players[0].hand)
            used.append(str(decision.options[0].args[0]))
            table.play(decision.options[0])
        else:
            table.play(decision.default)
    assert len(set(used)) == 7
    assert table.state.players[0].spent == tuple(used)


@pytest.mark.rule("paladins.round.paladin-reveal", "paladins.paladin.boost", "paladins.paladin.bonus")
def test_paladin_engelier() -> None:
    """Worked example: a fighter, a scout, +3 strength, +1 faith, 2 silver for each attack."""
    scene = Scene(2)
    scene.start_round()
    scene.player().hand = ("engelier", "ivon", "otton")
    scene.player().unseen = tuple(c for c in scene.s.box.paladins if c not in scene.player().hand)
    scene.play("s0 use engelier ivon otton")
    scene.play(scene.table.decisions[0].options[0].notation)
    assert scene.player().paladin == "engelier"
    assert scene.workers() == {"fighter": 1, "scout": 1}
    assert [scene.s.total(0, i) for i in range(3)] == [3, 1, 0]
    assert scene.attributes() == {"strength": 0, "faith": 0, "influence": 0}
    scene.has(workers="scout labourer fighter", silver=0).outsiders("mercenary_4").begin()
    scene.play("act attack", "attack mercenary_4 0")
    assert scene.player().silver == 2


@pytest.mark.rule("paladins.round.paladin-reveal", "paladins.round.tavern-choice")
def test_paladin_then_tavern_in_turn_order() -> None:
    scene = Scene(2, first=1)
    scene.start_round()
    scene.s.taverns = ("tavern_07", "tavern_08", "tavern_18")
    choose_all(scene)
    seat = 1
    assert scene.asked == (1, "pick-tavern")
    assert scene.player(seat).paladin
    assert not scene.player(1 - seat).paladin
    before = sum(scene.player(seat).workers)
    scene.play(f"s{seat} tavern tavern_18")
    assert sum(scene.player(seat).workers) == before + 4
    assert scene.asked == (1 - seat, "pick-tavern")
    assert scene.why_not(f"s{1 - seat} tavern tavern_18").code == "tavern-taken"
    scene.play(f"s{1 - seat} tavern tavern_07")
    assert scene.s.taken.count(-1) == 1
    assert scene.asked == (seat, "take-turn")


@pytest.mark.rule("paladins.round.tavern-criminals")
@pytest.mark.ruling("paladins", 41)
def test_criminals_of_a_tavern_draw_suspicion_before_the_first_action() -> None:
    scene = Scene(2).tax(1).has(suspicion=1, workers="").draws(("suspicion", "suspicion_1"))
    scene.s.taverns, scene.s.taken = ("tavern_02", "tavern_07", "tavern_08"), (-1, -1, -1)
    scene.begin(PickTavern(0), EndRound())
    scene.play("tavern tavern_02")
    assert scene.workers() == {"scout": 1, "fighter": 2, "criminal": 1}
    assert "inquisition" in scene.kinds()
    assert (scene.player().unpaid, scene.player().silver) == (1, 4)


@pytest.mark.rule("paladins.round.tavern-criminals", "paladins.round.tavern-choice")
@pytest.mark.ruling("paladins", 15)
def test_all_four_workers_of_a_tavern_come() -> None:
    """Two criminals cannot be left behind to be spared their suspicions."""
    scene = Scene(2).has(workers="").draws(*[("suspicion", "suspicion_0")] * 2)
    scene.s.taverns, scene.s.taken = ("tavern_12",), (-1,)
    scene.begin(PickTavern(0)).play("tavern tavern_12")
    assert scene.asked is None
    assert scene.workers() == {"scout": 1, "fighter": 1, "criminal": 2}
    assert len(scene.player().suspicion) == 2


@pytest.mark.rule("paladins.round.tavern-criminals")
@pytest.mark.ruling("paladins", 41)
def test_kept_criminals_draw_nothing_again() -> None:
    scene = Scene(2).has(workers="criminal criminal")
    scene.player().picked = "ivon"
    scene.player().unseen = tuple(c for c in scene.player().unseen if c != "ivon")
    scene.s.taverns, scene.s.taken = ("tavern_07", "tavern_08", "tavern_18"), (-1, -1, -1)
    scene.begin(RevealPaladin(0)).play("tavern tavern_07")
    assert scene.player().suspicion == ()
    assert scene.workers()["criminal"] == 2


@pytest.mark.rule("paladins.round.turns")
def test_one_action_each_until_all_have_passed() -> None:
    scene = Scene(3, first=1)
    for seat in range(3):
        scene.has(seat, workers="labourer labourer")
    scene.begin(NextTurn(1))
    order = []
    for choice in ("act hunt", "pass", "act trade", "act trade", "pass", "pass"):
        asked = scene.asked
        assert asked is not None
        order.append(asked[0])
        scene.play(f"s{asked[0]} {choice}")
        if scene.asked == (order[-1], "place"):
            scene.play(f"s{order[-1]} place labourer")
    assert order == [1, 2, 0, 1, 0, 1]
    assert scene.asked is None


@pytest.mark.rule(
    "paladins.round.refresh-townsfolk", "paladins.round.refresh-outsiders", "paladins.round.refresh-taverns"
)
@pytest.mark.ruling("paladins", 2)
def test_refresh_rows() -> None:
    """Worked example: the collector leaves, two slide right, three come; four outsiders slide left, two come."""
    scene = Scene(4).townsfolk("", "", "squire_1", "defender_1", "debt_collector_1")
    scene.outsiders("", "archer_1", "thief_1", "hunter_1", "mercenary_1", "")
    scene.s.taverns = ("tavern_01", "tavern_02", "tavern_03", "tavern_04", "tavern_05")
    scene.s.taken = (0, 1, 2, 3, -1)
    scene.begin(Refresh())
    assert scene.s.townsfolk_discard == ("debt_collector_1",)
    assert scene.s.townsfolk[3:] == ["squire_1", "defender_1"]
    assert all(scene.s.townsfolk)
    assert scene.s.outsider_discard == ()
    assert scene.s.outsiders[:4] == ["archer_1", "thief_1", "hunter_1", "mercenary_1"]
    assert all(scene.s.outsiders)
    assert len(scene.s.tavern_discard) == 5
    assert len(scene.told("new-townsfolk")) == 3
    assert len(scene.told("new-outsider")) == 2


@pytest.mark.rule("paladins.round.refresh-outsiders")
def test_the_leftmost_outsider_leaves() -> None:
    scene = Scene(2).outsiders("archer_1", "thief_1", "hunter_1", "mercenary_1", "thief_2", "archer_2")
    scene.begin(Refresh())
    assert scene.s.outsider_discard == ("archer_1",)
    assert scene.s.outsiders[0] == "thief_1"


@pytest.mark.rule("paladins.round.refresh-favours", "paladins.favour.not-cleared")
@pytest.mark.ruling("paladins", 44)
def test_workers_leave_the_favours_only_at_the_refresh() -> None:
    scene = Scene(2).favours("stores").has(workers="labourer")
    scene.begin().play("favour stores")
    assert scene.s.guests == ("0l",)
    scene.play("s1 pass", "s0 pass")
    assert scene.s.guests == ("0l",)
    scene.begin(Refresh())
    assert scene.s.guests == ("",)


@pytest.mark.rule("paladins.round.decks-run-dry", "paladins.round.refresh-taverns")
@pytest.mark.ruling("paladins", 3)
def test_rows_run_dry_but_taverns_are_shuffled_anew() -> None:
    scene = Scene(2).townsfolk("", "", "", "", "abbot_1").outsiders("", "archer_1")
    scene.s.townsfolk_deck, scene.s.outsider_deck = ["abbot_2"], []
    scene.s.tavern_deck, scene.s.tavern_discard = ["tavern_01"], ("tavern_02", "tavern_03", "tavern_04")
    scene.begin(Refresh(), StartRound())
    assert scene.s.townsfolk == ["", "", "", "", "abbot_2"]
    assert scene.s.outsiders == ["archer_1", "", "", "", "", ""]
    assert scene.s.taverns[0] == "tavern_01"
    assert len(scene.s.taverns) == 3
    assert "taverns-reshuffled" in scene.kinds()


@pytest.mark.rule("paladins.round.row-gaps")
@pytest.mark.ruling("paladins", 2)
def test_gaps_do_not_move_prices() -> None:
    scene = Scene(2).townsfolk("abbot_1", "abbot_2", "abbot_3").has(workers="labourer labourer", silver=2)
    scene.begin().play("act recruit", "quest abbot_2 silver 2")
    assert scene.s.townsfolk == ["abbot_1", "", "abbot_3", "", ""]
    assert scene.player().silver == 0


@pytest.mark.rule("paladins.round.count", "paladins.score.end")
def test_the_game_ends_after_round_seven() -> None:
    table = greathall.new("paladins", seats=2, seed=3)
    while not table.over:
        assert table.state.round <= 7
        table.play(table.decisions[0].default)
    assert table.state.round == 7
    assert table.outcome is not None
