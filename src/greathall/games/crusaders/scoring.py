"""Victory points and standings (crusaders.end.*)."""

from __future__ import annotations

from greathall.core.game import Setup
from greathall.core.rules.dealer import Dealer
from greathall.core.table.outcome import Standing
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders.state import Crusaders


def standings(s: Crusaders) -> list[Standing]:
    """1 point for each region and achievement; shields break ties (crusaders.end.points)."""
    found = []
    for seat, house in enumerate(s.houses):
        points = {"regions": s.owner.count(seat), "achievements": s.achievements.count(seat)}
        found.append(Standing(seat, points, (("shields", s.shields(seat)),), not house.alive))
    return found


def end_game(s: Crusaders, dealer: Dealer) -> None:
    """Nothing is pending any more (crusaders.end.points)."""
    dealer.say(log.FINAL)
    s.stack.clear()
    dealer.applies("crusaders.end.points", "crusaders.end.tie-break")


def winning_rule(setup: Setup) -> str:
    """People who play together compare their sum with that of the automa dynasties."""
    return "crusaders.mode.together" if setup.variants["mode"] == "together" else "crusaders.goal.win"
