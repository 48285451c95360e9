"""What the server says about a table. All that a seat is told is made here, from that seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from greathall.core.table import Table
from greathall.core.words import Event
from greathall.server.clock import deadlines, time_left
from greathall.server.guide import followed
from greathall.server.results import counts
from greathall.server.sitting import Sitting
from greathall.server.talk import encode

Told: TypeAlias = tuple[Event, msgspec.Raw]
"""An event, and what those who may know it are told."""


def seats_of(sitting: Sitting, connected: set[int]) -> list[dict[str, object]]:
    resigned = sitting.table.resigned if sitting.table is not None else ()
    return [
        {
            "seat": seat,
            "kind": place.kind,
            "name": place.name,
            "gender": place.gender,
            "colour": place.colour,
            "bot": sitting.played_by(seat),
            "taken": place.taken,
            "stand_in": bool(place.stand_in),
            "connected": seat in connected,
            "resigned": seat in resigned,
        }
        for seat, place in enumerate(sitting.places)
    ]


def info(table_id: str, sitting: Sitting, connected: set[int], now: int) -> dict[str, object]:
    """What everybody may know of a table."""
    return {**_lasting(table_id, sitting, connected), **_passing(sitting, now)}


def _lasting(table_id: str, sitting: Sitting, connected: set[int]) -> dict[str, object]:
    """What no choice changes."""
    header = sitting.header
    return {
        "table": table_id,
        "game": header.game,
        "variants": header.variants,
        "components": header.components,
        "public": header.public,
        "rated": header.rated,
        "origin": None if header.origin is None else {"table": header.origin.table, "ply": header.origin.upto},
        "seats": seats_of(sitting, connected),
        "clock": None if header.clock is None else {"seconds": header.clock.seconds, "per": header.clock.per},
        "hushed": sorted(sitting.hushed),
        "proposal": sitting.proposal.to_dict() if sitting.proposal is not None else None,
    }


def _passing(sitting: Sitting, now: int) -> dict[str, object]:
    return {
        "status": sitting.status,
        "revision": sitting.revision,
        "asked": [decision.seat for decision in sitting.decisions],
        "deadlines": {str(seat): at for seat, at in deadlines(sitting).items()},
        "time_left": {str(seat): left for seat, left in time_left(sitting).items()},
        "fairness": fairness(sitting),
        "guide": followed(sitting),
        "now": now,
    }


class Notice:
    """The same information as it is sent: what no choice changes is put into words again only when it has changed."""

    def __init__(self, table_id: str) -> None:
        self._table_id = table_id
        self._as_of: tuple[Sitting, int, set[int]] | None = None
        self._lasting = b""

    def write(self, sitting: Sitting, connected: set[int], now: int) -> msgspec.Raw:
        as_of = (sitting, sitting.seated, connected)
        if as_of != self._as_of:
            self._lasting = encode(_lasting(self._table_id, sitting, connected))
            self._as_of = as_of
        return msgspec.Raw(joined(self._lasting, encode(_passing(sitting, now))))


def joined(one: bytes, other: bytes) -> bytes:
    """Two JSON objects as one; neither is empty."""
    return one[:-1] + b"," + other[1:]


def fairness(sitting: Sitting) -> dict[str, object] | None:
    """The promise behind a table's chance; a record from elsewhere has made none here."""
    origin = sitting.header.origin
    if origin is not None and origin.record and origin.upto is None:
        return None
    told: dict[str, object] = {"commitment": sitting.commitment, "rewinds": sitting.rewinds}
    if sitting.over:
        told["secret"] = sitting.secret
    return told


def view(sitting: Sitting, seat: int | None) -> dict[str, object] | None:
    """The engine's view; a game that ended by agreement is over here although the rules would go on."""
    table = sitting.table
    return None if table is None else {**_view_alike(sitting, table), **_view_own(sitting, table, seat)}


def _view_alike(sitting: Sitting, table: Table) -> dict[str, object]:
    seen = table.view_alike()
    if not sitting.finished or table.over:
        return seen
    outcome = sitting.outcome
    return seen | {"over": True, "asked": [], "outcome": outcome.to_dict() if outcome is not None else None}


def _view_own(sitting: Sitting, table: Table, seat: int | None) -> dict[str, object]:
    seen = table.view_own(seat)
    return seen | {"decision": None} if sitting.finished else seen


def prefers(sitting: Sitting, seat: int | None) -> dict[str, object] | None:
    """How the server may answer for a seat; told to that seat only."""
    if seat is None:
        return None
    place = sitting.places[seat]
    return {"forced": place.forced, "standing": place.standing}


def happened(sitting: Sitting, since: int) -> list[Told]:
    """All events after a ply, put into words once for everybody."""
    events = sitting.table.happened(since) if sitting.table is not None else []
    return [(event, msgspec.Raw(encode({"ply": ply, **event.to_dict()}))) for ply, event in events]


def news(sitting: Sitting, keeps: int, seat: int | None) -> dict[str, object]:
    """What changed for a seat: the whole view, and of the events after the plies that still stand what it may know."""
    return {
        "revision": sitting.revision,
        "keeps": keeps,
        "view": view(sitting, seat),
        **_own_news(sitting, seat, happened(sitting, keeps)),
    }


def _own_news(sitting: Sitting, seat: int | None, events: Iterable[Told]) -> dict[str, object]:
    table = sitting.table
    return {
        "seat": seat,
        "prefers": prefers(sitting, seat),
        "events": [told for event, told in events if event.seen_by(seat)],
        "undo": table is not None and not sitting.over and seat is not None and table.can_undo(seat),
    }


class News:
    """The same as it is sent to everybody at a table: what is alike for all seats is put into words once."""

    def __init__(self, sitting: Sitting, keeps: int, info: msgspec.Raw) -> None:
        self._sitting = sitting
        self._events = happened(sitting, keeps)
        alike = {"is": "news", "table": info, "revision": sitting.revision, "keeps": keeps}
        self._alike = encode(alike)
        self._view = encode(_view_alike(sitting, sitting.table)) if sitting.table is not None else b""

    def told(self, seat: int | None) -> bytes:
        sitting = self._sitting
        return joined(self._alike, encode({"view": self._seen(seat), **_own_news(sitting, seat, self._events)}))

    def _seen(self, seat: int | None) -> msgspec.Raw | None:
        table = self._sitting.table
        return None if table is None else msgspec.Raw(joined(self._view, encode(_view_own(self._sitting, table, seat))))


def summary(sitting: Sitting) -> dict[str, object]:
    """What lists of tables show; kept beside the log so that a list reads no logs."""
    table = sitting.table
    outcome = sitting.outcome
    return {
        "ply": table.ply if table is not None else 0,
        "seats": [
            {"name": place.name, "kind": place.kind, "colour": place.colour, "taken": place.taken}
            for place in sitting.places
        ],
        "asked": [decision.seat for decision in sitting.decisions],
        "waits": waits_for_server(sitting),
        "winners": list(outcome.winners) if outcome is not None else [],
        "scores": list(outcome.totals.values()) if outcome is not None else [],
        "rated": sitting.header.rated,
        "counts": counts(sitting),
    }


def waits_for_server(sitting: Sitting) -> bool:
    """Whether a bot or a clock will act, so that a restarted server must wake the table."""
    asked = sitting.decisions
    return bool(asked) and (sitting.header.clock is not None or any(sitting.played_by(one.seat) for one in asked))
