"""Tables in a later release, in which a cost, a score or a rule has changed: they play on as they began, or say so.

In SQLite and in PostgreSQL; ``tests/releases/later.py`` makes the later release.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

import greathall
from greathall.server.cli import main as command
from greathall.server.match.log.game_entries import Choose
from greathall.server.match.match import Match
from greathall.server.storage import backup, backup_postgres
from greathall.server.storage.backup import DATABASE
from greathall.server.tables.live import LiveTable
from tests.releases.kept import KINDS, Json, run_sql
from tests.releases.later import COST, SCORE, changed, corrected, generous, poorer
from tests.server.house import OPEN, Inside, house, mine, run

CORRECTIONS = pytest.mark.parametrize("correction", [COST, SCORE], ids=["cost", "score"])
WELL: Json = {"building": {"well": {"points": 8}}}


class Played(NamedTuple):
    """A table, the key to its seats, and how it stood."""

    table: str
    key: str
    record: str
    scores: list[int]
    hash: str


class Hall(NamedTuple):
    """A database with a game that is running, one that is over, and one with an owner's corrections."""

    database: str
    running: Played
    over: Played
    owners: Played

    @property
    def all(self) -> tuple[Played, ...]:
        return self.running, self.over, self.owners


async def play(live: LiveTable, plies: int) -> None:
    rng = Random(live.match.ply)

    def choice(match: Match) -> list[Choose]:
        return [Choose.of(rng.choice(match.decisions[0].options))]

    for _ in range(plies):
        if live.match.over:
            return
        await live.act(choice)


async def begin(h: Inside, plies: int, components: Json | None = None) -> Played:
    made = await h.table(mine("Anna"), mine("Boris"), components=components)
    live = await h.hall.table(made["table"])
    await play(live, plies)
    table = live.match.playing
    return Played(made["table"], made["key"], table.record(), table.scores(), table.hash())


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Hall:
    """What every test begins with, played once."""
    folder = tmp_path_factory.mktemp("evening")

    async def played() -> Hall:
        async with house(folder) as h:
            return Hall("", await begin(h, 50), await begin(h, 1000), await begin(h, 40, components=WELL))

    found = run(played())
    copy = folder / "copy.sqlite3"
    (folder / "test.sqlite3").rename(folder / DATABASE)
    backup.backup(folder, copy)
    return found._replace(database=str(copy))


@pytest.fixture(params=KINDS)
def hall(request: pytest.FixtureRequest, evening: Hall, tmp_path: Path) -> Hall:
    copy = Path(evening.database)
    if request.param == "sqlite":
        backup.restore(copy, tmp_path)
        return evening._replace(database=str(tmp_path / DATABASE))
    postgres = request.getfixturevalue("postgres")
    backup_postgres.restore(copy, postgres, tmp_path / "nothing.sqlite3")
    return evening._replace(database=postgres)


@asynccontextmanager
async def reopened(hall: Hall, folder: Path, *, from_log: bool = True) -> AsyncIterator[Inside]:
    if from_log:
        run_sql(hall.database, "UPDATE snapshots SET release = 'the last one'")
    async with house(folder, database=hall.database) as h:
        yield h


async def check_upgrade(hall: Hall, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, Json]]:
    """What is said of each table before an upgrade."""
    where = ["--database", hall.database] if "://" in hall.database else ["--data", str(Path(hall.database).parent)]
    code = await asyncio.to_thread(command, ["check-upgrade", "--json", *where])
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    return code, {one["table"]: one for one in found}


@CORRECTIONS
@pytest.mark.parametrize("from_log", [True, False], ids=["its log", "its snapshot"])
async def test_tables_play_on_with_the_data_they_began_with(
    hall: Hall, correction: tuple[str, str, str], from_log: bool, tmp_path: Path
) -> None:
    with corrected(tmp_path, correction, version=2, keeps=True):
        async with reopened(hall, tmp_path, from_log=from_log) as h:
            for one in hall.all:
                live = await h.hall.table(one.table)
                assert live.match.closed is None
                table = live.match.playing
                assert (table.record(), table.scores(), table.hash()) == (one.record, one.scores, one.hash)
                assert table.box.tiles["well"].cost == 12
                assert (await h.get(f"api/tables/{one.table}"))["data"] == 1
            live = await h.hall.table(hall.owners.table)
            assert live.match.playing.box.tiles["well"].points == 8
            await play(live, 1000)
            assert greathall.replay(live.match.playing.record()).over
            new = await h.table(mine("Anna"), mine("Boris"))
            today = (await h.hall.table(new["table"])).match.playing.box.tiles["well"]
            assert (today.cost, today.points) != (12, 10)
            assert new["info"]["data"] == 2
            for version, well in ((1, (12, 10)), (2, (today.cost, today.points))):
                shown = await h.get(f"api/games/castle/components?data={version}")
                found = next(one for one in shown["components"]["building"] if one["id"] == "well")
                assert (found["cost"], found["points"]) == well


async def refuses(h: Inside, one: Played, why: str) -> None:
    """The table is read, tells what was recorded of it, gives its record, and refuses to be played on."""
    info = await h.get(f"api/tables/{one.table}")
    assert info["closed"]["why"] == why
    assert info["closed"]["plies"] == len([line for line in one.record.splitlines() if line.startswith("s")]) - 1
    seen = await h.post(f"api/tables/{one.table}/ask?seat=0", {"do": "view"}, one.key)
    assert (seen["view"], [seat["name"] for seat in info["seats"]]) == (None, ["Anna", "Boris"])
    body = {"do": "choose", "decision": "1.0", "choice": "s0 pass", "revision": seen["revision"]}
    told = await h.post(f"api/tables/{one.table}/ask?seat=0", body, one.key, expect=409)
    assert told["error"]["code"] == why
    async with h.session.get(f"{h.url}/api/tables/{one.table}/record") as response:
        exported = await response.text()
    assert exported.rpartition("= ")[0] == one.record.rpartition("= ")[0]


async def listed(h: Inside, one: Played) -> str:
    """What a list of tables says of it."""
    told: str = (await h.post("api/tables/own", {"keys": [one.key]}))["tables"][0]["status"]
    return told


async def all_are_closed(hall: Hall, folder: Path, why: str, caplog: pytest.LogCaptureFixture) -> None:
    async with reopened(hall, folder) as h:
        if why != "diverged":  # known without playing the log again, so that nobody has to open it first
            while await listed(h, hall.running) != "closed":  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        for one in hall.all:
            await refuses(h, one, why)
            assert one.table in caplog.text
        over = await h.get(f"api/tables/{hall.over.table}")
        running = await h.get(f"api/tables/{hall.running.table}")
        assert (over["status"], running["status"]) == ("over", "closed")
        assert over["closed"]["scores"] == hall.over.scores
        assert over["fairness"]["secret"]
        assert "secret" not in running["fairness"]  # another release may play it on
        assert await listed(h, hall.running) == "closed"


async def all_play_on(hall: Hall, folder: Path) -> None:
    """In the release that they were begun in, or in one that can play them again."""
    async with reopened(hall, folder) as h:
        for one in hall.all:
            assert (await h.hall.table(one.table)).match.playing.hash() == one.hash
        assert await listed(h, hall.running) == "running"
        await play(await h.hall.table(hall.running.table), 1000)
        assert (await h.get(f"api/tables/{hall.running.table}"))["status"] == "over"


@CORRECTIONS
@pytest.mark.parametrize("version", [2, 1], ids=["not kept", "under the same version"])
async def test_tables_whose_data_is_not_held_are_closed_until_it_is(
    hall: Hall,
    correction: tuple[str, str, str],
    version: int,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    with corrected(tmp_path, correction, version=version, keeps=False):
        await all_are_closed(hall, tmp_path, "other-data", caplog)
    await all_play_on(hall, tmp_path)


SILENT = pytest.mark.parametrize("rule", [{"setup": poorer}, {"standings": generous}], ids=["a set-up", "a score"])


@SILENT
async def test_a_rule_that_changed_without_notice_is_noticed(
    hall: Hall, rule: Json, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with changed(**rule):
        await all_are_closed(hall, tmp_path, "diverged", caplog)
    await all_play_on(hall, tmp_path)


async def test_a_rule_that_changed_with_its_version_closes_what_was_begun_before(
    hall: Hall, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with changed(rules_version=3, oldest_rules=3, setup=poorer):
        await all_are_closed(hall, tmp_path, "older-rules", caplog)


async def test_a_snapshot_that_is_not_what_was_logged_is_not_used(hall: Hall, tmp_path: Path) -> None:
    run_sql(hall.database, "UPDATE snapshots SET save = replace(save, '\"treasury\": ', '\"treasury\": 1')")
    async with reopened(hall, tmp_path, from_log=False) as h:
        for one in hall.all:
            assert (await h.hall.table(one.table)).match.playing.hash() == one.hash


async def test_a_hash_that_was_noted_is_looked_at(hall: Hall, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """With every snapshot and in the end; every one of them counts."""
    run_sql(hall.database, "UPDATE log SET hash = '2:0123456789abcdef' WHERE hash <> ''")
    await all_are_closed(hall, tmp_path, "diverged", caplog)


@pytest.mark.parametrize(
    "release", [{"standings": generous}, {"rules_version": 3, "oldest_rules": 3}], ids=["a score", "a rule"]
)
async def test_a_record_that_was_brought_stays_as_it_came(hall: Hall, release: Json, tmp_path: Path) -> None:
    async with reopened(hall, tmp_path) as h:
        made = await h.post("api/records", {"record": hall.over.record})
        await h.post(f"api/tables/{made['table']}/ask", {"do": "hush", "quiet": True}, made["key"])
    with changed(**release):
        async with reopened(hall, tmp_path) as h:
            info = await h.get(f"api/tables/{made['table']}")
            assert (info["status"], info["revision"], info["hushed"]) == ("over", 1, [-1])
            assert info["closed"]["scores"] == hall.over.scores
            async with h.session.get(f"{h.url}/api/tables/{made['table']}/record") as response:
                assert await response.text() == hall.over.record


async def test_a_log_that_fails_before_the_game_begins_is_read(hall: Hall, tmp_path: Path) -> None:
    async with reopened(hall, tmp_path) as h:
        made = await h.table(mine("Anna"), OPEN, OPEN)
        await h.post(f"api/tables/{made['table']}/join", {"name": "Boris"})
    run_sql(hall.database, f"UPDATE log SET actor = 2 WHERE table_id = '{made['table']}'")
    async with reopened(hall, tmp_path) as h:
        info = await h.get(f"api/tables/{made['table']}")
        assert (info["status"], info["closed"]["why"], info["closed"]["plies"]) == ("closed", "diverged", 0)
        assert [seat["name"] for seat in info["seats"]] == ["Anna", "Boris", ""]


@contextmanager
def as_it_is() -> Iterator[None]:
    yield


async def test_check_upgrade_says_what_would_become_of_each_table(
    hall: Hall, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cases: list[tuple[AbstractContextManager[None], int, str, str]] = [
        (as_it_is(), 0, "same", ""),
        (corrected(tmp_path, COST, version=2, keeps=True), 0, "keeps its data", "begun with data 1; today's is 2"),
        (corrected(tmp_path, SCORE, version=2, keeps=False), 0, "closed", "begun with data 1 "),
        (changed(rules_version=3, oldest_rules=3), 0, "closed", "played by rules 2, and today they are rules 3"),
        (changed(setup=poorer), 1, "different", "does not come out as it was recorded"),
        (changed(standings=generous), 1, "different", "does not give what was logged"),
    ]
    for release, code, verdict, text in cases:
        with release:
            ended, found = await check_upgrade(hall, capsys)
        assert (ended, len(found)) == (code, len(hall.all)), found
        for one in hall.all:
            assert found[one.table]["verdict"] == verdict, found
            assert text in found[one.table]["text"]
    await all_play_on(hall, tmp_path)
