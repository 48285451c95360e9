"""Standing answers: what the server answers for a seat, and what a person has said once for all their tables of a game.

A person's answers are kept with the person; each table of theirs takes them over by an entry in its log, so that the
log stays the truth. Whatever was said last holds: for one table, or for all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from greathall.core.registry import find
from greathall.core.rules.steps import off_turn_kinds
from greathall.server.match.log import seat_entries
from greathall.server.match.log.entry import Entry
from greathall.server.storage.base import Statement, Store
from greathall.server.wire.errors import Refused
from greathall.server.wire.fields import Standing

if TYPE_CHECKING:
    from greathall.server.match.match import Match
    from greathall.server.tables.live import LiveTable

MAX_ANSWERS = 200
"""Standing answers of one seat; no game has so many kinds of questions."""
ASK: Standing = "ask"
PUT = """
    INSERT INTO standing (person, game, kind, answer) VALUES (?, ?, ?, ?)
    ON CONFLICT (person, game, kind) DO UPDATE SET answer = excluded.answer"""
DROP = "DELETE FROM standing WHERE person = ? AND game = ? AND kind = ?"


def prefer(match: Match, seat: int, answers: Mapping[str, Standing], forced: bool | None = None) -> list[Entry]:
    """The entry by which a seat takes answers over; none where nothing would change. What is not named stays."""
    place = match.place(seat)
    wanted: dict[str, Standing] = {kind: how for kind, how in {**place.standing, **answers}.items() if how != ASK}
    if len(wanted) > MAX_ANSWERS:
        raise Refused("too-large", f"at most {MAX_ANSWERS} standing answers", 413)
    if forced is None:
        forced = place.forced
    return [] if (forced, wanted) == (place.forced, place.standing) else [seat_entries.Prefer(seat, forced, wanted)]


def check_kinds(game: str, kinds: Sequence[str]) -> None:
    """Only questions that come while others play are answered at all tables of a person."""
    known = off_turn_kinds(find(game).package)
    for kind in kinds:
        if kind not in known:
            raise Refused("no-kind", f"'{kind}' never comes while others play; these do: {', '.join(known)}")


def put_answers(person: str, game: str, answers: Mapping[str, Standing]) -> list[Statement]:
    return [
        (DROP, (person, game, kind)) if how == ASK else (PUT, (person, game, kind, how))
        for kind, how in answers.items()
    ]


async def answers_of(store: Store, person: str) -> dict[str, dict[str, Standing]]:
    """What a person has said for all their tables, by game."""
    found: dict[str, dict[str, Standing]] = {}
    for game, kind, how in await store.read(
        "SELECT game, kind, answer FROM standing WHERE person = ? ORDER BY game, kind", (person,)
    ):
        found.setdefault(str(game), {})[str(kind)] = msgspec.convert(how, Standing)
    return found


async def take_over(store: Store, live: LiveTable, seats: Sequence[int], person: str | None) -> None:
    """Somebody sits down: what they have said for all their tables holds here too."""
    if person is None or len(seats) != 1:
        return  # who shares a device with others is none of them in particular
    answers = (await answers_of(store, person)).get(live.match.header.game)
    if answers:
        await live.act(lambda match: prefer(match, seats[0], answers))
