"""Who is called, when, and that it happens once per turn."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from greathall.server.notify.turns import newest
from tests.server.house import OPEN, bot, mine
from tests.server.notify.desk import MINUTE, Clock, Desk, Pair, Receiver, desk, pair, receiver

HOUR = 60 * MINUTE


def kinds(got: Receiver) -> list[str]:
    return [one.told["kind"] for one in got.got]


async def test_nobody_is_called_who_did_not_ask(tmp_path: Path) -> None:
    async with receiver() as got, desk(tmp_path) as d:
        table = await pair(d.h)
        await d.hook(table.anna, got)  # Boris has asked for nothing
        await d.wish(table.boris, lang="ru", remind={"minutes": 15, "times": 5})
        await table.choose(d.h, table.anna)
        assert await table.asked(d.h, table.anna) is None
        for _ in range(5):
            await d.after(HOUR)
        assert got.got == []


async def test_once_per_turn_also_after_a_restart(tmp_path: Path) -> None:
    clock = Clock()
    async with receiver() as got:
        async with desk(tmp_path, clock) as d:
            table = await pair(d.h)
            await d.hook(table.anna, got)
            await d.look()
            await d.after(MINUTE / 2)
            assert kinds(got) == []  # there is time to come back by oneself
        async with desk(tmp_path, clock) as d:
            await d.after(MINUTE / 2)
            assert kinds(got) == ["turn"]
            for _ in range(3):
                await d.after(HOUR)
        async with desk(tmp_path, clock) as d:
            for _ in range(3):
                await d.after(HOUR)
            assert kinds(got) == ["turn"]
            await until_next_turn(d, table)
            await d.look()
            await d.after(MINUTE)
            assert kinds(got) == ["turn", "turn"]


async def until_next_turn(d: Desk, table: Pair) -> None:
    """Anna does with her turn, Boris plays, Anna is asked again, all between two rounds of the post office."""
    while await table.asked(d.h, table.anna):
        await table.choose(d.h, table.anna)
    while not await table.asked(d.h, table.anna):
        await table.choose(d.h, table.boris)


async def test_a_claimed_call_is_not_sent_by_whoever_comes_next(tmp_path: Path) -> None:
    """A server that dies after claiming has not sent; nobody sends it later: at most once."""

    clock = Clock()
    async with receiver() as got:
        async with desk(tmp_path, clock) as d:
            table = await pair(d.h)
            await d.hook(table.anna, got, remind={"minutes": 60})
            d.h.office.delivery.send = lambda *_: None  # type: ignore[method-assign]
            await d.look()
            await d.after(MINUTE)
        async with desk(tmp_path, clock) as d:
            await d.after(MINUTE)
            assert kinds(got) == []
            await d.after(HOUR)
            assert kinds(got) == ["reminder"]


def test_a_turn_of_several_choices_is_one_turn() -> None:
    anna, boris = 0, 1
    begun = 5
    assert newest(begun, anna, []) == begun
    assert newest(begun, anna, [(6, anna, False, 10), (7, anna, False, 20)]) == begun
    assert newest(begun, anna, [(6, boris, True, 10)]) == begun
    assert newest(begun, anna, [(6, anna, True, 10), (7, boris, True, 20), (8, anna, False, 30)]) == 7
    rows = [(6, anna, True, 10), (7, boris, False, 20), (8, boris, True, 30), (9, boris, True, 40)]
    assert newest(begun, anna, rows) == 8
    # What the server answers for Boris in the same moment lets Anna go on; nobody has waited.
    assert newest(begun, anna, [(6, anna, True, 10), (7, boris, True, 10)]) == begun
    # Boris takes his move back and makes another: Anna, who has done nothing, was called already.
    assert newest(7, anna, [(8, boris, True, 10), (9, boris, True, 20)]) == 7


async def test_whoever_goes_on_later_is_not_called_again(tmp_path: Path) -> None:
    async with receiver() as got, desk(tmp_path) as d:
        table = await pair(d.h)
        await d.hook(table.anna, got)
        again = 0
        for _ in range(12):
            await until_next_turn(d, table)
            before = len(got.got)
            await d.look()
            await d.after(MINUTE)
            assert kinds(got)[before:] == ["turn"]
            if await table.choose(d.h, table.anna):
                again += 1  # in the midst of her turn she leaves again
                await d.look()
                await d.after(HOUR)
                assert kinds(got)[before:] == ["turn"]
        assert again


async def test_whoever_looks_at_the_table_is_not_called(tmp_path: Path) -> None:
    async with receiver() as got, desk(tmp_path) as d:
        table = await pair(d.h)
        await d.hook(table.anna, got, remind={"minutes": 60, "times": 2})
        anna = await d.h.watch(table.table, table.anna)
        await d.look()
        await d.after(MINUTE)
        await anna.close()
        await gone(d, table)
        await d.after(HOUR / 2)
        assert kinds(got) == []  # she has seen it, and knows
        await d.after(HOUR / 2)
        assert kinds(got) == ["reminder"]


async def test_whoever_leaves_at_once_is_called(tmp_path: Path) -> None:
    async with receiver() as got, desk(tmp_path) as d:
        table = await pair(d.h)
        await d.hook(table.anna, got)
        anna = await d.h.watch(table.table, table.anna)
        await d.look()
        await d.after(MINUTE / 2)
        await anna.close()
        await gone(d, table)
        await d.after(MINUTE / 2)
        assert kinds(got) == ["turn"]


async def gone(d: Desk, table: Pair) -> None:
    for _ in range(500):
        if not await d.h.hall.registry.present(table.table):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("still there")


async def test_reminders_come_as_often_as_was_wished(tmp_path: Path) -> None:
    async with receiver() as got, desk(tmp_path) as d:
        table = await pair(d.h)
        await d.hook(table.anna, got, remind={"minutes": 120, "times": 2})
        await d.look()
        await d.after(MINUTE)
        await d.after(HOUR)
        assert kinds(got) == ["turn"]
        await d.after(HOUR)
        assert kinds(got) == ["turn", "reminder"]
        for _ in range(10):
            await d.after(HOUR)
        assert kinds(got) == ["turn", "reminder", "reminder"]
        assert len({one.headers["x-greathall-delivery"] for one in got.got}) == 3


async def test_a_turn_that_is_over_is_not_reminded_of(tmp_path: Path) -> None:
    async with receiver() as got, desk(tmp_path) as d:
        table = await pair(d.h)
        await d.hook(table.anna, got, remind={"minutes": 60, "times": 5})
        await d.look()
        await d.after(MINUTE)
        while await table.asked(d.h, table.anna):
            await table.choose(d.h, table.anna)
        for _ in range(5):
            await d.after(HOUR)
        assert kinds(got) == ["turn"]


async def test_quiet_hours_put_a_call_off_and_do_not_lose_it(tmp_path: Path) -> None:
    clock = Clock(1_800_050_400.0)  # 2027-01-15 22:00 UTC, midnight in Kyiv
    async with receiver() as got, desk(tmp_path, clock) as d:
        table = await pair(d.h)
        await d.hook(table.anna, got, zone="Europe/Kyiv", quiet={"from": "22:00", "to": "08:00"})
        await d.hook(table.boris, got, zone="UTC", quiet={"from": "23:00", "to": "08:00"}, lang="ru")
        await d.look()
        await d.after(MINUTE)
        assert [one.told["lang"] for one in got.got] == ["ru"]
        await d.after(7 * HOUR + 58 * MINUTE)
        assert len(got.got) == 1
        await d.after(MINUTE)
        assert [one.told["lang"] for one in got.got] == ["ru", "en"]


async def test_the_end_of_a_game_is_told_once(tmp_path: Path) -> None:
    clock = Clock()
    async with receiver() as anna, receiver() as boris, desk(tmp_path, clock) as d:
        table = await pair(d.h)
        await d.hook(table.anna, anna)
        await d.hook(table.boris, boris, over=False)
        ask = f"api/tables/{table.table}/ask"
        await d.h.post(ask, {"do": "resign"}, table.boris)
        (updated,) = (await d.h.hall.store.read("SELECT updated FROM tables"))[0]
        clock.at = int(str(updated)) / 1000 + MINUTE
        # The wishes are as old as the clock says: older than the end.
        await d.h.hall.store.write([("UPDATE wishes SET created = 0", ())])
        for _ in range(3):
            await d.after(MINUTE)
        assert kinds(anna) == ["over"]
        assert "Anna" in anna.got[0].told["text"]
        assert kinds(boris) == []


async def test_where_nobody_else_waits_nobody_is_called(tmp_path: Path) -> None:
    async with receiver() as got, desk(tmp_path) as d:
        alone = await d.h.table(mine("Anna"), bot())
        shared = await d.h.table(mine("Anna"), mine("Vera"))
        for made in (alone, shared):
            await d.hook(made["key"], got)
        await d.look()
        for _ in range(3):
            await d.after(HOUR)
        assert got.got == []


async def test_a_named_person_wishes_once_for_all_tables(tmp_path: Path) -> None:
    async with receiver() as got, desk(tmp_path) as d:
        first = await pair(d.h)
        await d.hook(first.anna, got)
        person = {"name": "Anna", "phrase": "correct horse"}
        await d.h.post("api/people", {**person, "keys": d.keys(first.anna)})
        second = await pair(d.h)
        await d.h.post("api/people", {**person, "keys": [second.anna]})
        await d.look()
        await d.after(MINUTE)
        # Several keys open each of her seats by now; she is one person all the same.
        assert sorted(one.told["table"] for one in got.got) == sorted([first.table, second.table])
        elsewhere = (await d.h.post("api/people", person))["pass"]
        assert (await d.h.post("api/notifications/read", {"keys": [elsewhere]}))["webhook"] == {"host": "127.0.0.1"}


async def test_a_person_without_a_seat_wishes_by_their_pass(tmp_path: Path) -> None:
    async with receiver() as got, desk(tmp_path) as d:
        known = await d.h.post("api/people", {"name": "Anna", "phrase": "correct horse"})
        await d.hook(known["pass"], got)
        made = await d.h.table(mine("Boris"), OPEN)
        await d.h.post(f"api/tables/{made['table']}/join", {"name": "Anna"}, known["pass"])
        await d.look()
        await d.after(MINUTE)
        assert [one.told["table"] for one in got.got] == [made["table"]]
        await d.h.post("api/people/forget", {"name": "Anna", "phrase": "correct horse"})
        assert await d.h.hall.store.read("SELECT id FROM wishes") == []


async def test_what_a_person_wishes_counts_more_than_what_a_device_did(tmp_path: Path) -> None:
    async with receiver() as person, receiver() as device, desk(tmp_path) as d:
        known = await d.h.post("api/people", {"name": "Anna", "phrase": "correct horse"})
        await d.hook(known["pass"], person)
        table = await pair(d.h)
        await d.hook(table.anna, device)
        await d.h.post("api/people", {"name": "Anna", "phrase": "correct horse", "keys": d.keys(table.anna)})
        await d.look()
        await d.after(MINUTE)
        assert (len(person.got), len(device.got)) == (1, 0)


async def test_two_processes_on_one_database_call_once(tmp_path: Path, postgres: str) -> None:
    clock = Clock()
    async with receiver() as got, AsyncExitStack() as stack:
        desks = [await stack.enter_async_context(desk(tmp_path, clock, database=postgres)) for _ in range(2)]
        tables = [await pair(desks[number % 2].h) for number in range(6)]
        for table in tables:
            await desks[0].hook(table.anna, got, remind={"minutes": 60, "times": 1})
        for _ in range(3):
            await asyncio.gather(*(one.look() for one in desks))
        clock.at += MINUTE
        for _ in range(3):
            await asyncio.gather(*(one.look() for one in desks))
        assert sorted(one.told["table"] for one in got.got) == sorted(one.table for one in tables)
        clock.at += HOUR
        await asyncio.gather(*(one.look() for one in desks))
        assert kinds(got).count("reminder") == len(tables)


async def test_whoever_is_connected_to_another_process_is_not_called(tmp_path: Path, postgres: str) -> None:
    clock = Clock()
    async with receiver() as got, AsyncExitStack() as stack:
        here, there = [await stack.enter_async_context(desk(tmp_path, clock, database=postgres)) for _ in range(2)]
        table = await pair(here.h)
        await here.hook(table.anna, got)
        await there.h.watch(table.table, table.anna)
        for _ in range(30):  # every process looks every few seconds
            clock.at += 3
            await here.look()
            await there.look()
        assert got.got == []
