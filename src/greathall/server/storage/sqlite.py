"""SQLite: a file that one server process has for itself."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from itertools import chain
from pathlib import Path

from greathall.server.storage.base import Rows, Statement, Store, Value, Values
from greathall.server.storage.private import keep_private
from greathall.server.storage.schema import MIGRATIONS, check_shape

TAKEN = (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY)


def connect(path: Path | str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def migrate(connection: sqlite3.Connection, shape: int | None = None) -> None:
    """Brings a database up to this release's shape, or an earlier one; refuses one that is newer."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    check_shape(version)
    for number, statements in enumerate(MIGRATIONS[version:shape], start=version + 1):
        connection.execute("BEGIN IMMEDIATE")
        for statement in statements:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")


class SqliteStore(Store):
    """A file: WAL, synchronous=FULL."""

    failures = (sqlite3.Error, OSError)
    shared = False

    def __init__(self, path: Path | str) -> None:
        super().__init__(str(path))
        self.path = path

    def open_database(self) -> None:
        keep_private(Path(self.path))
        self._writing = connect(self.path)
        migrate(self._writing)
        self._reading = connect(self.path)

    def close_database(self) -> None:
        self._reading.close()
        self._writing.close()

    def query(self, sql: str, values: tuple[Value, ...]) -> Rows:
        return self._reading.execute(sql, values).fetchall()

    def begin(self) -> None:
        self._writing.execute("BEGIN IMMEDIATE")

    def run_many(self, sql: str, many: list[Values]) -> None:
        head, values, row = sql.partition("VALUES")
        if row.endswith("?)") and len(many) > 1:  # a plain INSERT can take all rows in one go
            rows = f"{head}{values}{','.join([row] * len(many))}"
            self._writing.execute(rows, tuple(chain.from_iterable(many)))
        else:
            self._writing.executemany(sql, many)

    def commit(self) -> None:
        self._writing.execute("COMMIT")

    def roll_back(self) -> None:
        if self._writing.in_transaction:
            self._writing.execute("ROLLBACK")

    def too_late(self, wrong: Exception) -> bool:
        return getattr(wrong, "sqlite_errorcode", None) in TAKEN

    def news(self, table_id: str, what: str) -> list[Statement]:
        return []  # one process has the file for itself

    async def listen(self, heard: Callable[[str, str], None]) -> None:
        return

    async def claim(self, name: str) -> bool:
        return True

    async def release(self, name: str) -> None:
        return
