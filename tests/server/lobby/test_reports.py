"""People tell the operator of each other, and take along all that is kept about themselves."""

from __future__ import annotations

import json
from pathlib import Path

from greathall.server.admin.acts import Desk
from greathall.server.admin.people import list_reports
from tests.server.house import OPEN, Json, bot, house, mine

PHRASE = "correct horse"
REPORT: Json = {"do": "report", "seat": 1, "text": "he swears"}


async def test_the_operator_is_told_and_nobody_else(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        known = await h.post("api/people", {"name": "Boris", "phrase": PHRASE})
        made = await h.table(mine("Anna"), OPEN)
        joined = await h.post(f"api/tables/{made['table']}/join", {"name": "Boris"}, known["pass"])
        anna, boris = [await h.watch(made["table"], key) for key in (made["key"], joined["key"])]
        for number in range(25):
            await boris.send("say", text=f"word {number}")
        await anna.send("say", text="please stop")
        before = len(boris.raw)
        assert (await anna.send(**REPORT))["is"] == "done"
        await boris.send("ping")
        assert len(boris.raw) == before + 1
        (told,) = await list_reports(Desk(h.hall.store, "olga"))
        assert (told["table"], told["seat"], told["by_seat"]) == (made["table"], 1, 0)
        assert (told["name"], told["person"], told["text"]) == ("Boris", "Boris", "he swears")
        assert told["said"] == [f"word {number}" for number in range(5, 25)]
        # Whoever is deleted is named in reports no more.
        await h.post("api/people/forget", {"name": "Boris", "phrase": PHRASE})
        (told,) = await list_reports(Desk(h.hall.store, "olga"))
        assert (told["name"], told["person"]) == ("", None)


async def test_who_may_report_whom_and_how_often(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), bot(), mine("Vira"))
        path, key = f"api/tables/{made['table']}/ask?seat=0", made["key"]
        for seat in (0, 1, 2, 9):  # oneself, a bot, oneself, nobody
            status, told = await h.request("POST", path, json={**REPORT, "seat": seat}, headers=bearer(key))
            assert (status // 100, told["error"]["code"]) == (4, "no-seat")
        stranger = await h.request("POST", path.partition("?")[0], json=REPORT)
        assert stranger[1]["error"]["code"] == "not-yours"
        other = await h.table(mine("Anna"), OPEN)
        await h.post(f"api/tables/{other['table']}/join", {"name": "Boris"})
        codes = [
            (await h.request("POST", f"api/tables/{other['table']}/ask", json=REPORT, headers=bearer(other["key"])))[0]
            for _ in range(6)
        ]
        assert codes == [200] * 5 + [429]


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


async def test_people_take_along_what_is_kept_about_them(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        known = await h.post("api/people", {"name": "Anna", "phrase": PHRASE})
        made = await h.post("api/tables", {"game": "castle", "seats": [mine("Anna"), OPEN]}, known["pass"])
        joined = await h.post(f"api/tables/{made['table']}/join", {"name": "Boris"})
        anna, boris = [await h.watch(made["table"], key) for key in (made["key"], joined["key"])]
        await anna.send("say", text="hello")
        await boris.send("say", text="a word of his")
        await h.post("api/people/standing", {"game": "castle", "standing": {}}, known["pass"])
        told = await h.post("api/people/data", {"name": "Anna", "phrase": PHRASE})
        (seat,) = told["seats"]
        assert (told["name"], told["devices"], told["wishes"], told["rated"]) == ("Anna", 1, [], [])
        assert (seat["table"], seat["seats"], seat["owner"]) == (made["table"], [0], True)
        assert [line["text"] for line in seat["said"]] == ["hello"]
        text = json.dumps(told)
        assert not any(secret in text for secret in (PHRASE, known["pass"], made["key"], "a word of his"))
        for phrase, status in (("wrong horse", 403), ("short", 400)):
            await h.post("api/people/data", {"name": "Anna", "phrase": phrase}, expect=status)
        await h.post("api/people/data", {"name": "Nobody", "phrase": PHRASE}, expect=404)
