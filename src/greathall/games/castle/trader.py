"""The trader: a helper to a cart or the rider, then one distribution for everybody (castle.trader.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.steps import Ask, Step, push, step
from greathall.core.words import Option, Reason
from greathall.games.castle.box import RESOURCE_INDEX, RESOURCES
from greathall.games.castle.inn import PayToll
from greathall.games.castle.sending import fetch_helper, sources
from greathall.games.castle.state import NOBODY, Castle
from greathall.games.castle.supply import bundle
from greathall.games.castle.words import (
    DELIVERED,
    DISPLACED,
    EMPTY_CART_FIRST,
    FRESH_HELPER,
    KEEP_BACK,
    KEPT_BACK,
    MOVED,
    MUST_PLACE,
    OWN_HELPER,
    PLACE,
    PLACED,
    RIDER_LATER,
    SEND,
    TOWER_SHARE,
)


@step
class PlayTrader(Step[Castle]):
    """The town tavern's toll is due before placing (ruling 40)."""

    seat: int
    card: str

    def run(self, s: Castle, dealer: Dealer) -> None:
        push(s, PayToll(self.seat), OfferPlacement(self.seat))


@step
class OfferPlacement(Step[Castle]):
    """Asks for a place only where there is a helper and a legal place for it (ruling 13)."""

    seat: int

    def run(self, s: Castle, dealer: Dealer) -> None:
        place = PlaceHelper(self.seat)
        if trader_sources(s, self.seat) and any(option.verb is PLACE for option in place.options(s)):
            push(s, place)


def trader_sources(s: Castle, seat: int) -> list[str]:
    """Supply and innkeeper; helpers at carriers only when the supply is empty (ruling 12)."""
    found = sources(s, seat, carriers=False)
    return found if s.players[seat].helpers else sources(s, seat, carriers=True)


@step
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

    def default(self, s: Castle, options: Sequence[Option]) -> Option:
        return options[0]


@step
class SendToCarrier(Ask[Castle]):
    """Which helper goes: from the supply, the town tavern, or (supply empty) another carrier."""

    carrier: str

    rule: ClassVar[str] = "castle.trader.relocate"

    def candidates(self, s: Castle) -> list[Option]:
        return [SEND(self.seat, source) for source in trader_sources(s, self.seat) if source != self.carrier]

    def prompt(self, s: Castle) -> dict[str, int | str]:
        return {"carrier": f"carrier:{self.carrier}"}

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        source = str(option.args[0])
        at = s.box.carrier_index[self.carrier]
        dealer.rule("castle.trader.place")
        dealer.rule("castle.trader.one-helper")
        if source != "supply":
            dealer.rule("castle.trader.relocate")
        fetch_helper(s, self.seat, source, dealer)
        owner = s.carriers[at]
        if owner != NOBODY:
            dealer.rule("castle.trader.displaced-returns")
            s.players[owner].helpers += 1
            dealer.say(DISPLACED, self.seat, owner, self.carrier)
        s.carriers[at] = self.seat
        s.fresh = (*s.fresh, at)
        if source == "supply":
            dealer.say(PLACED, self.seat, self.carrier)
        else:
            dealer.say(MOVED, self.seat, source, self.carrier)


@step
class Distribution(Step[Castle]):
    """Everybody with a helper at a carrier receives; the tower's share comes first (ruling 10)."""

    rule: ClassVar[str] = "castle.trader.distribution"

    def run(self, s: Castle, dealer: Dealer) -> None:
        dealer.rule("castle.trader.distribution")
        dealer.rule("castle.trader.yield")
        shares = [0] * len(RESOURCES)
        came = [[0] * len(RESOURCES) for _ in s.players]
        for at, carrier in enumerate(s.box.carriers):
            seat = s.carriers[at]
            if seat == NOBODY:
                continue
            kind = RESOURCE_INDEX[carrier.resource]
            n = min(carrier.yields, s.stock[kind])
            if n < carrier.yields:
                dealer.rule("castle.trader.shortage")
            share = min(carrier.tower_share, n)
            s.stock[kind] -= n
            s.tower[kind] += share
            s.players[seat].pieces[kind] += n - share
            shares[kind] += share
            came[seat][kind] += n - share
        for seat, pieces in enumerate(came):
            if any(pieces):
                dealer.say(DELIVERED, seat, bundle(pieces))
        if any(shares):
            dealer.rule("castle.trader.tower-share")
            dealer.say(TOWER_SHARE, bundle(shares))
