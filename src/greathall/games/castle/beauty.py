"""The frozen beauty: suitors give until one is left (castle.winter.frozen-beauty-*, ruling 38)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.steps import Ask, Step, push, step
from greathall.core.words import Option, Reason
from greathall.games.castle.box import RESOURCES
from greathall.games.castle.state import Castle, Winter
from greathall.games.castle.supply import index, score
from greathall.games.castle.words import (
    BEAUTY_LEAVES,
    BEAUTY_WON,
    COURT,
    COURT_TALER,
    COURTED,
    COURTED_TALER,
    DROPPED_OUT,
    LOOT,
    LOOT_TALER,
    LOOTED,
    LOOTED_TALER,
    NO_GIFT,
    NO_GIFT_TALER,
    NO_TALER_TO_GIVE,
    NOTHING_OF_THIS,
    STOP_COURTING,
    WINTER_ENDS,
)

BEAUTY = "frozen_beauty"


def winter_of(s: Castle) -> Winter:
    assert s.winter is not None
    return s.winter


@step
class CourtFirst(Step[Castle]):
    """On reveal: whoever wants to take part gives for the first time."""

    def run(self, s: Castle, dealer: Dealer) -> None:
        winter_of(s).suitors = tuple(s.clockwise())
        push(s, *(CourtBy(seat, first=True) for seat in s.clockwise()), CourtEnds(first=True))


@step
class CourtOn(Step[Castle]):
    """At the start of later rounds every suitor gives again or drops out for good."""

    def run(self, s: Castle, dealer: Dealer) -> None:
        suitors = [seat for seat in s.clockwise() if seat in winter_of(s).suitors]
        push(s, *(CourtBy(seat, first=False) for seat in suitors), CourtEnds(first=False))


@step
class CourtBy(Step[Castle]):
    seat: int
    first: bool

    def run(self, s: Castle, dealer: Dealer) -> None:
        winter, player = winter_of(s), s.players[self.seat]
        if not self.first and len(winter.suitors) == 1:
            return  # the last suitor wins without giving again
        if player.talers or any(player.pieces):
            push(s, Court(self.seat))
        else:
            drop_out(s, self.seat, dealer)


@step
class Court(Ask[Castle]):
    rule: ClassVar[str] = "castle.winter.frozen-beauty-courting"

    def candidates(self, s: Castle) -> list[Option]:
        gifts = [COURT(self.seat, name) for name in RESOURCES]
        return [STOP_COURTING(self.seat), COURT_TALER(self.seat), *gifts]

    def why_not(self, s: Castle, option: Option) -> Reason | None:
        player = s.players[self.seat]
        if option.verb is COURT:
            return None if player.pieces[index(option.args[0])] else NOTHING_OF_THIS(option.args[0])
        return NO_TALER_TO_GIVE() if option.verb is COURT_TALER and not player.talers else None

    def default(self, s: Castle, options: Sequence[Option]) -> Option:
        return STOP_COURTING(self.seat)

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        winter, player = winter_of(s), s.players[self.seat]
        if option.verb is STOP_COURTING:
            drop_out(s, self.seat, dealer)
            return
        dealer.rule("castle.winter.frozen-beauty-courting")
        if option.verb is COURT_TALER:
            player.talers -= 1
            winter.gift_talers += 1
            dealer.say(COURTED_TALER, self.seat)
        else:
            player.pieces[index(option.args[0])] -= 1
            winter.gifts[index(option.args[0])] += 1
            dealer.say(COURTED, self.seat, option.args[0])


def drop_out(s: Castle, seat: int, dealer: Dealer) -> None:
    dealer.rule("castle.winter.frozen-beauty-drop-out")
    winter = winter_of(s)
    winter.suitors = tuple(other for other in winter.suitors if other != seat)
    dealer.say(DROPPED_OUT, seat)


@step
class CourtEnds(Step[Castle]):
    """One suitor left wins; nobody left (only possible on reveal) and the card leaves."""

    first: bool

    def run(self, s: Castle, dealer: Dealer) -> None:
        winter = winter_of(s)
        if len(winter.suitors) > 1:
            return
        if not winter.suitors:
            dealer.rule("castle.winter.frozen-beauty-nobody")
            dealer.say(BEAUTY_LEAVES)
        else:
            dealer.rule("castle.winter.frozen-beauty-win")
            dealer.say(BEAUTY_WON, winter.suitors[0])
            score(s, winter.suitors[0], s.box.events[BEAUTY].prize, "winter", dealer)
        winter.suitors = ()
        push(s, ShareGifts(s.start))


@step
class ShareGifts(Step[Castle]):
    """Everybody in turn takes one thing from the card, from the start player on, until nothing is left."""

    seat: int

    def run(self, s: Castle, dealer: Dealer) -> None:
        winter = winter_of(s)
        if winter.gift_talers or any(winter.gifts):
            push(s, TakeGift(self.seat), ShareGifts((self.seat + 1) % len(s.players)))
            return
        winter.open = tuple(event for event in winter.open if event != BEAUTY)
        winter.past = (*winter.past, BEAUTY)
        dealer.say(WINTER_ENDS, BEAUTY)


@step
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
        dealer.rule("castle.winter.frozen-beauty-loot")
        winter, player = winter_of(s), s.players[self.seat]
        if option.verb is LOOT_TALER:
            winter.gift_talers -= 1
            player.talers += 1
            dealer.say(LOOTED_TALER, self.seat)
        else:
            winter.gifts[index(option.args[0])] -= 1
            player.pieces[index(option.args[0])] += 1
            dealer.say(LOOTED, self.seat, option.args[0])
