"""The stonemason: buying from workers, then buildings for points (castle.stonemason.*)."""

from __future__ import annotations

import pytest

from greathall.games.castle.stonemason import BuyPiece, PlayStonemason
from greathall.games.castle.words import BUY
from tests.games.castle.scenes import Scene
from tests.stage import Why


def mason(seats: int = 3, purchase: str = "total") -> Scene:
    return Scene(seats, stonemason_purchase=purchase).has(0, talers=3).has(1, talers=0).has(seats - 1, talers=0)


@pytest.mark.rule("castle.stonemason.buy", "castle.stonemason.price", "castle.stonemason.one-piece")
@pytest.mark.ruling("castle", 16)
def test_one_piece_for_one_taler() -> None:
    scene = mason().on_card(1, "worker_stone", stone=1, sand=2).on_card(2, "worker_wood_silver", wood=2, silver=1)
    scene.begin(PlayStonemason(0, "stonemason"))
    assert scene.options() == {
        "buy-nothing",
        "buy 1 worker_stone stone",
        "buy 1 worker_stone sand",
        "buy 2 worker_wood_silver wood",
        "buy 2 worker_wood_silver silver",
    }
    scene.play("s0 buy 2 worker_wood_silver silver")
    assert scene.goods(0) == {"silver": 1}
    assert [player.talers for player in scene.s.players] == [2, 0, 1]
    assert scene.asked == (0, "build")  # one in total


@pytest.mark.rule("castle.stonemason.one-piece")
@pytest.mark.ruling("castle", 16)
def test_variant_one_piece_per_worker_card() -> None:
    scene = mason(2, purchase="per_worker")
    scene.on_card(1, "worker_stone", stone=1, sand=2).on_card(1, "worker_wood_silver", wood=2, silver=1)
    scene.begin(PlayStonemason(0, "stonemason")).play("s0 buy 1 worker_stone stone")
    assert scene.options() == {"buy-nothing", "buy 1 worker_wood_silver wood", "buy 1 worker_wood_silver silver"}
    again = Why("bought-there", "castle.stonemason.one-piece", {})
    assert scene.why_not("s0 buy 1 worker_stone sand") == again
    scene.play("s0 buy 1 worker_wood_silver silver")
    assert scene.asked == (0, "build")
    assert scene.goods(0) == {"stone": 1, "silver": 1}
    assert scene.player(1).talers == 2


@pytest.mark.rule("castle.stonemason.price")
@pytest.mark.ruling("castle", 17)
def test_no_taler_no_purchase() -> None:
    scene = mason().has(0, talers=0).on_card(1, "worker_stone", stone=1, sand=2)
    scene.begin(PlayStonemason(0, "stonemason"))
    assert scene.asked == (0, "build")  # nobody is asked in vain
    reason = BuyPiece(0).why_not(scene.s, BUY(0, 1, "worker_stone", "sand"))
    assert reason is not None
    assert (reason.code, reason.rule, reason.params) == ("no-taler", "castle.stonemason.price", {"n": 1})


@pytest.mark.rule("castle.stonemason.price", "castle.stonemason.one-piece")
@pytest.mark.ruling("castle", 17)
def test_the_last_taler_buys_the_last_piece() -> None:
    """With one piece per worker card, money can run out between two purchases."""
    scene = mason(2, purchase="per_worker").has(0, talers=1)
    scene.on_card(1, "worker_stone", stone=1, sand=2).on_card(1, "worker_sand_clay", sand=2, clay=1)
    scene.begin(PlayStonemason(0, "stonemason")).play("s0 buy 1 worker_stone stone")
    assert scene.asked == (0, "build")


@pytest.mark.rule("castle.stonemason.order", "castle.stonemason.no-refill")
def test_later_stonemasons_buy_what_is_left() -> None:
    """Sold pieces are not replaced, and the owner of the worker gets only the rest."""
    scene = Scene(3, first=1).has(0, talers=3).has(1, talers=3).has(2, talers=3)
    scene.choose("stonemason", "stonemason", "worker_sand_clay")
    assert scene.asked == (1, "buy-piece")
    scene.play("s1 buy 2 worker_sand_clay clay", "s1 build-nothing")
    assert scene.asked == (0, "buy-piece")
    none = Why("card-has-none", "castle.stonemason.no-refill", {"resource": "resource:clay"})
    assert scene.why_not("s0 buy 2 worker_sand_clay clay") == none
    scene.play("s0 buy 2 worker_sand_clay sand", "s0 build-nothing")
    assert scene.goods(2) == {"sand": 1}
    assert [player.talers for player in scene.s.players] == [2, 2, 5]


@pytest.mark.rule("castle.stonemason.only-from-cards")
def test_supplies_are_not_for_sale() -> None:
    scene = mason().has(1, talers=0, stone=5, silver=3).on_card(1, "worker_sand_clay", sand=2, clay=1)
    scene.begin(PlayStonemason(0, "stonemason"))
    assert scene.options() == {"buy-nothing", "buy 1 worker_sand_clay sand", "buy 1 worker_sand_clay clay"}
    scene = mason().has(1, talers=0, stone=5, silver=3).begin(PlayStonemason(0, "stonemason"))
    assert scene.asked == (0, "build")


@pytest.mark.rule("castle.stonemason.own-worker")
@pytest.mark.ruling("castle", 18)
def test_never_from_an_own_worker() -> None:
    scene = Scene(2)
    scene.choose("stonemason worker_sand_clay", "messenger worker_wood_silver")
    assert scene.options() == {
        "buy-nothing",
        "buy 1 worker_wood_silver wood",
        "buy 1 worker_wood_silver silver",
    }
    scene = Scene(2)
    scene.choose("stonemason worker_sand_clay", "messenger bricklayer").play("s1 take sand", "s1 build-nothing")
    assert scene.asked == (0, "build")


@pytest.mark.rule("castle.stonemason.last-piece")
@pytest.mark.ruling("castle", 17)
def test_an_owner_must_sell_all_but_the_last_piece() -> None:
    scene = mason().on_card(1, "worker_sand_clay", sand=1, clay=1).begin(PlayStonemason(0, "stonemason"))
    scene.play("s0 buy 1 worker_sand_clay clay")
    assert scene.asked == (0, "build")  # nobody asked the owner

    scene = mason().on_card(1, "worker_sand_clay", sand=1).begin(PlayStonemason(0, "stonemason"))
    scene.play("s0 buy 1 worker_sand_clay sand")
    assert scene.asked == (1, "sell-last-piece")
    assert scene.options() == {"sell", "refuse"}
    assert scene.decision.params["buyer"] == "seat:0"
    scene.play("s1 sell")
    assert scene.goods(0) == {"sand": 1}
    assert (scene.player(0).talers, scene.player(1).talers) == (2, 1)


@pytest.mark.rule("castle.stonemason.last-piece", "castle.equip.shortage")
@pytest.mark.ruling("castle", 17)
def test_a_card_that_started_with_one_piece_may_refuse_too() -> None:
    scene = Scene(3).stock(wood=0, silver=1)
    scene.choose("stonemason", "worker_wood_silver", "messenger").play("s0 buy 1 worker_wood_silver silver")
    assert scene.asked == (1, "sell-last-piece")


@pytest.mark.rule("castle.stonemason.refused", "castle.stonemason.last-piece")
@pytest.mark.ruling("castle", 17)
def test_after_a_refusal_another_card_or_none() -> None:
    scene = mason().on_card(1, "worker_stone", sand=1).on_card(2, "worker_sand_clay", sand=1, clay=1)
    scene.begin(PlayStonemason(0, "stonemason")).play("s0 buy 1 worker_stone sand", "s1 refuse")
    assert scene.asked == (0, "buy-piece")
    kept = Why("owner-refused", "castle.stonemason.refused", {"owner": "seat:1"})
    assert scene.why_not("s0 buy 1 worker_stone sand") == kept
    assert scene.options() == {"buy-nothing", "buy 2 worker_sand_clay sand", "buy 2 worker_sand_clay clay"}
    scene.play("s0 buy 2 worker_sand_clay clay")
    assert scene.goods(0) == {"clay": 1}
    assert [player.talers for player in scene.s.players] == [2, 0, 1]
    assert scene.s.on_cards["1/worker_stone"] == [1, 0, 0, 0, 0]


@pytest.mark.rule("castle.stonemason.refused")
@pytest.mark.ruling("castle", 17)
def test_a_refusal_by_the_only_owner_ends_the_purchase() -> None:
    scene = mason().on_card(1, "worker_stone", sand=1).begin(PlayStonemason(0, "stonemason"))
    scene.play("s0 buy 1 worker_stone sand", "s1 refuse")
    assert scene.asked == (0, "build")
    assert scene.player(0).talers == 3
    (told,) = scene.events("refused")
    assert told.params == {"seat": "seat:0", "owner": "seat:1"}


@pytest.mark.rule("castle.stonemason.last-piece")
def test_silence_keeps_the_last_piece() -> None:
    scene = mason().on_card(1, "worker_stone", sand=1).begin(PlayStonemason(0, "stonemason"))
    scene.play("s0 buy 1 worker_stone sand")
    assert scene.decision.default.notation == "s1 refuse"


@pytest.mark.rule("castle.stonemason.points", "castle.build.who")
@pytest.mark.parametrize(
    ("tile", "pay", "points"),
    [
        ("tower_1", {"clay": 1, "wood": 1, "sand": 2}, 6),
        ("house_1", {"stone": 1, "clay": 1, "sand": 1}, 8),
        ("well", {"stone": 1, "wood": 3, "sand": 1}, 10),
        ("stable", {"stone": 2, "clay": 1, "sand": 4}, 14),
        ("palace", {"stone": 3, "clay": 3, "wood": 1, "sand": 1}, 18),
    ],
)
def test_all_printed_points_at_once(tile: str, pay: dict[str, int], points: int) -> None:
    scene = mason().has(0, talers=0, **pay).begin(PlayStonemason(0, "stonemason"))
    scene.build(0, tile, **pay)
    assert scene.scored(0, "build") == points
    assert scene.player(0).talers == 0
    assert scene.totals() == [points, 0, 0]


@pytest.mark.rule("castle.build.sequence", "castle.stonemason.buy")
@pytest.mark.ruling("castle", 25)
def test_a_bought_piece_builds_but_nothing_is_bought_afterwards() -> None:
    scene = mason().has(0, talers=9, clay=1, sand=1).on_card(1, "worker_stone", stone=1, sand=1)
    scene.begin(PlayStonemason(0, "stonemason")).play("s0 buy 1 worker_stone stone")
    scene.build(0, "house_1", stone=1, clay=1, sand=1)
    assert scene.asked == (0, "build")
    scene.play("s0 build-nothing")
    assert scene.asked == (0, "house-helper")
