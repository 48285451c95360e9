"""Who may do what: the keys that open seats, invitations, and the passes of people who are known by name."""

from __future__ import annotations

import json
from typing import NamedTuple

from greathall.server.keys import key_hash, same
from greathall.server.storage.base import Store
from greathall.server.wire.errors import Refused


class Access(NamedTuple):
    """What a key opens."""

    table: str
    kind: str
    """``seat`` (may be the owner's, and hold no seat) or ``invitation``."""
    my_seats: frozenset[int]
    owner: bool
    person: str | None = None
    """The name it is kept for."""

    def seat(self, named: int | None, looking: int | None) -> int:
        """The seat that acts: the named one, else the one looked from, else the only one that the key opens."""
        seat = named if named is not None else looking
        if seat is None and len(self.my_seats) == 1:
            seat = next(iter(self.my_seats))
        if seat is None or seat not in self.my_seats:
            raise Refused("not-yours", "this is not your seat", 403)
        return seat

    def seats(self) -> list[int]:
        """All seats that the key opens, if there are any."""
        if not self.my_seats:
            raise Refused("not-yours", "you have no seat here", 403)
        return sorted(self.my_seats)

    def may_look(self, seat: int | None) -> None:
        if seat is not None and seat not in self.my_seats:
            raise Refused("not-yours", "this is not your seat", 403)

    def must_own(self, what: str) -> None:
        if not self.owner:
            raise Refused("not-owner", f"only who made the table can {what}", 403)


class Visitor(NamedTuple):
    """Somebody who is known by name, or a guest."""

    id: str = ""
    name: str | None = None


GUEST = Visitor()


class Doorkeeper:
    """Looks at keys. Only hashes of them are kept."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def access(self, key: str) -> Access:
        digest = key_hash(key)
        rows = await self._store.read(
            "SELECT hash, table_id, kind, seats, owner, person FROM keys WHERE hash = ?", (digest,)
        )
        if not rows or not same(str(rows[0][0]), digest):
            raise Refused("no-key", "this link opens no seat", 403)
        _, table_id, kind, seats, owner, person = rows[0]
        name = None if person is None else str(person)
        return Access(str(table_id), str(kind), frozenset(json.loads(str(seats))), bool(owner), name)

    async def access_to(self, table_id: str, key: str | None) -> Access:
        """What a key opens at one table; without a key one is a spectator."""
        if key is None:
            return Access(table_id, "spectator", frozenset(), owner=False)
        access = await self.access(key)
        if access.table != table_id or access.kind != "seat":
            raise Refused("no-key", "this link opens no seat at this table", 403)
        return access

    async def invited(self, table_id: str, invitation: str | None) -> int | None:
        """The seat that an invitation is for."""
        if invitation is None:
            return None
        access = await self.access(invitation)
        if access.table != table_id or access.kind != "invitation":
            raise Refused("no-key", "this invitation is for another table", 403)
        return next(iter(access.my_seats))

    async def visitor(self, key: str | None) -> Visitor:
        """Who shows this pass; without one, nobody who is known."""
        if key is None:
            return GUEST
        digest = key_hash(key)
        rows = await self._store.read(
            "SELECT k.hash, p.id, p.name FROM keys k JOIN people p ON p.name = k.person"
            " WHERE k.kind = 'person' AND k.hash = ?",
            (digest,),
        )
        if not rows or not same(str(rows[0][0]), digest):
            raise Refused("no-key", "this pass is nobody's; sign in again", 403)
        return Visitor(str(rows[0][1]), str(rows[0][2]))
