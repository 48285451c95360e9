"""The moves that events tell add up to what a spectator sees, in games of every size."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from greathall.games.crusaders.view import view
from tests.conformance.tables import Config, random_plies
from tests.games.crusaders.holdings import holdings

TABLES = [
    *(Config("crusaders", seats, ()) for seats in range(1, 6)),
    Config("crusaders", 2, (("mode", "together"), ("ai", "2"))),
    Config("crusaders", 3, (("scenario", "second_crusade"),)),
    Config("crusaders", 4, (("scenario", "ninth_crusade"),)),
]


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("config", TABLES, ids=str)
def test_what_moved_is_what_changed(config: Config, seed: int) -> None:
    table = config.new(seed)
    known, ply = holdings(view(table.state)), table.ply
    for now in random_plies(table, Random(seed)):
        moved = Counter(known)
        told = [event for _, event in now.events(ply, None)] if now.ply > ply else []
        for event in told:
            for move in event.moves():
                n = move["n"]
                assert isinstance(n, int)
                moved[str(move["from"]), str(move["what"])] -= n
                moved[str(move["to"]), str(move["what"])] += n
        after = holdings(view(now.state))
        assert {key: moved[key] for key in known.keys() | after.keys() if moved[key]} == after, told
        known, ply = after, now.ply
