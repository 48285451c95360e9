"""Crusader Kings: The Board Game, as the engine knows it."""

from __future__ import annotations

from greathall.core.game import Game, Variant
from greathall.games.crusaders.box import CULTURES, CrusadersBox, load_box
from greathall.games.crusaders.census import census
from greathall.games.crusaders.features import FEATURE_NAMES, FEATURES_VERSION, TURN_ENDS, features
from greathall.games.crusaders.prudence import considered
from greathall.games.crusaders.scoring import standings, winning_rule
from greathall.games.crusaders.setup import check_setup, max_plies, seating, set_up
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.value import value
from greathall.games.crusaders.view import conceal, own_view, view
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
LEADERS = ("auto", "random", "ferox", "postis", "munitio", "amandit", "aperio")
"""Of a culture: led by the AI only if one is lacking, by the AI with a strategy drawn, or with this one."""

GAME: Game[Crusaders, CrusadersBox] = Game(
    id="crusaders",
    package="greathall.games.crusaders",
    rules_version=2,
    oldest_rules=2,
    data_version=1,
    seats=range(1, 6),
    colours=COLOURS,
    variants=(
        Variant("scenario", SCENARIOS, SCENARIOS[0]),
        Variant("ai", ("auto", "0", "1", "2", "3", "4"), "auto"),
        Variant("mode", ("each", "together", "allied"), "each"),
        *(Variant(f"ai_{culture}", LEADERS, "auto") for culture in CULTURES),
        Variant("mobilisation", ("offensive", "literal"), "offensive"),
        Variant("glitterhoof", ("no", "yes"), "no"),
    ),
    words=words,
    state=Crusaders,
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
    winning_rule=winning_rule,
    minutes=(120, 180),
    check_setup=check_setup,
    features=features,
    feature_names=FEATURE_NAMES,
    features_version=FEATURES_VERSION,
    turn_ends=TURN_ENDS,
    considered=considered,
)
