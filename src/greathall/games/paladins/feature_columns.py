"""The features of a seat by name, and the figure of each that is scaled to 1."""

from __future__ import annotations

from greathall.core.features import Columns, each, of_rivals
from greathall.games.paladins.crews import WORKERS
from greathall.games.paladins.entries import ACTIONS, ATTRIBUTES, RIGHT
from greathall.games.paladins.scoring import CATEGORIES

TRIGGERS = (*ACTIONS, "pay_debt", "inquisition")
"""What a townsfolk's ability answers to."""
FAVOURS = (
    *("recruit", "pardon", "outlaws", "virtue", "clemency"),
    *("levy", "works", "labour", "stores", "prayer"),
)
SCHEMES = ("kings_favour", "kings_order", "recruit", *RIGHT)
SLOTS = ("1", "2", "3")
"""Of orders; later ones score more."""
REGIONS = ("1", "2", "3", "4", "5", "6")

RIVAL: Columns = (
    ("score", 60),  # as if the game ended now
    ("silver", 8),
    ("provisions", 8),
    ("workers", 8),
    *each("attribute", ATTRIBUTES, 12),
    *each("done", RIGHT, 5),
    ("workshops", 8),
    ("townsfolk", 6),
    ("orders", 3),  # fulfilled
    ("suspicion", 5),
    ("unpaid", 5),
    ("paid", 3),
    ("passed", 1),
)

COLUMNS: Columns = (
    ("seats", 4),
    ("round", 7),
    ("order", 3),  # seats before one's own, clockwise from the first player
    ("acting", 1),  # paladins and taverns are chosen, turns are taken
    ("own.tavern", 1),  # already taken
    ("own.score", 60),
    *each("own.points", CATEGORIES, 12),
    ("own.silver", 8),
    ("own.provisions", 8),
    *each("own.attribute", ATTRIBUTES, 12),
    *each("own.boost", ATTRIBUTES, 4),  # of this round's paladin
    *each("own.next_boost", ATTRIBUTES, 4),  # of the paladin on top of one's deck
    *each("own.worker", WORKERS, 4),
    ("own.workers", 8),
    ("own.passed", 1),
    *each("own.done", ("develop", *RIGHT), 5),
    *each("own.workshop", RIGHT, 2),
    *each("own.occupied", ACTIONS),
    *each("own.ready", ACTIONS),  # the action is free, its workers and its price are at hand
    *each("own.ability", TRIGGERS, 2),  # townsfolk by what they answer to
    ("own.townsfolk", 6),
    ("own.suspicion", 5),
    ("own.unpaid", 5),
    ("own.paid", 3),
    *each("order.open", SLOTS),
    *each("order.own", SLOTS),  # the share of it that is done
    *each("order.fulfilled", SLOTS),
    *each("order.rivals", SLOTS),  # the best rival's share
    *each("favour.free", FAVOURS),
    ("tax", 16),
    ("suspicion.excess", 4),  # own cards above the most suspicious rival's
    *each("region.free", REGIONS, 6),
    ("reach.commission", 12),  # free spaces in reach
    ("reach.garrison", 12),
    ("best_convert", 6),  # points of the best outsider in reach of one's faith
    ("convertible", 6),
    ("attackable", 6),  # outsiders that strength and silver suffice for
    ("walls_left", 20),
    *of_rivals(RIVAL),
    ("lead.best", 60),
    ("lead.mean", 60),
    ("automa.marker", 5),
    ("automa.fallbacks", 5),  # taken this round
    ("automa.schemes", 12),
    *each("automa.scheme", SCHEMES, 5),  # unseen
)
