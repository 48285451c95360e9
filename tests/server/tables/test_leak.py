"""Nothing that a seat may not know is sent to it."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.server.match.info import info
from greathall.server.tables.broadcast import Broadcast, Told
from tests.server.house import OPEN, Client, Inside, Json, house, mine

SEATS = 3
SAMPLED = 0.2
"""The share of plies whose messages are compared field by field; every byte of every message is searched."""
GAMES = [game.id for game in greathall.games()]


async def full_table(h: Inside, game: str) -> tuple[str, list[Client], list[str]]:
    """A table with a person on every seat and a spectator, all watching."""
    made = await h.table(mine("Anna"), *[OPEN] * (SEATS - 1), game=game)
    table = made["table"]
    joined = [await h.post(f"api/tables/{table}/join", {"name": name}) for name in ("Boris", "Vira")]
    keys = [made["key"], *(one["key"] for one in joined)]
    watchers = [await h.watch(table, key) for key in [*keys, None]]
    return table, watchers, keys


def without_time(told: Json) -> str:
    """A message without what says only when it was sent."""
    told = {**told, "revision": 0, "table": {**told["table"], "now": 0, "revision": 0}}
    return json.dumps(told, sort_keys=True)


@pytest.mark.parametrize("game", GAMES)
async def test_every_byte_of_a_whole_game(tmp_path: Path, game: str) -> None:
    """Each seat is sent its own view and events, as the engine makes them, and otherwise only what all are told."""

    rng = random.Random(11)
    async with house(tmp_path) as h:
        table, watchers, keys = await full_table(h, game)
        live = await h.hall.table(table)
        match = live.match
        while not match.over:
            decision = rng.choice(match.decisions)
            client = watchers[decision.seat]
            await client.until_revision(match.revision)
            told = await client.choose(rng.choice(client.options))
            assert told["is"] == "done", told
            if rng.random() > SAMPLED and not match.over:
                continue
            for seat, watcher in enumerate(watchers):
                seen = await watcher.until_revision(match.revision)
                check_message(match.playing, seen, seat if seat < SEATS else None)
            shared = {json.dumps({**w.seen["table"], "now": 0}, sort_keys=True) for w in watchers}
            assert len(shared) == 1
        check_bytes(watchers, match.secret, keys)


def check_message(table: greathall.Table, seen: Json, seat: int | None) -> None:
    """What a seat was sent is the engine's view and events of that seat, and fields that all are sent."""
    assert seen["view"] == json.loads(json.dumps(table.view(seat)))
    told = [(ply, event.to_dict()) for ply, event in table.events(seen["keeps"], seat)]
    known = [(ply["ply"], event) for ply in seen["plies"] for event in ply["events"]]
    assert known == [(ply, json.loads(json.dumps(event))) for ply, event in told]
    for ply in seen["plies"]:
        assert set(ply) == {"ply", "seat", "choice", "events"}
        assert (ply["choice"] is not None) == (ply["seat"] is not None and ply["seat"] == seat)
    public = {"is", "table", "revision", "keeps", "seat", "view", "plies", "undo"}
    assert set(seen) - {"held", "owner", "chat", "prefers", "re"} == public


def check_bytes(watchers: list[Client], secret: str, keys: list[str]) -> None:
    """Keys are never sent to anybody, the secret only once the game is over."""
    for watcher in watchers:
        assert watcher.seen["table"]["status"] == "over"
        assert watcher.seen["table"]["fairness"]["secret"] == secret
        before = [text for text in watcher.raw if '"status":"over"' not in text and '"status"],"over"' not in text]
        assert len(before) > 20
        for text in before:
            assert secret not in text
        for text in watcher.raw:
            assert not any(key in text for key in keys)


@pytest.mark.parametrize("game", GAMES)
async def test_messages_do_not_change_when_what_is_hidden_changes(tmp_path: Path, game: str) -> None:
    """View invariance at the wire: reshuffle all that a seat cannot know, and its message is the same to the byte."""

    rng = random.Random(12)
    async with house(tmp_path) as h:
        made = await h.table(*[mine(str(i)) for i in range(SEATS)], game=game)
        live = await h.hall.table(made["table"])
        key, checked = made["key"], 0
        before = everybody_told(live.match)
        while not live.match.over:
            decision = rng.choice(live.match.decisions)
            choice = rng.choice(decision.options).notation
            said = {"do": "choose", "decision": decision.id, "choice": choice, "revision": live.match.revision}
            await h.post(f"api/tables/{made['table']}/ask", said, key)
            if rng.random() > SAMPLED:
                continue
            for seat in [*range(SEATS), None]:
                checked += compare_worlds(live.match, seat, rng, before)
            before = everybody_told(live.match)
        assert checked > 5


def everybody_told(match: Any) -> Told:
    """What everybody knows who was told how the table stands now."""
    news = Broadcast(match, match.table.ply, info("leak", match, set(), 0))
    for seat in [*range(SEATS), None]:
        news.changed(seat)
    return news.told


def compare_worlds(match: Any, seat: int | None, rng: random.Random, known: Told) -> int:
    true = match.table
    twin = true.clone()
    twin.state = true.sample_world(seat, rng).state
    before = all_that_is_told(match, seat, known)
    match.table = twin
    after = all_that_is_told(match, seat, known)
    match.table = true
    assert before == after
    return int(twin.hash() != true.hash())


def all_that_is_told(match: Any, seat: int | None, known: Told) -> list[Json]:
    """The whole, and what is different since a seat was told last."""
    now = Broadcast(match, match.table.ply, info("leak", match, set(), 0), known)
    changed = json.loads(now.changed(seat))
    assert changed["is"] == "changes"
    return [json.loads(now.whole(seat)), changed]


async def test_a_hidden_choice_looks_the_same_to_others_whatever_it_is(tmp_path: Path) -> None:
    """One seat chooses face down, takes it back and chooses something else: the others are sent the same bytes."""

    async with house(tmp_path) as h:
        _, watchers, _ = await full_table(h, "castle")
        first, *others = watchers
        seen: list[list[str]] = []
        for choice in (first.options[0], first.options[-1]):
            told = await first.choose(choice)
            for other in others:
                await other.until_revision(told["revision"])
            seen.append([without_time(other.seen) for other in others])
            undone = await first.send("undo")
            for client in watchers:
                await client.until_revision(undone["revision"])
        assert seen[0] == seen[1]
        assert "sealed" in seen[0][0]
