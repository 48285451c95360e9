"""Phase 1 and the shape of a turn (viscounts.shift.*, viscounts.turn.*, viscounts.card.*)."""

from __future__ import annotations

import pytest

from greathall.games.viscounts.action import Dismissal
from greathall.games.viscounts.effects import Perform
from greathall.games.viscounts.movement import Travel
from greathall.games.viscounts.shift import PlayPhase, Shift
from greathall.games.viscounts.turn import Turn
from tests.games.viscounts.scenes import Scene


@pytest.mark.rule("viscounts.shift.shift")
def test_cards_shift_and_the_right_one_is_discarded() -> None:
    scene = Scene().row("abbot squire labourer").begin(Shift(0))
    assert scene.player(0).row == ("", "abbot", "squire")
    assert scene.player(0).discard == ("labourer",)
    gap = Scene().row("- abbot -").begin(Shift(0))
    assert gap.player(0).row == ("", "", "abbot")
    assert gap.player(0).discard == ()


@pytest.mark.rule("viscounts.shift.drop-off")
@pytest.mark.ruling("viscounts", 14, 15)
def test_a_drop_off_effect_comes_before_the_new_card() -> None:
    scene = Scene().row("abbot squire journeyman").hand("lender trader")
    scene.begin(Shift(0), PlayPhase(0))
    assert scene.asked == (0, "hire-anywhere")
    scene.play("s0 hire miner 0")
    assert scene.player(0).discard == ("journeyman", "miner")
    # One virtue for hiring the miner, one from the journeyman.
    scene.count(virtue=5)
    assert scene.asked == (0, "play-card")


@pytest.mark.rule("viscounts.card.timing")
def test_each_ability_has_its_time() -> None:
    instant = Scene().hand("scoundrel_ink abbot").begin(PlayPhase(0)).play("s0 play scoundrel_ink")
    instant.count(ink=1)
    waiting = Scene().hand("missionary_dropoff abbot").begin(PlayPhase(0)).play("s0 play missionary_dropoff")
    waiting.count(ink=0)
    dropped = Scene().row("- - missionary_dropoff").begin(Shift(0))
    dropped.count(ink=2)
    lasting = Scene().row("- - trader").begin(Shift(0))
    lasting.count(silver=0)


@pytest.mark.rule("viscounts.shift.play")
def test_a_card_from_hand_goes_to_the_left_space() -> None:
    scene = Scene().row("- abbot squire").hand("labourer trader").begin(PlayPhase(0))
    assert scene.options() == {"play labourer", "play trader"}
    scene.play("s0 play labourer")
    assert scene.player(0).row == ("labourer", "abbot", "squire")
    assert scene.player(0).hand == ("trader",)
    last = Scene().hand("labourer").begin(PlayPhase(0))
    assert last.asked is None, "the only card is played without asking"
    assert last.player(0).row[0] == "labourer"


@pytest.mark.rule("viscounts.shift.criminal")
@pytest.mark.ruling("viscounts", 14)
def test_corruption_for_every_criminal_the_new_one_included() -> None:
    scene = Scene().row("- thief antagonist").hand("conspirator abbot").begin(PlayPhase(0))
    scene.play("s0 play conspirator").count(corruption=5)
    honest = Scene().row("- thief antagonist").hand("labourer abbot").begin(PlayPhase(0))
    honest.play("s0 play labourer").count(corruption=1)


@pytest.mark.rule("viscounts.shift.instant")
@pytest.mark.ruling("viscounts", 14)
def test_the_instant_effect_comes_after_corruption() -> None:
    scene = Scene().hand("antagonist abbot").begin(PlayPhase(0)).play("s0 play antagonist")
    kinds = [one.params.get("resource") for one in scene.gains()]
    assert kinds == ["resource:corruption", "resource:debt"]


@pytest.mark.rule("viscounts.shift.blind")
@pytest.mark.ruling("viscounts", 16)
def test_an_empty_hand_plays_the_top_card_unseen() -> None:
    scene = Scene().pile("abbot").begin(PlayPhase(0))
    assert scene.player(0).row[0] == "abbot"
    assert scene.events("played-blind")
    assert scene.asked is None
    shuffled = Scene().row("- squire -").discards("abbot labourer").begin(PlayPhase(0))
    assert shuffled.events("shuffled")
    shuffled.count(virtue=6)


@pytest.mark.rule("viscounts.shift.three-cards")
@pytest.mark.ruling("viscounts", 17)
def test_with_three_cards_the_dropped_one_is_played_again() -> None:
    scene = Scene().row("abbot squire labourer").begin(Shift(0), PlayPhase(0))
    assert scene.player(0).row == ("labourer", "abbot", "squire")
    scene.count(virtue=6)


@pytest.mark.rule("viscounts.shift.minimum")
@pytest.mark.ruling("viscounts", 17)
def test_nobody_destroys_below_three_cards() -> None:
    three = Scene().row("abbot squire -").hand("labourer").begin(Perform(0, "section:hire_destroy.effect/1"))
    assert three.asked is None
    scene = Scene().row("abbot squire -").hand("labourer thief").begin(Perform(0, "manuscript:blue_4_destroy.effect"))
    scene.play("s0 destroy thief")
    assert scene.asked is None
    assert scene.player(0).cards == 3


@pytest.mark.rule("viscounts.turn.phases")
def test_six_phases_in_order() -> None:
    scene = Scene().at("coast_right").has(silver=9, corruption=4, virtue=4)
    scene.row("abbot squire lender").hand("trader labourer").pile("thief financier journeyman").has(debts=1, deeds=1)
    scene.pile("abbot squire labourer thief trader lender", 1)
    asked: list[str] = []
    scene.begin(Turn(0))
    wanted = {
        "flip-paper": "s0 flip deed",
        "play-card": "s0 play trader",
        "travel": "s0 move coast_inner 9",
        "choose-action": "s0 act transcribe",
        "hire-adjacent": "s0 hire princess 2",
    }
    while scene.asked is not None and scene.asked[0] == 0:
        kind = scene.decision.kind
        asked.append(kind)
        found = [o.notation for o in scene.decision.options]
        scene.play(wanted[kind] if wanted.get(kind) in found else found[0])
    assert asked[:3] == ["flip-paper", "play-card", "travel"]
    kinds = [one.kind for one in scene.events()]
    order = ["dropped", "played", "moved", "collides", "reset", "drew", "turn"]
    positions = [kinds.index(kind, kinds.index("dropped")) for kind in order]
    assert positions == sorted(positions)


@pytest.mark.rule("viscounts.turn.rounds")
def test_a_round_is_one_turn_each_from_the_first_player() -> None:
    scene = Scene(3)
    scene.s.first, scene.s.round = 1, 0
    for seat in range(3):
        scene.pile("abbot squire labourer thief trader lender", seat)
    scene.begin(Turn(1))
    while len(scene.events("turn")) < 5:
        scene.play(scene.decision.default.notation)
    assert [one.params["seat"] for one in scene.events("turn")] == ["seat:1", "seat:2", "seat:0", "seat:1", "seat:2"]
    assert [one.params["n"] for one in scene.events("round")] == [1, 2]


@pytest.mark.rule("viscounts.card.cost")
@pytest.mark.ruling("viscounts", 6)
def test_the_printed_silver_and_what_a_discount_leaves_alone() -> None:
    scene = Scene().slots("trading_post_2").folk("coast", "artist").row("acolyte abbot squire").hand("chevalier")
    assert Dismissal(scene.s, 0).cost == 1
    scene.has(silver=0).begin(Travel(0))
    assert scene.decision.params["n"] == 3
    gone = Scene().slots("trading_post_2").row("abbot squire labourer").hand("chevalier")
    gone.begin(Perform(0, "section:hire_destroy.effect/1")).play("s0 destroy chevalier").count(silver=3)
