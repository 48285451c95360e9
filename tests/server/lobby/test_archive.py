"""Games that are over: records out and in, checked chance, branches, rematches."""

from __future__ import annotations

import random
from pathlib import Path

import aiohttp
import pytest

import greathall
from greathall.core.errors import RecordError
from greathall.server.cli import main as command
from greathall.server.keys import commitment, new_secret
from greathall.server.match import consent
from greathall.server.match.fairness import verify, write_record
from greathall.server.match.log import game_entries
from greathall.server.match.log.header import Header, Place
from greathall.server.match.match import Match
from tests.server.house import OPEN, Client, Inside, bot, house, mine
from tests.server.tables.test_table import play_on
from tests.server.tables.test_together import pair, step


def played(rewinds: int = 0, plies: int = 10_000) -> Match:
    """A whole winter game (chance in every round), with some agreed steps back."""
    rng = random.Random(rewinds)
    places = tuple(Place("person", name, taken=True) for name in ("Anna", "Boris"))
    match = Match(Header("castle", 1, "0", {"season": "winter"}, places), new_secret())
    match.apply(game_entries.Start(("red", "blue")), 0)
    backs = sorted((rng.randrange(20, 70) for _ in range(rewinds)), reverse=True)
    while not match.over and match.playing.ply < plies:
        option = rng.choice(rng.choice(match.decisions).options)
        match.apply(game_entries.Choose(option.notation), 0)
        if backs and match.playing.ply == backs[-1] + 15:
            match.apply(consent.Rewind(backs.pop()), 0)
    return match


@pytest.mark.parametrize("rewinds", [0, 1, 3])
def test_a_records_chance_can_be_drawn_again(rewinds: int) -> None:
    match = played(rewinds)
    text = write_record(match)
    assert f"# promise {commitment(match.secret)}" in text
    verdict = verify(text)
    assert verdict.plies == match.playing.ply
    assert verdict.outcomes >= 6
    assert greathall.replay(text).hash() == match.playing.hash()


def test_what_was_tampered_with_is_found() -> None:
    match = played(1)
    text = write_record(match)
    other = new_secret()
    with pytest.raises(RecordError, match="not the one that was promised"):
        verify(text.replace(match.secret, other))
    lied = text.replace(match.secret, other).replace(commitment(match.secret), commitment(other))
    with pytest.raises(RecordError, match="the secret gives"):
        verify(lied)
    (remark,) = [row for row in text.splitlines() if row.startswith("# generation")]
    with pytest.raises(RecordError, match="the secret gives"):
        verify(text.replace(remark + "\n", ""))
    with pytest.raises(RecordError, match="numbers"):
        verify(text.replace(remark, "# generation one two"))
    with pytest.raises(RecordError, match="no promise"):
        verify(match.playing.record())


def test_an_undo_by_consent_draws_anew() -> None:
    match = played(plies=40)
    table = match.playing
    ply = next(p for p in range(table.ply, 0, -1) if _drew(match, p)) - 1
    seen = set()
    for _ in range(12):
        match.apply(consent.Rewind(ply), 0)
        while match.playing.ply <= ply:
            match.apply(game_entries.Choose(match.decisions[0].options[0].notation), 0)
        seen.add(tuple(match.playing.last.outcomes))
        while match.playing.ply < ply + 2:
            match.apply(game_entries.Choose(match.decisions[0].options[0].notation), 0)
    assert len(seen) > 1


def _drew(match: Match, ply: int) -> bool:
    node = match.playing.last
    while node.number > ply:
        assert node.prev is not None
        node = node.prev
    return bool(node.outcomes)


async def test_an_undo_by_consent_past_a_draw_is_told_by_the_record_and_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """From the proposal at the table to ``greathall verify``: the draw is made anew, and everybody can see it."""

    async def main() -> str:
        rng = random.Random(4)
        async with house(tmp_path) as h:
            table, anna, boris = await pair(h, variants={"season": "winter"})
            match = (await h.hall.table(table)).match
            while not (match.playing.ply > 20 and any(_drew(match, ply) for ply in range(15, match.playing.ply))):
                await step([anna, boris], rng)
            drawn = next(ply for ply in range(15, match.playing.ply) if _drew(match, ply))
            told = await anna.send("propose", what="undo", ply=drawn - 1)
            await boris.until_revision(told["revision"])
            told = await boris.send("answer", yes=True)
            for client in (anna, boris):
                await client.until_revision(told["revision"])
                assert client.seen["table"]["fairness"]["rewinds"] == 1
            while not match.over:
                await step([anna, boris], rng)
            record = str((await anna.send("record"))["record"])
            assert f"# generation {drawn - 1} 1" in record
            return record

    file = tmp_path / "record.txt"
    file.write_text(await main(), encoding="utf-8")
    assert command(["verify", str(file)]) == 0
    assert "drawn anew 1 times" in capsys.readouterr().out


async def whole_game(h: Inside) -> tuple[str, str, Client]:
    made = await h.table(mine("Anna"), bot())
    anna = await h.watch(made["table"], made["key"])
    await play_on(anna, random.Random(1))
    return made["table"], made["key"], anna


async def test_export_import_and_branch(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def main() -> str:
        async with house(tmp_path) as h:
            table, _, anna = await whole_game(h)
            async with h.session.get(f"{h.url}/api/tables/{table}/record") as response:
                assert response.headers["Content-Disposition"].startswith("attachment")
                text = await response.text()
            kept = await h.post("api/records", {"record": text})
            again = await h.watch(kept["table"])
            assert again.seen["table"]["status"] == "over"
            assert again.seen["view"]["outcome"] == anna.seen["view"]["outcome"]
            assert again.seen["table"]["fairness"] is None
            assert (await again.send("record"))["record"] == text
            then = await again.send("past", ply=5)
            assert then["view"]["ply"] == 5
            for source in (again, anna):
                made = await source.send("branch", ply=5, bot="random")
                assert made["is"] == "made", made
                branched = await h.watch(made["table"], made["key"])
                await play_on(branched, random.Random(2))
                own = (await branched.send("record"))["record"]
                assert verify(own).plies == branched.seen["view"]["ply"]
            return text

    text = await main()
    file = tmp_path / "record.txt"
    file.write_text(text, encoding="utf-8")
    assert command(["verify", str(file)]) == 0
    assert "every outcome" in capsys.readouterr().out
    file.write_text(text.replace("s0 ", "s1 ", 1), encoding="utf-8")
    assert command(["verify", str(file)]) == 2
    assert "line" in capsys.readouterr().err


async def test_a_running_game_branches_into_a_world_of_ones_own(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna", gender="female"), OPEN)
        joined = await h.post(f"api/tables/{made['table']}/join", {"name": "Boris"})
        anna = await h.watch(made["table"], made["key"])
        boris = await h.watch(made["table"], joined["key"])
        await anna.until(lambda seen: seen["view"])
        await boris.choose(boris.options[0])
        watcher = await h.watch(made["table"])
        assert (await watcher.send("branch", ply=0))["code"] == "not-yours"
        branch = await anna.send("branch", ply=0, bot="random")
        private = await h.watch(branch["table"], branch["key"])
        who = private.seen["table"]["seats"][0]
        assert (who["name"], who["gender"]) == ("Anna", "female")
        assert private.seen["view"]["board"] == anna.seen["view"]["board"]
        await play_on(private, random.Random(3))
        assert (await private.send("record"))["code"] == "no-record"
        assert private.seen["table"]["origin"]["table"] == made["table"]
    async with house(tmp_path) as h:
        private = await h.watch(branch["table"], branch["key"])
        assert private.seen["view"]["over"]


async def test_bad_records_are_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        good = played().playing.record()
        for bad in ("nonsense", good[:-30], good.replace("\ns0 ", "\ns0 build-", 1)):
            told = await h.post("api/records", {"record": bad}, expect=400)
            assert told["error"]["code"] == "bad-record"


async def test_a_rematch_has_the_same_seats(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna", colour="green"), OPEN, bot(), variants={"season": "winter"})
        joined = await h.post(f"api/tables/{made['table']}/join", {"name": "Boris"})
        anna = await h.watch(made["table"], made["key"])
        boris = await h.watch(made["table"], joined["key"])
        assert (await anna.send("rematch"))["code"] == "running"
        await boris.send("resign")
        await anna.send("propose", what="finish")
        await anna.until(lambda seen: seen["view"]["over"])
        again = await anna.send("rematch")
        assert again["info"]["variants"]["season"] == "winter"
        told = [message for message in boris.raw if '"rematch"' in message]
        assert again["table"] in told[0]
        assert list(again["invitations"]) == ["1"]
        back = await h.post(f"api/tables/{again['table']}/join", {"name": "Boris", "seat": 1})
        assert back["info"]["status"] == "running"
        assert back["info"]["seats"][0]["colour"] == "green"


async def test_keys_of_a_record_table_open_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        kept = await h.post("api/records", {"record": played().playing.record()})
        assert kept["seats"] == []
        client = await h.watch(kept["table"], kept["key"])
        assert client.seen["held"] == []
        assert (await client.send("resign"))["code"] == "not-yours"
        with pytest.raises(aiohttp.ClientResponseError):
            async with h.session.get(f"{h.url}/api/tables/none/record", raise_for_status=True):
                pass
