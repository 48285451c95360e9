"""A table of a server and the keys of its people, over HTTP alone: to play at, and to say what it tells."""

from __future__ import annotations

import asyncio
import random

from tests.releases.kept import Json
from tests.server.house import House

PASSING = ("now", "deadlines", "time_left")


class Seated:
    """A table and the keys of its people."""

    def __init__(
        self, h: House, about: str, table: str, owner: str, keys: dict[str, str], invitations: dict[str, str]
    ) -> None:
        self.h, self.about, self.table, self.owner = h, about, table, owner
        self.keys = {int(seat): key for seat, key in keys.items()}
        self.invitations = invitations
        self.rng = random.Random(about)

    def opened_by(self) -> Json:
        """What it takes to sit here again."""
        keys = {str(seat): key for seat, key in self.keys.items()}
        about = {"about": self.about, "table": self.table, "owner": self.owner}
        return {**about, "keys": keys, "invitations": self.invitations}

    async def join(self, name: str, seat: int, person: str | None = None, **more: object) -> None:
        body = {"name": name, "invitation": self.invitations.pop(str(seat)), **more}
        joined = await self.h.post(f"api/tables/{self.table}/join", body, person)
        self.keys[seat] = joined["key"]

    async def ask(self, seat: int, do: str, /, **fields: object) -> Json:
        return await self.h.post(f"api/tables/{self.table}/ask?seat={seat}", {"do": do, **fields}, self.keys[seat])

    async def info(self) -> Json:
        return await self.h.get(f"api/tables/{self.table}")

    async def settled(self) -> Json:
        """How the table stands once no bot has anything to do."""
        for _ in range(2000):
            info = await self.info()
            if all(not info["seats"][seat]["bot"] for seat in info["asked"]):
                return info
            await asyncio.sleep(0.01)
        raise AssertionError(f"{self.about}: the bots do not come to an end")

    async def choose(self) -> bool:
        """One choice of somebody who is asked; False when the game is over."""
        info = await self.settled()
        if info["status"] != "running":
            return False
        seat = self.rng.choice(info["asked"])
        seen = await self.ask(seat, "view")
        decision = seen["view"]["decision"]
        choice = self.rng.choice(decision["options"])["notation"]
        await self.ask(seat, "choose", decision=decision["id"], choice=choice, revision=seen["revision"])
        return True

    async def play(self, choices: int) -> None:
        for _ in range(choices):
            assert await self.choose(), self.about
        await self.settled()

    async def play_out(self) -> None:
        while await self.choose():
            pass

    async def take_back(self) -> None:
        """Plays on until somebody could take a choice back, and did."""
        for _ in range(100):
            assert await self.choose()
            for seat, key in self.keys.items():
                path = f"api/tables/{self.table}/ask?seat={seat}"
                headers = {"Authorization": f"Bearer {key}"}
                status, _ = await self.h.request("POST", path, json={"do": "undo"}, headers=headers)
                if status == 200:
                    return
        raise AssertionError(f"{self.about}: nothing could be taken back")

    async def agree(self, what: str, **fields: object) -> None:
        first, *others = self.keys
        await self.ask(first, "propose", what=what, **fields)
        for seat in others:
            await self.ask(seat, "answer", yes=True)

    async def told(self) -> Json:
        """What the server tells of the table, to everybody and to each seat; nothing that time alone changes."""
        info = {name: told for name, told in (await self.settled()).items() if name not in PASSING}
        info["seats"] = [{k: v for k, v in seat.items() if k != "connected"} for seat in info["seats"]]
        (own,) = (await self.h.post("api/tables/own", {"keys": [self.owner]}))["tables"]
        summary = {name: own[name] for name in ("status", "ply", "asked", "winners", "scores", "your_turn")}
        seats = {str(seat): _seat(await self.ask(seat, "view")) for seat in self.keys}
        return {"info": info, "summary": summary, "seats": seats}

    async def record(self) -> str:
        """The record of a game that is over."""
        async with self.h.session.get(f"{self.h.url}/api/tables/{self.table}/record") as response:
            assert response.status == 200, self.about
            return await response.text()


def _seat(seen: Json) -> Json:
    told = {name: seen[name] for name in ("held", "owner", "person", "prefers", "revision")}
    told["chat"] = [{k: line[k] for k in ("seat", "name", "ply", "text")} for line in seen["chat"]]
    view = seen["view"]
    if view is None:
        return told
    decision = view["decision"]
    told["options"] = [option["notation"] for option in decision["options"]] if decision is not None else []
    return told | {name: view[name] for name in ("ply", "over", "outcome", "resigned")}
