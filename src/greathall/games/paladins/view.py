"""What a seat may know, built as a whitelist; and worlds it cannot tell apart from the real one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from greathall.games.paladins import view_types
from greathall.games.paladins.crews import LETTERS, WORKERS, WORKSHOP
from greathall.games.paladins.entries import ACTION_INDEX, ACTIONS, ATTRIBUTES, RIGHT
from greathall.games.paladins.placing import guest_worker
from greathall.games.paladins.scoring import fulfils, points_of
from greathall.games.paladins.state import NOBODY, Paladins, Player
from greathall.games.paladins.view_types import Attributes, Board, Bot, Mark, Workers


def view(s: Paladins) -> Board:
    """The table as all see it: what a spectator is told, and the most of what every seat is told."""
    return {
        "round": s.round,
        "first": s.first,
        "tax": s.tax,
        "townsfolk": s.townsfolk[:],
        "outsiders": s.outsiders[:],
        "taverns": [{"tavern": one, "taken": who} for one, who in zip(s.taverns, s.taken, strict=True)],
        "orders": list(s.orders),
        "favours": [
            {"favour": favour, "seat": int(guest[0]) if guest else None, "worker": guest_worker(guest)}
            for favour, guest in zip(s.favours, s.guests, strict=True)
        ],
        "pieces": {
            s.box.space_ids[at]: {"seat": piece // 2, "piece": "outpost" if piece % 2 else "monk"}
            for at, piece in enumerate(s.pieces)
            if piece != NOBODY
        },
        "decks": {
            "townsfolk": len(s.townsfolk_deck),
            "outsider": len(s.outsider_deck),
            "wall": dict(Counter(s.wall_deck)),
            "tavern": s.tavern_deck[:],
            "suspicion": dict(Counter(s.suspicion_deck)),
        },
        "discards": {
            "townsfolk": list(s.townsfolk_discard),
            "outsider": list(s.outsider_discard),
            "tavern": list(s.tavern_discard),
            "suspicion": dict(Counter(s.suspicion_discard)),
        },
        "players": [_player(s, i) for i in range(len(s.players))],
        "bot": _automa(s),
        "quests_count": s.quests_count,
    }


def own_view(s: Paladins, seat: int, board: Board) -> Board:
    """What all see, and a seat's own paladins."""
    player, board = s.players[seat], board.copy()
    own = board["players"][seat].copy()
    own["hand"] = list(player.hand)
    own["picked"] = player.picked
    own["top"] = player.top
    own["bottom"] = list(player.bottom)
    own["unseen"] = list(player.unseen)
    board["players"] = [*board["players"][:seat], own, *board["players"][seat + 1 :]]
    return board


def _player(s: Paladins, index: int) -> view_types.Player:
    player = s.players[index]
    return {
        "silver": player.silver,
        "provisions": player.provisions,
        "attributes": _attributes(player.attributes),
        "boost": _attributes(s.box.boosts[player.paladin]),
        "workers": _workers(player.workers),
        "board": {action: [_mark(mark) for mark in player.board[ACTION_INDEX[action]]] for action in ACTIONS},
        "workshops": player.workshops,
        "paladin": player.paladin,
        "chosen": bool(player.picked),
        "spent": list(player.spent),
        "done": {action: s.uses(player, action) for action in RIGHT},
        "jars": list(player.jars),
        "walls": list(player.walls),
        "attacked": list(player.attacked),
        "converted": list(player.converted),
        "townsfolk": list(player.townsfolk),
        "quests": player.quests,
        "unpaid": player.unpaid,
        "paid": player.paid,
        "suspicion": list(player.suspicion),
        "passed": player.passed,
        "orders": [fulfils(s, player, order) for order in s.orders],
        "points": points_of(s, index),
    }


def _attributes(steps: Sequence[int]) -> Attributes:
    strength, faith, influence = steps
    return {"strength": strength, "faith": faith, "influence": influence}


def _workers(counts: Sequence[int]) -> Workers:
    labourer, scout, merchant, fighter, cleric, criminal = counts
    return {
        "labourer": labourer,
        "scout": scout,
        "merchant": merchant,
        "fighter": fighter,
        "cleric": cleric,
        "criminal": criminal,
    }


def _mark(mark: str) -> Mark:
    if mark == WORKSHOP:
        return "workshop"
    if mark in LETTERS:
        return WORKERS[LETTERS.index(mark)]
    return "" if mark == "." else "any"


def _automa(s: Paladins) -> Bot | None:
    automa = s.bot
    if automa is None:
        return None
    return {
        "workers": automa.workers,
        "marker": automa.marker,
        "pile": [ATTRIBUTES[one] for one in automa.pile],
        "schemes": dict(Counter(automa.schemes)),
        "scheme_discard": list(automa.scheme_discard),
        "waiting": automa.waiting,
        "used": list(automa.used),
    }


def conceal(s: Paladins, seat: int | None, rng: Random) -> None:
    """Redraws the other players' paladins; every deck is an unordered pool already."""
    for index, player in enumerate(s.players):
        if index != seat:
            _redraw_paladins(s, player, rng)


def _redraw_paladins(s: Paladins, player: Player, rng: Random) -> None:
    """Which cards are in hand, chosen, on top and below is unknown to others; how many is not."""
    known = {*player.spent, player.paladin}
    hidden = [card for card in sorted(s.box.paladins) if card not in known]
    if not player.hand and not player.picked and not player.top and not player.bottom:
        return
    rng.shuffle(hidden)
    player.hand = tuple(hidden.pop() for _ in player.hand)
    player.picked = hidden.pop() if player.picked else ""
    player.top = hidden.pop() if player.top else ""
    player.bottom = tuple(hidden.pop() for _ in player.bottom)
    player.unseen = tuple(sorted(hidden))
