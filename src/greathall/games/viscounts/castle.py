"""The castle: the rise of workers through three tiers, crowded sections, the leader (viscounts.castle.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.viscounts.effects import Perform, fizzle, noun
from greathall.games.viscounts.kingdom import POSITIONS
from greathall.games.viscounts.state import NOBODY, Viscounts
from greathall.games.viscounts.words import (
    DECLINED,
    LEADS,
    NOBODY_THERE,
    NOT_THREE,
    OVERTAKES,
    RISE,
    ROSE,
    ROSE_TO_THIRD,
    SPREAD,
    STAY,
    STEP,
    TRIM,
    TRIMMED,
    TRIMMED_SECOND,
)

FIRST, SECOND = "first", "second"


def workers_at(s: Viscounts, tier: str) -> list[int]:
    return s.first_tier if tier == FIRST else s.second_tier


# The rise


def settle_castle(s: Viscounts, seat: int) -> None:
    """Resolves a seat's thirds, unless that is under way already: then this joins it (ruling 37)."""
    if not any(isinstance(pending, Rise) and pending.seat == seat for pending in s.stack):
        push(s, Rise(seat))


def ready(s: Viscounts, seat: int, tier: str) -> list[int]:
    """Positions where a seat has enough workers for one to rise."""
    n, enough, workers = len(s.players), s.box.tiers[tier].rises_at, workers_at(s, tier)
    return [position for position in range(POSITIONS) if workers[position * n + seat] >= enough]


@step("rise")
class Rise(Step[Viscounts]):
    """First all rises from the first tier, then from the second, then crowded sections are trimmed."""

    seat: int

    rule: ClassVar[str] = "viscounts.castle.repeat"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        below = ready(s, self.seat, FIRST)
        if below:
            dealer.applies("viscounts.castle.repeat")
            push(s, self)
            if len(below) == 1:
                rise_to_second(s, self.seat, below[0], dealer)
            elif self.seat == s.automa:
                dealer.applies("viscounts.solo.castle-order")
                rise_to_second(s, self.seat, nearest(s, self.seat, below), dealer)
            else:
                push(s, ChooseRise(self.seat))
            return
        above = ready(s, self.seat, SECOND)
        if above:
            push(s, self)
            rise_to_third(s, self.seat, above[0], dealer)
            return
        push(s, Trim(self.seat))


def nearest(s: Viscounts, seat: int, positions: list[int]) -> int:
    """The automa resolves clockwise from its own section (viscounts.solo.castle-order)."""
    own = s.players[seat].at // 3
    return min(positions, key=lambda position: (position - own) % POSITIONS)


@step("choose-rise")
class ChooseRise(Ask[Viscounts]):
    """Which section of three goes first."""

    rule: ClassVar[str] = "viscounts.castle.repeat"

    def candidates(self, s: Viscounts) -> list[Option]:
        return [RISE(self.seat, section) for section in s.sections]

    def why_not(self, s: Viscounts, option: Option) -> Reason | None:
        position = s.sections.index(str(option.args[0]))
        workers = s.first_tier[position * len(s.players) + self.seat]
        return None if workers >= s.box.tiers[FIRST].rises_at else NOT_THREE(workers)

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        dealer.applies("viscounts.castle.repeat")
        rise_to_second(s, self.seat, s.sections.index(str(option.args[0])), dealer)


def rise_to_second(s: Viscounts, seat: int, position: int, dealer: Dealer) -> None:
    """One goes up and its section's effect happens at once; then two step aside."""
    dealer.applies("viscounts.castle.rise")
    dealer.applies("viscounts.castle.section-effect")
    at = position * len(s.players) + seat
    s.first_tier[at] -= 1
    s.second_tier[at] += 1
    section = s.sections[position]
    dealer.say(ROSE, seat, section)
    push(s, Perform(seat, f"section:{section}.effect"), Spread(seat, position))


@step("spread")
class Spread(Step[Viscounts]):
    """One worker clockwise, one counter-clockwise; where only one is left, its owner says which way."""

    seat: int
    position: int

    rule: ClassVar[str] = "viscounts.castle.rise"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        targets = neighbours(self.position)
        left = s.first_tier[self.position * len(s.players) + self.seat]
        if left == 1 and self.seat != s.automa:
            push(s, ChooseSpread(self.seat, self.position))
            return
        for target in targets[:left]:
            step_aside(s, self.seat, self.position, target, dealer)


def neighbours(position: int) -> tuple[int, int]:
    """The sections clockwise and counter-clockwise."""
    return (position + 1) % POSITIONS, (position - 1) % POSITIONS


@step("choose-spread")
class ChooseSpread(Ask[Viscounts]):
    """A castle move took one of the two away that step aside (ruling 79)."""

    position: int

    rule: ClassVar[str] = "viscounts.castle.lone-worker"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Viscounts) -> list[Option]:
        section = s.sections[self.position]
        return [STEP(self.seat, section, s.sections[target]) for target in neighbours(self.position)]

    def options(self, s: Viscounts) -> list[Option]:
        return self.candidates(s)

    def prompt(self, s: Viscounts) -> dict[str, int | str]:
        return {"section": f"section:{s.sections[self.position]}"}

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        dealer.applies("viscounts.castle.lone-worker")
        step_aside(s, self.seat, self.position, s.sections.index(str(option.args[1])), dealer)


def step_aside(s: Viscounts, seat: int, position: int, target: int, dealer: Dealer) -> None:
    n = len(s.players)
    s.first_tier[position * n + seat] -= 1
    s.first_tier[target * n + seat] += 1
    dealer.say(SPREAD, seat, s.sections[position], s.sections[target])


def rise_to_third(s: Viscounts, seat: int, position: int, dealer: Dealer) -> None:
    dealer.applies("viscounts.castle.third")
    s.second_tier[position * len(s.players) + seat] -= 1
    s.third_tier[seat] += 1
    dealer.say(ROSE_TO_THIRD, seat, s.sections[position])
    take_the_lead(s, seat, dealer)
    push(s, Perform(seat, "tier:third.enter"))


def take_the_lead(s: Viscounts, seat: int, dealer: Dealer) -> None:
    """The first on the third tier, later only who has strictly more workers there."""
    dealer.applies("viscounts.castle.leader")
    if s.leader == NOBODY:
        dealer.say(LEADS, seat)
    elif s.leader != seat and s.third_tier[seat] > s.third_tier[s.leader]:
        dealer.say(OVERTAKES, seat, s.leader)
    else:
        return
    s.leader = seat


# Crowded sections


def crowded(s: Viscounts) -> tuple[str, int] | None:
    """A section with more workers than it holds: first tier first, clockwise."""
    n = len(s.players)
    for tier in (FIRST, SECOND):
        workers, capacity = workers_at(s, tier), s.box.tiers[tier].capacity
        for position in range(POSITIONS):
            if sum(workers[position * n : position * n + n]) > capacity:
                return tier, position
    return None


@step("trim")
class Trim(Step[Viscounts]):
    """More than three of all colours: the resolving seat sends workers home, one by one (rulings 38, 40)."""

    seat: int

    rule: ClassVar[str] = "viscounts.castle.trim"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        found = crowded(s)
        if found is None:
            return
        push(s, self)
        tier, position = found
        owners = there(s, tier, position)
        if len(owners) == 1:
            send_home(s, self.seat, owners[0], tier, position, dealer)
        elif self.seat == s.automa:
            # Always the player's worker.
            dealer.because("viscounts.solo.trim")
            send_home(s, self.seat, owners[0], tier, position, dealer)
        else:
            push(s, ChooseTrim(self.seat, tier, position))


def there(s: Viscounts, tier: str, position: int) -> list[int]:
    n, workers = len(s.players), workers_at(s, tier)
    return [seat for seat in range(n) if workers[position * n + seat]]


@step("choose-trim")
class ChooseTrim(Ask[Viscounts]):
    """Whose worker leaves a crowded section."""

    tier: str
    position: int

    rule: ClassVar[str] = "viscounts.castle.trim"

    def candidates(self, s: Viscounts) -> list[Option]:
        section = s.sections[self.position]
        return [TRIM(self.seat, owner, section, self.tier) for owner in there(s, self.tier, self.position)]

    def options(self, s: Viscounts) -> list[Option]:
        return self.candidates(s)

    def prompt(self, s: Viscounts) -> dict[str, int | str]:
        return {"section": f"section:{s.sections[self.position]}", "tier": f"tier:{self.tier}"}

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        send_home(s, self.seat, int(option.args[0]), self.tier, self.position, dealer)


def send_home(s: Viscounts, seat: int, owner: int, tier: str, position: int, dealer: Dealer) -> None:
    """The worker returns to supply and its owner is rewarded at once."""
    dealer.applies("viscounts.castle.trim")
    workers_at(s, tier)[position * len(s.players) + owner] -= 1
    s.players[owner].workers += 1
    dealer.say(TRIMMED if tier == FIRST else TRIMMED_SECOND, seat, owner, s.sections[position])
    push(s, Perform(owner, f"tier:{tier}.trimmed"))


# Castle moves


@noun("castle_move")
def castle_move(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    workers = s.first_tier[seat :: len(s.players)]
    if any(workers):
        push(s, CastleMove(seat))
    else:
        fizzle(seat, "castle_move", dealer)


@step("castle-move")
class CastleMove(Ask[Viscounts]):
    """One own worker to a neighbouring first-tier section, or none."""

    rule: ClassVar[str] = "viscounts.effect.castle-move"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Viscounts) -> list[Option]:
        sections = s.sections
        return [
            STAY(self.seat),
            *(
                STEP(self.seat, sections[position], sections[target])
                for position in range(POSITIONS)
                for target in neighbours(position)
            ),
        ]

    def why_not(self, s: Viscounts, option: Option) -> Reason | None:
        if option.verb is STAY:
            return None
        section = str(option.args[0])
        at = s.sections.index(section) * len(s.players) + self.seat
        return None if s.first_tier[at] else NOBODY_THERE(section)

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        if option.verb is STAY:
            dealer.say(DECLINED, self.seat, "castle_move")
            return
        dealer.applies("viscounts.effect.castle-move")
        start, target = (s.sections.index(str(section)) for section in option.args)
        step_aside(s, self.seat, start, target, dealer)
        if self.seat != s.turn:
            dealer.applies("viscounts.castle.out-of-turn")
        settle_castle(s, self.seat)

    def default(self, s: Viscounts, options: Sequence[Option]) -> Option:
        return options[0]
