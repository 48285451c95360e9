"""Durability: a write is answered when it is on disk, and writes are committed in groups.

One writer thread. It is handed all writes of one turn of the event loop together, and those that arrive while a commit
is under way share the next one, so many tables cost few syncs.
Each write stands alone: one that fails (the unique key of the log decides races) takes nothing else with it.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from queue import SimpleQueue
from typing import Protocol, TypeAlias

from greathall.server.observe import COMMITS, WRITE_FAILURES
from greathall.server.wire.errors import InDoubt, StoreError

LOG = logging.getLogger(__name__)

Value: TypeAlias = str | int | None
Values: TypeAlias = tuple[Value, ...]
Statement: TypeAlias = tuple[str, Values]


WRITE_SECONDS = 40.0
"""Nobody waits longer for something to be written. Longer than PostgreSQL is given for a statement."""


class Conflict(Exception):
    """Another writer was first."""


class Transactions(Protocol):
    """A database, as the writer thread sees it."""

    @property
    def failures(self) -> tuple[type[Exception], ...]: ...

    def begin(self) -> None: ...

    def run_many(self, sql: str, many: list[Values]) -> None: ...

    def commit(self) -> None:
        """Raises ``InDoubt`` where it cannot be known whether the database has done it."""

    def roll_back(self) -> None: ...

    def too_late(self, wrong: Exception) -> bool: ...


class _Job:
    __slots__ = ("about", "future", "given_up", "statements", "taken")

    def __init__(self, statements: Sequence[Statement], about: str | None) -> None:
        self.statements = statements
        self.about = about
        self.future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.taken = False
        """The writer has begun with it."""
        self.given_up = False
        """Nobody waits for it any more."""


GIVING_UP = threading.Lock()
"""Whether the writer begins with something or its asker gives up is decided once."""


def _begun(group: list[_Job]) -> list[_Job]:
    """What of a group is to be written: all that is still waited for."""
    with GIVING_UP:
        for job in group:
            job.taken = not job.given_up
    return [job for job in group if job.taken]


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


class GroupCommit:
    def __init__(self, database: Transactions) -> None:
        self._database = database
        self._jobs: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._bundle: list[_Job] = []
        """What was asked for in this turn of the loop."""
        self._writer = threading.Thread(target=self._write_groups, name="store-writer", daemon=True)
        self.commits = 0
        self.writes = 0
        self.waiting = 0
        self.kept_late: Callable[[str], None] = lambda about: None
        """Told of a table about which something was kept after its asker had given up."""

    def start(self) -> None:
        self._writer.start()

    async def write(self, statements: Sequence[Statement], about: str | None) -> None:
        job = _Job(statements, about)
        if not self._bundle:
            job.future.get_loop().call_soon(self._hand_over)
        self._bundle.append(job)
        self.waiting += 1
        try:
            async with asyncio.timeout(WRITE_SECONDS):
                await job.future
        except TimeoutError:
            raise self._give_up(job) from None
        finally:
            self.waiting -= 1

    @staticmethod
    def _give_up(job: _Job) -> StoreError:
        """What still waits for the writer is never written; what it has begun with may be kept in the end."""
        with GIVING_UP:
            job.given_up = True
            begun = job.taken
        WRITE_FAILURES.add()
        said = "the database does not answer"
        return InDoubt(said) if begun else StoreError(said)

    def _hand_over(self) -> None:
        """Wakes the writer once for all that is ready: a commit for each table by itself would make the next wait."""
        bundle, self._bundle = self._bundle, []
        self._jobs.put(bundle)

    async def finish(self) -> None:
        """Writes what is waiting."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)

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
            group = _begun(group)
            if group:
                self._commit(group)
            if bundle is None:
                return

    def _commit(self, group: list[_Job]) -> None:
        began = time.perf_counter()
        wrong = self._transaction(group)
        COMMITS.add(time.perf_counter() - began)
        if wrong is not None and len(group) > 1 and not isinstance(wrong, InDoubt):
            # What spoils a whole group (a race that one of it lost) need not spoil each of it. What may have been
            # kept is not written again: it would find itself in its own way.
            half = len(group) // 2
            self._commit(group[:half])
            self._commit(group[half:])
            return
        self.commits += 1
        self.writes += len(group)
        group[0].future.get_loop().call_soon_threadsafe(self._settle, group, wrong)

    def _settle(self, group: list[_Job], wrong: Exception | None) -> None:
        """Tells everybody who waits for a group; in the loop that all of them wait in."""
        for job in group:
            if job.future.done():
                if job.given_up and job.about is not None and wrong is None:
                    self.kept_late(job.about)
            elif wrong is None:
                job.future.set_result(None)
            else:
                job.future.set_exception(wrong)

    def _transaction(self, group: list[_Job]) -> Exception | None:
        """Writes a whole group or nothing of it; what went wrong."""
        database = self._database
        try:
            database.begin()
            for sql, many in _in_step(group):
                database.run_many(sql, many)
            database.commit()
        except InDoubt as wrong:
            database.roll_back()
            WRITE_FAILURES.add()
            LOG.warning("no answer to a commit of %d writes: %s", len(group), wrong)
            return wrong
        except database.failures as wrong:
            database.roll_back()
            if database.too_late(wrong):
                return Conflict(str(wrong))
            WRITE_FAILURES.add()
            LOG.warning("a commit of %d writes failed: %s", len(group), wrong)
            return StoreError("the database refuses")
        return None
