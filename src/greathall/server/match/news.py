"""What a seat is told of a match. All of it is made here, from that seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from greathall.core.speech.events import Event
from greathall.core.speech.plain import GameEvent
from greathall.core.table import hosting
from greathall.core.table.history import Ply
from greathall.server.match.match import Match
from greathall.server.wire import messages
from greathall.server.wire.encoding import encode
from greathall.server.wire.messages import News, Prefers, View, written
from greathall.server.wire.table_info import TableInfo


class WrittenPly(NamedTuple):
    """A ply, and each of its events as those who may know it are told."""

    ply: Ply
    events: list[tuple[Event, GameEvent]]

    def seen_by(self, seat: int | None) -> messages.Ply:
        chosen = self.ply.option
        return messages.Ply(
            ply=self.ply.number,
            seat=chosen.seat if chosen is not None else None,
            choice=chosen.notation if chosen is not None and chosen.seat == seat else None,
            events=[told for event, told in self.events if event.seen_by(seat)],
        )

    def tells_apart(self, seat: int | None) -> bool:
        """Whether this seat may be told something of it that others are not told, or the other way round."""
        chosen = self.ply.option
        return (chosen is not None and chosen.seat == seat) or any(event.only is not None for event, _ in self.events)


def news(match: Match, common_ply: int, seat: int | None, info: TableInfo, since: Sequence[WrittenPly]) -> News:
    """What changed for a seat: the whole view, and of the plies since those that still stand what it may know."""
    return News(
        table=info,
        revision=match.revision,
        keeps=common_ply,
        seat=seat,
        view=view(match, seat),
        prefers=prefers(match, seat),
        plies=[ply.seen_by(seat) for ply in since],
        undo=can_undo(match, seat),
    )


def view(match: Match, seat: int | None) -> View | None:
    """The engine's view; a game that ended by agreement is over here although the rules would go on."""
    table = match.table
    if table is None:
        return None
    seen = table.view(seat)
    if match.finished and not table.over:
        outcome = match.outcome
        seen |= {"over": True, "asked": [], "decision": None, "outcome": outcome.to_dict() if outcome else None}
    return written(View, seen)


def can_undo(match: Match, seat: int | None) -> bool:
    table = match.table
    return table is not None and seat is not None and table.can_undo(seat) and not match.over


def prefers(match: Match, seat: int | None) -> Prefers | None:
    """How the server may answer for a seat; told to that seat only."""
    if seat is None:
        return None
    place = match.places[seat]
    return Prefers(place.forced, place.standing)


def plies(match: Match, since: int) -> list[WrittenPly]:
    """All plies after one, put into words once for everybody."""
    found = hosting.plies(match.table, since) if match.table is not None else []
    return [WrittenPly(ply, [(event, _written(event)) for event in ply.events or ()]) for ply in found]


def _written(event: Event) -> GameEvent:
    return written(GameEvent, msgspec.Raw(encode(event.to_dict())))
