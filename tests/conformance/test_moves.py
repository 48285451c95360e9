"""Events say which pieces moved, so that whoever adds them up knows how the table stands."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, TypeAlias

import pytest

from greathall.core.registry import find, ids
from greathall.core.speech.events import Event, EventKind, Move
from tests.conformance.tables import Config, one_per_seat_count, random_plies

Holdings: TypeAlias = dict[tuple[str, str], int]
PLACE = re.compile(r"[a-z][\w-]*(:[\w.-]+)*")


def holdings_of(game: str) -> Callable[[Any], Holdings]:
    """What lies where on a board, as a spectator sees it: (place, what) to how many."""
    holdings: Callable[[Any], Holdings] = import_module(f"tests.games.{game}.holdings").holdings
    return holdings


@pytest.mark.parametrize("game", ids())
def test_every_kind_of_event_says_which_pieces_move(game: str) -> None:
    kinds = find(game).words.events.values()
    assert [kind.name for kind in kinds if kind.moves is None] == []
    assert sum(bool(kind.moves) for kind in kinds) > len(kinds) / 4


def test_moves_are_told_with_their_names_put_in() -> None:
    kinds = {"seat": "seat", "card": "card", "goods": "good+", "n": "int"}
    moves = [Move("card", "hand:{seat}", "discard"), Move("goods", "supply", "seat"), Move("coin", "seat", "bank", "n")]
    event = Event(EventKind("game", "bought", "", kinds, moves), (1, "well", (("sand", 2), ("wood", 1)), 4), None)
    assert event.moves() == [
        {"what": "card:well", "from": "hand:1", "to": "discard", "n": 1},
        {"what": "good:sand", "from": "supply", "to": "seat:1", "n": 2},
        {"what": "good:wood", "from": "supply", "to": "seat:1", "n": 1},
        {"what": "coin", "from": "seat:1", "to": "bank", "n": 4},
    ]


@pytest.mark.parametrize("config", one_per_seat_count(), ids=str)
def test_moves_add_up_to_what_a_spectator_sees(config: Config) -> None:
    holdings = holdings_of(config.game)
    table = config.new(11)
    before: Holdings | None = None
    ply = 0
    for now in random_plies(table, Random(11)):
        after = holdings(now.view(None)["board"])
        if before is not None:
            moved: Counter[tuple[str, str]] = Counter()
            for _, event in now.events(ply, None):
                for move in event.moves():
                    what, n = str(move["what"]), move["n"]
                    assert isinstance(n, int)
                    assert all(PLACE.fullmatch(str(move[end])) for end in ("what", "from", "to")), event
                    moved[str(move["from"]), what] -= n
                    moved[str(move["to"]), what] += n
            for key in before.keys() | after.keys():
                expected = before.get(key, 0) + moved[key]
                assert after.get(key, 0) == expected, f"ply {now.ply}: {key} {[e for _, e in now.events(ply, None)]}"
        before, ply = after, now.ply
