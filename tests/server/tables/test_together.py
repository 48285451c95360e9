"""People at one table at the same time: lost connections, races, taking back, agreeing, leaving."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import time
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from greathall.server.storage.statements import insert_chat
from tests.server.house import OPEN, Client, House, Inside, Json, Process, bot, house, mine


async def pair(h: Inside, **more: Any) -> tuple[str, Client, Client]:
    """Two people at a table for two."""
    made = await h.table(mine("Anna"), OPEN, **more)
    joined = await h.post(f"api/tables/{made['table']}/join", {"name": "Boris"})
    anna = await h.watch(made["table"], made["key"])
    boris = await h.watch(made["table"], joined["key"])
    await anna.until(lambda seen: seen["view"])
    return made["table"], anna, boris


async def step(clients: list[Client], rng: random.Random) -> None:
    """One choice of whoever is asked; all have seen it afterwards."""
    asked = [client for client in clients if client.decision]
    told = await (chooser := rng.choice(asked)).choose(rng.choice(chooser.options))
    assert told["is"] == "done", told
    for client in clients:
        await client.until_revision(told["revision"])


class Log:
    """A client's log of events, kept as the protocol says: drop what no longer stands, append what is new."""

    def __init__(self) -> None:
        self.lines: list[Json] = []

    def take(self, told: Json) -> None:
        self.lines = [line for line in self.lines if line["ply"] <= told["keeps"]] + told["plies"]


async def test_reconnecting_brings_exactly_what_was_missed(tmp_path: Path) -> None:
    rng = random.Random(5)
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), mine("Boris"), mine("Vira"))
        player = await h.watch(made["table"], made["key"])
        kept, kept_revision = Log(), -1
        for _ in range(60):
            await player.send("look", seat=rng.choice(player.seen["view"]["asked"]))
            if rng.random() < 0.25 and player.seen["undo"]:
                told = await player.send("undo", to=rng.choice(["step", "turn"]))
            else:
                told = await player.choose(rng.choice(player.options))
            if told["is"] == "done":
                await player.until_revision(told["revision"])
            if rng.random() < 0.3:
                again = await h.watch(made["table"], made["key"], seat=1, since=kept_revision)
                kept.take(again.seen)
                kept_revision = again.seen["revision"]
                whole = await again.send("look", seat=1)
                assert kept.lines == whole["plies"]
                await again.close()


async def test_a_server_stops_gracefully_and_clients_go_on_after_its_restart(tmp_path: Path) -> None:
    async def first(process: Process) -> tuple[Json, int]:
        async with aiohttp.ClientSession() as session:
            h = House(process.url, session)
            made = await h.table(mine("Anna"), bot())
            anna = await h.watch(made["table"], made["key"])
            told = await anna.choose(anna.options[0])
            stopping = asyncio.create_task(asyncio.to_thread(process.end, signal.SIGTERM))
            await anna.until(lambda seen: anna.closed_with is not None)
            assert anna.closed_with == aiohttp.WSCloseCode.TRY_AGAIN_LATER
            assert await stopping == 0
            return made, told["revision"]

    async def second(process: Process, made: Json, revision: int) -> None:
        async with aiohttp.ClientSession() as session:
            h = House(process.url, session)
            anna = await h.watch(made["table"], made["key"], since=revision)
            # The bot that was asked when the server stopped has been asked again.
            await anna.until(lambda seen: seen["view"]["decision"])
            assert anna.seen["revision"] > revision
            await h.close()

    made, revision = await first(Process(tmp_path))
    process = Process(tmp_path)
    await second(process, made, revision)
    assert process.end(signal.SIGTERM) == 0


async def test_of_two_choices_for_one_decision_exactly_one_is_accepted(tmp_path: Path) -> None:
    rng = random.Random(7)
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), mine("Boris"))
        devices = [await h.watch(made["table"], made["key"], seat=0) for _ in range(3)]
        for _ in range(12):
            await asyncio.gather(*(one.send("look", seat=devices[0].seen["view"]["asked"][0]) for one in devices))
            choices = [one.choose(rng.choice(one.options)) for one in devices]
            answers = await asyncio.gather(*choices)
            assert [told["is"] for told in answers].count("done") == 1
            assert {told.get("code") for told in answers} <= {None, "stale", "not-asked"}
            revision = max(told.get("revision", 0) for told in answers)
            for one in devices:
                await one.until_revision(revision)


async def test_simultaneous_choices_arrive_in_any_order(tmp_path: Path) -> None:
    """A choice made before the other one arrived is still good: its decision is the same."""

    async with house(tmp_path) as h:
        _, anna, boris = await pair(h)
        told = await asyncio.gather(anna.choose(anna.options[0]), boris.choose(boris.options[0]))
        assert [one["is"] for one in told] == ["done", "done"]


async def test_undo_goes_back_past_forced_answers_to_a_real_choice(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        live_checked = 0
        made = await h.table(mine("Anna"), mine("Boris"))
        rng = random.Random(3)
        client = await h.watch(made["table"], made["key"])
        while live_checked < 5 and not client.seen["view"]["over"]:
            await client.send("look", seat=client.seen["view"]["asked"][0])
            before = client.seen["view"]
            told = await client.choose(rng.choice(client.options))
            await client.until_revision(told["revision"])
            undone = await client.send("undo", seat=before["you"])
            if undone["is"] == "error":
                assert undone["code"] == "no-undo"
                continue
            live_checked += 1
            await client.until_revision(undone["revision"])
            now = client.seen["view"]
            assert now["decision"]["options"] == before["decision"]["options"]
            assert now["board"] == before["board"]
            assert len(client.options) > 1
            told = await client.choose(rng.choice(client.options))
            await client.until_revision(told["revision"])
        assert live_checked == 5


async def test_undo_beyond_the_barrier_needs_everybody(tmp_path: Path) -> None:
    rng = random.Random(2)
    async with house(tmp_path) as h:
        table, anna, boris = await pair(h, variants={"season": "winter"})
        both = [anna, boris]
        for _ in range(20):
            await step(both, rng)
        ply, revision = anna.seen["view"]["ply"], anna.seen["revision"]
        told = await anna.send("propose", what="undo", ply=2)
        await boris.until_revision(told["revision"])
        assert boris.seen["table"]["proposal"]["what"] == "undo"
        assert (await anna.send("propose", what="undo", ply=3))["code"] == "proposal-open"
        told = await boris.send("answer", yes=False)
        await anna.until_revision(told["revision"])
        assert anna.seen["table"]["proposal"] is None
        assert anna.seen["view"]["ply"] == ply
        await anna.send("propose", what="undo", ply=2)
        told = await boris.send("answer", yes=True)
        for client in both:
            await client.until_revision(told["revision"])
            assert client.seen["view"]["ply"] < ply
            assert client.seen["keeps"] <= 2
            assert client.seen["table"]["fairness"]["rewinds"] == 1
            assert client.seen["revision"] > revision
        live = await h.hall.table(table)
        assert live.match.generations == [(2, 1)]


async def test_all_can_agree_to_end(tmp_path: Path) -> None:
    rng = random.Random(2)
    async with house(tmp_path) as h:
        table, anna, boris = await pair(h)
        for _ in range(6):
            await step([anna, boris], rng)
        refused, _ = await h.request("GET", f"api/tables/{table}/record")
        assert refused == 409
        await anna.send("propose", what="finish")
        await boris.send("answer", yes=True)
        seen = await anna.until(lambda seen: seen["view"]["over"])
        assert seen["table"]["status"] == "over"
        assert seen["view"]["decision"] is None
        assert seen["view"]["outcome"]["ranking"]
        assert (await anna.send("resign"))["code"] == "over"
        record = (await anna.send("record"))["record"]
        assert "# ended by agreement" in record


async def test_resigning_leaves_the_others_playing(tmp_path: Path) -> None:
    rng = random.Random(8)
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), OPEN, mine("Vira"))
        joined = await h.post(f"api/tables/{made['table']}/join", {"name": "Boris"})
        boris = await h.watch(made["table"], joined["key"])
        assert (await boris.send("resign"))["is"] == "done"
        assert (await boris.send("resign"))["code"] == "illegal"
        rest = await h.watch(made["table"], made["key"])
        while not rest.seen["view"]["over"]:
            asked = rest.seen["view"]["asked"]
            assert 1 not in asked
            await rest.send("look", seat=asked[0])
            told = await rest.choose(rng.choice(rest.options))
            await rest.until_revision(told["revision"])
        assert rest.seen["view"]["outcome"]["resigned"] == [1]
        assert rest.seen["view"]["outcome"]["places"]["1"] == 3


async def test_a_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        _, anna, boris = await pair(h)
        assert (await boris.send("hand-over", bot="deep-thought"))["code"] == "no-bot"
        assert (await boris.send("hand-over", bot="random", seat=0))["code"] == "not-yours"
        await boris.send("hand-over", bot="random")
        await boris.until(lambda seen: seen["table"]["seats"][1]["stand_in"])
        await anna.choose(anna.options[0])
        await anna.until(lambda seen: seen["view"]["ply"] >= 2)
        await boris.send("take-back")
        await boris.until(lambda seen: not seen["table"]["seats"][1]["stand_in"])
        assert (await boris.send("take-back"))["code"] == "no-stand-in"


async def test_standing_answers_and_forced_choices(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        _, anna, boris = await pair(h)
        kind = anna.seen["view"]["decision"]["kind"]
        told = await anna.send("prefer", forced=False, standing={kind: "default"})
        await anna.until_revision(told["revision"])
        assert anna.seen["view"]["sealed"]  # the server chose for her
        await boris.choose(boris.options[0])
        assert (await anna.send("prefer", standing={kind: "sometimes"}))["code"] == "bad-message"


async def test_chat_reaches_all_and_is_kept(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        table, anna, boris = await pair(h)
        assert (await anna.send("say", text="Вітаю!"))["is"] == "done"
        assert (await boris.send("say", text="Hi <b>"))["is"] == "done"
        watcher = await h.watch(table)
        assert [line["text"] for line in watcher.seen["chat"]] == ["Вітаю!", "Hi <b>"]
        assert (await watcher.send("say", text="psst"))["code"] == "not-yours"
        assert (await anna.send("say", text="x" * 1001))["code"] == "bad-message"
    async with house(tmp_path) as h:
        watcher = await h.watch(table)
        assert [line["name"] for line in watcher.seen["chat"]] == ["Anna", "Boris"]


async def test_a_clock_rings_by_itself(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), OPEN, clock={"seconds": 5})
        joined = await h.post(f"api/tables/{made['table']}/join", {"name": "Boris"})
        boris = await h.watch(made["table"], joined["key"])
        match = (await h.hall.table(made["table"])).match
        assert set(boris.seen["table"]["deadlines"]) == {"0", "1"}
        match.marks[-1] = match.marks[-1]._replace(at=match.marks[-1].at - 4900)
        (await h.hall.table(made["table"])).wake()
        await boris.until(lambda seen: seen["view"]["ply"] >= 1)


@pytest.mark.parametrize("per", ["decision", "game"])
async def test_a_run_out_clock_plays_the_default_and_then_hands_the_seat_to_a_bot(
    tmp_path: Path, per: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Time is made to fly; people see who is late, and whoever comes back takes the seat back."""
    late = 0

    def now() -> int:
        return time.time_ns() // 1_000_000 + late

    monkeypatch.setattr("greathall.server.tables.wall_clock.now_ms", now)

    async with house(tmp_path) as h:
        table, anna, boris = await pair(h, clock={"seconds": 60, "per": per})
        live = await h.hall.table(table)
        rows = "SELECT entry FROM log ORDER BY revision"
        while not anna.seen["table"]["seats"][0]["stand_in"]:
            if boris.decision:
                told = await boris.choose(boris.options[0])
                await anna.until_revision(told["revision"])
                await boris.until_revision(told["revision"])
                continue
            late += 61_000
            before = anna.seen["revision"]
            live.wake()
            await anna.until_revision(before + 1)
            await boris.until_revision(anna.seen["revision"])
        entries = [json.loads(str(entry)) for (entry,) in await h.hall.store.read(rows)]
        rung = [one["choice"] for one in entries if one["do"] == "choose" and one.get("by") == "clock"]
        assert len(rung) == (2 if per == "decision" else 1)
        assert all(choice.startswith("s0 ") for choice in rung)
        assert {"do": "hand-over", "seat": 0, "bot": "squire", "by": "clock"} in entries
        # Whose time for the whole game is spent has the seat only until the clock looks at it again.
        heard = len(anna.news)
        assert (await anna.send("take-back"))["is"] == "done"
        await anna.until(lambda _: any(not one["table"]["seats"][0]["stand_in"] for one in anna.news[heard:]))


async def test_what_was_said_while_a_server_did_not_listen_is_told_when_it_does(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        table, anna, _ = await pair(h)
        await h.hall.store.write([insert_chat(table, 1, 0, 1, "Boris", 0, "nobody hears me")])
        h.hall.registry.heard("", "all")
        await anna.until(lambda _: any("nobody hears me" in raw for raw in anna.raw))


async def test_past_plies_by_ones_own_view(tmp_path: Path) -> None:
    rng = random.Random(9)
    async with house(tmp_path) as h:
        _, anna, boris = await pair(h)
        seen: dict[int, tuple[Json, Json]] = {}
        for _ in range(25):
            seen[anna.seen["view"]["ply"]] = (anna.seen["view"], boris.seen["view"])
            await step([anna, boris], rng)
        for ply, (annas, boriss) in list(seen.items())[:-1]:
            for client, then in ((anna, annas), (boris, boriss)):
                told = await client.send("past", ply=ply)
                assert told["view"] == {**then, "decision": None}
        assert (await anna.send("past", ply=10**6))["code"] == "no-ply"
