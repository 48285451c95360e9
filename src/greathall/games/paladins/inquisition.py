"""The inquisition: townsfolk first, then debts for the most suspected (paladins.inquisition.*)."""

from __future__ import annotations

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.games.paladins.debts import take_debt
from greathall.games.paladins.state import Paladins, counted
from greathall.games.paladins.townsfolk import reactions
from greathall.games.paladins.words import (
    DISCARDED_SUSPICION,
    INQUISITION,
    NOBODY_SUSPECTED,
    SUSPECTED,
    TAXES_REFILLED,
)


@step("inquisition")
class Inquisition(Step[Paladins]):
    """Held at once; passed players take part like all others (paladins.inquisition.passed)."""

    def run(self, s: Paladins, dealer: Dealer) -> None:
        dealer.applies("paladins.inquisition.at-once")
        if any(player.passed for player in s.players):
            dealer.applies("paladins.inquisition.passed")
        # With silver left in the tax supply it is held because no suspicion could be drawn.
        dealer.because("paladins.suspicion.none-left" if s.tax else "paladins.inquisition.trigger")
        dealer.say(INQUISITION)
        reacting = [reactions(s, seat, "inquisition") for seat in s.clockwise()]
        if any(reacting):
            dealer.applies("paladins.inquisition.abilities")
        push(s, *(one for one in reacting if one is not None), Judge())


@step("judge")
class Judge(Step[Paladins]):
    """A debt for each of the most suspected, who then discard half, rounded down (paladins.inquisition.half)."""

    def run(self, s: Paladins, dealer: Dealer) -> None:
        most = max(len(player.suspicion) for player in s.players)
        if most:
            for seat, player in enumerate(s.players):
                if len(player.suspicion) == most:
                    dealer.say(SUSPECTED, seat, most)
                    take_debt(s, seat, dealer)
                    dealer.because("paladins.inquisition.half")
                    discard_suspicion(s, seat, most // 2, dealer)
        else:
            dealer.say(NOBODY_SUSPECTED)
        full = s.box.tax_supply[s.seats]
        added, s.tax = full - s.tax, full
        dealer.say(TAXES_REFILLED, full, added)


def discard_suspicion(s: Paladins, seat: int, n: int, dealer: Dealer) -> None:
    """The newest leave first (paladins.suspicion.newest-first)."""
    player = s.players[seat]
    n = min(n, len(player.suspicion))
    if not n:
        return
    left = len(player.suspicion) - n
    gone = player.suspicion[left:]
    s.suspicion_discard += gone
    player.suspicion = player.suspicion[:left]
    dealer.say(DISCARDED_SUSPICION, seat, n, left, counted(gone))
