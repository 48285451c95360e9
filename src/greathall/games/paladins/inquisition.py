"""The inquisition: townsfolk first, then debts for the most suspected (paladins.inquisition.*)."""

from __future__ import annotations

from greathall.core.dealer import Dealer
from greathall.core.steps import Step, push, step
from greathall.games.paladins.citing import cite
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.townsfolk import reactions
from greathall.games.paladins.words import (
    DISCARDED_SUSPICION,
    INQUISITION,
    NOBODY_SUSPECTED,
    SUSPECTED,
    TAXES_REFILLED,
    TOOK_DEBT,
)


@step
class Inquisition(Step[Paladins]):
    """Held at once; passed players take part like all others (paladins.inquisition.passed)."""

    def run(self, s: Paladins, dealer: Dealer) -> None:
        cite(dealer, "paladins.inquisition.trigger", "paladins.inquisition.at-once")
        if any(player.passed for player in s.players):
            dealer.rule("paladins.inquisition.passed")
        dealer.say(INQUISITION)
        reacting = [reactions(s, seat, "inquisition") for seat in s.clockwise()]
        if any(reacting):
            dealer.rule("paladins.inquisition.abilities")
        push(s, *(one for one in reacting if one is not None), Judge())


@step
class Judge(Step[Paladins]):
    """A debt for each of the most suspected, who then discard half, rounded down (paladins.inquisition.half)."""

    def run(self, s: Paladins, dealer: Dealer) -> None:
        most = max(len(player.suspicion) for player in s.players)
        if most:
            cite(dealer, "paladins.inquisition.most", "paladins.inquisition.half")
            for seat, player in enumerate(s.players):
                if len(player.suspicion) == most:
                    dealer.say(SUSPECTED, seat, most)
                    player.unpaid += 1
                    dealer.say(TOOK_DEBT, seat)
                    discard_suspicion(s, seat, most // 2, dealer)
        else:
            dealer.rule("paladins.inquisition.nobody")
            dealer.say(NOBODY_SUSPECTED)
        dealer.rule("paladins.inquisition.refill")
        s.tax = s.box.tax_supply[s.seats]
        dealer.say(TAXES_REFILLED, s.tax)


def discard_suspicion(s: Paladins, seat: int, n: int, dealer: Dealer) -> None:
    """The newest leave first (paladins.suspicion.newest-first)."""
    player = s.players[seat]
    n = min(n, len(player.suspicion))
    if not n:
        return
    left = len(player.suspicion) - n
    s.suspicion_discard += player.suspicion[left:]
    player.suspicion = player.suspicion[:left]
    dealer.say(DISCARDED_SUSPICION, seat, n, left)
