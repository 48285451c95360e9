"""People make tables, join them and play, as they would from browsers."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

from tests.server.house import OPEN, Client, bot, house, mine


async def play_on(client: Client, rng: random.Random) -> None:
    """Plays this client's seat at random until the game is over."""
    while True:
        seen = await client.until(lambda seen: seen["view"] and (seen["view"]["over"] or seen["view"]["decision"]))
        if seen["view"]["over"]:
            return
        told = await client.choose(rng.choice(client.options))
        assert told["is"] == "done" or told["code"] in ("stale", "not-asked"), told
        if told["is"] == "done":
            await client.until_revision(told["revision"])


async def test_a_person_plays_a_whole_game_with_bots(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine(), bot("random"), bot("greedy"), variants={"season": "winter"})
        assert made["info"]["status"] == "running"
        anna = await h.watch(made["table"], made["key"])
        await play_on(anna, random.Random(1))
        assert anna.seen["table"]["status"] == "over"
        assert anna.seen["view"]["outcome"]["totals"].keys() == {"0", "1", "2"}
        (own,) = (await h.post("api/tables/own", {"keys": ["unknown", made["key"]]}))["tables"]
        assert own["status"] == "over"
        assert own["key"] == 1
        assert own["your_seats"] == [0]
        assert own["scores"]


async def test_two_people_and_a_spectator(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna", gender="female", colour="blue"), OPEN, public=True)
        anna = await h.watch(made["table"], made["key"])
        assert not anna.seen["view"]
        (listed,) = (await h.get("api/tables"))["tables"]
        assert listed["table"] == made["table"]
        joined = await h.post(f"api/tables/{made['table']}/join", {"name": "Boris"})
        assert joined["seats"] == [1]
        boris = await h.watch(made["table"], joined["key"])
        watcher = await h.watch(made["table"])
        await anna.until(lambda seen: seen["view"])
        assert [seat["colour"] for seat in anna.seen["view"]["seats"]] == ["blue", "red"]
        await asyncio.gather(play_on(anna, random.Random(2)), play_on(boris, random.Random(3)))
        await watcher.until(lambda seen: seen["view"]["over"])
        assert watcher.seen["view"]["decision"] is None
        assert anna.seen["view"]["outcome"] == boris.seen["view"]["outcome"] == watcher.seen["view"]["outcome"]


async def test_hot_seat_one_key_holds_all_seats(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), mine("Boris"))
        rng = random.Random(4)
        client = await h.watch(made["table"], made["key"])
        assert client.seen["held"] == [0, 1]
        assert client.seen["view"]["you"] is None
        while not client.seen["view"]["over"]:
            seat = client.seen["view"]["asked"][0]
            told = await client.send("look", seat=seat)
            assert told["view"]["you"] == seat
            told = await client.choose(rng.choice(client.options))
            await client.until_revision(told["revision"])


async def test_what_is_sent_of_a_table_is_up_to_date_whatever_happened(tmp_path: Path) -> None:
    """What no choice changes is kept in words; everything else that can happen at a table puts it into words anew."""

    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), OPEN, OPEN)
        anna = await h.watch(made["table"], made["key"])
        told: list[object] = []

        async def happens(revision: int) -> None:
            sent = (await anna.until_revision(revision))["table"]
            now = await h.get(f"api/tables/{made['table']}")
            assert sent == now | {"now": sent["now"]}
            told.append([sent["seats"], sent["hushed"], sent["proposal"]])

        keys = {}
        for name in ("Boris", "Vira"):
            keys[name] = (await h.post(f"api/tables/{made['table']}/join", {"name": name}))["key"]
            await happens((await h.get(f"api/tables/{made['table']}"))["revision"])
        boris = await h.watch(made["table"], keys["Boris"])
        said: list[tuple[Client, str, dict[str, Any]]] = [
            (anna, "hush", {"seat": 1}),
            (boris, "propose", {"what": "finish"}),
            (anna, "answer", {"yes": False}),
            (boris, "hand-over", {"bot": "random"}),
            (boris, "take-back", {}),
            (boris, "resign", {}),
        ]
        for client, do, fields in said:
            await happens((await client.send(do, **fields))["revision"])
        assert all(one != other for one, other in pairwise(told))
        await happens((await anna.choose(anna.options[0]))["revision"])


async def test_an_invitation_is_for_its_seat_and_used_up_by_joining(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine(), OPEN, OPEN)
        invitation = made["invitations"]["2"]
        path = f"api/tables/{made['table']}/join"
        joined = await h.post(path, {"name": "Vira", "invitation": invitation})
        assert joined["seats"] == [2]
        again = await h.post(path, {"name": "Thief", "invitation": invitation}, expect=403)
        assert again["error"]["code"] == "no-key"
        thief = await h.socket()
        told = await thief.send("subscribe", table=made["table"], key=invitation)
        assert told["code"] == "no-key"
        taken = await h.post(path, {"name": "Late", "seat": 2}, expect=409)
        assert taken["error"]["code"] == "seat-taken"


async def test_leaving_before_the_start_frees_the_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine(), OPEN, OPEN)
        path = f"api/tables/{made['table']}"
        joined = await h.post(f"{path}/join", {"name": "Boris"})
        await h.post(f"{path}/ask", {"do": "leave"}, joined["key"])
        assert [seat["taken"] for seat in (await h.get(path))["seats"]] == [True, False, False]
        await h.post(f"{path}/ask", {"do": "view"}, joined["key"], expect=403)


async def test_a_seat_that_was_given_up_opens_to_nobody_who_held_it(tmp_path: Path) -> None:
    """Neither an open socket nor a key of the old days shows what the new person on the seat sees."""

    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), OPEN)
        anna = await h.watch(made["table"], made["key"])
        assert (await anna.send("leave"))["is"] == "done"
        path = f"api/tables/{made['table']}/join"
        vira = await h.post(path, {"name": "Vira", "seat": 0})
        await h.post(path, {"name": "Boris", "seat": 1})
        await anna.until(lambda seen: seen["view"])
        assert anna.seen["seat"] is None
        assert anna.seen["view"]["you"] is None
        assert (await anna.send("look", seat=0))["code"] == "not-yours"
        assert (await anna.send("resign"))["code"] == "not-yours"
        again = await h.watch(made["table"], made["key"])
        assert again.seen["held"] == []
        assert again.seen["owner"]  # still who made the table
        assert (await h.watch(made["table"], vira["key"])).seen["view"]["you"] == 0


async def test_the_owner_starts_with_bots_on_the_free_seats(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine(), OPEN, OPEN)
        ask = f"api/tables/{made['table']}/ask"
        joined = await h.post(f"api/tables/{made['table']}/join", {"name": "Boris"})
        refused = await h.post(ask, {"do": "start", "fill": "random"}, joined["key"], expect=403)
        assert refused["error"]["code"] == "not-owner"
        refused = await h.post(ask, {"do": "start"}, made["key"], expect=409)
        assert refused["error"]["code"] == "seats-free"
        await h.post(ask, {"do": "start", "fill": "random"}, made["key"])
        info = await h.get(f"api/tables/{made['table']}")
        assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "bot"]


async def test_plain_http_can_play_too(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine(), bot())
        ask = f"api/tables/{made['table']}/ask"
        view = await h.post(ask, {"do": "view"}, made["key"])
        decision = view["view"]["decision"]
        chosen = {
            "do": "choose",
            "decision": decision["id"],
            "choice": decision["options"][0]["notation"],
            "revision": view["revision"],
        }
        done = await h.post(ask, chosen, made["key"])
        assert done["revision"] > view["revision"]
        refused = await h.post(ask, chosen, made["key"], expect=409)
        assert refused["error"]["code"] in ("stale", "not-asked")
