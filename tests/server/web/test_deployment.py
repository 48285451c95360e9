"""Behind other names and origins: CORS for who was allowed, no names that only lead here, one clock for everybody."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from greathall.server.storage.opening import open_store
from greathall.server.tables import wall_clock
from greathall.server.tables.presence import Presence
from tests.server.house import bot, house, mine

FRIEND = "https://friend.example"


async def test_pages_of_an_allowed_origin_can_use_the_server(tmp_path: Path) -> None:
    async with house(tmp_path, origins=(FRIEND,)) as h:
        asking = {
            "Origin": FRIEND,
            "Access-Control-Request-Method": "POST",
            "Access-Control-Request-Headers": "authorization",
        }
        async with h.session.options(f"{h.url}/api/tables", headers=asking) as preflight:
            assert preflight.status == 204
            assert preflight.headers["Access-Control-Allow-Origin"] == FRIEND
            assert "Authorization" in preflight.headers["Access-Control-Allow-Headers"]
        body = {"game": "castle", "seats": [mine(), bot()]}
        async with h.session.post(f"{h.url}/api/tables", json=body, headers={"Origin": FRIEND}) as made:
            assert (made.status, made.headers["Access-Control-Allow-Origin"]) == (201, FRIEND)
            assert "Origin" in made.headers["Vary"]
        for origin in ("https://evil.example", h.url):
            async with h.session.get(f"{h.url}/api/games", headers={"Origin": origin}) as other:
                assert "Access-Control-Allow-Origin" not in other.headers
        evil = {**asking, "Origin": "https://evil.example"}
        async with h.session.options(f"{h.url}/api/tables", headers=evil) as refused:
            assert refused.status == 403


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("hall.example", 200),
        ("HALL.example:8443", 200),
        ("127.0.0.1:8000", 200),
        ("[::1]:8000", 200),
        ("evil.example", 421),
        ("hall.example.evil.example", 421),
        ("[", 421),
    ],
)
async def test_names_that_only_lead_here_are_refused(tmp_path: Path, host: str, status: int) -> None:
    async with (
        house(tmp_path, hosts=("hall.example",)) as h,
        h.session.get(f"{h.url}/api/games", headers={"Host": host}) as response,
    ):
        assert response.status == status


async def test_all_processes_go_by_the_databases_clock(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(postgres)
    presence, true = Presence(store, 10.0), time.time_ns()
    try:
        monkeypatch.setattr(wall_clock.time, "time_ns", lambda: true + 90 * 10**9)  # type: ignore[attr-defined]
        assert wall_clock.now_ms() > true // 10**6 + 80_000
        await presence.set_clock()
        assert abs(wall_clock.now_ms() - true // 10**6) < 60_000
    finally:
        await presence.close()
        await store.close()
    assert wall_clock.now_ms() > true // 10**6 + 80_000
