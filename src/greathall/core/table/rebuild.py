"""A table put at the end of another line of plies: after an undo, a rewind, or a fault in the middle of a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greathall.core.errors import UndoError
from greathall.core.rules.chance import Scripted, Seeded
from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import settle
from greathall.core.table import history
from greathall.core.table.history import WORLD, Ply

if TYPE_CHECKING:
    from greathall.core.table.table import Table


def rebuild(table: Table, nodes: list[Ply]) -> None:
    """Puts the table at the end of a line of plies, replaying from the nearest checkpoint that still holds."""
    start = _last_checkpoint(nodes)
    base = nodes[start]
    if base.checkpoint is None:
        _restart(table, base)
    else:
        table.state = base.checkpoint.clone()
    table._tip, table.ply, table._asked = base, base.number, None
    table.resigned = history.resigned(nodes[: start + 1])
    for node in nodes[start + 1 :]:
        _replay(table, node)
    if isinstance(table._chance, Seeded):
        table._chance.counters = history.drawn(nodes)


def _last_checkpoint(nodes: list[Ply]) -> int:
    """Where replaying begins: from the first ply that was taken out, or whose events are unknown, nothing holds."""
    start = 0
    for i, node in enumerate(nodes):
        if (i and node.prev is not nodes[i - 1]) or node.events is None:
            break
        if node.checkpoint is not None:
            start = i
    return start


def _restart(table: Table, root: Ply) -> None:
    if root.note == WORLD:
        raise UndoError("a sampled world keeps no past")
    dealer = Dealer(Scripted(root.outcomes), table.setup.seats)
    table.state = table.game.setup(table.setup, table.box, dealer)
    settle(table.state, dealer)
    root.events = dealer.events
    root.checkpoint = table.state.clone()


def _replay(table: Table, node: Ply) -> None:
    """Plays a recorded ply again, with its recorded outcomes."""
    if node.option is None:
        assert node.note is not None
        table.resign(int(node.note.removeprefix(history.RESIGN)))
        return
    real = table._dealer.chance
    table._dealer.chance = Scripted(node.outcomes)
    try:
        table.check(node.option)
        table._carry_out(node.option)
    finally:
        table._dealer.chance = real
