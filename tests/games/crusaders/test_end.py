"""Achievements, scoring, defeat and return."""

from __future__ import annotations

import pytest

import greathall
from greathall.core.rules.steps import settle
from greathall.core.table.outcome import rank
from greathall.games.crusaders.achievements import update
from greathall.games.crusaders.defeat import Defeat, homes, new_rulers
from greathall.games.crusaders.realm import RealmAction
from greathall.games.crusaders.scoring import standings
from greathall.games.crusaders.state import NOBODY
from tests.games.crusaders.scenes import Scene


def holders(scene: Scene) -> dict[str, int]:
    update(scene.s, scene.table._dealer)
    return {one.id: scene.s.achievements[i] for i, one in enumerate(scene.s.box.achievements)}


@pytest.mark.rule("crusaders.achievement.crusader")
@pytest.mark.rule("crusaders.achievement.builder")
@pytest.mark.rule("crusaders.achievement.inventor")
def test_achievements_go_to_the_first_at_the_threshold() -> None:
    scene = Scene().cards(1).cards(2).cards(0, "navy", "bank", "marshal")
    assert holders(scene)["inventor"] == NOBODY
    scene.cards(0, "navy", "bank", "marshal", "steward").shields(0, 1).castles("saxony", "poland")
    assert holders(scene)["inventor"] == 0
    assert holders(scene)["crusader"] == NOBODY
    scene.shields(0, 2).castles("bohemia")
    assert holders(scene)["crusader"] == 0
    assert holders(scene)["builder"] == 2


@pytest.mark.rule("crusaders.achievement.moves")
@pytest.mark.ruling("crusaders", 64)
def test_ties_leave_a_token_and_overtaking_moves_it() -> None:
    scene = Scene().shields(0, 1, 2)
    assert holders(scene)["crusader"] == 0
    scene.shields(1, 3, 4)
    assert holders(scene)["crusader"] == 0
    scene.shields(1, 5)
    assert holders(scene)["crusader"] == 1
    scene.s.track[2] = scene.s.track[3] = NOBODY
    assert holders(scene)["crusader"] == 0  # fallen below: a sole leader gets it
    scene.s.track[0] = NOBODY
    assert holders(scene)["crusader"] == NOBODY
    tied = Scene().shields(0, 1, 2)
    both = Scene().shields(0, 1, 2)
    assert holders(both)["crusader"] == 0
    both.shields(1, 3, 4, 5).shields(2, 6, 7, 8)
    assert holders(both)["crusader"] == NOBODY  # overtaken by two at once: nobody leads alone
    both.shields(2, 9)
    assert holders(both)["crusader"] == 2
    assert holders(tied)["crusader"] == 0
    tied.shields(1, 1, 2)
    assert holders(tied)["crusader"] == 1


@pytest.mark.rule("crusaders.achievement.inventor")
@pytest.mark.rule("crusaders.develop.limit")
def test_cards_are_counted_when_the_fourth_of_a_kind_is_discarded() -> None:
    scene = Scene().gold(0, 3).cards(0, "navy", "bank", "library", "steward")
    scene.cards(1, "navy", "bank", "library", "marshal").cards(2)
    inventor = [one.id for one in scene.s.box.achievements].index("inventor")
    scene.s.achievements[inventor] = 1
    scene.s.display = ["longbow", "royal_guard", "spymaster"]
    scene.begin(RealmAction(0)).play("s0 buy longbow", "s0 drop navy")
    assert scene.s.achievements[inventor] == 1  # 5 cards for a moment, 4 : 4 in the end
    assert not scene.events("achieved")


@pytest.mark.rule("crusaders.end.points")
@pytest.mark.ruling("crusaders", 1)
def test_a_point_for_each_region_and_achievement() -> None:
    scene = Scene().shields(0, 1, 2).bag(0, "starting_pious", "event_pious")
    update(scene.s, scene.table._dealer)
    assert scene.table.scores() == [4 + 1, 5, 4]


@pytest.mark.rule("crusaders.end.tie-break")
def test_shields_break_ties_else_the_place_is_shared() -> None:
    scene = Scene()
    sides = [0, 1, 2]
    scene.owns(1, "paris", "lorraine", "aquitaine", "toulouse")
    shared = rank(standings(scene.s), sides)
    assert shared.winners == (0, 1, 2)
    scene.shields(2, 1)
    broken = rank(standings(scene.s), sides)
    assert broken.winners == (2,)
    assert broken.tie_breaks_used == ("shields",)


# Defeat


def beaten() -> Scene:
    """France has lost everything."""
    scene = Scene().child(1, "france_01", "random_weak").pact(1, 2).claim(1, 0).shields(1, 1, 2).gold(1, 5)
    scene.allied_region(1, "brittany")
    scene.owns(1)
    scene.hand(1, "war", "tax")
    return scene.begin(Defeat(1))


@pytest.mark.rule("crusaders.defeat.when")
@pytest.mark.rule("crusaders.defeat.free-spaces")
@pytest.mark.ruling("crusaders", 65)
def test_a_fallen_house_leaves_everything_but_gold_and_hand() -> None:
    scene = beaten()
    house = scene.house(1)
    assert not house.alive
    assert (house.children, house.bag, house.developments) == ([], [], [])
    assert scene.s.track[:2] == [NOBODY, NOBODY]
    assert not scene.allied(1, 2)
    assert not scene.has_claim(1, 0)
    assert scene.s.lord[scene.at("brittany")]  # the pact ended, so a lord arrived
    assert (house.gold, len(house.hand)) == (5, 2)
    assert scene.s.castle[scene.at("paris")] == 1


@pytest.mark.rule("crusaders.defeat.return")
@pytest.mark.rule("crusaders.defeat.region")
@pytest.mark.ruling("crusaders", 98)
def test_a_player_returns_with_a_new_ruler() -> None:
    scene = beaten()
    assert scene.asked == (1, "come-back")
    assert scene.options() == {f"return {ruler}" for ruler in ("louis_vii", "louis_ix", "philip_iii")} | {"retire"}
    scene.play("s1 return louis_ix")
    assert sorted(scene.s.box.trait_of[token] for token in scene.house(1).bag) == sorted(
        ["honest", "pious", "ambitious", "lustful"]
    )
    assert scene.why_not("s1 settle wessex").code == "no-free-region"
    scene.play("s1 settle burgundy")
    assert scene.house(1).alive
    assert scene.regions(1) == {"burgundy"}
    assert scene.house(1).developments == []
    assert scene.house(1).gold == 5


def test_whoever_retires_is_eliminated() -> None:
    scene = beaten().play("s1 retire")
    assert scene.house(1).gold == 0
    assert standings(scene.s)[1].eliminated


@pytest.mark.rule("crusaders.defeat.region")
def test_without_free_regions_unrest_decides_and_last_regions_are_spared() -> None:
    scene = beaten().play("s1 return louis_ix")
    free = [r for r, owner in enumerate(scene.s.owner) if owner == NOBODY]
    for r in free:
        scene.s.owner[r] = 2
    scene.unrest("wessex").armies("wessex")
    assert homes(scene.s, 1) == [scene.at("wessex")]
    scene.play("s1 settle wessex")
    assert scene.s.unrest[scene.at("wessex")] == 0
    assert scene.s.army[scene.at("wessex")] == 0
    lone = beaten().play("s1 return louis_ix").owns(0, "wessex").unrest("wessex")
    for r, owner in enumerate(lone.s.owner):
        if owner == NOBODY:
            lone.s.owner[r] = 2
    assert lone.at("wessex") not in homes(lone.s, 1)


@pytest.mark.rule("crusaders.defeat.return")
def test_final_scenarios_and_other_dynasties() -> None:
    england = Scene().owns(0)
    england.house(0).fallen = ("normandy_house",)
    dynasties = {england.s.box.rulers[ruler].dynasty for ruler in new_rulers(england.s, 0)}
    assert dynasties == {"blois", "plantagenet"}
    final = Scene(3, scenario="crusade_of_1101").owns(1).begin(Defeat(1))
    assert final.asked is None
    ai = Scene(1).owns(1)
    ai.begin(Defeat(1))
    assert not ai.house(1).alive
    assert ai.asked is None


def test_all_people_may_fall_and_the_game_still_ends() -> None:
    table = greathall.new("crusaders", seats=1, seed=5)
    s = table.state
    for r, owner in enumerate(s.owner):
        if owner == 0:
            s.owner[r] = 1
    s.rulers = []
    s.stack[-1] = Defeat(0)  # instead of drawing cards
    table._asked = None
    settle(s, table._dealer)
    assert table.over
    assert not s.houses[0].alive
