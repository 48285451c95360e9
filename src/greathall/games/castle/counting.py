"""Counting everything (for conservation) and a seat's prospects (for simple bots)."""

from __future__ import annotations

from greathall.core.effects import Gain, Per
from greathall.games.castle.final import count
from greathall.games.castle.state import Castle, Player


def census(s: Castle) -> dict[str, int]:
    """Counts of every limited component: the same after every ply (castle.supply.*)."""
    winter = s.winter
    found: dict[str, int] = {}
    for kind, name in enumerate(s.box.resources):
        found[name] = (
            s.stock[kind]
            + s.tower[kind]
            + (s.forge if name == "silver" else 0)
            + sum(player.pieces[kind] for player in s.players)
            + sum(pieces[kind] for pieces in s.on_cards.values())
            + (winter.gifts[kind] if winter else 0)
        )
    waiting = winter.coins + winter.gift_talers if winter else 0
    found["talers"] = s.treasury + s.track + sum(player.talers for player in s.players) + waiting
    for seat, player in enumerate(s.players):
        housed = sum(1 for owner in s.spaces.values() if owner == seat) + s.carriers.count(seat)
        beside = ((winter.innkeeper == seat) + winter.granary.count(seat)) if winter else 0
        found[f"helpers of s{seat}"] = player.helpers + housed + beside
        cards = player.hand + player.played + player.down + player.gone
        found[f"cards of s{seat}"] = len(cards) + 1000 * (len(cards) - len(set(cards)))
    if winter:
        found["winter cards"] = len(winter.deck) + len(winter.open) + len(winter.past)
    return found


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
    counted = count(s, effect.counter) + growth.get(effect.counter, 0) * left * 1.5
    return counted * effect.do.n / effect.group
