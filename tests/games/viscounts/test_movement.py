"""Phase 2 (viscounts.move.*)."""

from __future__ import annotations

import pytest

from greathall.games.viscounts.kingdom import LOCATIONS
from greathall.games.viscounts.movement import JOURNEYS, Movement, following
from greathall.games.viscounts.shift import PlayPhase
from tests.games.viscounts.scenes import Scene


def ends(scene: Scene) -> dict[str, int]:
    """Locations that can be reached, with their price."""
    return {option.split()[1]: int(option.split()[2]) for option in scene.options()}


@pytest.mark.rule("viscounts.move.distance")
def test_exactly_as_far_as_the_card_says() -> None:
    scene = Scene().at("coast_right").row("financier - -").has(silver=0).begin(Movement(0))
    # The next segment's left location, its right or inner one, and one step more.
    assert ends(scene) == {"forest_left": 0, "forest_inner": 0, "foothills_right": 0}
    scene.play("s0 move forest_inner 0")
    assert scene.events("moved")[0].params["location"] == "location:forest_inner"


@pytest.mark.rule("viscounts.move.distance")
def test_the_played_card_counts_wherever_it_lies() -> None:
    scene = Scene().at("coast_left").row("- abbot financier").hand("architect thief").has(silver=0)
    scene.begin(PlayPhase(0), Movement(0)).play("s0 play architect")
    scene.play("s0 choose rearrange", "s0 arrange financier architect abbot")
    # The architect's one silver, not the financier's three.
    assert ends(scene) == {"coast_right": 0, "coast_inner": 0}


@pytest.mark.rule("viscounts.move.extra")
@pytest.mark.ruling("viscounts", 4)
def test_further_for_a_silver_a_step() -> None:
    scene = Scene().at("coast_left").row("trader - -").has(silver=2).begin(Movement(0))
    assert ends(scene) == {
        "coast_right": 0,
        "coast_inner": 0,
        "foothills_left": 1,
        "foothills_inner": 1,
        "foothills_right": 2,
        "forest_inner": 2,
    }
    why = scene.why_not("s0 move forest_left 3")
    assert (why.code, why.params) == ("too-far", {"n": 3, "have": 2})
    scene.play("s0 move forest_inner 2").count(silver=0)


@pytest.mark.rule("viscounts.move.roads")
@pytest.mark.ruling("viscounts", 2, 3)
def test_arrows_between_fifteen_locations() -> None:
    assert LOCATIONS == 15
    places = Scene().s.kingdom.places
    arrows = {places[start]: {places[end] for end in following(start)} for start in range(LOCATIONS)}
    assert arrows["coast_left"] == {"coast_right", "coast_inner"}
    assert arrows["coast_inner"] == {"coast_right", "foothills_inner"}
    assert arrows["coast_right"] == {"foothills_left"}
    assert arrows["mountains_right"] == {"coast_left"}
    assert arrows["mountains_inner"] == {"mountains_right", "coast_inner"}


@pytest.mark.rule("viscounts.move.loop")
@pytest.mark.ruling("viscounts", 5)
def test_a_full_circle_can_be_bought_and_meets_nobody() -> None:
    scene = Scene().at("coast_left").row("trader squire abbot").has(silver=20).at("forest_left", 1).begin(Movement(0))
    # Five segments outside are ten steps; inside it is shorter: into the ring, round it and out again.
    price = ends(scene)["coast_left"]
    assert price == dict(JOURNEYS[0][1])[0]
    scene.play(f"s0 move coast_left {price}").count(silver=20 - price)
    assert scene.asked is None
    assert scene.player(0).at == 0


@pytest.mark.rule("viscounts.move.meeting")
@pytest.mark.ruling("viscounts", 4)
def test_whoever_stands_at_the_end_may_rearrange_in_turn_order() -> None:
    scene = Scene(4).at("coast_left").row("trader - -")
    for seat, place in ((1, "coast_right"), (2, "coast_inner"), (3, "coast_right")):
        scene.at(place, seat).row("abbot squire labourer", seat)
    scene.begin(Movement(0)).play("s0 move coast_right 0")
    assert scene.asked == (1, "rearrange")
    assert len(scene.options()) == 6
    scene.play("s1 arrange labourer abbot squire")
    assert scene.player(1).row == ("labourer", "abbot", "squire")
    assert scene.asked == (3, "rearrange")
    scene.play("s3 arrange abbot squire labourer")
    assert scene.asked is None


@pytest.mark.rule("viscounts.move.meeting")
def test_passing_by_does_nothing() -> None:
    scene = Scene().at("coast_left").row("abbot - -").at("coast_right", 1).row("abbot squire thief", 1)
    scene.begin(Movement(0)).play("s0 move foothills_left 0")
    assert scene.asked is None


@pytest.mark.rule("viscounts.slot.step")
def test_a_free_step_from_the_first_trading_post() -> None:
    scene = Scene().at("coast_left").slots("trading_post_1").row("trader - -").has(silver=1).begin(Movement(0))
    found = ends(scene)
    assert (found["coast_right"], found["foothills_left"], found["forest_inner"]) == (0, 0, 1)
