"""The piles of townsfolk and manuscripts on the board; what lies below the top is drawn when it appears.

Whoever lifts a card tells first what became of it, then what lies on top now.
"""

from __future__ import annotations

from greathall.core.rules.dealer import Dealer
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.words import NEXT_MANUSCRIPT, NEXT_TOWNSFOLK


def put(row: tuple[str, ...], position: int, value: str) -> tuple[str, ...]:
    return (*row[:position], value, *row[position + 1 :])


def lower(row: tuple[int, ...], position: int) -> tuple[int, ...]:
    return (*row[:position], row[position] - 1, *row[position + 1 :])


def lift_townsfolk(s: Viscounts, position: int, dealer: Dealer) -> str:
    """The top townsfolk leaves; the card below becomes visible at once (ruling 36)."""
    card = s.townsfolk[position]
    below = ""
    if s.townsfolk_below[position]:
        pool = list(s.townsfolk_pool)
        below = dealer.draw("townsfolk", pool)
        s.townsfolk_pool = tuple(pool)
        s.townsfolk_below = lower(s.townsfolk_below, position)
    s.townsfolk = put(s.townsfolk, position, below)
    return card


def lift_manuscript(s: Viscounts, position: int, dealer: Dealer) -> str:
    """The top manuscript leaves; the one below becomes visible. An empty pile is not refilled."""
    script = s.manuscripts[position]
    below = ""
    if s.manuscripts_below[position]:
        pool = list(s.manuscripts_pool)
        below = dealer.draw("manuscripts", pool)
        s.manuscripts_pool = tuple(pool)
        s.manuscripts_below = lower(s.manuscripts_below, position)
    s.manuscripts = put(s.manuscripts, position, below)
    return script


def tell_next_townsfolk(s: Viscounts, position: int, dealer: Dealer) -> None:
    if s.townsfolk[position]:
        dealer.say(NEXT_TOWNSFOLK, s.townsfolk[position], s.segments[position])


def tell_next_manuscript(s: Viscounts, position: int, dealer: Dealer) -> None:
    if s.manuscripts[position]:
        dealer.say(NEXT_MANUSCRIPT, s.manuscripts[position], s.segments[position])
