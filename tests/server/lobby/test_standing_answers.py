"""Questions that come while others play are answered as a person has said: always asked, by default, never."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

import greathall
from greathall.core.speech.options import Option
from greathall.core.table.decision import Decision
from greathall.core.table.history import whose_turn
from greathall.core.table.table import Table
from greathall.server.match.auto_answers import answer_for, automatic
from greathall.server.match.log import game_entries, seat_entries
from greathall.server.match.log.header import Header, Place
from greathall.server.match.match import Match
from greathall.server.wire.fields import Standing
from tests.server.house import OPEN, House, Json, house, mine

SECRET = "standing answers"


class Asked(NamedTuple):
    """A kind of question, where to find one, and what never means there."""

    game: str
    kind: str
    seats: int
    seed: int
    never: str
    prefers: Callable[[Option], bool] = lambda option: False


KINDS = (
    # Another one's stonemason wants the last piece on one's worker card.
    Asked("castle", "sell-last-piece", 4, 13, "refuse", lambda option: option.verb.name == "buy"),
    # Another one's inquisition sets off one's townsfolk.
    Asked("paladins", "choose-ability", 3, 6, "skip conspirator_2"),
    Asked("viscounts", "rearrange", 3, 0, "arrange {row}"),
    # Countering a check, and answering an offer.
    Asked("crusaders", "pledge", 3, 0, "pledge 0"),
    Asked("crusaders", "reply", 3, 0, "refuse"),
)


def reached(asked: Asked, own_turn: bool = False) -> tuple[Table, Decision]:
    """A game in which the question is open, with something to choose, while another one plays or in one's own turn."""
    table = greathall.new(asked.game, seats=asked.seats, seed=asked.seed)
    rng = random.Random(asked.seed)
    while True:
        for decision in table.decisions:
            mine = whose_turn(table._tip) == decision.seat
            if decision.kind == asked.kind and mine == own_turn and len(decision.options) > 1:
                return table, decision
        options = rng.choice(table.decisions).options
        table.play(rng.choice([one for one in options if asked.prefers(one)] or options))


@pytest.mark.parametrize("asked", KINDS, ids=lambda asked: f"{asked.game}-{asked.kind}")
def test_ask_default_and_never(asked: Asked) -> None:
    table, decision = reached(asked)
    places = [Place("person", str(seat), taken=True) for seat in range(asked.seats)]

    def answer(wish: Standing) -> str | None:
        places[decision.seat].standing = {asked.kind: wish}
        found = answer_for(table, places, decision)
        assert found is None or found[1] == "standing"
        return None if found is None else found[0].notation

    assert answer("ask") is None
    assert answer("default") == decision.default.notation
    row = " ".join(str(card) for card in decision.default.args) if asked.kind == "rearrange" else ""
    assert answer("never") == f"s{decision.seat} {asked.never.format(row=row)}"
    # Others, and other questions, are not answered for.
    places[decision.seat].standing = {"something-else": "never"}
    assert answer_for(table, places, decision) is None


def test_in_ones_own_turn_such_a_question_is_asked() -> None:
    """Whoever rearranges nothing when they are met still chooses when they rearrange by their own action."""
    table, decision = reached(Asked("viscounts", "rearrange", 3, 0, ""), own_turn=True)
    places = [Place("person", str(seat), taken=True, standing={"rearrange": "never"}) for seat in range(3)]
    assert answer_for(table, places, decision) is None


def test_the_server_answers_by_itself_and_the_log_says_so() -> None:
    """Whoever never counters a check is not asked, and the game goes on without them."""
    places = tuple(Place("person", name, taken=True) for name in "ABC")
    match = Match(Header("crusaders", 1, "0", {}, places), SECRET)
    match.apply(game_entries.Start(match.game.colours[:3]), 0)
    for seat in (1, 2):
        match.apply(seat_entries.Prefer(seat, forced=True, standing={"pledge": "never"}), 0)
    rng, found = random.Random(0), 0
    while found < 5:
        entry = automatic(match)
        if entry is None:
            assert not any(one.kind == "pledge" and one.seat in (1, 2) for one in match.decisions)
            entry = game_entries.Choose(rng.choice(rng.choice(match.decisions).options).notation)
        assert isinstance(entry, game_entries.Choose)
        if entry.by == "standing":
            assert entry.choice.endswith("pledge 0")
            found += 1
        match.apply(entry, 0)


KIND = "sell-last-piece"


async def known(h: House, name: str, keys: Sequence[str] = ()) -> str:
    """The pass of a person who is known by name."""
    told = await h.post("api/people", {"name": name, "phrase": "correct horse", "keys": list(keys)})
    return str(told["pass"])


async def say_everywhere(h: House, own: str, how: str) -> Json:
    told = await h.post("api/people/standing", {"game": "castle", "standing": {KIND: how}}, own)
    kept: Json = told["standing"]
    return kept


async def standing_at(h: House, made: Json) -> Json:
    """What holds at a table for the only seat of a key."""
    told = await h.post(f"api/tables/{made['table']}/ask", {"do": "view"}, made["key"])
    found: Json = told["prefers"]["standing"]
    return found


async def test_what_a_person_says_once_holds_at_all_their_tables(tmp_path: Path) -> None:
    never = {KIND: "never"}

    async with house(tmp_path) as h:
        wanted = {"game": "castle", "seats": [mine("Anna"), OPEN]}
        as_guest = await h.post("api/tables", wanted)
        anna = await known(h, "Anna", [as_guest["key"]])
        running = await h.post("api/tables", wanted, anna)
        boris = await h.post(f"api/tables/{running['table']}/join", {"name": "Boris"})
        elsewhere = await h.post("api/tables", {**wanted, "game": "viscounts"}, anna)
        shared = await h.post("api/tables", {"game": "castle", "seats": [mine("Anna"), mine("Eve")]}, anna)
        watching = await h.watch(running["table"], running["key"])
        assert watching.seen["person"] == "Anna"
        # Tables that there are take it over, and who looks at them is told.
        assert await say_everywhere(h, anna, "never") == {"castle": never}
        await watching.until(lambda seen: seen["prefers"]["standing"] == never)
        assert await standing_at(h, as_guest) == never
        assert await standing_at(h, boris) == await standing_at(h, elsewhere) == {}
        assert [one.standing for one in (await h.hall.table(shared["table"])).match.places] == [{}, {}]
        # Tables that come later do too: made, joined, or brought along as a guest's.
        invited = await h.post("api/tables", {"game": "castle", "seats": [OPEN, mine("Boris")]})
        joined = await h.post(f"api/tables/{invited['table']}/join", {"name": "Anna"}, anna)
        brought = await h.post("api/tables", wanted)
        await known(h, "Anna", [brought["key"]])
        for made in (await h.post("api/tables", wanted, anna), joined, brought):
            assert await standing_at(h, made) == never
        # What is said for one table only stays there, also when its key is shown again.
        await watching.send("prefer", standing={KIND: "default"})
        await known(h, "Anna", [running["key"]])
        assert await standing_at(h, running) == {KIND: "default"}
        assert await standing_at(h, joined) == never
        # The last word holds everywhere.
        assert await say_everywhere(h, anna, "ask") == {}
        assert await standing_at(h, running) == await standing_at(h, joined) == {}
        await say_everywhere(h, anna, "default")
    async with house(tmp_path) as h:
        assert (await h.hall.table(joined["table"])).match.places[0].standing == {KIND: "default"}
        await h.post("api/people/forget", {"name": "Anna", "phrase": "correct horse"})
        assert await h.hall.store.read("SELECT * FROM standing") == []


async def test_answers_at_all_tables_are_for_known_people_and_known_kinds(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        path, anna = "api/people/standing", await known(h, "Anna")
        castle: Json = {"game": "castle", "standing": {}}
        never = {**castle, "standing": {KIND: "never"}}
        for body, own, code in (
            (never, None, "not-known"),
            (never, "no pass", "no-key"),
            ({**castle, "standing": {"build": "never"}}, anna, "no-kind"),
            ({**castle, "game": "chess"}, anna, "no-game"),
            ({**castle, "standing": {KIND: "always"}}, anna, "bad-message"),
        ):
            headers = {"Authorization": f"Bearer {own}"} if own else {}
            status, told = await h.request("POST", path, json=body, headers=headers)
            assert (status >= 400, told["error"]["code"]) == (True, code)
        assert (await h.request("GET", path))[1]["error"]["code"] == "not-known"
        shown = {"Authorization": f"Bearer {anna}"}
        assert await h.get(path, headers=shown) == {"standing": {}}
        hurry = [h.request("POST", path, json=castle, headers=shown) for _ in range(40)]
        assert {told.get("error", {}).get("code") for _, told in await asyncio.gather(*hurry)} == {None, "too-fast"}


async def test_a_wish_is_kept_with_the_table(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        made = await h.table(mine("Anna"), mine("Boris"))
        said = {"do": "prefer", "seat": 1, "forced": False, "standing": {"sell-last-piece": "never"}}
        await h.post(f"api/tables/{made['table']}/ask", said, made["key"])
        # What is not named stays as it is.
        await h.post(f"api/tables/{made['table']}/ask", {"do": "prefer", "seat": 1}, made["key"])
        said = {"do": "prefer", "seat": 1, "standing": {"other": "default", "gone": "ask"}}
        await h.post(f"api/tables/{made['table']}/ask", said, made["key"])
        boris = await h.watch(made["table"], made["key"], seat=1)
        wishes = {"sell-last-piece": "never", "other": "default"}
        assert boris.seen["prefers"] == {"forced": False, "standing": wishes}
        assert (await h.watch(made["table"])).seen["prefers"] is None
        many = {f"kind-{n}": "never" for n in range(201)}
        assert (await boris.send("prefer", standing=many))["code"] == "too-large"
    async with house(tmp_path) as h:
        places = (await h.hall.table(made["table"])).match.places
        assert (places[0].forced, places[0].standing) == (True, {})
        assert (places[1].forced, places[1].standing) == (False, wishes)
