"""What people are told when the database fails half-way: nothing that is kept goes untold, nothing is done twice."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from greathall.server.match.log.game_entries import Choose
from greathall.server.storage import durability
from greathall.server.storage.base import Statement, Store
from greathall.server.storage.statements import insert_row
from greathall.server.tables.live import LiveTable
from greathall.server.wire.errors import InDoubt, StoreError
from tests.server.house import PATIENCE, Inside, Json, house, mine


async def chosen_elsewhere(h: Inside, made: Json) -> int:
    """Boris has chosen through another process, of which this one has not heard yet; the revision."""
    twin = await LiveTable.load(made["table"], h.hall.store, h.hall.pool, h.hall.presence)
    decision = twin.match.decision_of(1)
    assert decision is not None
    row = twin.match.apply(Choose(decision.options[0].notation), 1)
    await h.hall.store.write([insert_row(made["table"], row)])
    return row.revision


def fail_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(statements: Sequence[Statement], *, about: str | None = None) -> None:
        monkeypatch.undo()
        raise StoreError("the database refuses")

    monkeypatch.setattr(store, "write", refuse)


async def test_what_others_did_is_told_although_ones_own_write_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), mine("Boris"))
        anna = await h.watch(made["table"], made["key"], seat=0)
        revision = await chosen_elsewhere(h, made)
        fail_once(h.hall.store, monkeypatch)
        assert (await anna.choose(anna.options[0]))["code"] == "storage"
        await anna.until_revision(revision)
        assert (await anna.choose(anna.options[0]))["is"] == "done"
        plies = [ply["ply"] for told in anna.news for ply in told["plies"]]
        assert plies == list(range(len(plies)))


async def test_who_has_seen_more_elsewhere_is_not_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), mine("Boris"))
        await h.hall.table(made["table"])
        revision = await chosen_elsewhere(h, made)
        monkeypatch.setattr(type(h.hall.store), "shared", True)
        boris = await h.watch(made["table"], made["key"], seat=1, since=revision)
        assert boris.seen["revision"] == revision
        liar = await h.watch(made["table"], made["key"], seat=1, since=revision + 1000)
        assert liar.seen["revision"] == revision


def lose_an_answer(store: Store, monkeypatch: pytest.MonkeyPatch, *, kept: bool) -> None:
    """The next commit is carried out or not, and nobody learns which."""
    commit: Callable[[], None] = store.commit

    def lost() -> None:
        monkeypatch.undo()
        if kept:
            commit()
        raise InDoubt("the connection is closed")

    monkeypatch.setattr(store, "commit", lost)


@pytest.mark.parametrize("kept", [True, False], ids=["kept", "lost"])
async def test_a_commit_without_an_answer_is_told_as_such_and_not_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), mine("Boris"))
        anna = await h.watch(made["table"], made["key"], seat=0)
        before = anna.seen["revision"]
        lose_an_answer(h.hall.store, monkeypatch, kept=kept)
        assert (await anna.choose(anna.options[0]))["code"] == "in-doubt"
        back = await h.watch(made["table"], made["key"], seat=0, since=before)
        assert back.seen["revision"] == before + (1 if kept else 0)


async def test_a_line_of_chat_that_is_kept_is_not_told_as_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), mine("Boris"))
        anna = await h.watch(made["table"], made["key"], seat=0)
        live = await h.hall.table(made["table"])

        async def unreadable() -> None:
            monkeypatch.undo()
            raise StoreError("the database does not answer")

        monkeypatch.setattr(live.chat, "recall", unreadable)
        assert (await anna.send("say", text="hello"))["is"] == "done"
        assert (await anna.send("say", text="again"))["is"] == "done"
        assert [line.text for line in live.chat.lines] == ["hello", "again"]
        assert [sum(word in raw for raw in anna.raw) for word in ("hello", "again")] == [1, 1]


async def test_who_comes_while_an_answer_is_lost_never_sees_an_empty_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), mine("Boris"))
        live = await h.hall.table(made["table"])
        revision, lost = live.match.revision, asyncio.Event()

        async def no_answer(statements: Sequence[Statement], *, about: str | None = None) -> None:
            monkeypatch.undo()
            await lost.wait()
            raise InDoubt("the connection is closed")

        anna = await h.watch(made["table"], made["key"], seat=0)
        monkeypatch.setattr(h.hall.store, "write", no_answer)
        chosen = asyncio.create_task(anna.choose(anna.options[0]))
        while not live.lock.locked():  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.001)
        boris = await h.socket()
        coming = asyncio.create_task(boris.send("subscribe", table=made["table"], key=made["key"]))
        looking = asyncio.create_task(h.request("GET", f"api/tables/{made['table']}"))
        await h.get("api/games")  # so much later both of them wait
        lost.set()
        assert (await chosen)["code"] == "in-doubt"
        told, (_, looked) = await coming, await looking
        assert told["is"] == "error" or told["revision"] == revision
        assert "error" in looked or looked["revision"] == revision
        await live.catch_up(f"log {revision + 1}")
        assert all(one["revision"] >= revision for one in boris.news)
        again = await h.watch(made["table"], made["key"], seat=1)
        assert again.seen["revision"] == revision


async def test_nobody_waits_for_ever_for_a_database_that_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What had begun may be kept, and is told when it is; what had not is given up for good."""
    async with house(tmp_path) as h:
        first = await h.table(mine("Anna"), mine("Boris"))
        second = await h.table(mine("Vira"), mine("Zoe"))
        anna = await h.watch(first["table"], first["key"], seat=0)
        vira = await h.watch(second["table"], second["key"], seat=0)
        before, commit = anna.seen["revision"], h.hall.store.commit
        hangs, goes_on = threading.Event(), threading.Event()

        def hang() -> None:
            hangs.set()
            goes_on.wait(PATIENCE)
            commit()

        monkeypatch.setattr(durability, "WRITE_SECONDS", 0.3)
        monkeypatch.setattr(h.hall.store, "commit", hang)
        chosen = asyncio.create_task(anna.choose(anna.options[0]))
        await asyncio.to_thread(hangs.wait, PATIENCE)
        assert (await vira.choose(vira.options[0]))["code"] == "storage"
        assert (await chosen)["code"] == "in-doubt"
        back = await h.watch(first["table"], first["key"], seat=0, since=before)
        assert back.seen["revision"] == before
        monkeypatch.undo()
        goes_on.set()
        await back.until_revision(before + 1)
        assert (await vira.choose(vira.options[0]))["is"] == "done"
        assert vira.seen["revision"] == before + 1
