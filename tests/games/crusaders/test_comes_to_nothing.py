"""What fails, is declined or cannot be had is told, with the rule that says why."""

from __future__ import annotations

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, step
from greathall.games.crusaders.births import birth
from greathall.games.crusaders.crusade import CrusadeAction
from greathall.games.crusaders.era import PayArmies
from greathall.games.crusaders.overthrow import try_overthrow
from greathall.games.crusaders.state import Crusaders
from tests.games.crusaders.scenes import Scene
from tests.games.crusaders.test_log_scenes import lines


@step("newborn")
class Newborn(Step[Crusaders]):
    """A child is born, for tests."""

    seat: int

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        birth(s, self.seat, 1, "any", dealer)


@step("rising")
class Rising(Step[Crusaders]):
    """The first seat raises a region against its owner, for tests."""

    region: int

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        try_overthrow(s, 0, self.region, (), dealer)


def test_no_room_for_another_child() -> None:
    full = Scene().child(0, "england_01").child(0, "england_02").child(0, "england_11").begin(Newborn(0))
    assert lines(full) == [("no-child", "family.slots")]


def test_no_fifth_shield() -> None:
    crusader = Scene().gold(0, 0).gold(1, 0).gold(2, 0).sure(0).shields(0, 1, 2, 3, 4)
    crusader.begin(CrusadeAction(0)).play("s0 crusade william_i").draw_on()
    assert ("no-shield", "crusade.four-shields") in lines(crusader)


def test_no_token_left_for_unpaid_armies() -> None:
    short = Scene().gold(0, 0).armies("wessex")
    short.s.left["unrest"] = 0
    assert ("supply-empty", "base.limits") in lines(short.begin(PayArmies(0)).play("s0 leave-unpaid wessex"))


def test_a_duke_and_his_wife_are_both_told_to_die() -> None:
    scene = Scene().child(1, "france_01", spouse="france_11").unrest("aquitaine").sure(0).gold(0, 1)
    scene.s.duke[scene.at("aquitaine")] = "france_01"
    scene.begin(Rising(scene.at("aquitaine"))).play("s0 invest 1").draw_on()
    dead = [event.params["person"] for event in scene.events("died")]
    assert dead == ["character:france_11", "character:france_01"]
