"""The automas (viscounts.solo.*)."""

from __future__ import annotations

import pytest

import greathall
from greathall.core.game import Setup
from greathall.core.outcome import rank
from greathall.core.registry import find
from greathall.games.viscounts.box import load_box
from greathall.games.viscounts.castle import Enter
from greathall.games.viscounts.collision import ResolveCollision
from greathall.games.viscounts.movement import Movement
from greathall.games.viscounts.perform import Perform
from greathall.games.viscounts.solo.actions import icons_for
from greathall.games.viscounts.solo.readings import wanted
from greathall.games.viscounts.solo.schemes import FUTURE, plan_of
from greathall.games.viscounts.solo.setup import AutomaStart, make_plan
from greathall.games.viscounts.solo.turn import Attempt, AutomaMove, AutomaTurn, RevealScheme
from greathall.games.viscounts.state import Plan, Viscounts
from greathall.games.viscounts.turn import Turn
from tests.games.viscounts.scenes import Scene

BOX = load_box()
AUTOMAS = ("cleric", "builder", "noble", "cards")
BOT = 1


def solo(automa: str = "cleric", **variants: str) -> Scene:
    """A solo scene: the automa is seat 1, at the coast's left location, with no schemes laid."""
    return Scene(1, None, automa=automa, **variants)


def plan(scene: Scene) -> Plan:
    return plan_of(scene.s)


def schemes(scene: Scene, row: str = "- - -", draw: str = "", discard: str = "", future: str | None = None) -> Scene:
    found = plan(scene)
    found.row = tuple("" if one == "-" else one for one in row.split())
    found.draw, found.discard = tuple(sorted(draw.split())), tuple(discard.split())
    if future is not None:
        found.future = tuple(sorted(future.split()))
    return scene


def new_plan(automa: str, difficulty: str = "0") -> Plan:
    return make_plan(Setup(1, {"automa": automa, "difficulty": difficulty}, ("red",)), BOX)


@pytest.mark.rule("viscounts.solo.board")
@pytest.mark.parametrize("automa", AUTOMAS)
def test_guildhalls_come_first_and_there_are_no_townsfolk(automa: str) -> None:
    kinds = [slot.building for slot in BOX.automa_slots[automa]]
    assert kinds == ["guildhall"] * 3 + ["trading_post"] * 3 + ["workshop"] * 3
    table = greathall.new("viscounts", seats=1, seed=1, automa=automa)
    state = table.state
    assert isinstance(state, Viscounts)
    assert (state.players[BOT].workers, state.players[BOT].cards) == (20, 0)
    assert [seat.kind for seat in table.seats] == ["decides", "automa"]
    assert len(table.scores()) == 2


@pytest.mark.rule("viscounts.solo.slots")
@pytest.mark.parametrize("automa", AUTOMAS)
def test_slots_answer_collisions_flips_schemes_and_shuffles(automa: str) -> None:
    def uncovered(*places: int) -> Scene:
        return solo(automa).slots(" ".join(f"{automa}_{place}" for place in places), BOT)

    assert sum(icons_for(uncovered(1, 2, 3).s, BOT, action) for action in ("build", "place", "transcribe")) >= 3
    collision = schemes(uncovered(5), row="start_cleric start_noble start_builder").has(BOT, corruption=4, virtue=6)
    collision.has(0, corruption=3, virtue=3).begin(ResolveCollision(0)).count(BOT, virtue=5)
    flip = uncovered(6).has(BOT, deeds=1).begin(Perform(BOT, "section:flip.effect"))
    assert flip.table.game.standings(flip.s)[BOT].points["resources"] == 1
    gained = uncovered(7).begin(Perform(BOT, "scheme:start_criminal_1.effect"))
    assert gained.events("dismissed")
    shuffled = schemes(uncovered(8, 9), row="start_cleric - -", discard="start_noble")
    shuffled.begin(Perform(BOT, "townsfolk:courier.on_hire")).count(BOT, virtue=5)
    assert shuffled.table.game.standings(shuffled.s)[BOT].points["resources"] == 1


@pytest.mark.rule("viscounts.solo.slots")
def test_the_first_trading_post_gives_a_scheme_when_it_is_built() -> None:
    scene = solo().slots("cleric_1 cleric_2 cleric_3", BOT).begin(Perform(BOT, "manuscript:gray_5_trading_post.effect"))
    assert scene.player(BOT).slots[-1] == "cleric_4"
    assert scene.events("got-scheme")


@pytest.mark.rule("viscounts.solo.first")
def test_the_player_begins_and_the_automa_has_the_last_turn() -> None:
    table = greathall.new("viscounts", seats=1, seed=2)
    state = table.state
    assert isinstance(state, Viscounts)
    assert state.first == 0
    while not table.over:
        table.play(table.decisions[0].options[0])
    turns = [event.params["seat"] for _, event in table.events(-1, None) if event.kind.name == "turn"]
    assert turns[0] == "seat:0"
    assert turns[-1] == "seat:1"


@pytest.mark.rule("viscounts.solo.schemes")
@pytest.mark.ruling("viscounts", 61)
@pytest.mark.parametrize("automa", AUTOMAS)
def test_schemes_named_on_the_board_are_removed(automa: str) -> None:
    made = new_plan(automa)
    removed = BOX.automas[automa].removed
    assert len(removed) == 3
    assert not set(removed) & {*made.draw, *made.future}
    assert (len(made.draw), len(made.future)) == (7, 6)
    assert all(BOX.schemes[scheme].group == "starting" for scheme in made.draw)


@pytest.mark.rule("viscounts.solo.difficulty")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_future_schemes_are_mixed_in_unseen(n: int) -> None:
    made = new_plan("noble", str(n))
    assert made.draw.count(FUTURE) == n
    scene = schemes(solo(), draw=FUTURE, future="future_builder future_cleric").begin(RevealScheme(BOT))
    assert plan(scene).row[0].startswith("future_")
    assert len(plan(scene).future) == 1


@pytest.mark.rule("viscounts.solo.difficulty")
def test_schemes_mixed_in_are_not_gained() -> None:
    scene = schemes(solo(), draw=f"{FUTURE} start_noble", future="future_builder").has(BOT, debts=1)
    scene.begin(Perform(BOT, "scheme:start_criminal_1.effect")).count(BOT, paid=1)
    assert plan(scene).future == ("future_builder",)


@pytest.mark.rule("viscounts.solo.draft")
def test_two_pairs_and_the_automa_starts_at_the_other_number() -> None:
    table = greathall.new("viscounts", seats=1, seed=4)
    state = table.state
    assert isinstance(state, Viscounts)
    pairs = state.offers
    assert len(pairs) == 2
    table.play(table.decisions[0].options[0])
    while state.setting_up:
        table.play(table.decisions[0].options[0])
        state = table.state
    number = BOX.player_cards[pairs[1][0]].location
    started = [
        e.params for _, e in table.events(-1, None) if e.kind.name == "starts-at" and e.params["seat"] == "seat:1"
    ]
    at = state.kingdom.location_of_number[number]
    assert started[0]["location"] == f"location:{state.kingdom.places[at]}"


@pytest.mark.rule("viscounts.solo.start-items")
def test_start_items_with_a_guildhall_and_its_effects() -> None:
    scene = solo()
    scene.s.offers = (("card_5", "ada"),)
    scene.begin(AutomaStart(BOT))
    # Location 5: the first site of the forest's left bank gives a virtue.
    scene.count(BOT, ink=1, stone=1, deeds=1, debts=1, virtue=6)
    assert scene.owner("forest_small_1") == BOT
    assert scene.player(BOT).slots == ("cleric_1",)


@pytest.mark.rule("viscounts.solo.road")
def test_the_automa_stays_on_the_outer_road() -> None:
    scene = solo().at("lakeside_left", BOT).begin(AutomaMove(BOT, 3))
    assert scene.s.kingdom.places[scene.player(BOT).at] == "mountains_right"
    scene.begin(AutomaMove(BOT, 2))
    assert scene.s.kingdom.places[scene.player(BOT).at] == "coast_right"


@pytest.mark.rule("viscounts.solo.meeting")
@pytest.mark.ruling("viscounts", 70)
def test_the_one_who_was_there_benefits() -> None:
    bot_arrives = solo().at("coast_right").row("abbot squire labourer").at("coast_left", BOT).begin(AutomaMove(BOT, 1))
    assert bot_arrives.asked == (0, "rearrange")
    player_arrives = solo().at("coast_left").row("trader - -").at("coast_right", BOT).begin(Movement(0))
    player_arrives.play("s0 move coast_right 0").count(BOT, ink=1)


@pytest.mark.rule("viscounts.solo.priority")
@pytest.mark.parametrize(
    ("automa", "order"),
    [("cleric", "ink stone gold"), ("builder", "stone gold ink"), ("noble", "gold ink stone")],
)
def test_resources_of_its_choice(automa: str, order: str) -> None:
    first, second, third = order.split()
    scene = solo(automa)
    assert wanted(scene.s, BOT) == first
    scene.has(BOT, **{first: 6})
    assert wanted(scene.s, BOT) == second
    scene.has(BOT, **{second: 4})
    assert wanted(scene.s, BOT) == third
    scene.has(BOT, **{third: 40})
    assert wanted(scene.s, BOT) == third


@pytest.mark.rule("viscounts.solo.pooled")
@pytest.mark.ruling("viscounts", 69)
def test_the_card_automa_pools_resources_and_wants_to_flip() -> None:
    scene = solo("cards").at("coast_left", BOT)
    scene.begin(Perform(BOT, "section:ink_stone.effect"), Perform(BOT, "manuscript:blue_4_resources.effect"))
    assert plan(scene).pooled == 4
    schemes(scene, row="start_builder start_noble start_cleric").begin(Attempt(BOT, "start_builder", 0))
    # One builder and four pooled resources make a trading post; the site's gold is pooled too.
    assert plan(scene).pooled == 1
    assert scene.player(BOT).slots == ("cards_4",)
    assert scene.owner("coast_small_1") == BOT
    flip = solo("cards").has(BOT, debts=1).begin(Attempt(BOT, "start_criminal_1", 0))
    flip.count(BOT, paid=1)
    fails = solo("cards").begin(Attempt(BOT, "start_criminal_1", 0))
    assert fails.events("cannot")[0].params["action"] == "action:flip"
    fails.count(BOT, deeds=1)


@pytest.mark.rule("viscounts.solo.silver")
@pytest.mark.ruling("viscounts", 62, 63)
@pytest.mark.parametrize(("key", "ink"), [("manuscript:blue_3_silver.effect", 2), ("townsfolk:mason.on_hire", 1)])
def test_silver_and_rearranging_become_resources(key: str, ink: int) -> None:
    scene = solo().row("abbot squire labourer").begin(Perform(BOT, key))
    scene.count(BOT, ink=ink, silver=0)
    odd = solo().begin(Perform(BOT, "exchange:coast_left_small.effect"))
    odd.count(BOT, ink=0, silver=0)


@pytest.mark.rule("viscounts.solo.destroy")
@pytest.mark.ruling("viscounts", 63)
def test_destroying_becomes_a_flip_each() -> None:
    scene = solo().has(BOT, debts=2, deeds=2).begin(Perform(BOT, "manuscript:blue_4_destroy.effect"))
    scene.count(BOT, paid=1, approved=1)
    empty = schemes(solo(), future="").has(BOT, debts=1).begin(Perform(BOT, "scheme:start_criminal_1.effect"))
    empty.count(BOT, paid=1)


@pytest.mark.rule("viscounts.solo.virtue")
@pytest.mark.ruling("viscounts", 63)
@pytest.mark.parametrize(
    ("key", "virtue"),
    [
        ("section:flip.effect", 6),
        ("player_card:card_2.extra", 6),
        ("player_card:card_4.extra", 6),
        ("townsfolk:acolyte.on_hire", 6),
        ("townsfolk:architect.effect/1", 5),
        ("section:gold_move.effect/1", 6),
    ],
)
def test_what_becomes_virtue(key: str, virtue: int) -> None:
    solo().begin(Perform(BOT, key)).count(BOT, virtue=virtue)


@pytest.mark.rule("viscounts.solo.flip")
@pytest.mark.parametrize(
    ("has", "then"),
    [
        ({"debts": 1, "deeds": 1}, {"paid": 1}),
        ({"debts": 1, "deeds": 1, "paid": 1}, {"approved": 1}),
        ({"debts": 1, "paid": 3}, {"paid": 4}),
        ({"deeds": 1, "approved": 3}, {"approved": 4}),
        ({"debts": 1, "deeds": 1, "paid": 2, "approved": 2}, {"paid": 3}),
    ],
)
def test_it_flips_what_it_flipped_less(has: dict[str, int], then: dict[str, int]) -> None:
    solo().has(BOT, **has).begin(Perform(BOT, "section:flip.effect")).count(BOT, **then)


@pytest.mark.rule("viscounts.solo.scheme-gain")
@pytest.mark.ruling("viscounts", 63)
def test_hiring_gains_the_top_future_scheme() -> None:
    scene = schemes(solo(), future="future_builder").begin(Perform(BOT, "manuscript:blue_3_hire.effect"))
    assert plan(scene).discard == ("future_builder",)
    assert plan(scene).future == ()
    assert scene.player(BOT).cards == 0


@pytest.mark.rule("viscounts.solo.dismiss")
@pytest.mark.ruling("viscounts", 71)
def test_dismissing_removes_the_townsfolk_and_gives_its_upper_effect() -> None:
    scene = solo().folk("coast", "antagonist").begin(Perform(BOT, "scheme:start_cleric.effect"))
    scene.count(BOT, corruption=2)
    assert scene.s.removed == ("antagonist",)
    printed = solo().folk("coast", "-").begin(Perform(BOT, "scheme:start_cleric.effect"))
    printed.count(BOT, virtue=6)


@pytest.mark.rule("viscounts.solo.focus")
@pytest.mark.parametrize(
    ("automa", "action"), [("cleric", "transcribe"), ("builder", "build"), ("noble", "place"), ("cards", "flip")]
)
def test_the_focus_is_the_boards_own_action(automa: str, action: str) -> None:
    scene = solo(automa).begin(Attempt(BOT, "start_criminal_1", 0))
    assert scene.events("tries")[0].params["action"] == f"action:{action}"


@pytest.mark.rule("viscounts.solo.shuffle")
@pytest.mark.ruling("viscounts", 68)
def test_its_shuffle_counts_criminals_of_two_cards() -> None:
    scene = schemes(solo(), row="start_criminal_1 start_cleric start_noble", discard="start_builder start_criminal_2")
    scene.begin(AutomaTurn(BOT))
    # The noble scheme dropped, then the pile was shuffled while the criminal lay on the board.
    first = scene.events("gained")[0].params
    assert first == {"seat": "seat:1", "n": 1, "resource": "resource:corruption"}
    assert len(plan(scene).draw) == 2


@pytest.mark.rule("viscounts.solo.paying")
@pytest.mark.ruling("viscounts", 64)
def test_icons_pay_first_then_the_fewest_resources() -> None:
    scene = schemes(solo(), row="start_cleric - -").slots("cleric_1", BOT).has(BOT, ink=5)
    scene.player(BOT).bonuses = ("black",)
    # Scheme, printed cleric on the right, slot and bonus card.
    assert icons_for(scene.s, BOT, "transcribe") == 4
    scene.script("coast", "black_5_deed").begin(Attempt(BOT, "start_cleric", 0)).count(BOT, ink=4)
    wild = schemes(solo(), row="start_criminal_1 future_criminal_1 -")
    assert icons_for(wild.s, BOT, "place") == 3


@pytest.mark.rule("viscounts.solo.build")
@pytest.mark.ruling("viscounts", 65)
def test_it_builds_the_leftmost_it_can_pay_on_the_first_free_site_of_its_bank() -> None:
    def builder(stone: int) -> Scene:
        scene = schemes(solo(), row="start_builder start_noble start_cleric").has(BOT, stone=stone)
        return scene.building("coast_small_1", 0).begin(Attempt(BOT, "start_builder", 0))

    assert builder(6).player(BOT).slots == ("cleric_1",)
    assert builder(5).player(BOT).slots == ("cleric_4",)
    small = builder(2)
    assert small.player(BOT).slots == ("cleric_7",)
    assert small.owner("coast_small_2") == BOT
    small.count(BOT, stone=0)
    # The site hires, which is a scheme; the link to the player's building gives a virtue to both.
    assert small.events("got-scheme")
    small.count(0, virtue=6)
    poor = builder(1)
    assert poor.events("cannot-pay")[0].params == {"seat": "seat:1", "action": "action:build", "n": 3, "have": 2}
    full = solo().building("coast_small_1", 0).building("coast_small_2", 0).has(BOT, stone=9)
    assert full.begin(Attempt(BOT, "start_builder", 0)).events("cannot")


@pytest.mark.rule("viscounts.solo.build-free")
@pytest.mark.ruling("viscounts", 65)
def test_a_free_building_crosses_rivers_and_segments() -> None:
    scene = solo().building("coast_small_1", 0).building("coast_small_2", 0)
    scene.begin(Perform(BOT, "manuscript:gray_4_workshop.effect"))
    assert scene.owner("coast_small_3") == BOT
    right = solo().at("mountains_right", BOT)
    right.building("mountains_small_3", 0).building("mountains_small_4", 0)
    right.begin(Perform(BOT, "manuscript:gray_4_workshop.effect"))
    assert right.owner("coast_small_1") == BOT
    assert right.player(BOT).slots == ("cleric_7",)


@pytest.mark.rule("viscounts.solo.workers")
@pytest.mark.ruling("viscounts", 72)
def test_it_places_as_many_workers_as_it_can_but_never_one() -> None:
    def placing(gold: int) -> Scene:
        scene = schemes(solo(), row="start_noble start_builder start_cleric").has(BOT, gold=gold)
        return scene.at("forest_right", BOT).begin(Attempt(BOT, "start_noble", 0))

    assert placing(2).first_tier("gold_move") == [0, 2]
    assert placing(3).first_tier("gold_move") == [0, 2]
    placing(3).count(BOT, gold=1)
    placing(7).count(BOT, workers=16)
    fails = placing(1)
    assert fails.events("cannot-pay")[0].params["n"] == 3
    free = solo().at("forest_right", BOT).begin(Perform(BOT, "manuscript:yellow_5_workers.effect"))
    assert free.first_tier("gold_move") == [0, 2]
    empty = solo().has(BOT, workers=0, gold=9).begin(Attempt(BOT, "start_noble", 0))
    assert empty.events("cannot")


@pytest.mark.rule("viscounts.solo.trim")
@pytest.mark.ruling("viscounts", 72)
def test_it_sends_the_players_workers_home() -> None:
    scene = solo().has(0, workers=18).workers("first", "ink_stone", 2, 0).begin(Enter(BOT, 0, 2))
    assert scene.first_tier("ink_stone") == [1, 2]
    scene.count(0, silver=2)
    own = solo().has(BOT, workers=17).workers("second", "virtue", 0, 2).workers("first", "virtue", 0, 2)
    own.workers("second", "virtue", 2, 2).begin(Enter(BOT, 4, 1))
    assert own.second_tier("virtue") == [1, 2]


@pytest.mark.rule("viscounts.solo.castle-order")
def test_it_resolves_clockwise_from_its_section_and_leads_without_a_larger_hand() -> None:
    scene = solo().at("mountains_left", BOT).workers("first", "ink_stone", 0, 3).workers("first", "hire_destroy", 0, 3)
    scene.begin(Enter(BOT, 4, 1))
    risen = [one.params["section"] for one in scene.events("rose")]
    assert risen[:2] == ["section:ink_stone", "section:hire_destroy"]
    lead = solo().workers("second", "ink_stone", 0, 2).begin(Enter(BOT, 0, 3))
    assert lead.s.leader == BOT
    assert lead.board(None)["players"][BOT]["hand_limit"] is None


@pytest.mark.rule("viscounts.solo.first-choice")
@pytest.mark.ruling("viscounts", 67)
def test_the_first_option_everywhere() -> None:
    solo().begin(Perform(BOT, "section:gold_move.effect")).count(BOT, gold=1)
    scene = schemes(solo(), future="future_noble").begin(Perform(BOT, "section:hire_destroy.effect"))
    assert plan(scene).discard == ("future_noble",)


@pytest.mark.rule("viscounts.solo.transcribe")
@pytest.mark.ruling("viscounts", 73)
def test_it_transcribes_the_manuscript_of_its_segment() -> None:
    scene = solo().has(BOT, ink=9).script("coast", "gray_3_virtue").owns("gray_3_flip gray_4_stone", BOT)
    scene.begin(Attempt(BOT, "start_cleric", 0))
    assert scene.player(BOT).manuscripts[-1] == "gray_3_virtue"
    assert scene.player(BOT).bonuses == ("gray",)
    printed = solo().has(BOT, ink=9).script("coast", "-").begin(Attempt(BOT, "start_cleric", 0))
    printed.count(BOT, deeds=1)
    assert printed.events("copied")


@pytest.mark.rule("viscounts.solo.transcribe-free")
@pytest.mark.ruling("viscounts", 73)
def test_a_free_manuscript_comes_from_the_next_segment_that_has_one() -> None:
    scene = solo().at("lakeside_right", BOT)
    for segment in scene.s.segments:
        scene.script(segment, "gray_7_guildhall")
    scene.script("coast", "yellow_4_gold").script("forest", "black_3_resource")
    scene.begin(Perform(BOT, "manuscript:black_7_manuscript.effect"))
    assert scene.player(BOT).manuscripts == ("yellow_4_gold",)
    none = solo()
    for segment in none.s.segments:
        none.script(segment, "gray_7_guildhall")
    assert none.begin(Perform(BOT, "manuscript:black_7_manuscript.effect")).player(BOT).manuscripts == ()


@pytest.mark.rule("viscounts.solo.turn")
def test_a_scheme_is_done_from_top_to_bottom() -> None:
    scene = schemes(solo(), row="start_builder start_noble start_cleric", draw="start_criminal_2")
    scene.folk("coast", "friar").begin(AutomaTurn(BOT))
    assert plan(scene).row == ("start_criminal_2", "start_builder", "start_noble")
    kinds = [one.kind for one in scene.events()]
    assert kinds[:6] == ["scheme-dropped", "scheme", "gained", "got-scheme", "moved", "tries"]


@pytest.mark.rule("viscounts.solo.attempts")
def test_the_first_possible_attempt_is_done() -> None:
    scene = solo("builder").script("coast", "gray_7_guildhall").begin(Attempt(BOT, "start_builder_cleric", 0))
    assert [one.params["action"] for one in scene.events("tries")] == ["action:transcribe", "action:build"]
    scene.count(BOT, debts=1)


@pytest.mark.rule("viscounts.solo.collision")
@pytest.mark.ruling("viscounts", 66)
def test_its_collision_uses_its_own_upper_row() -> None:
    scene = solo().has(BOT, corruption=7, virtue=7).row("abbot abbot abbot").begin(ResolveCollision(BOT))
    scene.count(BOT, ink=2, debts=3, corruption=1, virtue=7)
    scene.count(0, deeds=1)
    turn = schemes(solo(), draw="future_cleric").has(BOT, corruption=4, virtue=4).script("coast", "gray_7_guildhall")
    turn.pile("abbot squire labourer thief").begin(Turn(BOT))
    assert [one.kind for one in turn.events() if one.kind in ("scheme", "collides", "reset")] == [
        "scheme",
        "collides",
        "reset",
    ]


@pytest.mark.rule("viscounts.solo.score")
def test_it_scores_resources_too() -> None:
    scene = solo("cards").has(BOT, deeds=2).has(0, ink=5)
    plan(scene).pooled = 3
    mine, its = scene.table.game.standings(scene.s)
    assert (its.points["resources"], its.total) == (3, 5)
    assert mine.points["resources"] == 0


@pytest.mark.rule("viscounts.solo.win")
def test_a_tie_is_the_automas() -> None:
    scene = solo().has(0, deeds=2, silver=9).has(BOT, deeds=2)
    found = rank(scene.table.game.standings(scene.s), [0, 1])
    assert found.winners == (BOT,)
    scene.has(0, deeds=3)
    assert rank(scene.table.game.standings(scene.s), [0, 1]).winners == (0,)


def test_automas_sit_only_at_solo_tables() -> None:
    game = find("viscounts")
    with pytest.raises(greathall.SetupError, match="solo"):
        game.make_setup(2, {"automa": "noble"}, None, None)
