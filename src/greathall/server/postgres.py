"""PostgreSQL: several server processes share all tables.

Any process serves any table. The unique key of the log decides races; NOTIFY, sent with the change itself, tells the
other processes to read what they have not seen.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import psycopg

from greathall.server.schema import MIGRATIONS
from greathall.server.store import Rows, Statement, Store, Value, Values, check_shape

LOG = logging.getLogger(__name__)
CHANNEL = "greathall"
MIGRATING = 7_347_102
"""The number of the lock that one process holds while it migrates."""
RECONNECT_SECONDS = 1.0
LOCK = "hashtextextended(?, 0)"
"""The number of the lock that stands for a claim."""


def _percent(sql: str) -> bytes:
    return sql.replace("?", "%s").encode()


class PostgresStore(Store):
    """A database that other processes use too."""

    failures = (psycopg.Error,)
    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url

    def _open(self) -> None:
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
        connection = psycopg.connect(self.url, autocommit=True)
        connection.execute("SET synchronous_commit = on")
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

    def _close(self) -> None:
        self._reading.close()
        self._writing.close()

    def _read(self, sql: str, values: tuple[Value, ...]) -> Rows:
        if self._reading.closed:
            self._reading = self._connect()
        return self._reading.execute(_percent(sql), values).fetchall()

    def _run(self, sql: str, values: tuple[Value, ...] = ()) -> None:
        self._writing.execute(_percent(sql), values)

    def _run_many(self, sql: str, many: list[Values]) -> None:
        with self._writing.cursor() as cursor:
            cursor.executemany(_percent(sql), many)

    def _begin(self) -> None:
        if self._writing.closed:
            self._writing = self._connect()
        self._run("BEGIN")

    def _roll_back(self) -> None:
        try:
            self._run("ROLLBACK")
        except psycopg.Error:
            self._writing.close()  # the next write connects anew

    def _too_late(self, wrong: Exception) -> bool:
        return isinstance(wrong, psycopg.errors.UniqueViolation)

    # News

    def news(self, table_id: str, what: str) -> list[Statement]:
        return [("SELECT pg_notify(?, ?)", (CHANNEL, f"{table_id} {what}"))]

    async def listen(self, heard: Callable[[str, str], None]) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
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
