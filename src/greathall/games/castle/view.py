"""What a seat may know. Only face-down cards and the order of the winter deck are hidden (castle.supply.open)."""

from __future__ import annotations

from itertools import combinations
from random import Random

from greathall.games.castle import view_types as shown
from greathall.games.castle.entries import RESOURCES
from greathall.games.castle.state import CATEGORIES, NOBODY, Castle, Player


def pieces(counts: list[int]) -> shown.Pieces:
    return dict(zip(RESOURCES, counts, strict=True))


def view(s: Castle) -> shown.Board:
    """The table as all see it: what a spectator is told, and the most of what every seat is told."""
    return {
        "round": s.round,
        "rounds": s.rounds,
        "season": "summer" if s.winter is None else "winter",
        "start": s.start,
        "treasury": s.treasury,
        "track": s.track,
        "stock": pieces(s.stock),
        "tower": pieces(s.tower),
        "forge": s.forge,
        "built": list(s.built),
        "carriers": {
            one.id: None if holder == NOBODY else holder for one, holder in zip(s.box.carriers, s.carriers, strict=True)
        },
        "spaces": dict(s.spaces),
        "queue": [{"seat": owner, "card": card} for owner, card in s.queue],
        "on_cards": {key: pieces(counts) for key, counts in s.on_cards.items()},
        "players": [_player(s, player) for player in s.players],
        "winter": _winter(s),
    }


def own_view(s: Castle, seat: int, board: shown.Board) -> shown.Board:
    """What all see, and a seat's own cards."""
    player, board = s.players[seat], board.copy()
    own = board["players"][seat].copy()
    own["hand"] = list(player.hand)
    own["down"] = list(player.down)
    board["players"] = [*board["players"][:seat], own, *board["players"][seat + 1 :]]
    return board


def _player(s: Castle, player: Player) -> shown.Player:
    return {
        "talers": player.talers,
        "points": player.total,
        "points_by": dict(zip(CATEGORIES, player.points, strict=True)),
        "pieces": pieces(player.pieces),
        "helpers": player.helpers,
        "played": list(player.played),
        "gone": list(player.gone),
        "face_down": len(player.down),
        # Played and removed cards are open, so what is left is open too, but not which of it lies face down.
        "unplayed": unplayed(s, player),
    }


def unplayed(s: Castle, player: Player) -> list[str]:
    return [card for card in s.box.cards if card in player.hand or card in player.down]


def _winter(s: Castle) -> shown.Winter | None:
    winter = s.winter
    if winter is None:
        return None
    return {
        "unseen": list(winter.deck),
        "symbols": [space.number for space in s.box.round_spaces.values() if space.winter],
        "open": list(winter.open),
        "past": list(winter.past),
        "coins": winter.coins,
        "innkeeper": None if winter.innkeeper == NOBODY else winter.innkeeper,
        "granary": list(winter.granary),
        "suitors": list(winter.suitors),
        "gifts": pieces(winter.gifts),
        "gift_talers": winter.gift_talers,
    }


def conceal(s: Castle, seat: int | None, rng: Random) -> None:
    """Draws other players' face-down cards anew from what they could have chosen."""
    for other, player in enumerate(s.players):
        if other == seat or not player.down:
            continue
        cards = unplayed(s, player)
        # A winter event may have taken the played card since the architect was chosen for it.
        ways = [
            down for down in combinations(cards, len(player.down)) if "architect" not in down or player.could_recall
        ]
        player.down = rng.choice(ways)
        player.hand = tuple(card for card in cards if card not in player.down)
