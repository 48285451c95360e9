"""Workers in processes of their own."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from greathall.lab.bench.contenders import Contender
from greathall.lab.bench.conversation import Worker, WorkerFailed, import_seconds
from greathall.lab.bench.rounds import Plan, run

PYTHON = Path(sys.executable)


def test_a_worker_that_cannot_start_says_why() -> None:
    with pytest.raises(WorkerFailed, match="no_such_engine"):
        Worker(PYTHON, ("no_such_engine",))


def test_a_contender_in_trouble_is_reported_and_does_not_stop_the_run() -> None:
    nobody = Contender("nobody", "nothing", ("no_such_engine",), "nothing")
    [row] = run([nobody], Plan(1, 0.01, ("play", "import"), 1, Path("nowhere")), lambda text: None)
    assert "no_such_engine" in row.trouble
    assert row.figures == {}


def test_import_time_is_that_of_a_fresh_interpreter() -> None:
    assert 0 < import_seconds(PYTHON, "decimal") < 5
    with pytest.raises(WorkerFailed, match="no_such_module"):
        import_seconds(PYTHON, "no_such_module")
