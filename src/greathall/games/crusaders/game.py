"""Crusader Kings: The Board Game, as the engine knows it."""

from __future__ import annotations

from greathall.core.game import Game, Seat, Setup, Variant
from greathall.games.crusaders import setup as table
from greathall.games.crusaders.box import CULTURES, CrusadersBox, load_box
from greathall.games.crusaders.scoring import census, standings, value
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.view import conceal, view
from greathall.games.crusaders.words import words

COLOURS = ("red", "blue", "black", "green", "yellow")
SCENARIOS = (
    "kingdom_of_jerusalem",
    "crusade_of_1101",
    "second_crusade",
    "barons_crusade",
    "ninth_crusade",
    "kingdom_of_jerusalem_tournament",
)
STRATEGIES = ("random", "ferox", "postis", "munitio", "amandit", "aperio")
PLIES_PER_SEAT = 12_000
"""Nine rounds with every offer made and countered and every check played out stay below this; random play needs 200."""


def seating(setup: Setup) -> list[Seat]:
    """People first, then the AI dynasties; people who play together are one side (crusaders.mode.together)."""
    cultures = table.cultures_in_play(setup, load_box())
    colour_of = dict(zip(CULTURES, COLOURS, strict=True))
    together = setup.variants["mode"] == "together"
    seats = []
    for i, culture in enumerate(cultures):
        decides = i < setup.seats
        side = (0 if decides else 1) if together else i
        seats.append(Seat(i, "decides" if decides else "automa", side, colour_of[culture]))
    return seats


def max_plies(setup: Setup) -> int:
    return PLIES_PER_SEAT * setup.seats


def check_setup(setup: Setup) -> None:
    table.check_setup(setup, load_box())


GAME: Game[Crusaders, CrusadersBox] = Game(
    id="crusaders",
    package="greathall.games.crusaders",
    rules_version=1,
    seats=range(1, 6),
    colours=COLOURS,
    variants=(
        Variant("scenario", SCENARIOS, SCENARIOS[0]),
        Variant("ai", ("auto", "0", "1", "2", "3", "4"), "auto"),
        Variant("mode", ("each", "together", "allied"), "each"),
        Variant("strategy", STRATEGIES, "random"),
        Variant("mobilisation", ("offensive", "literal"), "offensive"),
        Variant("glitterhoof", ("no", "yes"), "no"),
    ),
    words=words,
    state=Crusaders,
    load_box=load_box,
    setup=table.set_up,
    seating=seating,
    view=view,
    conceal=conceal,
    standings=standings,
    census=census,
    value=value,
    max_plies=max_plies,
    minutes=(120, 180),
    check_setup=check_setup,
)
