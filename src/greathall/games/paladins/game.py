"""Paladins, put together for the engine."""

from __future__ import annotations

from greathall.core.game import Game
from greathall.games.paladins.box import PaladinsBox, load_box
from greathall.games.paladins.census import census
from greathall.games.paladins.features import FEATURE_NAMES, FEATURES_VERSION, TURN_ENDS, features
from greathall.games.paladins.scoring import standings
from greathall.games.paladins.setup import COLOURS, VARIANTS, check_setup, max_plies, seating, set_up
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.value import value
from greathall.games.paladins.view import conceal, own_view, view
from greathall.games.paladins.words import words

GAME: Game[Paladins, PaladinsBox] = Game(
    id="paladins",
    package="greathall.games.paladins",
    rules_version=2,
    oldest_rules=2,
    data_version=1,
    seats=range(1, 5),
    colours=COLOURS,
    variants=VARIANTS,
    words=words,
    state=Paladins,
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
    winning_rule=lambda setup: "paladins.solo.result" if setup.seats == 1 else "paladins.goal.points",
    minutes=(90, 120),
    check_setup=check_setup,
    features=features,
    feature_names=FEATURE_NAMES,
    features_version=FEATURES_VERSION,
    turn_ends=TURN_ENDS,
)
