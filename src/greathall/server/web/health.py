"""For operators and their programs: is the server well, is it ready, and what does it do."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import os
import time
from pathlib import Path

from aiohttp import web

import greathall
from greathall.core.errors import GreathallError
from greathall.server import observe
from greathall.server.keys import same
from greathall.server.lobby.hall import Hall
from greathall.server.storage.base import Store
from greathall.server.web.answers import answer, bearer
from greathall.server.web.openapi import Route
from greathall.server.web.routes import HALL, LISTENING, SESSIONS
from greathall.server.wire.errors import Refused
from greathall.server.wire.responses import Health, Ready

LOG = logging.getLogger(__name__)
STATM = Path("/proc/self/statm")
LIMIT_SECONDS = 2.0
FRESH_SECONDS = 1.0
"""How old an answer may be: whoever asks all the time does not write all the time."""
PROBE = """
    INSERT INTO house (name, value) VALUES ('probe', ?)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value"""


class Pulse:
    """Whether the database takes a write and can be read, found out by doing it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._probe: asyncio.Task[bool] | None = None
        self._until = 0.0

    async def beats(self) -> bool:
        if self._probe is None or (self._probe.done() and time.monotonic() > self._until):
            self._until = time.monotonic() + FRESH_SECONDS
            self._probe = asyncio.create_task(self._try())
        # A probe that hangs is not begun anew, and nobody waits for it for long.
        done, _ = await asyncio.wait((self._probe,), timeout=LIMIT_SECONDS)
        return bool(done) and self._probe.result()

    async def _try(self) -> bool:
        try:
            await self._store.write([(PROBE, (str(time.time_ns()),))])
            await self._store.read("SELECT value FROM house WHERE name = 'probe'")
        except (GreathallError, RuntimeError) as wrong:  # RuntimeError: closed already
            LOG.warning("the database is not well: %s", wrong)
            return False
        return True


PULSE = web.AppKey("pulse", Pulse)
STOPPING = web.AppKey("stopping", asyncio.Event)
METRICS_KEY = web.AppKey("metrics_key", str)


async def health(request: web.Request) -> web.Response:
    """503 when the database does not take a write within two seconds."""
    hall, well = request.app[HALL], await request.app[PULSE].beats()
    told = Health(
        status="ok" if well else "failing",
        release=greathall.__version__,
        tables_in_memory=hall.registry.tables_in_memory,
        connections=len(request.app[SESSIONS]),
        commits=hall.store.commits,
        writes=hall.store.writes,
    )
    return answer(told, 200 if well else 503)


async def ready(request: web.Request) -> web.Response:
    """Whether to send people here: 503 before the port is open, while stopping, and when the server is not well."""
    open_now = request.app[LISTENING].is_set() and not request.app[STOPPING].is_set()
    fit = open_now and await request.app[PULSE].beats()
    return answer(Ready(ready=fit), 200 if fit else 503)


async def metrics(request: web.Request) -> web.Response:
    _check_operator(request)
    _look(request.app[HALL], len(request.app[SESSIONS]))
    return web.Response(text=observe.page(), content_type="text/plain", headers={"Cache-Control": "no-store"})


def _check_operator(request: web.Request) -> None:
    """By the key that was set; without one, whoever asks on the machine itself, and not through a proxy."""
    key = request.app[METRICS_KEY]
    if key and same(bearer(request) or "", key):
        return
    if key or "X-Forwarded-For" in request.headers or not ipaddress.ip_address(request.remote or "::").is_loopback:
        raise Refused("not-yours", "figures are for the operator", 403)


def _look(hall: Hall, sockets: int) -> None:
    observe.SOCKETS.set(sockets)
    observe.TABLES.set(hall.registry.tables_in_memory)
    observe.WRITES_WAITING.set(hall.store.waiting)
    for crew, waiting in hall.pool.waiting().items():
        observe.WORK_WAITING.set(waiting, crew)
    observe.CPU.set(sum(os.times()[:2]))
    if STATM.exists():
        observe.MEMORY.set(int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE"))
    observe.RELEASE.set(1, greathall.__version__)


ROUTES = (
    Route("GET", "/api/health", health, "Is the server well? It writes and reads to find out", Health),
    Route("GET", "/api/ready", ready, "Is the server ready for people?", Ready),
    Route("GET", "/metrics", metrics, "Figures for Prometheus, for the operator only", str, key=True),
)
