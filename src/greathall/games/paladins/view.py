"""What a seat may know, built as a whitelist; and worlds it cannot tell apart from the real one."""

from __future__ import annotations

from collections import Counter
from random import Random

from greathall.games.paladins.box import ACTION_INDEX, ACTIONS, ATTRIBUTES, RIGHT
from greathall.games.paladins.crews import LETTERS, WORKERS, WORKSHOP
from greathall.games.paladins.placing import guest_worker
from greathall.games.paladins.scoring import fulfils, points_of
from greathall.games.paladins.state import NOBODY, Paladins, Player


def view(s: Paladins, seat: int | None) -> dict[str, object]:
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
        "players": [_player(s, i, seat) for i in range(len(s.players))],
        "bot": _bot(s),
        "quests_count": s.quests_count,
    }


def _player(s: Paladins, index: int, seat: int | None) -> dict[str, object]:
    player = s.players[index]
    shown: dict[str, object] = {
        "silver": player.silver,
        "provisions": player.provisions,
        "attributes": dict(zip(ATTRIBUTES, player.attributes, strict=True)),
        "boost": dict(zip(ATTRIBUTES, s.box.boosts[player.paladin], strict=True)),
        "workers": dict(zip(WORKERS, player.workers, strict=True)),
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
    if index == seat:
        shown["hand"] = list(player.hand)
        shown["picked"] = player.picked
        shown["top"] = player.top
        shown["bottom"] = list(player.bottom)
        shown["unseen"] = list(player.unseen)
    return shown


def _mark(mark: str) -> str:
    if mark == WORKSHOP:
        return "workshop"
    if mark in LETTERS:
        return WORKERS[LETTERS.index(mark)]
    return "" if mark == "." else "any"


def _bot(s: Paladins) -> dict[str, object] | None:
    bot = s.bot
    if bot is None:
        return None
    return {
        "workers": bot.workers,
        "marker": bot.marker,
        "pile": [ATTRIBUTES[one] for one in bot.pile],
        "schemes": dict(Counter(bot.schemes)),
        "scheme_discard": list(bot.scheme_discard),
        "waiting": bot.waiting,
        "used": list(bot.used),
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


def census(s: Paladins) -> dict[str, int]:
    """Every limited piece, wherever it is."""
    box = s.box
    players = s.players
    found = {
        "townsfolk": len(s.townsfolk_deck)
        + len(s.townsfolk_discard)
        + sum(map(bool, s.townsfolk))
        + sum(len(player.townsfolk) for player in players),
        "outsider": len(s.outsider_deck)
        + len(s.outsider_discard)
        + sum(map(bool, s.outsiders))
        + sum(len(player.attacked) + len(player.converted) for player in players),
        "wall": len(s.wall_deck) + sum(len(player.walls) for player in players),
        "tavern": len(s.tavern_deck) + len(s.tavern_discard) + len(s.taverns),
        "suspicion": len(s.suspicion_deck)
        + len(s.suspicion_discard)
        + sum(len(player.suspicion) for player in players),
        "order": len(s.order_deck) + len(s.orders),
        "favour": len(s.favour_deck) + len(s.favours),
        "monk": sum(box.start.monks - player.commissions for player in players)
        + sum(piece != NOBODY and piece % 2 == 0 for piece in s.pieces),
        "outpost": sum(box.start.outposts - player.garrisons for player in players)
        + sum(piece != NOBODY and piece % 2 == 1 for piece in s.pieces),
        "jar": sum(max(len(player.jars), box.start.jars) for player in players),
        "workshop": sum(player.workshops + s.uses(player, "develop") for player in players),
        "paladin": sum(
            len(player.unseen)
            + len(player.bottom)
            + len(player.hand)
            + len(player.spent)
            + bool(player.top)
            + bool(player.picked)
            + bool(player.paladin)
            for player in players
        ),
    }
    if s.bot is not None:
        found["scheme"] = len(s.bot.schemes) + len(s.bot.scheme_discard) + s.bot.waiting
    return found
