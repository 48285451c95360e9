"""What a view of the table says, as types: the browser's types are made from these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

Pieces: TypeAlias = dict[str, int]
"""How many pieces there are of each resource."""


class Player(TypedDict):
    talers: int
    points: int
    points_by: dict[str, int]
    """Points by where they come from."""
    pieces: Pieces
    helpers: int
    """Helpers in the supply."""
    played: list[str]
    gone: list[str]
    """Cards that left the game."""
    face_down: int
    unplayed: list[str]
    """Cards in hand or face down: which of them lie face down is open to nobody else."""
    hand: NotRequired[list[str]]
    """Only of one's own."""
    down: NotRequired[list[str]]
    """Only of one's own."""


class Winter(TypedDict):
    unseen: list[str]
    """Cards that can still be drawn, in no order that means anything."""
    symbols: list[int]
    """Spaces of the round track with the winter symbol."""
    open: list[str]
    past: list[str]
    coins: int
    """Talers waiting on the town tavern."""
    innkeeper: int | None
    granary: list[int]
    suitors: list[int]
    gifts: Pieces
    """Pieces on the frozen beauty."""
    gift_talers: int


class Queued(TypedDict):
    seat: int
    card: str


class Board(TypedDict):
    round: int
    rounds: int
    season: Literal["summer", "winter"]
    start: int
    """The seat with the start player marker."""
    treasury: int
    track: int
    """Talers left on the round track."""
    stock: Pieces
    tower: Pieces
    forge: int
    built: list[str]
    carriers: dict[str, int | None]
    """Whose helper stands at each carrier."""
    spaces: dict[str, int]
    """Whose helper stands on each taken space."""
    queue: list[Queued]
    """Revealed cards that have not acted yet, in order."""
    on_cards: dict[str, Pieces]
    """Pieces on revealed worker cards, by ``<seat>/<card>``."""
    players: list[Player]
    winter: Winter | None
