"""Databases that earlier releases have left: every table tells what it told then, and is played on by the keys of then.

What they must tell lies beside them (``tests/releases/<release>/<kind>.json``); ``tests/releases/keep.py`` wrote both.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import greathall
from tests.releases.kept import KINDS, RELEASES, Json, fill, hall, plays_on, run_sql
from tests.releases.seated import Seated
from tests.server.house import House, house
from tests.server.notify.desk import desk

GAMES = ("castle", "paladins", "viscounts", "crusaders")
LATER = "UPDATE snapshots SET release = 'another'"
"""A snapshot of another release is not used: then the whole log is read, as by every later release."""
HALLS = [(release, kind) for release in RELEASES for kind in KINDS]


class Kept:
    """A database as a release left it."""

    def __init__(self, release: str, kind: str, database: str) -> None:
        self.release = release
        self.told = hall(release, kind)
        self.kind = kind
        self.database = database

    def tables(self, h: House, *about: str, older: bool = False) -> list[tuple[Seated, Json]]:
        """The tables of some kinds, as ``running``, or all of them; each with what was kept of it.

        Those that are played on, or (``older``) those that were begun by rules which are played no more.

        Those with a clock come first: one that ran out long ago rings a quarter of a minute after a server's start.
        """
        found = [one for one in self.told["tables"] if not about or one["about"].split()[1] in about]
        found = [one for one in found if self._is_older(one) == older]
        found.sort(key=lambda one: one["told"]["info"]["clock"] is None)
        names = ("about", "table", "owner", "keys", "invitations")
        return [(Seated(h, *(one[name] for name in names)), one) for one in found]

    def _is_older(self, one: Json) -> bool:
        begun = one["told"]["info"]["status"] != "open"
        return begun and not plays_on(self.release, one["about"].split()[0])


@pytest.fixture(params=HALLS, ids=" ".join)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    release, kind = request.param
    database = request.getfixturevalue("postgres") if kind == "postgres" else str(tmp_path / "kept.sqlite3")
    fill(release, kind, database)
    return Kept(release, kind, database)


def assert_within(expected: object, told: object, where: str) -> None:
    """What was told is told still; more may have come to it."""
    if isinstance(expected, dict):
        assert isinstance(told, dict), where
        for name, value in expected.items():
            assert name in told, f"{where}: {name} is no longer told"
            assert_within(value, told[name], f"{where}: {name}")
    elif isinstance(expected, list):
        assert isinstance(told, list), where
        assert len(told) == len(expected), (where, expected, told)
        for number, (one, other) in enumerate(zip(expected, told, strict=True)):
            assert_within(one, other, f"{where}: {number}")
    else:
        assert told == expected, where


@pytest.mark.parametrize(("release", "kind"), HALLS)
def test_tables_of_every_kind_were_kept_of_every_game(release: str, kind: str) -> None:
    tables = hall(release, kind)["tables"]
    found = Counter((one["about"].split()[0], one["told"]["info"]["status"]) for one in tables)
    for game in GAMES:
        assert found[game, "open"] >= 3
        assert found[game, "running"] >= 8
        assert found[game, "over"] >= 3
    running = [one["told"]["info"] for one in tables if one["about"].endswith(" running")]
    for info in running:
        assert info["proposal"]
        assert info["hushed"] == [2]
        assert info["fairness"]["rewinds"] == 1
        assert [seat["stand_in"] for seat in info["seats"]] == [False, True, False]
    assert all(one["told"]["info"]["guide"] for one in tables if one["about"].endswith(" guided"))


@pytest.mark.parametrize("snapshots", ["its snapshots", "its log"])
async def test_every_table_tells_what_it_told(kept: Kept, snapshots: str, tmp_path: Path) -> None:
    if snapshots == "its log":
        run_sql(kept.database, LATER)

    async with house(tmp_path, database=kept.database) as h:
        for table, before in kept.tables(h):
            told = await table.told()
            # What could be chosen then and cannot be now, a table that has not begun chooses no more.
            variants = before["told"]["info"]["variants"]
            known = {name: choice for name, choice in variants.items() if name in told["info"]["variants"]}
            before["told"]["info"]["variants"] = known
            assert_within(before["told"], told, table.about)


async def test_a_game_that_is_over_has_the_record_that_it_had(kept: Kept, tmp_path: Path) -> None:
    async with house(tmp_path, database=kept.database) as h:
        for table, before in kept.tables(h, "over", "agreed", "late", "imported", "solo-over"):
            assert before["told"]["info"]["status"] == "over"
            replayed = greathall.replay(await table.record())
            assert replayed.hash() == before["hash"], table.about
            assert replayed.ply == before["told"]["summary"]["ply"]


async def play_on(table: Seated, before: Json) -> None:
    """Some choices, and a word, by the keys of then."""
    for _ in range(3):
        if not await table.choose():
            break
    info = await table.settled()
    assert info["revision"] > before["told"]["info"]["revision"], table.about
    await table.ask(min(table.keys), "say", text="Long time no see")
    seen = await table.ask(min(table.keys), "view")
    assert seen["chat"][-1]["text"] == "Long time no see"
    assert len(seen["chat"]) == len(before["told"]["seats"][str(min(table.keys))]["chat"]) + 1


async def finish(table: Seated) -> None:
    """All who have a say agree to end the game here."""
    seats = {key: seat for seat, key in table.keys.items()}.values()
    info = await table.info()
    if info["proposal"] is None and info["status"] == "running":
        await table.ask(min(seats), "propose", what="finish")
    for seat in seats:
        info = await table.info()
        if (
            info["proposal"] is not None
            and seat not in info["proposal"]["agreed"]
            and info["seats"][seat]["kind"] == "person"
        ):
            await table.ask(seat, "answer", yes=True)
    assert (await table.info())["status"] == "over", table.about


def verify(record: str, folder: Path) -> None:
    """The chance of the whole game, begun then and ended now, is what was promised then."""
    file = folder / "record.txt"
    file.write_text(record, encoding="utf-8")
    command = [sys.executable, "-m", "greathall.server", "verify", str(file)]
    subprocess.run(command, check=True, capture_output=True)


RUNNING = ("running", "clock", "guided", "rated", "branch", "world", "bots", "corrected", "filled", "solo")
SHARED = ("running", "rated", "world", "solo")
"""Those that are played on in PostgreSQL too: the rules do not ask where a table is kept."""


async def test_every_running_game_is_played_on_and_ended(kept: Kept, tmp_path: Path) -> None:
    async with house(tmp_path, database=kept.database) as h:
        for table, before in kept.tables(h, *(RUNNING if kept.kind == "sqlite" else SHARED)):
            await play_on(table, before)
            await finish(table)
            if table.about.endswith(" world"):
                continue  # it grew out of an imagined position and has no record
            record = await table.record()
            then = greathall.replay(record, before["told"]["summary"]["ply"])
            assert then.hash() == before["hash"], table.about
            if table.about == "castle running":
                verify(record, tmp_path)


async def test_what_is_open_between_people_can_be_settled(kept: Kept, tmp_path: Path) -> None:
    """A proposal is refused, a seat is taken back, the chat is opened again, and choices go back by consent."""

    async with house(tmp_path, database=kept.database) as h:
        for table, before in kept.tables(h, "running"):
            await table.ask(2, "answer", yes=False)
            await table.ask(1, "take-back")
            await table.ask(0, "hush", seat=2, quiet=False)
            await table.ask(2, "say", text="Здоров!")
            info = await table.info()
            assert (info["proposal"], info["hushed"]) == (None, [])
            assert not any(seat["stand_in"] for seat in info["seats"])
            ply = before["told"]["summary"]["ply"]
            await table.agree("undo", ply=ply - 5)
            assert (await table.info())["fairness"]["rewinds"] == 2
            await table.play(3)


async def test_who_was_invited_can_still_come(kept: Kept, tmp_path: Path) -> None:
    async with house(tmp_path, database=kept.database) as h:
        open_tables = kept.tables(h, "open", "left", "rematch")
        for table, _ in open_tables:
            for seat in list(table.invitations):
                if table.about.endswith(" rematch"):
                    await table.join("Boris", int(seat), kept.told["people"]["Boris"]["pass"])
                else:
                    await table.join("Vira", int(seat))
        for table, _ in kept.tables(h, "open"):
            assert (await table.info())["status"] == "running"
            table.keys = next(one.keys for one, _ in open_tables if one.table == table.table)
            await table.play(3)


async def test_people_are_known_with_their_seats_answers_figures_and_ratings(kept: Kept, tmp_path: Path) -> None:
    async with house(tmp_path, database=kept.database) as h:
        for name, person in kept.told["people"].items():
            told = await h.post("api/people", {"name": name, "phrase": person["phrase"]})
            assert sorted({one["table"] for one in told["keys"]}) == person["tables"]
            for key in (told["pass"], person["pass"]):
                answers = await h.get("api/people/standing", headers={"Authorization": f"Bearer {key}"})
                assert answers["standing"] == person["standing"]
            keys = [one["key"] for one in told["keys"]]
            figures = (await h.post("api/tables/statistics", {"keys": keys}))["statistics"]
            assert_within(person["statistics"], figures, name)
            assert {one["game"] for one in figures if one["rating"]} == set(GAMES)
        for game, ratings in kept.told["ratings"].items():
            assert len(ratings) == 2
            assert_within(ratings, (await h.get(f"api/games/{game}/ratings?seats=2"))["ratings"], game)
        public = {one["table"] for one in (await h.get("api/tables"))["tables"]}
        older = {table.table for table, _ in kept.tables(h, older=True)}
        assert public - older == set(kept.told["public"]) - older


async def test_wishes_to_be_called_are_kept(kept: Kept, tmp_path: Path) -> None:
    async with desk(tmp_path, database=kept.database) as d:
        for key, wishes in kept.told["wishes"].items():
            assert_within(wishes, await d.h.post("api/notifications/read", {"keys": [key]}), "wishes")
        anna, guest = kept.told["wishes"].values()
        assert anna["email"] == {"address": "a…@post.example", "confirmed": True}
        assert guest["devices"] == 1
        # Browsers have subscribed to this key; with another one they could not be reached any more.
        assert (await d.h.get("api/notifications"))["push"] == kept.told["push"]


async def test_a_game_by_older_rules_is_read_and_exported(kept: Kept, tmp_path: Path) -> None:
    """It tells who sat there, how it stood and what was said, gives its record, and refuses to be played on."""
    async with house(tmp_path, database=kept.database) as h:
        for table, before in kept.tables(h, older=True):
            then, info = before["told"]["info"], await table.info()
            assert info["status"] == ("over" if then["status"] == "over" else "closed"), table.about
            assert_within({name: then[name] for name in ("game", "variants", "rated")}, info, table.about)
            names = [seat["name"] for seat in info["seats"]]
            assert names == [seat["name"] for seat in then["seats"]]
            told = info["closed"]
            assert told["why"] == "older-rules"
            summary = before["told"]["summary"]
            assert (told["winners"], told["scores"]) == (summary["winners"], summary["scores"]), table.about
            await refuses_to_play(table)
            if not table.about.endswith(" world"):
                record = await table.record()
                assert record.startswith("greathall record 1\n")
                with pytest.raises(greathall.OlderRules):
                    greathall.replay(record)
                if not table.about.endswith(" imported"):
                    assert told["plies"] == summary["ply"], table.about


async def refuses_to_play(table: Seated) -> None:
    for seat, key in table.keys.items():
        seen = await table.ask(seat, "view")
        assert seen["view"] is None
        path = f"api/tables/{table.table}/ask?seat={seat}"
        headers = {"Authorization": f"Bearer {key}"}
        body = {"do": "choose", "decision": "1.0", "choice": f"s{seat} pass", "revision": seen["revision"]}
        status, told = await table.h.request("POST", path, json=body, headers=headers)
        assert (status, told["error"]["code"]) == (409, "older-rules")


async def test_a_rematch_of_a_game_by_older_rules_is_played_by_todays(kept: Kept, tmp_path: Path) -> None:
    async with house(tmp_path, database=kept.database) as h:
        for table, _ in kept.tables(h, "over", older=True):
            made = await table.ask(min(table.keys), "rematch")
            assert made["info"]["status"] == "open"
            assert made["info"]["closed"] is None
