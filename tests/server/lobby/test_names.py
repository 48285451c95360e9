"""Names and phrases as an attacker would choose them, tries that keep nobody out, keys that are taken back."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from greathall.server.lobby.people.names import likeness
from tests.server.house import bot, house, mine

PHRASE = "correct horse"
EVE, ANNA = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("anna", "name-alike"),
        ("ANNA", "name-alike"),
        ("\u0410nn\u0430", "bad-name"),  # Cyrillic among Latin
        ("A\u200bnna", "bad-name"),
        ("\u202eannA", "bad-name"),
        ("Anna\ufeff", "bad-name"),
        ("\uff21nna", None),  # of full width: it is her name, spelled otherwise
        ("A-n-n-a", "name-alike"),
    ],
)
async def test_names_that_look_like_somebodys(tmp_path: Path, name: str, code: str | None) -> None:
    async with house(tmp_path) as h:
        await h.post("api/people", {"name": "Anna", "phrase": PHRASE})
        status, told = await h.request("POST", "api/people", json={"name": name, "phrase": PHRASE})
        assert (told["name"] if status == 200 else told["error"]["code"]) == (code or "Anna")


def test_whole_names_in_another_script() -> None:
    assert likeness("\u0421\u043e\u0441\u0430 \u0421\u0430\u0440") == likeness("Coca Cap")
    assert likeness("\u041e\u043a\u0441\u0430\u043d\u0430") != likeness("Oxana")
    assert likeness("Bill") == likeness("BiI1")
    assert likeness("\U0001f642") != likeness("\U0001f3b2")


@pytest.mark.parametrize(
    "phrase", ["12345678", "password", "PassWord123", "aaaaaaaa", "abcdefghij", "Annabelle", "annabelle1"]
)
async def test_phrases_that_are_tried_first(tmp_path: Path, phrase: str) -> None:
    async with house(tmp_path) as h:
        told = await h.post("api/people", {"name": "Annabelle", "phrase": phrase}, expect=400)
        assert told["error"]["code"] == "weak-phrase"


async def test_trying_phrases_keeps_nobody_else_out(tmp_path: Path) -> None:
    async with house(tmp_path, behind_proxy=True) as h:
        await h.request("POST", "api/people", json={"name": "Anna", "phrase": PHRASE}, headers=ANNA)
        tries = [
            (await h.request("POST", "api/people", json={"name": "Anna", "phrase": f"wrong horse {n}"}, headers=EVE))[0]
            for n in range(12)
        ]
        assert (tries[0], tries[-1]) == (403, 429)
        assert (await h.request("POST", "api/people", json={"name": "Anna", "phrase": PHRASE}, headers=ANNA))[0] == 200


async def test_names_per_address(tmp_path: Path) -> None:
    async with house(tmp_path, behind_proxy=True, people_per_hour=4.0) as h:
        codes = [
            (await h.request("POST", "api/people", json={"name": name, "phrase": PHRASE}, headers=EVE))[0]
            for name in ("Mallory", "Trudy", "Oscar")
        ]
        assert codes == [200, 200, 429]
        assert (await h.request("POST", "api/people", json={"name": "Anna", "phrase": PHRASE}, headers=ANNA))[0] == 200


async def test_a_new_phrase_takes_every_key_back(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), bot())
        first = await h.post("api/people", {"name": "Anna", "phrase": PHRASE, "keys": [made["key"]]})
        wrong = {"name": "Anna", "phrase": "wrong horse", "new": "battery staple"}
        await h.post("api/people/phrase", wrong, expect=403)
        await h.post("api/people/phrase", {**wrong, "phrase": PHRASE, "new": "12345678"}, expect=400)
        after = await h.post("api/people/phrase", {**wrong, "phrase": PHRASE})
        for old in (made["key"], first["keys"][0]["key"]):
            await h.post(f"api/tables/{made['table']}/ask", {"do": "ping"}, old, expect=403)
        headers = {"Authorization": f"Bearer {first['pass']}"}
        assert (await h.request("GET", "api/people/standing", headers=headers))[0] == 403
        (opened,) = after["keys"]
        there = await h.watch(opened["table"], opened["key"])
        assert (there.seen["held"], there.seen["owner"]) == ([0], True)
        await h.post("api/people", {"name": "Anna", "phrase": PHRASE}, expect=403)
        await h.post("api/people", {"name": "Anna", "phrase": "battery staple"})


async def test_phrases_of_earlier_releases_are_hashed_anew(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        await h.post("api/people", {"name": "Anna", "phrase": PHRASE})
        salt = "00" * 16
        old = hashlib.scrypt(PHRASE.encode(), salt=bytes.fromhex(salt), n=2**14, r=8, p=1).hex()
        await h.hall.store.write([("UPDATE people SET salt = ?, hash = ?", (salt, old))])
        await h.post("api/people", {"name": "Anna", "phrase": "wrong horse"}, expect=403)
        await h.post("api/people", {"name": "Anna", "phrase": PHRASE})
        ((now,),) = await h.hall.store.read("SELECT hash FROM people")
        assert str(now).startswith("scrypt-16384-8-5:")
        await h.post("api/people", {"name": "Anna", "phrase": PHRASE})
