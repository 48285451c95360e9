"""The readable text record: a header, one line per choice, chance outcomes after the choice that caused them.

A replay needs no generator. A line that starts with ``#`` is a remark and changes nothing. The header names the rules
and the data that the game began with. The last line counts the plies and carries the state hash, so a truncated or
altered record is noticed, and one that comes out otherwise.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeAlias

from greathall.core.errors import GreathallError, NotationError, RecordError, SetupError
from greathall.core.game import Data
from greathall.core.registry import find
from greathall.core.rules.chance import Outcome, Scripted, Seeded
from greathall.core.rules.dealer import outcome_text, token
from greathall.core.table.history import WORLD, line
from greathall.core.table.table import Table

if TYPE_CHECKING:
    from greathall.core.reference.overlays import Overlay

FORMAT = "greathall record 1"
LONGEST_WORD = 100
NO_HASH = "-"
"""Stands at the end of a record that was taken from a log where no hash was noted."""

Move: TypeAlias = tuple[int, str, list[Outcome]]
"""Line number, notation or note, chance outcomes. The first one is the set-up."""
End: TypeAlias = tuple[int, str, str]
"""Line number, plies, hash."""
TableMaker: TypeAlias = Callable[[list[Outcome], set[str] | None], Table]


def header(table: Table) -> list[str]:
    setup = table.setup
    rows = [FORMAT, f"game {table.game.id}", f"rules {table.game.rules_version}"]
    rows += [data_line(table.game.data_of(table.box)), f"seats {setup.seats}"]
    rows += [f"variant {name} {choice}" for name, choice in setup.variants.items()]
    rows.append(f"colours {' '.join(setup.colours)}")
    if setup.first is not None:
        rows.append(f"first {setup.first}")
    if table.box.overlay:
        rows.append(components_line(table.box.overlay))
    return rows


def data_line(data: Data) -> str:
    return f"data {data.version} {data.hash}"


def components_line(overlay: Overlay) -> str:
    return "components " + json.dumps(overlay, ensure_ascii=False, sort_keys=True)


def write(table: Table) -> str:
    """The record of a table so far."""
    nodes = line(table._tip)
    if nodes[0].note == WORLD:
        raise RecordError("a sampled world has no record of its own")
    rows = [*header(table), "---"]
    for node in nodes:
        if node.note is not None:
            rows.append(f"! {node.note}")
        elif node.option is not None:
            rows.append(node.option.notation)
        rows.extend(outcome_text(outcome) for outcome in node.outcomes)
    rows.append(f"= {table.ply} {table.hash()}")
    return "\n".join(rows) + "\n"


def replay(text: str, upto: int | None = None, visited: set[str] | None = None) -> Table:
    """A table at the end of a record, or after ``upto`` plies; ``visited`` collects the rules applied on the way."""
    begin, moves, end = _read(text)
    table = begin(moves[0][2], visited)
    limit = len(moves) - 1 if upto is None else upto
    if not 0 <= limit <= len(moves) - 1:
        raise RecordError(f"the record has {len(moves) - 1} plies; there is no ply {limit}")
    after = Seeded(hashlib.sha256(text.encode()).hexdigest())
    for number, words, outcomes in moves[1 : limit + 1]:
        _play_line(table, number, words, outcomes)
        for stream, _ in outcomes:
            after.counters[stream] = after.counters.get(stream, 0) + 1
    table._chance = table._dealer.chance = after
    if limit == len(moves) - 1:
        _check_end(table, *end)
    return table


def _check_words(text: str, rows: list[tuple[int, str]]) -> None:
    """Records come from anywhere: no game has words as long as this, and numbers of any length cost any time."""
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        raise RecordError("a record is text, and half of a letter is none")
    for number, row in rows:
        if not row.startswith("components ") and any(len(word) > LONGEST_WORD for word in row.split()):
            raise RecordError(f"a word has at most {LONGEST_WORD} letters", number)


def walk(text: str) -> Iterator[Table]:
    """One table that goes through a record: as it was set up, then after every ply."""
    begin, moves, end = _read(text)
    table = begin(moves[0][2], None)
    yield table
    for move in moves[1:]:
        _play_line(table, *move)
        yield table
    _check_end(table, *end)


def _read(text: str) -> tuple[TableMaker, list[Move], End]:
    if not isinstance(text, str):
        raise RecordError(f"a record is text, not {type(text).__name__}")
    numbered = ((n, row.strip()) for n, row in enumerate(text.splitlines(), start=1))
    rows = [(n, row) for n, row in numbered if row and not row.startswith("#")]
    _check_words(text, rows)
    begin, at = _read_header(rows)
    moves, end = _read_moves(rows[at:])
    return begin, moves, end


def plies_of(text: str) -> list[list[str]]:
    """The lines of each ply of a record, the set-up first, by whatever rules it was played."""
    found: list[list[str]] = [[]]
    lines = [row.strip() for row in text.splitlines()]
    for row in lines[lines.index("---") + 1 :] if "---" in lines else []:
        if row.startswith("* "):
            found[-1].append(row)
        elif row and not row.startswith(("#", "= ")):
            found.append([row])
    return found


def _read_header(rows: list[tuple[int, str]]) -> tuple[TableMaker, int]:
    if not rows or rows[0][1] != FORMAT:
        raise RecordError(f"this is no record: expected '{FORMAT}'", rows[0][0] if rows else 1)
    fields: dict[str, str] = {}
    variants: dict[str, str] = {}
    at = 1
    for number, row in rows[1:]:
        at += 1
        if row == "---":
            break
        key, _, rest = row.partition(" ")
        if key == "variant":
            name, _, choice = rest.partition(" ")
            variants[name] = choice
        elif key in ("game", "rules", "data", "seats", "colours", "first", "components"):
            fields[key] = rest
        else:
            raise RecordError(f"unknown header '{key}'", number)
    else:
        raise RecordError("truncated: the header does not end")
    return _table_maker(fields, variants), at


def _table_maker(fields: dict[str, str], variants: dict[str, str]) -> TableMaker:
    missing = [key for key in ("game", "rules", "seats", "colours") if key not in fields]
    if missing:
        raise RecordError(f"the header lacks '{missing[0]}'")
    game = find(fields["game"])
    if not all(fields.get(key, "0").isdecimal() for key in ("rules", "seats", "first")):
        raise RecordError("rules, seats and first must be numbers")
    try:
        game.check_rules(int(fields["rules"]))
    except SetupError as wrong:
        raise RecordError(str(wrong)) from None
    overlay = _read_overlay(fields["components"]) if "components" in fields else None
    data = _read_data(fields)
    first = int(fields["first"]) if "first" in fields else None
    setup = game.make_setup(int(fields["seats"]), variants, tuple(fields["colours"].split()), first)
    box = game.box(overlay, data)

    def make(outcomes: list[Outcome], visited: set[str] | None) -> Table:
        script = Scripted(outcomes)
        table = Table.begin(game, setup, box, script, visited)
        if script.position != len(outcomes):
            raise RecordError("more chance outcomes at set-up than the rules ask for")
        return table

    return make


def _read_overlay(text: str) -> dict[str, Any]:
    try:
        overlay = json.loads(text)
    except (ValueError, RecursionError) as wrong:  # no JSON, figures without end, or braces without end
        raise RecordError(f"components: {wrong}") from None
    if not isinstance(overlay, dict):
        raise RecordError("components: expected entries by kind")
    return overlay


def _read_data(fields: dict[str, str]) -> Data:
    version, _, digest = fields.get("data", "").partition(" ")
    if not version.isdecimal():
        raise RecordError("the header names its data as 'data <version> <hash>'")
    return Data(int(version), digest)


def _read_moves(rows: list[tuple[int, str]]) -> tuple[list[Move], End]:
    moves: list[Move] = [(0, "", [])]
    for number, row in rows:
        if row.startswith("* "):
            words = row.split()
            if len(words) != 3:
                raise RecordError("a chance outcome is '* <stream> <what>'", number)
            moves[-1][2].append((words[1], token(words[2])))
        elif row.startswith("= "):
            words = row.split()
            if len(words) != 3 or not words[1].isdecimal():
                raise RecordError("the last line is '= <plies> <hash>'", number)
            if rows[-1][0] != number:
                raise RecordError("there are lines after the end", number)
            if int(words[1]) != len(moves) - 1:
                raise RecordError(f"the record says {words[1]} plies, it has {len(moves) - 1}", number)
            return moves, (number, words[1], words[2])
        else:
            moves.append((number, row, []))
    raise RecordError("truncated: the closing '=' line is missing")


def _play_line(table: Table, number: int, words: str, outcomes: list[Outcome]) -> None:
    try:
        if words.startswith("! "):
            _note(table, words)
            return
        script = Scripted(outcomes)
        table._chance = table._dealer.chance = script
        table.play(words)
        if script.position != len(outcomes):
            raise RecordError("more chance outcomes than the rules ask for")
    except NotationError as wrong:
        raise RecordError(str(wrong), number) from None
    except GreathallError as wrong:
        raise RecordError(f"impossible: {wrong}", number) from None


def _note(table: Table, words: str) -> None:
    name, _, seat = words[2:].partition(" s")
    if name != "resign" or not seat.isdecimal():
        raise RecordError(f"unknown note '{words}'")
    table.resign(int(seat))


def _check_end(table: Table, number: int, plies: str, digest: str) -> None:
    if digest not in (NO_HASH, table.hash()):
        raise RecordError("the state at the end is not the one that was recorded", number)
