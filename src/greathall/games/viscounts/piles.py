"""The piles of townsfolk and manuscripts on the board; what lies below the top is drawn when it appears."""

from __future__ import annotations

from greathall.core.dealer import Dealer
from greathall.games.viscounts.state import Viscounts


def put(row: tuple[str, ...], position: int, value: str) -> tuple[str, ...]:
    return (*row[:position], value, *row[position + 1 :])


def lower(row: tuple[int, ...], position: int) -> tuple[int, ...]:
    return (*row[:position], row[position] - 1, *row[position + 1 :])


def take_folk(s: Viscounts, position: int, dealer: Dealer) -> str:
    """The top townsfolk leaves; the card below becomes visible at once (ruling 36)."""
    card = s.folk[position]
    below = ""
    if s.folk_below[position]:
        pool = list(s.folk_pool)
        below = dealer.draw("townsfolk", pool)
        s.folk_pool = tuple(pool)
        s.folk_below = lower(s.folk_below, position)
    s.folk = put(s.folk, position, below)
    return card


def take_script(s: Viscounts, position: int, dealer: Dealer) -> str:
    """The top manuscript leaves; the one below becomes visible. An empty pile is not refilled."""
    script = s.scripts[position]
    below = ""
    if s.scripts_below[position]:
        pool = list(s.scripts_pool)
        below = dealer.draw("manuscripts", pool)
        s.scripts_pool = tuple(pool)
        s.scripts_below = lower(s.scripts_below, position)
    s.scripts = put(s.scripts, position, below)
    return script
