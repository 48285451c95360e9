"""Names, pass phrases, chat that can be closed, and being forgotten."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

from tests.server.house import OPEN, bot, house, mine
from tests.server.tables.test_table import play_on
from tests.server.tables.test_together import pair

PHRASE = "correct horse"


async def test_a_name_and_a_phrase_open_the_same_seats_elsewhere(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), bot())
        told = await h.post("api/people", {"name": "Anna", "phrase": PHRASE, "keys": [made["key"]]})
        assert [one["table"] for one in told["keys"]] == [made["table"]]
        again = await h.post("api/people", {"name": " Anna ", "phrase": PHRASE})
        (opened,) = again["keys"]
        assert opened["key"] != made["key"]
        there = await h.watch(opened["table"], opened["key"])
        assert there.seen["held"] == [0]
        assert there.seen["owner"]
        wrong = await h.post("api/people", {"name": "Anna", "phrase": "wrong horse"}, expect=403)
        assert wrong["error"]["code"] == "no-person"
        await h.post("api/people", {"name": "Anna", "phrase": "short"}, expect=400)
        codes = {
            (await h.request("POST", "api/people", json={"name": "Eve", "phrase": "guess " + str(n) * 8}))[0]
            for n in range(12)
        }
        assert codes == {200, 403, 429}
    stored = sqlite3.connect(tmp_path / "test.sqlite3")
    dump = "\n".join(stored.iterdump())
    stored.close()
    assert PHRASE not in dump
    assert made["key"] not in dump
    assert opened["key"] not in dump


async def test_own_statistics(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        keys = []
        for seed in (1, 2):
            made = await h.table(mine("Anna"), bot())
            anna = await h.watch(made["table"], made["key"])
            await play_on(anna, random.Random(seed))
            keys.append(made["key"])
        running = await h.table(mine("Anna"), bot())
        (told,) = (await h.post("api/tables/statistics", {"keys": [*keys, running["key"]]}))["statistics"]
        assert (told["game"], told["seats"], told["games"]) == ("castle", 2, 2)
        assert 0 <= told["wins"] <= 2
        assert told["best"] >= told["mean"]


async def test_the_owner_closes_the_chat(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        _, anna, boris = await pair(h)
        assert (await boris.send("hush", seat=0))["code"] == "not-owner"
        await anna.send("hush", seat=1)
        assert (await boris.send("say", text="but"))["code"] == "hushed"
        assert (await anna.send("say", text="silence"))["is"] == "done"
        await anna.send("hush", seat=1, quiet=False)
        await anna.send("hush")
        assert (await boris.send("say", text="but"))["code"] == "hushed"
        await anna.send("hush", quiet=False)
        assert (await boris.send("say", text="thanks"))["is"] == "done"


async def test_name_and_chat_can_be_deleted(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Hannibal"), OPEN)
        joined = await h.post(f"api/tables/{made['table']}/join", {"name": "Barbarossa"})
        anna = await h.watch(made["table"], made["key"])
        boris = await h.watch(made["table"], joined["key"])
        await anna.send("say", text="the password is swordfish")
        await boris.send("say", text="thanks")
        await anna.choose(anna.options[0])
        board = boris.seen["view"]["board"]
        for client in (boris, anna):
            assert (await client.send("forget"))["is"] == "done"
        assert boris.seen["view"]["board"] == board
        assert [seat["name"] for seat in boris.seen["table"]["seats"]] == ["", ""]
        assert (await boris.send("say", text="who was I?"))["is"] == "done"
    stored = sqlite3.connect(tmp_path / "test.sqlite3")
    dump = "\n".join(stored.iterdump())
    stored.close()
    for word in ("Hannibal", "Barbarossa", "swordfish"):
        assert word not in dump
    async with house(tmp_path) as h:
        boris = await h.watch(made["table"], joined["key"])
        assert [line["text"] for line in boris.seen["chat"]] == ["who was I?"]
        assert boris.seen["view"]["board"] == board
