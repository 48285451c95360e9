"""Helpers in buildings: who may go where, for what fee (castle.helper.*), the granary and the town tavern with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.castle.sending import SUPPLY, TOWN_TAVERN, fetch_helper, sources
from greathall.games.castle.state import NOBODY, Castle
from greathall.games.castle.supply import pay_fee
from greathall.games.castle.town_tavern import open_tavern
from greathall.games.castle.words import (
    ALREADY_TWO,
    FEE_MISSING,
    GRANARY_FULL,
    HOUSE,
    HOUSE_NOBODY,
    HOUSED,
    HOUSED_NO_MORE,
    HOUSED_NOBODY,
    NO_BUILDING,
    NOT_STANDING,
    ONE_PER_BUILDING,
    ONE_PER_GRANARY,
    OPEN_TOWN_TAVERN,
    RECALLED,
    SEND,
    SPACE_TAKEN,
    STORE,
    STORED,
    TOWN_TAVERN_TAKEN,
)

GRANARY = "granary"


def housed_by(s: Castle, seat: int) -> int:
    """How many helpers a seat has sent this round, as far as they count (castle.helper.two)."""
    return sum(1 for owner, _ in s.housed if owner == seat)


@step("offer-spaces")
class OfferSpaces(Step[Castle]):
    """After building: asks for helpers where the card allows them and one could go somewhere."""

    seat: int
    card: str
    sent: int = 0
    """Helpers already sent with this card."""

    def run(self, s: Castle, dealer: Dealer) -> None:
        question = HouseHelper(self.seat, self.card, self.sent)
        dealer.applies("castle.helper.who")
        if not s.box.character_of(self.card).helpers:
            dealer.applies("castle.worker.no-helpers")
        elif len(question.options(s)) > 1:
            push(s, question)
        elif not self.sent and self.seat in s.builders:
            dealer.because(question.why_nobody(s))
            dealer.say(HOUSED_NOBODY, self.seat, self.card)


@step("house-helper")
class HouseHelper(Ask[Castle]):
    """Up to two helpers a round with a bricklayer or stonemason after building, into different buildings."""

    card: str
    sent: int = 0

    rule: ClassVar[str] = "castle.helper.needs-building"

    def candidates(self, s: Castle) -> list[Option]:
        found = [HOUSE_NOBODY(self.seat), *(HOUSE(self.seat, one.id, one.fee) for one in s.box.spaces.values())]
        if s.is_open(GRANARY):
            found.append(STORE(self.seat, s.box.events[GRANARY].fee))
        if s.is_open(TOWN_TAVERN):
            found.append(OPEN_TOWN_TAVERN(self.seat, s.box.events[TOWN_TAVERN].fee))
        return found

    def options(self, s: Castle) -> list[Option]:
        nobody = HOUSE_NOBODY(self.seat)
        if not sources(s, self.seat, carriers=True):
            return [nobody]
        if s.winter is None and (self._limit(s) or not self._affordable(s)):
            return [nobody]
        return [option for option in self.candidates(s) if self.why_not(s, option) is None]

    def _affordable(self, s: Castle) -> bool:
        return s.box.least_fee <= s.players[self.seat].talers

    def _limit(self, s: Castle) -> Reason | None:
        """A building this round, and two helpers at most (castle.helper.needs-building, castle.helper.two)."""
        if self.seat not in s.builders:
            return NO_BUILDING()
        most = s.box.character_of(self.card).helpers
        return ALREADY_TWO(most) if housed_by(s, self.seat) >= most else None

    def why_nobody(self, s: Castle) -> str:
        """The rule by which a player who has built sends nobody without being asked."""
        limit = self._limit(s)
        if limit is not None:
            return limit.rule
        if not sources(s, self.seat, carriers=True):
            return "castle.helper.stays"
        return "castle.helper.one-per-space" if self._affordable(s) else "castle.helper.fee"

    def why_not(self, s: Castle, option: Option) -> Reason | None:
        verb = option.verb
        if verb is HOUSE_NOBODY:
            return None
        if verb is OPEN_TOWN_TAVERN:
            return self._why_no_innkeeper(s)
        limit = self._limit(s)
        if limit is not None:
            return limit
        return self._why_no_granary(s) if verb is STORE else self._why_no_space(s, str(option.args[0]))

    def _why_no_space(self, s: Castle, space_id: str) -> Reason | None:
        space = s.box.spaces[space_id]
        building = s.box.buildings[space.building]
        if not building.standing and space.building not in s.built:
            return NOT_STANDING(space.building)
        if space_id in s.spaces:
            return SPACE_TAKEN(s.spaces[space_id])
        if (self.seat, space.building) in s.housed:
            return ONE_PER_BUILDING(space.building)
        return self._why_no_fee(s, space.fee)

    def _why_no_granary(self, s: Castle) -> Reason | None:
        assert s.winter is not None
        if len(s.winter.granary) >= s.box.events[GRANARY].spaces:
            return GRANARY_FULL()
        if (self.seat, GRANARY) in s.housed:
            return ONE_PER_GRANARY()
        return self._why_no_fee(s, s.box.events[GRANARY].fee)

    def _why_no_innkeeper(self, s: Castle) -> Reason | None:
        """Only where the players chose so do the helper rules hold for the town tavern too (ruling 40)."""
        assert s.winter is not None
        limit = None if s.switches.tavern_free else self._limit(s)
        if limit is not None:
            return limit
        if s.winter.innkeeper != NOBODY:
            return TOWN_TAVERN_TAKEN(s.winter.innkeeper)
        return self._why_no_fee(s, s.box.events[TOWN_TAVERN].fee)

    def _why_no_fee(self, s: Castle, fee: int) -> Reason | None:
        missing = fee - s.players[self.seat].talers
        return FEE_MISSING(missing) if missing > 0 else None

    def default(self, s: Castle, options: Sequence[Option]) -> Option:
        return HOUSE_NOBODY(self.seat)

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        if option.verb is HOUSE_NOBODY:
            dealer.because("castle.helper.optional")
            dealer.say(HOUSED_NO_MORE if self.sent else HOUSED_NOBODY, self.seat, self.card)
            return
        places = {HOUSE: str(option.args[0]), STORE: GRANARY, OPEN_TOWN_TAVERN: TOWN_TAVERN}
        question = SendHelper(self.seat, self.card, self.sent, places[option.verb])
        found = question.options(s)
        if len(found) == 1:
            question.resolve(s, found[0], dealer)
        else:
            push(s, question)


@step("send-helper")
class SendHelper(Ask[Castle]):
    """Which helper goes: from the supply, from a carrier or from the town tavern (castle.helper.from-carrier)."""

    card: str
    sent: int
    place: str

    rule: ClassVar[str] = "castle.helper.from-carrier"

    def candidates(self, s: Castle) -> list[Option]:
        return [SEND(self.seat, source) for source in sources(s, self.seat, carriers=True) if source != self.place]

    def prompt(self, s: Castle) -> dict[str, int | str]:
        kind = "space" if self.place in s.box.spaces else "winter"
        return {"place": f"{kind}:{self.place}"}

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        source = str(option.args[0])
        fetch_helper(s, self.seat, source)
        if source != SUPPLY:
            left_tavern = source == TOWN_TAVERN
            dealer.because("castle.winter.town-tavern-moves" if left_tavern else "castle.helper.from-carrier")
            dealer.say(RECALLED, self.seat, source)
        if self.place == GRANARY:
            store(s, self.seat, dealer)
        elif self.place == TOWN_TAVERN:
            open_tavern(s, self.seat, dealer)
        else:
            house(s, self.seat, self.place, dealer)
        push(s, OfferSpaces(self.seat, self.card, self.sent + 1))


def house(s: Castle, seat: int, space_id: str, dealer: Dealer) -> None:
    """Pays the fee to the treasury; the helper stays until the end."""
    dealer.applies("castle.helper.stays", "castle.helper.no-space")
    space = s.box.spaces[space_id]
    if any(s.box.spaces[other].building == space.building for other, owner in s.spaces.items() if owner == seat):
        dealer.applies("castle.helper.later-rounds")
    dealer.say(HOUSED, seat, space_id, space.fee)
    pay_fee(s, seat, space.fee)
    s.spaces[space_id] = seat
    s.housed = (*s.housed, (seat, space.building))


def store(s: Castle, seat: int, dealer: Dealer) -> None:
    assert s.winter is not None
    fee = s.box.events[GRANARY].fee
    dealer.say(STORED, seat, fee)
    pay_fee(s, seat, fee)
    s.winter.granary = (*s.winter.granary, seat)
    s.housed = (*s.housed, (seat, GRANARY))
