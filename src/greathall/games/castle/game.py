"""A Castle for All Seasons, as the engine knows it."""

from __future__ import annotations

from greathall.core.game import Game, Seat, Setup, Variant
from greathall.games.castle.box import CastleBox, load_box
from greathall.games.castle.counting import census, value
from greathall.games.castle.final import standings
from greathall.games.castle.setup import set_up
from greathall.games.castle.state import Castle
from greathall.games.castle.view import conceal, view
from greathall.games.castle.words import words


def seating(setup: Setup) -> list[Seat]:
    return [Seat(i, "decides", i, colour) for i, colour in enumerate(setup.colours)]


def max_plies(setup: Setup) -> int:
    """No round asks more than this; measured random games stay far below."""
    return 15 * 16 * 10 * setup.seats


GAME: Game[Castle, CastleBox] = Game(
    id="castle",
    package="greathall.games.castle",
    rules_version=1,
    seats=range(2, 5),
    colours=("red", "blue", "yellow", "green"),
    variants=(
        Variant("season", ("summer", "winter"), "summer"),
        Variant("winter_cards", ("12", "6"), "12"),
        Variant("stonemason_purchase", ("total", "per_worker"), "total"),
        Variant("keep_counts", ("standing", "all"), "standing"),
        Variant("tavern_rules", ("helper_rules", "free"), "helper_rules"),
    ),
    words=words,
    state=Castle,
    load_box=load_box,
    setup=set_up,
    seating=seating,
    view=view,
    conceal=conceal,
    standings=standings,
    census=census,
    value=value,
    max_plies=max_plies,
    minutes=(45, 60),
)
