"""Who looks at a table."""

from __future__ import annotations

from typing import Protocol

from greathall.server.wire.encoding import encode
from greathall.server.wire.messages import Pushed


class Watcher(Protocol):
    """Somebody who looks at a table through a socket."""

    looking: int | None
    seats: frozenset[int]
    came: int
    """The revision at which it began to look."""
    changes: bool
    """Whether it may be told what is different instead of the whole."""

    def rise(self) -> None:
        """It holds no seat any more, and goes on as a spectator."""

    def send(self, data: bytes) -> None: ...

    def hang_up(self) -> None: ...


class Watchers(set[Watcher]):
    """Everybody who looks at one table."""

    def seats(self) -> set[int]:
        """The seats whose people are there."""
        return {seat for watcher in self for seat in watcher.seats}

    def rise(self, freed: dict[int, int]) -> list[Watcher]:
        """Whoever held a seat before it was given up is a spectator now; who that was."""
        risen = [one for one in self if any(freed.get(seat, 0) > one.came for seat in one.seats)]
        for watcher in risen:
            watcher.rise()
        return risen

    def tell(self, told: Pushed, but: Watcher | None = None) -> None:
        """Says the same to all: nothing that one of them may not know."""
        data = encode(told)
        for watcher in list(self):
            if watcher is not but:
                watcher.send(data)

    def hang_up(self) -> None:
        for watcher in list(self):
            watcher.hang_up()
