"""Copies of a PostgreSQL database: everything, as one SQLite file, and back.

Both databases have the same shape, so a copy of either can be put into either: that is also how a hall that has grown
moves from a file to PostgreSQL.
"""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
from psycopg.rows import TupleRow

from greathall.server.storage.backup import BackupError, check
from greathall.server.storage.postgres import PostgresStore
from greathall.server.storage.private import keep_private, without_password
from greathall.server.storage.schema import DEAD_AFTER, MIGRATIONS, check_shape
from greathall.server.storage.sqlite import migrate
from greathall.server.wire.errors import StoreError

CREATED = re.compile(r"\s*CREATE TABLE (\w+)")
OF_PROCESSES = frozenset(("processes", "presence"))
"""What is true only while servers run."""
BATCH = 1000


def _tables(shape: int | None = None) -> list[str]:
    """The tables of a database in some shape."""
    statements = [statement for migration in MIGRATIONS[:shape] for statement in migration]
    return [found.group(1) for statement in statements if (found := CREATED.match(statement))]


@contextlib.contextmanager
def _opened(url: str, *, up_to_date: bool) -> Iterator[psycopg.Connection[TupleRow]]:
    """A database, in this release's shape or as it is, in one transaction that sees one moment of it."""
    try:
        if up_to_date:
            PostgresStore(url).bring_up_to_date()
        connection = psycopg.connect(url)
    except psycopg.Error as wrong:
        raise StoreError(f"the database cannot be reached: {without_password(str(wrong), url)}") from None
    with connection:
        connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        yield connection


def backup(url: str, to: Path) -> int:
    """A copy as an SQLite file, also while servers run; returns the number of tables in it."""
    if to.exists():
        raise BackupError(f"{to} exists already")
    partial = to.with_name(to.name + ".partial")
    partial.unlink(missing_ok=True)
    keep_private(partial)
    # As it is: a copy is also what is looked at before an upgrade, and servers of the last release are still running.
    with (
        _opened(url, up_to_date=False) as source,
        contextlib.closing(sqlite3.connect(partial, isolation_level=None)) as copy,
    ):
        shape = _shape(source)
        migrate(copy, shape)
        copy.execute("BEGIN")
        for table in _tables(shape):
            if table not in OF_PROCESSES:
                _out(source, copy, table)
        copy.execute("COMMIT")
    tables = check(partial)
    partial.rename(to)
    return tables


def _shape(source: psycopg.Connection[TupleRow]) -> int:
    """The shape of a database; refuses what is none of ours, and what is newer."""
    try:
        found = source.execute("SELECT version FROM shape").fetchone()
    except psycopg.Error:
        raise BackupError("there are no tables in this database") from None
    shape = int(found[0]) if found is not None else 0
    check_shape(shape)
    return shape


def _out(source: psycopg.Connection[TupleRow], copy: sqlite3.Connection, table: str) -> None:
    columns = _columns(copy, table)
    marks = ", ".join("?" for _ in columns)
    with source.cursor(f"copy_{table}") as cursor:
        cursor.execute(f"SELECT {', '.join(columns)} FROM {table}".encode())
        while rows := cursor.fetchmany(BATCH):
            copy.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows)


def _columns(copy: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in copy.execute(f"PRAGMA table_info({table})")]


def restore(file: Path, url: str, kept: Path) -> int:
    """Puts a copy in the place of everything; what was there is kept as a file. Returns the number of tables."""
    tables = check(file)
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as copy:
        with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as old:
            old.backup(copy)
        migrate(copy)  # a copy of an older release is brought up to date on the way
        with _opened(url, up_to_date=True) as target:
            _check_alone(target)
        backup(url, kept)
        with _opened(url, up_to_date=True) as target:
            for table in _tables():
                target.execute(f"DELETE FROM {table}".encode())
                if table not in OF_PROCESSES:
                    _in(copy, target, table)
    return tables


def _check_alone(target: psycopg.Connection[TupleRow]) -> None:
    """Refuses while servers use the database: they would go on from what they remember."""
    found = target.execute(
        "SELECT count(*) FROM processes WHERE seen > extract(epoch FROM clock_timestamp()) * 1000 - %s",
        (DEAD_AFTER * 10_000,),
    ).fetchone()
    if found is not None and found[0]:
        raise BackupError("a server is using this database; stop it, or wait half a minute if it was killed")


def _in(copy: sqlite3.Connection, target: psycopg.Connection[TupleRow], table: str) -> None:
    columns = _columns(copy, table)
    into = f"COPY {table} ({', '.join(columns)}) FROM STDIN".encode()
    rows: Any = copy.execute(f"SELECT {', '.join(columns)} FROM {table}")
    with target.cursor() as cursor, cursor.copy(into) as writer:
        for row in rows:
            writer.write_row(row)
