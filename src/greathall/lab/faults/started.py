"""A server under test: the usual one, whose clock and disk do as a file says, and which tells the hashes of its tables.

``python -m greathall.lab.faults.started DATABASE MISCHIEF``. Nothing of this is in a server that people run.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar
from unittest.mock import patch

import msgspec
from aiohttp import web

from greathall.server.cli.run import run
from greathall.server.storage.base import Store
from greathall.server.storage.postgres import PostgresStore
from greathall.server.storage.sqlite import SqliteStore
from greathall.server.web import app
from greathall.server.web.openapi import Route
from greathall.server.web.routes import HALL
from greathall.server.web.settings import Settings

LOOK_AGAIN_SECONDS = 0.05
BEAT_SECONDS = 1.0
HASHES = "/faults/hashes"


class Mischief(msgspec.Struct):
    """What is wrong with a process's surroundings."""

    clock_ms: int = 0
    """How far its clock is ahead."""
    commit_seconds: float = 0.0
    """How much longer its disk takes."""


class Surroundings:
    """What the file says now; it is looked at now and then."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._looked = 0.0
        self._found = Mischief()

    def now(self) -> Mischief:
        if time.monotonic() - self._looked > LOOK_AGAIN_SECONDS:
            self._looked = time.monotonic()
            if self._file.exists():
                self._found = msgspec.json.decode(self._file.read_bytes(), type=Mischief)
        return self._found


S = TypeVar("S", bound=Store)


def slowly(commit: Callable[[S], None], surroundings: Surroundings) -> Callable[[S], None]:
    def commit_late(store: S) -> None:
        time.sleep(surroundings.now().commit_seconds)
        commit(store)

    return commit_late


async def hashes(request: web.Request) -> web.Response:
    """How every table in memory stands: revision and hash."""
    told: dict[str, tuple[int, str]] = {}
    for live in list(request.app[HALL].registry._live.values()):  # noqa: SLF001 - for this alone no server tells its tables
        async with live.lock:
            if live.match.table is not None and not live.dead:
                told[live.id] = live.match.revision, live.match.table.hash()
    return web.Response(body=msgspec.json.encode(told), content_type="application/json")


def main() -> None:
    database, mischief = sys.argv[1:]
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    surroundings, true_time = Surroundings(Path(mischief)), time.time_ns
    route = Route("GET", HASHES, hashes, "hashes of all tables", dict[str, tuple[int, str]])
    settings = Settings(
        database=database,
        bot_workers=1,
        beat_seconds=BEAT_SECONDS,
        messages_per_second=1e6,
        changes_per_second=1e6,
        reads_per_second=1e6,
        tables_per_hour=1e9,
        sockets_each=10_000,
    )
    with (
        patch.object(time, "time_ns", lambda: true_time() + surroundings.now().clock_ms * 1_000_000),
        patch.object(SqliteStore, "commit", slowly(SqliteStore.commit, surroundings)),
        patch.object(PostgresStore, "commit", slowly(PostgresStore.commit, surroundings)),
        patch.object(app, "ROUTES", (*app.ROUTES, route)),
    ):
        run(settings, "127.0.0.1", 0)


if __name__ == "__main__":
    main()
