"""How much one caller may ask for."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from greathall.server.wire.errors import Refused

Network: TypeAlias = IPv4Network | IPv6Network
MOST_KNOWN = 10_000
CALLER: ContextVar[str] = ContextVar("caller", default="")
"""The address for whom something is done. What a request sets going, a bot's thoughts included, is done for it too."""


class Bucket:
    """Lets ``burst`` requests through at once and ``rate`` per second in the long run."""

    __slots__ = ("_clock", "_last", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._left = float(burst)
        self._last = clock()

    def take(self) -> bool:
        """Whether a request may pass now."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self, cost: int = 1) -> float:
        """Lets a request pass, which may count as several; the seconds it has to wait before it may."""
        self._refill()
        self._left -= cost
        return max(0.0, -self._left / self.rate)

    def _refill(self) -> None:
        now = self._clock()
        self._left = min(self.burst, self._left + (now - self._last) * self.rate)
        self._last = now


class Buckets:
    """A bucket per caller; the ones not seen for longest are forgotten first."""

    def __init__(self, rate: float, burst: int, callers: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.callers = callers
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, caller: str) -> bool:
        bucket = self._known.get(caller)
        if bucket is None:
            bucket = self._known[caller] = Bucket(self.rate, self.burst)
            if len(self._known) > self.callers:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(caller)
        return bucket.take()


class Barred:
    """Networks whose callers are turned away."""

    def __init__(self) -> None:
        self._networks: list[tuple[Network, int | None]] = []
        self._known: dict[str, int | None] = {}
        """Until when each caller is turned away that was looked at; 0: not at all."""

    def replace(self, networks: Iterable[tuple[str, int | None]]) -> None:
        """From now on these: each until a moment (in milliseconds since 1970), or for good."""
        self._networks = [(ip_network(network), until) for network, until in networks]
        self._known = {}

    def covers(self, caller: str) -> bool:
        if not self._networks:
            return False
        if caller not in self._known:
            if len(self._known) >= MOST_KNOWN:
                self._known = {}
            self._known[caller] = self._until(caller)
        until = self._known[caller]
        return until is None or until > time.time_ns() // 1_000_000

    def _until(self, caller: str) -> int | None:
        try:
            address = ip_address(caller)
        except ValueError:
            return 0
        if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        found = [until for network, until in self._networks if address in network]
        return None if None in found else max((until for until in found if until is not None), default=0)


class Crowd:
    """Who is connected: so many from one address, so many in all."""

    def __init__(self, each: int, in_all: int) -> None:
        self.each = each
        self.in_all = in_all
        self._here: Counter[str] = Counter()

    @contextmanager
    def enter(self) -> Iterator[None]:
        caller = CALLER.get()
        if self._here[caller] >= self.each or self._here.total() >= self.in_all:
            raise Refused("too-many-sockets", "too many connections are open", 429)
        self._here[caller] += 1
        try:
            yield
        finally:
            self._here[caller] -= 1
            if not self._here[caller]:
                del self._here[caller]
