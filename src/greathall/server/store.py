"""Where tables are kept: writes that are answered when they are on disk, committed in groups.

One writer thread. It is handed all writes of one turn of the event loop together, and those that arrive while a commit
is under way share the next one, so many tables cost few syncs.
Each write stands alone: one that fails (the unique key of the log decides races) takes nothing else with it.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from typing import ClassVar, Self, TypeAlias

from greathall.core.errors import GreathallError
from greathall.server.schema import MIGRATIONS

LOG = logging.getLogger(__name__)

Value: TypeAlias = str | int | None
Values: TypeAlias = tuple[Value, ...]
Statement: TypeAlias = tuple[str, Values]
Rows: TypeAlias = list[tuple[Value, ...]]


class Conflict(Exception):
    """Another writer was first."""


class StoreError(GreathallError):
    """The database cannot be read, or did not take a write; nothing of that is kept."""


class _Job:
    __slots__ = ("about", "future", "statements")

    def __init__(self, statements: Sequence[Statement], about: str | None) -> None:
        self.statements = statements
        self.about = about
        self.future: asyncio.Future[None] = asyncio.get_running_loop().create_future()


def _settle(group: list[_Job], wrong: Exception | None) -> None:
    """Tells everybody who waits for a group; in the loop that all of them wait in."""
    for job in group:
        if job.future.done():
            continue
        if wrong is None:
            job.future.set_result(None)
        else:
            job.future.set_exception(wrong)


def _in_step(group: list[_Job]) -> Iterator[tuple[str, list[Values]]]:
    """The statements of a group. What tables write alike is gathered: each call of the database makes the event loop
    wait for its thread, or the other way round. All processes take the tables in the same order, so that no two of them
    wait for each other."""
    alike: dict[str, list[Values]] = {}
    for job in sorted(group, key=lambda job: job.about or ""):
        for sql, values in job.statements:
            if job.about is None:
                yield sql, [values]
            else:
                alike.setdefault(sql, []).append(values)
    yield from alike.items()


class Store(ABC):
    """A database, as one server process uses it."""

    failures: ClassVar[tuple[type[Exception], ...]]
    """What the driver raises when something is wrong."""
    shared: ClassVar[bool]
    """Whether other processes use it too."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._bundle: list[_Job] = []
        """What was asked for in this turn of the loop."""
        self._readers = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store-reader")
        self._writer = threading.Thread(target=self._write_groups, name="store-writer", daemon=True)
        self.commits = 0
        self.writes = 0

    def start(self) -> Self:
        """Opens the database and brings it into this release's shape."""
        try:
            self._open()
        except self.failures as wrong:
            raise StoreError(f"the database cannot be reached: {wrong}") from None
        self._writer.start()
        return self

    async def write(self, statements: Sequence[Statement], *, about: str | None = None) -> None:
        """Returns once the statements are on disk, all or none of them.

        ``about``: the table that they are about, and that nothing else is about meanwhile. Such writes go in step: the
        same statement for all tables, then the next.
        """
        job = _Job(statements, about)
        if not self._bundle:
            job.future.get_loop().call_soon(self._hand_over)
        self._bundle.append(job)
        await job.future

    def _hand_over(self) -> None:
        """Wakes the writer once for all that is ready: a commit for each table by itself would make the next wait."""
        bundle, self._bundle = self._bundle, []
        self._jobs.put(bundle)

    async def read(self, sql: str, values: tuple[Value, ...] = ()) -> Rows:
        return (await self.read_all([(sql, values)]))[0]

    async def read_all(self, queries: Sequence[Statement]) -> list[Rows]:
        """What several queries find, for one trip to the reader's thread: on a busy machine each trip is a wait."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, lambda: [self._read(*query) for query in queries])
        except self.failures as wrong:
            raise StoreError(str(wrong)) from None

    @abstractmethod
    def news(self, table_id: str, what: str) -> list[Statement]:
        """Statements that tell other processes of a change, together with the change itself."""

    @abstractmethod
    async def listen(self, heard: Callable[[str, str], None]) -> None:
        """Tells of changes that other processes made, until it is cancelled."""

    @abstractmethod
    async def claim(self, name: str) -> bool:
        """Whether this process may do something that one of all processes should do; until it is released or gone."""

    @abstractmethod
    async def release(self, name: str) -> None:
        """What was claimed is done."""

    async def close(self) -> None:
        """Writes what is waiting, then lets go of the database."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._close()

    # What a database does its own way, in the threads of this store

    @abstractmethod
    def _open(self) -> None: ...

    @abstractmethod
    def _close(self) -> None: ...

    @abstractmethod
    def _read(self, sql: str, values: tuple[Value, ...]) -> Rows: ...

    @abstractmethod
    def _run(self, sql: str, values: tuple[Value, ...] = ()) -> None: ...

    @abstractmethod
    def _run_many(self, sql: str, many: list[Values]) -> None: ...

    @abstractmethod
    def _begin(self) -> None: ...

    @abstractmethod
    def _roll_back(self) -> None: ...

    @abstractmethod
    def _too_late(self, wrong: Exception) -> bool:
        """Whether another writer was first."""

    # The writer thread

    def _write_groups(self) -> None:
        while True:
            bundle = self._jobs.get()
            group: list[_Job] = []
            while bundle is not None:
                group += bundle
                if self._jobs.empty():
                    break
                bundle = self._jobs.get()
            if group:
                self._commit(group)
            if bundle is None:
                return

    def _commit(self, group: list[_Job]) -> None:
        wrong = self._transaction(group)
        if wrong is not None and len(group) > 1:
            # What spoils a whole group (a race that one of it lost) need not spoil each of it.
            half = len(group) // 2
            self._commit(group[:half])
            self._commit(group[half:])
            return
        self.commits += 1
        self.writes += len(group)
        group[0].future.get_loop().call_soon_threadsafe(_settle, group, wrong)

    def _transaction(self, group: list[_Job]) -> Exception | None:
        """Writes a whole group or nothing of it; what went wrong."""
        try:
            self._begin()
            for sql, many in _in_step(group):
                self._run_many(sql, many)
            self._run("COMMIT")
        except self.failures as wrong:
            self._roll_back()
            if self._too_late(wrong):
                return Conflict(str(wrong))
            LOG.warning("a commit of %d writes failed: %s", len(group), wrong)
            return StoreError("the database refuses")
        return None


def connect(path: Path | str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Brings a database up to this release's shape; refuses one that is newer."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    check_shape(version)
    for number, statements in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.execute("BEGIN IMMEDIATE")
        for statement in statements:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")


def check_shape(version: int) -> None:
    if version > len(MIGRATIONS):
        raise StoreError(f"the database has shape {version}; this release knows up to {len(MIGRATIONS)}")


TAKEN = (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY)


class SqliteStore(Store):
    """A file: WAL, synchronous=FULL."""

    failures = (sqlite3.Error,)
    shared = False

    def __init__(self, path: Path | str) -> None:
        super().__init__()
        self.path = path

    def _open(self) -> None:
        self._writing = connect(self.path)
        migrate(self._writing)
        self._reading = connect(self.path)

    def _close(self) -> None:
        self._reading.close()
        self._writing.close()

    def _read(self, sql: str, values: tuple[Value, ...]) -> Rows:
        return self._reading.execute(sql, values).fetchall()

    def _run(self, sql: str, values: tuple[Value, ...] = ()) -> None:
        self._writing.execute(sql, values)

    def _run_many(self, sql: str, many: list[Values]) -> None:
        head, values, row = sql.partition("VALUES")
        if row.endswith("?)") and len(many) > 1:  # a plain INSERT can take all rows in one go
            self._run(f"{head}{values}{','.join([row] * len(many))}", tuple(chain.from_iterable(many)))
        else:
            self._writing.executemany(sql, many)

    def _begin(self) -> None:
        self._run("BEGIN IMMEDIATE")

    def _roll_back(self) -> None:
        if self._writing.in_transaction:
            self._run("ROLLBACK")

    def _too_late(self, wrong: Exception) -> bool:
        return getattr(wrong, "sqlite_errorcode", None) in TAKEN

    def news(self, table_id: str, what: str) -> list[Statement]:
        return []  # one process has the file for itself

    async def listen(self, heard: Callable[[str, str], None]) -> None:
        return

    async def claim(self, name: str) -> bool:
        return True

    async def release(self, name: str) -> None:
        return


def open_store(database: str) -> Store:
    """A store by its address: ``postgresql://...``, or the path of an SQLite file."""
    if database.startswith(("postgresql://", "postgres://")):
        from greathall.server.postgres import PostgresStore

        return PostgresStore(database).start()
    return SqliteStore(database).start()
