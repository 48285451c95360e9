"""What is sent to everybody who looks at a table: the whole of it, or what is different for who has seen it before.

What is alike for all of them is put into words once. What a seat is told follows from its own two views alone.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from greathall.server.match.match import Match
from greathall.server.match.news import can_undo, news, plies, prefers, view
from greathall.server.wire.changes import Change, Found, Place, compare
from greathall.server.wire.encoding import encode
from greathall.server.wire.messages import Changes, Ply, Prefers, View, written
from greathall.server.wire.table_info import TableInfo


class Seen(NamedTuple):
    """What one seat was told, besides what all are told."""

    view: View | None
    prefers: Prefers | None
    undo: bool


class Told:
    """What everybody who looks at a table knows of it, since they were told last."""

    def __init__(self, revision: int, info: TableInfo) -> None:
        self.revision = revision
        self.info = info
        self.seen: dict[int | None, Seen] = {}
        self.at = time.monotonic()

    def connect(self, seats: AbstractSet[int]) -> None:
        """All were told besides whose people are there now."""
        there = [replace(one, connected=one.seat in seats) for one in self.info.seats]
        self.info = replace(self.info, seats=there)


class Broadcast:
    """One change, as it is told to each seat."""

    def __init__(self, match: Match, common_ply: int, info: TableInfo, before: Told | None = None) -> None:
        self._match = match
        self._common_ply = common_ply
        self._before = before
        self._plies = plies(match, common_ply)
        self._of_others: msgspec.Raw | None = None
        self._info: TableInfo | None = None
        self._info_changes: Found | None = None
        self._alike: dict[tuple[Place, int, int], Found] = {}
        """What is different between two parts of boards: boards share what all see, so it is found once for all."""
        self.told = Told(match.revision, info)

    def whole(self, seat: int | None) -> bytes:
        """How the table stands, for who has nothing to compare it with."""
        if self._info is None:
            self._info = written(TableInfo, msgspec.Raw(encode(self.told.info)))
        return encode(news(self._match, self._common_ply, seat, self._info, self._plies))

    def changed(self, seat: int | None) -> bytes:
        """What is different; the whole, where it is not known what the seat was told last."""
        match = self._match
        now = self.told.seen[seat] = Seen(view(match, seat), prefers(match, seat), can_undo(match, seat))
        before = self._before.seen.get(seat) if self._before is not None else None
        if self._before is None or before is None:
            return self.whole(seat)
        found = [*self._changes_of_info(self._before.info)]
        if before.undo is not now.undo:
            found.append((("undo",), now.undo))
        if before.prefers != now.prefers:
            found.append((("prefers",), now.prefers))
        self._compare_views(before.view, now.view, found)
        return encode(
            Changes(
                since=self._before.revision,
                revision=match.revision,
                keeps=self._common_ply,
                seat=seat,
                changes=written(list[Change], found),
                plies=self._plies_of(seat),
            )
        )

    def _changes_of_info(self, before: TableInfo) -> Found:
        if self._info_changes is None:
            now = self.told.info
            pairs = ((name, getattr(before, name), getattr(now, name)) for name in TableInfo.__struct_fields__)
            self._info_changes = [(("table", name), new) for name, old, new in pairs if old is not new and old != new]
        return self._info_changes

    def _compare_views(self, before: Any, now: Any, found: Found) -> None:
        if before is None or now is None:
            if before is not now:
                found.append((("view",), now))
            return
        for name, value in now.items():
            old = before[name]
            if old is value:
                continue
            if name == "board":
                found += self._once(self._compare_boards, ("view", name), old, value)
            elif old != value:  # whole: another question has nothing to do with the one before
                found.append((("view", name), value))

    def _compare_boards(self, place: Place, before: Any, now: Any) -> Found:
        if list(before) != list(now):
            return [(place, now)]
        found: Found = []
        for name, value in now.items():
            if before[name] is not value:
                found += self._once(self._compare_parts, (*place, name), before[name], value)
        return found

    def _compare_parts(self, place: Place, before: Any, now: Any) -> Found:
        if not _are_rows(before, now):
            return _differences(place, before, now)
        found: Found = []
        for index, (old, value) in enumerate(zip(before, now, strict=True)):
            if old is not value:
                found += self._once(_differences, (*place, index), old, value)
        return found

    def _once(self, find: Callable[[Place, Any, Any], Found], place: Place, before: Any, now: Any) -> Found:
        """What is found is known by the identity of both, which is safe: all that is compared lives as long as this."""
        key = place, id(before), id(now)
        known = self._alike.get(key)
        if known is None:
            known = self._alike[key] = find(place, before, now)
        return known

    def _plies_of(self, seat: int | None) -> list[Ply]:
        """What all but who chose are told alike is put into words once, where nothing of it is for some alone."""
        if any(ply.tells_apart(seat) for ply in self._plies):
            return [ply.seen_by(seat) for ply in self._plies]
        if self._of_others is None:
            self._of_others = msgspec.Raw(encode([ply.seen_by(seat) for ply in self._plies]))
        return written(list[Ply], self._of_others)


def _differences(place: Place, before: Any, now: Any) -> Found:
    found: Found = []
    if before != now:
        compare(before, now, place, found)
    return found


def _are_rows(before: Any, now: Any) -> bool:
    """Whether these are lists of as many objects each."""
    both = isinstance(now, list) and isinstance(before, list) and len(now) == len(before)
    return both and bool(now) and isinstance(now[0], dict)
