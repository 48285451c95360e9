"""The small worked examples beside the ledger, each by its id."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from greathall.games.castle.building import Build
from greathall.games.castle.messenger import PlayMessenger
from greathall.games.castle.scoring import FinalScoring
from greathall.games.castle.trader import Distribution
from tests.games.castle.scenes import Scene

LEDGER = Path(__file__).parent / "data" / "ledger.toml"
EXAMPLES: dict[str, dict[str, Any]] = {
    row["id"]: row for row in tomllib.loads(LEDGER.read_text(encoding="utf-8"))["example"]
}
REFUSALS = {"min_three_kinds": "two-kinds", "must_match_exactly": "not-exact"}
"""What the examples call a reason, and its code."""


def pay(given: dict[str, Any], then: dict[str, Any]) -> None:
    """Exactly the pieces of the example are at hand, with silver in place of those that are swapped for."""
    own = dict(given["pay"])
    swaps = given.get("silver_swaps", [])
    for kind in swaps:
        own[kind] -= 1
    scene = Scene(3).has(0, None, None, silver=len(swaps), **own).begin(Build(0, "stonemason"))
    values = dict(zip(("sand", "wood", "clay", "stone"), scene.s.box.values, strict=False))
    assert sum(values[kind] * n for kind, n in given["pay"].items()) == then["value"]
    assert sum(1 for n in given["pay"].values() if n) == then["kinds"]
    if not then["legal"]:
        assert scene.why_not(f"s0 build {given['building']}").code == REFUSALS[then["reason"]]
        return
    scene.build(0, given["building"], *swaps, **given["pay"])
    assert scene.goods(0) == {}
    assert scene.s.forge == then.get("silver_in_forge_plus", 0)


def odd(given: dict[str, Any], then: dict[str, Any]) -> None:
    """Pieces with an odd sum, spent to the last, build nothing: there is no odd cost to match."""
    costs = {tile.cost for tile in Scene(2).s.box.tiles.values()}
    assert given["pay_value_parity"] == "odd"
    assert any(cost % 2 for cost in costs) is then["legal"]


def tavern(given: dict[str, Any], then: dict[str, Any]) -> None:
    scene = Scene(3).built("tavern", "servants_quarters", "palace", "stable")
    others = ["servants_1", "servants_2", "servants_3", "palace_1", "palace_2", "stable_16", "stable_12", "forge_6"]
    others.append("forge_10")
    scene.housed(tavern_12=0, tavern_6=1, **dict.fromkeys(others[: given["helpers_in_castle"] - 2], 2))
    for seat in range(3):
        scene.has(seat)
    scene.begin(FinalScoring())
    assert [scene.scored(seat, "tavern") for seat in (0, 1)] == [then["tavern_12"], then["tavern_6"]]


def forge(given: dict[str, Any], then: dict[str, Any]) -> None:
    assert given["same_owner_on_both_spaces"]
    scene = Scene(3).housed(forge_10=0, forge_6=0)
    scene.s.forge = given["silver_in_forge"]
    assert scene.begin(FinalScoring()).scored(0, "forge") == then["total"] == then["forge_10"] + then["forge_6"]


def palace(given: dict[str, Any], then: dict[str, Any]) -> None:
    scene = Scene(3).has(0, None, None, **given["pieces"]).built("palace").housed(palace_1=0).begin(FinalScoring())
    for kind in given["pieces"]:
        scene.play(f"s0 convert {kind}")
    assert scene.scored(0, "palace") == then["points"]


def tower_tax(given: dict[str, Any], then: dict[str, Any]) -> None:
    scene = Scene(3).has(0).tower().stock(stone=given["stone_in_stock"])
    scene.carriers(**{given["helper_at"]: 0}).begin(Distribution())
    assert scene.s.tower[3] == then["tower_stone_plus"]
    assert scene.player(0).pieces[3] == then["player_stone_plus"]


def messenger(given: dict[str, Any], then: dict[str, Any]) -> None:
    scene = Scene(3).treasury(given["treasury"]).has(0, talers=0).begin(PlayMessenger(0, "messenger"))
    assert scene.player(0).talers == then["player_talers_plus"]
    assert scene.s.treasury == then["treasury"]


def granary(given: dict[str, Any], then: dict[str, Any]) -> None:
    scene = Scene(3, season="winter")
    scene.winter.open, scene.winter.granary = ("granary",), tuple(range(given["helpers_on_granary"]))
    scene.begin(FinalScoring())
    each = [scene.scored(seat, "granary") for seat in scene.winter.granary]
    assert each == [then["points_each"]] * given["helpers_on_granary"]


SHOWN: dict[str, Callable[[dict[str, Any], dict[str, Any]], None]] = {
    "stable_payment": pay,
    "servants_payment": pay,
    "well_payment_with_silver": pay,
    "two_kinds_refused": pay,
    "overpay_refused": pay,
    "odd_total_never_builds": odd,
    "tavern_eleven_helpers": tavern,
    "forge_nine_silver": forge,
    "palace_clay": palace,
    "tower_tax_first": tower_tax,
    "messenger_short_treasury": messenger,
    "granary_two_helpers": granary,
}


@pytest.mark.rule("castle.build.exact", "castle.build.three-kinds", "castle.build.values", "castle.build.silver")
@pytest.mark.parametrize("name", EXAMPLES)
def test_worked_example(name: str) -> None:
    SHOWN[name](EXAMPLES[name]["given"], EXAMPLES[name]["then"])


def test_every_example_is_shown() -> None:
    assert set(SHOWN) == set(EXAMPLES)
