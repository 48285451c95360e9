"""Corrected components come from anybody: they neither hold the server up nor keep it from starting."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from greathall.core.reference import components
from greathall.games.castle import box as castle_box
from greathall.server.lobby.registry import Registry
from tests.server.house import OPEN, Json, bot, house, mine

HUGE: list[tuple[str, Json, str]] = [
    ("paladins", {"debt": {"debt": {"copies": 150_000_000}}}, "debt.debt.copies"),
    ("crusaders", {"deck": {"realm": {"most": 10**8}}}, "deck.realm.most"),
    ("castle", {"building": {"well": {"points": 10**30}}}, "building.well.points"),
]


@pytest.mark.parametrize(("game", "overlay", "field"), HUGE)
async def test_a_figure_beyond_all_bounds_is_refused_by_name(
    tmp_path: Path, game: str, overlay: Json, field: str
) -> None:
    async with house(tmp_path) as h:
        wanted = {"game": game, "seats": [mine(), OPEN], "components": overlay}
        began = time.monotonic()
        refused = await h.post("api/tables", wanted, expect=400)
        assert refused["error"]["code"] == "bad-components"
        assert field in refused["error"]["message"]
        assert time.monotonic() - began < 8
        assert (await h.get("api/tables"))["tables"] == []


async def test_nested_and_broken_components_are_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        deep: Any = 1
        for _ in range(400):
            deep = [deep]
        for wrong in ({"building": {"well": {"cost": deep}}}, {"text": {"en": {"castle-name": "\ud800"}}}):
            body = json.dumps({"game": "castle", "seats": [mine(), OPEN], "components": wrong})
            status, told = await h.request("POST", "api/tables", data=body)
            assert status == 400
            assert told["error"]["code"] in ("bad-components", "bad-message")


async def test_no_overlay_is_read_where_others_would_have_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Making, starting and loading such a table reads its whole box anew: never in the event loop's thread."""
    loaded: list[str] = []
    load = components.load_entries

    def watched(package: str, kinds: Any, overlay: Any = None, kept: int | None = None) -> Any:
        if overlay is not None:
            loaded.append(threading.current_thread().name)
        return load(package, kinds, overlay, kept)

    monkeypatch.setattr(castle_box, "load_entries", watched)

    async with house(tmp_path) as h:
        wanted = {"game": "castle", "seats": [mine(), mine("B")], "components": {"building": {"well": {"cost": 3}}}}
        made = await h.post("api/tables", wanted)
        assert made["info"]["status"] == "running"
        assert made["info"]["components"] == wanted["components"]
    async with house(tmp_path) as h:
        assert (await h.watch(made["table"], made["key"], seat=0)).options
    assert len(loaded) == 2
    assert threading.main_thread().name not in loaded


async def test_a_port_is_open_before_tables_are_woken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waking, go_on = asyncio.Event(), asyncio.Event()

    async def resume(registry: Registry) -> None:
        waking.set()
        await go_on.wait()

    monkeypatch.setattr(Registry, "resume", resume)
    async with house(tmp_path) as h:
        assert (await h.get("api/health"))["status"] == "ok"
        await asyncio.wait_for(waking.wait(), 5)
        assert (await h.get("api/health"))["status"] == "ok"
        go_on.set()


WAITS = "UPDATE tables SET summary = replace(summary, '\"waits\":false', '\"waits\":true')"


async def test_a_table_that_cannot_be_woken_is_set_aside(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It is told once, and the server starts nevertheless."""

    async with house(tmp_path) as h:
        good = await h.table(mine(), bot())
        bad = await h.table(mine(), bot())
        await h.hall.store.write([("UPDATE log SET entry = '{}' WHERE table_id = ?", (bad["table"],)), (WAITS, ())])
    caplog.set_level(logging.ERROR)
    for told in (1, 1):
        async with house(tmp_path) as h:
            anna = await h.watch(good["table"], good["key"])
            assert anna.seen["view"]
            await asyncio.sleep(0.5)
            assert sum("set aside" in one.getMessage() for one in caplog.records) == told


async def test_a_table_whose_corrections_are_allowed_no_more_is_closed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever opens it reads what was recorded; the server's log says what is wrong."""

    async with house(tmp_path) as h:
        made = await h.table(mine(), mine("B"))
        store = h.hall.store
        header = json.loads(str((await store.read("SELECT header FROM tables"))[0][0]))
        header["components"] = {"building": {"well": {"cost": 10**9}}}
        await store.write([("UPDATE tables SET header = ?", (json.dumps(header),)), (WAITS, ())])
    async with house(tmp_path) as h:
        assert (await h.get(f"api/tables/{made['table']}"))["closed"]["why"] == "diverged"
        assert "a figure from -999 to 999" in caplog.text
