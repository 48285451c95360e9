"""What is told as different, carried out on what was told before, is what would be told anew, to the byte."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import greathall
from greathall.core.registry import find
from greathall.server.match.consent import Answer, Attendance, agreed, propose
from greathall.server.match.info import after_choices, info
from greathall.server.match.log import game_entries
from greathall.server.match.log.entry import Entry
from greathall.server.match.log.header import Header, Place
from greathall.server.match.match import Match
from greathall.server.tables.broadcast import Broadcast, Told
from greathall.server.wire.changes import Found, carry_out, compare
from greathall.server.wire.encoding import encode
from tests.server.house import OPEN, Client, Json, house, mine

SEATS = 3
EVERYBODY = (*range(SEATS), None)
GAMES = [game.id for game in greathall.games()]
KNOWN = ("table", "view", "prefers", "undo")
LONGEST = 160
"""Entries of each game's log."""


def new_match(game: str) -> Match:
    places = tuple(Place("person", str(seat), taken=True) for seat in range(SEATS))
    return Match(Header(game, find(game).rules_version, "0", {}, places), "5" * 64)


def happenings(match: Match, rng: random.Random) -> Iterator[Entry]:
    """Choices at random, steps taken back alone and by consent, and in the end two who give up."""
    yield game_entries.Start(match.game.colours[:SEATS])
    while not match.over and match.revision < LONGEST:
        seat, drawn = rng.randrange(SEATS), rng.random()
        if match.proposal is not None:
            yield agreed(match) or next(Answer(one, yes=True) for one in EVERYBODY if one not in match.proposal.agreed)
        elif match.playing.can_undo(seat) and drawn < 0.3:
            yield game_entries.Undo(seat, rng.choice(("step", "turn")))
        elif drawn > 0.97 and match.ply > 6:
            back = rng.randrange(match.ply - 6, match.ply)
            yield propose(match, seat, "undo", back, 0, Attendance(set(range(SEATS)), 0))
        else:
            yield game_entries.Choose.of(rng.choice(rng.choice(match.decisions).options))
    for seat in range(SEATS):
        if not match.over:
            yield game_entries.Resign(seat)


@pytest.mark.parametrize("game", GAMES)
def test_changes_lead_to_the_whole_for_every_seat(game: str) -> None:
    match = new_match(game)
    known: dict[int | None, Json] = {}
    before: Told | None = Broadcast(match, -1, info("t", match, {0}, 0)).told
    seen: set[str] = set()
    sizes = [0, 0]
    for at, entry in enumerate(happenings(match, random.Random(31))):
        match.apply(entry, at)
        seen.add(type(entry).__name__)
        now = info("t", match, {0, 1}, at)
        if isinstance(entry, game_entries.Choose) and before is not None:
            assert encode(after_choices(before.info, match, at)) == encode(now)
        news = Broadcast(match, match.marks[-1].common_ply, now, before)
        for seat in EVERYBODY:
            whole, told = news.whole(seat), news.changed(seat)
            sizes = [sizes[0] + len(whole), sizes[1] + len(told)]
            check(known, seat, json.loads(whole), json.loads(told))
        before = news.told
    assert match.over
    assert {"Start", "Choose", "Undo", "Propose", "Answer", "Rewind", "Resign"} - seen <= {"Resign"}
    assert sizes[1] < 0.5 * sizes[0]


def check(known: dict[int | None, Json], seat: int | None, whole: Json, told: Json) -> None:
    """Brings what a seat knows up to date, by changes from the second time on, and compares it with the whole."""
    if seat in known:
        assert (told["is"], told["since"]) == ("changes", known[seat]["revision"])
        carry_out(told["changes"], known[seat])
    else:
        assert told["is"] == "news"
        known[seat] = told
    for name in KNOWN:
        assert encode(known[seat][name]) == encode(whole[name]), name
    for name in ("revision", "keeps", "seat", "plies"):
        assert told[name] == whole[name], name
    known[seat]["revision"] = told["revision"]


@pytest.mark.parametrize(
    ("before", "now"),
    [
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}),
        ({"a": 1}, {"a": 1, "b": None}),
        ({"a": [1, 2, 3]}, {"a": [1, 3]}),
        ({"a": [1, 2, 3, 4]}, {"a": [1, 2, 9, 4]}),
        ({"a": [{"b": [1]}, {"b": [2]}]}, {"a": [{"b": [3]}, {"b": []}]}),
        ({"a": {"b": 1}}, {"a": None}),
        ({"a": []}, {"a": {}}),
    ],
)
def test_whatever_is_different_is_told(before: Json, now: Json) -> None:
    told: Json = {"all": before}
    found: Found = []
    compare(before, now, ("all",), found)
    carry_out(json.loads(encode(found)), told)
    assert encode(told["all"]) == encode(now)


def kind_of_last(client: Client) -> str:
    """How it was told last of something that happened."""
    kinds = [str(json.loads(text)["is"]) for text in client.raw]
    return next(kind for kind in reversed(kinds) if kind in ("news", "changes"))


async def test_the_whole_is_told_where_what_was_known_is_not_known(tmp_path: Path) -> None:
    """Who asks for no changes, whose seat was not told before, and everybody after a long silence: the whole."""
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), OPEN)
        joined = await h.post(f"api/tables/{made['table']}/join", {"name": "Boris"})
        live = await h.hall.table(made["table"])
        seats = [await h.watch(made["table"], made["key"]), await h.watch(made["table"], joined["key"])]
        plain = await h.watch(made["table"], changes=False)

        async def move() -> list[str]:
            revision = live.match.revision
            mover = seats[live.match.decisions[0].seat]
            await mover.until_revision(revision)
            assert (await mover.choose(mover.options[0]))["is"] == "done"
            for one in h.clients:
                await one.until_revision(revision + 1)
            return [kind_of_last(one) for one in (*seats, plain)]

        assert await move() == ["news", "news", "news"]
        assert await move() == ["changes", "changes", "news"]
        newcomer = await h.watch(made["table"])
        await move()
        assert kind_of_last(newcomer) == "news"
        await move()
        assert kind_of_last(newcomer) == "changes"
        live.audience.forget_told(float("inf"))
        assert await move() == ["news", "news", "news"]
        whole = await seats[0].send("view")
        assert whole["view"] == live.match.playing.view(0) | {"seats": whole["view"]["seats"]}
