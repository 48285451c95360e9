"""The features of a seat by name, and the figure of each that is scaled to 1."""

from __future__ import annotations

from greathall.core.features import Columns, each, of_rivals
from greathall.games.viscounts.box import ICONS, RIBBONS
from greathall.games.viscounts.payment import ACTIONS

CATEGORIES = (
    "buildings",
    "workers",
    "sets",
    "manuscripts",
    "leader",
    "bonuses",
    "debts",
    "deeds",
    "approved",
    "poverty",
    "prosperity",
)
SLOTS = (
    *("trading_post_1", "trading_post_2", "trading_post_3"),
    *("guildhall_1", "guildhall_2", "guildhall_3"),
    *("workshop_1", "workshop_2", "workshop_3"),
)
SECTIONS = ("ink_stone", "flip", "gold_move", "hire_destroy", "virtue")
AUTOMAS = ("cleric", "builder", "noble", "cards")
AHEAD = ("0", "1", "2", "3", "4")
"""Segments, clockwise from the one where the viscount stands."""

RIVAL: Columns = (
    ("score", 100),  # as if the game ended now
    ("silver", 10),
    ("resources", 8),
    ("corruption", 7),
    ("virtue", 7),
    ("debts", 5),
    ("paid", 6),
    ("deeds", 5),
    ("approved", 6),
    ("buildings", 9),
    ("manuscripts", 8),
    ("tier_1", 6),
    ("tier_2", 4),
    ("tier_3", 4),
    ("cards", 15),
    ("criminals", 3),  # on the three spaces
    ("distance", 5),  # segments ahead of one's own viscount
)

COLUMNS: Columns = (
    ("seats", 4),
    ("round", 15),
    ("ending", 1),  # the last round is known
    ("last_round", 1),
    ("order", 3),  # seats before one's own, clockwise from the first player
    ("own.turn", 1),
    ("debts_left", 18),
    ("deeds_left", 20),
    ("own.score", 100),
    *each("own.points", CATEGORIES, 20),
    ("own.silver", 10),
    ("own.ink", 4),
    ("own.gold", 4),
    ("own.stone", 4),
    ("own.corruption", 7),
    ("own.virtue", 7),
    ("own.gap", 6),  # between the two markers
    ("own.debts", 5),
    ("own.paid", 6),
    ("own.deeds", 5),
    ("own.approved", 6),
    ("own.workers", 20),
    *each("own.slot", SLOTS),
    *each("own.staying", ICONS, 3),  # icons of the cards that stay when the row shifts
    ("own.leaving", 3),  # icons of the card that drops off next
    *each("own.lasting", ICONS[:4], 3),  # of slots and bonus cards
    *each("own.hand", ICONS, 4),
    *each("own.deck", ICONS, 10),
    *each("own.power", ACTIONS, 8),  # icons and resources for an action next turn, with the best card in hand
    ("own.hand_size", 4),
    ("own.hand_steps", 10),  # the travel that the hand allows
    ("own.draw", 10),
    ("own.discard", 10),
    ("own.criminals", 3),
    *each("own.ribbon", RIBBONS, 3),
    *each("bonus.own", RIBBONS),
    *each("bonus.rival", RIBBONS),
    ("lead.approved", 4),
    ("lead.paid", 4),
    *each("own.first_tier", SECTIONS, 3),
    *each("own.second_tier", SECTIONS, 3),
    *each("rivals.first_tier", SECTIONS, 4),
    *each("rivals.second_tier", SECTIONS, 3),
    ("own.third_tier", 5),
    ("lead.castle", 6),  # workers in the castle above the best rival's
    ("leader.own", 1),
    ("leader.rival", 1),
    ("at.left", 1),
    ("at.right", 1),
    ("at.inner", 1),
    *each("ahead.sites", AHEAD, 3),  # free sites
    *each("ahead.manuscript", AHEAD, 6),  # points that its ribbon adds to one's sets
    *each("ahead.manuscript_cost", AHEAD, 8),
    *each("ahead.townsfolk_cost", AHEAD, 4),
    *each("ahead.own_workers", AHEAD, 3),
    *of_rivals(RIVAL),
    ("lead.best", 80),
    ("lead.mean", 80),
    *each("automa", AUTOMAS),
    ("automa.pile", 10),
    ("automa.future", 10),
)
