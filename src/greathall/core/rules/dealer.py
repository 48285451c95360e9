"""The dealer: what a rule may do outside the state. It deals chance, announces events and marks undo barriers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from greathall.core.rules.chance import Chance, Outcome, Token
from greathall.core.speech.elements import SPECTATOR, Value
from greathall.core.speech.events import Event, EventKind

Tok = TypeVar("Tok", int, str)


class Dealer:
    """One per table. Collects what happens during one ply."""

    __slots__ = ("barrier", "chance", "cited", "events", "outcomes", "quiet", "seats", "turn_of", "visited")

    def __init__(self, chance: Chance, seats: int, quiet: bool = False) -> None:
        self.chance = chance
        self.seats = seats
        self.quiet = quiet
        self.outcomes: list[Outcome] = []
        self.events: list[Event] = []
        self.barrier = False
        self.cited = ""
        self.turn_of: int | None = None
        self.visited: set[str] | None = None

    def begin_ply(self) -> None:
        # New lists always: the ply before keeps the old ones, and an empty list shared by two plies fills both.
        self.outcomes = []
        self.events = []
        self.barrier = False
        self.cited = ""
        self.turn_of = None

    # Chance

    def pick(self, stream: str, pool: Sequence[Tok]) -> Tok:
        """One of the pool, by chance; the pool stays as it is."""
        found = pool[self.chance.index(stream, pool)]
        self.outcomes.append((stream, found))
        self.barrier = True
        return found

    def draw(self, stream: str, pool: list[Tok]) -> Tok:
        """Takes one out of an unordered pool, by chance."""
        position = self.chance.index(stream, pool)
        found = pool.pop(position)
        self.outcomes.append((stream, found))
        self.barrier = True
        return found

    def shuffled(self, stream: str, items: Iterable[Tok]) -> list[Tok]:
        """All items in a random order: only for orders that become known at once or are fixed by a rule."""
        pool = sorted(items)
        return [self.draw(stream, pool) for _ in range(len(pool))]

    # Announcements

    def say(self, kind: EventKind, *values: Value, only: Sequence[int] | None = None, hide_from: int = -1) -> None:
        """Announces an event: to all, ``only`` to some seats, or to all (spectators too) but one.

        The event carries its kind's own rule, or the one it is said because of: the step's, or a closer one named by
        ``because``.
        """
        if self.quiet:
            return
        audience = None if only is None else tuple(only)
        if hide_from >= 0:
            audience = tuple(seat for seat in range(SPECTATOR, self.seats) if seat != hide_from)
        self.events.append(Event(kind, values, audience, kind.rule or self.cited))

    def reveal(self) -> None:
        """Something that the chooser could not know became known: no undo past this point."""
        self.barrier = True

    def begin_turn(self, seat: int) -> None:
        """A turn of this seat begins: where "undo the turn" goes back to."""
        self.turn_of = seat

    # Rules

    def because(self, rule: str) -> None:
        """What is announced from here on, until the next step, follows from this rule (which is applied, too)."""
        self.cited = rule
        if self.visited is not None:
            self.visited.add(rule)

    def applies(self, *rules: str) -> None:
        """Notes rules that are carried out here, for coverage runs; no line of the log changes by it."""
        if self.visited is not None:
            self.visited.update(rules)


class QuietDealer(Dealer):
    """Deals chance for a search and keeps nothing: neither outcomes nor events, barriers or rules."""

    __slots__ = ()

    def __init__(self, chance: Chance, seats: int) -> None:
        super().__init__(chance, seats, quiet=True)

    def pick(self, stream: str, pool: Sequence[Tok]) -> Tok:
        return pool[self.chance.index(stream, pool)]

    def draw(self, stream: str, pool: list[Tok]) -> Tok:
        return pool.pop(self.chance.index(stream, pool))

    def say(self, kind: EventKind, *values: Value, only: Sequence[int] | None = None, hide_from: int = -1) -> None:
        pass

    def because(self, rule: str) -> None:
        pass

    def applies(self, *rules: str) -> None:
        pass


def outcome_text(outcome: Outcome) -> str:
    return f"* {outcome[0]} {outcome[1]}"


def token(text: str) -> Token:
    """A recorded outcome's value: numbers are numbers, everything else an id."""
    return int(text) if text.removeprefix("-").isdecimal() else text
