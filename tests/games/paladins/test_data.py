"""The component data: totals of the box, figures of the sources, overlays and their errors."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import greathall
from greathall.core.reference.components import provenances
from greathall.games.paladins.box import load_box
from greathall.games.paladins.crews import WORKERS
from tests.games.paladins.scenes import Scene

BOX = load_box(None)


def test_counts_of_the_box() -> None:
    assert len(BOX.paladins) == 12
    assert (len(BOX.townsfolk), len(BOX.outsiders), len(BOX.favours), len(BOX.orders)) == (32, 36, 10, 6)
    assert sum(wall.copies for wall in BOX.walls.values()) == 24
    assert sum(card.copies for card in BOX.suspicions.values()) == 24
    assert (len(BOX.taverns), BOX.debt.copies) == (24, 24)
    assert sum(scheme.copies for scheme in BOX.schemes.values()) == 17
    assert [worker for worker in WORKERS if worker not in BOX.entries["worker"]] == []


def test_kinds_of_townsfolk_and_peoples_of_outsiders() -> None:
    kinds = Counter(card.kind for card in BOX.townsfolk.values())
    assert set(kinds.values()) == {2, 3}
    assert [kind for kind, n in kinds.items() if n == 2] == ["conspirator"]
    assert set(Counter(card.faction for card in BOX.outsiders.values()).values()) == {12}
    assert Counter(card.kind for card in BOX.outsiders.values())["mercenary"] == 4


def test_workers_on_cards() -> None:
    assert all(len(tavern.workers) == 4 for tavern in BOX.taverns.values())
    assert all(len(paladin.workers) == 2 for paladin in BOX.paladins.values())
    assert all(sum(paladin.boost) == 4 for paladin in BOX.paladins.values())
    total = Counter(worker for tavern in BOX.taverns.values() for worker in tavern.workers)
    assert total == {"labourer": 15, "scout": 17, "merchant": 17, "fighter": 17, "cleric": 16, "criminal": 14}


def test_region_spaces_by_players() -> None:
    assert len(BOX.spaces) == 40
    assert [len(BOX.open_spaces[n]) for n in (1, 2, 3, 4)] == [25, 25, 34, 40]


def test_what_had_to_be_designed_says_why() -> None:
    entries = [entry for rows in BOX.entries.values() for entry in rows.values()]
    designed = [entry for entry in entries if "designed" in provenances(entry).values()]
    assert designed
    assert all(entry.basis for entry in designed)
    known = set(BOX.entries["source"])
    assert all(set(entry.source) <= known for rows in BOX.entries.values() for entry in rows.values())


def test_the_scheme_deck() -> None:
    schemes = {one.id: one.copies for one in BOX.schemes.values() if not one.set_aside}
    six = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
    assert schemes == {**dict.fromkeys(six, 1), "recruit": 1, "kings_order": 5}


@pytest.mark.parametrize(
    ("kind", "key", "field", "provenance"),
    [
        ("action", "absolve", "needs", "designed"),
        ("action", "absolve", "ladder", "rulebook"),
        ("jar_slot", "jar_slot_8", "reward", "rulebook"),
        ("jar_slot", "jar_slot_3", "reward", "published"),
        ("jar_slot", "jar_slot_3", "id", "designed"),
        ("workshop", "workshop_1", "worker", "designed"),
        ("tax_supply", "players_2", "silver", "designed"),
        ("tax_supply", "players_4", "silver", "rulebook"),
        ("fallback", "recruit", "workers", "published"),
        ("fallback", "rest", "workers", "designed"),
        ("scheme", "attack", "copies", "designed"),
        ("townsfolk", "squire_3", "ability", "designed"),
        ("townsfolk", "squire_3", "quest", "published"),
        ("outsider", "vigilante_1", "attack", "designed"),
        ("outsider", "vigilante_1", "scoring", "rulebook"),
        ("favour", "clemency", "id", "designed"),
        ("favour", "clemency", "reward", "published"),
    ],
)
def test_where_single_facts_come_from(kind: str, key: str, field: str, provenance: str) -> None:
    assert provenances(BOX.entries[kind][key])[field] == provenance


def test_an_overlay_corrects_values() -> None:
    overlay = {"tax_supply": {"players_2": {"silver": 5}}, "workshop": {"workshop_1": {"worker": "cleric"}}}
    table = greathall.new("paladins", seats=2, seed=1, components=overlay)
    assert table.state.tax == 5
    assert table.box.workshops[0].worker == "cleric"
    again = greathall.from_json(table.to_json())
    assert again.box.workshops[0].worker == "cleric"
    assert greathall.new("paladins", seats=2, seed=1).state.tax == 6


@pytest.mark.parametrize(
    ("overlay", "told"),
    [
        ({"workshop": {"workshop_9": {"worker": "scout"}}}, "workshop_9"),
        ({"workshop": {"workshop_1": {"worker": "knight"}}}, "knight"),
        ({"wall": {"wall_01": {"points": "two"}}}, "points"),
        ({"wall": {"wall_01": {"reward": [{"gain": "gold", "n": 1}]}}}, "gold"),
        ({"wall": {"wall_01": {"colour": "red"}}}, "colour"),
        ({"townsfolk": {"abbot_1": {"ability": {"when": "sleep", "do": {"gain": "silver", "n": 1}}}}}, "sleep"),
        ({"outsider": {"thief_1": {"scoring": {"gain": "silver", "n": 1}}}}, "scoring"),
        ({"favour": {"works": {"worker": "any", "reward": [{"special": "fly"}]}}}, "fly"),
        ({"region": {"region_1": {"faith": 9}}}, "rise"),
        ({"order": {"attack": {"action": "hunt"}}}, "hunt"),
        ({"knight": {"x": {}}}, "knight"),
        ({"action": {"commission": {"ladder": [1, 1]}}}, "ladder"),
        ({"action": {"attack": {"spaces": ["any", "scout"]}}}, "spaces"),
        ({"action": {"pray": {"cost": []}}}, "cost"),
        ({"favour": {"levy": {"cost": [{"lose": "debt", "n": 1}]}}}, "cost"),
        ({"wall": {"wall_04": {"reward": [{"one_of": [{"gain": "silver", "n": 9}, {"pay": "debt"}]}]}}}, "silver_9"),
    ],
)
def test_a_wrong_overlay_is_refused_with_its_place(overlay: dict[str, Any], told: str) -> None:
    with pytest.raises(greathall.ComponentError, match=told):
        greathall.new("paladins", seats=2, seed=1, components=overlay)


def test_an_owner_may_correct_the_doubtful_favour() -> None:
    sides = {"one_of": [{"special": "develop"}, {"all": [{"gain": "cleric", "n": 1}, {"gain": "scout", "n": 1}]}]}
    scene = Scene(2)
    scene.table = greathall.new(
        "paladins", seats=2, seed=1, first=0, components={"favour": {"works": {"reward": [sides]}}}
    )
    scene.favours("works").has(workers="merchant", provisions=1).begin().play("favour works", "choose scout_1_cleric_1")
    assert scene.workers() == {"scout": 1, "cleric": 1}


def test_an_overlay_can_make_the_order_of_abilities_matter() -> None:
    """Where an owner's correction makes it matter, the owner of the cards is asked."""
    ability = {"when": "attack", "do": {"lose": "suspicion", "n": 1}}
    overlay = {"townsfolk": {"defender_2": {"ability": ability}}}
    scene = Scene(2)
    scene.table = greathall.new("paladins", seats=2, seed="scene", first=0, components=overlay)
    scene.has(workers="scout labourer fighter", strength=3, suspicion=1, townsfolk="defender_2 defender_3").tax(1)
    scene.outsiders("invader_2").begin().play("act attack", "attack invader_2 0")
    assert scene.options() == {
        *(f"{verb} {card}" for verb in ("ability", "skip") for card in ("defender_2", "defender_3")),
        "ability-none",
    }
    scene.play("ability defender_2")
    assert scene.player().unpaid == 0
