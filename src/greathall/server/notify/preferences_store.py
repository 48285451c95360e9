"""Wishes in the database: who may read and change them, and the seats that they are about.

A person with a name has one set of wishes for all their seats, and only their pass opens it. A guest's wishes have a
key of their own, told once when they are made, and are about the seats whose keys were shown with it. A seat's key
opens no wishes: it may have come by somebody's link. Addresses are never told back in full either.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from greathall.server.keys import key_hash, new_key, new_table_id
from greathall.server.notify.preferences import MAX_DEVICES, Device, Holder, Subscription, Wishes
from greathall.server.notify.responses import Kept, KeptEmail, KeptHook
from greathall.server.storage.base import Conflict, Statement, Store, Value
from greathall.server.storage.statements import insert_key
from greathall.server.wire.errors import Refused

REACHABLE = "(w.confirmed = 1 OR w.webhook <> '' OR EXISTS (SELECT 1 FROM devices d WHERE d.wishes = w.id))"
COLUMNS = "w.id, w.wanted, w.email, w.confirmed, w.webhook, w.secret, w.created"
LINK = """
    INSERT INTO wish_keys (hash, wishes) VALUES (?, ?)
    ON CONFLICT (hash) DO UPDATE SET wishes = excluded.wishes"""
PUT_DEVICE = """
    INSERT INTO devices (endpoint, wishes, p256dh, auth, added) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (endpoint) DO UPDATE
    SET wishes = excluded.wishes, p256dh = excluded.p256dh, auth = excluded.auth, added = excluded.added"""
TRIM_DEVICES = """
    DELETE FROM devices WHERE wishes = ? AND endpoint NOT IN
    (SELECT endpoint FROM devices WHERE wishes = ? ORDER BY added DESC LIMIT ?)"""


BEGIN = """
    INSERT INTO wishes (id, person, wanted, email, confirmed, webhook, secret, created)
    VALUES (?, ?, ?, '', 0, '', '', ?)"""
CHANGE = "UPDATE wishes SET wanted = ?, person = COALESCE(person, ?) WHERE id = ?"
OPENED = """
    SELECT k.hash, k.kind, k.person, COALESCE(p.id, g.id) FROM keys k
    LEFT JOIN wishes p ON k.kind = 'person' AND p.person = k.person
    LEFT JOIN wish_keys l ON k.kind <> 'person' AND l.hash = k.hash
    LEFT JOIN wishes g ON g.id = l.wishes AND g.person IS NULL AND (k.kind = 'wishes' OR NOT EXISTS
        (SELECT 1 FROM wish_keys o JOIN keys w ON w.hash = o.hash WHERE o.wishes = g.id AND w.kind = 'wishes'))
    WHERE k.kind IN ('seat', 'person', 'wishes') AND k.hash IN ({marks})"""
"""What each key opens. Guests' wishes of before they had keys are opened by seats' keys until their first change."""
ADOPT = """
    UPDATE wishes SET person = ? WHERE person IS NULL AND NOT EXISTS (SELECT 1 FROM wishes WHERE person = ?)
    AND id = (SELECT min(l.wishes) FROM wish_keys l JOIN keys k ON k.hash = l.hash
    WHERE k.kind = 'wishes' AND k.hash IN ({marks}))"""


class Shown(NamedTuple):
    """What a client's keys are good for."""

    holder: Holder | None
    person: str | None
    keyed: bool
    """Whether a pass or a key of wishes is among them."""
    hashes: tuple[str, ...]
    """Of the seats whose turns these wishes are about."""


class Keeping:
    def __init__(self, store: Store, now_ms: Callable[[], int]) -> None:
        self.store = store
        self.now_ms = now_ms

    # Reading

    async def shown(self, keys: Sequence[str]) -> Shown:
        """Finds the wishes that keys open: a person's own before those of a device, earlier keys before later ones."""
        hashes = [key_hash(key) for key in keys]
        marks = ", ".join("?" for _ in hashes)
        rows = await self.store.read(OPENED.format(marks=marks), tuple(hashes))
        if not rows:
            raise Refused("no-key", "none of these keys opens a seat", 403)
        rows.sort(key=lambda row: (row[1] != "person", hashes.index(str(row[0]))))
        person = str(rows[0][2]) if rows[0][1] == "person" else None
        opened = next(((str(kind), str(found)) for _, kind, _, found in rows if found), None)
        holder = await self.holder(opened[1]) if opened else None
        keyed = person is not None or (opened is not None and opened[0] == "wishes")
        return Shown(holder, person, keyed, tuple(str(row[0]) for row in rows if row[1] == "seat"))

    async def holder(self, wishes_id: str) -> Holder | None:
        found = await self.holders([wishes_id])
        return found.get(wishes_id)

    async def holders(self, ids: Sequence[str]) -> dict[str, Holder]:
        if not ids:
            return {}
        marks, values = ", ".join("?" for _ in ids), tuple(ids)
        rows = await self.store.read(f"SELECT {COLUMNS} FROM wishes w WHERE w.id IN ({marks})", values)
        devices: dict[str, list[Device]] = {}
        for owner, *device in await self.store.read(
            f"SELECT wishes, endpoint, p256dh, auth FROM devices WHERE wishes IN ({marks}) ORDER BY added", values
        ):
            devices.setdefault(str(owner), []).append(Device(*map(str, device)))
        return {str(row[0]): _holder(row, tuple(devices.get(str(row[0]), ()))) for row in rows}

    # Changing

    async def keep(self, keys: Sequence[str], wishes: Wishes | None) -> Holder:
        """Keeps wishes for all these keys; without new ones, those that one of the keys has already."""
        shown = await self.shown(keys)
        key = "" if shown.keyed else new_key()
        if shown.holder is None:
            return await self._begin(shown, wishes or Wishes(), key)
        kept = shown.holder._replace(wishes=wishes or shown.holder.wishes, new_key=key)
        change: Statement = (CHANGE, (_json(kept.wishes), shown.person, kept.id))
        await self.store.write([change, *_links(shown, kept.id, key)])
        return kept

    async def _begin(self, shown: Shown, wishes: Wishes, key: str) -> Holder:
        made = Holder(
            new_table_id(), wishes, "", confirmed=False, webhook="", secret="", created=self.now_ms(), new_key=key
        )
        begin: Statement = (BEGIN, (made.id, shown.person, _json(wishes), made.created))
        try:
            await self.store.write([begin, *_links(shown, made.id, key)])
        except Conflict:
            raise Refused("stale", "these wishes were made elsewhere just now; try again", 409) from None
        return made

    async def set_email(self, holder: Holder, address: str) -> None:
        """A new address counts only once it is confirmed."""
        statement = "UPDATE wishes SET email = ?, confirmed = 0 WHERE id = ? AND email <> ?"
        await self.store.write([(statement, (address, holder.id, address))])

    async def confirm_email(self, wishes_id: str, address: str) -> None:
        await self.store.write([("UPDATE wishes SET confirmed = 1 WHERE id = ? AND email = ?", (wishes_id, address))])

    async def drop_email(self, wishes_id: str, address: str) -> None:
        """The address is deleted, unless it has been changed meanwhile."""
        statement = "UPDATE wishes SET email = '', confirmed = 0 WHERE id = ? AND email = ?"
        await self.store.write([(statement, (wishes_id, address))])

    async def set_webhook(self, holder: Holder, address: str, secret: str) -> None:
        statement = "UPDATE wishes SET webhook = ?, secret = ? WHERE id = ?"
        await self.store.write([(statement, (address, secret, holder.id))])

    async def drop_webhook(self, wishes_id: str, address: str) -> None:
        statement = "UPDATE wishes SET webhook = '', secret = '' WHERE id = ? AND webhook = ?"
        await self.store.write([(statement, (wishes_id, address))])

    async def add_device(self, holder: Holder, given: Subscription) -> None:
        values = (given.endpoint, holder.id, given.keys.p256dh, given.keys.auth, self.now_ms())
        await self.store.write([(PUT_DEVICE, values), (TRIM_DEVICES, (holder.id, holder.id, MAX_DEVICES))])

    async def drop_device(self, wishes_id: str, endpoint: str) -> None:
        await self.store.write([("DELETE FROM devices WHERE endpoint = ? AND wishes = ?", (endpoint, wishes_id))])

    # What belongs to the house

    async def house(self, name: str, make: Callable[[], str]) -> str:
        """A secret of this server, made when it is first needed; all processes of a database share it."""
        while True:
            found = await self.store.read("SELECT value FROM house WHERE name = ?", (name,))
            if found:
                return str(found[0][0])
            try:
                await self.store.write([("INSERT INTO house (name, value) VALUES (?, ?)", (name, make()))])
            except Conflict:
                continue


def _json(wishes: Wishes) -> str:
    return msgspec.json.encode(wishes).decode()


def _holder(row: tuple[Value, ...], devices: tuple[Device, ...]) -> Holder:
    wishes_id, wanted, email, confirmed, webhook, secret, created = row
    return Holder(
        str(wishes_id),
        msgspec.json.decode(str(wanted), type=Wishes),
        str(email),
        bool(confirmed),
        str(webhook),
        str(secret),
        int(created or 0),
        devices,
    )


def _links(shown: Shown, wishes_id: str, key: str) -> list[Statement]:
    """Puts seats under wishes, and the key that will open these."""
    seats: list[Statement] = [(LINK, (one, wishes_id)) for one in shown.hashes]
    return [*seats, insert_key(key, "", "wishes", []), (LINK, (key_hash(key), wishes_id))] if key else seats


def adopt(person: str, keys: Sequence[str]) -> list[Statement]:
    """Somebody has taken a name: wishes whose key they bring become the person's, unless they have wishes already."""
    if not keys:
        return []
    marks = ", ".join("?" for _ in keys)
    return [(ADOPT.format(marks=marks), (person, person, *(key_hash(key) for key in keys)))]


def forget_seats(table_id: str, seats: Sequence[int]) -> list[Statement]:
    """The keys of these seats have no wishes any more; wishes that no key is left of are deleted."""
    return [
        (
            "DELETE FROM wish_keys WHERE hash IN (SELECT hash FROM keys WHERE table_id = ? AND seats = ?)",
            (table_id, json.dumps(list(seats))),
        ),
        *ORPHANS,
    ]


def forget_person(name: str) -> list[Statement]:
    """Deletes everything by which a named person could be called."""
    return [
        ("DELETE FROM wishes WHERE person = ?", (name,)),
        *ORPHANS,
    ]


ORPHANS: tuple[Statement, ...] = (
    (
        """DELETE FROM wishes WHERE person IS NULL AND id NOT IN
        (SELECT l.wishes FROM wish_keys l JOIN keys k ON k.hash = l.hash WHERE k.kind = 'seat')""",
        (),
    ),
    ("DELETE FROM wish_keys WHERE wishes NOT IN (SELECT id FROM wishes)", ()),
    ("DELETE FROM keys WHERE kind = 'wishes' AND hash NOT IN (SELECT hash FROM wish_keys)", ()),
    ("DELETE FROM devices WHERE wishes NOT IN (SELECT id FROM wishes)", ()),
)


def told(holder: Holder | None, new_key: str = "") -> Kept:
    """What the holder of a key is told of the wishes behind it."""
    if holder is None:
        return Kept(None, None, None, 0)
    return Kept(
        wishes=holder.wishes,
        email=KeptEmail(masked(holder.email), holder.confirmed) if holder.email else None,
        webhook=KeptHook(urlsplit(holder.webhook).hostname or "") if holder.webhook else None,
        devices=len(holder.devices),
        key=new_key or msgspec.UNSET,
    )


def masked(address: str) -> str:
    name, _, domain = address.partition("@")
    return f"{name[:1]}…@{domain}"
