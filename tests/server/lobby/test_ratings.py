"""Ratings: only from whole games between people who are known by name, and always what the kept games tell."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from greathall.server.lobby.ratings import START, Ratings, Standings
from greathall.server.match.log import game_entries
from greathall.server.match.log.header import Header, Origin, Place
from greathall.server.match.match import Match
from greathall.server.match.results import counts, result
from greathall.server.tables.loader import fold, read_rows
from tests.server.house import OPEN, Client, Inside, Json, bot, house, mine
from tests.server.tables.test_table import play_on

PHRASE = "correct horse"


async def known(h: Inside, name: str) -> str:
    """Makes somebody known by name; their pass."""
    return str((await h.post("api/people", {"name": name, "phrase": PHRASE}))["pass"])


async def rated_table(h: Inside, first: str, second: str, **more: Any) -> tuple[Json, Json]:
    wanted = {"game": "castle", "seats": [mine("Anna"), OPEN], "rated": True, **more}
    made = await h.post("api/tables", wanted, first)
    joined = await h.post(f"api/tables/{made['table']}/join", {"name": "Boris"}, second)
    return made, joined


async def play_out(h: Inside, made: Json, joined: Json, seed: int) -> Client:
    anna = await h.watch(made["table"], made["key"])
    boris = await h.watch(made["table"], joined["key"])
    await asyncio.gather(play_on(anna, random.Random(seed)), play_on(boris, random.Random(seed + 1)))
    return anna


async def test_a_rated_game_moves_both_ratings_and_everything_can_be_worked_out_again(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        passes = [await known(h, "Anna"), await known(h, "Boris")]
        keys: list[str] = []
        for seed in (1, 2, 3):
            made, joined = await rated_table(h, *passes)
            assert made["info"]["rated"]
            await play_out(h, made, joined, seed)
            keys.append(made["key"])
        told = (await h.get("api/games/castle/ratings?seats=2"))["ratings"]
        assert {one["name"] for one in told} == {"Anna", "Boris"}
        assert [one["games"] for one in told] == [3, 3]
        assert told[0]["rating"] > told[1]["rating"]
        assert (await h.get("api/games/castle/ratings?seats=3"))["ratings"] == []
        (own,) = (await h.post("api/tables/statistics", {"keys": keys}))["statistics"]
        assert own["rating"] == {k: v for k, v in find(told, "Anna").items() if k != "name"}
        before = told
        results = await h.hall.store.read("SELECT table_id, game, seats, ended, sides FROM results")
        for table_id, *kept in results:
            rows = await read_rows(str(table_id), h.hall.store)
            match = (await h.hall.table(str(table_id))).match
            again = result(fold(match.header, match.secret, rows, None))
            assert again is not None
            assert kept[:3] == [again.game, again.seats, again.ended]
    async with house(tmp_path) as h:
        assert (await h.get("api/games/castle/ratings?seats=2"))["ratings"] == before


def find(told: list[Json], name: str) -> Json:
    return next(one for one in told if one["name"] == name)


async def test_who_may_sit_at_a_rated_table(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await known(h, "Anna"), await known(h, "Boris")
        wanted = {"game": "castle", "seats": [mine("Anna"), OPEN], "rated": True}

        async def refused(path: str, body: Json, key: str | None = None) -> str:
            status, told = await h.request(
                "POST", path, json=body, headers={"Authorization": f"Bearer {key}"} if key else {}
            )
            assert 400 <= status < 500
            return str(told["error"]["code"])

        assert await refused("api/tables", wanted) == "not-known"
        assert await refused("api/tables", {**wanted, "seats": [mine(), bot()]}, anna) == "rated"
        assert await refused("api/tables", {**wanted, "seats": [mine("A"), mine("B")]}, anna) == "sits-already"
        assert await refused("api/tables", wanted, "x" * 43) == "no-key"
        made = await h.post("api/tables", wanted, anna)
        join = f"api/tables/{made['table']}/join"
        assert await refused(join, {"name": "Guest"}) == "not-known"
        assert await refused(join, {"name": "Anna again"}, anna) == "sits-already"
        # The key of a seat is no pass, and a pass opens no seat.
        assert await refused(join, {"name": "Boris"}, made["key"]) == "no-key"
        assert await refused(f"api/tables/{made['table']}/ask", {"do": "view"}, anna) == "no-key"
        ask = f"api/tables/{made['table']}/ask"
        assert await refused(ask, {"do": "start", "fill": "greedy"}, made["key"]) == "rated"
        assert (await h.post(join, {"name": "Boris"}, boris))["info"]["status"] == "running"


async def test_resigning_and_leaving_to_a_bot_count_as_last_and_agreement_does_not_count(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await known(h, "Anna"), await known(h, "Boris")
        made, joined = await rated_table(h, anna, boris)
        ask = "api/tables/{}/ask"
        await h.post(ask.format(made["table"]), {"do": "propose", "what": "finish"}, made["key"])
        await h.post(ask.format(made["table"]), {"do": "answer", "yes": True}, joined["key"])
        assert (await h.get(f"api/tables/{made['table']}"))["status"] == "over"
        ratings = h.hall.ratings
        assert (await ratings.of("castle", 2)).counted == 0
        assert (await h.post("api/tables/statistics", {"keys": [made["key"]]}))["statistics"] == []

        made, joined = await rated_table(h, anna, boris)
        await h.post(ask.format(made["table"]), {"do": "resign"}, joined["key"])
        assert (await h.get(f"api/tables/{made['table']}"))["status"] == "over"
        told = (await h.get("api/games/castle/ratings?seats=2"))["ratings"]
        assert find(told, "Anna")["rating"] > find(told, "Boris")["rating"]

        # Whoever hands the winning side to a bot has left: the other one gains.
        before = find(told, "Boris")["rating"]
        made, joined = await rated_table(h, anna, boris)
        await h.post(ask.format(made["table"]), {"do": "hand-over", "bot": "greedy"}, made["key"])
        await play_on(await h.watch(made["table"], joined["key"]), random.Random(1))
        refused = await h.post(ask.format(made["table"]), {"do": "take-back"}, made["key"], expect=409)
        assert refused["error"]["code"] == "over"
        told = (await h.get("api/games/castle/ratings?seats=2"))["ratings"]
        assert find(told, "Boris")["rating"] > before


async def test_a_deleted_name_leaves_the_list_and_the_others_keep_their_ratings(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await known(h, "Anna"), await known(h, "Boris")
        made, joined = await rated_table(h, anna, boris)
        await h.post(f"api/tables/{made['table']}/ask", {"do": "resign"}, joined["key"])
        before = find((await h.get("api/games/castle/ratings"))["ratings"], "Anna")
        wrong = await h.post("api/people/forget", {"name": "Boris", "phrase": "wrong horse"}, expect=403)
        assert wrong["error"]["code"] == "no-person"
        await h.post("api/people/forget", {"name": "Boris", "phrase": PHRASE})
        assert (await h.get("api/games/castle/ratings"))["ratings"] == [before]
        assert [seat["name"] for seat in (await h.get(f"api/tables/{made['table']}"))["seats"]] == ["Anna", ""]
        wanted = {"game": "castle", "seats": [mine("Boris"), OPEN], "rated": True}
        gone = await h.post("api/tables", wanted, boris, expect=403)
        assert gone["error"]["code"] == "no-key"
        # The seat is still open to who has its key, and the name is free again.
        assert (await h.watch(made["table"], joined["key"])).seen["held"] == [1]
        await known(h, "Boris")
        assert (await h.get("api/games/castle/ratings"))["ratings"] == [before]


def played(places: tuple[Place, ...], rated: bool = True, **more: Any) -> Match:
    """A whole game that nobody watches."""
    rng = random.Random(4)
    match = Match(Header("castle", 1, "0", {}, places, rated=rated, **more), "secret")
    match.apply(game_entries.Start(("red", "blue", "yellow")[: len(places)]), 0)
    while not match.over:
        match.apply(game_entries.Choose(rng.choice(match.decisions[0].options).notation), 5)
    return match


PEOPLE = tuple(Place("person", name, taken=True, person=f"id-{name}") for name in "ABC")


def test_places_and_shared_places_become_sides() -> None:
    match = played(PEOPLE)
    found, outcome = result(match), match.outcome
    assert found is not None
    assert outcome is not None
    assert (found.game, found.seats, found.ended) == ("castle", 3, 5)
    assert {(place, person) for place, people in found.sides for person in people} == {
        (outcome.places[seat], place.person) for seat, place in enumerate(PEOPLE)
    }


def test_what_does_not_count() -> None:
    assert result(played(PEOPLE, rated=False)) is None
    assert counts(played(PEOPLE, rated=False))
    assert not counts(played(PEOPLE, guided=True))
    record = played(PEOPLE).playing.record()
    imported = Match(Header("castle", 1, "0", {}, PEOPLE, rated=True, origin=Origin(record=record)), "secret")
    assert imported.over
    assert not counts(imported)
    assert result(imported) is None


def test_the_model_is_fair() -> None:
    """Who wins rises, who loses falls, a draw of equals changes no order, and certainty grows with every game."""
    standings = Standings()
    standings.take([(1, ["a"]), (2, ["b"]), (3, ["c"])])
    a, b, c = (standings.people[one] for one in "abc")
    assert a.mu > b.mu > c.mu
    assert all(one.sigma < 25 / 3 for one in (a, b, c))
    tied = Standings()
    tied.take([(1, ["a"]), (1, ["b"])])
    assert tied.people["a"].mu == pytest.approx(tied.people["b"].mu)
    assert Standings().rating("a") is None
    for _ in range(30):
        standings.take([(1, ["a"]), (2, ["b"]), (3, ["c"])])
    found = [standings.rating(one) for one in "abc"]
    assert [one.rating for one in found if one] == sorted((one.rating for one in found if one), reverse=True)
    assert found[0] is not None
    assert found[0].rating > START
    assert found[0].games == 31
    allies = Standings()
    allies.take([(1, ["a", "b"]), (2, ["c", "d"])])
    assert allies.people["a"].mu > 25 > allies.people["d"].mu


async def test_a_result_that_arrives_late_is_put_where_it_belongs(tmp_path: Path) -> None:
    """Two processes keep games in another order than they ended; the ratings are those of the order of the ends."""

    async with house(tmp_path) as h:
        insert = "INSERT INTO results (table_id, game, seats, ended, sides) VALUES (?, 'castle', 2, ?, ?)"
        ratings = Ratings(h.hall.store)
        games = [("t1", 10, '[[1, ["a"]], [2, ["b"]]]'), ("t3", 30, '[[1, ["b"]], [2, ["c"]]]')]
        for row in games:
            await h.hall.store.write([(insert, row)])
        assert (await ratings.of("castle", 2)).counted == 2
        await h.hall.store.write([(insert, ("t2", 20, '[[1, ["c"]], [2, ["a"]]]'))])
        late, afresh = await ratings.of("castle", 2), await Ratings(h.hall.store).of("castle", 2)
        assert late.counted == 3
        assert {one: late.rating(one) for one in "abc"} == {one: afresh.rating(one) for one in "abc"}
