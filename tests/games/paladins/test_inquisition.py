"""Taxes, suspicion, debts and the inquisition (paladins.tax.*, .suspicion.*, .debt.*, .inquisition.*)."""

from __future__ import annotations

import pytest

from greathall.games.paladins.inquisition import Inquisition, Judge
from greathall.games.paladins.taxes import DrawSuspicion
from greathall.games.paladins.turn import NextTurn
from tests.games.paladins.scenes import Scene

# Taxes and suspicion


@pytest.mark.rule("paladins.tax.take")
def test_taxes_leave_the_tax_supply() -> None:
    scene = Scene(4).has(silver=0).reward("attack:mercenary_3")
    assert (scene.player().silver, scene.s.tax) == (2, 6)


@pytest.mark.rule("paladins.tax.shortfall", "paladins.suspicion.one-by-one", "paladins.inquisition.at-once")
@pytest.mark.ruling("paladins", 22)
def test_suspicion_with_one_tax_left() -> None:
    """Worked example: two criminals, one silver in the tax supply; the inquisition comes between the two draws."""
    scene = Scene(4).has(silver=0).tax(1).draws(("suspicion", "suspicion_2"), ("suspicion", "suspicion_0"))
    scene.reward("favour:outlaws")
    assert scene.player().silver == 2
    kinds = [kind for kind in scene.kinds() if kind in ("drew-suspicion", "taxes", "inquisition", "took-debt")]
    assert kinds == ["drew-suspicion", "taxes", "inquisition", "took-debt", "drew-suspicion"]
    assert scene.player().suspicion == ("suspicion_2", "suspicion_0")
    assert (scene.player().unpaid, scene.s.tax) == (1, 8)


@pytest.mark.rule("paladins.suspicion.taxes")
@pytest.mark.parametrize("taxes", [0, 1, 2])
def test_a_suspicion_brings_its_taxes(taxes: int) -> None:
    scene = Scene(2).has(silver=0).draws(("suspicion", f"suspicion_{taxes}")).begin(DrawSuspicion(0, 1))
    assert (scene.player().silver, scene.s.tax) == (taxes, 6 - taxes)


@pytest.mark.rule("paladins.suspicion.draw")
def test_every_criminal_draws_one_and_shows_it() -> None:
    scene = Scene(2).tax(6).draws(*[("suspicion", "suspicion_0")] * 2).reward("favour:outlaws")
    assert scene.shown(1)["players"][0]["suspicion"] == ["suspicion_0", "suspicion_0"]
    assert scene.workers() == {"criminal": 2}


@pytest.mark.rule("paladins.suspicion.reshuffle")
@pytest.mark.ruling("paladins", 3)
def test_an_empty_deck_is_made_from_the_discards() -> None:
    scene = Scene(2)
    scene.s.suspicion_deck, scene.s.suspicion_discard = [], ("suspicion_1", "suspicion_0")
    scene.begin(DrawSuspicion(0, 2))
    assert len(scene.player().suspicion) == 2
    assert len(scene.s.suspicion_deck) + len(scene.s.suspicion_discard) == 0
    assert "suspicions-reshuffled" in scene.kinds()


@pytest.mark.rule("paladins.suspicion.none-left", "paladins.inquisition.refill")
@pytest.mark.ruling("paladins", 45)
def test_no_card_anywhere_means_an_inquisition_and_then_the_card() -> None:
    scene = Scene(2).has(0, suspicion=8).has(1, suspicion=10).tax(3)
    scene.s.suspicion_deck = []
    scene.begin(DrawSuspicion(0, 1))
    kinds = [kind for kind in scene.kinds() if kind in ("inquisition", "drew-suspicion", "taxes-refilled")]
    assert kinds == ["inquisition", "taxes-refilled", "drew-suspicion"]
    assert (len(scene.player(0).suspicion), len(scene.player(1).suspicion)) == (9, 5)
    assert (scene.player(1).unpaid, scene.s.tax) == (1, 6)


@pytest.mark.rule("paladins.suspicion.newest-first")
@pytest.mark.ruling("paladins", 26)
def test_the_newest_leave_first() -> None:
    scene = Scene(2).has(suspicion="suspicion_2 suspicion_1 suspicion_0").reward("space:r2_4")
    scene.play("discard 1")
    assert scene.player().suspicion == ("suspicion_2", "suspicion_1")
    scene.reward("quest:acolyte_3")
    assert scene.options() == {"discard 2", "discard 1", "decline"}
    scene.play("discard 2")
    assert scene.s.suspicion_discard == ("suspicion_0", "suspicion_2", "suspicion_1")


# Debts


@pytest.mark.rule("paladins.debt.take", "paladins.debt.pay", "paladins.debt.destroy", "paladins.score.debts")
def test_debts_taken_paid_and_destroyed() -> None:
    scene = Scene(2).has(unpaid=3)
    points = scene.shown()["players"][0]["points"]
    assert points["debts"] == -9
    scene.reward("space:r3_8").play("pay-debt")
    assert (scene.player().unpaid, scene.player().paid) == (2, 1)
    assert scene.shown()["players"][0]["points"]["debts"] == -5
    scene.reward("attack:traitor_1").play("destroy-debt")
    assert (scene.player().unpaid, scene.player().paid) == (1, 1)
    assert Scene(2).reward("space:r3_8").asked is None


# Inquisition


@pytest.mark.rule("paladins.inquisition.most", "paladins.inquisition.half", "paladins.inquisition.refill")
def test_inquisition_1_0_3_3() -> None:
    """Worked example: the two with three suspicions take a debt and discard one each; eight silver come back."""
    scene = Scene(4).tax(0)
    for seat, n in enumerate((1, 0, 3, 3)):
        scene.has(seat, suspicion=n)
    scene.begin(Inquisition())
    assert [player.unpaid for player in scene.s.players] == [0, 0, 1, 1]
    assert [len(player.suspicion) for player in scene.s.players] == [1, 0, 2, 2]
    assert scene.s.tax == 8


@pytest.mark.rule("paladins.inquisition.trigger")
@pytest.mark.ruling("paladins", 23)
def test_taking_exactly_the_last_silver_counts() -> None:
    scene = Scene(2).tax(2).reward("attack:mercenary_3")
    assert "inquisition" in scene.kinds()
    assert "inquisition" not in Scene(2).tax(3).reward("attack:mercenary_3").kinds()


@pytest.mark.rule("paladins.inquisition.at-once")
@pytest.mark.ruling("paladins", 22)
def test_the_rest_of_a_reward_waits_for_the_inquisition() -> None:
    scene = Scene(2).tax(1).reward("attack:barbarian_2")
    kinds = [kind for kind in scene.kinds() if kind in ("rose", "taxes", "inquisition", "gained")]
    assert kinds == ["rose", "taxes", "inquisition", "gained"]


@pytest.mark.rule("paladins.inquisition.nobody")
def test_nobody_suspected() -> None:
    scene = Scene(3).tax(1).reward("ability:abbot_2")
    assert [player.unpaid for player in scene.s.players] == [0, 0, 0]
    assert "nobody-suspected" in scene.kinds()
    assert scene.s.tax == 7


@pytest.mark.rule("paladins.inquisition.half")
@pytest.mark.ruling("paladins", 25)
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (3, 2), (5, 3)])
def test_half_rounded_down(before: int, after: int) -> None:
    scene = Scene(2).has(suspicion=before).begin(Judge())
    assert (len(scene.player().suspicion), scene.player().unpaid) == (after, 1)


@pytest.mark.rule(
    "paladins.inquisition.owner-order",
    "paladins.townsfolk.conspirator",
    "paladins.townsfolk.peddler",
    "paladins.townsfolk.squire",
)
def test_inquisition_townsfolk_order() -> None:
    """Worked example: the peddler pays first, two conspirators clear the suspicions, then both squires act."""
    scene = Scene(2).has(suspicion=2, silver=0, townsfolk="conspirator_1 conspirator_2 peddler_2 squire_1 squire_2")
    scene.begin(Inquisition())
    assert scene.asked == (0, "choose-ability")
    assert scene.options() == {
        "ability conspirator_1",
        "ability peddler_2",
        "skip conspirator_1",
        "skip peddler_2",
        "ability-none",
    }
    assert scene.why_not("ability squire_1").code == "needs-innocence"
    scene.play("ability peddler_2", "ability conspirator_1", "ability conspirator_2")
    assert (scene.player().silver, scene.player().suspicion) == (2, ())
    assert scene.attributes() == {"strength": 0, "faith": 1, "influence": 1}
    assert scene.player().unpaid == 0


@pytest.mark.rule("paladins.inquisition.owner-order", "paladins.townsfolk.peddler")
def test_the_wrong_order_loses_the_peddler() -> None:
    scene = Scene(2).has(suspicion=2, silver=0, townsfolk="conspirator_1 peddler_2").begin(Inquisition())
    scene.play("ability conspirator_1")
    assert scene.player().silver == 0
    assert (scene.player().unpaid, scene.asked) == (1, None)


@pytest.mark.rule("paladins.inquisition.owner-order", "paladins.action.decline")
@pytest.mark.ruling("paladins", 15)
def test_a_conspirator_may_be_left_idle() -> None:
    scene = Scene(2).has(suspicion=2, townsfolk="conspirator_1").begin(Inquisition())
    scene.play("skip conspirator_1")
    assert (len(scene.player().suspicion), scene.player().unpaid) == (1, 1)


@pytest.mark.rule("paladins.action.decline", "paladins.inquisition.owner-order")
@pytest.mark.ruling("paladins", 15)
def test_leaving_one_ability_out_leaves_the_others() -> None:
    """The peddler still pays, and the other conspirator may still act; only "nobody else" ends it all."""
    scene = Scene(2).has(suspicion=3, silver=0, townsfolk="conspirator_1 conspirator_2 peddler_2").begin(Inquisition())
    scene.play("skip conspirator_1")
    assert scene.options() >= {"ability conspirator_2", "ability peddler_2"}
    ended = scene.table.clone()
    scene.play("skip conspirator_2")
    assert scene.player().silver == 2
    assert [line["card"] for line in scene.told("ability-skipped")] == [
        "townsfolk:conspirator_1",
        "townsfolk:conspirator_2",
    ]
    ended.play("s0 ability-none")
    assert ended.state.players[0].silver == 0


@pytest.mark.rule("paladins.inquisition.abilities")
@pytest.mark.ruling("paladins", 24)
def test_all_townsfolk_act_before_anybody_is_judged() -> None:
    scene = Scene(3, first=1)
    for seat in range(3):
        scene.has(seat, suspicion=1, townsfolk=("conspirator_1", "conspirator_2", "conspirator_1")[seat])
    scene.begin(Inquisition())
    asked = []
    while scene.asked is not None:
        asked.append(scene.asked[0])
        scene.play(f"s{asked[-1]} {min(scene.options())}")
    assert asked == [1, 2, 0]
    assert [player.unpaid for player in scene.s.players] == [0, 0, 0]


@pytest.mark.rule("paladins.inquisition.abilities")
@pytest.mark.ruling("paladins", 24)
def test_no_inquisition_ability_brings_taxes() -> None:
    box = Scene(2).s.box
    for card, trigger in box.triggers.items():
        if trigger == "inquisition":
            assert all(deed.what not in ("tax", "criminal") for deed in box.rewards[f"ability:{card}"])


@pytest.mark.rule("paladins.inquisition.passed", "paladins.pass.late-workers")
@pytest.mark.ruling("paladins", 6)
def test_passed_players_take_part_and_keep_late_workers() -> None:
    scene = Scene(2).has(1, suspicion=3, townsfolk="peddler_3", workers="scout scout scout")
    scene.player(1).passed = True
    scene.has(workers="labourer", silver=0).tax(1).favours("stores").begin(NextTurn(0))
    scene.play("favour stores")
    assert scene.workers(1) == {"scout": 3, "labourer": 1}
    assert (scene.player(1).unpaid, len(scene.player(1).suspicion)) == (1, 2)
