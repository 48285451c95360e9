"""What a seat may know. Hidden are other players' hands and the order of every pile (viscounts.setup.hidden-piles)."""

from __future__ import annotations

from random import Random
from typing import get_args

from greathall.games.viscounts.draw import hand_limit
from greathall.games.viscounts.kingdom import POSITIONS
from greathall.games.viscounts.scoring import standings
from greathall.games.viscounts.state import NOBODY, NOWHERE, Viscounts
from greathall.games.viscounts.view_types import Automa, Board, BuildingKind, Player, Ribbon, Segment, Standing

BUILDING_KINDS: dict[str, BuildingKind] = {kind: kind for kind in get_args(BuildingKind)}
RIBBON_KINDS: dict[str, Ribbon] = {kind: kind for kind in get_args(Ribbon)}


def view(s: Viscounts) -> Board:
    """The table as all see it: what a spectator is told, and the most of what every seat is told."""
    return {
        "round": s.round,
        "last_round": s.last_round or None,
        "turn": None if s.turn == NOBODY else s.turn,
        "played": s.played or None,
        "first": s.first,
        "side": "small" if s.side == "small" else "large",
        "debts_left": s.debts_left,
        "deeds_left": s.deeds_left,
        "leader": None if s.leader == NOBODY else s.leader,
        "offers": [{"card": card, "hero": hero} for card, hero in s.offers] if s.setting_up else [],
        "segments": [_segment(s, position) for position in range(POSITIONS)],
        "sites": {site: _standing(s, i) for i, site in enumerate(s.kingdom.sites)},
        "third_tier": list(s.third_tier),
        "unseen_townsfolk": list(s.townsfolk_pool),
        "unseen_manuscripts": list(s.manuscripts_pool),
        "removed": sorted(s.removed),
        "players": [_player(s, seat) for seat in range(len(s.players))],
        "automa": _automa(s),
    }


def own_view(s: Viscounts, seat: int, board: Board) -> Board:
    """What all see, and which of a seat's own cards are in hand."""
    player, board = s.players[seat], board.copy()
    own = board["players"][seat].copy()
    del own["hand_or_draw"]
    own["hand"] = list(player.hand)
    own["draw"] = list(player.draw)
    board["players"] = [*board["players"][:seat], own, *board["players"][seat + 1 :]]
    return board


def _standing(s: Viscounts, site: int) -> Standing | None:
    owner = s.owners[site]
    return None if owner == NOBODY else {"seat": owner, "building": BUILDING_KINDS[s.standing[site]]}


def _segment(s: Viscounts, position: int) -> Segment:
    n = len(s.players)
    return {
        "segment": s.segments[position],
        "section": s.sections[position],
        "townsfolk": s.townsfolk[position] or None,
        "townsfolk_below": s.townsfolk_below[position],
        "manuscript": s.manuscripts[position] or None,
        "manuscripts_below": s.manuscripts_below[position],
        "first_tier": s.first_tier[position * n : position * n + n],
        "second_tier": s.second_tier[position * n : position * n + n],
    }


def _player(s: Viscounts, seat: int) -> Player:
    player = s.players[seat]
    return {
        "at": None if player.at == NOWHERE else s.kingdom.places[player.at],
        "card": player.card or None,
        "silver": player.silver,
        "ink": player.ink,
        "gold": player.gold,
        "stone": player.stone,
        "virtue": player.virtue,
        "corruption": player.corruption,
        "debts": player.debts,
        "paid": player.paid,
        "deeds": player.deeds,
        "approved": player.approved,
        "workers": player.workers,
        "slots": list(player.slots),
        "row": [card or None for card in player.row],
        "discard": list(player.discard),
        "manuscripts": list(player.manuscripts),
        "bonuses": [RIBBON_KINDS[bonus] for bonus in player.bonuses],
        "hand_size": len(player.hand),
        "hand_limit": None if seat == s.automa else hand_limit(s, seat),
        "draw_size": len(player.draw),
        "points": _open_points(s, seat),
        # Everybody saw these cards come; only which of them are in hand is secret.
        "hand_or_draw": sorted(player.hand + player.draw),
    }


def _open_points(s: Viscounts, seat: int) -> dict[str, int]:
    return dict(standings(s)[seat].points)


def _automa(s: Viscounts) -> Automa | None:
    plan = s.plan
    if plan is None:
        return None
    return {
        "automa": plan.automa,
        "row": [scheme or None for scheme in plan.row],
        "pile": list(plan.draw),
        "discard": list(plan.discard),
        "future": list(plan.future),
        "pooled": plan.pooled,
    }


def conceal(s: Viscounts, seat: int | None, rng: Random) -> None:
    """Deals other players' hands anew from the cards that are in hand or draw pile."""
    for other, player in enumerate(s.players):
        if other == seat or not player.hand:
            continue
        cards = sorted(player.hand + player.draw)
        rng.shuffle(cards)
        size = len(player.hand)
        player.hand = tuple(cards[:size])
        player.draw = tuple(sorted(cards[size:]))
