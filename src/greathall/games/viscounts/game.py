"""Viscounts of the West Kingdom, as the engine knows it."""

from __future__ import annotations

from greathall.core.game import Game
from greathall.games.viscounts.box import ViscountsBox, load_box
from greathall.games.viscounts.census import census
from greathall.games.viscounts.features import FEATURE_NAMES, FEATURES_VERSION, TURN_ENDS, features
from greathall.games.viscounts.scoring import standings
from greathall.games.viscounts.setup import AUTOMA, COLOURS, DIFFICULTY, check_setup, max_plies, seating, set_up
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.value import value
from greathall.games.viscounts.view import conceal, own_view, view
from greathall.games.viscounts.words import words

GAME: Game[Viscounts, ViscountsBox] = Game(
    id="viscounts",
    package="greathall.games.viscounts",
    rules_version=2,
    oldest_rules=2,
    data_version=1,
    seats=range(1, 5),
    colours=COLOURS,
    variants=(AUTOMA, DIFFICULTY),
    words=words,
    state=Viscounts,
    load_box=load_box,
    setup=set_up,
    seating=seating,
    view=view,
    own_view=own_view,
    conceal=conceal,
    standings=standings,
    census=census,
    value=value,
    max_plies=max_plies,
    winning_rule=lambda setup: "viscounts.solo.win" if setup.seats == 1 else "viscounts.score.winner",
    minutes=(60, 90),
    check_setup=check_setup,
    features=features,
    feature_names=FEATURE_NAMES,
    features_version=FEATURES_VERSION,
    turn_ends=TURN_ENDS,
)
