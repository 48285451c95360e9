"""What people are told when the database fails half-way: nothing that is kept goes untold, nothing is done twice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from greathall.server.match.log.game_entries import Choose
from greathall.server.storage.base import Statement, Store
from greathall.server.storage.statements import insert_row
from greathall.server.tables.live import LiveTable
from greathall.server.wire.errors import InDoubt, StoreError
from tests.server.house import Inside, Json, house, mine


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
