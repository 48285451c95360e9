"""Automa dynasties: the rules that hold for all of them (crusaders.ai.*)."""

from __future__ import annotations

from random import Random

import pytest

import greathall
from greathall.games.crusaders.ageing import Age
from greathall.games.crusaders.automa.answers import automa_accepts
from greathall.games.crusaders.automa.marriage import distances
from greathall.games.crusaders.automa.preferences import rivals
from greathall.games.crusaders.automa.targets import attackable, line_up
from greathall.games.crusaders.automa.turn import AutomaTurn, crusade_leader
from greathall.games.crusaders.battle import required_successes
from greathall.games.crusaders.deals import Deal, Side
from greathall.games.crusaders.dynasty import DynastyTurn
from greathall.games.crusaders.effects import Operations
from greathall.games.crusaders.era import DrawEight, UpkeepOf
from greathall.games.crusaders.event_targets import BeginEvent
from greathall.games.crusaders.family import Succession
from greathall.games.crusaders.game import GAME
from greathall.games.crusaders.plots import IntrigueAction
from greathall.games.crusaders.war import WarAction
from tests.games.crusaders.rivals import STRATEGIES, deed, table_of
from tests.games.crusaders.scenes import GOOD, Scene

# General rules


@pytest.mark.rule("crusaders.ai.strategy")
@pytest.mark.rule("crusaders.ferox.start")
@pytest.mark.rule("crusaders.postis.start")
@pytest.mark.rule("crusaders.munitio.start")
@pytest.mark.rule("crusaders.amandit.start")
@pytest.mark.rule("crusaders.aperio.start")
@pytest.mark.ruling("crusaders", 72)
@pytest.mark.ruling("crusaders", 86)
def test_strategies_are_dealt_once_each_with_their_start() -> None:
    for seed in range(12):
        scene = Scene(1, seed=str(seed), ai="4")
        ais = scene.s.houses[1:]
        assert len({house.strategy for house in ais}) == 4
        for house in ais:
            for card in scene.s.box.strategies[house.strategy].developments:
                assert house.developments.count(card) == 1
            if house.strategy == "amandit":
                traits = [scene.s.box.trait_of[token] for token in house.bag]
                assert len(traits) == 6
                assert {"lustful", "attractive"} <= set(traits)
    starts = {key: one.developments for key, one in Scene(1).s.box.strategies.items()}
    assert starts == {
        "ferox": ("longbow",),
        "postis": ("longbow",),
        "munitio": ("plate_armor",),
        "amandit": (),
        "aperio": ("archbishop",),
    }


@pytest.mark.rule("crusaders.ai.strategy")
@pytest.mark.rule("crusaders.mode.tables")
def test_dynasties_and_strategies_of_the_ai_are_chosen_or_drawn() -> None:
    chosen = Scene(1, ai_germany="aperio", ai_iberia="munitio")
    assert [(house.culture, house.strategy) for house in chosen.s.houses[1:]] == [
        ("germany", "aperio"),
        ("iberia", "munitio"),
    ]
    more = Scene(1, ai="3", ai_italy="random", ai_iberia="amandit")
    assert [house.culture for house in more.s.houses[1:]] == ["italy", "iberia", "france"]
    assert more.house(2).strategy == "amandit"
    assert len({house.strategy for house in more.s.houses[1:]}) == 3
    wrong: list[dict[str, str]] = [
        {"ai_england": "ferox"},  # a person leads England
        {"ai": "1", "ai_france": "ferox", "ai_italy": "postis"},
        {"scenario": "kingdom_of_jerusalem_tournament", "ai_iberia": "random"},
        {"scenario": "barons_crusade", "ai_france": "munitio"},  # France has the Plate Armor already
    ]
    for variants in wrong:
        with pytest.raises(greathall.SetupError):
            GAME.make_setup(1, variants, None, None)


@pytest.mark.rule("crusaders.ai.hand")
@pytest.mark.rule("crusaders.ferox.cards")
@pytest.mark.rule("crusaders.postis.cards")
@pytest.mark.rule("crusaders.munitio.cards")
@pytest.mark.rule("crusaders.amandit.cards")
@pytest.mark.rule("crusaders.aperio.cards")
@pytest.mark.parametrize(
    ("strategy", "cards"),
    [
        ("ferox", {"realm": 1, "intrigue": 3, "war": 3, "tax": 0, "crusade": 1}),
        ("postis", {"realm": 2, "intrigue": 2, "war": 3, "tax": 0, "crusade": 1}),
        ("munitio", {"realm": 2, "intrigue": 2, "war": 3, "tax": 0, "crusade": 1}),
        ("amandit", {"realm": 2, "intrigue": 2, "war": 3, "tax": 0, "crusade": 1}),
        ("aperio", {"realm": 1, "intrigue": 2, "war": 3, "tax": 0, "crusade": 2}),
    ],
)
def test_an_ai_draws_the_cards_of_its_table(strategy: str, cards: dict[str, int]) -> None:
    scene = table_of(strategy).hand(1).begin(DrawEight(1))
    assert scene.shown(0)["houses"][1]["cards"] == cards
    assert "hand" not in scene.shown(0)["houses"][1]


@pytest.mark.rule("crusaders.ai.gold")
@pytest.mark.ruling("crusaders", 69)
def test_an_ai_has_no_gold_and_pays_through_the_treasury() -> None:
    scene = table_of("ferox").gold(0, 0)
    treasury = scene.s.treasury
    scene.begin(BeginEvent(1, "i_blackmail"))  # its left neighbour is an automa too: nothing moves
    assert scene.s.treasury == treasury
    scene.begin(BeginEvent(2, "i_blackmail"))  # to the person on seat 0: from the treasury
    assert scene.house(0).gold == 2
    assert scene.shown(0)["houses"][1]["gold"] is None
    scene.armies("paris").begin(UpkeepOf(1))
    assert scene.s.army[scene.at("paris")] == 1


@pytest.mark.rule("crusaders.ai.developments")
def test_an_ai_uses_the_marshal_first() -> None:
    scene = table_of("ferox").cards(1, "marshal").unrest("paris").unrest("toulouse", 2).hand(1, "realm")
    scene.begin(AutomaTurn(1))
    assert scene.s.unrest[scene.at("toulouse")] == 1


@pytest.mark.rule("crusaders.ai.no-counter")
def test_an_ai_never_counters() -> None:
    scene = table_of("ferox").gold(0, 5).claim(0, 1).armies("normandy").begin(WarAction(0))
    scene.play("s0 attack normandy aquitaine")
    while scene.asked == (0, "declare"):
        scene.play("s0 launch")
    scene.play("s0 invest 2")
    assert scene.owner("aquitaine") == 0


@pytest.mark.rule("crusaders.ai.mobilised")
@pytest.mark.ruling("crusaders", 67)
def test_ai_regions_attack_without_armies_but_defend_only_with_them() -> None:
    scene = table_of("ferox").claim(1, 0)
    assert scene.at("normandy") in attackable(scene.s, 1)
    assert required_successes(scene.s, scene.at("aquitaine")) == 1
    scene.begin(IntrigueAction(0))
    assert "cause-unrest aquitaine" in scene.options()
    scene.armies("aquitaine")
    assert required_successes(scene.s, scene.at("aquitaine")) == 2


@pytest.mark.rule("crusaders.ai.mobilised-literal")
def test_the_literal_reading_defends_and_calms_ai_regions() -> None:
    scene = table_of("ferox", mobilisation="literal")
    assert required_successes(scene.s, scene.at("aquitaine")) == 2
    scene.begin(IntrigueAction(0))
    assert scene.why_not("s0 cause-unrest aquitaine").code == "army-there"
    beaten = table_of("ferox", mobilisation="literal").luckless(0).claim(0, 1).armies("normandy")
    beaten.begin(WarAction(0)).play("s0 attack normandy aquitaine")
    while beaten.asked == (0, "declare"):
        beaten.play("s0 launch")
    beaten.draw_on()
    assert beaten.events("counterattacks")  # mobilised regions strike back without a soldier
    assert beaten.owner("normandy") == 1
    assert not beaten.draw_on().events("counterattack-declined")


@pytest.mark.rule("crusaders.ai.draws")
@pytest.mark.ruling("crusaders", 68)
def test_an_ai_draws_one_more_than_needed_or_its_free_draws() -> None:
    scene = table_of("ferox").claim(1, 0).luckless(1)
    deed(scene, "war")
    assert scene.events("check")[0].params["draws"] == 3  # the base and two supporting regions
    assert not any(decision.kind == "pledge" for decision in scene.table.decisions)
    plot = table_of("aperio").luckless(1)
    deed(plot, "intrigue")
    assert plot.events("check")[0].params["draws"] == 2


@pytest.mark.rule("crusaders.ai.support")
@pytest.mark.ruling("crusaders", 75)
def test_an_ai_brings_up_to_three_supporting_regions() -> None:
    scene = table_of("ferox").claim(1, 0)
    source, helpers = line_up(scene.s, 1, scene.at("normandy"))
    assert len(helpers) == 2
    assert {source, *helpers} == {scene.at(r) for r in ("paris", "aquitaine", "low_countries")}
    navy = table_of("ferox").claim(1, 0).owns(1, "low_countries", "brittany", "aquitaine").cards(1, "navy")
    target = navy.at("wessex")
    near = [r for r in navy.s.regions_of(1) if r in navy.s.box.borders[target]]
    assert len(navy.s.regions_of(1)) > len(near) > 0
    source, helpers = line_up(navy.s, 1, target)
    by_sea = [r for r in (source, *helpers) if r not in near]
    assert len(by_sea) == 1  # the Navy brings one region more
    assert source in near


@pytest.mark.rule("crusaders.ai.supports-allies")
def test_an_ai_always_supports_its_allies() -> None:
    scene = table_of("ferox").pact(0, 1).claim(0, 2).armies("low_countries").owns(0, "low_countries", "wessex")
    scene.begin(WarAction(0)).play("s0 attack low_countries saxony").draw_on()
    assert scene.events("ally-supports")
    assert scene.has_claim(2, 1)


@pytest.mark.rule("crusaders.ai.crusade-skip")
def test_a_crusade_beyond_the_allowance_is_skipped() -> None:
    scene = table_of("ferox").hand(1, "crusade", "realm")
    scene.house(1).crusades = 1
    scene.begin(AutomaTurn(1))
    assert scene.events("revealed")[0].params["deck"] == "deck:realm"
    assert scene.house(1).played == 1


@pytest.mark.rule("crusaders.ai.crusade-forced")
def test_the_sixth_action_without_a_crusade_is_one() -> None:
    scene = table_of("ferox").hand(1, "war", "war", "war", "crusade")
    scene.house(1).played = 5
    scene.begin(AutomaTurn(1))
    assert scene.events("revealed")[0].params["deck"] == "deck:crusade"
    assert scene.house(1).crusades == 1


@pytest.mark.rule("crusaders.ai.crusade")
@pytest.mark.ruling("crusaders", 81)
def test_an_ai_sends_the_least_important_leader() -> None:
    scene = table_of("ferox")
    assert crusade_leader(scene.s, 1) == "philip_i"
    scene.child(1, "france_01")
    assert crusade_leader(scene.s, 1) == "france_01"
    scene.child(1, "france_02")
    assert crusade_leader(scene.s, 1) == "france_02"
    scene.sibling(1, "france_03")
    assert crusade_leader(scene.s, 1) == "france_03"
    scene.child(1, "france_11", spouse="england_05")
    assert crusade_leader(scene.s, 1) == "england_05"
    scene.wife(1, "glitterhoof")
    assert crusade_leader(scene.s, 1) == "glitterhoof"


@pytest.mark.rule("crusaders.ai.tokens")
@pytest.mark.ruling("crusaders", 82)
def test_an_ai_sacrifices_only_to_complete_a_check() -> None:
    scene = table_of("ferox").claim(1, 0).bag(1, "random_kind", "random_kind", "random_kind", "random_kind")
    deed(scene, "war")
    assert scene.owner("normandy") == 1  # one given up, one success
    assert len(scene.house(1).bag) == 3
    kept = table_of("ferox").claim(1, 0).bag(1, *["random_cruel"] * 4)
    deed(kept, "war")
    assert len(kept.house(1).bag) == 4
    old = table_of("ferox").bag(1, GOOD, "random_cruel", "random_weak")
    old.house(1).age = 3
    old.begin(Age(1))
    assert old.house(1).bag == ["random_cruel", GOOD]


@pytest.mark.rule("crusaders.ai.war")
@pytest.mark.ruling("crusaders", 80)
def test_an_ai_moves_in_never_pillages_and_counterattacks() -> None:
    scene = table_of("ferox").claim(1, 0)
    deed(scene, "war")
    normandy = scene.at("normandy")
    assert (scene.owner("normandy"), scene.s.army[normandy]) == (1, 1)
    assert not scene.events("pillaged")
    beaten = table_of("ferox").claim(0, 1).armies("normandy", "aquitaine").luckless(0).begin(WarAction(0))
    beaten.play("s0 attack normandy aquitaine").draw_on()
    assert beaten.events("counterattacks")
    assert beaten.owner("normandy") == 1


@pytest.mark.rule("crusaders.ai.events")
@pytest.mark.ruling("crusaders", 85)
def test_an_ai_places_tokens_by_its_preferences() -> None:
    scene = table_of("ferox").begin(BeginEvent(1, "c_gods_bounty"))
    assert scene.s.harvest[scene.at("paris")] == 2  # highest yield: the castle
    bad = table_of("ferox").owns(1, "paris", "toulouse").begin(BeginEvent(1, "w_foraging"))
    assert bad.s.crop_failure[bad.at("toulouse")] == 1
    other = table_of("ferox").castles("wessex").begin(BeginEvent(2, "c_eastern_plague"))
    assert other.s.plague[other.at("wessex")] == 1
    famine = table_of("ferox").begin(BeginEvent(1, "t_famine"))
    assert not any(famine.s.crop_failure)  # the first option: gold it does not miss
    dead = table_of("ferox").child(1, "france_01").child(1, "france_11").luckless(1)
    dead.begin(BeginEvent(1, "i_poisoned_cup"))
    assert [one.card for one in dead.house(1).children] == ["france_01"]


@pytest.mark.rule("crusaders.ai.rest")
def test_an_ai_grants_no_titles_and_does_not_trade() -> None:
    scene = table_of("ferox").child(1, "france_01", "random_weak").wife(1, "france_13").begin(DynastyTurn(1))
    assert not any(scene.s.duke)
    assert not automa_accepts(scene.s, Deal(0, 1, Side(gold=9)), scene.table._dealer)


@pytest.mark.rule("crusaders.ai.targets")
@pytest.mark.ruling("crusaders", 73)
@pytest.mark.ruling("crusaders", 74)
@pytest.mark.ruling("crusaders", 77)
@pytest.mark.ruling("crusaders", 79)
def test_how_targets_are_chosen() -> None:
    scene = table_of("ferox")
    far = distances(scene.s, 1)
    assert (far[scene.at("paris")], far[scene.at("normandy")], far[scene.at("wessex")]) == (0, 1, 2)
    assert rivals(scene.s, 1) == [2, 0]
    unrest = table_of("aperio").castles("normandy").owns(0, "normandy", "brittany").unrest("brittany").cards(1)
    unrest.s.unrest[unrest.at("brittany")] = 0
    deed(unrest, "intrigue")
    hit = [name for name in unrest.s.box.regions if unrest.s.unrest[unrest.at(name)]]
    assert hit != ["normandy"]  # fewest required successes first
    crisis = table_of("ferox").owns(1, "paris", "toulouse", "low_countries").begin(Succession(1))
    assert crisis.owner("paris") == 1  # regions without a castle are given up first


@pytest.mark.rule("crusaders.mode.together")
@pytest.mark.rule("crusaders.ai.targets")
def test_allied_ais_never_aim_at_each_other() -> None:
    scene = table_of("postis", mode="allied").allied_region(2, "burgundy").allied_region(0, "brittany")
    assert rivals(scene.s, 1) == [0]
    assert scene.at("burgundy") not in attackable(scene.s, 1)
    assert scene.at("brittany") in attackable(scene.s, 1)
    for event in scene.s.box.events.values():
        if event.target == "other_choice":
            named = table_of("postis", mode="allied").shields(2, 1, 2).owns(2, *scene.regions(2), "sicily", "sardinia")
            named.begin(BeginEvent(1, event.id))
            assert not [one for one in named.events("event-target") if one.params["target"] == "seat:2"]
    scene = table_of("postis", mode="allied")
    paths = [
        path for path, op in scene.s.box.ops.items() if op.op == "casus_belli" and op.against == "choice_of_target"
    ]
    scene.owns(2, *scene.regions(2), "sicily", "sardinia").begin(Operations(1, 1, tuple(paths[:1])))
    assert scene.has_claim(1, 0)
    assert not scene.has_claim(1, 2)


@pytest.mark.rule("crusaders.ai.fallback")
@pytest.mark.ruling("crusaders", 70)
def test_without_a_rank_the_fallback_acts() -> None:
    scene = table_of("ferox").lord("brittany", "france_11", "random_weak").lord("burgundy", "france_12", "random_weak")
    assert deed(scene, "war") == (0, "invade_independent")
    pact = table_of("ferox").allied_region(1, "brittany")
    assert deed(pact, "war") == (0, "annex")
    calm = table_of("ferox").claim(1, 0).claim(1, 2)
    calm.s.round = 1  # no claim to fabricate, no child, no rulers in the first round
    assert deed(calm, "intrigue") == (0, "unrest")
    nothing = table_of("ferox")
    nothing.s.display = []
    nothing.s.left["castle"] = 0
    assert deed(nothing, "realm") == (0, "pass")


# Whole games


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_every_strategy_plays_whole_games(strategy: str) -> None:
    for seed in range(2):
        table = greathall.new("crusaders", seats=1, seed=seed, ai="4", ai_germany=strategy)
        assert strategy in [house.strategy for house in table.state.houses if house.culture == "germany"]
        rng = Random(seed)
        while not table.over:
            table.play(rng.choice(table.decisions[0].options))
        told = {event.kind.name for _, event in table.events(-1, None)}
        assert {"automa-strategy", "automa-rank", "automa-suit", "check"} <= told
