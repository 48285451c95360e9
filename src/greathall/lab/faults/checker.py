"""Compares what clients noted with what is left: acknowledged moves, what was told, hashes, exported records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

import greathall
from greathall.lab.faults.notes import Attempt, SeatNotes, digest
from greathall.server.match.info import info
from greathall.server.match.log.entries import Row
from greathall.server.match.log.game_entries import Choose, Undo
from greathall.server.match.match import Match
from greathall.server.match.news import news, plies
from greathall.server.storage.base import Store
from greathall.server.tables.loader import read_rows, read_table
from greathall.server.wire.encoding import encode


@dataclass(frozen=True, slots=True)
class Done:
    """What a seat did, as the log has it."""

    revision: int
    do: str
    what: str


def done_by(seat: int, rows: Sequence[Row]) -> list[Done]:
    """What the person of a seat did, in order."""
    found = []
    for row in rows:
        entry = row.entry
        if isinstance(entry, Choose) and entry.by == "person" and row.actor == seat:
            found.append(Done(row.revision, "choose", entry.choice))
        elif isinstance(entry, Undo) and entry.seat == seat:
            found.append(Done(row.revision, "undo", ""))
    return found


def check_attempts(attempts: Sequence[Attempt], logged: Sequence[Done]) -> Iterator[str]:
    """What was acknowledged is in the log once and in order, what was refused is not, and there is nothing else.

    What is not known to have happened may have: all ways of reading the log are followed side by side, each by how
    many of its rows are accounted for.
    """
    ways = {0}
    for attempt in attempts:
        if attempt.do == "say" or attempt.fate == "refused":
            continue
        fits = {way + 1 for way in ways if way < len(logged) and _is(attempt, logged[way])}
        if attempt.fate == "done" and not fits:
            yield f"acknowledged and not in the log: {attempt}; the log has {logged[min(ways) : min(ways) + 3]}"
            return
        ways = fits if attempt.fate == "done" else ways | fits
    if len(logged) not in ways:
        yield f"in the log though nobody was told so, or twice: {logged[max(ways)]}"


def _is(attempt: Attempt, done: Done) -> bool:
    same = (attempt.do, attempt.what) == (done.do, done.what) and done.revision > attempt.sent
    return same and (attempt.fate != "done" or done.revision <= attempt.revision)


def check_chat(notes: Sequence[SeatNotes], lines: Sequence[tuple[int, str]]) -> Iterator[str]:
    """Lines are kept once, in the order in which each seat was told that they are."""
    counts = Counter(text for _, text in lines)
    for seat in notes:
        said = [attempt for attempt in seat.attempts if attempt.do == "say"]
        for attempt in said:
            least, most = {"done": (1, 1), "refused": (0, 0), "unknown": (0, 1)}[attempt.fate]
            if not least <= counts[attempt.what] <= most:
                yield f"said {counts[attempt.what]} times: {attempt}"
        kept = [text for number, text in lines if number == seat.seat]
        if kept != [attempt.what for attempt in said if attempt.what in counts]:
            yield f"chat of seat {seat.seat} is out of order"


def check_told(table_id: str, start: Match, rows: Sequence[Row], notes: Sequence[SeatNotes]) -> tuple[int, list[str]]:
    """Plays the log again, and compares at every revision what seats were told there; how often, and what differs."""
    wrong: list[str] = []
    told = {(seat.seat, one.revision): [] for seat in notes for one in seat.told}  # type: ignore[var-annotated]
    for seat in notes:
        for one in seat.told:
            told[seat.seat, one.revision].append(one)
    count = 0
    for row in rows:
        start.apply(row.entry, row.at)
        for seat in notes:
            for one in told.pop((seat.seat, row.revision), []):
                count += 1
                now = news(start, one.keeps, seat.seat, info(table_id, start, set(), 0), plies(start, one.keeps))
                if digest(msgspec.json.decode(encode(now))) != one.digest:
                    wrong.append(f"seat {seat.seat} was told something else at revision {one.revision}")
    wrong += [f"seat {seat} was told of revision {revision}, which is lost" for seat, revision in told]
    return count, wrong


@dataclass(slots=True)
class Verdict:
    """What was found, for one run."""

    acknowledged: int = 0
    unknown: int = 0
    refused: int = 0
    told: int = 0
    """Messages that were compared with the log."""
    hashes: int = 0
    """Hashes of processes that were compared."""
    records: int = 0
    """Exported records that were played again."""
    wrong: list[str] | None = None

    def add(self, table: str, found: Sequence[str]) -> None:
        self.wrong = [*(self.wrong or []), *(f"{table}: {one}" for one in found)]


async def check_table(store: Store, table_id: str, notes: Sequence[SeatNotes], verdict: Verdict) -> str:
    """The hash of a table as its log tells it, once everything that clients noted was compared with the log."""
    rows = await read_rows(table_id, store)
    whole = (await read_table(table_id, store, by_snapshot=False)).match
    quick = (await read_table(table_id, store)).match
    found = [complaint for seat in notes for complaint in seat.complaints]
    if [row.revision for row in rows] != list(range(1, len(rows) + 1)):
        found.append("the log has gaps")
    if whole.table is None or quick.table is None:
        verdict.add(table_id, [*found, f"the table is closed: {whole.closed and whole.closed.text}"])
        return ""
    if whole.table.hash() != quick.table.hash():
        found.append("the snapshot leads elsewhere")
    for seat in notes:
        moves = [attempt for attempt in seat.attempts if attempt.do != "say"]
        verdict.acknowledged += sum(attempt.fate == "done" for attempt in moves)
        verdict.unknown += sum(attempt.fate == "unknown" for attempt in moves)
        verdict.refused += sum(attempt.fate == "refused" for attempt in moves)
        found += [f"seat {seat.seat}: {one}" for one in check_attempts(moves, done_by(seat.seat, rows))]
    lines = await store.read("SELECT seat, text FROM chat WHERE table_id = ? ORDER BY number", (table_id,))
    found += check_chat(notes, [(int(seat or 0), str(text)) for seat, text in lines])
    count, differs = check_told(table_id, Match(whole.header, whole.secret), rows, notes)
    verdict.told += count
    if store.shared and any(isinstance(row.entry, Choose) and row.entry.by == "clock" for row in rows):
        found.append("a clock ran out though the database's did not")
    verdict.add(table_id, [*found, *differs])
    return whole.table.hash()


def check_record(record: str, told: str) -> list[str]:
    """An exported record leads where the log does."""
    found = greathall.replay(record).hash()
    return [] if found == told else [f"the record leads to {found}, the log to {told}"]
