"""War cards: mobilising, invading, battles and what follows (crusaders.war.*)."""

from __future__ import annotations

import pytest

from greathall.games.crusaders.achievements import update
from greathall.games.crusaders.battle import required_successes
from greathall.games.crusaders.effects import Operations
from greathall.games.crusaders.state import NOBODY
from greathall.games.crusaders.war import WarAction
from tests.games.crusaders.scenes import GOOD, Scene


def invader(lucky: bool = True, seats: int = 3) -> Scene:
    """England with an army in Normandy and a claim on France; nobody has gold."""
    scene = Scene(seats).cards(0).cards(1).claim(0, 1).armies("normandy")
    for seat in range(seats):
        scene.gold(seat, 0)
    return scene.sure(0) if lucky else scene.luckless(0)


def attack(scene: Scene, target: str = "aquitaine", source: str = "normandy") -> Scene:
    """Begins the action and attacks; further roles are declined."""
    scene.begin(WarAction(0)).play(f"s0 attack {source} {target}")
    if scene.asked == (0, "declare"):
        scene.play("s0 launch")
    return scene.draw_on()


@pytest.mark.rule("crusaders.war.mobilise")
def test_mobilising_places_up_to_four_armies_and_ends_unrest() -> None:
    scene = Scene(5, scenario="ninth_crusade").unrest("wessex", 2)
    scene.begin(WarAction(0)).play("s0 mobilise wessex")
    assert scene.s.unrest[scene.at("wessex")] == 0
    assert scene.why_not("s0 mobilise wessex").code == "army-stands"
    scene.play("s0 mobilise mercia", "s0 mobilise wales", "s0 mobilise normandy")
    assert len(scene.s.armies_of(0)) == 4
    scene.begin(WarAction(0))
    assert scene.why_not("s0 mobilise brittany").code == "four-armies"


@pytest.mark.rule("crusaders.war.claim")
@pytest.mark.rule("crusaders.war.border")
def test_an_invasion_needs_a_claim_and_an_army_at_the_border() -> None:
    scene = Scene().cards(0).armies("normandy").begin(WarAction(0))
    assert scene.why_not("s0 attack normandy paris").code == "no-claim"
    assert "attack normandy brittany" in scene.options()  # independents need no claim
    assert not any("lorraine" in option for option in scene.options())
    scene.war(0, 1)
    assert "attack normandy paris" in scene.options()


@pytest.mark.rule("crusaders.war.declare")
@pytest.mark.ruling("crusaders", 42)
def test_a_declared_invasion_is_mutual_war() -> None:
    scene = attack(invader(lucky=False))
    assert scene.at_war(0, 1)
    assert scene.at_war(1, 0)
    assert not scene.has_claim(0, 1)


@pytest.mark.rule("crusaders.war.required")
@pytest.mark.rule("crusaders.development.plate-armor")
def test_castle_army_duchy_and_armour_make_it_harder() -> None:
    scene = Scene().castles("aquitaine").armies("aquitaine").child(1, "france_01").cards(1, "plate_armor").shields(1, 9)
    aquitaine = scene.at("aquitaine")
    scene.s.duke[aquitaine] = "france_01"
    assert required_successes(scene.s, aquitaine) == 6
    assert required_successes(scene.s, scene.at("brittany")) == 1


@pytest.mark.rule("crusaders.war.victory")
@pytest.mark.rule("crusaders.war.deaths")
@pytest.mark.rule("crusaders.war.move-in")
@pytest.mark.ruling("crusaders", 48)
def test_victory_takes_the_region_and_an_army_may_move_in() -> None:
    scene = attack(invader().lord("brittany", "france_11", "random_weak").unrest("brittany"), "brittany")
    assert scene.asked == (0, "spoils")
    assert scene.owner("brittany") == 0
    assert any(event.params["person"] == "character:france_11" for event in scene.events("lord-died"))
    scene.play("s0 move-in brittany")
    assert (scene.s.army[scene.at("brittany")], scene.s.army[scene.at("normandy")]) == (1, 0)
    assert scene.s.unrest[scene.at("brittany")] == 0
    stay = attack(invader().unrest("brittany"), "brittany").play("s0 hold brittany")
    assert (stay.s.army[stay.at("normandy")], stay.s.unrest[stay.at("brittany")]) == (1, 1)


@pytest.mark.rule("crusaders.war.pillage")
def test_pillage_brings_gold_and_unrest() -> None:
    scene = attack(invader()).play("s0 pillage aquitaine")
    assert scene.house(0).gold == 2
    assert scene.s.unrest[scene.at("aquitaine")] == 1
    assert scene.s.army[scene.at("aquitaine")] == 0


@pytest.mark.rule("crusaders.war.roles")
@pytest.mark.rule("crusaders.war.support")
@pytest.mark.ruling("crusaders", 44)
def test_every_army_has_one_role_fixed_beforehand() -> None:
    scene = invader().owns(0, "normandy", "brittany", "wessex", "mercia").armies("normandy", "brittany", "mercia")
    scene.begin(WarAction(0)).play("s0 attack normandy aquitaine")
    options = scene.options()
    assert "support brittany aquitaine" in options
    assert not any(option.startswith(("attack normandy", "support normandy")) for option in options)
    assert not any("attack brittany aquitaine" in option for option in options)  # attacked once
    scene.play("s0 support brittany aquitaine", "s0 launch")
    assert scene.events("check")[0].params["draws"] == 2
    two = invader().owns(0, "normandy", "wessex").armies("normandy", "wessex")
    two.begin(WarAction(0)).play("s0 attack normandy aquitaine", "s0 attack wessex brittany").draw_on()
    while two.asked is not None:
        kind = two.asked[1]
        two.play({"declare": "s0 launch"}.get(kind, two.decision.default.notation))
    assert {"aquitaine", "brittany"} <= two.regions(0)


@pytest.mark.rule("crusaders.war.routes")
def test_dashed_routes_are_borders() -> None:
    scene = Scene(5)
    assert scene.at("normandy") in scene.s.borders(scene.at("wessex"))
    assert scene.at("sicily") in scene.s.borders(scene.at("apulia"))


@pytest.mark.rule("crusaders.war.navy")
@pytest.mark.ruling("crusaders", 45)
@pytest.mark.ruling("crusaders", 53)
def test_the_navy_carries_one_army_over_the_same_sea() -> None:
    scene = Scene(5).cards(0, "navy").armies("wessex", "northumbria", "normandy").gold(0, 0)
    scene.lord("denmark", "germany_11", "random_weak").begin(WarAction(0))
    assert "attack northumbria denmark" in scene.options()  # North Sea
    assert not any("attack wessex denmark" in option for option in scene.options())  # Wessex lies on the Atlantic
    assert not any("pomerania" in option for option in scene.options())
    scene.play("s0 attack northumbria denmark")
    assert scene.why_not("s0 support normandy denmark").code == "navy-used"
    seas = scene.s.box.regions
    assert seas["pomerania"].coasts == ()
    assert set(seas["mercia"].coasts) == set(seas["normandy"].coasts) == {"north_sea", "atlantic"}


@pytest.mark.rule("crusaders.pact.draw")
@pytest.mark.rule("crusaders.war.ally-support")
@pytest.mark.ruling("crusaders", 46)
@pytest.mark.ruling("crusaders", 47)
def test_allies_give_draws_and_draw_claims() -> None:
    scene = invader(seats=5).pact(0, 4).allied_region(0, "brittany")
    scene.begin(WarAction(0)).play("s0 attack normandy aquitaine")
    assert scene.asked == (4, "ally-called")
    assert scene.decision.default.notation == "s4 stand-by 0"
    scene.play("s4 stand-by 0")
    assert scene.events("check")[0].params["draws"] == 3  # base, Iberia, Brittany
    assert scene.has_claim(1, 4)


@pytest.mark.rule("crusaders.war.ally-refusal")
def test_an_ally_may_break_the_pact() -> None:
    scene = invader(seats=5).pact(0, 4)
    scene.begin(WarAction(0)).play("s0 attack normandy aquitaine", "s4 break-pact 0")
    assert scene.events("check")[0].params["draws"] == 1
    assert not scene.allied(0, 4)
    assert scene.has_claim(0, 4)
    assert not scene.has_claim(1, 4)


@pytest.mark.rule("crusaders.pact.claim")
@pytest.mark.rule("crusaders.pact.end")
@pytest.mark.ruling("crusaders", 43)
@pytest.mark.ruling("crusaders", 52)
def test_friends_of_the_invaded_gain_a_claim_whatever_comes_of_it() -> None:
    scene = attack(invader(lucky=False).pact(1, 2).pact(0, 1))
    assert scene.has_claim(2, 0)
    assert not scene.allied(0, 1)  # attacking an ally breaks the pact first
    region = attack(invader(lucky=False).allied_region(2, "brittany"), "brittany")
    assert region.has_claim(2, 0)
    taken = attack(invader().allied_region(2, "brittany"), "brittany")
    assert taken.s.ally[taken.at("brittany")] == NOBODY  # the pact ends when the region changes hands


@pytest.mark.rule("crusaders.duke.fights")
@pytest.mark.ruling("crusaders", 23)
def test_a_duke_lends_his_tokens_to_attacks_from_his_duchy() -> None:
    scene = invader().bag(0, GOOD, GOOD).child(0, "england_01", "random_strong", "random_kind")
    scene.s.duke[scene.at("normandy")] = "england_01"
    scene.begin(WarAction(0)).play("s0 attack normandy aquitaine")
    while scene.asked == (0, "sacrifice"):
        scene.play("s0 sacrifice random_kind")
    scene.draw_on()
    kept = scene.house(0).children[0].tokens
    assert set(kept) <= {"random_strong", "random_kind"}
    assert scene.house(0).bag == [GOOD, GOOD]
    given = any(event.params["token"] == "token:random_kind" for event in scene.events("sacrificed"))
    assert ("random_kind" in kept) != given


@pytest.mark.rule("crusaders.war.counterattack")
@pytest.mark.ruling("crusaders", 50)
def test_a_beaten_attack_may_be_answered_once() -> None:
    scene = invader(lucky=False).armies("aquitaine", "paris").sure(1)
    attack(scene)
    assert scene.asked == (1, "answer")
    assert scene.options() == {"decline", "counterattack aquitaine normandy", "counterattack paris normandy"}
    scene.play("s1 counterattack aquitaine normandy")
    assert scene.asked == (1, "declare")
    scene.play("s1 support paris normandy", "s1 launch").draw_on()
    assert scene.events("check")[-1].params["draws"] == 2
    assert scene.owner("normandy") == 1
    calm = attack(invader(lucky=False))
    assert calm.asked is None  # no army stood there: no answer
    refused = attack(invader(lucky=False).armies("aquitaine")).play("s1 decline")
    assert refused.owner("normandy") == 0
    assert refused.events("counterattack-declined")


@pytest.mark.rule("crusaders.war.counterattack")
@pytest.mark.ruling("crusaders", 50)
def test_a_counterattack_starts_from_any_army_in_reach() -> None:
    scene = invader(lucky=False).armies("aquitaine", "paris", "toulouse").sure(1)
    attack(scene).play("s1 counterattack paris normandy")
    scene.play("s1 support aquitaine normandy", "s1 launch").draw_on()
    assert scene.owner("normandy") == 1
    scene.play("s1 move-in normandy")
    assert scene.s.army[scene.at("paris")] == 0  # the army that struck moves in


@pytest.mark.rule("crusaders.achievement.builder")
@pytest.mark.rule("crusaders.war.eight-regions")
def test_castles_are_counted_when_the_ninth_region_is_given_up() -> None:
    eight = ("wessex", "mercia", "northumbria", "wales", "ireland", "scotland", "normandy", "brittany")
    scene = invader().owns(0, *eight).castles("wessex", "mercia", "wales", "saxony", "poland", "bohemia")
    update(scene.s, scene.table._dealer)
    builder = [one.id for one in scene.s.box.achievements].index("builder")
    scene.s.achievements[builder] = 2
    scene.castles("aquitaine").cards(0, "longbow")
    attack(scene).play("s0 hold aquitaine", "s0 give-up wessex")
    assert scene.s.achievements[builder] == 2  # 4 castles for a moment, 3 : 3 in the end
    assert not scene.events("achieved")


@pytest.mark.rule("crusaders.war.annex")
@pytest.mark.ruling("crusaders", 51)
def test_an_allied_region_is_annexed_without_a_check() -> None:
    scene = attack(invader(lucky=False).allied_region(0, "brittany"), "brittany")
    assert scene.owner("brittany") == 0
    assert not scene.events("check")
    assert scene.options() == {"hold brittany", "move-in brittany"}
    assert not any(scene.s.wars)


@pytest.mark.rule("crusaders.war.eight-regions")
@pytest.mark.ruling("crusaders", 49)
def test_a_ninth_region_costs_another_one() -> None:
    eight = ("wessex", "mercia", "northumbria", "wales", "ireland", "scotland", "normandy", "brittany")
    scene = attack(invader().owns(0, *eight)).play("s0 hold aquitaine")
    assert scene.asked == (0, "give-up-one")
    assert "give-up aquitaine" not in scene.options()
    scene.play("s0 give-up ireland")
    assert scene.owner("ireland") == NOBODY
    assert scene.s.lord[scene.at("ireland")]
    assert len(scene.regions(0)) == 8


@pytest.mark.rule("crusaders.development.longbow")
def test_the_longbow_and_jaffa_add_draws() -> None:
    scene = attack(invader(lucky=False).cards(0, "longbow").shields(0, 8))
    assert scene.events("check")[0].params["draws"] == 3


@pytest.mark.rule("crusaders.event.armies")
def test_events_raise_and_dismiss_armies() -> None:
    scene = Scene().armies("wessex", "mercia").begin(Operations(0, 0, ("w_deserters/0",)))
    assert scene.asked == (1, "pick-region")  # the left neighbour chooses
    scene.play("s1 choose-region mercia")
    assert scene.s.armies_of(0) == [scene.at("wessex")]
    scene = Scene().unrest("paris").begin(Operations(0, 1, ("w_call_to_arms/0",)))
    scene.play("s1 choose-outcome 1 mobilise", "s1 choose-region paris")
    assert (scene.s.army[scene.at("paris")], scene.s.unrest[scene.at("paris")]) == (1, 0)
    scene = Scene().armies("wessex", "mercia").gold(0, 5).begin(Operations(0, 0, ("w_arrears/0",)))
    assert scene.options() == {"pay 2", "suffer"}
    scene.play("s0 suffer")
    assert scene.s.armies_of(0) == []
