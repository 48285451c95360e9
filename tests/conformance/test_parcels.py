"""A ply that is played in another process is the same ply."""

from __future__ import annotations

from random import Random

import pytest

from greathall.core.storage.transfer import pack, unpack
from greathall.core.table import hosting
from tests.conformance.tables import Config, configs

PLIES = 120


@pytest.mark.parametrize("config", configs(), ids=str)
def test_a_ply_that_was_played_elsewhere_is_the_same(config: Config) -> None:
    table, rng = config.new(3), Random(3)
    there = table.clone()
    for _ in range(PLIES):
        if table.over:
            break
        option = rng.choice(rng.choice(table.decisions).options)
        away = unpack(pack(there))
        away.play(option.notation)
        hosting.adopt(there, unpack(pack(away), there.box), option)
        table.play(option)
        assert there.hash() == table.hash()
        assert there._tip.events == table._tip.events
        assert [there.can_undo(seat) for seat in range(table.setup.seats)] == [
            table.can_undo(seat) for seat in range(table.setup.seats)
        ]
    assert there.record() == table.record()
    assert there.to_json() == table.to_json()
