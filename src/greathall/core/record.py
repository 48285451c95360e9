"""The readable text record: a header, one line per choice, chance outcomes after the choice that caused them.

A replay needs no generator. A line that starts with ``#`` is a remark and changes nothing. The last line counts the
plies and carries the state hash, so a truncated or altered record is noticed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import TypeAlias

from greathall.core.chance import Outcome, Scripted, Seeded
from greathall.core.dealer import outcome_text, token
from greathall.core.errors import GreathallError, NotationError, RecordError
from greathall.core.history import WORLD, line
from greathall.core.registry import find
from greathall.core.table import Table

FORMAT = "greathall record 1"

Move: TypeAlias = tuple[int, str, list[Outcome]]
"""Line number, notation or note, chance outcomes. The first one is the set-up."""
TableMaker: TypeAlias = Callable[[list[Outcome]], Table]


def header(table: Table) -> list[str]:
    setup = table.setup
    rows = [FORMAT, f"game {table.game.id}", f"rules {table.game.rules_version}", f"seats {setup.seats}"]
    rows += [f"variant {name} {choice}" for name, choice in setup.variants.items()]
    rows.append(f"colours {' '.join(setup.colours)}")
    if setup.first is not None:
        rows.append(f"first {setup.first}")
    if table.box.overlay:
        rows.append("components " + json.dumps(table.box.overlay, ensure_ascii=False, sort_keys=True))
    return rows


def write(table: Table) -> str:
    """The record of a table so far."""
    nodes = line(table.tip)
    if nodes[0].note == WORLD:
        raise RecordError("a sampled world has no record of its own")
    rows = [*header(table), "---"]
    for node in nodes:
        if node.note is not None:
            rows.append(f"! {node.note}")
        elif node.option is not None:
            rows.append(node.option.notation)
        rows.extend(outcome_text(outcome) for outcome in node.outcomes)
    rows.append(f"= {table.ply} {table.hash()[:16]}")
    return "\n".join(rows) + "\n"


def replay(text: str, upto: int | None = None) -> Table:
    """A table at the end of a record, or after ``upto`` plies."""
    if not isinstance(text, str):
        raise RecordError(f"a record is text, not {type(text).__name__}")
    numbered = ((n, row.strip()) for n, row in enumerate(text.splitlines(), start=1))
    rows = [(n, row) for n, row in numbered if row and not row.startswith("#")]
    begin, at = _read_header(rows)
    moves, end = _read_moves(rows[at:])
    table = begin(moves[0][2])
    limit = len(moves) - 1 if upto is None else upto
    if not 0 <= limit <= len(moves) - 1:
        raise RecordError(f"the record has {len(moves) - 1} plies; there is no ply {limit}")
    after = Seeded(hashlib.sha256(text.encode()).hexdigest())
    for number, words, outcomes in moves[1 : limit + 1]:
        _play_line(table, number, words, outcomes)
        for stream, _ in outcomes:
            after.counters[stream] = after.counters.get(stream, 0) + 1
    table.chance = table.dealer.chance = after
    if limit == len(moves) - 1:
        _check_end(table, *end)
    return table


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
        elif key in ("game", "rules", "seats", "colours", "first", "components"):
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
    if not fields["rules"].isdecimal() or int(fields["rules"]) > game.rules_version:
        raise RecordError(f"written for rules {fields['rules']} of {game.id}; known up to {game.rules_version}")
    if not fields["seats"].isdecimal() or not fields.get("first", "0").isdecimal():
        raise RecordError("seats and first must be numbers")
    try:
        overlay = json.loads(fields["components"]) if "components" in fields else None
    except json.JSONDecodeError as wrong:
        raise RecordError(f"components: {wrong}") from None
    first = int(fields["first"]) if "first" in fields else None
    setup = game.make_setup(int(fields["seats"]), variants, tuple(fields["colours"].split()), first)
    box = game.load_box(overlay)

    def make(outcomes: list[Outcome]) -> Table:
        script = Scripted(outcomes)
        table = Table.begin(game, setup, box, script)
        if script.position != len(outcomes):
            raise RecordError("more chance outcomes at set-up than the rules ask for")
        return table

    return make


def _read_moves(rows: list[tuple[int, str]]) -> tuple[list[Move], tuple[int, str, str]]:
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
        table.chance = table.dealer.chance = script
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
    if table.hash()[:16] != digest:
        raise RecordError("the state at the end is not the one that was recorded", number)
