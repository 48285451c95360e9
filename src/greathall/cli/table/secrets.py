"""Who must not see whose screen."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from greathall.bots.bot import hidden_choice
from greathall.core.table.table import Table

WORLDS = 16
"""Two equally likely secrets look alike in all of them once in 65,536 times."""


def curtain_needed(table: Table, people: Sequence[int], before: int | None, after: int) -> bool:
    """Whether the screen must change hands unseen: something is chosen in secret, or one of the two knows more."""
    if len(people) < 2 or before == after:
        return False
    if hidden_choice(table):
        return True
    holders = [after] if before is None else [before, after]
    return any(knows_more(table, holder, other) for holder in holders for other in people if other != holder)


def knows_more(table: Table, holder: int, other: int) -> bool:
    """Whether the holder's view differs between worlds that the other one cannot tell apart."""
    own = _seen(table, holder)
    rng = Random(0)
    return any(_seen(table.sample_world(other, rng), holder) != own for _ in range(WORLDS))


def _seen(table: Table, seat: int) -> tuple[object, object]:
    view = table.view(seat)
    return view["board"], view["sealed"]
