"""A rulebook's automa acts within the choice that leads to it, on the server's event loop: it must be quick.

Counted are calls of functions, Python's and C's: the same on every machine, however busy. A thousand take about 0.3 ms.
"""

from __future__ import annotations

import sys
from random import Random
from types import FrameType

import pytest

from greathall.core.table import Table
from greathall.core.words import Option
from tests.conformance.tables import Config, configs

GAMES_EACH = 4
WORST_PLY = 8_000
WORST_END = 60_000
"""When the last person has left the game, its automas play it to the end at once."""


def with_automas() -> list[Config]:
    return [config for config in configs() if any(seat.kind == "automa" for seat in config.new(0).seats)]


def calls(table: Table, option: Option) -> int:
    """How many functions are called to carry a choice out."""
    found = 0

    def count(frame: FrameType, event: str, arg: object) -> None:
        nonlocal found
        found += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        table.play(option)
    finally:
        sys.setprofile(before)
    return found


@pytest.mark.parametrize("config", with_automas(), ids=str)
def test_no_choice_sets_off_more_than_the_event_loop_can_bear(config: Config) -> None:
    for seed in range(GAMES_EACH):
        table, rng = config.new(seed), Random(seed)
        while not table.over:
            option = rng.choice(rng.choice(table.decisions).options)
            n = calls(table, option)
            assert n <= (WORST_END if table.over else WORST_PLY), f"ply {table.ply} ({option}): {n} calls"
