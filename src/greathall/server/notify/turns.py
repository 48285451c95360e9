"""Whose turn it is among those who want to be told, read from the database alone: no table is held up by this, and it
works the same for every process and after every restart.

A turn begins when a seat is asked something after it had done with what it was asked before. Its number is a revision
of the table's log, kept in ``turns`` from the first time it is seen until the seat is no longer asked.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from greathall.server.match.log.entry import TABLE
from greathall.server.notify.messages import Occasion
from greathall.server.notify.preferences_store import REACHABLE
from greathall.server.storage.base import Conflict, Statement, Store, Value

OVER = TABLE
"""The seat of calls that tell of a game's end."""
OVER_HOURS = 24
"""A game that ended longer ago is no news."""

_FOUND = "SELECT t.id, t.game, t.status, t.updated, t.summary, k.seats, w.id FROM wishes w"
_WANTED = f"""
    JOIN tables t ON t.id = k.table_id
    WHERE k.kind = 'seat' AND {REACHABLE} AND (t.status = 'running' OR (t.status = 'over' AND t.updated > ?
    AND t.updated > w.created
    AND NOT EXISTS (SELECT 1 FROM calls c WHERE c.table_id = t.id AND c.seat = {OVER} AND c.wishes = w.id)))"""
WATCHED = f"""
    {_FOUND} JOIN keys k ON k.person = w.person {_WANTED}
    UNION ALL
    {_FOUND} JOIN wish_keys l ON l.wishes = w.id JOIN keys k ON k.hash = l.hash {_WANTED}
    AND NOT EXISTS (SELECT 1 FROM wishes p WHERE p.person = k.person)"""
CALLED = """
    SELECT c.table_id, c.seat, c.turn, c.wishes, max(c.number), max(c.at) FROM calls c
    JOIN turns t ON t.table_id = c.table_id AND t.seat = c.seat AND t.turn = c.turn
    GROUP BY c.table_id, c.seat, c.turn, c.wishes"""


class Watched(NamedTuple):
    """A table at which somebody wants to be called."""

    id: str
    game: str
    status: str
    updated: int
    summary: dict[str, object]
    seats: dict[int, frozenset[str]]
    """By seat: whose wishes are about it."""

    @property
    def asked(self) -> list[int]:
        asked = self.summary["asked"]
        assert isinstance(asked, list)
        return [seat for seat in asked if seat in self.seats]

    def waiting_with(self, wishes: str) -> list[int]:
        """The seats of other people: where nobody else waits, nobody need be called."""
        return [
            seat
            for seat, one in enumerate(self._sits())
            if one["kind"] == "person" and one["taken"] and wishes not in self.seats.get(seat, ())
        ]

    def occasion(self, kind: str, wishes: str) -> Occasion:
        names = [str(one["name"]) for one in self._sits()]
        winners = self.summary["winners"]
        assert isinstance(winners, list)
        return Occasion(
            kind,
            self.id,
            self.game,
            tuple(names[seat] for seat in self.waiting_with(wishes) if names[seat]),
            tuple(names[seat] for seat in winners if seat < len(names) and names[seat]),
        )

    def _sits(self) -> Sequence[Mapping[str, object]]:
        seats = self.summary["seats"]
        assert isinstance(seats, list)
        return seats


class Turn(NamedTuple):
    table: str
    seat: int
    number: int
    at: int
    """When it was first seen, in milliseconds since 1970."""


class Called(NamedTuple):
    """The last call for a turn: 0 is the first, the others are reminders."""

    number: int
    at: int


class Turns:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._followed: dict[tuple[str, int, int], int] = {}
        """Up to which revision a turn is known to be still the same."""

    async def watched(self, now: int) -> dict[str, Watched]:
        since = now - OVER_HOURS * 3_600_000
        rows = await self.store.read(WATCHED, (since, since))
        found: dict[str, Watched] = {}
        for table_id, game, status, updated, summary, seats, wishes in rows:
            key = str(table_id)
            if key not in found:
                found[key] = Watched(key, str(game), str(status), _int(updated), json.loads(str(summary)), {})
            held = found[key].seats
            for seat in json.loads(str(seats)):
                held[seat] = held.get(seat, frozenset()) | {str(wishes)}
        return found

    async def called(self) -> dict[tuple[Turn, str], Called]:
        return {
            (Turn(str(table), _int(seat), _int(turn), 0), str(wishes)): Called(_int(number), _int(at))
            for table, seat, turn, wishes, number, at in await self.store.read(CALLED)
        }

    async def follow(self, now: int) -> tuple[dict[str, Watched], list[Turn]]:
        """The tables that are watched, and the turns that are open at them; what has changed is written down."""
        # Turns before tables: a turn that was there and whose seat is not asked any more has really ended.
        known = [Turn(str(t), _int(s), _int(n), _int(at)) for t, s, n, at in await self.store.read(ALL)]
        watched = await self.watched(now)
        asked = {(one.id, seat) for one in watched.values() if one.status == "running" for seat in one.asked}
        latest = await self._latest({table for table, _ in asked})
        open_turns = [await self._same(turn, latest, now) for turn in known if turn[:2] in asked]
        changes: list[Statement] = [
            ("DELETE FROM turns WHERE table_id = ? AND seat = ? AND turn = ?", turn[:3])
            for turn in known
            if turn[:2] not in asked
        ]
        for table, seat in sorted(asked - {turn[:2] for turn in known}):
            begun = Turn(table, seat, latest.get(table, 0), now)
            open_turns.append(begun)
            changes.append(("INSERT INTO turns (table_id, seat, turn, at) VALUES (?, ?, ?, ?)", begun))
        await asyncio.gather(*(self._note(change) for change in changes))
        self._followed = {turn[:3]: latest.get(turn.table, 0) for turn in open_turns}
        return watched, open_turns

    async def _note(self, change: Statement) -> None:
        with contextlib.suppress(Conflict):  # another process has seen it first; the next round reads what it wrote
            await self.store.write([change])

    async def _latest(self, tables: Iterable[str]) -> dict[str, int]:
        names = tuple(tables)
        if not names:
            return {}
        marks = ", ".join("?" for _ in names)
        rows = await self.store.read(
            f"SELECT table_id, max(revision) FROM log WHERE table_id IN ({marks}) GROUP BY table_id", names
        )
        return {str(table): _int(revision) for table, revision in rows}

    async def _same(self, turn: Turn, latest: Mapping[str, int], now: int) -> Turn:
        """The turn itself, or the one that came after it unseen between two rounds."""
        if self._followed.get(turn[:3]) == latest.get(turn.table, 0):
            return turn
        rows = await self.store.read(
            "SELECT revision, actor, opens, at FROM log WHERE table_id = ? AND revision > ? ORDER BY revision",
            (turn.table, turn.number),
        )
        number = newest(turn.number, turn.seat, ((_int(r), _int(a), bool(o), _int(at)) for r, a, o, at in rows))
        if number == turn.number:
            return turn
        statement = "UPDATE turns SET turn = ?, at = ? WHERE table_id = ? AND seat = ? AND turn = ?"
        await self.store.write([(statement, (number, now, *turn[:3]))])
        return turn._replace(number=number, at=now)


def newest(turn: int, seat: int, rows: Iterable[tuple[int, int, bool, int]]) -> int:
    """The revision at which a seat's turn began, following rows (revision, actor, whether others are asked anew, when).

    Whoever goes on choosing is still in the same turn, also when the server answered for others in the same moment; so
    is whoever is asked again because somebody took a move back.
    """
    acted: int | None = None
    for revision, actor, opens, at in rows:
        if actor == seat:
            acted = at
        elif opens and acted is not None and at > acted:
            turn, acted = revision, None
    return turn


ALL = "SELECT table_id, seat, turn, at FROM turns"


def _int(value: Value) -> int:
    assert isinstance(value, int)
    return value
