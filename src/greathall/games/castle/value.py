"""A seat's prospects, for simple bots."""

from __future__ import annotations

from greathall.core.rules.effects import Gain, Per
from greathall.games.castle.effects import counted
from greathall.games.castle.state import Castle, Player

POINTS_PER_TALER = 0.3
POINTS_PER_VALUE = 0.33
"""Below half a point: a worker who builds for half points must still gain by it."""
ENOUGH_VALUE = 30
"""Goods beyond one dear building wait too long to be worth much."""
PLENTY = 0.1


def value(s: Castle, seat: int) -> float:
    """A seat's prospects for the greedy bot: points, what helpers would score now, and goods at a discount."""
    player = s.players[seat]
    worth = float(player.total)
    for space, owner in s.spaces.items():
        if owner == seat:
            worth += _expected(s, s.box.spaces[space].scoring)
    if s.winter is not None:
        worth += 6 * s.winter.granary.count(seat) + (1.5 if s.winter.innkeeper == seat else 0)
    rounds_left = max(0, s.rounds - s.round)
    usable = min(1.0, rounds_left / 2)
    goods = sum(n * v for n, v in zip(player.pieces, (1.0, 2.0, 4.0, 5.0, 4.5), strict=True))
    goods = min(goods, ENOUGH_VALUE) * POINTS_PER_VALUE + max(0.0, goods - ENOUGH_VALUE) * PLENTY
    kinds = sum(1 for n in player.pieces if n)
    carriers = 1.5 * s.carriers.count(seat)
    return worth + usable * (
        POINTS_PER_TALER * min(player.talers, 30) + goods + 0.3 * kinds + carriers + _cards(player)
    )


def _cards(player: Player) -> float:
    """A hand without the strong characters is worth little."""
    strong = {"stonemason": 1.0, "bricklayer": 0.6}
    return sum(0.4 + strong.get(card, 0.0) for card in player.hand)


def _expected(s: Castle, scoring: str) -> float:
    """What a helper's scoring is worth, counted as things stand, with a little growth."""
    growth = {"castle_helper": 4, "tower": 2, "house": 1, "forge_silver": 3, "tile_left": -4, "free_space": -3}
    effect = s.box.scorings[scoring].effects[0]
    if not isinstance(effect, Per) or not isinstance(effect.do, Gain):
        return 7.0  # market and palace: what is left to sell, at a guess
    left = max(0.0, 1 - s.round / s.rounds)
    n = counted(s, effect.counter) + growth.get(effect.counter, 0) * left * 1.5
    return n * effect.do.n / effect.group
