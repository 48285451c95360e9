"""SQLite, durable: WAL, synchronous=FULL, one writer thread that commits in groups.

A write is answered when it is on disk. Writes that arrive while a commit is under way share the next one, so many
tables cost few syncs. Each write stands alone: one that fails (the unique key of the log decides races) takes nothing
else with it.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import TypeAlias

from greathall.server.schema import MIGRATIONS

Value: TypeAlias = str | int | None
Statement: TypeAlias = tuple[str, tuple[Value, ...]]
Rows: TypeAlias = list[tuple[Value, ...]]


class Conflict(Exception):
    """Another writer was first."""


class StoreError(Exception):
    """The database did not take a write; nothing of it is kept."""


class _Job:
    __slots__ = ("future", "loop", "statements")

    def __init__(self, statements: Sequence[Statement]) -> None:
        self.statements = statements
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[None] = self.loop.create_future()

    def settle(self, wrong: Exception | None) -> None:
        if self.future.done():
            return
        if wrong is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(wrong)


def connect(path: Path | str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Brings a database up to this release's shape; refuses one that is newer."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise StoreError(f"the database has shape {version}; this release knows up to {len(MIGRATIONS)}")
    for number, statements in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.execute("BEGIN IMMEDIATE")
        for statement in statements:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")


class Store:
    """The database of one server process."""

    def __init__(self, path: Path | str) -> None:
        self.path = path
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._writing = connect(path)
        migrate(self._writing)
        self._reading = connect(path)
        self._readers = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store-reader")
        self._writer = threading.Thread(target=self._write_groups, name="store-writer", daemon=True)
        self._writer.start()
        self.commits = 0
        self.writes = 0

    async def write(self, statements: Sequence[Statement]) -> None:
        """Returns once the statements are on disk, all or none of them."""
        job = _Job(statements)
        self._jobs.put(job)
        await job.future

    async def read(self, sql: str, values: tuple[Value, ...] = ()) -> Rows:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, sql, values)

    def _read(self, sql: str, values: tuple[Value, ...]) -> Rows:
        return self._reading.execute(sql, values).fetchall()

    async def close(self) -> None:
        """Writes what is waiting, then lets go of the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._reading.close()
        self._writing.close()

    # The writer thread

    def _write_groups(self) -> None:
        while True:
            first = self._jobs.get()
            if first is None:
                return
            group = [first]
            closing = False
            while not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    closing = True
                    break
                group.append(job)
            self._commit(group)
            if closing:
                return

    def _commit(self, group: list[_Job]) -> None:
        results: list[Exception | None] = []
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            results = [self._attempt(job) for job in group]
            self._writing.execute("COMMIT")
        except sqlite3.Error as wrong:
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")
            results = [StoreError(str(wrong))] * len(group)
        self.commits += 1
        self.writes += len(group)
        for job, result in zip(group, results, strict=True):
            job.loop.call_soon_threadsafe(job.settle, result)

    def _attempt(self, job: _Job) -> Exception | None:
        self._writing.execute("SAVEPOINT job")
        try:
            for sql, values in job.statements:
                self._writing.execute(sql, values)
        except sqlite3.IntegrityError as wrong:
            self._writing.execute("ROLLBACK TO job")
            return Conflict(str(wrong))
        finally:
            self._writing.execute("RELEASE job")
        return None
