"""Datasets: what is in a file, that it comes from the games it names, and that a stopped run goes on."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import greathall
from greathall.bots import drive, make
from greathall.cli import simulate
from greathall.cli.main import main
from greathall.lab import dataset
from greathall.lab.actions.index import index_of

WORDS = ["simulate", "castle", "--seats", "2", "--who", "random,greedy", "--seed", "5", "--json"]


def test_whoever_lacks_the_extra_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dataset, "find_spec", lambda name: None if name == "pyarrow" else object())
    assert main([*WORDS, "--games", "1", "--dataset", str(tmp_path / "kept")]) == 2
    assert "a dataset needs pyarrow: pip install 'greathall[data]'" in capsys.readouterr().err
    assert not (tmp_path / "kept").exists()


def test_a_watched_game_is_the_same_game() -> None:
    """Whoever looks over a bot's shoulder changes nothing, and writes down every choice."""
    pytest.importorskip("numpy")
    table = greathall.new("castle", seats=2, seed="5/0")
    rows: list[dict[str, object]] = []
    observer = dataset.observer_of("castle")
    seated = {seat: dataset.Watched(make("random"), table, observer, rows) for seat in range(2)}
    drive(table, seated, Random(1))
    alone = greathall.new("castle", seats=2, seed="5/0")
    drive(alone, {seat: make("random") for seat in range(2)}, Random(1))
    assert table.record() == alone.record()
    assert [row["ply"] for row in rows] == list(range(table.ply))
    [first, *_] = dataset.ended(table, 3, rows)
    assert table.outcome is not None
    seat = int(str(first["seat"]))
    assert (first["game"], first["place"]) == (3, table.outcome.places[seat])
    assert first["points"] == table.outcome.totals[seat]


def test_a_dataset_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pq = pytest.importorskip("pyarrow.parquet", reason="needs the extra data; .ci/run has it")
    monkeypatch.setattr(simulate, "GAMES_PER_FILE", 2)
    kept, records = tmp_path / "kept", tmp_path / "records"
    words = [*WORDS, "--dataset", str(kept), "--records", str(records)]
    assert main([*words, "--games", "3"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert sorted(path.name for path in kept.iterdir()) == [
        "about.json",
        "games-00000000.parquet",
        "games-00000002.parquet",
    ]
    rows = [row for path in sorted(kept.glob("*.parquet")) for row in pq.read_table(path).to_pylist()]
    assert len(rows) == told["decisions"]
    index = index_of("castle")
    for number in range(3):
        mine = [row for row in rows if row["game"] == number]
        table = greathall.new("castle", seats=2, seed=f"5/{number}")
        final = greathall.replay((records / f"castle-{number:05}.txt").read_text())
        assert final.outcome is not None
        for row in mine:
            decision = table.decision_of(row["seat"])
            assert decision is not None
            assert sorted(index.numbers(decision.options)) == sorted(row["legal"])
            chosen = index.option(decision.options, row["action"])
            assert chosen is not None
            assert chosen.notation == row["choice"]
            assert row["kind"] == decision.kind
            assert row["who"] == ("random", "greedy")[row["seat"]]
            seen = dataset.observer_of("castle").see(table.state, row["seat"], decision.options)
            assert seen["observation"].tolist() == row["observation"]
            assert row["place"] == final.outcome.places[row["seat"]]
            assert row["points"] == final.scores()[row["seat"]]
            assert row["reward"] == {1: 1.0, 2: -1.0}[row["place"]] or len(set(final.scores())) == 1
            table.play(row["choice"])
        assert table.over


def test_a_dataset_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A half-written file does not count; what is whole is not played again; the figures are those of one run."""
    pq = pytest.importorskip("pyarrow.parquet", reason="needs the extra data; .ci/run has it")
    monkeypatch.setattr(simulate, "GAMES_PER_FILE", 2)
    kept = tmp_path / "kept"
    words = [*WORDS, "--dataset", str(kept)]
    assert main([*words, "--games", "3"]) == 0
    first = kept / "games-00000000.parquet"
    before = first.stat().st_mtime_ns
    (kept / "games-00000004.half").write_bytes(b"PAR1")
    capsys.readouterr()
    assert main([*words, "--games", "5"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert first.stat().st_mtime_ns == before
    assert main([*WORDS, "--games", "5"]) == 0
    once = json.loads(capsys.readouterr().out)
    assert {name: told[name] for name in ("games", "decisions", "scores", "wins", "lengths")} == {
        name: once[name] for name in ("games", "decisions", "scores", "wins", "lengths")
    }
    games = [
        row["game"] for path in kept.glob("*.parquet") for row in pq.read_table(path, columns=["game"]).to_pylist()
    ]
    assert sorted(set(games)) == list(range(5))
    assert len(games) == told["decisions"], "nothing is there twice"
    assert main([*WORDS[:-2], "6", "--games", "2", "--dataset", str(kept)]) == 2
    assert "holds another dataset" in capsys.readouterr().err
