"""The trader: a helper to a cart or the rider, then one distribution for everybody (castle.trader.*)."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.castle.entries import RESOURCE_INDEX, RESOURCES, Carrier
from greathall.games.castle.sending import SUPPLY, fetch_helper, sources
from greathall.games.castle.state import NOBODY, Castle
from greathall.games.castle.supply import bundle
from greathall.games.castle.town_tavern import PayToll
from greathall.games.castle.words import (
    DELIVERED,
    DISPLACED,
    EMPTY_CART_FIRST,
    FRESH_HELPER,
    KEEP_BACK,
    KEPT_BACK,
    MOVED,
    MUST_PLACE,
    NO_CARRIER,
    NO_HELPER,
    OWN_HELPER,
    PLACE,
    PLACED,
    RIDER_LATER,
    SEND,
    TOWER_SHARE,
    UNDELIVERED,
)


@step("play-trader")
class PlayTrader(Step[Castle]):
    """The town tavern's toll is due before placing (ruling 40)."""

    seat: int
    card: str

    def run(self, s: Castle, dealer: Dealer) -> None:
        push(s, PayToll(self.seat), OfferPlacement(self.seat))


@step("offer-placement")
class OfferPlacement(Step[Castle]):
    """Asks for a place only where there is a helper and a legal place for it (ruling 13)."""

    seat: int

    def run(self, s: Castle, dealer: Dealer) -> None:
        if not sources(s, self.seat, carriers=False):
            dealer.say(NO_HELPER, self.seat)
        elif not any(option.verb is PLACE for option in PlaceHelper(self.seat).options(s)):
            dealer.say(NO_CARRIER, self.seat)
        else:
            push(s, PlaceHelper(self.seat))


@step("place-helper")
class PlaceHelper(Ask[Castle]):
    """Empty carts first; when all four are taken: the rider, or another player's older helper."""

    rule: ClassVar[str] = "castle.trader.place"

    def candidates(self, s: Castle) -> list[Option]:
        return [*(PLACE(self.seat, carrier.id) for carrier in s.box.carriers), KEEP_BACK(self.seat)]

    def why_not(self, s: Castle, option: Option) -> Reason | None:
        if option.verb is KEEP_BACK:
            return MUST_PLACE() if s.players[self.seat].helpers else None
        at = s.box.carrier_index[str(option.args[0])]
        holder = s.carriers[at]
        if any(s.carriers[cart] == NOBODY for cart in s.box.carts):
            if at == s.box.rider:
                return RIDER_LATER()
            return None if holder == NOBODY else EMPTY_CART_FIRST()
        if holder == self.seat:
            return OWN_HELPER()
        if at in s.fresh:
            return FRESH_HELPER(holder)
        return None

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        if option.verb is KEEP_BACK:
            dealer.say(KEPT_BACK, self.seat)
            return
        carrier = str(option.args[0])
        choose = SendToCarrier(self.seat, carrier)
        found = choose.options(s)
        if len(found) == 1:
            choose.resolve(s, found[0], dealer)
        else:
            push(s, choose)


@step("send-to-carrier")
class SendToCarrier(Ask[Castle]):
    """Which helper goes: one from the supply, or the innkeeper of the town tavern."""

    carrier: str

    rule: ClassVar[str] = "castle.winter.town-tavern-moves"

    def candidates(self, s: Castle) -> list[Option]:
        return [SEND(self.seat, source) for source in sources(s, self.seat, carriers=False)]

    def prompt(self, s: Castle) -> dict[str, int | str]:
        return {"carrier": f"carrier:{self.carrier}"}

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        source = str(option.args[0])
        at = s.box.carrier_index[self.carrier]
        dealer.applies("castle.trader.one-helper")
        owner = s.carriers[at]
        if owner != NOBODY:
            dealer.applies("castle.trader.displaced-returns")
            s.players[owner].helpers += 1
            dealer.say(DISPLACED, self.seat, owner, self.carrier)
        fetch_helper(s, self.seat, source)
        s.carriers[at] = self.seat
        s.fresh = (*s.fresh, at)
        if source == SUPPLY:
            dealer.say(PLACED, self.seat, self.carrier)
        else:
            dealer.say(MOVED, self.seat, source, self.carrier)


class Delivery(NamedTuple):
    """What one carrier brings: whom it serves, how much of it, how much of that to the tower."""

    seat: int
    carrier: Carrier
    n: int
    share: int

    @property
    def pieces(self) -> list[int]:
        return [self.n - self.share if name == self.carrier.resource else 0 for name in RESOURCES]


def deliver(s: Castle, at: int) -> Delivery:
    """The tower's share comes first (ruling 10)."""
    carrier, seat = s.box.carriers[at], s.carriers[at]
    kind = RESOURCE_INDEX[carrier.resource]
    n = min(carrier.yields, s.stock[kind])
    share = min(carrier.tower_share, n)
    s.stock[kind] -= n
    s.tower[kind] += share
    s.players[seat].pieces[kind] += n - share
    return Delivery(seat, carrier, n, share)


@step("distribution")
class Distribution(Step[Castle]):
    """Everybody with a helper at a carrier receives."""

    rule: ClassVar[str] = "castle.trader.distribution"

    def run(self, s: Castle, dealer: Dealer) -> None:
        dealer.applies("castle.trader.distribution")
        brought = [deliver(s, at) for at, seat in enumerate(s.carriers) if seat != NOBODY]
        for seat in range(len(s.players)):
            own = [one for one in brought if one.seat == seat]
            short = any(one.n < one.carrier.yields for one in own)
            dealer.because("castle.trader.shortage" if short else "castle.trader.yield")
            if any(one.n > one.share for one in own):
                dealer.say(DELIVERED, seat, bundle(map(sum, zip(*(one.pieces for one in own), strict=True))))
        for one in brought:
            if one.n == one.share:
                dealer.say(UNDELIVERED, one.seat, one.carrier.id)
        if any(one.share for one in brought):
            dealer.say(TOWER_SHARE, tuple((one.carrier.resource, one.share) for one in brought if one.share))
