"""Helpers in buildings: who may go where, for what fee (castle.helper.*), the granary and the town tavern with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.steps import Ask, Step, push, step
from greathall.core.words import Option, Reason
from greathall.games.castle.sending import SUPPLY, TOWN_TAVERN, fetch_helper, sources
from greathall.games.castle.state import NOBODY, Castle
from greathall.games.castle.supply import pay_fee
from greathall.games.castle.words import (
    ALREADY_TWO,
    FEE_MISSING,
    GRANARY_FULL,
    HOUSE,
    HOUSE_NOBODY,
    HOUSED,
    INN_COINS,
    INN_OPENED,
    INN_TAKEN,
    NO_BUILDING,
    NOT_STANDING,
    ONE_PER_BUILDING,
    ONE_PER_GRANARY,
    OPEN_INN,
    RECALLED,
    SEND,
    SPACE_TAKEN,
    STORE,
    STORED,
)

GRANARY = "granary"


@step
class OfferSpaces(Step[Castle]):
    """After building: asks for helpers where the card allows them and one could go somewhere."""

    seat: int
    card: str
    erected: int
    housed: int = 0

    def run(self, s: Castle, dealer: Dealer) -> None:
        question = HouseHelper(self.seat, self.card, self.erected, self.housed)
        dealer.rule("castle.helper.who")
        if not s.box.character_of(self.card).helpers:
            dealer.rule("castle.worker.no-helpers")
        elif len(question.options(s)) > 1:
            push(s, question)


@step
class HouseHelper(Ask[Castle]):
    """Up to two helpers with a bricklayer or stonemason that built, into different buildings."""

    card: str
    erected: int
    housed: int

    rule: ClassVar[str] = "castle.helper.needs-building"

    def candidates(self, s: Castle) -> list[Option]:
        found = [HOUSE_NOBODY(self.seat), *(HOUSE(self.seat, space) for space in s.box.spaces)]
        if s.is_open(GRANARY):
            found.append(STORE(self.seat))
        if s.is_open(TOWN_TAVERN):
            found.append(OPEN_INN(self.seat))
        return found

    def options(self, s: Castle) -> list[Option]:
        nobody = HOUSE_NOBODY(self.seat)
        if not sources(s, self.seat, carriers=True):
            return [nobody]
        if s.winter is None and (self._limit(s) or s.players[self.seat].talers < 5):
            return [nobody] if self._limit(s) or not self._affordable(s) else self._legal(s)
        return self._legal(s)

    def _legal(self, s: Castle) -> list[Option]:
        return [option for option in self.candidates(s) if self.why_not(s, option) is None]

    def _affordable(self, s: Castle) -> bool:
        return any(space.fee <= s.players[self.seat].talers for space in s.box.spaces.values())

    def _limit(self, s: Castle) -> Reason | None:
        """A building with this card, and two helpers at most (castle.helper.needs-building, castle.helper.two)."""
        if not self.erected:
            return NO_BUILDING()
        return ALREADY_TWO() if self.housed >= s.box.character_of(self.card).helpers else None

    def why_not(self, s: Castle, option: Option) -> Reason | None:
        verb = option.verb
        if verb is HOUSE_NOBODY:
            return None
        if verb is OPEN_INN:
            return self._why_no_inn(s)
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

    def _why_no_inn(self, s: Castle) -> Reason | None:
        """The helper rules hold for the town tavern too, unless the players chose otherwise (ruling 40)."""
        assert s.winter is not None
        limit = None if s.switches.tavern_free else self._limit(s)
        if limit is not None:
            return limit
        if s.winter.innkeeper != NOBODY:
            return INN_TAKEN(s.winter.innkeeper)
        return self._why_no_fee(s, s.box.events[TOWN_TAVERN].fee)

    def _why_no_fee(self, s: Castle, fee: int) -> Reason | None:
        missing = fee - s.players[self.seat].talers
        return FEE_MISSING(missing) if missing > 0 else None

    def default(self, s: Castle, options: Sequence[Option]) -> Option:
        return HOUSE_NOBODY(self.seat)

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        if option.verb is HOUSE_NOBODY:
            dealer.rule("castle.helper.optional")
            return
        place = str(option.args[0]) if option.args else (GRANARY if option.verb is STORE else TOWN_TAVERN)
        question = SendHelper(self.seat, self.card, self.erected, self.housed, place)
        found = question.options(s)
        if len(found) == 1:
            question.resolve(s, found[0], dealer)
        else:
            push(s, question)


@step
class SendHelper(Ask[Castle]):
    """Which helper goes: from the supply, from a carrier or from the town tavern (castle.helper.from-carrier)."""

    card: str
    erected: int
    housed: int
    place: str

    rule: ClassVar[str] = "castle.helper.from-carrier"

    def candidates(self, s: Castle) -> list[Option]:
        return [SEND(self.seat, source) for source in sources(s, self.seat, carriers=True) if source != self.place]

    def prompt(self, s: Castle) -> dict[str, int | str]:
        kind = "space" if self.place in s.box.spaces else "winter"
        return {"place": f"{kind}:{self.place}"}

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        source = str(option.args[0])
        fetch_helper(s, self.seat, source, dealer)
        if source != SUPPLY:
            dealer.say(RECALLED, self.seat, source)
        counts = 1
        if self.place == GRANARY:
            store(s, self.seat, dealer)
        elif self.place == TOWN_TAVERN:
            open_inn(s, self.seat, dealer)
            counts = 0 if s.switches.tavern_free else 1
        else:
            house(s, self.seat, self.place, dealer)
        push(s, OfferSpaces(self.seat, self.card, self.erected, self.housed + counts))


def house(s: Castle, seat: int, space_id: str, dealer: Dealer) -> None:
    """Pays the fee to the treasury; the helper stays until the end."""
    for rule in ("fee", "stays", "no-space"):
        dealer.rule(f"castle.helper.{rule}")
    space = s.box.spaces[space_id]
    if any(s.box.spaces[other].building == space.building for other, owner in s.spaces.items() if owner == seat):
        dealer.rule("castle.helper.later-rounds")
    dealer.say(HOUSED, seat, space_id, space.fee)
    pay_fee(s, seat, space.fee)
    s.spaces[space_id] = seat
    s.housed = (*s.housed, (seat, space.building))


def store(s: Castle, seat: int, dealer: Dealer) -> None:
    assert s.winter is not None
    dealer.rule("castle.winter.granary")
    fee = s.box.events[GRANARY].fee
    dealer.say(STORED, seat, fee)
    pay_fee(s, seat, fee)
    s.winter.granary = (*s.winter.granary, seat)
    s.housed = (*s.housed, (seat, GRANARY))


def open_inn(s: Castle, seat: int, dealer: Dealer) -> None:
    """The new innkeeper takes the coins that waited on the card (castle.winter.town-tavern-coins)."""
    assert s.winter is not None
    for rule in ("town-tavern", "town-tavern-rules", "town-tavern-kept", "town-tavern-no-points"):
        dealer.rule(f"castle.winter.{rule}")
    fee = s.box.events[TOWN_TAVERN].fee
    dealer.say(INN_OPENED, seat, fee)
    pay_fee(s, seat, fee)
    s.winter.innkeeper = seat
    if s.winter.coins:
        dealer.rule("castle.winter.town-tavern-coins")
        s.players[seat].talers += s.winter.coins
        dealer.say(INN_COINS, seat, s.winter.coins)
        s.winter.coins = 0
