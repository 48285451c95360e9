"""Ratings per game and number of seats, worked out from the results of rated games in the order in which they ended.

Weng and Lin's Bayesian ranking with the Plackett-Luce model ("A Bayesian Approximation Method for Online Ranking",
2011) takes a whole table at once: any number of seats, sides of several people, shared places. Elo and Glicko know
only pairs, so a table of four would have to be torn into six games that were never played. What is shown is a cautious
estimate: it starts at 1000 and grows with strength and with certainty alike.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from openskill.models import PlackettLuce, PlackettLuceRating

from greathall.server.match.results import Side
from greathall.server.storage.base import Rows, Store
from greathall.server.wire.responses import OwnRating, Rated

START, SCALE = 1000, 40
"""What a newcomer has; points on show for one of the model's."""
LISTED = 100

Kind: TypeAlias = tuple[str, int]
"""A game and a number of seats: each has ratings of its own."""
_MODEL = PlackettLuce()


@dataclass
class Standings:
    """Everybody's rating in one game with one number of seats."""

    people: dict[str, PlackettLuceRating] = field(default_factory=dict)
    games: dict[str, int] = field(default_factory=dict)
    counted: int = 0
    upto: tuple[int, str] = (-1, "")
    """The last result that is in it."""

    def take(self, sides: Iterable[Side]) -> None:
        sides = list(sides)
        teams = [[self.people.get(one) or _MODEL.rating() for one in people] for _, people in sides]
        rated = _MODEL.rate(teams, ranks=[float(place) for place, _ in sides])
        for (_, people), team in zip(sides, rated, strict=True):
            for person, new in zip(people, team, strict=True):
                self.people[person] = new
                self.games[person] = self.games.get(person, 0) + 1
        self.counted += 1

    def rating(self, person: str) -> OwnRating | None:
        found = self.people.get(person)
        if found is None:
            return None
        return OwnRating(round(found.ordinal(alpha=SCALE, target=START)), self.games[person])


class Ratings:
    """Ratings as the results tell them. Memory holds what was worked out so far; the results are the truth."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[Kind, Standings] = {}
        self._lock = asyncio.Lock()

    async def of(self, game: str, seats: int) -> Standings:
        async with self._lock:
            standings = self._known.get((game, seats), Standings())
            new = await self._after(game, seats, standings.upto)
            (count,) = (
                await self._store.read("SELECT count(*) FROM results WHERE game = ? AND seats = ?", (game, seats))
            )[0]
            if count != standings.counted + len(new):
                # Another process kept a game that had ended before one that is counted already.
                standings, new = Standings(), await self._after(game, seats, (-1, ""))
            await asyncio.to_thread(_fold, standings, new)
            self._known[game, seats] = standings
            return standings

    async def _after(self, game: str, seats: int, upto: tuple[int, str]) -> Rows:
        return await self._store.read(
            "SELECT ended, table_id, sides FROM results WHERE game = ? AND seats = ?"
            " AND (ended > ? OR (ended = ? AND table_id > ?)) ORDER BY ended, table_id",
            (game, seats, upto[0], *upto),
        )

    async def best(self, game: str, seats: int) -> list[Rated]:
        """The best of those who are still known by name."""
        standings = await self.of(game, seats)
        names = {str(person): str(name) for person, name in await self._store.read("SELECT id, name FROM people")}
        found = {names[person]: standings.rating(person) for person in standings.people if person in names}
        told = [Rated(name, own.rating, own.games) for name, own in found.items() if own is not None]
        return sorted(told, key=lambda one: (-one.rating, one.name))[:LISTED]


def _fold(standings: Standings, rows: Rows) -> None:
    for ended, table_id, sides in rows:
        standings.take((int(place), people) for place, people in json.loads(str(sides)))
        standings.upto = (int(ended or 0), str(table_id))
