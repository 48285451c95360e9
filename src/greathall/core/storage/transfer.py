"""A table on its way to another process, where it is played on, and back: quick, and for trusted hands only."""

from __future__ import annotations

import copyreg
import io
import pickle
from typing import Any

from greathall.core.registry import find
from greathall.core.speech.events import EventKind
from greathall.core.table.history import Ply
from greathall.core.table.table import CORE, Table


def pack(table: Table) -> bytes:
    """How a table stands, and its last ply; what went before stays at home, and so does the box of components."""
    tip = table._tip
    last = (tip.number, tip.outcomes, tip.events, tip.barrier, tip.sealed, tip.turn_of)
    held = (table.setup, table.state, table._chance, table.resigned, table._dealer.quiet)
    data = io.BytesIO()
    packer = pickle.Pickler(data, pickle.HIGHEST_PROTOCOL)
    packer.dispatch_table = {**copyreg.dispatch_table, EventKind: _kind_by_name, type(table.box): _left_at_home}
    packer.dump((table.game.id, (table.box.overlay, table.box.kept), held, last))
    return data.getvalue()


def unpack(data: bytes, box: Any = None) -> Table:
    """The table that was packed; with the box that it is played from, where that is at hand."""
    game_id, components, (setup, state, chance, resigned, quiet), last = pickle.loads(data)
    number, outcomes, events, barrier, sealed, turn_of = last
    game = find(game_id)
    state.box = box if box is not None else game.load_box(*components)
    tip = Ply(None, number, None, outcomes, events, barrier)
    tip.sealed, tip.turn_of = sealed, turn_of
    table = Table(game, setup, state.box, state, chance, tip)
    table.resigned, table._dealer.quiet = resigned, quiet
    return table


def _kind_by_name(kind: EventKind) -> tuple[Any, tuple[str, str]]:
    return _find_kind, (kind.game, kind.name)


def _find_kind(game: str, name: str) -> EventKind:
    words = CORE if game == CORE.game else find(game).words
    return words.events[name]


def _left_at_home(box: object) -> tuple[Any, tuple[()]]:
    return type(None), ()
