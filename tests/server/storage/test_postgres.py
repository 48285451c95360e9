"""Several server processes on one PostgreSQL: any process serves any table, races have one winner, a dead one is not
missed."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import aiohttp
import pytest

import greathall
from greathall.server.match.log.header import Header
from greathall.server.storage.postgres import PostgresStore
from greathall.server.storage.statements import insert_table, update_table
from tests.server.house import OPEN, Client, House, Inside, Process, bot, house, mine

GAMES = [game.id for game in greathall.games()]
CHOICES = 25
"""Choices that are made through the process that is left."""


async def two_houses(stack: AsyncExitStack, folder: Path, url: str) -> tuple[Inside, Inside]:
    first = await stack.enter_async_context(house(folder, database=url))
    second = await stack.enter_async_context(house(folder, database=url))
    return first, second


async def settle(*clients: Client) -> None:
    """Waits until all clients have seen the same revision."""
    for _ in range(200):
        if len({client.seen["revision"] for client in clients}) == 1:
            return
        await asyncio.sleep(0.05)
    raise AssertionError([client.seen["revision"] for client in clients])


async def test_two_people_play_a_whole_game_through_two_processes(tmp_path: Path, postgres: str) -> None:
    rng = random.Random(1)
    async with AsyncExitStack() as stack:
        first, second = await two_houses(stack, tmp_path, postgres)
        made = await first.table(mine("Anna"), OPEN)
        anna = await first.watch(made["table"], made["key"])
        joined = await second.post(f"api/tables/{made['table']}/join", {"name": "Boris"})
        boris = await second.watch(made["table"], joined["key"])
        await anna.until(lambda seen: seen["view"])
        await anna.send("say", text="through the wall")
        while not anna.seen["view"]["over"]:
            asked = [client for client in (anna, boris) if client.decision]
            answers = await asyncio.gather(*(client.choose(rng.choice(client.options)) for client in asked))
            # Simultaneous choices through two processes are both good, whoever comes first.
            assert [told["is"] for told in answers] == ["done"] * len(asked), answers
            await anna.until_revision(max(told["revision"] for told in answers))
            await boris.until_revision(max(told["revision"] for told in answers))
            await settle(anna, boris)
        assert anna.seen["view"]["outcome"] == boris.seen["view"]["outcome"]
        assert any("through the wall" in raw for raw in boris.raw)


def listen_to_bots(monkeypatch: pytest.MonkeyPatch, *houses: Inside) -> tuple[list[Inside], asyncio.Event]:
    """The houses whose bots have begun to think, in this order, and whether one has been told to wait."""
    thinking: list[Inside] = []
    waiting = asyncio.Event()

    def listen(h: Inside) -> None:
        choose, claim = h.hall.pool.choose, h.hall.store.claim

        async def think(bot: str, seat: int, save: str, seed: str) -> str:
            thinking.append(h)
            await waiting.wait()
            return await choose(bot, seat, save, seed)

        async def try_to_claim(name: str) -> bool:
            claimed = await claim(name)
            if not claimed:
                waiting.set()
            return claimed

        monkeypatch.setattr(h.hall.pool, "choose", think)
        monkeypatch.setattr(h.hall.store, "claim", try_to_claim)

    for h in houses:
        listen(h)
    return thinking, waiting


async def test_of_two_processes_one_lets_the_bot_think(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncExitStack() as stack:
        first, second = await two_houses(stack, tmp_path, postgres)
        thinking, waiting = listen_to_bots(monkeypatch, first, second)
        made = await first.table(mine("Anna"), bot())
        there = await second.watch(made["table"], made["key"])
        await asyncio.wait_for(waiting.wait(), 20)
        await there.until(lambda seen: 1 not in seen["view"]["asked"])
        assert len(thinking) == 1


@pytest.mark.parametrize("gone", [True, False], ids=["killed", "frozen"])
async def test_a_process_that_no_longer_thinks_holds_nobody_up(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch, gone: bool
) -> None:
    """The claim of a process that was killed ends with its connection; one that hangs is not waited for."""

    async with house(tmp_path, database=postgres, bot_seconds=600.0 if gone else 0.2) as h:
        made = await h.table(mine("Anna"), OPEN)
        other = PostgresStore(postgres).start()
        assert await other.claim(f"{made['table']} 1")
        thinking, waiting = listen_to_bots(monkeypatch, h)
        joined = await h.post(f"api/tables/{made['table']}/join", {"name": "Boris"})
        boris = await h.watch(made["table"], joined["key"])
        await boris.send("hand-over", bot="random")
        await asyncio.wait_for(waiting.wait(), 20)
        assert not thinking
        if gone:
            await other.close()
        await boris.until(lambda seen: 1 not in seen["view"]["asked"])
        assert thinking == [h]
        if not gone:
            await other.close()


async def test_a_standing_answer_reaches_tables_of_the_other_process(tmp_path: Path, postgres: str) -> None:
    async with AsyncExitStack() as stack:
        first, second = await two_houses(stack, tmp_path, postgres)
        told = await first.post("api/people", {"name": "Anna", "phrase": "correct horse"})
        made = await first.post("api/tables", {"game": "castle", "seats": [mine("Anna"), OPEN]}, told["pass"])
        anna = await first.watch(made["table"], made["key"])
        never = {"sell-last-piece": "never"}
        await second.post("api/people/standing", {"game": "castle", "standing": never}, told["pass"])
        seen = await anna.until(lambda seen: seen["prefers"]["standing"])
        assert seen["prefers"]["standing"] == never


@pytest.mark.parametrize("game", GAMES)
async def test_of_concurrent_choices_for_one_decision_exactly_one_is_accepted(
    tmp_path: Path, postgres: str, game: str
) -> None:
    rng = random.Random(2)
    async with AsyncExitStack() as stack:
        first, second = await two_houses(stack, tmp_path, postgres)
        made = await first.table(mine("Anna"), mine("Boris"), game=game)
        devices = [await one.watch(made["table"], made["key"], seat=0) for one in (first, second, first, second)]
        for _ in range(15):
            await settle(*devices)
            seat = devices[0].seen["view"]["asked"][0]
            await asyncio.gather(*(one.send("look", seat=seat) for one in devices))
            answers = await asyncio.gather(*(one.choose(rng.choice(one.options)) for one in devices))
            assert [told["is"] for told in answers].count("done") == 1, answers
            revision = max(told.get("revision", 0) for told in answers)
            for one in devices:
                await one.until_revision(revision)


@pytest.mark.parametrize("game", GAMES)
async def test_killing_one_process_leaves_the_others_playing(tmp_path: Path, postgres: str, game: str) -> None:
    flags = ("--database", postgres, "--bot-workers", "1")

    async def main(doomed: Process, other: Process) -> None:
        rng = random.Random(3)
        async with aiohttp.ClientSession() as session:
            first, second = House(doomed.url, session), House(other.url, session)
            made = await first.table(mine("Anna"), bot("random"), game=game)
            anna = await first.watch(made["table"], made["key"])
            for _ in range(5):
                seen = await anna.until(lambda seen: seen["view"]["decision"])
                told = await anna.choose(rng.choice(anna.options))
                assert told["is"] == "done"
                await anna.until_revision(told["revision"])
            revision = anna.seen["revision"]
            await asyncio.to_thread(doomed.end, signal.SIGKILL)
            again = await second.watch(made["table"], made["key"], since=revision)
            # Where the other process had the table in memory already, the last news may still be on their way to it.
            await again.until_revision(revision)
            assert again.seen["revision"] >= revision
            for _ in range(CHOICES):
                seen = await again.until(lambda seen: seen["view"]["over"] or seen["view"]["decision"])
                if seen["view"]["over"]:
                    break
                told = await again.choose(rng.choice(again.options))
                assert told["is"] == "done" or told["code"] in ("stale", "not-asked"), told
                await again.until_revision(told.get("revision", 0))
            assert again.seen["revision"] > revision + CHOICES // 2 or again.seen["view"]["outcome"]
            await asyncio.gather(first.close(), second.close(), return_exceptions=True)

    doomed, other = Process(tmp_path / "a", *flags), Process(tmp_path / "b", *flags)
    await main(doomed, other)
    assert other.end(signal.SIGTERM) == 0


async def test_a_restarted_process_finds_every_table(tmp_path: Path, postgres: str) -> None:
    async with house(tmp_path, database=postgres) as h:
        made = await h.table(mine("Anna"), mine("Boris"))
        anna = await h.watch(made["table"], made["key"], seat=0)
        told = await anna.choose(anna.options[0])
        before = (await h.hall.table(made["table"])).match.playing.hash()
    async with house(tmp_path, database=postgres) as h:
        match = (await h.hall.table(made["table"])).match
        assert match.playing.hash() == before
        assert match.revision == told["revision"]


def connected(client: Client) -> list[bool]:
    """Who is there, as a client was told last."""
    return all_connected(client)[-1]


def all_connected(client: Client) -> list[list[bool]]:
    """Who was there, in every message about it: about the whole table, or only about who came and went."""
    found: list[list[bool]] = []
    for one in map(json.loads, client.raw):
        if "table" in one:
            found.append([seat["connected"] for seat in one["table"]["seats"]])
        elif one["is"] == "connected":
            found.append([seat in one["seats"] for seat in range(len(found[-1]))])
    return found


async def becomes(client: Client, expected: list[bool]) -> None:
    for _ in range(300):
        if connected(client) == expected:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(connected(client))


async def test_who_is_connected_is_known_in_every_process(tmp_path: Path, postgres: str) -> None:
    async with AsyncExitStack() as stack:
        first, second = await two_houses(stack, tmp_path, postgres)
        made = await first.table(mine("Anna"), OPEN)
        joined = await second.post(f"api/tables/{made['table']}/join", {"name": "Boris"})
        anna = await first.watch(made["table"], made["key"])
        await becomes(anna, [True, False])
        boris = await second.watch(made["table"], joined["key"])
        await becomes(boris, [True, True])
        await becomes(anna, [True, True])
        again = await first.watch(made["table"], joined["key"])  # Boris on another device
        await boris.close()
        assert connected(anna) == [True, True]
        await again.close()
        await becomes(anna, [True, False])
        await second.watch(made["table"], joined["key"])
        await becomes(anna, [True, True])
        await second.runner.cleanup()  # a graceful stop tells at once
        await becomes(anna, [True, False])


async def test_the_people_of_a_killed_process_become_absent_and_its_bots_and_clocks_are_adopted(
    tmp_path: Path, postgres: str
) -> None:
    flags = ("--database", postgres, "--beat-seconds", "0.3", "--bot-workers", "1")

    async def main(doomed: Process, h: Inside) -> None:
        async with aiohttp.ClientSession() as session:
            there = House(doomed.url, session)
            made = await h.table(mine("Anna"), OPEN)
            joined = await there.post(f"api/tables/{made['table']}/join", {"name": "Boris"})
            anna = await h.watch(made["table"], made["key"])
            await there.watch(made["table"], joined["key"])
            await becomes(anna, [True, True])
            # A table that only the doomed process has in memory; a clock runs at it.
            timed = await there.table(mine("Vira"), mine("Boris"), clock={"seconds": 5})
            await asyncio.to_thread(doomed.end, signal.SIGKILL)
            await becomes(anna, [True, False])
            for _ in range(200):
                if timed["table"] in h.hall.registry._live:
                    break
                await asyncio.sleep(0.05)
            live = await h.hall.table(timed["table"])
            assert live.alarm.is_set
            await asyncio.gather(there.close(), return_exceptions=True)

    async def both(doomed: Process) -> None:
        async with house(tmp_path, database=postgres, beat_seconds=0.3) as h:
            await main(doomed, h)

    await both(Process(tmp_path / "a", *flags))


async def test_a_process_that_was_thought_dead_comes_back(tmp_path: Path, postgres: str) -> None:
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(house(tmp_path, database=postgres, beat_seconds=0.2))
        second = await stack.enter_async_context(house(tmp_path, database=postgres, beat_seconds=0.2))
        made = await first.table(mine("Anna"), OPEN)
        joined = await second.post(f"api/tables/{made['table']}/join", {"name": "Boris"})
        anna = await first.watch(made["table"], made["key"])
        await second.watch(made["table"], joined["key"])
        await becomes(anna, [True, True])
        before = len(all_connected(anna))
        await first.hall.presence._leave(second.hall.presence.process)  # as if it had been silent for long
        await anna.until(lambda seen: len(all_connected(anna)) >= before + 2)
        assert all_connected(anna)[before:] == [[True, False], [True, True]]


async def test_what_postgres_cannot_keep_is_refused_not_failed(tmp_path: Path, postgres: str) -> None:
    async with house(tmp_path, database=postgres) as h:
        made = await h.table(mine("Anna"), OPEN)
        ask = f"api/tables/{made['table']}/ask"
        for path, body in (
            ("api/people", {"name": "A\0", "phrase": "long enough"}),
            ("api/tables", {"game": "castle", "seats": [mine("A\0"), OPEN]}),
            (f"api/tables/{made['table']}/join", {"name": "A\0"}),
            (ask, {"do": "say", "text": "\0"}),
            ("api/tables/%00/join", {"name": "A"}),
        ):
            status, _ = await h.request("POST", path, json=body, headers={"Authorization": f"Bearer {made['key']}"})
            assert 400 <= status < 500, path
        assert (await h.request("GET", "api/tables/%00"))[0] == 404


async def test_processes_that_write_about_the_same_tables_never_wait_for_each_other(
    postgres: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Each has the same tables to write about, the other way round: a deadlock would break a group and be logged."""

    async def main() -> None:
        stores = [PostgresStore(postgres).start() for _ in range(2)]
        header = Header("castle", 1, "0", {}, ())
        tables = [f"t{number}" for number in range(40)]
        for table in tables:
            await stores[0].write([insert_table(table, header, "secret", "open", {}, 0)])

        async def busy(store: PostgresStore, order: list[str]) -> None:
            for at in range(30):
                writes = (store.write([update_table(one, "open", {"ply": at}, at)], about=one) for one in order)
                await asyncio.gather(*writes)

        await asyncio.gather(busy(stores[0], tables), busy(stores[1], tables[::-1]))
        (count,) = await stores[0].read("SELECT count(*) FROM tables WHERE updated = 29")
        assert count == (len(tables),)
        for store in stores:
            await store.close()

    with caplog.at_level(logging.WARNING):
        await main()
    assert not caplog.records
