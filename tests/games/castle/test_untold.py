"""Nothing goes untold: what is declined, skipped, refused or finds nothing is a line of the log that says who."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from greathall.core.speech.elements import Param
from greathall.games.castle.bricklayer import PlayBricklayer
from greathall.games.castle.building import Build
from greathall.games.castle.helpers import OfferSpaces
from greathall.games.castle.round import Round
from greathall.games.castle.scoring import FinalScoring
from greathall.games.castle.stonemason import PlayStonemason
from greathall.games.castle.trader import Distribution, PlayTrader
from greathall.games.castle.worker import PlayWorker
from tests.games.castle.scenes import Scene, winter_scene

WORKERS = "worker_wood_silver worker_sand_clay worker_stone"


def drawn(event: str, *answers: str, talers: int = 0, gone: str = "", played: str = "", **spaces: int) -> Scene:
    """The event is drawn; seat 0 has no points, and these talers and cards."""
    scene = winter_scene(event).has(0, talers=talers).housed(**spaces)
    for seat in range(3):
        scene.cards(seat, played="trader")
    scene.cards(0, played=played, gone=gone)
    scene.player(0).hand = tuple(card for card in scene.player(0).hand if card not in f"{gone} {played}".split())
    return scene.choose("bricklayer", "bricklayer", "bricklayer").play(*(f"s0 {answer}" for answer in answers))


def buying(talers: int, *answers: str) -> Scene:
    scene = Scene(3).has(0, talers=talers).on_card(1, "worker_sand_clay", sand=2)
    return scene.begin(PlayStonemason(0, "stonemason")).play(*answers)


def buying_twice() -> Scene:
    scene = Scene(3, stonemason_purchase="per_worker").has(0, talers=3)
    scene.on_card(1, "worker_sand_clay", sand=2).on_card(2, "worker_sand_clay", sand=2)
    return scene.begin(PlayStonemason(0, "stonemason")).play("s0 buy 1 worker_sand_clay sand", "s0 buy-nothing")


def one_tower() -> Scene:
    tower = {"clay": 1, "wood": 1, "sand": 2}
    return Scene(3).has(0, **tower).begin(Build(0, "bricklayer")).build(0, "tower_1", **tower).play("s0 build-nothing")


def one_helper() -> Scene:
    scene = Scene(3).built("big_gate").has(0, talers=50)
    scene.s.builders = (0,)
    return scene.begin(OfferSpaces(0, "stonemason")).play("s0 house market_1 6", "s0 house-nobody")


def beauty_waits() -> Scene:
    scene = Scene(3, season="winter")
    scene.winter.open = ("frozen_beauty",)
    return scene.begin(Round()).play("s0 not-yet")


def palace(*answers: str, **pieces: int) -> Scene:
    scene = Scene(3).built("palace").housed(palace_1=0).has(0, **pieces)
    return scene.begin(FinalScoring()).play(*answers)


def trading() -> Scene:
    scene = Scene(3, season="winter").has(0, talers=0).carriers(sand_cart=1)
    scene.winter.open = ("town_tavern",)
    return scene.begin(PlayTrader(0, "trader"))


def counting(**spaces: int) -> Scene:
    return Scene(3).built("big_gate").has(0, talers=1).housed(**spaces).begin(FinalScoring())


Row: TypeAlias = tuple[str, Callable[[], Scene], str, dict[str, Param]]
"""Kind of line, how it comes about, the rule it leads to, what it says beside who."""

UNTOLD: dict[str, Row] = {
    "beggar refused": (
        "beggar-refused",
        lambda: drawn("beggar", "refuse-beggar 5"),
        "castle.winter.beggar-refused",
        {},
    ),
    "robbers find nothing": (
        "spared",
        lambda: drawn("robbers", gone="messenger"),
        "castle.winter.robbers-no-messenger",
        {"event": "winter:robbers"},
    ),
    "snowfall finds nothing": (
        "spared",
        lambda: drawn("snowfall", gone=WORKERS),
        "castle.winter.snowfall-no-worker",
        {"event": "winter:snowfall"},
    ),
    "plague spares": ("spared", lambda: drawn("plague"), "castle.winter.plague-spared", {"event": "winter:plague"}),
    "famine without helpers": (
        "spared",
        lambda: drawn("famine", market_1=1, market_2=2),
        "castle.winter.famine",
        {"event": "winter:famine"},
    ),
    "famine finds nothing": (
        "spared",
        lambda: drawn("famine", "pay-fines 0", market_1=0),
        "castle.winter.cannot-pay",
        {"event": "winter:famine"},
    ),
    "toll waived": ("toll-waived", trading, "castle.winter.town-tavern-unpaid", {}),
    "nothing wanted": ("bought-nothing", lambda: buying(1, "s0 buy-nothing"), "castle.order.optional", {}),
    "no taler to buy": ("bought-nothing", lambda: buying(0), "castle.stonemason.price", {}),
    "nothing for sale": (
        "bought-nothing",
        lambda: Scene(3).has(0, talers=1).begin(PlayStonemason(0, "stonemason")),
        "castle.stonemason.only-from-cards",
        {},
    ),
    "no more wanted": ("bought-no-more", buying_twice, "castle.order.optional", {}),
    "no second building": ("built-no-more", one_tower, "castle.build.exact", {"card": "card:bricklayer"}),
    "no second helper": ("housed-no-more", one_helper, "castle.helper.optional", {"card": "card:stonemason"}),
    "beauty: not yet": ("not-courting-yet", beauty_waits, "castle.winter.frozen-beauty", {}),
    "empty tower": (
        "tower-empty",
        lambda: Scene(3).tower().begin(PlayBricklayer(0, "bricklayer")),
        "castle.bricklayer.tower-empty",
        {},
    ),
    "empty card": (
        "card-empty",
        lambda: Scene(3).on_card(0, "worker_stone").begin(PlayWorker(0, "worker_stone")),
        "castle.worker.take",
        {"card": "card:worker_stone"},
    ),
    "empty stock for a worker": (
        "unequipped",
        lambda: Scene(3).stock(wood=0, silver=0).choose("worker_wood_silver", "messenger", "messenger"),
        "castle.equip.shortage",
        {"card": "card:worker_wood_silver"},
    ),
    "no free pieces": (
        "unequipped",
        lambda: Scene(3).stock(sand=0, wood=0, clay=0).choose("worker_stone", "messenger", "messenger"),
        "castle.equip.shortage",
        {"card": "card:worker_stone"},
    ),
    "empty cart": (
        "undelivered",
        lambda: Scene(3).stock(clay=1).carriers(clay_cart=0).begin(Distribution()),
        "castle.trader.shortage",
        {"carrier": "carrier:clay_cart"},
    ),
    "palace: enough": (
        "converted-no-more",
        lambda: palace("s0 convert sand", "s0 convert-no-more", sand=2),
        "castle.score.palace-choice",
        {},
    ),
    "palace: nothing": ("converted-no-more", palace, "castle.score.palace-choice", {}),
    "gate without towers": (
        "points",
        lambda: counting(big_gate_1=0),
        "castle.score.big-gate",
        {"n": 0, "category": "score:gates"},
    ),
    "market without talers": (
        "points",
        lambda: counting(market_1=0),
        "castle.score.market-one",
        {"n": 0, "category": "score:market"},
    ),
}


@pytest.mark.rule("castle.winter.beggar-refused", "castle.winter.plague-spared", "castle.winter.town-tavern-unpaid")
@pytest.mark.parametrize("context", UNTOLD)
def test_it_is_told_with_name_and_rule(context: str) -> None:
    kind, scene, rule, says = UNTOLD[context]
    told = [event for _, event in scene().table.events(-1, None) if event.kind.name == kind]
    named = [event for event in told if event.params.get("seat") == "seat:0"]
    assert [(event.rule, event.params) for event in named] == [(rule, {"seat": "seat:0", **says})]
