"""A table that this release cannot play on as it was begun: it is read and exported, and closed to play.

Its rules are played no more, its data is not held, or its log does not lead where it led. What happened at it is all in
the log; how it stood was last told in its summary.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from greathall.core.errors import GreathallError, OlderRules, OtherData
from greathall.core.game import Data
from greathall.core.registry import find
from greathall.core.rules.dealer import outcome_text
from greathall.core.storage.record import FORMAT, NO_HASH, components_line, data_line, plies_of
from greathall.server.match.log.entry import TABLE
from greathall.server.match.log.game_entries import Choose, Resign, Start, Undo
from greathall.server.wire.errors import Refused
from greathall.server.wire.fields import TableStatus, WhyClosed
from greathall.server.wire.table_info import Closed

if TYPE_CHECKING:
    from greathall.server.match.log.entries import Row
    from greathall.server.match.log.header import Header


class LoggedMove(NamedTuple):
    """What a seat chose, with what chance brought, as it stands in a record."""

    seat: int
    lines: list[str]


SHUT: dict[WhyClosed, str] = {
    "operator": "the operator has closed this table",
    "abandoned": "nobody did anything at this table for a long time; it is closed",
}
"""Why a table was closed that could be played on."""


class ClosedGame:
    """What is left of a game that cannot be played on, or is not to be."""

    def __init__(self, why: WhyClosed, text: str, record: str) -> None:
        self.why = why
        self.text = text
        self.record = record
        self.plies = max(0, len(plies_of(record)) - 1) if record else 0
        self.status: TableStatus = "closed"
        """``over`` where the game had ended by itself."""
        self.summary: dict[str, Any] = {}
        """What was last told of it."""

    @classmethod
    def because(cls, wrong: GreathallError, record: str) -> ClosedGame:
        return cls(_why(wrong), str(wrong), record)

    def told(self) -> Closed:
        """What everybody is told of it."""
        return Closed(self.why, self.plies, self.summary.get("winners", []), self.summary.get("scores", []))

    def refuse(self) -> NoReturn:
        raise Refused(self.why, self.text, 409)


def _why(wrong: GreathallError) -> WhyClosed:
    if isinstance(wrong, OlderRules):
        return "older-rules"
    return "other-data" if isinstance(wrong, OtherData) else "diverged"


def may_be_closed(header: Header, summary: dict[str, Any]) -> bool:
    """Whether a table could be one that is played no more, by what is known without its log."""
    game, data = find(header.game), summary.get("data")
    return header.rules < game.oldest_rules or (data is not None and not game.holds(Data(*data)))


def check_playable(header: Header, rows: Sequence[Row]) -> None:
    """Refuses a table that was begun by rules or with data of which this release knows nothing, or nothing any more."""
    start = _start(rows)
    if start is None:
        return
    game, rules = find(header.game), start.rules or header.rules
    if not game.oldest_rules <= rules <= game.rules_version:
        raise OlderRules(game.id, rules, game.rules_version)
    if start.data is not None and not game.holds(start.data):
        raise OtherData(game.id, *start.data)


def _start(rows: Sequence[Row]) -> Start | None:
    return next((row.entry for row in rows if isinstance(row.entry, Start)), None)


def record_of(header: Header, rows: Sequence[Row]) -> str:
    """The record of a game out of its log alone, as far as it was never taken back."""
    moves: list[LoggedMove] = []
    for row in rows:
        entry = row.entry
        # Ply 0 is the set-up; what was taken back is gone, but for others' answers that were still sealed.
        stood, undone = moves[: row.common_ply + 1], moves[row.common_ply + 1 :]
        if isinstance(entry, Start):
            moves = _begun(header, entry)
        elif isinstance(entry, Choose):
            moves = [*stood, LoggedMove(row.actor, [entry.choice, *map(outcome_text, entry.outcomes)])]
        elif isinstance(entry, Resign):
            moves = [*stood, LoggedMove(row.actor, [f"! resign s{entry.seat}"])]
        else:
            moves = stood + [move for move in undone if isinstance(entry, Undo) and move.seat != entry.seat]
    end = f"= {max(0, len(moves) - 1)} {rows[-1].state_hash or NO_HASH}"
    lines = [*_head(header, _start(rows)), "---", *(line for move in moves for line in move.lines), end]
    return "\n".join(lines) + "\n"


def _begun(header: Header, start: Start) -> list[LoggedMove]:
    """The set-up; for a game that was branched from a record, what went before."""
    origin = header.origin
    if origin is not None and origin.upto is not None:
        return [LoggedMove(TABLE, lines) for lines in plies_of(origin.record)[: origin.upto + 1]]
    return [LoggedMove(TABLE, [outcome_text(one) for one in start.outcomes])]


def _head(header: Header, start: Start | None) -> list[str]:
    """What is known before the first ply; less of a table that was not even begun as it was logged."""
    rows = [FORMAT, f"game {header.game}", f"rules {start.rules if start and start.rules else header.rules}"]
    rows += [data_line(start.data)] if start and start.data else []
    rows += [f"seats {len(header.places)}"]
    rows += [f"variant {name} {choice}" for name, choice in header.variants.items()]
    rows += [f"colours {' '.join(start.colours)}"] if start else []
    rows += [f"first {header.first}"] if header.first is not None else []
    return rows + ([components_line(header.components)] if header.components else [])
