"""The town tavern: its innkeeper, and the toll that every trader pays him (castle.winter.town-tavern-*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.games.castle.sending import TOWN_TAVERN
from greathall.games.castle.state import NOBODY, Castle
from greathall.games.castle.supply import pay_fee
from greathall.games.castle.words import (
    REMOVE_HELPER,
    TOLL,
    TOLL_UNPAID,
    TOLL_WAITS,
    TOLL_WAIVED,
    TOWN_TAVERN_COINS,
    TOWN_TAVERN_OPENED,
)


def open_tavern(s: Castle, seat: int, dealer: Dealer) -> None:
    """The new innkeeper's owner takes the coins that waited on the card."""
    assert s.winter is not None
    dealer.applies("castle.winter.town-tavern-rules", "castle.winter.town-tavern-kept")
    dealer.applies("castle.winter.town-tavern-no-points")
    fee = s.box.events[TOWN_TAVERN].fee
    dealer.say(TOWN_TAVERN_OPENED, seat, fee)
    pay_fee(s, seat, fee)
    s.winter.innkeeper = seat
    if not s.switches.tavern_free:
        s.housed = (*s.housed, (seat, TOWN_TAVERN))
    if s.winter.coins:
        s.players[seat].talers += s.winter.coins
        dealer.say(TOWN_TAVERN_COINS, seat, s.winter.coins)
        s.winter.coins = 0


@step("pay-toll")
class PayToll(Step[Castle]):
    """One taler to the innkeeper's owner, or onto the card; who cannot pay withdraws a helper from a carrier."""

    seat: int

    rule: ClassVar[str] = "castle.winter.town-tavern-toll"

    def run(self, s: Castle, dealer: Dealer) -> None:
        if s.winter is None or TOWN_TAVERN not in s.winter.open or s.winter.innkeeper == self.seat:
            return
        toll = s.box.events[TOWN_TAVERN].toll
        player = s.players[self.seat]
        if player.talers < toll:
            if self.seat in s.carriers:
                push(s, WithdrawHelper(self.seat))
            else:
                dealer.say(TOLL_WAIVED, self.seat)
            return
        player.talers -= toll
        if s.winter.innkeeper == NOBODY:
            s.winter.coins += toll
            dealer.say(TOLL_WAITS, self.seat, toll)
        else:
            s.players[s.winter.innkeeper].talers += toll
            dealer.say(TOLL, self.seat, s.winter.innkeeper, toll)


@step("withdraw-helper")
class WithdrawHelper(Ask[Castle]):
    rule: ClassVar[str] = "castle.winter.town-tavern-unpaid"

    def candidates(self, s: Castle) -> list[Option]:
        pairs = zip(s.box.carriers, s.carriers, strict=True)
        return [REMOVE_HELPER(self.seat, carrier.id) for carrier, holder in pairs if holder == self.seat]

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        carrier = str(option.args[0])
        s.carriers[s.box.carrier_index[carrier]] = NOBODY
        s.players[self.seat].helpers += 1
        dealer.say(TOLL_UNPAID, self.seat, carrier)
