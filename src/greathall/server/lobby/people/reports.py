"""What people tell the operator of each other (`greathall admin reports`)."""

from __future__ import annotations

import json

from greathall.server.keys import new_table_id
from greathall.server.lobby.hall import Hall
from greathall.server.lobby.seat_keys import Access
from greathall.server.match.match import Match
from greathall.server.tables import wall_clock
from greathall.server.tables.live import LiveTable
from greathall.server.wire.errors import Refused
from greathall.server.wire.messages import ChatLine

LINES = 20
"""So much of what somebody said last goes with a report: it may be deleted before anybody looks."""
INSERT = """
    INSERT INTO reports (id, at, table_id, seat, name, person, by_seat, text, said, settled)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)"""


async def report(hall: Hall, live: LiveTable, access: Access, by: int, seat: int, text: str) -> None:
    """Keeps a report. Only people who sit at a table are reported, by others who sit there."""
    async with live.steady() as match:
        _check(match, access, seat)
        name, lines = match.places[seat].name, list(live.chat.lines)
    hall.check_reports(live.id)
    person, said = await _person(hall, live.id, seat), json.dumps(_said(lines, seat), ensure_ascii=False)
    about = (live.id, seat, name, person, by, text, said)
    await hall.store.write([(INSERT, (new_table_id(), wall_clock.now_ms(), *about))])


def _check(match: Match, access: Access, seat: int) -> None:
    if seat in access.my_seats:
        raise Refused("no-seat", "nobody reports themselves", 409)
    if match.place(seat).kind != "person" or not match.place(seat).taken:
        raise Refused("no-seat", "nobody sits there", 409)


def _said(lines: list[ChatLine], seat: int) -> list[str]:
    return [line.text for line in lines if line.seat == seat][-LINES:]


async def _person(hall: Hall, table_id: str, seat: int) -> str | None:
    """The name that the seat is kept for."""
    rows = await hall.store.read(
        "SELECT seats, person FROM keys WHERE table_id = ? AND kind = 'seat' AND person IS NOT NULL", (table_id,)
    )
    return next((str(person) for seats, person in rows if seat in json.loads(str(seats))), None)
