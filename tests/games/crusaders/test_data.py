"""Component data: counts, provenance, and overlays that correct every card."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import greathall
from greathall.core.reference.components import provenances
from greathall.games.crusaders.box import load_box
from tests.games.crusaders.scenes import Scene

BOX = load_box()


def test_counts_add_up_to_the_printed_box() -> None:
    pools = {pool: len(BOX.tokens_of(pool)) for pool in ("starting", "random", "event", "crusade")}
    assert pools == {"starting": 47, "random": 63, "event": 24, "crusade": 10}
    assert sum(pools.values()) == BOX.supply["trait_tokens"]
    assert len(BOX.characters) + len(BOX.rulers) == BOX.supply["character_cards"]
    assert sum(card.copies for card in BOX.developments.values()) == BOX.supply["development_cards"]
    assert len(BOX.cards) == BOX.supply["action_cards"]
    assert len(BOX.regions) == 34
    assert sum(len(region.land) for region in BOX.regions.values()) == 2 * 57
    assert sum(len(region.routes) for region in BOX.regions.values()) == 2 * 11


def test_every_culture_has_ten_men_and_ten_women() -> None:
    counted = Counter((card.culture, card.sex) for card in BOX.characters.values() if card.culture)
    assert set(counted.values()) == {10}


def test_what_is_designed_says_so() -> None:
    designed = Counter(
        kind for kind, entries in BOX.entries.items() for one in entries.values() if one.provenance == "designed"
    )
    assert designed["card"] == 139  # one event, and so its card, is attested
    assert designed["character"] == 100
    assert designed["event"] == 98
    for entries in BOX.entries.values():
        for one in entries.values():
            assert one.provenance != "designed" or one.basis


def test_an_overlay_can_replace_any_card() -> None:
    overlay: dict[str, Any] = {
        "event": {"t_newborn": {"target": "self", "conditions": [], "effects": [{"op": "gold", "n": 7}]}},
        "card": {"realm_01": {"event": "r_plague"}},
        "development": {"bank": {"hooks": [{"hook": "tax", "n": 5}]}},
        "space": {"nicaea": {"hooks": [{"hook": "tax", "n": 2}]}},
        "realm": {"kingdom_of_jerusalem_england": {"gold": 11}},
        "strategy": {"postis": {"developments": ["library"]}},
        "token": {"random_cruel": {"count": 4}},
    }
    table = greathall.new("crusaders", seats=3, seed=1, components=overlay)
    box = table.state.box
    assert box.ops["t_newborn/0"].n == 7
    assert box.cards["realm_01"].event == "r_plague"
    assert table.state.houses[0].gold == 11
    assert box.strategies["postis"].developments == ("library",)
    loaded = greathall.from_json(table.to_json())
    assert loaded.hash() == table.hash()
    assert loaded.state.box.ops["t_newborn/0"].n == 7
    assert greathall.replay(table.record()).state.box.developments["bank"].hooks[0].n == 5


@pytest.mark.parametrize(
    ("overlay", "message"),
    [
        ({"event": {"t_newborn": {"effects": [{"op": "dance"}]}}}, "dance"),
        ({"event": {"t_newborn": {"effects": [{"op": "gold", "who": "pope"}]}}}, "pope"),
        ({"event": {"t_newborn": {"effects": [{"op": "add_trait", "trait": "bored"}]}}}, "bored"),
        ({"event": {"t_newborn": {"conditions": [{"test": "hungry"}]}}}, "hungry"),
        ({"event": {"t_newborn": {"effects": [{"op": "place_token", "token": "snow"}]}}}, "snow"),
        ({"event": {"t_newborn": {"target": "everyone"}}}, "everyone"),
        ({"card": {"realm_01": {"event": "nothing"}}}, "nothing"),
        ({"development": {"bank": {"type": "building"}}}, "building"),
        ({"development": {"bank": {"hooks": [{"hook": "magic"}]}}}, "magic"),
        ({"region": {"wessex": {"land": ["mercia"]}}}, "one side only"),
        ({"region": {"wessex": {"land": ["atlantis"]}}}, "atlantis"),
        ({"space": {"nicaea": {"number": 11}}}, "spaces 1 to 10"),
        ({"space": {"nicaea": {"trait": "lustful"}}}, "lustful"),
        ({"realm": {"kingdom_of_jerusalem_england": {"ruler": "nobody"}}}, "nobody"),
        ({"realm": {"kingdom_of_jerusalem_england": {"gold": "much"}}}, "expected int"),
        ({"dragon": {"smaug": {}}}, "no kind of component 'dragon'"),
        ({"region": {"mordor": {"culture": "england"}}}, "ids cannot be added"),
    ],
)
def test_a_wrong_overlay_says_what_and_where(overlay: dict[str, Any], message: str) -> None:
    with pytest.raises(greathall.ComponentError, match=message):
        greathall.new("crusaders", seats=3, seed=1, components=overlay)


def test_every_fact_says_where_it_comes_from() -> None:
    bank, navy = provenances(BOX.developments["bank"]), provenances(BOX.developments["navy"])
    assert (bank["id"], bank["hooks"], bank["copies"]) == ("rulebook", "designed", "designed")
    assert navy["hooks"] == "rulebook"
    shields = {provenances(one)["shields"] for one in BOX.dynasties.values()}
    assert shields == {"designed"}
    designed = {one.number for one in BOX.spaces if provenances(one)["hooks"] == "designed"}
    assert designed == set(range(1, 10))
    assert Scene(3).s.box is BOX
