"""When a turn begins and ends, as the post office reads it from the database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from greathall.server.notify.turns import Turn, Turns
from greathall.server.storage.base import Rows, Statement, Value
from greathall.server.storage.sqlite import SqliteStore
from tests.server.notify.desk import MINUTE, Clock, desk, pair, receiver

ANNA, BORIS = 0, 1


class Book:
    """A table in the database that goes as the test says."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.turns = Turns(store)
        self.revision = 0
        self.at = 1000

    async def open(self, table: str = "t", wishes: str = "w") -> None:
        await self.store.write(
            [
                ("INSERT INTO tables VALUES (?, 'castle', '', '', 0, 'running', ?, 0, 0)", (table, summary([]))),
                ("INSERT INTO wishes VALUES (?, NULL, '{}', '', 0, 'https://hook.example', 's', 0)", (wishes,)),
                ("INSERT INTO keys VALUES (?, ?, 'seat', '[0]', 0, NULL)", (f"key-{wishes}", table)),
                ("INSERT INTO wish_keys VALUES (?, ?)", (f"key-{wishes}", wishes)),
            ]
        )

    async def happens(self, actor: int, asked: list[int], *, opens: bool = True) -> None:
        """Somebody acts, and then these seats are asked."""
        self.revision += 1
        self.at += 1000
        row: Statement = (
            "INSERT INTO log VALUES ('t', ?, ?, 0, ?, ?, '{}', '')",
            (self.revision, self.at, actor, int(opens)),
        )
        await self.store.write([row, ("UPDATE tables SET summary = ?", (summary(asked),))])

    async def look(self) -> list[Turn]:
        return (await self.turns.follow(self.at))[1]


def summary(asked: list[int]) -> str:
    seats = [{"name": name, "kind": "person", "colour": "", "taken": True} for name in ("Anna", "Boris")]
    return json.dumps({"ply": 0, "seats": seats, "asked": asked, "waits": False, "winners": [], "scores": []})


@asynccontextmanager
async def book(folder: Path) -> AsyncIterator[Book]:
    store = SqliteStore(folder / "book.sqlite3").start()
    made = Book(store)
    await made.open()
    try:
        yield made
    finally:
        await store.close()


async def test_a_turn_lasts_until_the_seat_is_asked_nothing(tmp_path: Path) -> None:
    async with book(tmp_path) as b:
        await b.happens(BORIS, [ANNA])
        (first,) = await b.look()
        await b.happens(ANNA, [ANNA], opens=False)
        assert [turn.number for turn in await b.look()] == [first.number]
        await b.happens(ANNA, [BORIS])
        assert await b.look() == []
        await b.happens(BORIS, [ANNA])
        (second,) = await b.look()
        assert second.number > first.number


async def test_a_turn_that_begins_between_two_looks_is_another_one(tmp_path: Path) -> None:
    async with book(tmp_path) as b:
        await b.happens(BORIS, [ANNA])
        (first,) = await b.look()
        await b.happens(ANNA, [BORIS])
        await b.happens(BORIS, [ANNA])
        (second,) = await b.look()
        assert (first.number, second.number) == (1, 3)
        assert second.at > first.at
        assert await Turns(b.store).called() == {}
        assert (await Turns(b.store).follow(b.at))[1] == [second]  # another process, or after a restart


async def test_a_move_taken_back_and_made_again_does_not_begin_a_turn(tmp_path: Path) -> None:
    async with book(tmp_path) as b:
        await b.happens(BORIS, [ANNA])
        (first,) = await b.look()
        await b.happens(BORIS, [BORIS])
        await b.happens(BORIS, [ANNA])
        assert await b.look() == [first]
        # When it takes long, she may have put the game out of her mind.
        await b.happens(BORIS, [BORIS])
        assert await b.look() == []
        await b.happens(BORIS, [ANNA])
        (later,) = await b.look()
        assert later.number > first.number


async def test_two_who_look_at_once_see_the_same_turn(tmp_path: Path) -> None:
    async with book(tmp_path) as b:
        await b.happens(BORIS, [ANNA])
        others = [Turns(b.store) for _ in range(4)]
        await asyncio.gather(*(one.follow(b.at) for one in others))
        seen = {(await one.follow(b.at + 5000))[1][0] for one in others}
        assert len(seen) == 1


async def test_a_thousand_tables_cost_a_handful_of_questions(tmp_path: Path) -> None:
    """The post office shares the database with everybody."""

    async with book(tmp_path) as b:
        for number in range(1000):
            await b.open(f"t{number}", f"w{number}")
        await b.store.write([("UPDATE tables SET summary = ?", (summary([ANNA]),))])
        assert len(await b.look()) == 1001
        ask, asked = b.store.read, []

        async def counted(sql: str, values: tuple[Value, ...] = ()) -> Rows:
            asked.append(sql)
            return await ask(sql, values)

        b.store.read = counted  # type: ignore[method-assign]
        commits = b.store.commits
        assert len(await b.look()) == 1001
        assert len(asked) <= 4
        assert b.store.commits == commits


async def test_old_calls_are_forgotten_but_not_those_of_an_open_turn(tmp_path: Path) -> None:
    async with receiver() as got, desk(tmp_path, Clock()) as d:
        open_one, ended = await pair(d.h), await pair(d.h)
        for table in (open_one, ended):
            await d.hook(table.anna, got)
        await d.look()
        await d.after(MINUTE)
        await ended.choose(d.h, ended.anna)
        await d.after(30 * 24 * 60 * MINUTE)
        await d.h.office.tidy()
        kept = await d.h.hall.store.read("SELECT table_id FROM calls")
        assert kept == [(open_one.table,)]
        await d.after(MINUTE)
        assert len(got.got) == 2
