"""The frozen beauty: suitors give until one is left (castle.winter.frozen-beauty-*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.castle.effects import settle_event
from greathall.games.castle.entries import BUILDING_KINDS, RESOURCES, SILVER
from greathall.games.castle.state import NOBODY, Castle, Winter
from greathall.games.castle.supply import index, score, swap_silver
from greathall.games.castle.words import (
    BEAUTY_WON,
    BEGIN_COURTING,
    BEGUN_BY_YOU,
    CART_EMPTY,
    COURT,
    COURT_SILVER,
    COURT_TALER,
    COURTED,
    COURTED_TALER,
    COURTING_BEGUN,
    DROPPED_OUT,
    LOOT,
    LOOT_TALER,
    LOOTED,
    LOOTED_TALER,
    NO_GIFT,
    NO_GIFT_TALER,
    NO_SILVER,
    NO_TALER_TO_GIVE,
    NOBODY_COURTS,
    NOT_COURTING_YET,
    NOT_YET,
    NOTHING_OF_THIS,
    STOP_COURTING,
    SWAPPED,
)

BEAUTY = "frozen_beauty"


def winter_of(s: Castle) -> Winter:
    assert s.winter is not None
    return s.winter


@step("court-at-start")
class CourtAtStart(Step[Castle]):
    """At the start of a round suitors give again; while nobody courts yet, everybody may begin."""

    def run(self, s: Castle, dealer: Dealer) -> None:
        suitors = [seat for seat in s.clockwise() if seat in winter_of(s).suitors]
        if suitors:
            push(s, *(CourtBy(seat) for seat in suitors), CourtEnds())
        else:
            push(s, *(OfferCourting(seat) for seat in s.clockwise()), NobodyCourts())


def waits(s: Castle) -> bool:
    """Whether nobody has begun to court."""
    return s.is_open(BEAUTY) and not winter_of(s).suitors


def can_give(s: Castle, seat: int) -> bool:
    return bool(s.players[seat].talers or any(s.players[seat].pieces))


@step("offer-courting")
class OfferCourting(Step[Castle]):
    """Who has nothing to give cannot begin."""

    seat: int

    def run(self, s: Castle, dealer: Dealer) -> None:
        if waits(s) and can_give(s, self.seat):
            push(s, BeginCourting(self.seat))


@step("begin-courting")
class BeginCourting(Ask[Castle]):
    rule: ClassVar[str] = "castle.winter.frozen-beauty"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Castle) -> list[Option]:
        return [NOT_YET(self.seat), BEGIN_COURTING(self.seat)]

    def prompt(self, s: Castle) -> dict[str, int | str]:
        return {"prize": s.box.events[BEAUTY].prize}

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        if option.verb is NOT_YET:
            dealer.say(NOT_COURTING_YET, self.seat)
            return
        winter_of(s).suitors = tuple(s.clockwise())
        dealer.say(COURTING_BEGUN, self.seat)
        push(s, *(CourtBy(seat, begun_by=self.seat) for seat in s.clockwise()), CourtEnds())


@step("nobody-courts")
class NobodyCourts(Step[Castle]):
    def run(self, s: Castle, dealer: Dealer) -> None:
        if waits(s):
            dealer.say(NOBODY_COURTS)


@step("court-by")
class CourtBy(Step[Castle]):
    seat: int
    begun_by: int = NOBODY
    """In the pass in which the courting begins: who began it."""

    def run(self, s: Castle, dealer: Dealer) -> None:
        if self.begun_by == NOBODY and len(winter_of(s).suitors) == 1:
            return  # the last suitor has given in an earlier round and wins without giving again
        if can_give(s, self.seat):
            push(s, Court(self.seat, begun=self.begun_by == self.seat))
        else:
            drop_out(s, self.seat, dealer)


@step("court")
class Court(Ask[Castle]):
    """One piece or one taler, or out for good; who has just begun the courting gives."""

    begun: bool = False

    rule: ClassVar[str] = "castle.winter.frozen-beauty-courting"

    def candidates(self, s: Castle) -> list[Option]:
        gifts = [COURT(self.seat, name) for name in RESOURCES]
        swaps = [COURT_SILVER(self.seat, name) for name in BUILDING_KINDS]
        return [STOP_COURTING(self.seat), COURT_TALER(self.seat), *gifts, *swaps]

    def why_not(self, s: Castle, option: Option) -> Reason | None:
        player = s.players[self.seat]
        if option.verb is STOP_COURTING:
            return BEGUN_BY_YOU() if self.begun else None
        if option.verb is COURT_TALER:
            return None if player.talers else NO_TALER_TO_GIVE()
        kind = index(option.args[0])
        if option.verb is COURT:
            return None if player.pieces[kind] else NOTHING_OF_THIS(option.args[0])
        if not player.pieces[SILVER]:
            return NO_SILVER()
        return None if s.stock[kind] else CART_EMPTY(option.args[0])

    def prompt(self, s: Castle) -> dict[str, int | str]:
        return {"prize": s.box.events[BEAUTY].prize}

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        winter, player = winter_of(s), s.players[self.seat]
        if option.verb is STOP_COURTING:
            drop_out(s, self.seat, dealer)
            return
        if option.verb is COURT_TALER:
            player.talers -= 1
            winter.gift_talers += 1
            dealer.say(COURTED_TALER, self.seat)
            return
        kind = index(option.args[0])
        if option.verb is COURT_SILVER:
            swap_silver(s, self.seat, kind)
            dealer.because("castle.winter.silver")
            dealer.say(SWAPPED, self.seat, option.args[0])
        player.pieces[kind] -= 1
        winter.gifts[kind] += 1
        dealer.say(COURTED, self.seat, option.args[0])


def drop_out(s: Castle, seat: int, dealer: Dealer) -> None:
    winter = winter_of(s)
    winter.suitors = tuple(other for other in winter.suitors if other != seat)
    dealer.say(DROPPED_OUT, seat)


@step("court-ends")
class CourtEnds(Step[Castle]):
    """One suitor left wins. Somebody always is: who began gives, and a last suitor is not asked."""

    def run(self, s: Castle, dealer: Dealer) -> None:
        winter = winter_of(s)
        if len(winter.suitors) > 1:
            return
        (winner,) = winter.suitors
        winter.suitors = ()
        dealer.because("castle.winter.frozen-beauty-win")
        dealer.say(BEAUTY_WON, winner)
        score(s, winner, s.box.events[BEAUTY].prize, "winter", dealer)
        push(s, ShareGifts(tuple(seat for seat in s.clockwise() if seat != winner)))


@step("share-gifts")
class ShareGifts(Step[Castle]):
    """All but the winner take one thing each in turn, from the start player on, until nothing is left."""

    others: tuple[int, ...]

    rule: ClassVar[str] = "castle.winter.frozen-beauty-loot"

    def run(self, s: Castle, dealer: Dealer) -> None:
        winter = winter_of(s)
        if winter.gift_talers or any(winter.gifts):
            first, *rest = self.others
            push(s, *([TakeGift(first)] if rest else [TakeAll(first)]), ShareGifts((*rest, first)))
            return
        dealer.because("castle.winter.frozen-beauty-loot")
        settle_event(s, BEAUTY, dealer)


@step("take-all")
class TakeAll(Step[Castle]):
    """With two players everything falls to the one who did not win."""

    seat: int

    def run(self, s: Castle, dealer: Dealer) -> None:
        winter = winter_of(s)
        while winter.gift_talers:
            take_gift(s, LOOT_TALER(self.seat), dealer)
        for kind, name in enumerate(RESOURCES):
            while winter.gifts[kind]:
                take_gift(s, LOOT(self.seat, name), dealer)


def take_gift(s: Castle, option: Option, dealer: Dealer) -> None:
    winter, player = winter_of(s), s.players[option.seat]
    if option.verb is LOOT_TALER:
        winter.gift_talers -= 1
        player.talers += 1
        dealer.say(LOOTED_TALER, option.seat)
    else:
        winter.gifts[index(option.args[0])] -= 1
        player.pieces[index(option.args[0])] += 1
        dealer.say(LOOTED, option.seat, option.args[0])


@step("take-gift")
class TakeGift(Ask[Castle]):
    rule: ClassVar[str] = "castle.winter.frozen-beauty-loot"

    def candidates(self, s: Castle) -> list[Option]:
        return [LOOT_TALER(self.seat), *(LOOT(self.seat, name) for name in RESOURCES)]

    def why_not(self, s: Castle, option: Option) -> Reason | None:
        winter = winter_of(s)
        if option.verb is LOOT_TALER:
            return None if winter.gift_talers else NO_GIFT_TALER()
        return None if winter.gifts[index(option.args[0])] else NO_GIFT(option.args[0])

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        take_gift(s, option, dealer)
