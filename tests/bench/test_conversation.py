"""Workers in processes of their own."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from greathall.lab.bench.contenders import Contender
from greathall.lab.bench.conversation import Worker, WorkerFailed, import_seconds, start_seconds
from greathall.lab.bench.main import run as bench
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


def test_a_first_table_takes_longer_than_the_import() -> None:
    assert start_seconds(PYTHON, "castle", "2") > 0
    with pytest.raises(WorkerFailed, match="no game"):
        start_seconds(PYTHON, "go", "2")


def test_a_quick_look_tells_ratios_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert bench(["--quick", "--only", "castle", "--compiled", "nowhere", "--peers-dir", str(tmp_path)]) == 0
    assert "decisions/s" not in capsys.readouterr().out  # without a peer and a compiled build there is no ratio


def test_our_own_game_is_measured_through_its_public_table(capsys: pytest.CaptureFixture[str]) -> None:
    options = [
        "--json",
        "--no-peers",
        "--only",
        "castle",
        "--rounds",
        "2",
        "--seconds",
        "0.05",
        "--compiled",
        "nowhere",
    ]
    assert bench([*options, "--measure", "play,clone,search"]) == 0
    told = json.loads(capsys.readouterr().out)
    [castle] = told["contenders"]
    assert castle["trouble"] is None
    figures = castle["figures"]
    assert figures["all_decisions_per_second"]["min"] >= figures["decisions_per_second"]["min"] > 0
    assert figures["clones_per_second"]["median"] > figures["simulations_per_second"]["median"] > 0
    assert [len(figure["rounds"]) for figure in figures.values()] == [2] * len(figures)
    assert [goal["met"] for goal in told["goals"]] == [None, None, None, None]


@pytest.mark.parametrize("wrong", [["--rounds", "0"], ["--seconds", "x"], ["--measure", "sleep"], ["--only", "go"]])
def test_wrong_options_are_refused(wrong: list[str]) -> None:
    with pytest.raises(SystemExit):
        bench([*wrong, "--no-peers"])


def test_results_are_kept(tmp_path: Path) -> None:
    kept = tmp_path / "kept" / "results.md"
    options = ["--no-peers", "--only", "castle", "--rounds", "1", "--measure", "import", "--write", str(kept)]
    assert bench(options) == 0
    assert "| import under 150 ms |" in kept.read_text()
