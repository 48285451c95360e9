"""Every limited component counted, wherever it lies."""

from __future__ import annotations

from greathall.games.paladins.state import NOBODY, Paladins


def census(s: Paladins) -> dict[str, int]:
    """The same after every ply."""
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
