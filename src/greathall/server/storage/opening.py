"""Opening a database by its address."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from greathall.server.storage.base import Store
from greathall.server.storage.schema import MIGRATIONS
from greathall.server.wire.errors import StoreError

SCHEMES = ("postgresql://", "postgres://")


def open_as_is(database: str) -> Store:
    """A database that is there, and has this release's shape already: for commands beside a server of this release."""
    if not database.startswith(SCHEMES) and not Path(database).is_file():
        raise StoreError(f"there is no database at {database}")
    shape = _shape(database)
    if shape != len(MIGRATIONS):
        told = f"the database has shape {shape}, this release {len(MIGRATIONS)}"
        raise StoreError(f"{told}: use the release that the server runs")
    return open_store(database)


def _shape(database: str) -> int:
    if database.startswith(SCHEMES):
        from greathall.server.storage.postgres import shape_of

        return shape_of(database)
    with contextlib.closing(sqlite3.connect(f"{Path(database).resolve().as_uri()}?mode=ro", uri=True)) as there:
        ((version,),) = there.execute("PRAGMA user_version").fetchall()
        return int(version)


def open_store(database: str) -> Store:
    """A store by its address: ``postgresql://...``, or the path of an SQLite file."""
    if database.startswith(SCHEMES):
        from greathall.server.storage.postgres import PostgresStore

        return PostgresStore(database).start()
    from greathall.server.storage.sqlite import SqliteStore

    return SqliteStore(database).start()
