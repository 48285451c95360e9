"""The stonemason: buying from other players' workers, then building for points, then helpers (castle.stonemason.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.castle.building import Build
from greathall.games.castle.entries import RESOURCES
from greathall.games.castle.state import Castle
from greathall.games.castle.supply import index
from greathall.games.castle.words import (
    BOUGHT,
    BOUGHT_NO_MORE,
    BOUGHT_NOTHING,
    BOUGHT_THERE,
    BUY,
    BUY_NOTHING,
    CARD_HAS_NONE,
    NO_TALER,
    OWNER_REFUSED,
    REFUSE,
    REFUSED,
    SELL,
)

PRICE = 1


@step("play-stonemason")
class PlayStonemason(Step[Castle]):
    seat: int
    card: str

    def run(self, s: Castle, dealer: Dealer) -> None:
        dealer.applies("castle.stonemason.order", "castle.stonemason.own-worker")
        push(s, Build(self.seat, self.card))
        push_purchase(s, BuyPiece(self.seat), dealer)


def push_purchase(s: Castle, purchase: BuyPiece, dealer: Dealer) -> None:
    """Asks only where something could be bought; that nothing is for sale, or a taler is missing, is told."""
    if any(option.verb is BUY for option in purchase.options(s)):
        push(s, purchase)
    elif not purchase.bought:
        poor = any(purchase.lacks_only_taler(s, option) for option in purchase.candidates(s))
        dealer.because("castle.stonemason.price" if poor else "castle.stonemason.only-from-cards")
        dealer.say(BOUGHT_NOTHING, purchase.seat)


@step("buy-piece")
class BuyPiece(Ask[Castle]):
    """One piece from another player's revealed worker, for one taler to its owner."""

    refused: tuple[str, ...] = ()
    """Worker cards whose owner kept the last piece."""
    bought: tuple[str, ...] = ()
    """Worker cards already bought from; only where owners play one piece per worker card (ruling 16)."""

    rule: ClassVar[str] = "castle.stonemason.buy"

    def candidates(self, s: Castle) -> list[Option]:
        found = [BUY_NOTHING(self.seat)]
        for key in s.on_cards:
            owner, _, card = key.partition("/")
            # castle.stonemason.own-worker: never from the own worker.
            if int(owner) != self.seat:
                found += [BUY(self.seat, int(owner), card, name) for name in RESOURCES]
        return found

    def why_not(self, s: Castle, option: Option) -> Reason | None:
        if option.verb is BUY_NOTHING:
            return None
        owner, card, name = option.args
        key = f"{owner}/{card}"
        if s.on_cards[key][index(name)] == 0:
            return CARD_HAS_NONE(name)
        if key in self.refused:
            return OWNER_REFUSED(owner)
        if key in self.bought:
            return BOUGHT_THERE()
        missing = PRICE - s.players[self.seat].talers
        return NO_TALER(missing) if missing > 0 else None

    def lacks_only_taler(self, s: Castle, option: Option) -> bool:
        reason = self.why_not(s, option)
        return reason is not None and reason.code == "no-taler"

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        if option.verb is BUY_NOTHING:
            dealer.because("castle.order.optional")
            dealer.say(BOUGHT_NO_MORE if self.bought else BOUGHT_NOTHING, self.seat)
            return
        owner, card, name = int(option.args[0]), str(option.args[1]), str(option.args[2])
        if sum(s.on_cards[f"{owner}/{card}"]) == 1:
            push(s, SellLastPiece(owner, self.seat, card, name, self.refused, self.bought))
        else:
            buy(s, self, owner, card, name, dealer)


def buy(s: Castle, purchase: BuyPiece, owner: int, card: str, name: str, dealer: Dealer) -> None:
    """The piece changes hands; the card is not refilled (castle.stonemason.no-refill)."""
    dealer.applies("castle.stonemason.price", "castle.stonemason.only-from-cards")
    seat, key = purchase.seat, f"{owner}/{card}"
    s.on_cards[key][index(name)] -= 1
    s.players[seat].pieces[index(name)] += 1
    s.players[seat].talers -= PRICE
    s.players[owner].talers += PRICE
    dealer.say(BOUGHT, seat, owner, card, name)
    if s.switches.buy_per_worker:
        push_purchase(s, BuyPiece(seat, purchase.refused, (*purchase.bought, key)), dealer)


@step("sell-last-piece")
class SellLastPiece(Ask[Castle]):
    """The owner may keep the last piece on a worker card (ruling 17)."""

    buyer: int
    card: str
    resource: str
    refused: tuple[str, ...]
    bought: tuple[str, ...]

    rule: ClassVar[str] = "castle.stonemason.last-piece"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Castle) -> list[Option]:
        return [SELL(self.seat), REFUSE(self.seat)]

    def default(self, s: Castle, options: Sequence[Option]) -> Option:
        return REFUSE(self.seat)

    def prompt(self, s: Castle) -> dict[str, int | str]:
        return {"buyer": f"seat:{self.buyer}", "resource": f"resource:{self.resource}"}

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        purchase = BuyPiece(self.buyer, self.refused, self.bought)
        if option.verb is SELL:
            buy(s, purchase, self.seat, self.card, self.resource, dealer)
            return
        dealer.applies("castle.stonemason.refused")
        dealer.say(REFUSED, self.buyer, self.seat)
        push_purchase(s, BuyPiece(self.buyer, (*self.refused, f"{self.seat}/{self.card}"), self.bought), dealer)
