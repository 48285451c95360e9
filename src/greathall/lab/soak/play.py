"""Plays one random game and says how it went."""

from __future__ import annotations

import signal
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import FrameType
from typing import TypedDict

from greathall import Table
from greathall.lab.soak.plan import Configuration

PATIENCE = 60
"""Seconds of processor time: a game that does not come back by then counts as an error, a busy machine makes none."""


class Played(TypedDict):
    """One line of a results file."""

    code: str
    number: int
    plies: int
    limit: int
    scores: list[int]
    winners: list[int]
    events: dict[str, int]
    error: str | None
    record: str | None
    """The record of a game that failed, as far as it goes."""


def play(configuration: Configuration, number: int, code: str) -> Played:
    """Any error of the game is a result, never an exception: the soak goes on."""
    played = Played(
        code=code, number=number, plies=0, limit=0, scores=[], winners=[], events={}, error=None, record=None
    )
    table: Table | None = None
    try:
        with _patience():
            table = configuration.table(number)
            played["limit"] = table.game.max_plies(table.setup)
            play_out(table, Random(configuration.seed(number)), played["limit"])
            outcome = table.outcome
            assert outcome is not None
            played["scores"] = table.scores()
            played["winners"] = list(outcome.winners)
            played["events"] = dict(Counter(event.kind.name for _, event in table.events(-1, None)))
    except Exception as wrong:  # noqa: BLE001 - whatever a rule throws is what the soak looks for
        played["error"] = _last_words(wrong)
        played["record"] = _record(table)
    if table is not None:
        played["plies"] = table.ply
    return played


def play_out(table: Table, rng: Random, limit: int) -> None:
    """Random choices to the end; simultaneous decisions are answered in random order. No piece is lost or made."""
    pieces = table.game.census(table.state)
    while not table.over:
        if table.ply >= limit:
            raise RuntimeError(f"not over after {limit} plies, its declared length")
        table.play(rng.choice(rng.choice(table.decisions).options))
    left = table.game.census(table.state)
    if left != pieces:
        raise RuntimeError(f"the pieces were {pieces}, in the end {left}")


@contextmanager
def _patience() -> Iterator[None]:
    if not hasattr(signal, "setitimer"):
        yield
        return
    old = signal.signal(signal.SIGPROF, _too_long)
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, old)


def _too_long(number: int, frame: FrameType | None) -> None:
    raise TimeoutError(f"no end in {PATIENCE} seconds of processor time")


def _last_words(wrong: Exception) -> str:
    frames = traceback.extract_tb(wrong.__traceback__)
    where = f"{frames[-1].name}, line {frames[-1].lineno}" if frames else "?"
    return f"{type(wrong).__name__}: {wrong} ({where})"


def _record(table: Table | None) -> str | None:
    try:
        return table.record() if table is not None else None
    except Exception:  # noqa: BLE001 - a broken table may have no record
        return None
