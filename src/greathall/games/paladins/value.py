"""A seat's prospects for simple bots: points now, and what workers and resources may still become."""

from __future__ import annotations

from greathall.games.paladins.crews import CRIMINAL
from greathall.games.paladins.scoring import points_of
from greathall.games.paladins.state import Paladins

LAST_ROUND = 7
STEP = 0.9
"""A step on a track is worth about this much before it scores."""
USE = 0.7
"""Every use of a right-hand action leads towards its points and orders."""


def value(s: Paladins, seat: int) -> float:
    player = s.players[seat]
    left = (LAST_ROUND - s.round) / LAST_ROUND
    worth = float(sum(points_of(s, seat).values()))
    worth += STEP * sum(player.attributes) * (0.2 + left)
    uses = player.commissions + player.garrisons + len(player.walls) + len(player.jars) + len(player.converted)
    worth += USE * uses
    worth += 0.5 * s.uses(player, "develop") * (0.3 + 2 * left)
    worth += 0.8 * len(player.townsfolk) * (0.2 + left)
    worth += (0.25 + 0.2 * left) * (player.silver + player.provisions)
    ahead = 0.0 if player.passed and s.round == LAST_ROUND else 0.55
    worth += ahead * (sum(player.workers) + 0.2 * player.workers[CRIMINAL])
    worth -= 0.4 * len(player.suspicion)
    rivals = [sum(points_of(s, other).values()) for other in range(len(s.players)) if other != seat]
    return worth - 0.2 * max(rivals, default=0)
