"""What time it is. Processes that share a database go by its clock: one that is ahead would answer for slow players."""

from __future__ import annotations

import time


class _Agreed:
    """The database's time, and when it was told."""

    at_ms: int | None = None
    since = 0.0


def now_ms() -> int:
    """Milliseconds since 1970. Asked for by way of this module, so that tests can let time fly."""
    if _Agreed.at_ms is None:
        return time.time_ns() // 1_000_000
    return _Agreed.at_ms + int((time.monotonic() - _Agreed.since) * 1000)


def agree(at_ms: int | None) -> None:
    """From now on it is so late, whatever this machine's own clock is set to; None: that one counts again."""
    _Agreed.at_ms, _Agreed.since = at_ms, time.monotonic()
