"""A database, as one server process uses it: reads in a thread of their own, writes that are answered once on disk."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar, Self, TypeAlias

from greathall.server.storage.durability import Conflict, GroupCommit, Statement, Value, Values
from greathall.server.storage.private import without_password
from greathall.server.wire.errors import StoreError

__all__ = ["Conflict", "Rows", "Statement", "Store", "Value", "Values"]

Rows: TypeAlias = list[tuple[Value, ...]]
READ_SECONDS = 15.0
"""Nobody waits longer for something to be read."""


class Store(ABC):
    failures: ClassVar[tuple[type[Exception], ...]]
    """What the driver raises when something is wrong."""
    shared: ClassVar[bool]
    """Whether other processes use it too."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._readers = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store-reader")
        self._group_commit = GroupCommit(self)

    @property
    def commits(self) -> int:
        return self._group_commit.commits

    @property
    def writes(self) -> int:
        return self._group_commit.writes

    @property
    def waiting(self) -> int:
        """Writes that are not on disk yet."""
        return self._group_commit.waiting

    def tell_late(self, heard: Callable[[str], None]) -> None:
        """Tells of tables about which something was kept after its asker had given up."""
        self._group_commit.kept_late = heard

    def start(self) -> Self:
        """Opens the database and brings it into this release's shape."""
        try:
            self.open_database()
        except self.failures as wrong:
            said = without_password(str(wrong), self.address)
            raise StoreError(f"the database cannot be reached: {said}") from None
        self._group_commit.start()
        return self

    def write(self, statements: Sequence[Statement], *, about: str | None = None) -> Coroutine[Any, Any, None]:
        """Returns once the statements are on disk, all or none of them.

        ``about``: the table that they are about, and that nothing else is about meanwhile. Such writes go in step: the
        same statement for all tables, then the next.
        """
        return self._group_commit.write(statements, about)

    async def read(self, sql: str, values: tuple[Value, ...] = ()) -> Rows:
        return (await self.read_all([(sql, values)]))[0]

    async def read_all(self, queries: Sequence[Statement]) -> list[Rows]:
        """What several queries find, for one trip to the reader's thread: on a busy machine each trip is a wait."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(READ_SECONDS):
                return await loop.run_in_executor(self._readers, lambda: [self.query(*query) for query in queries])
        except TimeoutError:
            raise StoreError("the database does not answer") from None
        except self.failures as wrong:
            raise StoreError(str(wrong)) from None

    async def close(self) -> None:
        """Writes what is waiting, then lets go of the database."""
        await self._group_commit.finish()
        self._readers.shutdown()
        self.close_database()

    # Several processes

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

    # What a database does its own way, in the threads of this store

    @abstractmethod
    def open_database(self) -> None: ...

    @abstractmethod
    def close_database(self) -> None: ...

    @abstractmethod
    def query(self, sql: str, values: tuple[Value, ...]) -> Rows: ...

    @abstractmethod
    def begin(self) -> None: ...

    @abstractmethod
    def run_many(self, sql: str, many: list[Values]) -> None: ...

    @abstractmethod
    def commit(self) -> None: ...

    @abstractmethod
    def roll_back(self) -> None: ...

    @abstractmethod
    def too_late(self, wrong: Exception) -> bool:
        """Whether another writer was first."""
