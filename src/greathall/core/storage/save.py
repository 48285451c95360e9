"""Whole saves: state, record and chance position as JSON. They hold the truth, so they are never sent to a seat.

A save names the rules and the data that its game began with, and carries the hash of its state.
"""

from __future__ import annotations

import json
from typing import Any

from greathall.core.errors import NotationError, SaveError, SetupError
from greathall.core.game import Data
from greathall.core.registry import find
from greathall.core.rules.chance import Seeded
from greathall.core.rules.steps import steps_of
from greathall.core.storage.codec import decode_state, encode
from greathall.core.table.history import Ply, line, resigned
from greathall.core.table.table import Table

SCHEMA = 1


def to_json(table: Table) -> str:
    chance = table._chance
    if not isinstance(chance, Seeded):
        raise SaveError("only a table with seeded chance can be saved")
    save = _dump(
        {
            "schema": SCHEMA,
            "game": table.game.id,
            "rules": table.game.rules_version,
            "data": table.game.data_of(table.box),
            "setup": table.setup.to_dict(),
            "components": table.box.overlay,
            "chance": {"seed": chance.seed, "counters": chance.counters, "generation": chance.generation},
            "state": encode(table.state),
            "hash": table.hash(),
        }
    )
    # A long game is saved again and again; plies that were written once are only put together.
    plies = ", ".join([node.saved or _ply_to_json(node) for node in line(table._tip)])
    return f'{save[:-1]}, "plies": [{plies}]}}'


def _dump(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False)


def _ply_to_json(node: Ply) -> str:
    node.saved = _dump(
        {
            "choice": node.option.notation if node.option else None,
            "note": node.note,
            "outcomes": [list(outcome) for outcome in node.outcomes],
            "barrier": node.barrier,
            "sealed": node.sealed,
            "turn": node.turn_of,
        }
    )
    return node.saved


def from_json(text: str) -> Table:
    """The table that was saved."""
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, TypeError, UnicodeDecodeError) as wrong:
        raise SaveError(f"not a save: {wrong}") from None
    if not isinstance(data, dict) or data.get("schema") != SCHEMA:
        raise SaveError(f"not a save of schema {SCHEMA}")
    try:
        game = find(data["game"])
        game.check_rules(int(data["rules"]))
        asked = data["setup"]
        setup = game.make_setup(asked["seats"], asked["variants"], tuple(asked["colours"]), asked["first"])
        version, digest = data["data"]
        box = game.box(data["components"], Data(int(version), str(digest)))
        position = data["chance"]
        chance = Seeded(str(position["seed"]), dict(position["counters"]), int(position["generation"]))
        state = decode_state(game.state, data["state"], box, steps_of(game.package))
        tip = _plies_from_json(data["plies"], game.words)
    except (KeyError, TypeError, AttributeError, ValueError, NotationError, SetupError) as wrong:
        raise SaveError(f"damaged save: {type(wrong).__name__}: {wrong}") from None
    table = Table(game, setup, box, state, chance, tip)
    table.resigned = resigned(line(tip))
    if table.hash() != data.get("hash"):
        raise SaveError("the state is not the one that was saved")
    return table


def _plies_from_json(rows: Any, words: Any) -> Ply:
    tip: Ply | None = None
    for number, row in enumerate(rows):
        option = words.parse(row["choice"]) if row["choice"] is not None else None
        outcomes = [(str(stream), what) for stream, what in row["outcomes"]]
        # Events are derived: they are made again when somebody asks for them.
        tip = Ply(tip, number, option, outcomes, None, bool(row["barrier"]))
        tip.note, tip.sealed, tip.turn_of = row["note"], bool(row["sealed"]), row["turn"]
    if tip is None:
        raise SaveError("damaged save: no plies")
    return tip
