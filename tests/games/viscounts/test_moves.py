"""Whoever adds up the moves that events tell knows how the table of Viscounts stands."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import greathall
from greathall.core.table.table import Table
from greathall.games.viscounts.view import view
from tests.games.viscounts.holdings import holdings
from tests.games.viscounts.scenes import state_of

TABLES = [(1, "cleric"), (1, "builder"), (1, "noble"), (1, "cards"), (2, "cleric"), (3, "cleric"), (4, "cleric")]


def moved_since(table: Table, ply: int) -> Counter[tuple[str, str]]:
    """What a spectator was told to have come (or gone), by place and thing."""
    found: Counter[tuple[str, str]] = Counter()
    for _, event in table.events(ply, None):
        for move in event.moves():
            what, n = str(move["what"]), move["n"]
            assert isinstance(n, int)
            found[str(move["from"]), what] -= n
            found[str(move["to"]), what] += n
    return found


@pytest.mark.rule("viscounts.setup.supply")
@pytest.mark.parametrize(("seats", "automa"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_holdings_are_what_was_there_and_what_moved(seats: int, automa: str, seed: int) -> None:
    table = greathall.new("viscounts", seats=seats, seed=seed, automa=automa)
    rng = Random(seed)
    before = holdings(view(state_of(table)))
    while not table.over:
        ply = table.ply
        table.play(rng.choice(table.decisions[0].options))
        after = holdings(view(state_of(table)))
        moved = moved_since(table, ply)
        for key in before.keys() | after.keys():
            assert after.get(key, 0) == before.get(key, 0) + moved[key], (table.ply, key)
        before = after


def sizes(table: Table) -> Counter[str]:
    """Of piles whose cards nobody may name."""
    found: Counter[str] = Counter()
    s = state_of(table)
    for seat, player in enumerate(s.players):
        found[f"hand:{seat}"], found[f"draw:{seat}"] = len(player.hand), len(player.draw)
    for position, segment in enumerate(s.segments):
        found[f"below:{segment}"] = s.townsfolk_below[position] + s.manuscripts_below[position]
    if s.plan is not None:
        found["schemes:pile"] = len(s.plan.draw)
    return found


@pytest.mark.parametrize(("seats", "automa"), TABLES)
def test_piles_that_nobody_sees_are_as_large_as_the_moves_say(seats: int, automa: str) -> None:
    table = greathall.new("viscounts", seats=seats, seed=4, automa=automa)
    rng = Random(4)
    before = sizes(table)
    while not table.over:
        ply = table.ply
        table.play(rng.choice(table.decisions[0].options))
        after = sizes(table)
        moved: Counter[str] = Counter()
        for (place, _), n in moved_since(table, ply).items():
            moved[place] += n
        for place in after:
            assert after[place] == before[place] + moved[place], (table.ply, place)
        before = after
