"""Owners put their own box in: what fits comes back as a file and as components, what does not says where and why."""

from __future__ import annotations

from pathlib import Path

import pytest

import greathall
from greathall.core.reference.overlays import parse_overlay
from greathall.server.web import reference
from tests.server.house import OPEN, Json, house, mine

WELL = {"building": {"well": {"cost": 14}}}

BAD: list[tuple[str, Json, Json]] = [
    (
        "castle",
        {"building": {"well": {"cost": -2}}},
        {"field": "cost", "flaw": "bounds", "told": {"least": 0, "most": 999}},
    ),
    (
        "castle",
        {"building": {"well": {"cost": 5000}}},
        {"field": "cost", "flaw": "bounds", "told": {"least": 0, "most": 999}},
    ),
    (
        "castle",
        {"building": {"well": {"cost": 100}}},
        {"field": "cost", "flaw": "bounds", "told": {"least": 1, "most": 99}},
    ),
    ("castle", {"building": {"well": {"points": 7}}}, {"field": "points", "flaw": "even"}),
    ("castle", {"building": {"well": {"cost": "dear"}}}, {"field": "cost", "flaw": "number"}),
    ("castle", {"building": {"well": {"depth": 3}}}, {"field": "depth", "flaw": "field"}),
    ("castle", {"space": {"market_2": {"scoring": "luck"}}}, {"field": "scoring", "flaw": "unknown"}),
    ("castle", {"character": {"messenger": {"effects": [{"gain": "point"}]}}}, {"field": "effects", "flaw": "shape"}),
    (
        "paladins",
        {"debt": {"debt": {"copies": 201}}},
        {"field": "copies", "flaw": "bounds", "told": {"least": 0, "most": 200}},
    ),
    ("paladins", {"wall": {"wall_01": {"points": -1}}}, {"field": "points", "flaw": "bounds"}),
    ("paladins", {"townsfolk": {"abbot_1": {"quest": [{"gain": "gold"}]}}}, {"field": "quest", "flaw": "unknown"}),
    ("paladins", {"townsfolk": {"abbot_1": {"ability": {"gain": "tax"}}}}, {"field": "ability", "flaw": "effect"}),
    ("viscounts", {"manuscript": {"gray_3_flip": {"ribbon": "pink"}}}, {"field": "ribbon", "flaw": "unknown"}),
    (
        "viscounts",
        {"manuscript": {"gray_3_flip": {"effect": {"gain": "mead"}}}},
        {"field": "effect", "flaw": "unknown"},
    ),
    (
        "viscounts",
        {"manuscript": {"gray_3_flip": {"effect": {"gain": "stone", "n": 0}}}},
        {"field": "effect", "flaw": "bounds"},
    ),
    ("crusaders", {"event": {"r_nursery": {"effects": [{"op": "dance"}]}}}, {"field": "effects", "flaw": "unknown"}),
    (
        "crusaders",
        {"event": {"r_nursery": {"conditions": [{"test": "luck"}]}}},
        {"field": "conditions", "flaw": "unknown"},
    ),
    ("crusaders", {"supply": {"game_board": {"count": -4}}}, {"field": "count", "flaw": "bounds"}),
]


async def test_what_does_not_fit_says_where_and_why(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        for game, overlay, expected in BAD:
            refused = await h.post(f"api/games/{game}/components", {"components": overlay}, expect=400)
            ((kind, entries),) = overlay.items()
            misfit = refused["error"]["misfit"]
            assert refused["error"]["code"] == "bad-components"
            assert (misfit["kind"], misfit["id"]) == (kind, next(iter(entries)))
            assert {name: misfit[name] for name in expected} == expected


async def test_corrections_come_back_as_a_file_and_as_components(tmp_path: Path) -> None:
    mine_too = {**WELL, "text": {"uk": {"castle-building-well": "Джерело"}}}
    async with house(tmp_path) as h:
        told = await h.post("api/games/castle/components?lang=uk", {"components": mine_too})
        again = await h.post("api/games/castle/components?lang=uk", {"file": told["file"]})
        assert again == told
    assert told["components"] == mine_too
    assert parse_overlay(told["file"]) == mine_too
    (well,) = told["entries"]["building"]
    assert (well["name"], well["cost"], well["facts"]) == ("Джерело", 14, {"cost": "published"})


async def test_what_is_printed_so_anyway_is_no_correction(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        told = await h.post("api/games/castle/components", {"components": {"building": {"well": {"cost": 12}}}})
    assert told == {"components": {}, "file": "", "entries": {}}


async def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    """Some of them would hold the server up for long, were they not read elsewhere."""
    async with house(tmp_path) as h:
        for file in ("[building", "a." * 50_000 + "b = 1", "building = 3", "x = " + "[" * 60_000):
            refused = await h.post("api/games/castle/components", {"file": file}, expect=400)
            assert refused["error"]["code"] == "bad-components"


async def test_who_opens_a_corrected_table_asks_for_what_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The box is set up once for all of them, and not more is kept than a few."""
    monkeypatch.setattr(reference, "MOST_ACCEPTED", 1)
    reference._accepted.clear()
    async with house(tmp_path) as h:
        first = await h.post("api/games/castle/components", {"components": WELL})
        monkeypatch.setattr(h.hall.pool, "check", None)
        assert await h.post("api/games/castle/components", {"components": WELL}) == first
    assert len(reference._accepted) == 1


async def test_everything_that_can_be_corrected_is_told_as_a_file_writes_it(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        for game in greathall.games():
            told = await h.get(f"api/games/{game.id}/components/correctable")
            kept = await h.post(f"api/games/{game.id}/components", {"components": told["entries"]})
            assert kept["components"] == {}
            for kind, entries in told["entries"].items():
                names = {one["name"] for one in told["fields"][kind]}
                assert all(set(entry) <= names for entry in entries.values())


async def test_a_table_made_with_bad_components_says_where_too(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        wanted = {"game": "castle", "seats": [mine(), OPEN], "components": {"building": {"well": {"cost": 0}}}}
        refused = await h.post("api/tables", wanted, expect=400)
    assert refused["error"]["misfit"]["field"] == "cost"
