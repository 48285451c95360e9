"""Several server processes on one PostgreSQL: any process serves any table, races have one winner, a dead one is not
missed."""

from __future__ import annotations

import asyncio
import random
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import aiohttp

from tests.server.house import OPEN, Client, House, Process, bot, house, mine, run


async def two_houses(stack: AsyncExitStack, folder: Path, url: str) -> tuple[House, House]:
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


def test_two_people_play_a_whole_game_through_two_processes(tmp_path: Path, postgres: str) -> None:
    async def main() -> None:
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

    run(main())


def test_of_concurrent_choices_for_one_decision_exactly_one_is_accepted(tmp_path: Path, postgres: str) -> None:
    async def main() -> None:
        rng = random.Random(2)
        async with AsyncExitStack() as stack:
            first, second = await two_houses(stack, tmp_path, postgres)
            made = await first.table(mine("Anna"), mine("Boris"))
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

    run(main())


def test_killing_one_process_leaves_the_others_playing(tmp_path: Path, postgres: str) -> None:
    flags = ("--database", postgres, "--bot-workers", "1")

    async def main(doomed: Process, other: Process) -> None:
        rng = random.Random(3)
        async with aiohttp.ClientSession() as session:
            first, second = House(doomed.url, session), House(other.url, session)
            made = await first.table(mine("Anna"), bot("random"))
            anna = await first.watch(made["table"], made["key"])
            for _ in range(5):
                seen = await anna.until(lambda seen: seen["view"]["decision"])
                told = await anna.choose(rng.choice(anna.options))
                assert told["is"] == "done"
                await anna.until_revision(told["revision"])
            revision = anna.seen["revision"]
            await asyncio.to_thread(doomed.end, signal.SIGKILL)
            again = await second.watch(made["table"], made["key"], since=revision)
            assert again.seen["revision"] >= revision
            while not again.seen["view"]["over"]:
                seen = await again.until(lambda seen: seen["view"]["over"] or seen["view"]["decision"])
                if seen["view"]["decision"]:
                    told = await again.choose(rng.choice(again.options))
                    assert told["is"] == "done" or told["code"] in ("stale", "not-asked"), told
                    await again.until_revision(told.get("revision", 0))
            assert again.seen["view"]["outcome"]
            await asyncio.gather(first.close(), second.close(), return_exceptions=True)

    doomed, other = Process(tmp_path / "a", *flags), Process(tmp_path / "b", *flags)
    run(main(doomed, other))
    assert other.end(signal.SIGTERM) == 0


def test_a_restarted_process_finds_every_table(tmp_path: Path, postgres: str) -> None:
    async def main() -> None:
        async with house(tmp_path, database=postgres) as h:
            made = await h.table(mine("Anna"), mine("Boris"))
            anna = await h.watch(made["table"], made["key"], seat=0)
            told = await anna.choose(anna.options[0])
            before = (await h.hall.table(made["table"])).sitting.playing.hash()
        async with house(tmp_path, database=postgres) as h:
            sitting = (await h.hall.table(made["table"])).sitting
            assert sitting.playing.hash() == before
            assert sitting.revision == told["revision"]

    run(main())
