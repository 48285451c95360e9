"""Intrigue cards: the five plots and the overthrow."""

from __future__ import annotations

import pytest

from greathall.games.crusaders.plots import IntrigueAction
from greathall.games.crusaders.state import NOBODY, Person
from greathall.games.crusaders.turn import TurnStart
from tests.games.crusaders.scenes import Scene


def plotter(gold: int = 0, lucky: bool = True) -> Scene:
    scene = Scene().gold(0, gold)
    return scene.sure(0) if lucky else scene.luckless(0)


@pytest.mark.rule("crusaders.plot.fabricate")
def test_a_fabricated_casus_belli() -> None:
    scene = plotter().begin(IntrigueAction(0)).play("s0 fabricate 1")
    assert scene.has_claim(0, 1)
    assert not scene.has_claim(1, 0)
    scene.begin(IntrigueAction(0))
    assert scene.why_not("s0 fabricate 1").code == "has-claim"
    scene.war(0, 2)
    assert scene.why_not("s0 fabricate 2").code == "at-war"
    allied = plotter().pact(0, 1).begin(IntrigueAction(0)).play("s0 fabricate 1")
    assert allied.has_claim(0, 1)
    assert allied.allied(0, 1)


@pytest.mark.rule("crusaders.plot.failure")
def test_a_failed_plot_gives_the_victim_a_claim() -> None:
    scene = plotter(lucky=False).begin(IntrigueAction(0)).play("s0 fabricate 1")
    assert scene.has_claim(1, 0)
    wed = plotter(lucky=False).wife(0, "england_13").begin(IntrigueAction(0)).play("s0 divorce england_13")
    assert not any(wed.s.claims)


@pytest.mark.rule("crusaders.plot.repeat")
@pytest.mark.ruling("crusaders", 39)
def test_more_plots_cost_gold_and_each_type_once() -> None:
    scene = plotter(gold=3).gold(1, 0).wife(0, "england_13").begin(IntrigueAction(0))
    scene.play("s0 fabricate 1").draw_on()
    assert scene.asked == (0, "next-plot")
    assert scene.decision.params["n"] == 1
    assert scene.why_not("s0 fabricate 2").code == "plot-tried"
    scene.play("s0 divorce england_13").draw_on()
    assert scene.house(0).gold == 2
    scene.play("s0 cause-unrest paris").draw_on()
    assert scene.house(0).gold == 0
    assert scene.asked is None


@pytest.mark.rule("crusaders.plot.unrest")
@pytest.mark.rule("crusaders.development.spymaster")
def test_unrest_reaches_neighbours_without_an_army() -> None:
    scene = plotter().cards(0).armies("low_countries").begin(IntrigueAction(0))
    assert scene.why_not("s0 cause-unrest low_countries").code == "army-there"
    assert scene.why_not("s0 cause-unrest bohemia").code == "out-of-reach"
    assert not any("cause-unrest brittany" in option for option in scene.options())  # independents are no target
    scene.cards(0, "spymaster")
    assert "cause-unrest bohemia" in scene.options()
    scene.play("s0 cause-unrest aquitaine")
    assert scene.s.unrest[scene.at("aquitaine")] == 1
    assert not scene.has_claim(1, 0)
    scene.s.left["unrest"] = 0
    scene.begin(IntrigueAction(0))
    assert scene.why_not("s0 cause-unrest paris").code == "no-unrest-left"


@pytest.mark.rule("crusaders.plot.unrest-tokens")
@pytest.mark.rule("crusaders.development.marshal")
def test_several_unrest_tokens_and_the_marshal() -> None:
    scene = Scene().unrest("wessex", 2).cards(0, "marshal").begin(TurnStart(0)).play("s0 calm wessex")
    assert scene.s.unrest[scene.at("wessex")] == 1
    assert not any(option.startswith("calm") for option in scene.options())  # once a round


@pytest.mark.rule("crusaders.plot.assassinate")
@pytest.mark.ruling("crusaders", 40)
def test_murder_needs_three_successes_for_a_ruler_and_one_for_others() -> None:
    scene = plotter().child(1, "france_01", "random_weak").begin(IntrigueAction(0))
    scene.s.era, scene.s.round = 1, 1
    assert scene.why_not("s0 murder philip_i").code == "too-early"
    scene.play("s0 murder france_01")
    assert scene.house(1).children == []
    scene = plotter(gold=5).child(1, "france_01", "random_weak").begin(IntrigueAction(0))
    scene.s.era, scene.s.round = 1, 2
    scene.play("s0 murder philip_i", "s0 invest 4").draw_on()
    assert scene.house(1).ruler.card == "france_01"
    own = plotter(gold=5).child(0, "england_01", "random_weak").begin(IntrigueAction(0))
    own.s.round = 2
    own.play("s0 murder william_i", "s0 invest 2").draw_on()
    assert own.house(0).ruler.card == "england_01"
    assert not any(own.s.claims)


@pytest.mark.rule("crusaders.plot.assassinate-guard")
def test_the_royal_guard_lets_everybody_counter() -> None:
    scene = plotter(gold=5).cards(1, "royal_guard").child(1, "france_01", "random_weak").begin(IntrigueAction(0))
    scene.play("s0 murder france_01", "s0 invest 1")
    assert {decision.kind for decision in scene.table.decisions} == {"pledge"}
    assert {decision.seat for decision in scene.table.decisions} == {1, 2}
    own = plotter(gold=5).cards(0, "royal_guard").child(0, "england_01", "random_weak").begin(IntrigueAction(0))
    own.play("s0 murder england_01", "s0 invest 1")
    assert own.house(0).children == []


@pytest.mark.rule("crusaders.plot.assassinate-lords")
@pytest.mark.ruling("crusaders", 33)
def test_a_murdered_lord_is_replaced_and_failures_cost_no_claim() -> None:
    scene = plotter().lord("brittany", "france_11", "random_weak").begin(IntrigueAction(0)).play("s0 murder france_11")
    assert scene.s.lord[scene.at("brittany")] not in ("", "france_11")
    failed = plotter(lucky=False).lord("brittany", "france_11", "random_weak").begin(IntrigueAction(0))
    failed.play("s0 murder france_11")
    assert not any(failed.s.claims)


@pytest.mark.rule("crusaders.plot.bribe")
@pytest.mark.ruling("crusaders", 41)
@pytest.mark.ruling("crusaders", 93)
def test_a_bribed_councillor_changes_sides() -> None:
    scene = plotter(gold=2).cards(0, "chancellor").cards(1, "chancellor", "marshal", "navy").cards(2, "navy")
    scene.begin(IntrigueAction(0))
    assert scene.why_not("s0 bribe 2").code == "nothing-to-bribe"
    scene.play("s0 bribe 1")
    assert scene.house(0).developments == ["chancellor", "marshal"]  # the only one the plotter lacks
    assert scene.house(0).gold == 0
    poor = plotter(gold=1).cards(1, "marshal").begin(IntrigueAction(0))
    assert poor.why_not("s0 bribe 1").code == "gold-missing"
    full = plotter(gold=2).cards(0, "steward", "spymaster", "marshal").cards(1, "archbishop", "chancellor")
    full.begin(IntrigueAction(0)).play("s0 bribe 1")
    assert full.asked == (0, "take-councillor")
    full.play("s0 take-councillor archbishop", "s0 drop marshal")
    assert full.house(0).developments == ["steward", "spymaster", "archbishop"]


@pytest.mark.rule("crusaders.plot.divorce")
@pytest.mark.rule("crusaders.divorce.others")
def test_divorce_of_a_child_discards_the_token() -> None:
    scene = plotter().child(0, "england_01", "random_weak")
    scene._take("france_11")
    scene.house(0).children[0] = Person("england_01", ("random_weak",), "france_11", ("random_honest",))
    bag = len(scene.s.bag)
    scene.begin(IntrigueAction(0)).play("s0 divorce france_11")
    assert scene.house(0).children[0] == Person("england_01", ("random_weak",))
    assert len(scene.s.bag) == bag + 1


@pytest.mark.rule("crusaders.development.chancellor")
def test_the_chancellor_helps_with_claims_and_weddings() -> None:
    scene = plotter(lucky=False).cards(0, "chancellor").begin(IntrigueAction(0)).play("s0 fabricate 1")
    assert scene.events("check")[0].params["draws"] == 2
    scene = plotter(lucky=False).cards(0, "chancellor").begin(IntrigueAction(0)).play("s0 cause-unrest paris")
    assert scene.events("check")[0].params["draws"] == 1


# Overthrow


@pytest.mark.rule("crusaders.overthrow.target")
@pytest.mark.rule("crusaders.overthrow.success")
@pytest.mark.rule("crusaders.overthrow.successes")
def test_an_overthrow_frees_a_region() -> None:
    scene = plotter().cards(0).unrest("paris", 2).unrest("bohemia").begin(IntrigueAction(0))
    assert scene.why_not("s0 overthrow aquitaine").code == "calm-region"
    assert scene.why_not("s0 overthrow bohemia").code == "out-of-reach"
    scene.play("s0 overthrow paris")
    assert scene.events("check-lost")  # the castle of Paris asks for two successes
    scene = plotter().unrest("aquitaine", 2).begin(IntrigueAction(0)).play("s0 overthrow aquitaine")
    aquitaine = scene.at("aquitaine")
    assert scene.owner("aquitaine") == NOBODY
    assert scene.s.unrest[aquitaine] == 0
    assert scene.s.lord[aquitaine]


@pytest.mark.rule("crusaders.overthrow.failure")
def test_a_failed_overthrow_calms_and_gives_a_claim() -> None:
    scene = plotter(lucky=False).unrest("aquitaine", 2).begin(IntrigueAction(0)).play("s0 overthrow aquitaine")
    assert scene.s.unrest[scene.at("aquitaine")] == 1
    assert scene.has_claim(1, 0)


@pytest.mark.rule("crusaders.overthrow.repeat")
def test_more_overthrows_cost_gold_in_other_regions() -> None:
    scene = plotter(gold=1, lucky=False).unrest("aquitaine", 2).unrest("paris").begin(IntrigueAction(0))
    scene.play("s0 overthrow aquitaine").draw_on()
    assert scene.asked == (0, "next-overthrow")
    assert scene.decision.params["n"] == 1
    assert scene.why_not("s0 overthrow aquitaine").code == "overthrow-tried"
    scene.play("s0 overthrow paris").draw_on()
    assert scene.house(0).gold == 0
