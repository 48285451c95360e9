"""The worked examples of the rulebook, step by step (tests/games/viscounts/data/examples.toml)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from greathall.games.viscounts.action import PrimaryAction
from greathall.games.viscounts.automa.effects import wanted
from greathall.games.viscounts.automa.schemes import plan_of
from greathall.games.viscounts.automa.turn import AutomaTurn
from greathall.games.viscounts.collision import ResolveCollision
from greathall.games.viscounts.effects import Perform
from greathall.games.viscounts.movement import Movement
from greathall.games.viscounts.payment import fund
from greathall.games.viscounts.scoring import count, majority
from greathall.games.viscounts.shift import PlayPhase
from greathall.games.viscounts.state import Player
from greathall.games.viscounts.track import move_virtue
from tests.games.viscounts.scenes import Scene

DATA = Path(__file__).parent / "data" / "examples.toml"
EXAMPLES = {one["id"]: one for one in tomllib.loads(DATA.read_text(encoding="utf-8"))["example"]}
RED, BLUE, YELLOW = range(3)
COLOURS = {"red": RED, "blue": BLUE, "yellow": YELLOW}
TESTED: set[str] = set()


def example(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    TESTED.add(name)
    return EXAMPLES[name]["given"], EXAMPLES[name]["then"]


def test_there_are_sixteen() -> None:
    assert len(EXAMPLES) == 16


@pytest.mark.rule("viscounts.track.together")
def test_track_two_virtue() -> None:
    given, then = example("track_two_virtue")
    player = Player(corruption=given["corruption_at"], virtue=given["virtue_at"])
    move_virtue(player, given["gain"]["virtue"])
    assert (player.corruption, player.virtue) == (then["corruption_at"], then["virtue_at"])


@pytest.mark.rule("viscounts.shift.criminal")
def test_antagonist() -> None:
    given, then = example("antagonist")
    scene = Scene().hand(f"{given['play']} abbot").begin(PlayPhase(0)).play(f"s0 play {given['play']}")
    scene.count(corruption=1 + then["corruption_gained"], debts=then["debts_gained"])


@pytest.mark.rule("viscounts.action.dismiss")
def test_dismiss_woodcutter() -> None:
    given, then = example("dismiss_woodcutter")
    scene = Scene().row("miner labourer abbot").has(silver=5).folk("coast", given["dismiss"])
    before = fund(scene.s, 0, given["action"]).icons
    scene.begin(PrimaryAction(0)).play(f"s0 act-dismissing {given['action']} {given['dismiss']} 2 virtue")
    scene.count(silver=5 - then["silver_spent"], virtue=7 - then["virtue_gained"])
    icons = scene.s.box.icons[given["dismiss"]]
    assert fund(scene.s, 0, given["action"], icons).icons - before == then["extra_icons"]["builder"]


@pytest.mark.rule("viscounts.move.roads")
def test_movement() -> None:
    given, then = example("movement")
    scene = Scene().segments(f"coast {given['next_segment']} foothills forest mountains")
    scene.at(given["start"]).row(f"{given['card_played']} - -").begin(Movement(0))
    assert {option.split()[1] for option in scene.options()} == set(then["reachable"])


@pytest.mark.rule("viscounts.trade.resource")
def test_trade_gold() -> None:
    given, then = example("trade_gold")
    scene = Scene(3).row(" ".join(given["board_cards"])).has(silver=given["spend_silver"])
    scene.player(0).at = scene.s.kingdom.location_of_number[given["location"]]
    assert fund(scene.s, 0, "trade").icons == given["merchant_icons"]
    scene.begin(PrimaryAction(0)).play("s0 act trade", f"s0 exchange 3 {given['spend_silver']}")
    scene.count(gold=then["gold_gained"], silver=then["trader_silver_gained"])


@pytest.mark.rule("viscounts.build.link")
def test_build_workshop() -> None:
    given, then = example("build_workshop")
    scene = Scene(3).has(stone=given["spend_stone"], silver=given["spend_silver"]).row("abbot squire trader")
    scene.folk("foothills", given["dismiss"]).building(given["blue_trading_post_at"], BLUE, "trading_post")
    scene.player(0).at = scene.s.kingdom.location_of_number[given["location"]]
    assert fund(scene.s, 0, "build").icons == given["builder_icons_on_board"]
    icons = scene.s.box.icons[given["dismiss"]]
    total = fund(scene.s, 0, "build", icons).icons + given["spend_stone"]
    assert total == then["builder_icons_total"]
    scene.begin(PrimaryAction(0)).play(f"s0 act-dismissing build {given['dismiss']} 1 rearrange")
    assert (scene.asked == (0, "rearrange")) == then["rearrange_offered"]
    scene.play("s0 arrange squire abbot trader", "s0 build workshop_1")
    assert scene.owner(given["site"]) == RED
    scene.count(stone=0, **then["active_gains"])
    scene.count(BLUE, **then["blue_gains"])


@pytest.mark.rule("viscounts.castle.rise")
def test_castle_three_workers() -> None:
    given, then = example("castle_three_workers")
    scene = Scene().at("lakeside_inner").row("squire squire princess").has(gold=2).hand("abbot trader thief")
    scene.begin(PrimaryAction(0)).play("s0 act place", f"s0 place {given['place']} 5")
    offered = {option.split()[1] for option in scene.options()}
    assert offered == {"hire" if one == "hire_free" else one for one in then["effect_offered"]}
    scene.play("s0 choose destroy", "s0 keep")
    assert {section: scene.second_tier(section)[RED] for section in then["tier_2"]} == then["tier_2"]
    assert {section: scene.first_tier(section)[RED] for section in then["tier_1"]} == then["tier_1"]


@pytest.mark.rule("viscounts.castle.repeat", "viscounts.castle.leader", "viscounts.castle.trim")
def test_castle_cascade() -> None:
    given, then = example("castle_cascade")
    scene = Scene(3).at("coast_inner").row(" ".join(given["board_cards"])).slots(" ".join(given["uncovered_slots"]))
    scene.has(gold=given["spend_gold"]).hand("abbot squire")
    for tier, name in (("first", "tier_1"), ("second", "tier_2")):
        for section, workers in given[name].items():
            counts = [workers.get(colour, 0) for colour in COLOURS]
            scene.workers(tier, section, *counts)
    scene.s.third_tier = [given["tier_3"].get(colour, 0) for colour in COLOURS]
    scene.s.leader = COLOURS[given["leader"]]
    means = fund(scene.s, 0, "place")
    assert means.icons == then["noble_icons_on_board"]
    assert means.icons + given["spend_gold"] == then["noble_icons_total"]
    scene.begin(PrimaryAction(0)).play("s0 act place", f"s0 place {given['place']} {then['noble_icons_total']}")
    scene.play("s0 take gold", "s0 take gold")
    scene.play("s0 trim 1 flip first", "s0 trim 1 flip first")
    gains = then["gains"]
    scene.count(ink=gains["ink"], stone=gains["stone"], gold=gains["any"], virtue=7 - gains["virtue"])
    for name, look in (("tier_1", scene.first_tier), ("tier_2", scene.second_tier)):
        for section, workers in then[name].items():
            assert look(section) == [workers.get(colour, 0) for colour in COLOURS], (name, section)
    assert scene.s.third_tier == [then["tier_3"].get(colour, 0) for colour in COLOURS]
    assert scene.s.leader == COLOURS[then["leader"]]
    scene.count(BLUE, silver=then["blue_silver_gained"], workers=20 + then["bumped"]["blue"])
    # The overseer's ability comes last; red discards a card.
    scene.play("s0 choose discard", "s0 discard abbot")
    assert scene.asked is None


@pytest.mark.rule("viscounts.transcribe.paying")
def test_manuscript_gray() -> None:
    given, then = example("manuscript_gray")
    scene = (
        Scene(3)
        .at(given["location"])
        .row(" ".join(given["board_cards"]))
        .has(ink=given["spend_ink"], silver=given["spend_silver"])
    )
    scene.player(0).bonuses = ("black",)
    scene.script("lakeside", given["manuscript"]).folk("lakeside", given["dismiss"]).discards("thief")
    icons = scene.s.box.icons[given["dismiss"]]
    assert fund(scene.s, 0, "transcribe", icons).icons + given["spend_ink"] == then["cleric_icons_total"]
    scene.begin(PrimaryAction(0)).play(f"s0 act-dismissing transcribe {given['dismiss']} 1 shuffle")
    assert bool(scene.events("shuffled")) == then["shuffle_resolved"]
    assert (scene.player(0).manuscripts == (given["manuscript"],)) == then["manuscript_taken"]
    scene.count(ink=0, silver=0)


@pytest.mark.rule("viscounts.collision.own")
def test_collision() -> None:
    given, then = example("collision")
    at = given["markers_at"]
    scene = Scene(3).slots(" ".join(given["active_uncovered_slots"])).row(" ".join(given["active_board_cards"]))
    scene.has(corruption=at, virtue=at).row("abbot squire labourer", 1).row("thief squire labourer", 2)
    scene.begin(ResolveCollision(0))
    scene.count(
        ink=then["peddler"]["ink"],
        silver=then["active_gains"]["silver"],
        debts=then["active_gains"]["debt"],
        corruption=then["markers_reset"]["corruption_at"],
        virtue=then["markers_reset"]["virtue_at"],
    )
    scene.count(1, virtue=7 - then["opponents_without_criminals"]["virtue"])
    scene.count(2, virtue=7)
    assert scene.events("collides")[0].params["n"] == at - then["slot_ws_2_virtue"]


@pytest.mark.rule("viscounts.score.majority-ties")
@pytest.mark.parametrize("name", ["tie_first", "tie_second"])
def test_ties(name: str) -> None:
    given, then = example(name)
    assert majority(given["flipped_deeds"], (12, 8, 4)) == then["vp"]


@pytest.mark.rule("viscounts.score.manuscripts")
def test_final_scoring() -> None:
    given, then = example("final_scoring")
    scene = Scene(3).slots(" ".join(given["uncovered_slots"])).owns(" ".join(given["manuscripts"]))
    scene.row("thief conspirator antagonist").hand("squire princess artist").pile("watchman")
    assert count(scene.s, 0, "icon_criminal") == given["card_icons"]["criminal"]
    assert count(scene.s, 0, "icon_noble") == given["card_icons"]["noble"] + given["slot_icons"]["noble"]
    tiers = given["workers"]
    scene.workers("first", "flip", tiers["tier_1"]).workers("second", "flip", tiers["tier_2"])
    scene.s.third_tier = [tiers["tier_3"], 0, 0]
    scene.has(
        paid=given["flipped_debts"],
        debts=given["unpaid_debts"],
        deeds=given["acquired_deeds"],
        approved=given["approved_deeds"],
    )
    scene.has(1, approved=5).has(2, approved=4).stacks(0, 3)
    scene.s.leader = 0
    scene.player(0).bonuses = ("blue",)
    standing = scene.table.game.standings(scene.s)[0]
    assert standing.points == {
        "buildings": then["buildings"],
        "workers": then["workers"],
        "sets": then["manuscript_sets"],
        "manuscripts": sum(then["manuscript_vp"].values()),
        "leader": then["castle_leader"],
        "bonuses": then["cleric_bonus"],
        "debts": then["unpaid_debts"],
        "deeds": then["acquired_deeds"],
        "approved": then["approved_deeds"],
        "poverty": then["poverty"],
        "prosperity": 0,
    }
    assert standing.points["sets"] + standing.points["manuscripts"] == then["manuscripts_total"]
    assert standing.total == then["total"] == 109


@pytest.mark.rule("viscounts.solo.priority")
def test_bot_priority() -> None:
    given, then = example("bot_priority")
    scene = Scene(1, automa=given["bot"]).has(1, ink=given["ink"], stone=given["stone"])
    assert wanted(scene.s, 1) == then["next_any"]


def first_automa_turn() -> Scene:
    """The automa's start as in the rulebook, with the scheme that its board would remove put on top (ruling 61)."""
    given, _ = example("bot_turn_1")
    scene = Scene(1, automa=given["bot"]).at("forest_left", 1).folk("forest", "friar").slots("cleric_1", 1)
    scene.has(1, debts=given["debts_unpaid"], deeds=given["deeds_acquired"], gold=given["gold"])
    plan_of(scene.s).draw = (given["scheme"],)
    return scene.begin(AutomaTurn(1))


@pytest.mark.rule("viscounts.solo.turn")
@pytest.mark.ruling("viscounts", 61)
def test_bot_turn_1() -> None:
    _, then = example("bot_turn_1")
    scene = first_automa_turn()
    assert scene.s.kingdom.places[scene.player(1).at] == "lakeside_left"
    failed = scene.events("automa-cannot-pay")[0].params
    assert (failed["action"], failed["have"]) == ("action:place", then["noble_icons"])
    assert bool(scene.events("placed")) == then["place_workers"]
    scene.count(1, paid=1, ink=1, virtue=then["virtue_at"])
    assert then["flipped"] == "debt"
    assert then["resource_from_flip"] == "ink"


@pytest.mark.rule("viscounts.solo.attempts")
def test_bot_turn_2() -> None:
    given, then = example("bot_turn_2")
    scene = first_automa_turn().script("lakeside", given["manuscript"])
    plan_of(scene.s).draw = (given["scheme"],)
    futures = len(plan_of(scene.s).future)
    scene.begin(AutomaTurn(1))
    assert plan_of(scene.s).row == (given["scheme"], given["middle"], "")
    scene.count(1, corruption=then["corruption_at"])
    assert futures - len(plan_of(scene.s).future) == then["future_schemes_gained"]
    assert scene.s.kingdom.places[scene.player(1).at] == "lakeside_right"
    assert (given["manuscript"] in scene.player(1).manuscripts) == then["manuscript_taken"]
    assert scene.events("paid") == []


def test_a_flip_effect_of_an_example_is_the_castles_own() -> None:
    """The key used by the examples exists for every section."""
    assert all(f"section:{section}.effect" in Scene().s.box.programs for section in Scene().s.box.sections)
    assert Perform(0, "section:flip.effect").key == "section:flip.effect"
