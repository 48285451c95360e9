"""Who is asked can have it told what each choice brings."""

from __future__ import annotations

from pathlib import Path

from greathall.server.tables.bots.pool import _Crew
from tests.server.house import house, mine


async def test_a_seat_is_told_what_each_choice_brings(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        table = await h.post("api/tables", {"game": "paladins", "seats": [mine("Anna")]})
        client = await h.socket()
        welcome = await client.send("subscribe", table=table["table"], key=table["key"])
        told = await client.send("previews")
        decision = welcome["view"]["decision"]
        assert told["is"] == "previews"
        assert told["decision"] == decision["id"]
        assert told["revision"] == welcome["revision"]
        assert [one["choice"] for one in told["previews"]] == [one["notation"] for one in decision["options"]]
        assert any(one["events"] for one in told["previews"])
        assert await client.send("previews") | {"re": 0} == told | {"re": 0}
        await client.send(
            "choose", decision=decision["id"], choice=told["previews"][0]["choice"], revision=told["revision"]
        )
        later = await client.send("previews")
        assert later["revision"] > told["revision"]
        assert later["decision"] != told["decision"]


async def test_who_watches_is_told_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        table = await h.post("api/tables", {"game": "paladins", "seats": [mine("Anna")]})
        client = await h.socket()
        await client.send("subscribe", table=table["table"])
        told = await client.send("previews")
        assert (told["is"], told["code"]) == ("error", "not-yours")


async def test_a_worker_that_fails_costs_nothing_but_the_preview(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        table = await h.post("api/tables", {"game": "paladins", "seats": [mine("Anna")]})
        (await h.hall.table(table["table"])).bots._previews = _Crew("previews", 1, ("false",))
        client = await h.socket()
        await client.send("subscribe", table=table["table"], key=table["key"])
        assert (await client.send("previews"))["previews"] == []
        assert (await client.send("blocked"))["is"] == "blocked"
