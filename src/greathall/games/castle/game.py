"""A Castle for All Seasons, as the engine knows it."""

from __future__ import annotations

from greathall.core.game import Game, Variant
from greathall.games.castle.box import CastleBox, load_box
from greathall.games.castle.census import census
from greathall.games.castle.features import FEATURE_NAMES, FEATURES_VERSION, TURN_ENDS, features
from greathall.games.castle.scoring import standings
from greathall.games.castle.setup import max_plies, seating, set_up
from greathall.games.castle.state import Castle
from greathall.games.castle.value import value
from greathall.games.castle.view import conceal, own_view, view
from greathall.games.castle.words import words

GAME: Game[Castle, CastleBox] = Game(
    id="castle",
    package="greathall.games.castle",
    rules_version=2,
    oldest_rules=2,
    data_version=1,
    seats=range(2, 5),
    colours=("red", "blue", "yellow", "green"),
    variants=(
        Variant("season", ("summer", "winter"), "summer"),
        Variant("winter_cards", ("12", "6"), "12"),
        Variant("stonemason_purchase", ("total", "per_worker"), "total"),
        Variant("keep_counts", ("standing", "all"), "standing"),
        Variant("tavern_rules", ("free", "helper_rules"), "free"),
    ),
    words=words,
    state=Castle,
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
    winning_rule=lambda setup: "castle.winner.points",
    minutes=(45, 60),
    features=features,
    feature_names=FEATURE_NAMES,
    features_version=FEATURES_VERSION,
    turn_ends=TURN_ENDS,
)
