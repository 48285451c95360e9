"""What lies where on a board, as a spectator sees it: (place, what) to how many; places as events' moves name them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from greathall.games.castle.view_types import Board, Pieces, Player, Winter
from greathall.games.castle.words import MARKER, POINT, TALER

Lying: TypeAlias = tuple[str, str, int]
"""Place, what, how many."""


def holdings(board: Board) -> dict[tuple[str, str], int]:
    found: dict[tuple[str, str], int] = {}
    for place, what, n in _everything(board):
        found[place, what] = found.get((place, what), 0) + n
    return found


def _everything(board: Board) -> Iterator[Lying]:
    yield "treasury", TALER, board["treasury"]
    yield "track", TALER, board["track"]
    yield "building:forge", "resource:silver", board["forge"]
    yield f"seat:{board['start']}", MARKER, 1
    yield from _pieces("stock", board["stock"])
    yield from _pieces("tower", board["tower"])
    yield from (("castle", f"building:{building}", 1) for building in board["built"])
    yield from (
        (f"place:{carrier}", f"helper:{seat}", 1) for carrier, seat in board["carriers"].items() if seat is not None
    )
    yield from ((f"space:{space}", f"helper:{seat}", 1) for space, seat in board["spaces"].items())
    for key, pieces in board["on_cards"].items():
        yield from _pieces(f"card:{key.replace('/', ':')}", pieces)
    for seat, player in enumerate(board["players"]):
        yield from _player(seat, player)
    if board["winter"] is not None:
        yield from _winter(board["winter"])


def _pieces(place: str, pieces: Pieces) -> Iterator[Lying]:
    return ((place, f"resource:{resource}", n) for resource, n in pieces.items())


def _player(seat: int, player: Player) -> Iterator[Lying]:
    own = f"seat:{seat}"
    yield own, TALER, player["talers"]
    yield own, POINT, player["points"]
    yield own, f"helper:{seat}", player["helpers"]
    yield from _pieces(own, player["pieces"])
    yield from ((f"unplayed:{seat}", f"card:{card}", 1) for card in player["unplayed"])
    yield from ((f"played:{seat}", f"card:{card}", 1) for card in player["played"])
    yield from ((f"gone:{seat}", f"card:{card}", 1) for card in player["gone"])


def _winter(winter: Winter) -> Iterator[Lying]:
    yield from (("winter-deck", f"winter:{event}", 1) for event in winter["unseen"])
    yield from (("winter-open", f"winter:{event}", 1) for event in winter["open"])
    yield from (("winter-past", f"winter:{event}", 1) for event in winter["past"])
    yield "place:town_tavern", TALER, winter["coins"]
    if winter["innkeeper"] is not None:
        yield "place:town_tavern", f"helper:{winter['innkeeper']}", 1
    yield from (("place:granary", f"helper:{seat}", 1) for seat in winter["granary"])
    yield "place:frozen_beauty", TALER, winter["gift_talers"]
    yield from _pieces("place:frozen_beauty", winter["gifts"])
