"""Games that are over: records out and in, checked chance, branches, rematches."""

from __future__ import annotations

import random
from pathlib import Path

import aiohttp
import pytest

import greathall
from greathall.core.errors import RecordError
from greathall.server import log
from greathall.server.cli import main as command
from greathall.server.fairness import verify, write_record
from greathall.server.log import Header, Place
from greathall.server.secret import commitment, new_secret
from greathall.server.sitting import Sitting
from tests.server.house import OPEN, Client, Inside, bot, house, mine, run
from tests.server.test_table import play_on
from tests.server.test_together import pair, step


def played(rewinds: int = 0, plies: int = 10_000) -> Sitting:
    """A whole winter game (chance in every round), with some agreed steps back."""
    rng = random.Random(rewinds)
    places = tuple(Place("person", name, taken=True) for name in ("Anna", "Boris"))
    sitting = Sitting(Header("castle", 1, "0", {"season": "winter"}, places), new_secret())
    sitting.apply(log.Start(("red", "blue")), 0)
    backs = sorted((rng.randrange(20, 70) for _ in range(rewinds)), reverse=True)
    while not sitting.over and sitting.playing.ply < plies:
        option = rng.choice(rng.choice(sitting.decisions).options)
        sitting.apply(log.Choose(option.notation), 0)
        if backs and sitting.playing.ply == backs[-1] + 15:
            sitting.apply(log.Rewind(backs.pop()), 0)
    return sitting


@pytest.mark.parametrize("rewinds", [0, 1, 3])
def test_a_records_chance_can_be_drawn_again(rewinds: int) -> None:
    sitting = played(rewinds)
    text = write_record(sitting)
    assert f"# promise {commitment(sitting.secret)}" in text
    verdict = verify(text)
    assert verdict.plies == sitting.playing.ply
    assert verdict.outcomes >= 6
    assert greathall.replay(text).hash() == sitting.playing.hash()


def test_what_was_tampered_with_is_found() -> None:
    sitting = played(1)
    text = write_record(sitting)
    other = new_secret()
    with pytest.raises(RecordError, match="not the one that was promised"):
        verify(text.replace(sitting.secret, other))
    lied = text.replace(sitting.secret, other).replace(commitment(sitting.secret), commitment(other))
    with pytest.raises(RecordError, match="the secret gives"):
        verify(lied)
    (remark,) = [row for row in text.splitlines() if row.startswith("# generation")]
    with pytest.raises(RecordError, match="the secret gives"):
        verify(text.replace(remark + "\n", ""))
    with pytest.raises(RecordError, match="numbers"):
        verify(text.replace(remark, "# generation one two"))
    with pytest.raises(RecordError, match="no promise"):
        verify(sitting.playing.record())


def test_an_undo_by_consent_draws_anew() -> None:
    sitting = played(plies=40)
    table = sitting.playing
    ply = next(p for p in range(table.ply, 0, -1) if _drew(sitting, p)) - 1
    seen = set()
    for _ in range(12):
        sitting.apply(log.Rewind(ply), 0)
        while sitting.playing.ply <= ply:
            sitting.apply(log.Choose(sitting.decisions[0].options[0].notation), 0)
        seen.add(tuple(sitting.playing.tip.outcomes))
        while sitting.playing.ply < ply + 2:
            sitting.apply(log.Choose(sitting.decisions[0].options[0].notation), 0)
    assert len(seen) > 1


def _drew(sitting: Sitting, ply: int) -> bool:
    node = sitting.playing.tip
    while node.number > ply:
        assert node.prev is not None
        node = node.prev
    return bool(node.outcomes)


def test_an_undo_by_consent_past_a_draw_is_told_by_the_record_and_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """From the proposal at the table to ``greathall verify``: the draw is made anew, and everybody can see it."""

    async def main() -> str:
        rng = random.Random(4)
        async with house(tmp_path) as h:
            table, anna, boris = await pair(h, variants={"season": "winter"})
            sitting = (await h.hall.table(table)).sitting
            while not (sitting.playing.ply > 20 and any(_drew(sitting, ply) for ply in range(15, sitting.playing.ply))):
                await step([anna, boris], rng)
            drawn = next(ply for ply in range(15, sitting.playing.ply) if _drew(sitting, ply))
            told = await anna.send("propose", what="undo", ply=drawn - 1)
            await boris.until_revision(told["revision"])
            told = await boris.send("answer", yes=True)
            for client in (anna, boris):
                await client.until_revision(told["revision"])
                assert client.seen["table"]["fairness"]["rewinds"] == 1
            while not sitting.over:
                await step([anna, boris], rng)
            record = str((await anna.send("record"))["record"])
            assert f"# generation {drawn - 1} 1" in record
            return record

    file = tmp_path / "record.txt"
    file.write_text(run(main()), encoding="utf-8")
    assert command(["verify", str(file)]) == 0
    assert "drawn anew 1 times" in capsys.readouterr().out


async def whole_game(h: Inside) -> tuple[str, str, Client]:
    made = await h.table(mine("Anna"), bot())
    anna = await h.watch(made["table"], made["key"])
    await play_on(anna, random.Random(1))
    return made["table"], made["key"], anna


def test_export_import_and_branch(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
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

    text = run(main())
    file = tmp_path / "record.txt"
    file.write_text(text, encoding="utf-8")
    assert command(["verify", str(file)]) == 0
    assert "every outcome" in capsys.readouterr().out
    file.write_text(text.replace("s0 ", "s1 ", 1), encoding="utf-8")
    assert command(["verify", str(file)]) == 2
    assert "line" in capsys.readouterr().err


def test_a_running_game_branches_into_a_world_of_ones_own(tmp_path: Path) -> None:
    async def main() -> None:
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

    run(main())


def test_bad_records_are_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as h:
            good = played().playing.record()
            for bad in ("nonsense", good[:-30], good.replace("\ns0 ", "\ns0 build-", 1)):
                told = await h.post("api/records", {"record": bad}, expect=400)
                assert told["error"]["code"] == "bad-record"

    run(main())


def test_a_rematch_has_the_same_seats(tmp_path: Path) -> None:
    async def main() -> None:
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

    run(main())


def test_keys_of_a_record_table_open_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as h:
            kept = await h.post("api/records", {"record": played().playing.record()})
            assert kept["seats"] == []
            client = await h.watch(kept["table"], kept["key"])
            assert client.seen["held"] == []
            assert (await client.send("resign"))["code"] == "not-yours"
            with pytest.raises(aiohttp.ClientResponseError):
                async with h.session.get(f"{h.url}/api/tables/none/record", raise_for_status=True):
                    pass

    run(main())
