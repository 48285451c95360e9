"""Where random outcomes come from. Never the state: a bot's copy of the state cannot foresee anything.

An outcome is asked for by the name of its stream and the pool it comes from; streams are independent, so one draw more
from one deck does not shift another.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeAlias

from greathall.core.errors import RecordError

Token: TypeAlias = int | str
Outcome: TypeAlias = tuple[str, Token]
"""A stream and what came out of it."""


class Chance(Protocol):
    def index(self, stream: str, pool: Sequence[Token]) -> int:
        """The position in a non-empty pool of what comes out."""
        ...

    def twin(self) -> Chance:
        """An independent copy at the same position."""
        ...


class Seeded:
    """Outcome = SHA-256 of seed, stream, counter and undo generation: no generator state, only counters."""

    __slots__ = ("counters", "generation", "seed")

    def __init__(self, seed: str, counters: dict[str, int] | None = None, generation: int = 0) -> None:
        self.seed = seed
        self.counters = counters if counters is not None else {}
        self.generation = generation

    def index(self, stream: str, pool: Sequence[Token]) -> int:
        count = self.counters.get(stream, 0)
        self.counters[stream] = count + 1
        text = f"{self.seed}/{stream}/{count}/{self.generation}"
        digest = hashlib.sha256(text.encode()).digest()
        # 128 bits: the remainder's bias is far below anything observable.
        return int.from_bytes(digest[:16], "big") % len(pool)

    def twin(self) -> Seeded:
        return Seeded(self.seed, self.counters.copy(), self.generation)


class Sampled:
    """Fresh chance for search."""

    __slots__ = ("rng",)

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def index(self, stream: str, pool: Sequence[Token]) -> int:
        return int(self.rng.random() * len(pool))

    def twin(self) -> Sampled:
        copy = Random()
        copy.setstate(self.rng.getstate())
        return Sampled(copy)


class Shared:
    """Fresh chance for the branches of one search: a copy costs next to nothing, and copies bring the same outcomes.

    So what differs between two branches is what was chosen, not luck. A linear congruential generator (Knuth's MMIX),
    of which the upper bits are used.
    """

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def index(self, stream: str, pool: Sequence[Token]) -> int:
        self.number = number = (self.number * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        return (number >> 33) * len(pool) >> 31

    def twin(self) -> Shared:
        return Shared(self.number)


class Scripted:
    """Outcomes told in advance: replays, undo, tests. ``then`` takes over when they run out."""

    __slots__ = ("outcomes", "position", "then")

    def __init__(self, outcomes: Sequence[Outcome], then: Chance | None = None) -> None:
        self.outcomes = outcomes
        self.position = 0
        self.then = then

    def index(self, stream: str, pool: Sequence[Token]) -> int:
        if self.position >= len(self.outcomes):
            if self.then is None:
                raise RecordError(f"an outcome of '{stream}' is missing")
            return self.then.index(stream, pool)
        told_stream, token = self.outcomes[self.position]
        if told_stream != stream:
            raise RecordError(f"the rules ask for an outcome of '{stream}', the record tells one of '{told_stream}'")
        if token not in pool:
            raise RecordError(f"'{token}' cannot come out of '{stream}' here")
        self.position += 1
        return pool.index(token)

    def twin(self) -> Scripted:
        copy = Scripted(self.outcomes, self.then.twin() if self.then else None)
        copy.position = self.position
        return copy
