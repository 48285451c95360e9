"""Anything that people may do, in any order: memory and disk always tell the same table."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from greathall.server import answers
from greathall.server.live import LiveTable
from greathall.server.loading import fold, read_rows, read_table
from greathall.server.sitting import Sitting
from tests.server.house import OPEN, Client, house, mine, run

STEPS = 120


def told(sitting: Sitting) -> dict[str, object]:
    """Everything a table is, for comparison."""
    return {
        "hash": sitting.table.hash() if sitting.table is not None else None,
        "ply": sitting.table.ply if sitting.table is not None else None,
        "record": sitting.table.record() if sitting.table is not None else None,
        "places": sitting.places,
        "marks": sitting.marks,
        "used": sitting.used,
        "generations": sitting.generations,
        "proposal": sitting.proposal,
        "finished": sitting.finished,
        "hushed": sitting.hushed,
    }


async def compare(live: LiveTable) -> None:
    async with live.lock:
        stored, snapshot = await read_table(live.id, live.store)
        rows = await read_rows(live.id, live.store)
        whole = fold(live.sitting.header, live.sitting.secret, rows, None)
        assert told(stored) == told(live.sitting), f"snapshot at {snapshot}"
        assert told(whole) == told(live.sitting)
        assert answers.automatic(live.sitting) is None


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
def test_memory_and_disk_agree_whatever_people_do(tmp_path: Path, seed: int) -> None:
    async def main() -> None:
        rng = random.Random(seed)
        async with house(tmp_path) as h:
            made = await h.table(mine("A"), OPEN, OPEN, variants={"season": "winter"})
            joined = [await h.post(f"api/tables/{made['table']}/join", {"name": name}) for name in "BC"]
            clients = [await h.watch(made["table"], key) for key in (made["key"], *(one["key"] for one in joined))]
            live = await h.hall.table(made["table"])
            done = 0
            for number in range(STEPS):
                if live.sitting.over:
                    break
                client = rng.choice(clients)
                await client.until_revision(live.sitting.revision)
                done += await do_something(client, rng) == "done"
                if number % 10 == 0:
                    await compare(live)
            await compare(live)
            assert done > 15

    run(main())
