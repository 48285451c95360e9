"""Chance that can be checked: a promise at the start, the secret at the end, and a proof in between.

Each outcome is a function of the secret, the stream, a counter and the undo generation. The record of a game that is
over carries promise, secret and generations as remarks, so anybody can draw every outcome again.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

import greathall
from greathall.core.errors import RecordError
from greathall.core.rules.chance import Seeded
from greathall.core.table import hosting
from greathall.core.table.table import Table
from greathall.server.keys import commitment, same
from greathall.server.match.match import Match

REMARK = re.compile(r"^# (promise|secret|generation|branched|seat|ended) (.+)$", re.MULTILINE)


class Verdict(NamedTuple):
    game: str
    plies: int
    outcomes: int
    rewinds: int


def write_record(match: Match) -> str:
    """The record of a game that is over, with what is needed to check it."""
    first, _, rest = match.playing.record().partition("\n")
    remarks = [f"# promise {commitment(match.secret)}", f"# secret {match.secret}"]
    remarks += [f"# generation {ply} {number}" for ply, number in match.generations]
    for seat, place in enumerate(match.places):
        who = " ".join(place.name.split()) or place.bot or "-"
        remarks.append(f"# seat {seat} {place.kind} {who}")
    origin = match.header.origin
    if origin is not None and origin.upto is not None:
        remarks.append(f"# branched {origin.upto}")
    if match.finished:
        remarks.append(f"# ended by agreement at ply {match.playing.ply}")
    return "\n".join((first, *remarks, rest))


def verify(text: str) -> Verdict:
    """Replays a record and draws every outcome again from its secret; RecordError says what does not fit."""
    told = greathall.replay(text)
    remarks = REMARK.findall(text)
    secret = next((value.strip() for name, value in remarks if name == "secret"), None)
    promise = next((value.strip() for name, value in remarks if name == "promise"), None)
    if secret is None or promise is None:
        raise RecordError("the record carries no promise and secret, so its chance cannot be checked")
    if not same(commitment(secret), promise):
        raise RecordError("the secret is not the one that was promised")
    generations = [_numbers(value, 2) for name, value in remarks if name == "generation"]
    branched = next((_numbers(value, 1)[0] for name, value in remarks if name == "branched"), None)
    again = _beginning(text, told, secret, branched)
    return _draw_again(told, again, generations)


def _numbers(text: str, count: int) -> list[int]:
    words = text.split()
    if len(words) != count or not all(word.isdecimal() for word in words):
        raise RecordError(f"a remark with {count} numbers says '{text}'")
    return [int(word) for word in words]


def _beginning(text: str, told: Table, secret: str, branched: int | None) -> Table:
    """The game where this table's own chance began: at its beginning, or where it was branched from another."""
    if branched is None:
        return Table.begin(told.game, told.setup, told.box, Seeded(secret))
    table = greathall.replay(text, branched)
    hosting.reseed(table, secret)
    return table


def _draw_again(told: Table, again: Table, generations: Sequence[Sequence[int]]) -> Verdict:
    start = again.ply
    nodes = told.plies
    count = _compare(0, again.last.outcomes, nodes[0].outcomes) if start == 0 else 0
    for node in nodes[start + 1 :]:
        hosting.draw_generation(again, max((number for ply, number in generations if ply < node.number), default=0))
        if node.option is not None:
            again.play(node.option)
        elif node.note is not None:
            again.resign(int(node.note.rpartition("s")[2]))
        count += _compare(node.number, again.last.outcomes, node.outcomes)
    return Verdict(told.game.id, told.ply, count, len(generations))


def _compare(ply: int, drawn: Sequence[object], recorded: Sequence[object]) -> int:
    if list(drawn) != list(recorded):
        raise RecordError(f"ply {ply}: the secret gives {list(drawn)}, the record tells {list(recorded)}")
    return len(recorded)
