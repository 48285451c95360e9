"""Counting everything (for conservation) and a seat's prospects (for simple bots)."""

from __future__ import annotations

from greathall.games.castle.final import count
from greathall.games.castle.state import NOBODY, Castle


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


VALUE_OF_TALER = 0.35
VALUE_OF_PIECE = 0.45


def value(s: Castle, seat: int) -> float:
    """A seat's prospects for the greedy bot: points, what helpers would score now, and goods at a discount."""
    player = s.players[seat]
    rounds_left = max(0, s.rounds - s.round)
    worth = float(player.total)
    for space, owner in s.spaces.items():
        if owner == seat:
            worth += _expected(s, s.box.spaces[space].scoring)
    if s.winter is not None:
        worth += 6 * s.winter.granary.count(seat) + (1.5 if s.winter.innkeeper == seat else 0)
    usable = min(1.0, rounds_left / 2)
    pieces = sum(n * v for n, v in zip(player.pieces, (1.0, 2.0, 4.0, 5.0, 4.0), strict=True))
    worth += usable * (VALUE_OF_TALER * min(player.talers, 40) + VALUE_OF_PIECE * pieces)
    worth += usable * sum(1.5 for holder in s.carriers if holder == seat and holder != NOBODY)
    return worth + 0.3 * usable * len(player.hand)


def _expected(s: Castle, scoring: str) -> float:
    """What a helper's scoring is worth, counted as things stand, with a little growth."""
    growth = {
        "castle_helper": 4,
        "tower": 2,
        "house": 1,
        "forge_silver": 3,
        "tile_left": -4,
        "free_space": -3,
    }
    effect = s.box.scorings[scoring].effects[0]
    counter = getattr(effect, "counter", "")
    if not counter:
        return 7.0
    gain, group = effect.do.n, effect.group  # type: ignore[union-attr]
    return float((count(s, counter) + growth.get(counter, 0)) * gain) / float(group)
