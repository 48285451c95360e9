"""What operators see: figures in Prometheus' text format, and the number of the request that a line of a log is about.

A library for this would bring its own server, processes and collectors; all we need are sums, and a page of them.
"""

from __future__ import annotations

import logging
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from contextvars import ContextVar
from typing import TypeAlias

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The number of the request that is being answered."""
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

Labels: TypeAlias = tuple[str, ...]


class Figure:
    """Something that is counted or timed, by labels."""

    kind = "gauge"

    def __init__(self, name: str, told: str, *labels: str) -> None:
        self.name = f"greathall_{name}"
        self.told = told
        self.labels = labels

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.told}"
        yield f"# TYPE {self.name} {self.kind}"
        for suffix, labels, value in self.samples():
            yield f"{self.name}{suffix}{_braces(labels)} {value:g}"

    def samples(self) -> Iterable[tuple[str, dict[str, str], float]]:
        raise NotImplementedError

    def _named(self, labels: Labels) -> dict[str, str]:
        return dict(zip(self.labels, labels, strict=True))


def _braces(labels: dict[str, str]) -> str:
    if not labels:
        return ""
    inside = (f'{name}="{value.translate(ESCAPES)}"' for name, value in labels.items())
    return "{" + ",".join(inside) + "}"


ESCAPES = str.maketrans({"\\": "\\\\", '"': '\\"', "\n": "\\n"})


class Counter(Figure):
    """Only grows."""

    kind = "counter"

    def __init__(self, name: str, told: str, *labels: str) -> None:
        super().__init__(f"{name}_total", told, *labels)
        self._counted: dict[Labels, float] = {} if labels else {(): 0}

    def add(self, *labels: str, by: float = 1) -> None:
        self._counted[labels] = self._counted.get(labels, 0) + by

    def samples(self) -> Iterable[tuple[str, dict[str, str], float]]:
        return [("", self._named(labels), value) for labels, value in list(self._counted.items())]


class Gauge(Figure):
    """How something stands when it is asked for."""

    def __init__(self, name: str, told: str, *labels: str) -> None:
        super().__init__(name, told, *labels)
        self._stands: dict[Labels, float] = {}

    def set(self, value: float, *labels: str) -> None:
        self._stands[labels] = value

    def samples(self) -> Iterable[tuple[str, dict[str, str], float]]:
        return [("", self._named(labels), value) for labels, value in self._stands.items()]


class Timer(Figure):
    """How long something took, as a histogram."""

    kind = "histogram"

    def __init__(self, name: str, told: str, *labels: str) -> None:
        super().__init__(f"{name}_seconds", told, *labels)
        self._taken: dict[Labels, list[int]] = {}
        self._sums: dict[Labels, float] = {}

    def add(self, seconds: float, *labels: str) -> None:
        taken = self._taken.get(labels)
        if taken is None:
            taken = self._taken[labels] = [0] * (len(SECONDS) + 1)
        taken[bisect_left(SECONDS, seconds)] += 1
        self._sums[labels] = self._sums.get(labels, 0.0) + seconds

    def samples(self) -> Iterable[tuple[str, dict[str, str], float]]:
        for labels, taken in list(self._taken.items()):
            named, below = self._named(labels), 0
            for limit, count in zip((*map(str, SECONDS), "+Inf"), taken, strict=True):
                below += count
                yield "_bucket", {**named, "le": limit}, below
            yield "_sum", named, self._sums.get(labels, 0.0)
            yield "_count", named, below


REQUESTS = Timer("request", "HTTP requests, by address and status", "method", "route", "status")
MESSAGES = Timer("message", "Messages on sockets, by kind; refused or not", "kind", "outcome")
MOVES = Counter("moves", "Choices on disk, by game and by whom", "game", "by")
REFUSED = Counter("refused", "Requests and messages that were refused, by code", "code")
FAULTS = Counter("faults", "Faults of ours, with a traceback in the log")
COMMITS = Timer("commit", "Commits of the database; many writes share one")
WRITE_FAILURES = Counter("write_failures", "Commits that the database did not take")
BOTS = Timer("worker", "What workers did, by crew: bots, automas, checks of components, previews", "crew")
WORKER_FAILURES = Counter("worker_failures", "Workers that failed or overran their time", "crew")

SOCKETS = Gauge("sockets", "Open sockets")
TABLES = Gauge("tables_in_memory", "Tables in memory")
WRITES_WAITING = Gauge("writes_waiting", "Writes that wait for a commit")
WORK_WAITING = Gauge("work_waiting", "Tasks that wait for a worker", "crew")
MEMORY = Gauge("memory_bytes", "Memory of the process, where the system tells it")
CPU = Gauge("cpu_seconds", "Processor time of the process")
RELEASE = Gauge("release", "Always 1; the label names the release", "release")
FIGURES: tuple[Figure, ...] = tuple(one for one in list(globals().values()) if isinstance(one, Figure))


def page() -> str:
    """All figures, as Prometheus reads them."""
    return "\n".join(line for figure in FIGURES for line in figure.lines()) + "\n"


def add_request(record: logging.LogRecord) -> bool:
    """A filter that lets every line of the log know which request it is about."""
    record.request = REQUEST.get()
    return True
