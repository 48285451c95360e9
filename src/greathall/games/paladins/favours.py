"""The King's favours: shared spaces with one worker each per round (paladins.favour.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.effects import Gain, Pay
from greathall.core.rules.steps import Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.paladins.debts import take_debt
from greathall.games.paladins.effects import Resolve, is_useless
from greathall.games.paladins.placing import FAVOUR_CREW, send, why_few_workers, why_too_dear
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.supply import holds, pay
from greathall.games.paladins.words import FAVOUR, FAVOUR_IN_VAIN, FAVOUR_TAKEN


def why_not(s: Paladins, seat: int, favour: str) -> Reason | None:
    guest = s.guests[s.favours.index(favour)]
    if guest:
        return FAVOUR_TAKEN(int(guest[0]))
    player = s.players[seat]
    pattern = s.box.favour_patterns[favour]
    if not pattern.fits(player.workers):
        return why_few_workers(pattern)
    for cost in s.box.favours[favour].cost:
        if isinstance(cost, Pay):
            blocked = why_too_dear(holds(player, cost.what), cost.n, cost.what)
            if blocked:
                return blocked
    return None


def option(s: Paladins, seat: int, favour: str) -> Option:
    """The choice of a favour; it says so if its whole reward would be lost (paladins.action.lost)."""
    in_vain = all(is_useless(s, seat, one) for one in s.box.rewards[f"favour:{favour}"])
    return (FAVOUR_IN_VAIN if in_vain else FAVOUR)(seat, favour)


def begin(s: Paladins, seat: int, favour: str, dealer: Dealer) -> None:
    send(s, seat, favour, UseFavour(seat, favour), dealer, FAVOUR_CREW)


@step("use-favour")
class UseFavour(Step[Paladins]):
    """The price, if there is one, then the reward."""

    seat: int
    favour: str

    rule: ClassVar[str] = "paladins.favour.cost"

    def run(self, s: Paladins, dealer: Dealer) -> None:
        if self.favour == s.favours[-1]:
            dealer.applies("paladins.favour.at-once")
        for cost in s.box.favours[self.favour].cost:
            if isinstance(cost, Pay):
                pay(s, self.seat, cost.what, cost.n, dealer)
            elif isinstance(cost, Gain):
                take_debt(s, self.seat, dealer)
        push(s, Resolve(self.seat, f"favour:{self.favour}"))
