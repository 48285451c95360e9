"""The town tavern's toll: every trader pays the innkeeper (castle.winter.town-tavern-*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.steps import Ask, Step, push, step
from greathall.core.words import Option
from greathall.games.castle.sending import TOWN_TAVERN
from greathall.games.castle.state import NOBODY, Castle
from greathall.games.castle.words import REMOVE_HELPER, TOLL, TOLL_UNPAID, TOLL_WAITS


@step
class PayToll(Step[Castle]):
    """One taler to the innkeeper's owner, or onto the card; who cannot pay withdraws a helper from a carrier."""

    seat: int

    rule: ClassVar[str] = "castle.winter.town-tavern-toll"

    def run(self, s: Castle, dealer: Dealer) -> None:
        if s.winter is None or TOWN_TAVERN not in s.winter.open or s.winter.innkeeper == self.seat:
            return
        dealer.rule("castle.winter.town-tavern-toll")
        toll = s.box.events[TOWN_TAVERN].toll
        player = s.players[self.seat]
        if player.talers < toll:
            if self.seat in s.carriers:
                push(s, WithdrawHelper(self.seat))
            return
        player.talers -= toll
        if s.winter.innkeeper == NOBODY:
            s.winter.coins += toll
            dealer.say(TOLL_WAITS, self.seat)
        else:
            s.players[s.winter.innkeeper].talers += toll
            dealer.say(TOLL, self.seat, s.winter.innkeeper)


@step
class WithdrawHelper(Ask[Castle]):
    rule: ClassVar[str] = "castle.winter.town-tavern-unpaid"

    def candidates(self, s: Castle) -> list[Option]:
        pairs = zip(s.box.carriers, s.carriers, strict=True)
        return [REMOVE_HELPER(self.seat, carrier.id) for carrier, holder in pairs if holder == self.seat]

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        dealer.rule("castle.winter.town-tavern-unpaid")
        carrier = str(option.args[0])
        s.carriers[s.box.carrier_index[carrier]] = NOBODY
        s.players[self.seat].helpers += 1
        dealer.say(TOLL_UNPAID, self.seat, carrier)
