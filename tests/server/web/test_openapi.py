"""The description of the interface holds: whatever is sent to a running server, its answers are as described."""

from __future__ import annotations

import asyncio
import threading
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from greathall.server.web.app import ROUTES
from greathall.server.web.openapi import describe
from tests.server.house import OPEN, bot, house, mine, run

EXAMPLES = 12

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
schema = schemathesis.openapi.from_dict(describe(ROUTES))


class Scene:
    """A server in a thread of its own, with tables at which something can happen."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._stop = asyncio.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: run(self._serve()))
        self._thread.start()
        assert self._ready.wait(30)

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        async with house(self._folder) as h:
            self.url = h.url
            tables = [
                await h.table(mine("Anna"), mine("Boris"), public=True),
                await h.table(mine("Anna"), OPEN, OPEN, clock={"seconds": 60}),
                await h.table(mine("Anna"), bot(), game="viscounts"),
            ]
            ask = f"api/tables/{tables[2]['table']}/ask"
            await h.post(ask, {"do": "resign"}, tables[2]["key"])
            self.tables = [(made["table"], made["key"]) for made in tables]
            self._ready.set()
            await self._stop.wait()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(30)


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    made = Scene(tmp_path_factory.mktemp("described"))
    yield made
    made.close()


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(scene: Scene, case: Case[Any]) -> None:
    aim(scene, case)
    case.call_and_validate(base_url=scene.url, checks=CHECKS)


def aim(scene: Scene, case: Case[Any]) -> None:
    """Names what is there, three times out of four, so that more is tried out than how the unknown is refused."""
    number = zlib.crc32(repr(case.body).encode())
    if number % 4 == 0:
        return
    if "table" in (case.path_parameters or {}):
        table, key = scene.tables[number % 3]
        case.path_parameters["table"] = table
        if case.path.endswith("/ask"):
            case.headers["Authorization"] = f"Bearer {key}"
    if "notifications" in case.path and isinstance(case.body, dict):
        keys: Any = case.body.get("keys")
        if isinstance(keys, list) and 0 < len(keys) < 200:
            keys.append(scene.tables[number % 3][1])
    if case.path == "/api/tables" and isinstance(case.body, dict) and "game" in case.body:
        case.body |= {"game": "castle", "variants": {}} if isinstance(case.body["game"], str) else {}


async def test_a_method_that_an_address_does_not_know(scene: Scene) -> None:
    async with aiohttp.ClientSession() as session:
        for method, path, allowed in (("DELETE", "api/tables", "GET,HEAD,POST"), ("PUT", "api/health", "GET,HEAD")):
            async with session.request(method, f"{scene.url}/{path}") as response:
                assert response.status == 405
                assert set(response.headers["Allow"].split(",")) == set(allowed.split(","))
                assert (await response.json())["error"]["code"] == "http"
