"""What a question tells a client that knows no rule: its kind, its parameters, its rule, and what silence means."""

from __future__ import annotations

import pytest

from greathall.core.rules.steps import Step
from greathall.games.castle.bricklayer import PlayBricklayer
from greathall.games.castle.building import Build
from greathall.games.castle.helpers import OfferSpaces
from greathall.games.castle.round import Round
from greathall.games.castle.scoring import FinalScoring
from greathall.games.castle.state import Castle
from greathall.games.castle.stonemason import PlayStonemason
from greathall.games.castle.trader import PlayTrader
from tests.games.castle.scenes import Scene, winter_scene

RICH = {"sand": 5, "wood": 5, "clay": 5, "stone": 5, "silver": 2}


def question(scene: Scene) -> tuple[str, dict[str, object], str, str]:
    decision = scene.decision
    return decision.kind, dict(decision.params), decision.rule, decision.default.notation


def begun(step: Step[Castle], scene: Scene | None = None) -> Scene:
    return (scene or Scene(3).has(0, 50, 6, **RICH)).begin(step)


def test_building_tells_card_tile_and_what_is_left() -> None:
    scene = begun(Build(0, "stonemason"))
    asks = {"seat": "seat:0", "card": "card:stonemason", "counter": "tile_point", "gain": 1, "group": 1, "left": 2}
    assert question(scene) == ("build", asks, "castle.build.any-tile", "s0 build-nothing")
    scene.play("s0 build stable")
    asks = {"seat": "seat:0", "building": "building:stable", "cost": 18, "n": 2}
    assert question(scene)[:3] == ("swap-silver", asks, "castle.build.silver")
    scene.play("s0 swap sand")
    assert scene.decision.params["n"] == 1
    scene.play("s0 swap-no-more")
    asks = {"seat": "seat:0", "building": "building:stable", "resource": "resource:stone", "value": 5, "due": 18}
    assert question(scene)[:3] == ("pay-pieces", asks, "castle.build.exact")
    while scene.decision.kind == "pay-pieces":
        scene.play(scene.decision.default.notation)
    assert scene.decision.params["left"] == 1


def test_helpers_tell_where_they_are_sent() -> None:
    scene = Scene(3, season="winter").has(0, talers=50).carriers(rider=0)
    scene.winter.open = ("granary", "town_tavern")
    scene.s.builders = (0,)
    scene.begin(OfferSpaces(0, "bricklayer"))
    assert question(scene)[3] == "s0 house-nobody"
    scene.play("s0 house forge_6 6")
    place = {"seat": "seat:0", "place": "space:forge_6"}
    assert question(scene)[:3] == ("send-helper", place, "castle.helper.from-carrier")
    scene.play("s0 send supply", "s0 store 5")
    assert scene.decision.params["place"] == "winter:granary"

    scene = Scene(3, season="winter").has(0, helpers=1)
    scene.winter.open, scene.winter.innkeeper = ("town_tavern",), 0
    scene.begin(PlayTrader(0, "trader")).play("s0 place stone_cart")
    carrier = {"seat": "seat:0", "carrier": "carrier:stone_cart"}
    assert question(scene)[:3] == ("send-to-carrier", carrier, "castle.winter.town-tavern-moves")


def test_traders_and_bricklayers_are_asked_by_their_rules() -> None:
    assert question(begun(PlayTrader(0, "trader")))[::2] == ("place-helper", "castle.trader.place")
    assert question(begun(PlayBricklayer(0, "bricklayer")))[::2] == ("take-from-tower", "castle.bricklayer.tower")


def test_purchases_tell_who_wants_what() -> None:
    scene = Scene(3).has(0, talers=2).on_card(2, "worker_sand_clay", clay=1).begin(PlayStonemason(0, "stonemason"))
    assert question(scene) == ("buy-piece", {"seat": "seat:0"}, "castle.stonemason.buy", "s0 buy-nothing")
    scene.play("s0 buy 2 worker_sand_clay clay")
    asks = {"seat": "seat:2", "buyer": "seat:0", "resource": "resource:clay"}
    assert question(scene) == ("sell-last-piece", asks, "castle.stonemason.last-piece", "s2 refuse")


def test_winter_questions_tell_event_and_prices() -> None:
    scene = winter_scene("famine").has(0, talers=20).points(0, 20).housed(market_1=0, forge_6=0)
    scene.choose("messenger", "messenger", "messenger")
    fines = {"seat": "seat:0", "event": "winter:famine", "helpers": 2, "talers": 3, "points": 2}
    assert question(scene) == ("pay-for-helpers", fines, "castle.winter.famine", "s0 pay-fines 2")

    scene = winter_scene("trade_tax").has(0, talers=20).points(0, 20).carriers(rider=0)
    scene.choose("messenger", "messenger", "messenger")
    fines = {"seat": "seat:0", "event": "winter:trade_tax", "helpers": 1, "talers": 1, "points": 2}
    assert question(scene)[1] == fines

    scene = winter_scene("new_road").has(0, stone=1, clay=1, sand=1).choose(*["messenger"] * 3)
    offer = {"seat": "seat:0", "event": "winter:new_road"}
    assert question(scene) == ("offer", offer, "castle.winter.new-road", "s0 decline")

    scene = winter_scene("hearth").has(0, silver=3).choose(*["messenger"] * 3).play("s0 give 3 wood wood")
    swaps = {"seat": "seat:0", "event": "winter:hearth", "n": 3}
    assert question(scene) == ("swap-for-event", swaps, "castle.winter.silver", "s0 swap wood")

    scene = winter_scene("robbers").choose(*["bricklayer"] * 3)
    lost = {"seat": "seat:0", "event": "winter:robbers"}
    assert question(scene) == ("pay-or-lose-card", lost, "castle.winter.robbers", "s0 pay-talers 3")


def test_silence_begins_no_courting() -> None:
    scene = Scene(3, season="winter")
    scene.winter.open = ("frozen_beauty",)
    scene.begin(Round())
    asks = {"seat": "seat:0", "prize": 8}
    assert question(scene) == ("begin-courting", asks, "castle.winter.frozen-beauty", "s0 not-yet")


def test_silence_never_courts_and_pays_the_beggar() -> None:
    scene = Scene(3, season="winter")
    scene.winter.open, scene.winter.suitors = ("frozen_beauty", "beggar"), (0, 1)
    scene.begin(Round())
    asks = {"seat": "seat:0", "prize": 8}
    assert question(scene) == ("court", asks, "castle.winter.frozen-beauty-courting", "s0 stop-courting")
    scene.play("s0 stop-courting")
    assert question(scene) == ("answer-beggar", {"seat": "seat:0"}, "castle.winter.beggar", "s0 pay-talers 1")


def test_the_palace_tells_how_many_pieces_are_left() -> None:
    scene = Scene(3).has(0, stone=3).built("palace").housed(palace_1=0).begin(FinalScoring())
    asks = {"seat": "seat:0", "n": 5}
    assert question(scene) == ("convert-piece", asks, "castle.score.palace", "s0 convert-no-more")
    assert scene.play("s0 convert stone").decision.params["n"] == 4


@pytest.mark.parametrize("seats", [2, 3])
def test_choosing_is_one_decision_for_each_seat(seats: int) -> None:
    decisions = Scene(seats).table.decisions
    assert [(decision.seat, decision.kind, decision.rule) for decision in decisions] == [
        (seat, "choose-cards", "castle.choose.hidden") for seat in range(seats)
    ]
    assert len({decision.id for decision in decisions}) == seats
    assert [decision.params["n"] for decision in decisions] == [2 if seats == 2 else 1] * seats


def test_an_option_names_what_a_client_lights_up() -> None:
    scene = Scene(3).has(0, talers=9).on_card(1, "worker_sand_clay", sand=2).begin(PlayStonemason(0, "stonemason"))
    bought = next(option for option in scene.decision.options if option.args)
    assert bought.notation == "s0 buy 1 worker_sand_clay sand"
    assert bought.message == "castle-do-buy"
    assert bought.touches == ("seat:1", "card:worker_sand_clay", "resource:sand")
    assert bought.params == {
        "seat": "seat:0",
        "owner": "seat:1",
        "card": "card:worker_sand_clay",
        "resource": "resource:sand",
    }
