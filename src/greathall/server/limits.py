"""How much one caller may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable


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

    def wait(self) -> float:
        """Lets a request pass; the seconds it has to wait before it may."""
        self._refill()
        self._left -= 1
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
