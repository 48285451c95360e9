"""Every line of the log leads to the rule a player would want to read for it.

The expectations come from the texts of the rules; kinds of lines that always follow from the same rule are
listened to in whole games, all others in scenes.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from random import Random
from typing import TypeAlias

import pytest

import greathall
from greathall.games.castle.architect import PlayArchitect
from greathall.games.castle.building import Build
from greathall.games.castle.helpers import OfferSpaces
from greathall.games.castle.round import PassMarker, Round
from greathall.games.castle.scoring import FinalScoring
from greathall.games.castle.stonemason import PlayStonemason
from greathall.games.castle.trader import PlayTrader
from greathall.games.castle.words import words
from tests.games.castle.scenes import Scene, winter_scene
from tests.games.castle.test_log import eager
from tests.games.castle.test_untold import UNTOLD

TOWER = {"clay": 1, "wood": 1, "sand": 2}
WITH_SPACES = ("keep", "tavern", "big_gate", "small_gate", "stable", "servants_quarters", "palace")

ALWAYS = {
    "first-player": "castle.setup.start-player",
    "marker-passed": "castle.round.start-player-passes",
    "round": "castle.round.order",
    "round-taler": "castle.round.start-taler",
    "reveal": "castle.choose.reveal",
    "placed": "castle.trader.place",
    "displaced": "castle.trader.displace",
    "tower-share": "castle.trader.tower-share",
    "took-tower": "castle.bricklayer.tower",
    "bought": "castle.stonemason.buy",
    "took-card": "castle.worker.take",
    "built": "castle.build.exact",
    "housed": "castle.helper.fee",
    "took-back": "castle.architect.return",
    "winter-ends": "castle.winter.leaves",
    "town-tavern-opened": "castle.winter.town-tavern",
    "town-tavern-coins": "castle.winter.town-tavern-coins",
    "toll": "castle.winter.town-tavern-toll",
    "toll-waits": "castle.winter.town-tavern-coins",
    "stored": "castle.winter.granary",
    "courting-begun": "castle.winter.frozen-beauty",
    "nobody-courts": "castle.winter.frozen-beauty",
    "courted": "castle.winter.frozen-beauty-courting",
    "courted-taler": "castle.winter.frozen-beauty-courting",
    "dropped-out": "castle.winter.frozen-beauty-drop-out",
    "beauty-won": "castle.winter.frozen-beauty-win",
    "looted": "castle.winter.frozen-beauty-loot",
    "looted-taler": "castle.winter.frozen-beauty-loot",
    "final": "castle.score.order",
    "went-home": "castle.score.carriers-leave",
    "converted": "castle.score.palace",
    "won": "castle.winner.points",
}


@pytest.fixture(scope="module")
def heard() -> dict[str, set[str]]:
    """The rules that lines of each kind lead to, in games of every number of players."""
    found: dict[str, set[str]] = defaultdict(set)
    chosen: Counter[str] = Counter()
    for seats in (2, 3, 4):
        for seed in range(40):
            table = greathall.new("castle", seats=seats, seed=seed, season="winter")
            rng = Random(seed)
            while not table.over:
                option = eager(rng.choice(table.decisions).options, rng, chosen)
                chosen[option.verb.name] += 1
                table.play(option)
            for _, event in table.events(-1, None):
                found[event.kind.name].add(event.rule)
    return found


@pytest.mark.parametrize("kind", ALWAYS)
def test_lines_that_always_follow_from_the_same_rule(heard: dict[str, set[str]], kind: str) -> None:
    assert heard[kind] == {ALWAYS[kind]}


# Lines that follow from one rule here and from another there


def rules_of(scene: Scene, kind: str) -> list[str]:
    return [event.rule for _, event in scene.table.events(-1, None) if event.kind.name == kind]


def building(card: str) -> Scene:
    return Scene(3).has(0, **TOWER).begin(Build(0, card)).build(0, "tower_1", **TOWER)


def idle(**pieces: int) -> Scene:
    return Scene(3).has(0, **pieces).begin(Build(0, "stonemason")).play("s0 build-nothing")


def relocating() -> Scene:
    scene = Scene(3, season="winter").has(0, talers=5, helpers=0)
    scene.winter.open, scene.winter.innkeeper = ("town_tavern",), 0
    return scene.begin(PlayTrader(0, "trader")).play("s0 place sand_cart")


def recalling(innkeeper: bool) -> Scene:
    scene = Scene(3, season="winter").has(0, talers=50, helpers=0)
    if innkeeper:
        scene.winter.open, scene.winter.innkeeper = ("town_tavern",), 0
    else:
        scene.carriers(wood_cart=0)
    scene.s.builders = (0,)
    return scene.begin(OfferSpaces(0, "stonemason")).play("s0 house forge_6 6")


def equipping(card: str, **stock: int) -> Scene:
    scene = Scene(3).stock(**stock).choose(card, "messenger", "messenger")
    return scene.play("s0 equip sand clay") if card == "worker_stone" else scene


def delivering(**stock: int) -> Scene:
    scene = Scene(3).stock(**stock).carriers(sand_cart=0)
    return scene.choose("messenger", "trader", "messenger").play("s1 place wood_cart")


def keeping_back() -> Scene:
    scene = Scene(3, season="winter").has(0, helpers=0)
    scene.winter.open, scene.winter.innkeeper = ("town_tavern",), 0
    return scene.begin(PlayTrader(0, "trader")).play("s0 keep-back")


def idle_trader(helpers: int) -> Scene:
    """Every carrier holds an own helper."""
    carriers = dict.fromkeys(("sand_cart", "wood_cart", "clay_cart", "stone_cart", "rider"), 0)
    return Scene(2).has(0, helpers=helpers).carriers(**carriers).begin(PlayTrader(0, "trader"))


def sending_nobody(talers: int = 50, helpers: int = 6, built: int = 1, *answers: str) -> Scene:
    scene = Scene(3).has(0, talers=talers, helpers=helpers)
    scene.s.builders = (0,) * built
    return scene.begin(OfferSpaces(0, "stonemason")).play(*answers)


def withdrawing() -> Scene:
    scene = Scene(3, season="winter").has(0, talers=0).carriers(sand_cart=0, wood_cart=0)
    scene.winter.open = ("town_tavern",)
    return scene.begin(PlayTrader(0, "trader")).play("s0 remove-helper wood_cart")


def refusing() -> Scene:
    scene = Scene(3).on_card(1, "worker_stone", stone=1).begin(PlayStonemason(0, "stonemason"))
    return scene.play("s0 buy 1 worker_stone stone", "s1 refuse")


def architect() -> Scene:
    scene = Scene(3)
    scene.s.builders = (1,)
    return scene.begin(PlayArchitect(0, "architect"))


def swapping() -> Scene:
    scene = Scene(3).has(0, silver=1, sand=2, wood=1).begin(Build(0, "stonemason"))
    return scene.build(0, "tower_1", "clay", **TOWER)


def selling(helpers: int) -> Scene:
    spaces = {f"market_{i + 1}": 0 for i in range(helpers)}
    return Scene(3).has(0, talers=5).housed(**spaces).begin(FinalScoring())


def palace(*choices: str, **pieces: int) -> Scene:
    scene = Scene(3).built("palace").housed(palace_1=0).has(0, **pieces).begin(FinalScoring())
    return scene.play(*(f"s0 {choice}" for choice in choices))


def granary() -> Scene:
    scene = Scene(3, season="winter")
    scene.winter.open, scene.winter.granary = ("granary",), (0,)
    return scene.begin(FinalScoring())


def drawn(event: str, *answers: str, talers: int = 9, points: int = 9) -> Scene:
    """The event is drawn while a bricklayer lies face down before everybody; seat 0 answers it."""
    scene = winter_scene(event).carriers(sand_cart=0).housed(forge_6=0)
    for seat in range(3):
        scene.cards(seat, played="trader").has(seat, talers=talers, sand=2, wood=2, clay=1, stone=3)
        scene.points(seat, points)
    return scene.choose("bricklayer", "bricklayer", "bricklayer").play(*(f"s0 {answer}" for answer in answers))


def robbed(chosen: str, answer: str, talers: int) -> Scene:
    scene = winter_scene("robbers").has(0, talers=talers)
    return scene.choose(chosen, "bricklayer", "bricklayer").play(f"s0 {answer}")


def without(event: str, card: str) -> Scene:
    """Seat 0 has lost every card that the event could take, and cannot pay in full."""
    scene = winter_scene(event).has(0, talers=1).cards(0, gone=card)
    scene.player(0).hand = tuple(one for one in scene.player(0).hand if one not in card.split())
    return scene.choose("bricklayer", "bricklayer", "bricklayer")


def short_of_talers() -> Scene:
    scene = drawn("new_road").treasury(2).relaid()
    return scene.play("s0 give-for-talers 5 stone clay sand")


def hearth_of_silver() -> Scene:
    scene = winter_scene("hearth").has(0, wood=1, silver=1).choose("bricklayer", "bricklayer", "bricklayer")
    return scene.play("s0 give 3 wood wood", "s0 swap wood")


def undecided() -> Scene:
    scene = Scene(3, season="winter")
    scene.winter.open, scene.winter.suitors = ("frozen_beauty",), (0, 1)
    return scene.begin(FinalScoring())


def courting(*answers: str, **pieces: int) -> Scene:
    """A later round begins with two suitors."""
    scene = Scene(3, season="winter").has(0, **pieces)
    scene.winter.open, scene.winter.suitors = ("frozen_beauty",), (0, 1)
    return scene.begin(Round()).play(*answers)


def all_built() -> Scene:
    scene = Scene(3)
    scene.s.built, scene.s.round = tuple(scene.s.box.tiles), 3
    return scene.begin(PassMarker())


Row: TypeAlias = tuple[str, Callable[[], Scene], str]
"""Kind of line, how it comes about, the rule it leads to."""

HERE: dict[str, Row] = {
    "stonemason builds": ("points", lambda: building("stonemason"), "castle.stonemason.points"),
    "worker builds": ("points", lambda: building("worker_stone"), "castle.worker.half-points"),
    "bricklayer builds": ("gained", lambda: building("bricklayer"), "castle.bricklayer.income"),
    "architect": ("points", architect, "castle.architect.points"),
    "can pay nothing": ("built-nothing", lambda: idle(sand=1), "castle.build.exact"),
    "does not want to": ("built-nothing", lambda: idle(**TOWER), "castle.order.optional"),
    "last piece kept": ("refused", refusing, "castle.stonemason.last-piece"),
    "swap while building": ("swapped", swapping, "castle.build.silver"),
    "swap in the palace": ("swapped", lambda: palace("convert-silver clay", silver=1), "castle.score.palace-silver"),
    "palace": ("points", lambda: palace("convert stone", stone=1), "castle.score.palace"),
    "palace after a swap": ("points", lambda: palace("convert-silver clay", silver=1), "castle.score.palace"),
    "market for one": ("sold-talers", lambda: selling(1), "castle.score.market-one"),
    "market for two": ("points", lambda: selling(2), "castle.score.market-two"),
    "granary": ("points", granary, "castle.winter.granary-points"),
    "wood and silver": ("equipped", lambda: equipping("worker_wood_silver"), "castle.equip.wood-silver"),
    "sand and clay": ("equipped", lambda: equipping("worker_sand_clay"), "castle.equip.sand-clay"),
    "stone and choice": ("equipped", lambda: equipping("worker_stone"), "castle.equip.stone-choice"),
    "short equipment": ("equipped", lambda: equipping("worker_sand_clay", sand=1), "castle.equip.shortage"),
    "carriers": ("delivered", delivering, "castle.trader.yield"),
    "innkeeper kept": ("kept-back", keeping_back, "castle.trader.no-helper"),
    "no helper to place": ("no-helper", lambda: idle_trader(0), "castle.trader.no-helper"),
    "nowhere to place": ("no-carrier", lambda: idle_trader(1), "castle.trader.displace-own"),
    "no helper wanted": (
        "housed-nobody",
        lambda: sending_nobody(50, 6, 1, "s0 house-nobody"),
        "castle.helper.optional",
    ),
    "no fee": ("housed-nobody", lambda: sending_nobody(talers=3), "castle.helper.fee"),
    "no helper left": ("housed-nobody", lambda: sending_nobody(helpers=0), "castle.helper.stays"),
    "toll not paid": ("toll-unpaid", withdrawing, "castle.winter.town-tavern-unpaid"),
    "tavern to carrier": ("moved", relocating, "castle.winter.town-tavern-moves"),
    "carrier to building": ("recalled", lambda: recalling(innkeeper=False), "castle.helper.from-carrier"),
    "tavern to building": ("recalled", lambda: recalling(innkeeper=True), "castle.winter.town-tavern-moves"),
    "hearth": ("gave", lambda: drawn("hearth", "give 3 wood wood"), "castle.winter.hearth"),
    "broken wall": ("points", lambda: drawn("broken_wall", "give 6 stone stone"), "castle.winter.broken-wall"),
    "new road": ("points", lambda: drawn("new_road", "give 4 stone clay sand"), "castle.winter.new-road"),
    "new road's talers": (
        "rewarded",
        lambda: drawn("new_road", "give-for-talers 5 stone clay sand"),
        "castle.winter.new-road",
    ),
    "offer declined": ("declined", lambda: drawn("new_road", "decline"), "castle.winter.new-road"),
    "swap for the hearth": ("swapped", hearth_of_silver, "castle.winter.silver"),
    "hearth of silver": ("gave", hearth_of_silver, "castle.winter.hearth"),
    "gift of silver": ("swapped", lambda: courting("s0 court-silver clay", silver=1), "castle.winter.silver"),
    "short new road": ("rewarded", short_of_talers, "castle.supply.talers"),
    "plague paid": ("paid", lambda: drawn("plague", "pay-talers 1"), "castle.winter.plague"),
    "plague": ("lost-card", lambda: drawn("plague", "give-up trader"), "castle.winter.plague"),
    "poor plague": ("lost-card", lambda: drawn("plague", "give-up trader", talers=0), "castle.winter.plague-poor"),
    "snowfall": ("lost-card", lambda: drawn("snowfall", "give-up worker_stone"), "castle.winter.snowfall"),
    "robbers paid": ("paid", lambda: robbed("bricklayer", "pay-talers 3", 3), "castle.winter.robbers"),
    "robbers": ("lost-card", lambda: robbed("bricklayer", "give-up messenger", 3), "castle.winter.robbers"),
    "face down": ("lost-card", lambda: robbed("messenger", "give-up messenger", 3), "castle.winter.robbers-face-down"),
    "no messenger": ("paid", lambda: without("robbers", "messenger"), "castle.winter.robbers-no-messenger"),
    "famine paid": ("paid", lambda: drawn("famine", "pay-fines 1"), "castle.winter.famine"),
    "famine": ("lost-points", lambda: drawn("famine", "pay-fines 0"), "castle.winter.famine"),
    "trade tax": ("lost-points", lambda: drawn("trade_tax", "pay-fines 0"), "castle.winter.trade-tax"),
    "few points": (
        "lost-points",
        lambda: drawn("famine", "pay-fines 0", talers=0, points=1),
        "castle.winter.points-floor",
    ),
    "beggar paid": ("paid", lambda: drawn("beggar", "pay-talers 1"), "castle.winter.beggar"),
    "beggar refused": ("lost-points", lambda: drawn("beggar", "refuse-beggar 5"), "castle.winter.beggar-refused"),
    "beggar leaves": ("winter-settled", lambda: drawn("beggar", "refuse-beggar 5"), "castle.winter.beggar-refused"),
    "beauty: won": ("points", lambda: courting("s0 stop-courting"), "castle.winter.frozen-beauty-win"),
    "beauty: leaves": ("winter-settled", lambda: courting("s0 stop-courting"), "castle.winter.frozen-beauty-loot"),
    "beauty: undecided": ("beauty-undecided", undecided, "castle.winter.frozen-beauty-unresolved"),
    "everything stands": ("all-built", all_built, "castle.end.all-built"),
}


@pytest.mark.parametrize("context", HERE)
def test_lines_that_follow_from_one_rule_here_and_another_there(context: str) -> None:
    kind, scene, rule = HERE[context]
    found = rules_of(scene(), kind)
    assert found
    assert set(found) == {rule}


@pytest.mark.parametrize(("treasury", "rule"), [(8, "castle.messenger.income"), (7, "castle.messenger.short-treasury")])
def test_a_messengers_talers_lead_to_the_short_treasury_where_it_is_short(treasury: int, rule: str) -> None:
    scene = Scene(3).treasury(treasury).choose("messenger", "bricklayer", "bricklayer")
    assert rules_of(scene, "gained") == [rule]


def test_a_bricklayers_talers_lead_to_the_short_treasury_where_it_is_short() -> None:
    scene = Scene(3).treasury(3).has(0, **TOWER).begin(Build(0, "bricklayer")).build(0, "tower_1", **TOWER)
    assert rules_of(scene, "gained") == ["castle.bricklayer.short-treasury"]


def test_a_short_cart_is_told_to_whom_it_serves() -> None:
    assert rules_of(delivering(sand=2), "delivered") == ["castle.trader.shortage", "castle.trader.yield"]


SPACES = {
    "keep_1": "castle.score.keep",
    "tavern_12": "castle.score.tavern-full",
    "tavern_6": "castle.score.tavern-half",
    "big_gate_1": "castle.score.big-gate",
    "small_gate_1": "castle.score.small-gate",
    "stable_16": "castle.score.stable-high",
    "stable_12": "castle.score.stable-low",
    "servants_1": "castle.score.servants-quarters",
    "market_1": "castle.score.market-one",
    "forge_10": "castle.score.forge-full",
    "forge_6": "castle.score.forge-half",
}


@pytest.mark.parametrize("space", SPACES)
def test_points_at_the_end_lead_to_the_space_they_come_from(space: str) -> None:
    scene = Scene(3).built(*WITH_SPACES, "tower_1", "house_1").has(0, talers=4)
    scene.s.forge = 4
    scene.housed(**{space: 0}).housed(palace_1=1).has(1).begin(FinalScoring())
    assert rules_of(scene, "points") == [SPACES[space]]


EVENTS = {
    "town_tavern": "castle.winter.town-tavern",
    "granary": "castle.winter.granary",
    "plague": "castle.winter.plague",
    "broken_wall": "castle.winter.broken-wall",
    "frozen_beauty": "castle.winter.frozen-beauty",
    "snowfall": "castle.winter.snowfall",
    "beggar": "castle.winter.beggar",
    "hearth": "castle.winter.hearth",
    "famine": "castle.winter.famine",
    "robbers": "castle.winter.robbers",
    "trade_tax": "castle.winter.trade-tax",
    "new_road": "castle.winter.new-road",
}


@pytest.mark.parametrize("event", EVENTS)
def test_a_winter_card_leads_to_what_it_does(event: str) -> None:
    scene = drawn(event)
    assert rules_of(scene, "winter") + rules_of(scene, "winter-lasts") == [EVENTS[event]]


def test_every_kind_of_line_has_been_thought_of() -> None:
    here = {kind for kind, _, _ in HERE.values()} | {kind for kind, _, _, _ in UNTOLD.values()}
    elsewhere = {"winter", "winter-lasts"}
    assert {*words.events} <= {*ALWAYS} | here | elsewhere
