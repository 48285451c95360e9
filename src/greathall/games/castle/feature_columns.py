"""The features of a seat by name, and the figure of each that is scaled to 1."""

from __future__ import annotations

from greathall.core.features import Columns, each, of_rivals
from greathall.games.castle.entries import RESOURCES

CARDS = (
    "messenger",
    "trader",
    "bricklayer",
    "stonemason",
    "worker_wood_silver",
    "worker_sand_clay",
    "worker_stone",
    "architect",
)
TILES = ("tower", "house", "well", "keep", "tavern", "big_gate", "small_gate", "stable", "servants_quarters", "palace")
"""Tiles by kind; the gates are two."""
SCORINGS = (
    "keep_free_spaces",
    "tavern_full",
    "tavern_half",
    "big_gate",
    "small_gate",
    "stable_high",
    "stable_low",
    "servants_unbuilt",
    "market_talers",
    "palace_resources",
    "forge_full",
    "forge_half",
)
EVENTS = (
    "town_tavern",
    "granary",
    "plague",
    "broken_wall",
    "frozen_beauty",
    "snowfall",
    "beggar",
    "hearth",
    "famine",
    "robbers",
    "trade_tax",
    "new_road",
)
LASTING = ("town_tavern", "granary", "frozen_beauty", "beggar")
SCORED_EARLY = ("build", "architect", "winter")
"""Categories that are scored before the end."""

RIVAL: Columns = (
    ("score", 80),  # points, with what the helpers would bring if the game ended now
    ("talers", 20),
    ("goods", 40),  # building value of the pieces
    ("silver", 5),
    ("helpers", 7),  # in the supply
    ("in_castle", 7),
    ("at_carriers", 3),
    ("best_tile", 18),  # points of the best tile that could be paid for
    ("unplayed", 8),
    ("unplayed.trader", 1),
    ("unplayed.bricklayer", 1),
    ("unplayed.stonemason", 1),
    ("unplayed.workers", 3),
    ("unplayed.architect", 1),
    ("queued", 2),  # revealed cards still to be resolved
)

COLUMNS: Columns = (
    ("seats", 4),
    ("round", 15),
    ("rounds_left", 15),
    ("last_round", 1),
    ("order", 3),  # seats before one's own, clockwise from the start player
    ("choosing", 1),
    ("queue", 6),
    ("winter", 1),
    ("own.score", 80),
    ("own.points", 80),
    *each("own.points", SCORED_EARLY, 60),
    ("own.talers", 20),
    *each("own", RESOURCES, 6),
    ("own.goods", 40),
    ("own.kinds", 4),
    ("own.helpers", 7),
    ("own.on_cards", 10),  # building value on one's own revealed workers
    *each("own.hand", CARDS),
    *each("own.laid", CARDS),  # chosen or revealed this round, still to be resolved
    ("own.gone", 3),
    ("own.builds", 2),  # buildings erected this round
    ("rivals.builds", 3),
    ("rivals.on_cards", 10),
    *each("own.at", SCORINGS, 2),
    ("own.brought", 30),  # what one's helpers in buildings would bring now
    ("own.brought.market", 15),
    ("own.brought.palace", 25),
    *each("free", SCORINGS, 2),  # free spaces of standing buildings
    ("affordable_spaces", 8),
    *each("left", TILES, 6),
    *each("payable", TILES),
    ("best_tile", 18),
    *each("own.carrier", RESOURCES),
    *each("rival.carrier", RESOURCES),
    *each("stock", RESOURCES, 15),
    *each("tower", RESOURCES, 4),
    ("forge", 12),
    *of_rivals(RIVAL),
    ("lead.best", 40),
    ("lead.mean", 40),
    *each("unseen", EVENTS),
    *each("open", LASTING),
    ("events_left", 6),
    ("innkeeper.own", 1),
    ("innkeeper.rival", 1),
    ("tavern_coins", 5),
    ("granary.own", 3),
    ("granary.rivals", 3),
    ("suitor.own", 1),
    ("suitors.rivals", 3),
    ("gifts", 15),
)
