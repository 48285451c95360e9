"""Viscounts of the West Kingdom, as the engine knows it."""

from __future__ import annotations

from greathall.core.errors import SetupError
from greathall.core.game import Game, Seat, Setup, Variant
from greathall.games.viscounts.box import ViscountsBox, load_box
from greathall.games.viscounts.prospects import value
from greathall.games.viscounts.scoring import census, standings
from greathall.games.viscounts.setup import set_up
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.view import conceal, view
from greathall.games.viscounts.words import words

COLOURS = ("red", "blue", "yellow", "green")
AUTOMA = Variant("automa", ("cleric", "builder", "noble", "cards"), "cleric", solo=True)
DIFFICULTY = Variant("difficulty", ("0", "1", "2", "3"), "0", solo=True)


def seating(setup: Setup) -> list[Seat]:
    seats = [Seat(i, "decides", i, colour) for i, colour in enumerate(setup.colours)]
    if setup.seats == 1:
        colour = next(colour for colour in COLOURS if colour not in setup.colours)
        seats.append(Seat(1, "automa", 1, colour))
    return seats


def check_setup(setup: Setup) -> None:
    """Automas sit only at a solo table."""
    if setup.seats == 1:
        return
    for variant in (AUTOMA, DIFFICULTY):
        if setup.variants[variant.name] != variant.default:
            raise SetupError(f"viscounts: variant '{variant.name}' is for the solo game, with 1 seat")


def max_plies(setup: Setup) -> int:
    """Every shuffle brings a collision nearer and every collision uses up a stack; random games stay far below."""
    return 3000 + 3000 * setup.seats


GAME: Game[Viscounts, ViscountsBox] = Game(
    id="viscounts",
    package="greathall.games.viscounts",
    rules_version=1,
    seats=range(1, 5),
    colours=COLOURS,
    variants=(AUTOMA, DIFFICULTY),
    words=words,
    state=Viscounts,
    load_box=load_box,
    setup=set_up,
    seating=seating,
    view=view,
    conceal=conceal,
    standings=standings,
    census=census,
    value=value,
    max_plies=max_plies,
    minutes=(60, 90),
    check_setup=check_setup,
)
