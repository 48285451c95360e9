"""E-mail: only to confirmed addresses, in the person's language, with a way out in every letter."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from greathall.core.errors import GreathallError
from greathall.server import cli
from greathall.server.notify.mail import Relay
from tests.server.house import OPEN, House, Process, mine
from tests.server.notify.desk import MINUTE, URL, desk, mail_server, pair, receiver, token_of


async def test_an_address_is_asked_first(tmp_path: Path) -> None:
    async with mail_server() as mail, desk(tmp_path, smtp=mail.url) as d:
        table = await pair(d.h)
        told = await d.ask("/email", table.anna, address="anna@post.example")
        assert told["email"] == {"address": "a…@post.example", "confirmed": False}
        await d.look()
        await d.after(MINUTE)
        (letter,) = mail.letters
        assert letter["To"] == "anna@post.example"
        assert letter["From"] == "Greathall <hall@hall.example>"
        assert "Anna" not in letter.get_content()  # nothing that a stranger could have written
        token = token_of(letter, "confirm")
        assert f"{URL}/notifications#confirm={token}" in letter.get_content()
        await d.h.post("api/notifications/confirm", {"token": token})
        told = await d.ask("/read", table.anna)
        assert told["email"]["confirmed"]
        await d.look()
        await d.after(MINUTE)
        assert mail.letters[-1]["Subject"] == "Your turn: A Castle for All Seasons"
        # Another address has to be asked again.
        await d.ask("/email", table.anna, address="other@post.example")
        assert not (await d.ask("/read", table.anna))["email"]["confirmed"]
        wrong = await d.h.post("api/notifications/confirm", {"token": token}, expect=403)
        assert wrong["error"]["code"] == "bad-link"


async def test_nobody_can_be_flooded_with_questions(tmp_path: Path) -> None:
    async with mail_server() as mail, desk(tmp_path, smtp=mail.url) as d:
        table = await pair(d.h)
        codes = []
        for _ in range(5):
            body = {"keys": d.keys(table.anna), "address": "stranger@post.example"}
            codes.append((await d.h.request("POST", "api/notifications/email", json=body))[0])
        await d.h.office.delivery.settle()
        assert codes == [200, 200, 200, 429, 429]
        assert len(mail.letters) == 3


@pytest.mark.parametrize(
    ("lang", "subject", "line"),
    [
        ("en", "Your turn: A Castle for All Seasons", "It is your turn at the table with Boris."),
        ("ru", "Ваш ход: «Замок на все времена»", "Сейчас ваш ход. За столом: Boris."),
        ("uk", "Ваш хід: «Замок на всі часи»", "Зараз ваш хід. За столом: Boris."),
    ],
)
async def test_letters_speak_the_language_of_the_person(tmp_path: Path, lang: str, subject: str, line: str) -> None:
    async with mail_server() as mail, desk(tmp_path, smtp=mail.url) as d:
        table = await pair(d.h)
        await d.address(table.anna, mail, "anna@post.example", lang=lang)
        await d.look()
        await d.after(MINUTE)
        (letter,) = mail.letters
        assert (letter["Subject"], letter["Content-Language"]) == (subject, lang)
        assert line in letter.get_content()
        assert f"{URL}/table/{table.table}" in letter.get_content().split()
        assert table.anna not in letter.as_string()


async def test_every_letter_has_a_way_out(tmp_path: Path) -> None:
    async with mail_server() as mail, desk(tmp_path, smtp=mail.url) as d:
        table = await pair(d.h)
        await d.address(table.anna, mail, "anna@post.example", remind={"minutes": 15, "times": 5})
        await d.look()
        await d.after(MINUTE)
        (letter,) = mail.letters
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert letter["Auto-Submitted"] == "auto-generated"
        token = token_of(letter, "unsubscribe")
        # In one piece and as it is: mail programs decode nothing here.
        stop = f"List-Unsubscribe: <{URL}/api/notifications/unsubscribe?token={token}>\r\n"
        assert stop.encode() in mail.raw[-1]
        # As mail programs do it: a form, no cookies, no origin.
        form = {"data": {"List-Unsubscribe": "One-Click"}, "params": {"token": token}}
        for _ in range(2):
            status, told = await d.h.request("POST", "api/notifications/unsubscribe", **form)
            assert (status, told) == (200, {"unsubscribed": True})
        await d.after(60 * MINUTE)
        assert len(mail.letters) == 1
        assert (await d.ask("/read", table.anna))["email"] is None


async def test_an_address_that_does_not_exist_is_forgotten(tmp_path: Path) -> None:
    async with mail_server() as mail, desk(tmp_path, smtp=mail.url) as d:
        table = await pair(d.h)
        await d.address(table.anna, mail, "anna@post.example")
        mail.refused["anna@post.example"] = "451 later"
        told = await d.ask("/test", table.anna)
        assert told["sent"] == {"email": "failed"}
        mail.refused["anna@post.example"] = "550 nobody here"
        told = await d.ask("/test", table.anna)
        assert told["sent"] == {"email": "gone"}
        assert (await d.ask("/read", table.anna))["email"] is None


async def test_a_letter_that_was_taken_is_not_sent_again_for_a_rude_goodbye(tmp_path: Path) -> None:
    async with mail_server() as mail, desk(tmp_path, smtp=mail.url) as d:
        table = await pair(d.h)
        await d.address(table.anna, mail, "anna@post.example")
        mail.goodbye = "421 so long"
        await d.look()
        await d.after(MINUTE)
        assert len(mail.letters) == 1


async def test_a_test_message_goes_every_way_and_not_too_often(tmp_path: Path) -> None:
    async with mail_server() as mail, receiver() as got, desk(tmp_path, smtp=mail.url) as d:
        table = await pair(d.h)
        await d.address(table.anna, mail, "anna@post.example", lang="uk")
        await d.hook(table.anna, got, lang="uk")
        told = await d.ask("/test", table.anna)
        assert told["sent"] == {"email": "sent", "webhook": "sent"}
        assert mail.letters[0]["Subject"] == "Greathall може вам написати"
        assert got.got[0].told["kind"] == "test"
        codes = [
            (await d.h.request("POST", "api/notifications/test", json={"keys": d.keys(table.anna)}))[0]
            for _ in range(3)
        ]
        assert codes == [200, 200, 429]


@pytest.mark.parametrize(
    "address", ["anna", "anna@", "@post.example", "a b@post.example", "anna@post", "a@b.example\r\nBcc: eve@c.example"]
)
async def test_what_is_no_address_is_refused(tmp_path: Path, address: str) -> None:
    async with mail_server() as mail, desk(tmp_path, smtp=mail.url) as d:
        table = await pair(d.h)
        told = await d.h.post("api/notifications/email", {"keys": d.keys(table.anna), "address": address}, expect=400)
        assert told["error"]["code"] == "bad-address"


@pytest.mark.parametrize("name", ["seat:1", "seat:x", "{ $link }", "Vera <v@x.example>"])
async def test_names_are_only_names(tmp_path: Path, name: str) -> None:
    async with mail_server() as mail, desk(tmp_path, smtp=mail.url) as d:
        table = await pair(d.h, names=("Anna", name))
        await d.address(table.anna, mail, "anna@post.example")
        await d.look()
        await d.after(MINUTE)
        (letter,) = mail.letters
        assert name in letter.get_content()
        assert letter["To"] == "anna@post.example"
        assert letter["Bcc"] is None


async def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    async with desk(tmp_path) as d:
        table = await pair(d.h)
        assert (await d.h.get("api/notifications"))["email"] is False
        body = {"keys": d.keys(table.anna), "address": "anna@post.example"}
        assert (await d.h.post("api/notifications/email", body, expect=409))["error"]["code"] == "no-channel"


@pytest.mark.parametrize(
    ("url", "found"),
    [
        ("smtp://relay.example", ("relay.example", 587, False, "", "")),
        ("smtps://anna:p%40ss@relay.example", ("relay.example", 465, True, "anna", "p@ss")),
        ("smtp://127.0.0.1:2525", ("127.0.0.1", 2525, False, "", "")),
    ],
)
def test_the_mail_server_is_an_address(url: str, found: tuple[Any, ...]) -> None:
    assert Relay.read(url, "hall@hall.example")[:5] == found


@pytest.mark.parametrize("url", ["relay.example", "https://relay.example", "smtp://", "smtp://relay:port"])
def test_a_wrong_mail_server_is_said_at_the_start(url: str) -> None:
    with pytest.raises(GreathallError, match="mail server"):
        Relay.read(url, "")


async def test_the_mail_server_is_named_by_a_flag(tmp_path: Path) -> None:
    async with mail_server() as mail, aiohttp.ClientSession() as session:
        flags = ("--smtp", mail.url, "--smtp-from", "hall@hall.example", "--url", f"{URL}/", "--bot-workers", "1")
        server = await asyncio.to_thread(Process, tmp_path, *flags)
        h = House(server.url, session)
        made = await h.table(mine("Anna"), OPEN)
        await h.post("api/notifications/email", {"keys": [made["key"]], "address": "anna@post.example"})
        for _ in range(500):
            if mail.letters:
                break
            await asyncio.sleep(0.02)
        assert f"{URL}/notifications#confirm=" in mail.letters[0].get_content()
        await asyncio.to_thread(server.end, signal.SIGTERM)


def test_letters_need_the_address_of_the_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["serve", "--data", str(tmp_path), "--smtp", "smtp://relay.example"]) == 2
    assert "--smtp needs --url" in capsys.readouterr().err
