"""Component data is validated with file and field; overlays change values and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.core.errors import ComponentError
from greathall.core.reference.components import Entry, load_entries, provenances, read_entry
from greathall.core.rules import effects
from greathall.games.castle.box import load_box
from greathall.games.castle.entries import KINDS


@dataclass(frozen=True, kw_only=True)
class Part:
    n: int
    of: str = "oak"


@dataclass(frozen=True, kw_only=True)
class Thing(Entry):
    cost: int
    tags: tuple[str, ...] = ()
    costs: dict[str, int] | None = None
    part: Part | None = None
    effect: effects.Effect | None = None
    size: int | str = 0
    pair: tuple[int, str] = (0, "")


GOOD: dict[str, Any] = {"id": "chair", "provenance": "rulebook", "cost": 3}


def test_a_good_entry_is_read() -> None:
    thing = read_entry(
        Thing,
        {
            **GOOD,
            "tags": "old",
            "costs": {"wood": 2},
            "part": {"n": 4},
            "effect": {"gain": "taler", "n": 2},
            "size": "large",
            "pair": [1, "a"],
        },
        "here",
    )
    assert thing.tags == ("old",)
    assert thing.part == Part(n=4)
    assert thing.effect == effects.Gain("taler", 2)
    assert thing.pair == (1, "a")
    assert read_entry(Thing, GOOD, "here").effect is None


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"cost": "dear"}, "here, field 'cost': expected int, got 'dear'"),
        ({"cost": True}, "field 'cost'"),
        ({"colour": "red"}, "here: unknown field 'colour'"),
        ({"provenance": "rumour"}, "field 'provenance'"),
        ({"provenance": "designed"}, "needs a 'basis'"),
        ({"facts": {"cost": "designed"}}, "needs a 'basis'"),
        ({"facts": {"price": "rulebook"}}, "field 'facts'"),
        ({"facts": {"cost": "rumour"}}, "field 'facts'"),
        ({"tags": 7}, "field 'tags': expected a list"),
        ({"tags": [7]}, r"field 'tags'\[0\]"),
        ({"costs": {"wood": "two"}}, "field 'costs'.wood"),
        ({"costs": [1]}, "expected a table"),
        ({"part": {}}, "field 'part': field 'n' is missing"),
        ({"part": {"n": 1, "m": 2}}, "unknown field 'm'"),
        ({"part": 3}, "expected a table"),
        ({"size": 1.5}, "field 'size'"),
        ({"pair": [1]}, "expected 2 values"),
        ({"effect": {"gain": "taler", "n": -1}}, "field 'effect'.n"),
        ({"effect": {"gain": 3}}, "expected a name"),
        ({"effect": {"steal": "taler"}}, "exactly one of"),
        ({"effect": {"gain": "taler", "pay": "taler"}}, "exactly one of"),
        ({"effect": {"gain": "taler", "twice": True}}, "unknown keys of 'gain'"),
        ({"effect": {"one_of": []}}, "expected a list of effects"),
        ({"effect": {"per": "house", "do": 3}}, "an effect is a table"),
    ],
)
def test_a_wrong_entry_names_the_field(change: dict[str, Any], says: str) -> None:
    with pytest.raises(ComponentError, match=says):
        read_entry(Thing, {**GOOD, **change}, "here")


def test_a_missing_field_is_named() -> None:
    with pytest.raises(ComponentError, match="field 'cost' is missing"):
        read_entry(Thing, {"id": "chair", "provenance": "rulebook"}, "here")


def test_data_files_of_unknown_kinds_are_refused() -> None:
    kinds = {kind: cls for kind, cls in KINDS.items() if kind != "building"}
    with pytest.raises(ComponentError, match=r"castle/data/buildings.toml: unknown kind of component 'building'"):
        load_entries("greathall.games.castle", kinds)


@pytest.mark.parametrize(
    ("overlay", "says"),
    [
        ({"building": {"pagoda": {"cost": 3}}}, "there is no building 'pagoda'"),
        ({"dragon": {"smaug": {}}}, "no kind of component 'dragon'"),
        ({"building": {"well": 3}}, "expected fields"),
        ({"building": {"well": {"id": "pit"}}}, "an id cannot be changed"),
        ({"building": {"well": {"cost": "dear"}}}, "building 'well', field 'cost'"),
        ({"building": {"well": {"depth": 3}}}, "unknown field 'depth'"),
        ({"building": {"well": {"points": 7}}}, "must be even"),
        ({"building": {"well": {"cost": 0}}}, "field .cost.: must be"),
        ({"building": [1]}, "expected entries by id"),
        ({"text": {"de": {}}}, "text.de"),
        ({"text": {"en": {"castle-building-well": 3}}}, "expected a plain line"),
        ({"text": 3}, "expected entries by id"),
    ],
)
def test_an_overlay_that_does_not_fit_is_refused(overlay: dict[str, Any], says: str) -> None:
    with pytest.raises(ComponentError, match=says):
        greathall.new("castle", seats=2, seed=1, components=overlay)


def test_an_overlay_changes_values_and_travels_with_the_table(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[building.well]\ncost = 14\n[text.en]\n"castle-building-well" = "Fountain"\n', encoding="utf-8")
    table = greathall.new("castle", seats=2, seed=1, components=file)
    assert table.box.tiles["well"].cost == 14
    assert load_box().tiles["well"].cost == 12
    for copy in (greathall.replay(table.record()), greathall.from_json(table.to_json()), table.clone()):
        assert copy.box.tiles["well"].cost == 14
        assert copy.hash() == table.hash()


def test_an_overlay_file_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("[building", encoding="utf-8")
    with pytest.raises(ComponentError, match=r"broken\.toml"):
        greathall.new("castle", seats=2, components=broken)
    with pytest.raises(ComponentError, match=r"absent\.toml"):
        greathall.new("castle", seats=2, components=str(tmp_path / "absent.toml"))
    with pytest.raises(ComponentError, match="table of corrections"):
        greathall.new("castle", seats=2, components=[1])  # type: ignore[arg-type]


def test_a_fact_may_come_from_elsewhere_than_its_entry() -> None:
    row = {**GOOD, "basis": "nobody tells", "facts": {"cost": "designed"}}
    found = provenances(read_entry(Thing, row, "here"))
    assert (found["id"], found["cost"]) == ("rulebook", "designed")
    assert "basis" not in found


def nested(depth: int) -> Any:
    return [nested(depth - 1)] if depth else 1


@pytest.mark.parametrize(
    ("overlay", "says"),
    [
        ({"building": {"well": {"cost": 1000}}}, "overlay: building.well.cost: a figure from -999 to 999"),
        ({"building": {"well": {"cost": -(10**40)}}}, "building.well.cost: a figure"),
        ({"resource": {"sand": {"pieces": 201}}}, "resource.sand.pieces: a figure from -999 to 200"),
        ({"currency": {"taler": {"coins": [{"value": 1, "count": 10**9}]}}}, "coins.0.count: a figure"),
        ({"deck": {"summer": {"cards": ["a"] * 401}}}, "deck.summer.cards: at most 400 values"),
        ({"building": {"well": {"cost": nested(50)}}}, "12 deep"),
        ({"building": {"well": {"kind": "x" * 501}}}, "building.well.kind: expected text of at most 500"),
        ({"text": {"en": {"castle-name": "\ud800"}}}, "text.en.castle-name: expected text"),
    ],
)
def test_an_overlay_holds_nothing_that_is_larger_than_any_game(overlay: dict[str, Any], says: str) -> None:
    with pytest.raises(ComponentError) as wrong:
        load_box(overlay)
    assert says in str(wrong.value)
