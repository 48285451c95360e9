"""What a change leaves on disk: its rows, how the table stands, now and then a snapshot, in the end a result."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from greathall.server.match.info import summary
from greathall.server.match.log.entries import Row
from greathall.server.match.log.seat_entries import Sit
from greathall.server.match.match import Match
from greathall.server.match.results import result
from greathall.server.storage.base import Statement, Store
from greathall.server.storage.snapshots import put_snapshot, snapshot_due
from greathall.server.storage.statements import (
    forget,
    insert_result,
    insert_row,
    update_status,
    update_table,
)
from greathall.server.tables.loader import read_rows


class Writing:
    """Writes one table: all of a change or nothing of it."""

    def __init__(self, table_id: str, store: Store) -> None:
        self._table_id = table_id
        self._store = store
        self.snapshot = 0
        """The revision of the last snapshot."""

    async def write(self, match: Match, rows: Sequence[Row], at: int, also: Sequence[Statement]) -> None:
        """Returns once a change is on disk, together with what else it means for the database."""
        due = match.table is not None and snapshot_due(match.revision, self.snapshot)
        ended = result(match)
        statements = [
            *also,
            *(insert_row(self._table_id, row) for row in _noted(match, rows, due=due)),
            update_table(self._table_id, match.status, summary(match), at),
            *self._store.news(self._table_id, f"log {match.revision}"),
            *(self._snapshot(match) if due else []),
            *([insert_result(self._table_id, ended)] if ended is not None else []),
        ]
        await self._store.write(statements, about=self._table_id)
        if due:
            self.snapshot = match.revision

    def _snapshot(self, match: Match) -> list[Statement]:
        origin = match.header.origin
        if origin is not None and origin.world:
            return []  # a save begins at the beginning; an imagined world has none
        return [put_snapshot(self._table_id, match.revision, match.playing.to_json())]

    async def forget(self, match: Match, seat: int) -> None:
        """Takes a person's name and words out of the table; what was played stays."""
        header = match.header
        places = tuple(replace(p, name="") if s == seat else p for s, p in enumerate(header.places))
        rows = [
            replace(row, entry=replace(row.entry, name=""))
            for row in await read_rows(self._table_id, self._store)
            if isinstance(row.entry, Sit) and row.entry.seat == seat
        ]
        await self._store.write(forget(self._table_id, seat, replace(header, places=places), rows))

    async def write_status(self, match: Match) -> None:
        """This release plays no more, or plays again, what another did: lists of tables say so from now on."""
        await self._store.write([update_status(self._table_id, match.status, summary(match))])

    async def write_summary(self, match: Match, at: int) -> None:
        """Lists of tables, and other processes, learn of names that are gone."""
        told = update_table(self._table_id, match.status, summary(match), at)
        await self._store.write([told, *self._store.news(self._table_id, "forget")])


def _noted(match: Match, rows: Sequence[Row], *, due: bool) -> Sequence[Row]:
    """The last row says how the game stands, with every snapshot and when it is over."""
    if match.table is None or not (due or match.over):
        return rows
    return [*rows[:-1], replace(rows[-1], state_hash=match.table.hash())]
