"""What people wish: who may read and change it, what is kept, quiet hours by the clock on the wall."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from greathall.server.notify.preferences import Quiet, Wishes
from greathall.server.notify.preferences_store import forget_person
from tests.server.house import Json
from tests.server.notify.desk import Browser, desk, mail_server, pair, receiver, token_of

KYIV = ZoneInfo("Europe/Kyiv")


def at(zone: ZoneInfo, *when: int, fold: int = 0) -> float:
    year, month, day, hour, minute = when
    return datetime(year, month, day, hour, minute, fold=fold, tzinfo=zone).timestamp()


def quiet(since: str, until: str, zone: str = "Europe/Kyiv") -> Wishes:
    return Wishes(zone=zone, quiet=Quiet(since, until))


def test_quiet_hours_past_midnight() -> None:
    wishes = quiet("22:00", "07:30")
    silent = {
        hour: wishes.is_quiet(at(KYIV, 2027, 1, 15, hour, 0)) for hour in (0, 6, 7, 8, 12, 21, 22, 23)
    }  # fmt: skip
    assert [hour for hour, one in silent.items() if one] == [0, 6, 7, 22, 23]
    assert wishes.is_quiet(at(KYIV, 2027, 1, 15, 7, 29))
    assert not wishes.is_quiet(at(KYIV, 2027, 1, 15, 7, 30))
    assert not wishes.is_quiet(datetime(2027, 1, 15, 12, tzinfo=UTC).timestamp())


def test_quiet_hours_within_a_day_and_none_at_all() -> None:
    wishes = quiet("13:00", "14:00")
    assert [wishes.is_quiet(at(KYIV, 2027, 1, 15, hour, 30)) for hour in (12, 13, 14)] == [False, True, False]
    assert not quiet("09:00", "09:00").is_quiet(at(KYIV, 2027, 1, 15, 9, 0))
    assert not Wishes().is_quiet(0)


def test_quiet_hours_end_by_the_wall_when_the_clocks_change() -> None:
    """In Kyiv the clocks go from 03:00 to 04:00 on 28 March 2027, and from 04:00 back to 03:00 on 31 October."""
    wishes = quiet("22:00", "08:00")
    for day, hours in (((2027, 3, 27), 9), ((2027, 6, 1), 10), ((2027, 10, 30), 11)):
        begin = at(KYIV, *day, 22, 0)
        assert not wishes.is_quiet(begin - 1)
        assert wishes.is_quiet(begin)
        assert wishes.is_quiet(begin + hours * 3600 - 1)
        assert not wishes.is_quiet(begin + hours * 3600)
    # An end that the wall never shows, or shows twice, is no trouble either.
    skipped = quiet("22:00", "03:30")
    assert skipped.is_quiet(at(KYIV, 2027, 3, 28, 2, 59))
    assert not skipped.is_quiet(at(KYIV, 2027, 3, 28, 4, 0))
    assert not skipped.is_quiet(at(KYIV, 2027, 10, 31, 3, 45))
    assert skipped.is_quiet(at(KYIV, 2027, 10, 31, 3, 15, fold=1))


def test_a_zone_that_is_not_known_any_more_is_no_trouble() -> None:
    noon, night = (datetime(2027, 1, 15, hour, tzinfo=UTC).timestamp() for hour in (12, 23))
    assert [quiet("22:00", "08:00", "Gone/City").is_quiet(when) for when in (noon, night)] == [False, True]


async def test_off_by_default_and_kept_as_wished(tmp_path: Path) -> None:
    async with desk(tmp_path) as d:
        table = await pair(d.h)
        nothing = {"wishes": None, "email": None, "webhook": None, "devices": 0}
        assert await d.ask("/read", table.anna) == nothing
        assert await d.ask("", table.anna) == nothing
        wishes = {
            "lang": "uk",
            "zone": "Europe/Kyiv",
            "quiet": {"from": "22:00", "to": "08:00"},
            "remind": {"minutes": 240, "times": 3},
            "over": False,
        }
        assert (await d.wish(table.anna, **wishes))["wishes"] == wishes
        assert await d.h.post("api/notifications/read", {"keys": [table.boris]}) == nothing
        shown = d.keys(table.anna)
    async with desk(tmp_path) as d:
        assert (await d.h.post("api/notifications/read", {"keys": shown}))["wishes"] == wishes


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"lang": "de"}, "bad-message"),
        ({"zone": "Middle/Earth"}, "no-zone"),
        ({"zone": "../../etc/passwd"}, "no-zone"),
        ({"quiet": {"from": "25:00", "to": "08:00"}}, "bad-message"),
        ({"quiet": {"from": "22:00"}}, "bad-message"),
        ({"remind": {"minutes": 1}}, "bad-message"),
        ({"remind": {"minutes": 60, "times": 100}}, "bad-message"),
        ({"volume": 11}, "bad-message"),
    ],
)
async def test_wishes_that_make_no_sense_are_refused(tmp_path: Path, wishes: Json, code: str) -> None:
    async with desk(tmp_path) as d:
        table = await pair(d.h)
        told = await d.h.post("api/notifications", {"keys": d.keys(table.anna), "wishes": wishes}, expect=400)
        assert told["error"]["code"] == code
        assert (await d.ask("/read", table.anna))["wishes"] is None


async def test_only_a_key_opens_wishes_and_not_even_that_tells_addresses(tmp_path: Path) -> None:
    async with mail_server() as mail, receiver() as got, desk(tmp_path, smtp=mail.url) as d:
        table = await pair(d.h)
        await d.address(table.anna, mail, "anna.karenina@post.example")
        await d.ask("/webhook", table.anna, address=f"{got.url}/secret-path")
        told = str(await d.ask("/read", table.anna))
        assert "a…@post.example" in told
        assert "karenina" not in told
        assert "secret-path" not in told
        for path, more in (
            ("", {"wishes": {}}),
            ("/read", {}),
            ("/email", {"address": "eve@post.example"}),
            ("/webhook", {"address": None}),
            ("/push", {"subscription": Browser("https://push.example/1").subscription()}),
            ("/push/remove", {"endpoint": "https://push.example/1"}),
            ("/test", {}),
        ):
            wrong = await d.h.post(f"api/notifications{path}", {"keys": ["guess"], **more}, expect=403)
            assert wrong["error"]["code"] == "no-key", path
        boris = await d.h.post("api/notifications/test", {"keys": [table.boris]}, expect=409)
        assert boris["error"]["code"] == "no-wishes"
        assert mail.letters == []


async def test_a_link_to_a_seat_opens_nobodys_wishes(tmp_path: Path) -> None:
    """Eve sends Anna a link to a seat of Eve's; Anna's browser shows its key together with everything else it has."""
    async with receiver() as annas, receiver() as eves, desk(tmp_path) as d:
        for name in ("", "Anna"):
            own, trap = await pair(d.h), await pair(d.h)
            shown = [own.anna, trap.anna]
            if name:
                known = await d.h.post("api/people", {"name": name, "phrase": "correct horse", "keys": shown})
                shown = [known["pass"], *shown]
            first = await d.h.post("api/notifications/webhook", {"keys": shown, "address": annas.url})
            shown = [*([first["key"]] if "key" in first else []), *shown]
            assert ("key" in first) == (not name)
            # Whatever Eve does with the key of her own seat is about wishes of her own.
            assert (await d.h.post("api/notifications/read", {"keys": [trap.anna]}))["webhook"] is None
            await d.h.post("api/notifications/test", {"keys": [trap.anna]}, expect=409)
            await d.h.post("api/people", {"name": f"Eve {name}", "phrase": "correct horse", "keys": [trap.anna]})
            await d.h.post("api/notifications/webhook", {"keys": [trap.anna], "address": eves.url})
            await d.h.post("api/notifications/test", {"keys": shown})
            assert (len(annas.got), len(eves.got)) == (1 + bool(name), 0)
            assert "key" not in await d.h.post("api/notifications", {"keys": shown})  # it was told once


async def test_wishes_of_before_guests_had_keys_get_one(tmp_path: Path) -> None:
    async with desk(tmp_path) as d:
        table = await pair(d.h)
        await d.wish(table.anna, lang="uk")
        await d.h.hall.store.write([("DELETE FROM keys WHERE kind = 'wishes'", ())])
        told = await d.h.post("api/notifications", {"keys": [table.anna]})
        assert (told["wishes"]["lang"], len(told["key"])) == ("uk", 43)
        assert (await d.h.post("api/notifications/read", {"keys": [table.anna]}))["wishes"] is None
        assert (await d.h.post("api/notifications/read", {"keys": [told["key"]]}))["wishes"]["lang"] == "uk"


async def test_a_guest_wishes_once_for_all_keys_of_a_device(tmp_path: Path) -> None:
    async with receiver() as got, desk(tmp_path) as d:
        first, second = await pair(d.h), await pair(d.h)
        await d.hook(first.anna, got)
        assert (await d.h.post("api/notifications/read", {"keys": [second.anna]}))["wishes"] is None
        await d.h.post("api/notifications", {"keys": [*d.keys(first.anna), second.anna]})
        await d.look()
        await d.after(60)
        assert sorted(one.told["table"] for one in got.got) == sorted([first.table, second.table])


async def test_whoever_is_forgotten_is_forgotten_here_too(tmp_path: Path) -> None:
    async with mail_server() as mail, desk(tmp_path, smtp=mail.url) as d:
        table, other = await pair(d.h), await pair(d.h)
        await d.address(table.anna, mail, "guest@post.example")
        given = Browser("https://push.example/guest").subscription()
        await d.ask("/push", table.anna, subscription=given)
        known = await d.h.post("api/people", {"name": "Vera", "phrase": "correct horse", "keys": [other.anna]})
        await d.address(known["pass"], mail, "vera@post.example")
        await d.h.post(f"api/tables/{table.table}/ask", {"do": "forget"}, table.anna)
        await d.h.hall.store.write(forget_person("Vera"))
    stored = sqlite3.connect(tmp_path / "test.sqlite3")
    dump = "\n".join(stored.iterdump())
    stored.close()
    for word in ("guest@post.example", "vera@post.example", "push.example"):
        assert word not in dump


async def test_the_oldest_browser_makes_room(tmp_path: Path) -> None:
    async with desk(tmp_path) as d:
        table = await pair(d.h)
        told: Json = {}
        for number in range(12):
            d.clock.at += 1
            given = Browser(f"https://push.example/{number}").subscription()
            told = await d.ask("/push", table.anna, subscription=given)
        assert told["devices"] == 10
        kept = await d.h.hall.store.read("SELECT endpoint FROM devices")
        assert {str(one) for (one,) in kept} == {f"https://push.example/{number}" for number in range(2, 12)}


async def test_links_that_were_tampered_with_are_refused(tmp_path: Path) -> None:
    async with mail_server() as mail, desk(tmp_path, smtp=mail.url) as d:
        table = await pair(d.h)
        body = {"keys": d.keys(table.anna), "address": "anna@post.example"}
        await d.h.post("api/notifications/email", body)
        await d.h.office.delivery.settle()
        token = token_of(mail.letters[0], "confirm")
        for bad in ("x", "x.y", token[:-4] + "AAAA", token.replace(".", ".A"), "é" * 20):
            status, told = await d.h.request("POST", "api/notifications/confirm", json={"token": bad})
            assert (status in (400, 403), told["error"]["code"]) == (True, "bad-link"), bad
            status, told = await d.h.request("POST", "api/notifications/unsubscribe", params={"token": bad})
            assert (status in (400, 403), told["error"]["code"]) == (True, "bad-link"), bad
        # A link for one thing does not do another, and none works for ever.
        status, _ = await d.h.request("POST", "api/notifications/unsubscribe", params={"token": token})
        assert status == 400
        d.clock.at += 4 * 24 * 3600
        status, _ = await d.h.request("POST", "api/notifications/confirm", json={"token": token})
        assert status == 403
