"""What moves in an event's words moves on the board: added up, events tell a spectator how the table stands."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import TypeAlias, cast

import pytest

import greathall
from greathall.core.table.table import Table
from greathall.games.castle.trader import PlayTrader
from greathall.games.castle.view_types import Board
from greathall.games.castle.words import words
from tests.games.castle.holdings import holdings
from tests.games.castle.scenes import Scene, winter_scene
from tests.games.castle.test_log import eager

RARE = {"toll-unpaid"}
"""Told so seldom that they are shown in scenes of their own."""

ENDLESS = ("supply", "tiles")
"""Where points come from, and where tiles lie before they are built: nobody holds these."""

GAMES = [(seats, season, seed) for seats, (season, seed) in product((2, 3, 4), [("summer", 1), ("winter", 2)])]
MORE = [(seats, "winter", seed) for seats, seed in product((2, 3, 4), range(3, 24))]


Held: TypeAlias = Counter[tuple[str, str]]


def held(table: Table) -> Held:
    return Counter(holdings(cast("Board", table.view(None)["board"])))


def account(before: Held, table: Table, since: int) -> set[str]:
    """What was held and what moved since make what is held now; returns the kinds of events that moved something."""
    moved: set[str] = set()
    told, after = before.copy(), held(table)
    for _, event in table.events(since, None):
        for move in event.moves():
            n = move["n"]
            assert isinstance(n, int)
            told[str(move["from"]), str(move["what"])] -= n
            told[str(move["to"]), str(move["what"])] += n
            moved.add(event.kind.name)
    for where in told.keys() | after.keys():
        assert where[0] in ENDLESS or told[where] == after[where], where
    return moved


def follow(table: Table, rng: Random, chosen: Counter[str]) -> set[str]:
    """Plays to the end, accounting for every ply; returns the kinds of events that moved something."""
    moved: set[str] = set()
    while not table.over:
        option = eager(rng.choice(table.decisions).options, rng, chosen)
        chosen[option.verb.name] += 1
        before, ply = held(table), table.ply
        table.play(option)
        moved |= account(before, table, ply)
    return moved


@pytest.mark.parametrize(("seats", "season", "seed"), GAMES)
def test_moves_account_for_every_change_of_the_board(seats: int, season: str, seed: int) -> None:
    follow(greathall.new("castle", seats=seats, seed=seed, season=season), Random(seed), Counter())


def test_every_kind_of_event_that_moves_something_is_told_in_some_game() -> None:
    moved: set[str] = set()
    chosen: Counter[str] = Counter()
    for seats, season, seed in MORE:
        moved |= follow(greathall.new("castle", seats=seats, seed=seed, season=season), Random(seed), chosen)
    assert {kind.name for kind in words.events.values() if kind.moves} - moved == RARE | {"first-player"}


def scene_moves(scene: Scene, *choices: str) -> set[str]:
    moved: set[str] = set()
    for choice in choices:
        before, ply = held(scene.table), scene.table.ply
        scene.play(choice)
        moved |= account(before, scene.table, ply)
    return moved


def test_a_reward_in_talers_moves_them() -> None:
    scene = winter_scene("new_road").has(0, stone=1, clay=1, sand=1).choose("trader", "trader", "trader")
    assert scene_moves(scene, "s0 give-for-talers 5 stone clay sand") == {"gave", "rewarded"}


def test_a_toll_that_cannot_be_paid_moves_a_helper_home() -> None:
    scene = Scene(3, season="winter").has(0, talers=0).carriers(sand_cart=0, wood_cart=0)
    scene.winter.open = ("town_tavern",)
    scene.begin(PlayTrader(0, "trader"))
    assert scene_moves(scene, "s0 remove-helper wood_cart") == {"toll-unpaid"}
