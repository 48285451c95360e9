"""What a choice brings, told before it is made: by the rules that carry it out, in worlds that its seat could be in.

A choice is carried out until somebody has something to decide, the turn ends or chance comes in. What happens until
then in every world alike is certain; where chance comes in, many tries say how often what happens. It all follows from
what the seat may know: worlds are sampled from its view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from random import Random
from typing import Any, Literal, NamedTuple, TypeAlias

from greathall.core.rules.chance import Chance, Sampled, Token
from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, settle
from greathall.core.speech import plain
from greathall.core.speech.events import Event
from greathall.core.speech.options import Option
from greathall.core.table.decision import Decision
from greathall.core.table.table import Table
from greathall.core.table.world import World

WORLDS = 3
"""Worlds in which every choice is tried: what differs between them depends on what the seat cannot know."""
TRIES = 60
"""Tries of a choice that chance decides: shares are right to about 6 %."""
RARE = 0.05
MOST = 8
"""What happens in fewer tries is not told, nor more than this: more than one would read."""
FORCED_IN_A_ROW = 20
"""More would be no single choice any more."""

Until: TypeAlias = Literal["asked", "turn", "over", "chance", "others"]
"""What ends foresight: a question, the end of the turn or game, chance, or what others have chosen or hold."""


class Prospect(NamedTuple):
    """Something that may happen, and how often it does."""

    share: float
    event: Event


class Preview(NamedTuple):
    """What one option brings."""

    option: Option
    events: list[Event]
    """What is certain to happen, as its seat will be told."""
    points: dict[int, int]
    """Points won or lost by it, by seat, where they change for certain."""
    until: Until
    prospects: list[Prospect]
    """What chance may bring then; what is rare is left out."""

    def to_dict(self) -> plain.Preview:
        return {
            "choice": self.option.notation,
            "events": [event.to_dict() for event in self.events],
            "points": {str(seat): n for seat, n in self.points.items()},
            "until": self.until,
            "prospects": [{"share": round(share, 2), "event": event.to_dict()} for share, event in self.prospects],
        }


def previews(table: Table, seat: int) -> list[Preview]:
    """What every option of this seat's open question brings."""
    decision = table.decision_of(seat)
    if decision is None:
        return []
    worlds = [table.lean_world(seat, Random(f"{table.ply}/{i}")) for i in range(WORLDS)]
    return [_preview(table, decision, option, worlds) for option in decision.options]


def _preview(table: Table, decision: Decision, option: Option, worlds: Sequence[World]) -> Preview:
    if not isinstance(worlds[0].state.stack[-1], Ask):
        return Preview(option, [], {}, "others", [])
    first, *more = (_Try(world, option, NoChance()) for world in worlds)
    events, until = first.events, first.until
    for other in more:
        events = [a for a, b in takewhile(lambda pair: pair[0] == pair[1], zip(events, other.events, strict=False))]
    if any(len(one.events) > len(events) or one.until != until for one in (first, *more)):
        until = "others"
    if until == "chance":
        return Preview(option, events, {}, until, _prospects(table, option, len(events)))
    points = {seat: n for seat, n in first.points.items() if all(one.points.get(seat) == n for one in more)}
    return Preview(option, events, points, until, [])


def _prospects(table: Table, option: Option, certain: int) -> list[Prospect]:
    """What happened after what is certain, how often, in the order in which it first happened."""
    rng = Random(f"{table.ply}/{option.notation}")
    happened: Counter[Event] = Counter()
    for _ in range(TRIES):
        tried = _Try(table.lean_world(option.seat, rng), option, Sampled(rng))
        happened.update(dict.fromkeys(tried.events[certain:], 1))
    told = {event for event, n in happened.most_common(MOST) if n >= RARE * TRIES}
    return [Prospect(n / TRIES, event) for event, n in happened.items() if event in told]


class Undecided(Exception):
    """Chance was asked for where none is."""


class NoChance:
    """Chance that leaves everything open but what has one outcome only."""

    def index(self, stream: str, pool: Sequence[Token]) -> int:
        if len(pool) > 1:
            raise Undecided
        return 0

    def twin(self) -> NoChance:
        return self


class _Try:
    """A choice carried out in a copy of a world, with all that it forces its seat to do."""

    def __init__(self, world: World, option: Option, chance: Chance) -> None:
        self.seat = option.seat
        self.game = world.game
        self.state = world.state.clone()
        self.dealer = Dealer(chance, world.setup.seats)
        before = world.scores()
        self.until: Until = self._carry_out(option)
        self.events = [event for event in self.dealer.events if event.seen_by(self.seat)]
        self.points: dict[int, int] = {}
        if self.until != "chance":
            after = [standing.total for standing in self.game.standings(self.state)]
            self.points = {i: b - a for i, (a, b) in enumerate(zip(before, after, strict=True)) if a != b}

    def _carry_out(self, option: Option) -> Until:
        try:
            self._play(option)
            for _ in range(FORCED_IN_A_ROW):
                forced = self._forced()
                if forced is None:
                    break
                self._play(forced)
        except Undecided:
            return "chance"
        if not self.state.stack:
            return "over"
        return "asked" if self.state.stack[-1].asks else "turn"

    def _play(self, option: Option) -> None:
        step: Any = self.state.stack.pop()
        self.dealer.cited = step.cites()
        step.resolve(self.state, option, self.dealer)
        settle(self.state, self.dealer, self.game.turn_ends)

    def _forced(self) -> Option | None:
        """What the seat is left to do next, where that is one thing only."""
        top = self.state.stack[-1] if self.state.stack else None
        if not isinstance(top, Ask) or top.seat != self.seat:
            return None
        options = top.options(self.state)
        return options[0] if len(options) == 1 else None
