"""Every limited component counted: the same before and after every choice."""

from __future__ import annotations

from greathall.games.castle.state import Castle


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
