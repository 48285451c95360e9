"""Erecting buildings: exact payments of three kinds, silver through the forge (castle.build.*)."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import cast

import pytest

from greathall.core.speech.elements import Bundle
from greathall.games.castle.box import load_box
from greathall.games.castle.bricklayer import PlayBricklayer
from greathall.games.castle.building import Build
from greathall.games.castle.entries import RESOURCES
from tests.games.castle.scenes import Scene
from tests.stage import Why

VALUES = {"sand": 1, "wood": 2, "clay": 4, "stone": 5}


def building(**own: int) -> Scene:
    return Scene(3).has(0, None, None, **own).begin(Build(0, "stonemason"))


@pytest.mark.rule("castle.build.any-tile")
def test_any_tile_left_on_the_board() -> None:
    """Tiles that are alike are offered once; what is built is offered no more."""
    scene = (
        Scene(3)
        .has(0, sand=9, wood=9, clay=9, stone=9)
        .built("well", "tower*8", "house*6")
        .begin(Build(0, "stonemason"))
    )
    assert scene.options() == {
        "build-nothing",
        "build tower_9",
        "build small_gate",
        "build big_gate",
        "build stable",
        "build servants_quarters",
        "build tavern",
        "build keep",
        "build palace",
    }
    scene.build(0, "tower_9", stone=1, wood=1, sand=1)
    assert "tower_9" in scene.s.built
    assert not any(option.startswith("build tower") for option in scene.options())


@pytest.mark.rule("castle.build.values", "castle.build.exact", "castle.build.three-kinds")
@pytest.mark.parametrize(
    ("tile", "pay"),
    [
        ("stable", {"stone": 2, "clay": 1, "sand": 4}),  # stable_payment
        ("servants_quarters", {"stone": 3, "wood": 1, "sand": 1}),  # servants_payment
        ("stable", {"stone": 2, "clay": 1, "wood": 2}),
        ("small_gate", {"stone": 1, "clay": 1, "sand": 3}),
        ("house_1", {"stone": 1, "clay": 1, "sand": 1}),
        ("tavern", {"stone": 2, "clay": 2, "wood": 1, "sand": 2}),
    ],
)
def test_payments_that_build(tile: str, pay: dict[str, int]) -> None:
    scene = building(**pay)
    assert sum(VALUES[kind] * n for kind, n in pay.items()) == load_box().tiles[tile].cost
    scene.build(0, tile, **pay)
    assert scene.goods(0) == {}


@pytest.mark.rule("castle.build.three-kinds")
def test_two_kinds_are_refused() -> None:
    """Worked example two_kinds_refused: one clay and two wood are worth a tower, but only two kinds."""
    scene = building(clay=1, wood=2)
    assert scene.why_not("s0 build tower_1") == Why("two-kinds", "castle.build.three-kinds", {"kinds": 2})
    assert scene.options() == {"build-nothing"}


@pytest.mark.rule("castle.build.exact")
def test_overpaying_is_refused() -> None:
    """Worked example overpay_refused: stone, clay and wood are worth 11, a house costs 10."""
    scene = building(stone=1, clay=1, wood=1)
    assert scene.why_not("s0 build house_1") == Why("not-exact", "castle.build.exact", {"n": 10})
    assert scene.options() == {"build-nothing"}


@pytest.mark.rule("castle.build.exact")
def test_underpaying_is_refused_with_what_is_missing() -> None:
    scene = building(stone=1, clay=1, sand=1)
    assert scene.why_not("s0 build palace") == Why("too-little", "castle.build.exact", {"n": 30, "have": 10})


@pytest.mark.rule("castle.build.pieces-return")
def test_paid_pieces_are_back_in_the_stock_at_once() -> None:
    scene = building(stone=1, clay=1, sand=4)
    before = list(scene.s.stock)
    scene.build(0, "house_1", stone=1, clay=1, sand=1)
    assert [now - then for now, then in zip(scene.s.stock, before, strict=True)] == [1, 0, 1, 1, 0]
    assert scene.goods(0) == {"sand": 3}


@pytest.mark.rule("castle.build.exact", "castle.build.values")
def test_the_payer_chooses_among_payments() -> None:
    """A tower of clay, wood, sand or of stone, wood, sand: asked kind by kind, only what can be completed."""
    scene = building(sand=4, wood=2, clay=1, stone=1).play("s0 build tower_1")
    assert scene.asked == (0, "pay-pieces")
    assert scene.options() == {"pay-pieces 0 stone", "pay-pieces 1 stone"}
    scene.play("s0 pay-pieces 0 stone")
    assert scene.asked == (0, "build")  # clay 1, wood 1, sand 2 is the only way left
    assert scene.goods(0) == {"sand": 2, "wood": 1, "stone": 1}

    scene = building(sand=6, wood=3, clay=1).play("s0 build house_1")
    assert scene.options() == {"pay-pieces 1 wood", "pay-pieces 2 wood"}
    assert scene.why_not("s0 pay-pieces 0 wood") == Why("wrong-amount", "castle.build.exact", {})


@pytest.mark.rule("castle.build.exact", "castle.build.values")
def test_the_payer_is_told_what_is_still_to_be_paid() -> None:
    """A house of 10 whose stone is decided: 5 are left, of which each clay is 4."""
    scene = building(sand=5, wood=2, clay=1, stone=1).play("s0 build house_1", "s0 pay-pieces 1 stone")
    asked = scene.decision.params
    assert (asked["resource"], asked["value"], asked["due"]) == ("resource:clay", 4, 5)


@pytest.mark.rule("castle.build.exact", "castle.order.optional")
def test_a_card_that_builds_nothing_is_told() -> None:
    """With nothing to pay nobody is asked: the log says why; whoever does not want to is told as well."""
    scene = building(sand=1)
    assert scene.options() == {"build-nothing"}
    scene.play("s0 build-nothing")
    (told,) = scene.events("built-nothing")
    assert told.params == {"seat": "seat:0", "card": "card:stonemason"}
    scene = building(sand=6, wood=3, clay=3).build(0, "tower_1", clay=1, wood=1, sand=2).play("s0 build-nothing")
    assert scene.events("built-nothing") == []


@pytest.mark.rule("castle.build.two", "castle.build.separate")
@pytest.mark.ruling("castle", 25)
def test_no_one_or_two_buildings() -> None:
    scene = building(sand=6, wood=3, clay=3)
    scene.build(0, "tower_1", clay=1, wood=1, sand=2)
    assert scene.scored(0, "build") == 6  # the first reward is there before the second building
    scene.build(0, "tower_2", clay=1, wood=1, sand=2)
    assert scene.scored(0, "build") == 12
    assert scene.asked is None  # a third could be paid, but two is the limit
    assert scene.goods(0) == {"sand": 2, "wood": 1, "clay": 1}


@pytest.mark.rule("castle.build.separate")
@pytest.mark.ruling("castle", 25)
def test_each_building_needs_its_own_three_kinds() -> None:
    """Two towers' worth of pieces that holds the third kind only once builds one tower."""
    scene = building(clay=2, wood=1, sand=6).build(0, "tower_1", clay=1, wood=1, sand=2)
    assert scene.options() == {"build-nothing"}
    assert scene.why_not("s0 build tower_2").code == "two-kinds"


@pytest.mark.rule("castle.build.silver", "castle.build.silver-stays", "castle.build.silver-source")
def test_silver_through_the_forge() -> None:
    """Worked example well_payment_with_silver."""
    scene = building(silver=1, wood=3, sand=1)
    stone = scene.s.stock[3]
    scene.build(0, "well", "stone", stone=1, wood=3, sand=1)
    assert scene.s.forge == 1
    assert scene.s.stock[3] == stone  # taken from the cart and paid back to it
    assert [one.params for one in scene.events("swapped")] == [{"seat": "seat:0", "resource": "resource:stone"}]
    assert scene.goods(0) == {}


@pytest.mark.rule("castle.build.silver-stays")
def test_silver_never_leaves_the_forge() -> None:
    scene = building(silver=2, wood=6, sand=2).build(0, "well", "stone", stone=1, wood=3, sand=1)
    scene.build(0, "small_gate", "stone", stone=1, wood=3, sand=1)
    assert scene.s.forge == 2
    assert scene.s.stock[4] == 14


@pytest.mark.rule("castle.build.silver-kind")
@pytest.mark.ruling("castle", 21)
def test_silver_counts_as_the_kind_taken() -> None:
    """Clay and two wood are worth a tower; silver beside them is no third kind, what it brings must be one."""
    scene = building(clay=1, wood=2, silver=1)
    assert scene.why_not("s0 build tower_1") == Why("not-exact", "castle.build.exact", {"n": 8})
    scene = building(clay=1, wood=1, sand=1, silver=1).play("s0 build tower_1")
    assert scene.options() == {"swap sand", "swap stone"}
    scene = building(clay=2, silver=1)
    assert scene.why_not("s0 build tower_1") == Why("two-kinds", "castle.build.three-kinds", {"kinds": 1})


@pytest.mark.rule("castle.build.silver-spent", "castle.build.exact")
@pytest.mark.ruling("castle", 20)
def test_every_swapped_piece_is_spent_on_this_building() -> None:
    scene = building(stone=1, clay=1, sand=1, silver=1).play("s0 build house_1")
    assert scene.asked == (0, "swap-silver")
    assert scene.options() == {"swap-no-more", "swap sand", "swap clay", "swap stone"}  # each can replace an own one
    assert scene.why_not("s0 swap wood") == Why("swap-unspent", "castle.build.silver-spent", {})
    scene.play("s0 swap clay", "s0 build-nothing")
    assert scene.goods(0) == {"clay": 1}  # an own clay stays, the swapped one went into the house


@pytest.mark.rule("castle.build.silver-spent")
@pytest.mark.ruling("castle", 20)
def test_swaps_that_are_needed_cannot_be_left_out() -> None:
    scene = building(wood=3, sand=1, silver=1).play("s0 build well")
    assert scene.options() == {"swap stone"}
    assert scene.why_not("s0 swap-no-more") == Why("swap-needed", "castle.build.exact", {})
    assert scene.why_not("s0 swap clay").code == "swap-unspent"


@pytest.mark.rule("castle.build.silver")
@pytest.mark.ruling("castle", 20)
def test_any_number_of_swaps_for_one_building() -> None:
    scene = building(silver=3, sand=1).build(0, "well", "wood", "clay", "stone", sand=1, wood=1, clay=1, stone=1)
    assert scene.s.forge == 3


@pytest.mark.rule("castle.build.silver")
def test_swaps_come_in_any_order() -> None:
    """Stone first, then sand: what can still be completed is offered, whatever was swapped before."""
    scene = building(silver=3, sand=1).play("s0 build well", "s0 swap stone")
    assert scene.options() == {"swap wood", "swap clay"}  # with a second sand only two kinds would make 12
    scene.play("s0 swap clay", "s0 swap wood")
    assert scene.s.built == ("well",)


@pytest.mark.rule("castle.build.silver", "castle.build.silver-spent")
@pytest.mark.parametrize("seed", range(8))
def test_a_swap_is_offered_exactly_when_it_can_be_completed(seed: int) -> None:
    """At every swap question, against brute force, whatever was swapped before."""
    rng = Random(seed)
    own = {kind: rng.randint(0, 2) for kind in VALUES} | {"silver": 3}
    scene = Scene(3).has(0, talers=0, **own).begin(Build(0, "worker_stone"))
    scene.play(rng.choice([option for option in scene.decision.options if option.args]).notation)
    swapped = dict.fromkeys(VALUES, 0)
    while scene.asked == (0, "swap-silver"):
        cost = cast("int", scene.decision.params["cost"])
        stock = {kind: scene.s.stock[RESOURCES.index(kind)] + swapped[kind] for kind in VALUES}
        for kind in VALUES:
            wanted = swapped | {kind: swapped[kind] + 1}
            sets = [swaps for _, swaps in ways(own, stock, cost)]
            fits = any(all(n >= wanted[k] for k, n in zip(VALUES, swaps, strict=True)) for swaps in sets)
            assert (f"swap {kind}" in scene.options()) is fits, (own, swapped, kind)
        swaps = [option for option in scene.decision.options if option.args]
        if not swaps:
            break
        chosen = rng.choice(swaps)
        swapped[str(chosen.args[0])] += 1
        scene.play(chosen.notation)


@pytest.mark.rule("castle.build.silver-source")
@pytest.mark.ruling("castle", 22)
def test_swaps_take_from_the_carts_as_they_stand() -> None:
    """An empty cart gives nothing, whatever lies in the tower or on worker cards."""
    scene = Scene(3).has(0, wood=3, sand=1, silver=1).stock(stone=0).tower(stone=4).on_card(1, "worker_stone", stone=1)
    scene.begin(Build(0, "stonemason"))
    assert scene.why_not("s0 build well") == Why("too-little", "castle.build.exact", {"n": 12, "have": 11})
    scene = Scene(3).has(0, stone=1, wood=3, sand=2, silver=1).stock(stone=0).begin(Build(0, "stonemason"))
    scene.play("s0 build well")
    empty = Why("cart-empty", "castle.build.silver-source", {"resource": "resource:stone"})
    assert scene.why_not("s0 swap stone") == empty


@pytest.mark.rule("castle.build.silver-source", "castle.build.silver-spent")
@pytest.mark.ruling("castle", 20, 22)
@pytest.mark.parametrize(("on_the_cart", "offered"), [(1, False), (2, True)])
def test_a_first_swap_needs_the_second_to_be_there(on_the_cart: int, offered: bool) -> None:
    """Two wood with sand and stone make a house; with a single wood on the cart the first swap would be in vain."""
    scene = Scene(3).has(0, sand=1, clay=1, stone=1, silver=2).stock(sand=0, wood=on_the_cart, clay=0, stone=0)
    scene.begin(Build(0, "stonemason")).play("s0 build house_1")
    assert ("swap wood" in scene.options()) is offered
    assert "swap-no-more" in scene.options()


@pytest.mark.rule("castle.build.silver-source", "castle.build.pieces-return")
@pytest.mark.ruling("castle", 22)
def test_the_first_building_fills_the_carts_for_the_second() -> None:
    scene = Scene(3).has(0, stone=1, wood=4, sand=2, silver=1).stock(stone=0, clay=0).begin(Build(0, "stonemason"))
    scene.build(0, "tower_1", stone=1, wood=1, sand=1).build(0, "well", "stone", stone=1, wood=3, sand=1)
    assert scene.s.built == ("tower_1", "well")


@pytest.mark.rule("castle.build.silver-when", "castle.build.silver")
@pytest.mark.ruling("castle", 20)
def test_no_swap_without_a_building() -> None:
    """Silver is offered for swapping only after a tile was chosen; without one it stays silver."""
    scene = Scene(3).has(0, silver=5).tower(sand=1).begin(PlayBricklayer(0, "bricklayer"))
    scene.play("s0 take sand")
    assert not any("swap" in option for option in scene.options())
    scene.play("s0 build-nothing")
    assert scene.goods(0) == {"sand": 1, "silver": 5}
    assert scene.s.forge == 0


@pytest.mark.rule("castle.build.who")
@pytest.mark.parametrize("card", ["messenger", "trader", "architect"])
def test_who_does_not_build(card: str) -> None:
    assert load_box().character_of(card).builds == 0


def ways(own: dict[str, int], stock: dict[str, int], cost: int) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every payment of a cost and every set of swaps for it, counted out by brute force."""
    kinds = list(VALUES)
    found = set()
    for swaps in product(*(range(min(own["silver"], stock[kind]) + 1) for kind in kinds)):
        if sum(swaps) > own["silver"]:
            continue
        ranges = [range(swap, own[kind] + swap + 1) for kind, swap in zip(kinds, swaps, strict=True)]
        for pay in product(*ranges):
            worth = sum(VALUES[kind] * n for kind, n in zip(kinds, pay, strict=True))
            if worth == cost and sum(n > 0 for n in pay) >= 3:
                found.add((pay, swaps))
    return found


def walk(scene: Scene, cost: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every way the questions lead to a finished building of a cost: what was paid, what was swapped."""
    table, found = scene.table, []
    opened = [(table.clone(), option) for option in table.decisions[0].options if option.args]
    opened = [(twin, option) for twin, option in opened if table.box.tiles[option.args[0]].cost == cost][:1]
    while opened:
        twin, option = opened.pop()
        start = twin.ply
        twin.play(option)
        built = [event for ply, event in twin.events(start, None) if event.kind.name == "built"]
        if built:
            told = [event for _, event in twin.events(0, None) if event.kind.name == "swapped"]
            paid = dict(cast("Bundle", built[0].values[2]))
            swapped = [event.values[1] for event in told]
            kinds = list(VALUES)
            found.append((tuple(paid.get(k, 0) for k in kinds), tuple(swapped.count(k) for k in kinds)))
        else:
            opened += [(twin.clone(), more) for more in twin.decisions[0].options]
    return found


@pytest.mark.rule("castle.build.exact", "castle.build.three-kinds", "castle.build.silver", "castle.build.silver-spent")
@pytest.mark.ruling("castle", 20)
@pytest.mark.parametrize("seed", range(12))
def test_the_questions_lead_to_every_payment_and_to_no_other(seed: int) -> None:
    """Against brute force: each payment with each set of swaps, and a tile is offered if it has one."""
    rng = Random(seed)
    own = {kind: rng.randint(0, 4) for kind in VALUES} | {"silver": rng.randint(0, 3)}
    stock = {kind: rng.choice((0, 1, 9)) for kind in VALUES}
    scene = Scene(3).has(0, talers=0, **own).stock(**stock).begin(Build(0, "worker_stone"))
    offered = {scene.s.box.tiles[str(option.args[0])].cost for option in scene.decision.options if option.args}
    for cost in (8, 10, 12, 18, 22, 24, 30):
        expected = ways(own, stock, cost)
        assert (cost in offered) == bool(expected), (own, stock, cost)
        if cost <= 18:
            assert set(walk(scene, cost)) == expected, (own, stock, cost)


@pytest.mark.rule("castle.build.silver")
@pytest.mark.ruling("castle", 20)
def test_no_question_grows_beyond_a_screen() -> None:
    own = dict.fromkeys(RESOURCES, 8)
    scene = building(**own)
    assert len(scene.decision.options) <= 12
    scene.play("s0 build palace")
    assert len(scene.decision.options) <= 5
