"""A rulebook's automa acts in a worker process; one that fails leaves its table as it was."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from greathall.server.tables.bots.pool import BotPool
from tests.server.house import house, mine
from tests.server.tables.test_bots import WORKERS
from tests.server.tables.test_table import play_on


@pytest.mark.parametrize("kind", WORKERS)
async def test_an_automa_that_fails_leaves_the_table_as_it_was(tmp_path: Path, kind: str) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), game="viscounts")
        live = await h.hall.table(made["table"])
        anna = await h.watch(made["table"], made["key"])
        before, choice = live.match.playing.hash(), anna.options[0]
        good, live.bots = live.bots, BotPool(1, 0.3, (sys.executable, "-c", WORKERS[kind]))
        for sure in (True, False):
            assert (await anna.choose(choice, sure=sure))["code"] == "automa"
        assert live.match.playing.hash() == before
        assert len(anna.news) == 1
        await live.bots.close()
        live.bots = good
        assert (await anna.choose(choice))["is"] == "done"
        refused = await anna.send("choose", decision="0.0", choice=choice, revision=anna.seen["revision"])
        assert refused["code"] in ("stale", "illegal")


@pytest.mark.parametrize("kind", WORKERS)
async def test_a_game_whose_automa_fails_in_the_set_up_does_not_start(tmp_path: Path, kind: str) -> None:
    async with house(tmp_path) as h:
        made = await h.table({"kind": "person"}, game="viscounts")
        live = await h.hall.table(made["table"])
        good, live.bots = live.bots, BotPool(1, 0.3, (sys.executable, "-c", WORKERS[kind]))
        joined = await h.post(f"api/tables/{made['table']}/join", {"name": "Anna"})
        assert joined["info"]["status"] == "open"
        ask = f"api/tables/{made['table']}/ask"
        assert (await h.post(ask, {"do": "start"}, made["key"], 503))["error"]["code"] == "automa"
        await live.bots.close()
        live.bots = good
        await h.post(ask, {"do": "start"}, made["key"])
        assert live.match.decisions


@pytest.mark.parametrize("game", ["paladins", "viscounts", "crusaders"])
async def test_a_game_with_an_automa_is_the_one_that_its_log_tells(tmp_path: Path, game: str) -> None:
    """Every choice is carried out elsewhere; read from its log, where the rules run here, the table is the same."""

    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), game=game)
        live = await h.hall.table(made["table"])
        assert any(seat.kind == "automa" for seat in live.match.playing.seats)
        anna = await h.watch(made["table"], made["key"])
        await play_on(anna, random.Random(1))
        table = live.match.playing
        played = table.hash(), table.record(), table.events(-1, 0)
        await live._reload()
        again = live.match.playing
        assert (again.hash(), again.record(), again.events(-1, 0)) == played
