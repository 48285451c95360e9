"""Every sentence of Castle with sample values, for reading.

``python -m tests.games.castle.loglines`` writes the reviewed files ``data/loglines.<lang>.txt`` anew; read
what changed before committing it.
"""

from __future__ import annotations

from pathlib import Path

from greathall.core.words import Arg
from greathall.games.castle.box import load_box
from greathall.games.castle.state import CATEGORIES
from greathall.games.castle.words import words
from tests.sentences import Sentences

ASKS: dict[str, dict[str, Arg]] = {
    "choose-cards": {"n": 2},
    "equip-freely": {},
    "first-worker": {},
    "place-helper": {},
    "send-to-carrier": {"carrier": "carrier:clay_cart"},
    "take-from-tower": {},
    "buy-piece": {},
    "sell-last-piece": {"buyer": "seat:1", "resource": "resource:clay"},
    "build": {"card": "card:bricklayer", "character": "character:bricklayer", "left": 2},
    "swap-silver": {"building": "building:stable", "cost": 18, "n": 2},
    "pay-pieces": {"building": "building:tower_3", "resource": "resource:wood", "value": 2, "due": 4},
    "house-helper": {},
    "send-helper": {"place": "space:palace_1"},
    "withdraw-helper": {},
    "offer": {"event": "winter:hearth"},
    "choose-reward": {"event": "winter:new_road", "points": 4, "talers": 5},
    "pay-or-lose-card": {"event": "winter:robbers"},
    "pay-for-helpers": {"event": "winter:famine", "helpers": 3, "talers": 3, "points": 2},
    "court": {},
    "take-gift": {},
    "answer-beggar": {},
    "convert-piece": {"n": 5},
}
WORKERS = ("worker_wood_silver", "worker_sand_clay", "worker_stone")
BUILDING_PIECES = ("sand", "wood", "clay", "stone")
ONLY: dict[str, tuple[str, ...]] = {
    "equipped": WORKERS,
    "buy": WORKERS,
    "first": WORKERS,
    "built-nothing": ("bricklayer", "stonemason", *WORKERS),
    "income": ("messenger", "bricklayer"),
    "moved": ("town_tavern", "sand_cart", "rider"),
    "swapped": BUILDING_PIECES,
    "swap": BUILDING_PIECES,
    "built": BUILDING_PIECES,
    "pay-pieces": BUILDING_PIECES,
    "cart-empty": BUILDING_PIECES,
    "convert": BUILDING_PIECES,
    "convert-silver": BUILDING_PIECES,
    "converted": BUILDING_PIECES,
    "rewarded": ("new_road",),
    "not-standing": ("palace", "big_gate"),
    "one-per-building": ("market", "servants_quarters"),
}
IDS = {kind: list(entries) for kind, entries in load_box().entries.items()}
NOUNS = [*(f"resource:{one}" for one in load_box().resources), "currency:taler", "currency:point", "piece:helper"]

SENTENCES = Sentences(
    words,
    IDS | {"place": ["supply", "town_tavern", *IDS["carrier"]], "score": list(CATEGORIES)},
    ASKS,
    Path(__file__).parent / "data",
    ONLY,
    NOUNS,
)


if __name__ == "__main__":
    SENTENCES.write()
