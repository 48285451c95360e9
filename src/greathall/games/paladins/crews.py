"""Which workers fill which spaces. Equal workers are interchangeable, so a choice is a crew, not a placement."""

from __future__ import annotations

from itertools import product
from typing import Literal, TypeAlias

WorkerKind: TypeAlias = Literal["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]

WORKERS: tuple[WorkerKind, ...] = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
LABOURER, SCOUT, MERCHANT, FIGHTER, CLERIC, CRIMINAL = range(6)
WORKER_INDEX: dict[str, int] = {name: i for i, name in enumerate(WORKERS)}
ANY = "any"

EMPTY = "."
WORKSHOP = "#"
LETTERS = "lsmfcx"
"""A worker on a space, by worker index. The automa's workers, which have no colour, are written ``w``."""
AUTOMA_WORKER = "w"


class Crew:
    """Workers that together take an action, and how the action's spaces look with them."""

    __slots__ = ("counts", "names", "size", "spaces")

    def __init__(self, workers: tuple[int, ...], spaces: str) -> None:
        self.names: tuple[str, ...] = tuple(WORKERS[worker] for worker in sorted(workers))
        self.counts = tuple((worker, workers.count(worker)) for worker in sorted(set(workers)))
        self.size = len(workers)
        self.spaces = spaces

    def at_hand(self, have: list[int]) -> bool:
        return all(have[worker] >= n for worker, n in self.counts)


class Pattern:
    """The spaces an action still needs workers for, given its workshops."""

    __slots__ = ("by_names", "coloured", "crews", "least", "needs")

    def __init__(self, colours: tuple[str, ...], spaces: str, sizes: tuple[int, ...] = ()) -> None:
        """``sizes``: how many of the free spaces are filled, from the left; all of them unless told."""
        free = [i for i, mark in enumerate(spaces) if mark == EMPTY]
        sizes = sizes or (len(free),)
        self.least = min(sizes)
        wanted = [colours[i] for i in free]
        least = wanted[: self.least]
        self.needs = tuple(sorted((name, least.count(name)) for name in set(least)))
        self.coloured = tuple((WORKER_INDEX[name], n) for name, n in self.needs if name != ANY)
        self.crews = [crew for size in sizes for crew in _crews(wanted[:size], free, spaces)]
        self.by_names = {crew.names: crew for crew in self.crews}

    def fits(self, have: list[int]) -> bool:
        """Whether some crew is at hand: criminals make up for missing colours (paladins.worker.criminal)."""
        missing = 0
        for worker, n in self.coloured:
            if have[worker] < n:
                missing += n - have[worker]
        return have[CRIMINAL] >= missing and sum(have) >= self.least


def _crews(wanted: list[str], free: list[int], spaces: str) -> list[Crew]:
    """Every crew once; own colours stand on their spaces where they can."""
    found: dict[tuple[int, ...], Crew] = {}
    for workers in product(*(_allowed(name) for name in wanted)):
        key = tuple(sorted(workers))
        if key not in found:
            marks = list(spaces)
            for at, worker in zip(free, workers, strict=False):
                marks[at] = LETTERS[worker]
            found[key] = Crew(workers, "".join(marks))
    return list(found.values())


def _allowed(name: str) -> tuple[int, ...]:
    if name == ANY:
        return tuple(range(len(WORKERS)))
    own = WORKER_INDEX[name]
    return (own,) if own == CRIMINAL else (own, CRIMINAL)


def bundle(counts: tuple[tuple[int, int], ...]) -> tuple[tuple[str, int], ...]:
    """Worker counts as an event's bundle."""
    return tuple((WORKERS[worker], n) for worker, n in counts)


def on_spaces(spaces: str) -> tuple[tuple[int, int], ...]:
    """The workers that stand on an action's spaces, by index and number."""
    return tuple((worker, spaces.count(mark)) for worker, mark in enumerate(LETTERS) if mark in spaces)


def cleared(spaces: str) -> str:
    """The spaces with workshops alone."""
    return "".join(WORKSHOP if mark == WORKSHOP else EMPTY for mark in spaces)
