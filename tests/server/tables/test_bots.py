"""Bots think in processes of their own; one that fails never holds a table up."""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

import pytest

import greathall
from greathall.core.table import history
from greathall.server.tables.bots.pool import BotFailed, BotPool, position
from tests.server.house import bot, house, mine
from tests.server.tables.test_table import play_on

WORKERS = {
    "silent": "import time; time.sleep(60)",
    "crashing": "import os; os._exit(3)",
    "babbling": "import sys\nfor line in sys.stdin: print('nonsense', flush=True)",
    "cheating": 'import sys\nfor line in sys.stdin: print(\'{"choice": "s0 win"}\', flush=True)',
    "failing": 'import sys\nfor line in sys.stdin: print(\'{"error": "ValueError"}\', flush=True)',
}


@pytest.mark.parametrize("kind", WORKERS)
async def test_a_bot_that_fails_plays_the_default(tmp_path: Path, kind: str) -> None:
    async with house(tmp_path) as h:
        h.hall.pool = h.hall.registry.pool = BotPool(1, 0.3, (sys.executable, "-c", WORKERS[kind]))
        made = await h.table(mine("Anna"), bot("greedy"))
        live = await h.hall.table(made["table"])
        table = live.match.playing
        decision = table.decision_of(1)
        expected = decision.default.notation if decision is not None else ""
        anna = await h.watch(made["table"], made["key"])
        await anna.until(lambda seen: 1 not in seen["view"]["asked"])
        chosen = next(node.option for node in nodes(live.match.playing) if node.option and node.option.seat == 1)
        assert chosen.notation == expected
        await anna.choose(anna.options[0])
        await anna.until(lambda seen: seen["view"]["decision"])
        await h.hall.pool.close()


def nodes(table: greathall.Table) -> list[history.Ply]:
    return history.line(table._tip)


def test_workers_know_neither_the_secret_nor_the_past() -> None:
    table = greathall.new("castle", seats=2, seed="very-secret", season="winter")
    rng = random.Random(1)
    for _ in range(30):
        table.play(rng.choice(table.decisions[0].options))
    save = position(table)
    assert "very-secret" not in save
    assert greathall.from_json(save).hash() == table.hash()
    assert save.count('"choice"') == 1


async def test_the_pool_replaces_a_worker_that_was_killed() -> None:
    pool = BotPool(1, 20.0)
    table = greathall.new("castle", seats=2, seed=1)
    save = position(table)
    options = {option.notation for option in table.decisions[0].options}
    assert await pool.choose("greedy", 0, save, "1") in options
    (worker,) = pool._bots._workers
    assert worker.process is not None
    os.kill(worker.process.pid, 9)
    await worker.process.wait()
    assert await pool.choose("random", 0, save, "1") in options
    with pytest.raises(BotFailed, match="no bot"):
        await pool.choose("unknown", 0, save, "1")
    await pool.close()


async def test_a_table_of_bots_alone_plays_itself(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        made = await h.table(bot(), bot(), bot())
        watcher = await h.watch(made["table"], made["key"])
        await play_on(watcher, random.Random(1))
        assert watcher.seen["view"]["outcome"]


async def test_the_same_secret_makes_the_same_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So a bot that thought in vain, before a restart or in another process, comes to the same choice again."""
    secrets = ["a" * 64, "a" * 64, "b" * 64]
    monkeypatch.setattr("greathall.server.lobby.create_join.new_secret", iter(secrets).__next__)

    games = []
    async with house(tmp_path) as h:
        for _ in secrets:
            made = await h.table(bot(), bot())
            watcher = await h.watch(made["table"], made["key"])
            await play_on(watcher, random.Random(1))
            live = await h.hall.table(made["table"])
            games.append(live.match.playing.hash())
    first, again, other = games
    assert first == again != other
