"""Tables that everybody has left are closed, after their people were told; nothing that was played is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall.server.lobby.expiry import DAY_MS, TOLD_DAYS
from greathall.server.tables import wall_clock
from tests.server.house import OPEN, Inside, Json, house, mine


class Calendar:
    """Days that pass without waiting."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._true, self._ahead = wall_clock.now_ms, 0
        monkeypatch.setattr(wall_clock, "now_ms", lambda: self._true() + self._ahead)

    def pass_days(self, days: float) -> None:
        self._ahead += int(days * DAY_MS)


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    return Calendar(monkeypatch)


async def own(h: Inside, made: Json) -> Json:
    (told,) = (await h.post("api/tables/own", {"keys": [made["key"]]}))["tables"]
    found: Json = told
    return found


async def test_who_left_a_table_is_told_and_then_it_is_closed(tmp_path: Path, calendar: Calendar) -> None:
    async with house(tmp_path, abandoned_days=100) as h:
        left, waiting, kept = [await h.table(mine("Anna"), other) for other in (mine("Boris"), OPEN, mine("Vira"))]
        assert (await own(h, left))["closes"] is None
        calendar.pass_days(100 - TOLD_DAYS + 1)
        closes = (await own(h, left))["closes"]
        assert closes == (await own(h, left))["updated"] + 100 * DAY_MS
        # Whoever comes back keeps the table.
        anna = await h.watch(kept["table"], kept["key"], seat=0)
        assert (await anna.choose(anna.options[0]))["is"] == "done"
        assert (await own(h, kept))["closes"] is None
        calendar.pass_days(TOLD_DAYS - 2)
        await h.hall.expiry.sweep()
        assert (await own(h, left))["status"] == "running"
        calendar.pass_days(2)
        watching = await h.watch(left["table"], left["key"], seat=0)
        await h.hall.expiry.sweep()
        assert [(await own(h, one))["status"] for one in (left, waiting, kept)] == ["closed", "closed", "running"]
        assert (await own(h, left))["closes"] is None
        await watching.until(lambda seen: seen["table"]["closed"] is not None)
        assert watching.seen["table"]["closed"]["why"] == "abandoned"
        async with h.session.get(f"{h.url}/api/tables/{left['table']}/record") as record:
            assert record.status == 200
            assert (await record.text()).startswith("greathall")
        status, told = await h.request("POST", f"api/tables/{waiting['table']}/join", json={"name": "Zoe"})
        assert (status, told["error"]["code"]) == (409, "abandoned")


async def test_a_server_that_begins_with_it_tells_first(tmp_path: Path, calendar: Calendar) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), mine("Boris"))
    calendar.pass_days(1000)
    async with house(tmp_path, abandoned_days=100) as h:
        await h.hall.expiry.sweep()
        told = await own(h, made)
        assert told["status"] == "running"
        assert told["closes"] == pytest.approx(wall_clock.now_ms() + TOLD_DAYS * DAY_MS, abs=DAY_MS)
        calendar.pass_days(TOLD_DAYS / 2)
    async with house(tmp_path, abandoned_days=100) as h:
        calendar.pass_days(TOLD_DAYS / 2 + 1)
        await h.hall.expiry.sweep()
        assert (await own(h, made))["status"] == "closed"


async def test_nothing_is_closed_where_nobody_wants_that(tmp_path: Path, calendar: Calendar) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), mine("Boris"))
        calendar.pass_days(10_000)
        await h.hall.expiry.run()
        told = await own(h, made)
        assert (told["status"], told["closes"]) == ("running", None)
