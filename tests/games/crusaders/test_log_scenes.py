"""The same kind of line leads to one rule or another, depending on what brought it about: scene after scene."""

from __future__ import annotations

from greathall.games.crusaders.ageing import Age, EventAge
from greathall.games.crusaders.era import EndOfEra, PayArmies
from greathall.games.crusaders.event_targets import BeginEvent
from greathall.games.crusaders.plots import IntrigueAction
from greathall.games.crusaders.realm import RealmAction
from greathall.games.crusaders.turn import TurnStart
from greathall.games.crusaders.war import WarAction
from tests.games.crusaders.scenes import Scene


def lines(scene: Scene) -> list[tuple[str, str]]:
    """Every line of a scene and the rule it leads to."""
    return [(event.kind.name, event.rule.removeprefix("crusaders.")) for _, event in scene.table.events(-1, None)]


def attack(scene: Scene, target: str) -> Scene:
    scene.begin(WarAction(0)).play(f"s0 attack normandy {target}")
    if scene.asked == (0, "declare"):
        scene.play("s0 launch")
    return scene.draw_on()


def invader() -> Scene:
    """England with an army in Normandy and a claim on France; nobody has gold."""
    scene = Scene().cards(0).cards(1).claim(0, 1).armies("normandy").sure(0)
    for seat in range(3):
        scene.gold(seat, 0)
    return scene


def test_an_invasion_step_by_step() -> None:
    scene = attack(invader().child(1, "france_01").unrest("aquitaine"), "aquitaine")
    scene.play("s0 pillage aquitaine")
    told_there = lines(scene)
    assert told_there[0] == ("invades", "war.roles")
    for line in (
        ("war", "war.declare"),
        ("check", "check.draw"),
        ("drawn", "check.draw"),
        ("check-won", "check.stop"),
        ("conquered", "war.victory"),
        ("pillaged", "war.pillage"),
        ("gained", "war.pillage"),
        ("token-placed", "war.pillage"),
    ):
        assert line in told_there
    duchy = invader().cards(0, "longbow").child(1, "france_01")
    duchy.s.duke[duchy.at("aquitaine")] = "france_01"
    told_there = lines(attack(duchy, "aquitaine").play("s0 move-in aquitaine"))
    assert ("died", "duke.dies") in told_there
    assert ("title-ended", "duke.ends") in told_there
    assert ("moved-in", "war.move-in") in told_there


def test_a_conquered_lord_and_an_ally_who_refuses() -> None:
    lord = attack(invader().lord("brittany", "france_11", "random_weak"), "brittany")
    assert ("lord-died", "war.deaths") in lines(lord)
    scene = invader().pact(0, 2).owns(2, "toulouse")
    scene.begin(WarAction(0)).play("s0 attack normandy aquitaine")
    if scene.asked == (0, "declare"):
        scene.play("s0 launch")
    assert scene.asked == (2, "ally-called")
    refused = lines(scene.play("s2 break-pact 0"))
    assert ("ally-refuses", "war.ally-refusal") in refused
    assert ("pact-ended", "pact.end") in refused
    assert ("claim", "war.ally-refusal") in refused


def test_plots_lead_to_the_plot_and_failures_to_the_failure() -> None:
    def plot(choice: str, *, lucky: bool) -> list[tuple[str, str]]:
        scene = Scene().gold(0, 0).cards(0)
        scene = scene.sure(0) if lucky else scene.luckless(0)
        return lines(scene.begin(IntrigueAction(0)).play(choice).draw_on())

    assert ("claim", "plot.fabricate") in plot("s0 fabricate 1", lucky=True)
    assert ("claim", "plot.failure") in plot("s0 fabricate 1", lucky=False)
    assert ("plotted-at", "plot.unrest") in plot("s0 cause-unrest aquitaine", lucky=False)
    assert ("token-placed", "plot.unrest") in plot("s0 cause-unrest aquitaine", lucky=True)


def test_an_overthrow_with_and_without_a_duke() -> None:
    scene = Scene().gold(0, 1).gold(1, 0).gold(2, 0).sure(0).child(1, "france_01").unrest("aquitaine").cards(0)
    scene.s.duke[scene.at("aquitaine")] = "france_01"
    scene.begin(IntrigueAction(0)).play("s0 overthrow aquitaine", "s0 invest 1")
    told_there = lines(scene.draw_on())
    assert told_there[:3] == [
        ("rose", "overthrow.target"),
        ("invested", "check.invest"),
        ("check", "check.required"),
    ]
    assert [line for line in told_there if line[0] in ("died", "title-ended", "token-removed", "lord-arrived")] == [
        ("died", "duke.dies"),
        ("title-ended", "duke.ends"),
        ("token-removed", "overthrow.success"),
        ("lord-arrived", "overthrow.success"),
    ]
    vain = Scene().gold(0, 0).luckless(0).unrest("aquitaine").cards(0)
    told_there = lines(vain.begin(IntrigueAction(0)).play("s0 overthrow aquitaine").draw_on())
    assert ("token-removed", "overthrow.failure") in told_there
    assert ("claim", "overthrow.failure") in told_there


def test_a_castle_is_paid_for_and_brings_the_builder() -> None:
    scene = Scene().gold(0, 3).sure(0).cards(0).castles("wessex", "mercia")
    told_there = lines(scene.begin(RealmAction(0)).play("s0 build normandy").draw_on())
    for line in (("paid", "build.check"), ("castle-built", "build.check"), ("achieved", "achievement.builder")):
        assert line in told_there


def test_an_event_that_concerns_nobody() -> None:
    guarded = Scene().owns(0, "wessex").owns(1, "paris").owns(2, "saxony").armies("wessex", "paris", "saxony")
    for event, rule in (("i_restless_vassals", "event.self"), ("c_revolt_in_absence", "event.other")):
        assert lines(guarded.begin(BeginEvent(0, event))) == [("event-ignored", rule)]


def test_bought_cards_and_the_display() -> None:
    scene = Scene().gold(0, 6).cards(0).begin(RealmAction(0))
    first, second = scene.s.display[:2]
    told_there = lines(scene.play(f"s0 buy {first}", f"s0 buy {second}", "s0 done"))
    assert [line for line in told_there if line[0] in ("paid", "bought")] == [
        ("paid", "develop.buy"),
        ("bought", "develop.buy"),
    ] * 2
    assert {line for line in told_there if line[0] == "displayed"} == {("displayed", "develop.refill")}
    refreshed = lines(Scene().begin(EndOfEra()))
    assert ("displayed", "refresh.display") in refreshed
    assert ("lord-arrived", "refresh.independents") in refreshed


def test_age_by_upkeep_and_by_an_event() -> None:
    assert lines(Scene().begin(Age(0)))[0] == ("aged", "upkeep.age")
    assert lines(Scene().begin(EventAge(0)))[0] == ("aged", "event.age")
    old = Scene().cards(0).child(0, "england_01", "random_kind")
    old.house(0).age = 4
    told_there = lines(old.begin(Age(0)))
    assert told_there[:3] == [
        ("died", "upkeep.fifth-age"),
        ("crowned", "succession.order"),
        ("age-cleared", "succession.tokens"),
    ]
    assert ("trait-brought", "succession.tokens") in told_there


def test_armies_paid_and_unpaid() -> None:
    scene = Scene().gold(0, 1).owns(0, "wessex", "mercia").armies("wessex", "mercia").begin(PayArmies(0))
    told_there = lines(scene.play("s0 leave-unpaid wessex", "s0 pay-armies 1", "s0 disband mercia"))
    assert told_there[:4] == [
        ("went-home", "upkeep.unpaid"),
        ("token-placed", "upkeep.unpaid"),
        ("paid", "upkeep.pay"),
        ("went-home", "upkeep.disband"),
    ]


def test_a_sold_duchy_and_the_price_paid_for_it() -> None:
    scene = Scene().child(0, "england_01").gold(1, 5).gold(0, 0)
    scene.s.duke[scene.at("normandy")] = "england_01"
    scene.begin(TurnStart(0)).play("s0 parley", "s0 offer 1", "s0 promise", "s0 give-region normandy")
    told_there = lines(scene.play("s0 demand", "s0 ask-gold 2", "s0 send", "s1 accept"))
    for line in (
        ("offered", "trade.windows"),
        ("offers-region", "trade.goods"),
        ("offer-accepted", "trade.answer"),
        ("title-ended", "trade.region"),
        ("region-sold", "trade.region"),
        ("gold-given", "trade.goods"),
    ):
        assert line in told_there
