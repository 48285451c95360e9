"""The audit log: every act of an operator is written down, in the same transaction as what it changes.

The log is also how a running server notices: it reads what is new every few seconds (``following.py``). Numbers have no
gaps and come in the order of the commits, so nothing is missed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from greathall.core.errors import GreathallError
from greathall.server.storage.base import Conflict, Statement, Store
from greathall.server.tables import wall_clock
from greathall.server.wire.errors import StoreError

RACES = 20
INSERT = """
    INSERT INTO acts (number, at, who, act, about, told)
    SELECT COALESCE(max(number), 0) + 1, ?, ?, ?, ?, ? FROM acts"""
COLUMNS = "SELECT number, at, who, act, about, told FROM acts"

Fact: TypeAlias = str | int | bool | list[str] | list[int] | None


class NotDone(GreathallError):
    """An operator wants what cannot be done; nothing has changed."""


class Act(NamedTuple):
    """Something that an operator did."""

    number: int
    at: int
    who: str
    act: str
    about: str
    told: dict[str, Fact]


class Desk(NamedTuple):
    """Where an operator works."""

    store: Store
    who: str

    async def note(
        self, act: str, about: str = "", told: Mapping[str, Fact] | None = None, changes: Sequence[Statement] = ()
    ) -> None:
        """Carries changes out and writes the act down: both, or neither."""
        written = self.written(act, about, told)
        for _ in range(RACES):
            try:
                await self.store.write([*changes, written])
            except Conflict:
                continue
            return
        raise StoreError("others are faster every time")

    def written(self, act: str, about: str = "", told: Mapping[str, Fact] | None = None) -> Statement:
        """The act, for who writes it together with what it changes."""
        return INSERT, (wall_clock.now_ms(), self.who, act, about, json.dumps(told or {}, ensure_ascii=False))


async def last_number(store: Store) -> int:
    ((number,),) = await store.read("SELECT COALESCE(max(number), 0) FROM acts")
    assert isinstance(number, int)
    return number


async def acts_since(store: Store, number: int) -> list[Act]:
    return [_act(row) for row in await store.read(f"{COLUMNS} WHERE number > ? ORDER BY number", (number,))]


async def newest_acts(store: Store, limit: int) -> list[Act]:
    """The newest, oldest first."""
    rows = await store.read(f"{COLUMNS} ORDER BY number DESC LIMIT ?", (limit,))
    return [_act(row) for row in reversed(rows)]


def _act(row: tuple[str | int | None, ...]) -> Act:
    number, at, who, act, about, told = row
    assert isinstance(number, int)
    assert isinstance(at, int)
    return Act(number, at, str(who), str(act), str(about), json.loads(str(told)))
