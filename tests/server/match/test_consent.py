"""Nobody decides a game alone: who may be replaced, who has a say, and what a rated game does not allow."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from greathall.server.match import auto_answers
from greathall.server.match.consent import ABSENT_DAYS, Attendance, propose, voters
from greathall.server.match.log import entries, game_entries, seat_entries
from greathall.server.match.log.header import Header, Place
from greathall.server.match.match import Match
from greathall.server.match.results import result
from greathall.server.wire.errors import Refused
from greathall.server.wire.fields import Clock
from tests.server.house import OPEN, Client, Inside, Json, house, mine
from tests.server.lobby.test_ratings import known

DAY = 24 * 3_600_000
NAMES = ("Anna", "Boris", "Vira")


@pytest.fixture
def fly(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Lets days pass."""
    passed = 0.0

    def now() -> int:
        return time.time_ns() // 1_000_000 + int(passed * DAY)

    def on(days: float) -> None:
        nonlocal passed
        passed += days

    monkeypatch.setattr("greathall.server.tables.wall_clock.now_ms", now)
    return on


async def seated(h: Inside, count: int, *, rated: bool, **more: object) -> tuple[str, list[Json]]:
    """A table of so many people, each with a key of their own; the first one made it."""
    passes = [await known(h, name) for name in NAMES[:count]] if rated else [None] * count
    wanted = {"game": "castle", "seats": [mine("Anna"), *[OPEN] * (count - 1)], "rated": rated, **more}
    made = await h.post("api/tables", wanted, passes[0])
    path = f"api/tables/{made['table']}/join"
    joined = [await h.post(path, {"name": NAMES[seat]}, passes[seat]) for seat in range(1, count)]
    return made["table"], [made, *joined]


async def watch_all(h: Inside, table: str, seats: list[Json]) -> list[Client]:
    return [await h.watch(table, one["key"]) for one in seats]


async def gone(client: Client, others: Client, seat: int) -> None:
    """Somebody closes the page; the others have seen it."""
    await client.close()

    def seen(_: Json) -> bool:
        told = [one for one in map(json.loads, others.raw) if one["is"] == "connected"]
        return bool(told) and seat not in told[-1]["seats"]

    await others.until(seen)


async def code(client: Client, do: str, **fields: object) -> str:
    told = await client.send(do, **fields)
    return str(told.get("code", told["is"]))


@pytest.mark.parametrize("rated", [False, True])
@pytest.mark.parametrize("count", [2, 3])
async def test_who_is_there_or_has_time_is_not_replaced(
    tmp_path: Path, count: int, rated: bool, fly: Callable[[float], None]
) -> None:
    async with house(tmp_path) as h:
        table, seats = await seated(h, count, rated=rated)
        anna, boris, *rest = await watch_all(h, table, seats)
        assert boris.seen["table"]["absent_days"] == ABSENT_DAYS
        live = await h.hall.table(table)
        assert await code(boris, "propose", what="replace", target=0) == "not-absent"
        fly(ABSENT_DAYS + 1)
        assert await code(boris, "propose", what="replace", target=0) == "not-absent", "she is there"
        await anna.choose(anna.options[0])
        await boris.choose(boris.options[0])
        for client in rest:
            await client.choose(client.options[0])
        await gone(anna, boris, 0)
        while live.match.decision_of(0) is None:
            for one in (boris, *rest):
                await one.until_revision(live.match.revision)
                if one.decision:
                    await one.choose(one.options[0])
        assert await code(boris, "propose", what="replace", target=0) == "not-absent", "she has time"
        fly(ABSENT_DAYS + 0.1)
        assert await code(boris, "propose", what="replace", target=0) == "done"
        if rest:
            assert not live.match.places[0].stand_in, "the third has a say"
            await rest[0].send("answer", yes=True)
        assert (live.match.places[0].stand_in, live.match.places[0].stand_in_by) == ("squire", "vote")


async def test_who_is_within_their_clock_is_not_replaced(tmp_path: Path, fly: Callable[[float], None]) -> None:
    async with house(tmp_path) as h:
        table, seats = await seated(h, 2, rated=True, clock={"seconds": 10 * 24 * 3600})
        anna, boris = await watch_all(h, table, seats)
        live = await h.hall.table(table)
        await gone(anna, boris, 0)
        fly(ABSENT_DAYS + 1)
        assert await code(boris, "propose", what="replace", target=0) == "not-absent"
        live.match.places[0].late = 1  # as when the clock has answered once
        assert await code(boris, "propose", what="replace", target=0) == "done"


async def test_who_made_a_table_replaces_only_who_has_left_and_nobody_at_a_rated_one(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        for rated, there, away in ((False, "not-absent", "done"), (True, "rated", "rated")):
            table, seats = await seated(h, 3, rated=rated)
            anna, boris, _ = await watch_all(h, table, seats)
            assert await code(anna, "hand-over", bot="random", seat=1) == there
            await gone(boris, anna, 1)
            assert await code(anna, "hand-over", bot="random", seat=1) == away
            assert await code(anna, "hand-over", bot="random", seat=9) in ("no-seat", "rated")


@pytest.mark.parametrize("rated", [False, True])
async def test_people_keep_their_say_while_a_bot_stands_in(tmp_path: Path, rated: bool) -> None:
    async with house(tmp_path) as h:
        table, seats = await seated(h, 3, rated=rated)
        anna, boris, vira = await watch_all(h, table, seats)
        assert await code(vira, "hand-over", bot="random") == "done"
        assert await code(anna, "propose", what="finish") == "done"
        assert await code(boris, "answer", yes=True) == "done"
        assert (await h.get(f"api/tables/{table}"))["status"] == "running"
        assert await code(vira, "answer", yes=True) == "done"
        assert (await h.get(f"api/tables/{table}"))["status"] == "over"


async def test_nobody_ends_a_rated_game_of_two_alone(tmp_path: Path, fly: Callable[[float], None]) -> None:
    """One is away for long, and a bot plays for them: the other neither ends the game nor takes it back."""

    async with house(tmp_path) as h:
        table, seats = await seated(h, 2, rated=True)
        anna, boris = await watch_all(h, table, seats)
        live = await h.hall.table(table)
        await boris.choose(boris.options[0])
        await gone(anna, boris, 0)
        fly(ABSENT_DAYS + 1)
        assert await code(boris, "propose", what="replace", target=0) == "done"
        await boris.until(lambda seen: seen["view"]["ply"] >= 2 and boris.decision)
        assert await code(boris, "propose", what="undo", ply=0) == "rated"
        assert await code(boris, "propose", what="finish") == "done"
        assert live.match.proposal is not None
        assert not live.match.over
        again = await h.watch(table, seats[0]["key"])
        assert await code(again, "answer", yes=False) == "done"
        assert await code(again, "take-back") == "done"


PEOPLE = tuple(Place("person", name, taken=True, person=f"id-{name}") for name in NAMES)


def begun(count: int, rated: bool = True, clock: Clock | None = None) -> Match:
    match = Match(Header("castle", 1, "0", {}, PEOPLE[:count], rated=rated, clock=clock), "secret")
    match.apply(game_entries.Start(("red", "blue", "yellow")[:count]), 0)
    return match


def play(match: Match, plies: int = 10**6, seed: int = 4) -> Match:
    rng = random.Random(seed)
    while not match.over and plies:
        match.apply(game_entries.Choose(rng.choice(match.decisions[0].options).notation), 5)
        plies -= 1
    return match


@pytest.mark.parametrize("count", [2, 3])
def test_a_seat_that_others_gave_to_a_bot_counts_as_it_was_played(count: int) -> None:
    for by, follows in (("vote", True), ("owner", True), ("self", False), ("clock", False)):
        for seat in range(count):
            match = play(begun(count), 6)
            match.apply(seat_entries.HandOver(seat, "greedy", by), 5)
            found, outcome = result(play(match)), match.outcome
            assert found is not None
            assert outcome is not None
            place = next(place for place, people in found.sides if f"id-{NAMES[seat]}" in people)
            assert place == (outcome.places[seat] if follows else count + 1)


def test_a_rated_game_is_taken_back_only_to_the_last_draw_or_reveal() -> None:
    for rated in (False, True):
        match = begun(2, rated)
        play(match, 1)
        assert propose(match, 0, "undo", 0, 0, Attendance({0, 1}, 0)).voters == (0, 1), (
            "a sealed choice reveals nothing"
        )
        play(match, 1)
        if rated:
            with pytest.raises(Refused, match="drawn or revealed"):
                propose(match, 0, "undo", 0, 0, Attendance({0, 1}, 0))
        else:
            assert propose(match, 0, "undo", 0, 0, Attendance({0, 1}, 0)).voters == (0, 1)


def test_those_who_have_been_away_for_too_long_hold_up_no_replacing() -> None:
    match = begun(3)
    late = (ABSENT_DAYS + 1) * DAY
    assert propose(match, 0, "replace", 0, 1, Attendance({0}, late)).voters == (0,)
    assert propose(match, 0, "replace", 0, 1, Attendance({0, 2}, late)).voters == (0, 2)
    assert propose(match, 0, "finish", 0, 0, Attendance({0}, late)).voters == (0, 1, 2)


def test_what_was_proposed_in_the_first_release_is_read_as_it_was_meant() -> None:
    """Its logs say neither who had to agree nor who wanted a bot."""
    match = begun(3)
    match.apply(entries.read('{"do":"propose","seat":0,"what":"replace","target":1}'), 5)
    assert voters(match) == [0, 2]
    match.apply(entries.read('{"do":"answer","seat":2,"yes":true}'), 5)
    assert auto_answers.automatic(match) == seat_entries.HandOver(1, "squire", "vote")
    match.apply(entries.read('{"do":"hand-over","seat":1,"bot":"greedy"}'), 5)
    assert match.places[1].stand_in_by == "vote"
    match.apply(entries.read('{"do":"hand-over","seat":2,"bot":"greedy"}'), 5)
    assert match.places[2].stand_in_by == "self"
