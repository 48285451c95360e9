"""The advisers of a game: the champion, the squire who finds out where to look, and the net that both play by."""

from __future__ import annotations

from greathall.bots.coach.advisers import Advisers
from greathall.bots.levels import LEVELS, sit_down
from greathall.core.game import AnyGame

STRONG, QUICK = "champion", "squire"


def advisers_for(game: AnyGame, seats: int) -> Advisers:
    """SetupError or NetError where nobody here has learned this game."""
    players = {level.name: sit_down(level) for level in LEVELS if level.name in (STRONG, QUICK)}
    from greathall.bots.net.shelf import net_for  # needs numpy, which sitting down has asked for

    net = net_for(game, seats)
    return Advisers(players[STRONG], players[QUICK], net, net.about.goal.value)
