"""The types of what view.py shows: the board part of a view, for programs and for the browser."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Side = Literal["small", "large"]
BuildingKind = Literal["guildhall", "trading_post", "workshop"]
Ribbon = Literal["gray", "black", "yellow", "blue"]


class Offer(TypedDict):
    """A pair to choose from in set-up."""

    card: str
    hero: str


class Segment(TypedDict):
    segment: str
    section: str
    """The castle section that faces it."""
    townsfolk: str | None
    townsfolk_below: int
    manuscript: str | None
    manuscripts_below: int
    first_tier: list[int]
    """Workers by seat."""
    second_tier: list[int]


class Standing(TypedDict):
    """A building on a site."""

    seat: int
    building: BuildingKind


class Player(TypedDict):
    at: str | None
    """The viscount's location."""
    card: str | None
    silver: int
    ink: int
    gold: int
    stone: int
    virtue: int
    corruption: int
    debts: int
    """Unpaid ones; ``paid`` are those turned over."""
    paid: int
    deeds: int
    """Acquired ones; ``approved`` are those turned over."""
    approved: int
    workers: int
    """In supply."""
    slots: list[str]
    """Uncovered building slots."""
    row: list[str | None]
    discard: list[str]
    manuscripts: list[str]
    bonuses: list[Ribbon]
    hand_size: int
    hand_limit: int | None
    """None for the automa, which has no hand."""
    draw_size: int
    points: dict[str, int]
    """By category, as if the game ended now."""
    hand: NotRequired[list[str]]
    """Only in one's own view, like ``draw``."""
    draw: NotRequired[list[str]]
    hand_or_draw: NotRequired[list[str]]
    """Of others: cards that everybody saw come, without knowing which are in hand."""


class Automa(TypedDict):
    automa: str
    row: list[str | None]
    pile: list[str]
    """Schemes whose order nobody knows; ``future`` stands for one shuffled in unseen."""
    discard: list[str]
    future: list[str]
    pooled: int
    """Resources of the card automa, all of one kind."""


class Board(TypedDict):
    round: int
    """0 during set-up."""
    last_round: int | None
    turn: int | None
    played: str | None
    first: int
    side: Side
    debts_left: int
    deeds_left: int
    leader: int | None
    offers: list[Offer]
    segments: list[Segment]
    """Clockwise."""
    sites: dict[str, Standing | None]
    third_tier: list[int]
    """Workers by seat."""
    unseen_townsfolk: list[str]
    unseen_manuscripts: list[str]
    removed: list[str]
    players: list[Player]
    automa: Automa | None
