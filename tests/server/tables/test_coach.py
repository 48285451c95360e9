"""The coach at a table: whom it advises, what it is told, and that nobody waits for it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from greathall.server.tables.bots.pool import BotPool
from tests.server.house import OPEN, Inside, Json, bot, house, mine

SAYS = """
import json, sys
OPTION = {"notation": "s0 x", "seat": 0, "kind": "x", "message": "castle-do-x", "params": {}, "touches": []}
ADVICE = {
    "advise": {"is": "hint", "decision": "0.0", "goal": "margin", "options": [{"option": OPTION, "points": 2.5}]},
    "appraise": {"is": "estimate", "ply": 0, "goal": "margin", "points": [1.0, -1.0]},
    "look-back": {"is": "review", "goal": "margin", "curve": [[0.0, 0.0]], "costly": []},
}
for line in sys.stdin:
    task = json.loads(line)
    if task["type"] == "think":
        import greathall
        table = greathall.from_json(task["save"])
        print(json.dumps({"choice": table.decision_of(task["seat"]).options[0].notation}), flush=True)
    else:
        with open(sys.argv[1], "a") as asked:
            asked.write(line)
        print(json.dumps({"coach": ADVICE[task["type"]]}), flush=True)
"""


def coached(h: Inside, folder: Path, script: str = SAYS) -> Path:
    """Puts a coach in place whose words are known; where it notes what it is asked."""
    notes = folder / "asked"
    notes.touch()
    h.hall.pool = h.hall.registry.pool = BotPool(1, 2.0, (sys.executable, "-c", script, str(notes)))
    return notes


async def test_who_plays_against_bots_gets_hints_and_estimates(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        coached(h, tmp_path)
        made = await h.table(mine("Anna"), bot())
        anna = await h.watch(made["table"], made["key"])
        await anna.until(lambda seen: seen["view"]["decision"])
        assert anna.seen["table"]["coach"] is True
        told = await anna.send("hint")
        assert (told["is"], told["decision"], told["goal"]) == ("hint", anna.seen["view"]["decision"]["id"], "margin")
        assert [one["points"] for one in told["options"]] == [2.5]
        told = await anna.send("estimate")
        assert (told["ply"], told["points"]) == (anna.seen["view"]["ply"], [1.0, -1.0])
        await h.hall.pool.close()


async def test_the_coach_is_told_neither_the_past_nor_the_secret(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        notes = coached(h, tmp_path)
        made = await h.table(mine("Anna"), bot())
        anna = await h.watch(made["table"], made["key"])
        await anna.until(lambda seen: seen["view"]["decision"])
        await anna.send("hint")
        await anna.send("estimate")
        secret = (await h.hall.table(made["table"])).match.secret
        assert notes.read_text()
        assert secret not in notes.read_text()
        await h.hall.pool.close()


async def refused(client_of: Json, h: Inside, *requests: str) -> list[str]:
    client = await h.watch(client_of["table"], client_of["key"], seat=0)
    return [(await client.send(request))["code"] for request in requests]


@pytest.mark.parametrize("other", [mine("Boris"), OPEN])
async def test_nobody_gets_advice_against_other_people(tmp_path: Path, other: Json) -> None:
    async with house(tmp_path) as h:
        notes = coached(h, tmp_path)
        made = await h.table(mine("Anna"), other)
        if other is OPEN:
            await h.post(f"api/tables/{made['table']}/join", {"name": "Boris"})
            owner = await h.watch(made["table"], made["key"])
            await owner.send("start")
        assert await refused(made, h, "hint", "estimate") == ["no-coach", "no-coach"]
        assert notes.read_text() == ""
        await h.hall.pool.close()


async def test_an_imagined_position_of_a_game_among_people_gets_no_advice(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        coached(h, tmp_path)
        made = await h.table(mine("Anna"), mine("Boris"))
        anna = await h.watch(made["table"], made["key"], seat=0)
        branch = await anna.send("branch", ply=0, bot="random")
        assert branch["info"]["coach"] is False
        assert await refused(branch, h, "hint", "estimate") == ["no-coach", "no-coach"]
        await h.hall.pool.close()


async def test_a_review_is_for_games_that_are_over_and_worked_out_once(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        notes = coached(h, tmp_path)
        made = await h.table(mine("Anna"), mine("Boris"))
        anna = await h.watch(made["table"], made["key"], seat=0)
        assert (await anna.send("review"))["code"] == "running"
        await anna.send("resign", seat=1)
        await anna.until(lambda seen: seen["view"]["over"])
        assert anna.seen["table"]["coach"] is True
        told = [await anna.send("review") for _ in range(2)]
        assert [one["is"] for one in told] == ["review", "review"]
        assert notes.read_text().count('"look-back"') == 1
        assert (await anna.send("estimate"))["is"] == "estimate"
        await h.hall.pool.close()


async def test_a_coach_that_fails_says_so(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        coached(h, tmp_path, 'import sys\nfor line in sys.stdin: print(\'{"error": "no net"}\', flush=True)')
        made = await h.table(mine("Anna"), bot())
        anna = await h.watch(made["table"], made["key"])
        await anna.until(lambda seen: seen["view"]["decision"])
        assert (await anna.send("hint"))["code"] == "coach"
        await h.hall.pool.close()
