"""Work that is cut into pieces and done by several processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

P = TypeVar("P")
R = TypeVar("R")


def carried_out(work: Callable[[P], R], pieces: Sequence[P], jobs: int) -> Iterator[R]:
    """The result of every piece, in the order in which they are done; with one job by this very process."""
    if min(jobs, len(pieces)) <= 1:
        yield from map(work, pieces)
        return
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from multiprocessing import get_context

    # Not forked: a progress bar has a thread, and threads and forks do not mix.
    with ProcessPoolExecutor(
        min(jobs, len(pieces)), get_context("spawn"), initializer=_leave_interrupts_to_the_parent
    ) as pool:
        waiting = [pool.submit(work, piece) for piece in pieces]
        try:
            for done in as_completed(waiting):
                yield done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
