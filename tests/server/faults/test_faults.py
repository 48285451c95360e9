"""The server while things break, in short (`make faults` is the long run), and a checker that notices what is lost."""

from __future__ import annotations

import asyncio

import pytest

from greathall.lab.faults.checker import Done, check_attempts, check_chat
from greathall.lab.faults.cluster import programs
from greathall.lab.faults.main import KINDS, Plan, one_run
from greathall.lab.faults.notes import Attempt, SeatNotes

SHORT = Plan(faults=8, moves=60, tables=4, seed=7, seconds=20.0)


@pytest.mark.timeout(240)
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_lost_while_things_break(kind: str) -> None:
    if kind == "postgres" and programs() is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    found = asyncio.run(one_run(kind, SHORT))
    assert not found.verdict.wrong
    assert sum(found.faults.values()) > 0
    assert found.verdict.acknowledged > 0
    assert found.verdict.told > found.verdict.acknowledged
    assert found.verdict.records > 0


A, B = Attempt("choose", "s0 a", 1, "done", 2), Attempt("choose", "s0 b", 2, "done", 3)
LOG = [Done(2, "choose", "s0 a"), Done(3, "choose", "s0 b")]


def test_the_checker_is_content_when_all_is_there() -> None:
    assert list(check_attempts([A, B], LOG)) == []
    assert list(check_attempts([A, Attempt("choose", "s0 b", 2)], LOG)) == []
    assert list(check_attempts([A, Attempt("choose", "s0 b", 2)], LOG[:1])) == []


@pytest.mark.parametrize(
    ("attempts", "logged"),
    [
        ([A, B], LOG[:1]),
        ([A, B], LOG[::-1]),
        ([A, B], [*LOG, Done(4, "choose", "s0 b")]),
        ([A, Attempt("choose", "s0 b", 2, "refused")], LOG),
        ([A, Attempt("choose", "s0 b", 3, "done", 4)], LOG),
    ],
    ids=["lost", "out of order", "twice", "refused and done", "older than asked"],
)
def test_the_checker_notices(attempts: list[Attempt], logged: list[Done]) -> None:
    assert list(check_attempts(attempts, logged))


def test_the_checker_notices_chat_that_is_lost_or_doubled() -> None:
    notes = SeatNotes("t", 0, "", [Attempt("say", "hello", 1, "done", 1)])
    assert list(check_chat([notes], [(0, "hello")])) == []
    assert list(check_chat([notes], []))
    assert list(check_chat([notes], [(0, "hello"), (0, "hello")]))
