"""Paladins, put together for the engine."""

from __future__ import annotations

from greathall.core.errors import SetupError
from greathall.core.game import Game, Setup, Variant
from greathall.games.paladins import rewards
from greathall.games.paladins.box import PaladinsBox, load_box
from greathall.games.paladins.scoring import standings
from greathall.games.paladins.setup import COLOURS, seating, set_up
from greathall.games.paladins.solo import deeds
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.value import value
from greathall.games.paladins.view import census, conceal, view
from greathall.games.paladins.words import words

ROOMS = (rewards, deeds)
"""Rooms that only explain deeds; nobody else imports them."""

DIFFICULTY = Variant("difficulty", ("easy", "normal", "hard"), "normal", solo=True)
HUNTER = Variant("hunter", ("hired", "all"), "hired")


def max_plies(setup: Setup) -> int:
    """Far above what workers and silver of seven rounds can pay for."""
    return 1500 * setup.seats


def check_setup(setup: Setup) -> None:
    if setup.seats > 1 and setup.variants["difficulty"] != DIFFICULTY.default:
        raise SetupError("paladins: 'difficulty' is for the solo game (one seat)")


GAME: Game[Paladins, PaladinsBox] = Game(
    id="paladins",
    package="greathall.games.paladins",
    rules_version=1,
    seats=range(1, 5),
    colours=COLOURS,
    variants=(DIFFICULTY, HUNTER),
    words=words,
    state=Paladins,
    load_box=load_box,
    setup=set_up,
    seating=seating,
    view=view,
    conceal=conceal,
    standings=standings,
    census=census,
    value=value,
    max_plies=max_plies,
    minutes=(90, 120),
    check_setup=check_setup,
)
