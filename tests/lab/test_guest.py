"""A bot of one's own at a table of a server, and bots that packages offer."""

from __future__ import annotations

import asyncio
import json
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random
from typing import Any

import pytest

import greathall
from examples import guest_bot, serve
from greathall.bots import make, plugged
from greathall.cli.main import main
from greathall.lab.guest import Guest, Link, Refused, question_of, read_link
from tests.server.house import house
from tests.server.house import run as within

PERSON: dict[str, Any] = {"kind": "person"}
BOT = {"kind": "bot", "bot": "random"}


async def made(inside: Any, *seats: dict[str, Any]) -> dict[str, Any]:
    async with inside.session.post(f"{inside.url}/api/tables", json={"game": "castle", "seats": seats}) as answer:
        told: dict[str, Any] = await answer.json()
        return told


# At a table


def test_two_guests_play_a_game(tmp_path: Path) -> None:
    """One is invited, one takes the free seat; both play to the end, and are told the same."""

    async def play() -> None:
        async with house(tmp_path) as inside:
            table = await made(inside, PERSON, PERSON)
            lines: list[str] = []
            invited = Guest(Link(inside.url, table["table"], table["invitations"]["1"]), guest_bot.Mason(), "1")
            free = Guest(Link(inside.url, table["table"], ""), make("random"), "2", lines.append)
            async with asyncio.timeout(60):
                one, two = await asyncio.gather(invited.play(), free.play())
            assert one == two
            assert set(one["places"]) == {"0", "1"}
            assert lines[0].startswith("seat 1; the way back to it: http")
            assert all(line.startswith("s0 ") for line in lines[1:])

    within(play())


def test_a_guest_comes_back_when_the_line_breaks(tmp_path: Path) -> None:
    """The socket is cut in the middle of the game; the game is played to its end all the same."""

    class Cut(guest_bot.Mason):
        def __init__(self) -> None:
            self.asked = 0

        def choose(self, question: greathall.Question, rng: Random) -> greathall.Option:
            self.asked += 1
            if self.asked == 5:
                asyncio.run_coroutine_threadsafe(cut(), loops[0]).result(10)
            return super().choose(question, rng)

    async def cut() -> None:
        for connector in sockets:
            for transport in [one.transport for one in connector._acquired]:
                transport.abort()

    sockets: list[Any] = []

    async def play() -> None:
        loops.append(asyncio.get_running_loop())
        async with house(tmp_path) as inside:
            table = await made(inside, {**PERSON, "mine": True, "name": "Anna"}, BOT)
            lines: list[str] = []
            guest = Guest(Link(inside.url, table["table"], table["key"]), Cut(), "1", lines.append)
            watch = guest._watch

            async def watched(session: Any) -> Any:
                sockets[:] = [session.connector]
                return await watch(session)

            guest._watch = watched  # type: ignore[method-assign]
            async with asyncio.timeout(60):
                outcome = await guest.play()
            assert "the connection broke; calling again" in lines
            assert set(outcome["places"]) == {"0", "1"}

    loops: list[asyncio.AbstractEventLoop] = []
    within(play())


def test_what_a_guest_cannot_do_is_told(tmp_path: Path) -> None:
    class Cheat:
        name = "cheat"

        def choose(self, question: greathall.Question, rng: Random) -> greathall.Option:
            return question.options[0].verb(1, "nothing")

    async def play() -> None:
        async with house(tmp_path) as inside:
            full = await made(inside, {**PERSON, "mine": True, "name": "Anna"}, BOT)
            with pytest.raises(Refused, match="table-full"):
                await Guest(Link(inside.url, full["table"], ""), make("random"), "1").play()
            with pytest.raises(Refused, match="no-table"):
                await Guest(Link(inside.url, "a" * 16, ""), make("random"), "1").play()
            own = Link(inside.url, full["table"], full["key"])
            with pytest.raises(greathall.GreathallError, match="none of its options"):
                await Guest(own, Cheat(), "1").play()
            with pytest.raises(greathall.GreathallError, match="tells a guest no worlds"):
                await Guest(own, make("greedy"), "1").play()
        with pytest.raises(greathall.GreathallError, match="cannot be reached"):
            await Guest(Link("http://127.0.0.1:9", "a" * 16, ""), make("random"), "1").play()

    within(play())


def test_a_guest_is_asked_as_at_a_table_of_its_own() -> None:
    table = greathall.new("castle", seats=3, seed=2, season="winter")
    question = question_of(table.view(1))
    assert list(question.options) == table.decision_of(1).options  # type: ignore[union-attr]
    assert (question.seat, question.kind, question.hidden) == (1, "choose-cards", True)
    assert question.setup == table.setup
    assert question.view == table.view(1)


@pytest.mark.parametrize("text", ["", "example.org/table/x", "https://example.org/", "https://example.org/table/"])
def test_links_that_lead_to_no_table(text: str) -> None:
    with pytest.raises(greathall.GreathallError, match="is no link of a table"):
        read_link(text)


def test_links_of_tables() -> None:
    assert read_link("https://example.org/hall/table/abc#key") == Link("https://example.org/hall", "abc", "key")
    assert read_link("http://127.0.0.1:8000/table/abc").text == "http://127.0.0.1:8000/table/abc#"


def test_the_command_seats_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    """As the page says it: a server, a table, and a module of one's own."""

    async def table(address: str) -> str:
        import aiohttp

        async with aiohttp.ClientSession() as session:
            wish = {"game": "castle", "seats": [PERSON, BOT]}
            async with session.post(f"{address}/api/tables", json=wish) as answer:
                told = await answer.json()
        return f"{address}/table/{told['table']}#{told['invitations']['0']}"

    with serve.server() as address:
        link = asyncio.run(table(address))
        assert main(["bot", "--table", link, "--bot", "examples.guest_bot:Mason", "--json"]) == 0
    told = capsys.readouterr()
    assert set(json.loads(told.out)["places"]) == {"0", "1"}
    assert "s0 choose" in told.err


# By name


def test_bots_of_a_module_of_ones_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine_alone.py").write_text(
        "class Mine:\n name = 'mine'\n def choose(self, question, rng):\n  return question.options[0]\n"
        "class Broken:\n name = 'broken'\n"
    )
    path = list(sys.path)
    assert make("mine_alone:Mine").name == "mine"
    assert sys.path == path
    words = ["simulate", "castle", "--seats", "2", "--games", "2", "--json", "--who", "mine_alone:Mine,random"]
    assert main(words) == 0
    assert json.loads(capsys.readouterr().out)["errors"] == 0
    for name, why in (
        ("mine_alone:Broken", "a bot has a name and a method"),
        ("mine_alone:Nobody", "cannot be loaded"),
        ("nothing_there:Mine", "cannot be loaded"),
        ("nobody", "there is no bot 'nobody'"),
    ):
        with pytest.raises(greathall.SetupError, match=why):
            make(name)


def test_bots_that_packages_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("mason", "examples.guest_bot:Mason", plugged.GROUP)
    gone = EntryPoint("gone", "nothing_there:Mason", plugged.GROUP)
    monkeypatch.setattr(plugged, "offered", lambda: {"mason": entry, "gone": gone})
    assert isinstance(make("mason"), guest_bot.Mason)
    with pytest.raises(greathall.SetupError, match="'gone' cannot be loaded"):
        make("gone")


def test_the_example_is_better_than_chance(capsys: pytest.CaptureFixture[str]) -> None:
    guest_bot.main(30)
    won = int(capsys.readouterr().out.split("won ")[1].split()[0])
    assert won >= 18
