"""The automas: set-up, schemes, conversions and preferences (viscounts.solo.*)."""

from __future__ import annotations

import pytest

import greathall
from greathall.games.viscounts.automa.actions import icons_for
from greathall.games.viscounts.automa.effects import wanted
from greathall.games.viscounts.automa.setup import AutomaStart
from greathall.games.viscounts.automa.turn import Attempt, AutomaMove, AutomaTurn, RevealScheme
from greathall.games.viscounts.collision import ResolveCollision
from greathall.games.viscounts.effects import Perform
from greathall.games.viscounts.movement import Movement
from greathall.games.viscounts.state import FUTURE, Viscounts
from tests.games.viscounts.automas import AUTOMAS, BOT, BOX, new_plan, plan, schemes, solo
from tests.games.viscounts.scenes import Scene


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


ANSWERS: dict[str, tuple[dict[str, int], ...]] = {
    "cleric": ({"virtue": 4}, {"ink": 1}, {"virtue": 6}, {"virtue": 5, "ink": 1}),
    "builder": ({"virtue": 5}, {"stone": 1}, {"virtue": 6}, {"virtue": 5, "stone": 1}),
    "noble": ({"deeds": 1}, {"gold": 1}, {"gold": 1}, {"gold": 1, "workers": 19}),
    "cards": ({"virtue": 5}, {"virtue": 6}, {"deeds": 1}, {"virtue": 5}),
}
"""By automa, what it has after a collision (slot 5), a flip (6), a new scheme (7) and a shuffle (8 and 9)."""


@pytest.mark.rule("viscounts.solo.slots")
@pytest.mark.parametrize("automa", AUTOMAS)
def test_slots_answer_collisions_flips_schemes_and_shuffles(automa: str) -> None:
    def uncovered(*places: int) -> Scene:
        return solo(automa).slots(" ".join(f"{automa}_{place}" for place in places), BOT)

    collided, flipped, schemed, shuffled = ANSWERS[automa]
    assert sum(icons_for(uncovered(1, 2, 3).s, BOT, action) for action in ("build", "place", "transcribe")) >= 3
    collision = schemes(uncovered(5), row="start_cleric start_noble start_builder").has(BOT, corruption=4, virtue=6)
    collision.has(0, corruption=3, virtue=3).begin(ResolveCollision(0)).count(BOT, **collided)
    flip = uncovered(6).has(BOT, deeds=1).begin(Perform(BOT, "section:flip.effect"))
    flip.count(BOT, **flipped)
    # The builder dismisses a princess, whose effect is a virtue.
    gained = uncovered(7).begin(Perform(BOT, "scheme:start_criminal_1.effect"))
    gained.count(BOT, **schemed)
    assert bool(gained.events("dismissed")) == (automa == "builder")
    # The shuffle itself is worth a virtue.
    shuffle = schemes(uncovered(8, 9), row="start_cleric - -", discard="start_noble")
    shuffle.begin(Perform(BOT, "townsfolk:courier.on_hire")).count(BOT, **shuffled)


@pytest.mark.rule("viscounts.solo.slots")
@pytest.mark.parametrize(
    ("automa", "brings"),
    [("cleric", {"ink": 2}), ("builder", {}), ("noble", {"workers": 18}), ("cards", {"deeds": 1, "debts": 1})],
)
def test_the_first_trading_post_brings_something_when_it_is_built(automa: str, brings: dict[str, int]) -> None:
    free = {"manuscript": {"gray_4_workshop": {"effect": {"gain": "trading_post"}}}}
    scene = solo(automa, free).at("forest_left", BOT).begin(Perform(BOT, "manuscript:gray_4_workshop.effect"))
    assert scene.player(BOT).slots == (f"{automa}_4",)
    scene.count(BOT, **brings)
    assert bool(scene.events("automa-gains-scheme")) == (automa == "builder")


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
    assert fails.events("automa-cannot")[0].params["action"] == "action:flip"
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
    assert scene.events("automa-tries")[0].params["action"] == f"action:{action}"


@pytest.mark.rule("viscounts.solo.shuffle")
@pytest.mark.ruling("viscounts", 68)
def test_its_shuffle_counts_criminals_of_two_cards() -> None:
    scene = schemes(solo(), row="start_criminal_1 start_cleric start_noble", discard="start_builder start_criminal_2")
    scene.begin(AutomaTurn(BOT))
    # The noble scheme dropped, then the pile was shuffled while the criminal lay on the board.
    first = scene.gains()[0].params
    assert (first["seat"], first["n"], first["resource"]) == ("seat:1", 1, "resource:corruption")
    assert len(plan(scene).draw) == 2
