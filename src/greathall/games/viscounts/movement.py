"""Phase 2: the viscount travels clockwise on two roads (viscounts.move.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.viscounts.effect_programs import Op
from greathall.games.viscounts.effects import do_op
from greathall.games.viscounts.goods import spend
from greathall.games.viscounts.kingdom import INNER, LEFT, LOCATIONS, RIGHT
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.words import MOVE, MOVED, TOO_FAR

LONGEST_CARD = 4
REARRANGE = Op("rearrange", 1)


def following(location: int) -> tuple[int, ...]:
    """Where the arrows lead from a location (rulings 2, 3)."""
    segment, spot = divmod(location, 3)
    after = (3 * segment + 3) % LOCATIONS
    if spot == LEFT:
        return 3 * segment + RIGHT, 3 * segment + INNER
    if spot == INNER:
        return 3 * segment + RIGHT, after + INNER
    return (after + LEFT,)


def _journeys(start: int, least: int) -> tuple[tuple[int, int], ...]:
    """Every location with the steps beyond ``least`` that it takes at the fewest, nearest first."""
    here = {start}
    for _ in range(least):
        here = {after for location in here for after in following(location)}
    found: dict[int, int] = {}
    extra = 0
    while len(found) < LOCATIONS:
        for location in sorted(here):
            found.setdefault(location, extra)
        here = {after for location in here for after in following(location)}
        extra += 1
    return tuple(found.items())


JOURNEYS = tuple(tuple(_journeys(start, least) for least in range(LONGEST_CARD + 1)) for start in range(LOCATIONS))
"""By start and the card's silver: (location, further steps needed)."""


@step("movement")
class Movement(Step[Viscounts]):
    seat: int

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        question = Travel(self.seat)
        # The nearest two tell whether there is anything to choose.
        if question.journeys(s)[1][1] <= free_steps(s, self.seat) + s.players[self.seat].silver:
            push(s, question)
        else:
            question.resolve(s, question.options(s)[0], dealer)


@step("travel")
class Travel(Ask[Viscounts]):
    """As far as the played card says, further for silver; the end is named before setting out (ruling 4)."""

    rule: ClassVar[str] = "viscounts.move.distance"

    def journeys(self, s: Viscounts) -> tuple[tuple[int, int], ...]:
        return JOURNEYS[s.players[self.seat].at][s.box.costs[s.played]]

    def candidates(self, s: Viscounts) -> list[Option]:
        free, places = free_steps(s, self.seat), s.kingdom.places
        return [
            MOVE(self.seat, places[location], extra - free if extra > free else 0)
            for location, extra in self.journeys(s)
        ]

    def why_not(self, s: Viscounts, option: Option) -> Reason | None:
        n, have = int(option.args[1]), s.players[self.seat].silver
        return TOO_FAR(n, have) if n > have else None

    def options(self, s: Viscounts) -> list[Option]:
        free, places = free_steps(s, self.seat), s.kingdom.places
        reach = free + s.players[self.seat].silver
        seat = self.seat
        return [
            MOVE(seat, places[location], extra - free if extra > free else 0)
            for location, extra in self.journeys(s)
            if extra <= reach
        ]

    def prompt(self, s: Viscounts) -> dict[str, int | str]:
        return {"n": s.box.costs[s.played]}

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        dealer.applies("viscounts.move.roads")
        dealer.applies("viscounts.card.cost")
        place, silver = str(option.args[0]), int(option.args[1])
        if silver:
            dealer.because("viscounts.move.extra")
            spend(s, self.seat, "silver", silver, dealer)
        if free_steps(s, self.seat):
            dealer.applies("viscounts.slot.step")
        end = s.kingdom.place_index[place]
        if end == s.players[self.seat].at:
            dealer.applies("viscounts.move.loop")
        dealer.because("viscounts.move.distance")
        arrive(s, self.seat, end, dealer)


def free_steps(s: Viscounts, seat: int) -> int:
    """Steps that cost nothing (viscounts.slot.step)."""
    slots = s.box.slots
    return sum(slots[slot].free_steps for slot in s.players[seat].slots) if s.players[seat].slots else 0


def arrive(s: Viscounts, seat: int, location: int, dealer: Dealer) -> None:
    """Those who stand there may rearrange, in turn order; passing by does nothing (viscounts.move.meeting)."""
    places = s.kingdom.places
    dealer.say(MOVED, seat, places[s.players[seat].at], places[location])
    s.players[seat].at = location
    met = [other for other in s.clockwise(seat)[1:] if s.players[other].at == location]
    for other in reversed(met):
        dealer.because("viscounts.solo.meeting" if s.plan is not None else "viscounts.move.meeting")
        do_op(s, other, REARRANGE, dealer)
