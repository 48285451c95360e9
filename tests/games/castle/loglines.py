"""Every sentence of Castle with sample values, for reading.

``python -m tests.games.castle.loglines`` writes the reviewed files ``data/loglines.<lang>.txt`` anew; read
what changed before committing it.
"""

from __future__ import annotations

from pathlib import Path

from greathall.core.speech.elements import Arg
from greathall.games.castle.box import load_box
from greathall.games.castle.state import CATEGORIES
from greathall.games.castle.words import words
from tests.sentences import Sentences

ASKS: dict[str, dict[str, Arg]] = {
    "choose-cards": {"n": 2},
    "equip-first": {},
    "equip-freely": {"n": 2, "card": "card:worker_stone"},
    "first-worker": {},
    "place-helper": {},
    "send-to-carrier": {"carrier": "carrier:clay_cart"},
    "take-from-tower": {},
    "buy-piece": {},
    "sell-last-piece": {"buyer": "seat:1", "resource": "resource:clay"},
    "build": {"card": "card:bricklayer", "counter": "piece_paid", "gain": 1, "group": 1, "left": 2},
    "swap-silver": {"building": "building:stable", "cost": 18, "n": 2},
    "pay-pieces": {"building": "building:tower_3", "resource": "resource:wood", "value": 2, "due": 4},
    "house-helper": {},
    "send-helper": {"place": "space:palace_1"},
    "withdraw-helper": {},
    "offer": {"event": "winter:hearth"},
    "swap-for-event": {"event": "winter:hearth", "n": 2},
    "pay-or-lose-card": {"event": "winter:robbers"},
    "pay-for-helpers": {"event": "winter:famine", "helpers": 3, "talers": 3, "points": 2},
    "begin-courting": {"prize": 8},
    "court": {"prize": 8},
    "take-gift": {},
    "answer-beggar": {},
    "convert-piece": {"n": 5},
}
WORKERS = ("worker_wood_silver", "worker_sand_clay", "worker_stone")
BUILDING_PIECES = ("sand", "wood", "clay", "stone")
LASTING = ("town_tavern", "granary", "frozen_beauty", "beggar")
ONCE = tuple(event for event in load_box().events if event not in LASTING)
ONLY: dict[str, tuple[str, ...]] = {
    "equipped": WORKERS,
    "unequipped": WORKERS,
    "card-empty": WORKERS,
    "spared": ("plague", "snowfall", "robbers", "famine", "trade_tax"),
    "buy": WORKERS,
    "first": WORKERS,
    "built-nothing": ("bricklayer", "stonemason", *WORKERS),
    "gained": ("messenger", "bricklayer"),
    "moved": ("town_tavern", "sand_cart", "rider"),
    "housed-nobody": ("bricklayer", "stonemason"),
    "swapped": BUILDING_PIECES,
    "swap": BUILDING_PIECES,
    "built": BUILDING_PIECES,
    "pay-pieces": BUILDING_PIECES,
    "cart-empty": BUILDING_PIECES,
    "convert": BUILDING_PIECES,
    "convert-silver": BUILDING_PIECES,
    "converted": BUILDING_PIECES,
    "rewarded": ("new_road",),
    "declined": ("broken_wall", "hearth", "new_road"),
    "court-silver": BUILDING_PIECES,
    "give": BUILDING_PIECES,
    "give-for-talers": BUILDING_PIECES,
    "swap-not-asked": BUILDING_PIECES,
    "winter": ONCE,
    "winter-lasts": LASTING,
    "winter-ends": ONCE,
    "winter-settled": ("frozen_beauty", "beggar"),
    "not-standing": ("palace", "big_gate"),
    "one-per-building": ("market", "servants_quarters"),
}
IDS = {kind: list(entries) for kind, entries in load_box().entries.items()}
NOUNS = [*(f"resource:{one}" for one in load_box().resources), "currency:taler", "currency:point", "piece:helper"]

SENTENCES = Sentences(
    words,
    IDS | {"place": ["supply", "town_tavern", *IDS["carrier"]], "score": list(CATEGORIES), "pile": ["played"]},
    ASKS,
    Path(__file__).parent / "data",
    ONLY,
    NOUNS,
)


if __name__ == "__main__":
    SENTENCES.write()
