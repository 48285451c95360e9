"""PostgreSQL: several server processes share all tables.

Any process serves any table. The unique key of the log decides races; NOTIFY, sent with the change itself, tells the
other processes to read what they have not seen.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import psycopg

from greathall.server.storage.base import Rows, Statement, Store, Value, Values
from greathall.server.storage.private import without_password
from greathall.server.storage.schema import MIGRATIONS, check_shape
from greathall.server.wire.errors import InDoubt, StoreError

LOG = logging.getLogger(__name__)
CHANNEL = "greathall"
MIGRATING = 7_347_102
"""The number of the lock that one process holds while it migrates."""
RECONNECT_SECONDS = 1.0
STATEMENT_SECONDS = 30
PATIENCE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""Nobody waits for ever for a database that hangs, or for a connection that was cut without a word."""
LOCK = "hashtextextended(?, 0)"
"""The number of the lock that stands for a claim."""


def _percent(sql: str) -> bytes:
    return sql.replace("?", "%s").encode()


def shape_of(url: str) -> int:
    """The shape of a database, which is left as it is; 0 for one that is none of ours."""
    try:
        with psycopg.connect(url, **PATIENCE) as connection:
            found = connection.execute("SELECT version FROM shape").fetchone()
    except psycopg.errors.UndefinedTable:
        return 0
    except psycopg.Error as wrong:
        raise StoreError(f"the database cannot be reached: {without_password(str(wrong), url)}") from None
    return int(found[0]) if found is not None else 0


class PostgresStore(Store):
    """A database that other processes use too."""

    failures = (psycopg.Error,)
    shared = True

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.url = url

    def open_database(self) -> None:
        self._writing = self._connect()
        self._migrate()
        self._reading = self._connect()

    def bring_up_to_date(self) -> None:
        """Only migrates; for commands that are no server."""
        self._writing = self._connect()
        try:
            self._migrate()
        finally:
            self._writing.close()

    def _connect(self) -> psycopg.Connection[tuple[Value, ...]]:
        connection = psycopg.connect(self.url, autocommit=True, **PATIENCE)
        connection.execute("SET synchronous_commit = on")
        connection.execute(f"SET statement_timeout = {STATEMENT_SECONDS * 1000}")
        return connection

    def _migrate(self) -> None:
        run = self._writing.execute
        with self._writing.transaction():
            run("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
            run("CREATE TABLE IF NOT EXISTS shape (version INTEGER NOT NULL)")
            found = run("SELECT version FROM shape").fetchone()
            version = int(found[0] or 0) if found is not None else 0
            check_shape(version)
            for statements in MIGRATIONS[version:]:
                for statement in statements:
                    run(statement.encode())
            run("DELETE FROM shape")
            run("INSERT INTO shape (version) VALUES (%s)", (len(MIGRATIONS),))

    def close_database(self) -> None:
        self._reading.close()
        self._writing.close()

    def query(self, sql: str, values: tuple[Value, ...]) -> Rows:
        if self._reading.closed:
            self._reading = self._connect()
        return self._reading.execute(_percent(sql), values).fetchall()

    def run_many(self, sql: str, many: list[Values]) -> None:
        with self._writing.cursor() as cursor:
            cursor.executemany(_percent(sql), many)

    def begin(self) -> None:
        if self._writing.closed:
            self._writing = self._connect()
        self._writing.execute("BEGIN")

    def commit(self) -> None:
        try:
            self._writing.execute("COMMIT")
        except psycopg.Error as wrong:
            if self._writing.closed:  # the answer is lost, not the transaction
                raise InDoubt(str(wrong)) from None
            raise

    def roll_back(self) -> None:
        try:
            self._writing.execute("ROLLBACK")
        except psycopg.Error:
            self._writing.close()  # the next write connects anew

    def too_late(self, wrong: Exception) -> bool:
        return isinstance(wrong, psycopg.errors.UniqueViolation)

    # News

    def news(self, table_id: str, what: str) -> list[Statement]:
        return [("SELECT pg_notify(?, ?)", (CHANNEL, f"{table_id} {what}"))]

    async def listen(self, heard: Callable[[str, str], None]) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True, **PATIENCE) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    # Whatever was said while nobody listened is caught up with.
                    heard("", "all")
                    async for told in connection.notifies():
                        table_id, _, what = told.payload.partition(" ")
                        heard(table_id, what)
            except psycopg.Error as wrong:
                LOG.warning("listening for news failed: %s; trying again", wrong)
            await asyncio.sleep(RECONNECT_SECONDS)

    # Claims: locks of the reader's session, so that they end with this process, however it ends

    async def claim(self, name: str) -> bool:
        return bool((await self.read(f"SELECT pg_try_advisory_lock({LOCK})", (name,)))[0][0])

    async def release(self, name: str) -> None:
        await self.read(f"SELECT pg_advisory_unlock({LOCK})", (name,))
