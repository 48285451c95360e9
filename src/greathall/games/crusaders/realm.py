"""Realm cards: building castles and buying developments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.core.speech.elements import Arg
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.achievements import update
from greathall.games.crusaders.questions import Question, ask_if_open
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.supply import drop_development, hook, note_developments, of_type, pay, refill_display
from greathall.games.crusaders.trait_check import begin_check, passed

CASTLE_PRICE = 3
MOST_CARDS = 3

# Castles


def castle_price(s: Crusaders, seat: int, built: int) -> int:
    """3 gold; the Steward makes the first castle that an action builds cheaper (crusaders.development.steward)."""
    cheap = 0 if built else hook(s, seat, "build_cost")
    return cheap or CASTLE_PRICE


def why_not_build(s: Crusaders, seat: int, region: int, tried: Sequence[int], built: int) -> Reason | None:
    name = s.box.look.regions[region]
    if s.castle[region]:
        return w.HAS_CASTLE(name)
    if region in tried:
        return w.TRIED_HERE(name)
    if not s.left["castle"]:
        return w.NO_CASTLE_LEFT()
    price = castle_price(s, seat, built)
    # crusaders.build.check: the price must be at hand, else the attempt is illegal.
    return w.GOLD_MISSING(price, s.gold_of(seat)) if s.gold_of(seat) < price else None


def try_castle(s: Crusaders, seat: int, region: int, tried: tuple[int, ...], built: int, dealer: Dealer) -> None:
    price = castle_price(s, seat, built)
    dealer.applies("crusaders.build.check")
    note_developments(s, seat, "build_check", dealer)
    push(s, CastleOutcome(seat, region, price, tried, built))
    begin_check(s, seat, "realm", 1, 1 + hook(s, seat, "build_check"), dealer, reserve=price)


@step("castle-outcome")
class CastleOutcome(Step[Crusaders]):
    """A castle for a successful check; then the builder may go on elsewhere (crusaders.build.several)."""

    seat: int
    region: int
    price: int
    tried: tuple[int, ...]
    built: int
    rule: ClassVar[str] = "crusaders.build.check"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        built = self.built
        if passed(s):
            built += 1
            pay(s, self.seat, self.price, dealer)
            raise_castle(s, self.region, dealer)
        else:
            dealer.say(log.BUILT_IN_VAIN, self.seat, s.box.look.regions[self.region])
        if not s.is_automa(self.seat):
            ask_if_open(s, BuildMore(self.seat, (*self.tried, self.region), built), dealer)


def raise_castle(s: Crusaders, region: int, dealer: Dealer) -> None:
    s.castle[region] = 1
    s.left["castle"] -= 1
    dealer.say(log.CASTLE_BUILT, s.owner[region], s.box.look.regions[region])
    update(s, dealer)


@step("build-more")
class BuildMore(Question):
    tried: tuple[int, ...]
    built: int
    rule: ClassVar[str] = "crusaders.build.several"

    def candidates(self, s: Crusaders) -> list[Option]:
        names = s.box.look.regions
        return [w.DONE(self.seat), *(w.BUILD(self.seat, names[r]) for r in s.regions_of(self.seat))]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        if option.verb is w.DONE:
            return None
        return why_not_build(s, self.seat, s.box.at[str(option.args[0])], self.tried, self.built)

    def prompt(self, s: Crusaders) -> dict[str, Arg]:
        return {"n": castle_price(s, self.seat, self.built)}

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.BUILD:
            try_castle(s, self.seat, s.box.at[str(option.args[0])], self.tried, self.built, dealer)
        else:
            dealer.say(log.ENOUGH, self.seat)


# Developments


def why_not_own(s: Crusaders, seat: int, card: str) -> Reason | None:
    """Nobody owns the same development twice (crusaders.develop.no-duplicates)."""
    return w.OWNED(card) if card in s.houses[seat].developments else None


def why_not_buy(s: Crusaders, seat: int, card: str, price: int) -> Reason | None:
    reason = why_not_own(s, seat, card)
    if reason is None and s.gold_of(seat) < price:
        return w.GOLD_MISSING(price, s.gold_of(seat))
    return reason


def receive_card(s: Crusaders, seat: int, card: str, dealer: Dealer) -> None:
    """A card joins a house; a fourth of its kind replaces an older one (crusaders.develop.limit)."""
    kind = s.box.developments[card].type
    older = of_type(s, seat, kind)
    s.houses[seat].developments.append(card)
    if len(older) >= MOST_CARDS:
        # crusaders.achievement.inventor counts what is left after the discard.
        ask_if_open(s, DropOne(seat, kind), dealer)
    else:
        update(s, dealer)


@step("drop-one")
class DropOne(Question):
    """One of the older cards of the kind is discarded."""

    type: str
    rule: ClassVar[str] = "crusaders.develop.limit"

    def candidates(self, s: Crusaders) -> list[Option]:
        older = of_type(s, self.seat, self.type)[:-1]
        return [w.DROP(self.seat, card) for card in older]

    def automa_choice(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        """The last in card order (crusaders.ai.events)."""
        order = list(s.box.developments)
        return max(options, key=lambda option: order.index(str(option.args[0])))

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        drop_development(s, self.seat, str(option.args[0]), dealer)
        update(s, dealer)


def buy(s: Crusaders, seat: int, card: str, price: int, dealer: Dealer) -> None:
    pay(s, seat, price, dealer)
    s.display.remove(card)
    dealer.say(log.BOUGHT, seat, card)
    receive_card(s, seat, card, dealer)


@step("buy-more")
class BuyMore(Question):
    """Up to three cards for 1, 2 and 3 gold (crusaders.develop.buy)."""

    bought: int
    rule: ClassVar[str] = "crusaders.develop.buy"

    def candidates(self, s: Crusaders) -> list[Option]:
        return [w.DONE(self.seat), *(w.BUY(self.seat, card) for card in dict.fromkeys(s.display))]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        if option.verb is w.DONE:
            return None
        return why_not_buy(s, self.seat, str(option.args[0]), self.bought + 1)

    def prompt(self, s: Crusaders) -> dict[str, Arg]:
        return {"n": self.bought + 1}

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.BUY:
            start_buying(s, self.seat, str(option.args[0]), self.bought, dealer)
        else:
            dealer.say(log.ENOUGH, self.seat)


@step("go-on-buying")
class GoOnBuying(Step[Crusaders]):
    seat: int
    bought: int

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        if self.bought < MOST_CARDS and s.display:
            ask_if_open(s, BuyMore(self.seat, self.bought), dealer)


@step("refill")
class Refill(Step[Crusaders]):
    """The display is filled up after all purchases (crusaders.develop.refill)."""

    rule: ClassVar[str] = "crusaders.develop.refill"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        dealer.applies(self.rule)
        refill_display(s, dealer)


def start_buying(s: Crusaders, seat: int, card: str, bought: int, dealer: Dealer) -> None:
    push(s, GoOnBuying(seat, bought + 1))
    dealer.because("crusaders.develop.buy")
    buy(s, seat, card, bought + 1, dealer)


# The action


@step("realm-action")
class RealmAction(Question):
    """Build, or develop, or nothing (crusaders.turn.action)."""

    rule: ClassVar[str] = "crusaders.turn.action"

    def candidates(self, s: Crusaders) -> list[Option]:
        names = s.box.look.regions
        return [
            w.PASS(self.seat),
            *(w.BUY(self.seat, card) for card in dict.fromkeys(s.display)),
            *(w.BUILD(self.seat, names[r]) for r in s.regions_of(self.seat)),
        ]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        if option.verb is w.PASS:
            return None
        if option.verb is w.BUY:
            return why_not_buy(s, self.seat, str(option.args[0]), 1)
        return why_not_build(s, self.seat, s.box.at[str(option.args[0])], (), 0)

    def prompt(self, s: Crusaders) -> dict[str, Arg]:
        return {"castle": castle_price(s, self.seat, 0), "card": 1}

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.PASS:
            dealer.say(log.PASSED, self.seat)
        elif option.verb is w.BUY:
            push(s, Refill())
            start_buying(s, self.seat, str(option.args[0]), 0, dealer)
        else:
            try_castle(s, self.seat, s.box.at[str(option.args[0])], (), 0, dealer)


def take_card(s: Crusaders, seat: int, owner: int, card: str, dealer: Dealer) -> None:
    """A card changes hands, within the limits (crusaders.plot.bribe)."""
    s.houses[owner].developments.remove(card)
    dealer.say(log.TOOK_CARD, seat, owner, card)
    receive_card(s, seat, card, dealer)
