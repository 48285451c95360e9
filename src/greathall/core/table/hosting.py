"""What whoever hosts a table does with it beyond playing: a server that keeps logs, workers, proofs of fair chance.

These are calls on a table from outside; how a table does what it does stays its own business.
"""

from __future__ import annotations

from random import Random

from greathall.core.rules.chance import Sampled, Seeded
from greathall.core.speech.options import Option
from greathall.core.table import history
from greathall.core.table.history import Ply
from greathall.core.table.table import Table
from greathall.core.table.world import concealed


def reseed(table: Table, secret: str) -> None:
    """From here on chance comes from a secret of the host's own."""
    _seeded(table).seed = secret


def draw_generation(table: Table, generation: int) -> None:
    """From here on chance is drawn as after so many agreed steps back."""
    _seeded(table).generation = generation


def _seeded(table: Table) -> Seeded:
    chance = table._chance
    assert isinstance(chance, Seeded), "only a table with seeded chance is hosted"
    return chance


def begin_here(table: Table) -> None:
    """A table that came from elsewhere starts its own history here: nothing that went before is told."""
    table._tip.events = []
    mark_checkpoint(table)


def mark_checkpoint(table: Table) -> None:
    """Taking back goes no further than this ply without replaying what went before."""
    table._tip.checkpoint = table.state.clone()


def adopt(table: Table, played: Table, option: Option) -> None:
    """Takes over the ply by which a copy of this table went on with a choice, elsewhere."""
    node = played._tip
    node.prev, node.option = table._tip, option
    table.state = played.state
    table._chance = table._dealer.chance = played._chance
    table._extend(node)


def common_ply(before: Table, after: Table) -> int:
    """The last ply that two lines of play share."""
    count = -1
    for old, new in zip(before.plies, after.plies, strict=False):
        if (old.option, old.note, old.outcomes) != (new.option, new.note, new.outcomes):
            break
        count += 1
    return count


def whose_turn(table: Table) -> int | None:
    """The seat whose turn began last."""
    return history.whose_turn(table._tip)


def reveals_after(table: Table, ply: int) -> bool:
    """Whether anything was drawn or revealed after a ply."""
    return any(node.barrier for node in history.back(table._tip) if node.number > ply)


def imagined(table: Table, seat: int, rng: Random) -> Table:
    """A world that this seat could be sitting in, with the past behind it: what could be taken back can be asked."""
    world = Table(
        table.game, table.setup, table.box, concealed(table.game, table.state, seat, rng), Sampled(rng), table._tip
    )
    world.resigned = table.resigned
    world._dealer.quiet = True
    return world


def plies(table: Table, since: int) -> list[Ply]:
    """The plies after ``since`` with all that followed from each, whoever may know it: put into words once for all."""
    return table._plies(since)
