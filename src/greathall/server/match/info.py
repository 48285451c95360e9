"""What everybody may know of a table, and what lists of tables show."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from msgspec import UNSET
from msgspec.structs import replace

from greathall.server.match.clock import deadlines, time_left
from greathall.server.match.coaching import may_coach
from greathall.server.match.consent import ABSENT_DAYS
from greathall.server.match.guide import followed
from greathall.server.match.match import Match
from greathall.server.match.results import counts
from greathall.server.match.start import variants_of
from greathall.server.wire.table_info import Fairness, Origin, SeatInfo, TableInfo


def info(table_id: str, match: Match, connected: AbstractSet[int], now: int) -> TableInfo:
    """What everybody may know of a table."""
    header = match.header
    return TableInfo(
        table=table_id,
        game=header.game,
        status=match.status,
        revision=match.revision,
        variants=header.variants if match.closed is not None else variants_of(header),
        components=header.components,
        data=None if match.data is None else match.data.version,
        public=header.public,
        rated=header.rated,
        origin=None if header.origin is None else Origin(header.origin.table, header.origin.upto),
        guide=followed(match),
        coach=may_coach(match),
        seats=seats_of(match, connected),
        asked=[decision.seat for decision in match.decisions],
        clock=header.clock,
        deadlines={str(seat): at for seat, at in deadlines(match).items()},
        time_left={str(seat): left for seat, left in time_left(match).items()},
        hushed=sorted(match.hushed),
        proposal=match.proposal.told() if match.proposal is not None else None,
        absent_days=ABSENT_DAYS,
        closed=match.closed.told() if match.closed is not None else None,
        fairness=fairness(match),
        now=now,
    )


def after_choices(before: TableInfo, match: Match, now: int) -> TableInfo:
    """The same after choices alone, with the same people there: who sits where, and how the table was made, stays."""
    return replace(
        before,
        status=match.status,
        revision=match.revision,
        guide=followed(match),
        coach=may_coach(match),
        asked=[decision.seat for decision in match.decisions],
        deadlines={str(seat): at for seat, at in deadlines(match).items()},
        time_left={str(seat): left for seat, left in time_left(match).items()},
        proposal=match.proposal.told() if match.proposal is not None else None,
        fairness=fairness(match) if match.over else before.fairness,
        now=now,
    )


def seats_of(match: Match, connected: AbstractSet[int]) -> list[SeatInfo]:
    resigned = match.table.resigned if match.table is not None else ()
    return [
        SeatInfo(
            seat=seat,
            kind=place.kind,
            name=place.name,
            gender=place.gender,
            colour=place.colour,
            bot=match.played_by(seat),
            taken=place.taken,
            stand_in=bool(place.stand_in),
            connected=seat in connected,
            resigned=seat in resigned,
        )
        for seat, place in enumerate(match.places)
    ]


def fairness(match: Match) -> Fairness | None:
    """The promise behind a table's chance; a record from elsewhere has made none here."""
    origin = match.header.origin
    if origin is not None and origin.record and origin.upto is None:
        return None
    # A game that is only closed may be played on by another release: what is still to come stays secret.
    return Fairness(match.commitment, match.rewinds, match.secret if match.status == "over" else UNSET)


def summary(match: Match) -> dict[str, object]:
    """What lists of tables show; kept beside the log so that a list reads no logs."""
    table = match.table
    outcome = match.outcome
    seats = [
        {"name": place.name, "kind": place.kind, "colour": place.colour, "taken": place.taken} for place in match.places
    ]
    if match.closed is not None:
        return {**match.closed.summary, "seats": seats, "asked": [], "waits": False}
    return {
        "ply": table.ply if table is not None else 0,
        "seats": seats,
        "asked": [decision.seat for decision in match.decisions],
        "waits": waits_for_server(match),
        "winners": list(outcome.winners) if outcome is not None else [],
        "scores": list(outcome.totals.values()) if outcome is not None else [],
        "rated": match.header.rated,
        "counts": counts(match),
        "data": match.data,
    }


def waits_for_server(match: Match) -> bool:
    """Whether a bot or a clock will act, so that a restarted server must wake the table."""
    asked = match.decisions
    return bool(asked) and (match.header.clock is not None or any(match.played_by(one.seat) for one in asked))
