"""What lies where, as anybody at the table can count it: the places and things that the moves of events speak of."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from greathall.games.paladins.box import load_box
from greathall.games.paladins.crews import WORKERS
from greathall.games.paladins.entries import ATTRIBUTES, RESOURCES
from greathall.games.paladins.view_types import Board, Player

Holdings: TypeAlias = Counter[tuple[str, str]]
START = load_box(None).start


def holdings(board: Board) -> dict[tuple[str, str], int]:
    """(place, thing) to its number, for everything that a spectator sees."""
    found: Holdings = Counter({("tax", "resource:silver"): board["tax"]})
    _cards(found, "row:townsfolk", "townsfolk", board["townsfolk"])
    _cards(found, "row:outsider", "outsider", board["outsiders"])
    _cards(found, "row:tavern", "tavern", [one["tavern"] for one in board["taverns"]])
    _cards(found, "row:order", "order", board["orders"])
    _cards(found, "row:favour", "favour", [one["favour"] for one in board["favours"]])
    for space, piece in board["pieces"].items():
        found[f"space:{space}", f"{piece['piece']}:{piece['seat']}"] += 1
    for favour in board["favours"]:
        if favour["seat"] is not None:
            found[f"favour:{favour['favour']}", f"worker:{favour['worker']}"] += 1
    _decks(found, board)
    for seat, player in enumerate(board["players"]):
        _supply(found, seat, player)
        _board(found, seat, player)
    if board["bot"] is not None:
        found[f"seat:{len(board['players']) - 1}", "worker:any"] += board["bot"]["workers"]
    return dict(found)


def _cards(found: Holdings, place: str, kind: str, cards: list[str]) -> None:
    for card in filter(None, cards):
        found[place, f"{kind}:{card}"] += 1


def _piles(found: Holdings, place: str, kind: str, piles: dict[str, int]) -> None:
    for card, n in piles.items():
        found[place, f"{kind}:{card}"] += n


def _decks(found: Holdings, board: Board) -> None:
    """Decks whose cards are known by counting, and all discards."""
    decks, discards = board["decks"], board["discards"]
    _piles(found, "deck:wall", "wall", decks["wall"])
    _piles(found, "deck:suspicion", "suspicion", decks["suspicion"])
    _piles(found, "discard:suspicion", "suspicion", discards["suspicion"])
    _cards(found, "deck:tavern", "tavern", decks["tavern"])
    _cards(found, "discard:tavern", "tavern", discards["tavern"])
    _cards(found, "discard:townsfolk", "townsfolk", discards["townsfolk"])
    _cards(found, "discard:outsider", "outsider", discards["outsider"])
    if board["bot"] is not None:
        _piles(found, "deck:scheme", "scheme", board["bot"]["schemes"])
        _cards(found, "discard:scheme", "scheme", board["bot"]["scheme_discard"])


def _supply(found: Holdings, seat: int, player: Player) -> None:
    place = f"seat:{seat}"
    for resource in RESOURCES:
        found[place, f"resource:{resource}"] += player[resource]
    for attribute in ATTRIBUTES:
        found[place, f"attribute:{attribute}"] += player["attributes"][attribute]
    for worker in WORKERS:
        found[place, f"worker:{worker}"] += player["workers"][worker]
    found[place, "debt:unpaid"] += player["unpaid"]
    found[place, "debt:paid"] += player["paid"]
    found[place, "workshop"] += player["workshops"]
    found[place, f"monk:{seat}"] += START.monks - player["done"]["commission"]
    found[place, f"outpost:{seat}"] += START.outposts - player["done"]["garrison"]
    found[place, "jar"] += START.jars - len(player["jars"])
    found[f"jars:{seat}", "jar"] += len(player["jars"])
    _cards(found, place, "paladin", [player["paladin"]])
    _cards(found, f"spent:{seat}", "paladin", player["spent"])
    _cards(found, place, "suspicion", player["suspicion"])
    _cards(found, place, "townsfolk", player["townsfolk"])
    _cards(found, place, "wall", player["walls"])
    _cards(found, f"attacked:{seat}", "outsider", player["attacked"])
    _cards(found, f"converted:{seat}", "outsider", player["converted"])


def _board(found: Holdings, seat: int, player: Player) -> None:
    for marks in player["board"].values():
        for mark in filter(None, marks):
            found[f"board:{seat}", mark if mark == "workshop" else f"worker:{mark}"] += 1
