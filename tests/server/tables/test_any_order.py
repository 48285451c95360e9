"""Anything that people may do, in any order: memory and disk always tell the same table."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from greathall.server.match import auto_answers
from greathall.server.match.match import Match
from greathall.server.tables.live import LiveTable
from greathall.server.tables.loader import fold, read_rows, read_table
from tests.server.house import OPEN, Client, house, mine

STEPS = 120


def told(match: Match) -> dict[str, object]:
    """Everything a table is, for comparison."""
    return {
        "hash": match.table.hash() if match.table is not None else None,
        "ply": match.table.ply if match.table is not None else None,
        "record": match.table.record() if match.table is not None else None,
        "places": match.places,
        "marks": match.marks,
        "used": match.used,
        "generations": match.generations,
        "proposal": match.proposal,
        "finished": match.finished,
        "hushed": match.hushed,
    }


async def compare(live: LiveTable) -> None:
    async with live.lock:
        stored, snapshot, _ = await read_table(live.id, live.store)
        rows = await read_rows(live.id, live.store)
        whole = fold(live.match.header, live.match.secret, rows, None)
        assert told(stored) == told(live.match), f"snapshot at {snapshot}"
        assert told(whole) == told(live.match)
        assert auto_answers.automatic(live.match) is None


async def do_something(client: Client, rng: random.Random) -> str:
    kind = rng.choices(
        ("choose", "undo", "propose", "answer", "hand-over", "take-back", "prefer", "say", "past", "blocked"),
        (30, 8, 2, 4, 1, 3, 2, 1, 2, 2),
    )[0]
    fields: dict[str, object] = {}
    if kind == "choose":
        if not client.options:
            return "nothing"
        answer = await client.choose(rng.choice(client.options))
    else:
        view = client.seen["view"]
        known: dict[str, dict[str, object]] = {
            "undo": {"to": rng.choice(["step", "turn"])},
            "propose": {"what": rng.choice(["undo", "replace"]), "ply": rng.randrange(view["ply"] + 1), "target": 2},
            "answer": {"yes": rng.random() < 0.7},
            "hand-over": {"bot": "random"},
            "prefer": {"forced": rng.random() < 0.7, "standing": {"choose-characters": rng.choice(["ask", "default"])}},
            "say": {"text": "hm"},
            "past": {"ply": rng.randrange(view["ply"] + 1)},
        }
        fields = known.get(kind, {})
        answer = await client.send(kind, **fields)
    assert answer.get("code") not in ("fault", "damaged", "storage", "bad-message"), (kind, fields, answer)
    return str(answer["is"])


@pytest.mark.parametrize("seed", range(3))
async def test_memory_and_disk_agree_whatever_people_do(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    async with house(tmp_path) as h:
        made = await h.table(mine("A"), OPEN, OPEN, variants={"season": "winter"})
        joined = [await h.post(f"api/tables/{made['table']}/join", {"name": name}) for name in "BC"]
        clients = [await h.watch(made["table"], key) for key in (made["key"], *(one["key"] for one in joined))]
        live = await h.hall.table(made["table"])
        done = 0
        for number in range(STEPS):
            if live.match.over:
                break
            client = rng.choice(clients)
            await client.until_revision(live.match.revision)
            done += await do_something(client, rng) == "done"
            if number % 10 == 0:
                await compare(live)
        await compare(live)
        assert done > 15
