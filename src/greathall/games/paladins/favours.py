"""The King's favours: shared spaces with one worker each per round (paladins.favour.*)."""

from __future__ import annotations

from greathall.core.dealer import Dealer
from greathall.core.effects import Gain, Pay
from greathall.core.steps import Step, push, step
from greathall.core.words import Reason
from greathall.games.paladins.debts import take_debt
from greathall.games.paladins.placing import FAVOUR_CREW, send, why_too_dear
from greathall.games.paladins.resolve import Resolve
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.supply import holds, pay
from greathall.games.paladins.words import FAVOUR_TAKEN, FEW_WORKERS


def why_not(s: Paladins, seat: int, favour: str) -> Reason | None:
    guest = s.guests[s.favours.index(favour)]
    if guest:
        return FAVOUR_TAKEN(int(guest[0]))
    player = s.players[seat]
    pattern = s.box.favour_patterns[favour]
    if not pattern.fits(player.workers):
        return FEW_WORKERS(pattern.needs)
    for cost in s.box.favours[favour].cost:
        if isinstance(cost, Pay):
            blocked = why_too_dear(holds(player, cost.what), cost.n, cost.what)
            if blocked:
                return blocked
    return None


def begin(s: Paladins, seat: int, favour: str, dealer: Dealer) -> None:
    send(s, seat, favour, UseFavour(seat, favour), dealer, FAVOUR_CREW)


@step
class UseFavour(Step[Paladins]):
    seat: int
    favour: str

    def run(self, s: Paladins, dealer: Dealer) -> None:
        dealer.rule("paladins.favour.once-per-round")
        if s.box.favours[self.favour].cost:
            dealer.rule("paladins.favour.cost")
        if self.favour == s.favours[-1]:
            dealer.rule("paladins.favour.at-once")
        for cost in s.box.favours[self.favour].cost:
            if isinstance(cost, Pay):
                pay(s, self.seat, cost.what, cost.n, dealer)
            elif isinstance(cost, Gain):
                take_debt(s, self.seat, dealer)
        push(s, Resolve(self.seat, f"favour:{self.favour}"))
