"""What the rooms of the lobby share: the database, the tables in memory, who keeps the doors, ratings, limits."""

from __future__ import annotations

from greathall.server.lobby.expiry import Expiry
from greathall.server.lobby.ratings import Ratings
from greathall.server.lobby.registry import Registry
from greathall.server.lobby.seat_keys import Doorkeeper
from greathall.server.storage.base import Store
from greathall.server.tables.bots.pool import BotPool
from greathall.server.tables.live import LiveTable
from greathall.server.tables.presence import Presence
from greathall.server.wire.errors import Refused
from greathall.server.wire.limits import CALLER, Bucket, Buckets

IN_ALL = 50
"""So many addresses may make as many tables as one address may; then all of them wait."""


class Hall:
    def __init__(
        self,
        store: Store,
        pool: BotPool,
        presence: Presence,
        tables_per_hour: float = 120.0,
        people_per_hour: float = 20.0,
        abandoned_days: int = 0,
    ) -> None:
        self.store = store
        self.pool = pool
        self.presence = presence
        self.registry = Registry(store, pool, presence)
        self.doors = Doorkeeper(store)
        self.ratings = Ratings(store)
        self.expiry = Expiry(store, self.registry, abandoned_days)
        self._tries = Buckets(rate=0.1, burst=10)
        self._tries_in_all = Buckets(rate=0.5, burst=60)
        self._people_made = Buckets(people_per_hour / 3600, max(1, int(people_per_hour / 2)))
        self.answers_changed = Buckets(rate=0.5, burst=30)
        """Per person: each change reaches all their tables."""

        self.reports = Buckets(rate=1 / 600, burst=5)
        """Per table, and per address."""
        self._tables_made = Buckets(tables_per_hour / 3600, max(1, int(tables_per_hour / 2)))
        self._tables_of_person = Buckets(tables_per_hour / 3600, max(1, int(tables_per_hour / 2)))
        self._tables_in_all = Bucket(tables_per_hour * IN_ALL / 3600, max(1, int(tables_per_hour * IN_ALL / 2)))

    def check_tries(self, name: str) -> None:
        """Pass phrases tried, by name and address: whoever tries somebody's name keeps out nobody but themselves."""
        caller = CALLER.get()
        if not (self._tries_in_all.take(caller) and self._tries.take(f"{caller} {name}")):
            raise Refused("too-fast", "too many tries; wait a little", 429)

    def check_new_person(self) -> None:
        if not self._people_made.take(CALLER.get()):
            raise Refused("too-fast", "too many names were taken from here; wait a while", 429)

    def check_quota(self, person: str = "") -> None:
        """Tables are not lost, so nobody may make them without end: by whatever request, HTTP or a socket's.

        Whoever is known by name has one share, from however many addresses.
        """
        if person and not self._tables_of_person.take(person):
            raise Refused("too-many-tables", "you have made too many tables; wait a little", 429)
        if not (self._tables_made.take(CALLER.get()) and self._tables_in_all.take()):
            raise Refused("too-many-tables", "too many tables were made from here; wait a little", 429)

    def check_reports(self, table_id: str) -> None:
        if not (self.reports.take(CALLER.get()) and self.reports.take(f"table {table_id}")):
            raise Refused("too-fast", "the operator has been told; wait a while before you tell more", 429)

    async def table(self, table_id: str) -> LiveTable:
        return await self.registry.table(table_id)
