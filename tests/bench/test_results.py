"""Verdicts and reports, on made-up figures."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest
from rich.console import Console

from greathall.lab.bench import report
from greathall.lab.bench.contenders import CATANATRON, Contender, chosen
from greathall.lab.bench.goals import Verdict, gains, judge
from greathall.lab.bench.history import drawn, keep, read
from greathall.lab.bench.rounds import Plan, Row, shuffled

PLAN = Plan(3, 1.0, ("play",), 1, Path("nowhere"))


def rows(ours: list[float], theirs: list[float]) -> list[Row]:
    castle = Contender("castle", "4 players", ("greathall", "castle", "4"), "greathall")
    peer = Contender("catanatron", "Catan, 4 players", ("catanatron",), "catanatron", CATANATRON)
    return [
        Row(castle, "0.1.0", {"decisions_per_second": ours, "import_seconds": [0.1, 0.2, 0.12]}),
        Row(peer, "3.2.1", {"decisions_per_second": theirs}),
    ]


def verdict(found: list[Verdict], figure: str) -> Verdict:
    return next(one for one in found if one.goal.figure == figure)


def test_ratios_are_taken_inside_a_round() -> None:
    # The machine was three times slower in the second round: for both.
    reached = verdict(judge(rows([300, 100, 330], [100, 50, 100])), "decisions_per_second").reached
    assert reached is not None
    assert (reached.median, reached.low, reached.high) == (3.0, 2.0, 3.3)


@pytest.mark.parametrize(("ours", "met", "word"), [([320.0], True, "met"), ([319.0], False, "lost")])
def test_a_goal_is_met_or_lost(ours: list[float], met: bool, word: str) -> None:
    found = verdict(judge(rows(ours, [100.0])), "decisions_per_second")
    assert (found.met, found.word) == (met, word)


def test_without_the_peer_a_goal_is_not_measured() -> None:
    found = verdict(judge(rows([200.0], [])[:1]), "decisions_per_second")
    assert (found.met, found.word) == (None, "not measured")


def test_import_time_is_a_limit() -> None:
    assert verdict(judge(rows([1.0], [1.0])), "import_seconds").met is True
    slow = rows([1.0], [1.0])
    slow[0].figures["import_seconds"] = [0.151]
    assert verdict(judge(slow), "import_seconds").met is False


def test_every_report_tells_figures_and_verdicts() -> None:
    measured = rows([40000.0, 10000.0, 44000.0], [10000.0, 9000.0, 11000.0])
    measured[1].trouble = "ran out of sheep"
    found = judge(measured)
    kept = report.markdown(measured, found, PLAN)
    assert "| castle 0.1.0 | 4 players | 40,000 [10,000 .. 44,000] |" in kept
    assert "| castle: 3.2x catanatron in decisions/s | 4.00x [1.11x .. 4.00x] | met |" in kept
    assert "ran out of sheep" in kept
    console = Console(width=140, record=True, file=StringIO())
    report.show(measured, found, console)
    shown = console.export_text()
    assert "40,000" in shown
    assert "lost" not in shown
    told = report.as_json(measured, found, PLAN)
    assert isinstance(told["goals"], list)
    assert [goal["met"] for goal in told["goals"]] == [True, None, None, True]


def test_a_round_measures_side_by_side_and_nobody_is_always_first() -> None:
    two = rows([], [])
    orders = [shuffled(two, ("play", "clone", "search"), Random(seed)) for seed in range(30)]
    for order in orders:
        assert len(order) == len({(id(row), measure) for row, measure in order}) == 6
        assert all(order[i][1] == order[i + 1][1] for i in (0, 2, 4))
    assert {order[0][0].contender.name for order in orders} == {"castle", "catanatron"}
    assert {order[0][1] for order in orders} == {"play", "clone", "search"}


def test_only_those_who_are_named() -> None:
    everybody = [row.contender for row in rows([1.0], [1.0])]
    assert chosen(everybody, []) == everybody
    assert [one.name for one in chosen(everybody, ["catanatron"])] == ["catanatron"]
    assert chosen(everybody, ["nobody"]) == []


def test_the_compiled_build_is_compared_round_by_round() -> None:
    measured = rows([100.0, 50.0], [10.0, 10.0])
    again = Contender("castle compiled", "4 players, compiled", ("greathall", "castle", "4"), "greathall")
    measured.append(Row(again, "0.1.0", {"decisions_per_second": [300.0, 200.0]}))
    [gain] = gains(measured)
    assert gain.name == "castle"
    assert gain.times["decisions_per_second"].low == 3.0
    assert gain.times["decisions_per_second"].high == 4.0
    found = [one for one in judge(measured) if one.goal.game == "castle compiled"]
    assert [one.met for one in found] == [True, None]
    console = Console(width=140, record=True, file=StringIO())
    report.show_ratios(judge(measured), [gain], console)
    assert "3.50x [3.00x .. 4.00x]" in console.export_text()


def test_results_are_kept_by_commit_and_drawn(tmp_path: Path) -> None:
    file = tmp_path / "history.jsonl"
    for decisions in (300.0, 400.0):
        keep(file, judge(rows([decisions], [100.0])), PLAN)
    lines = read(file)
    assert [line["reached"]["castle decisions_per_second"] for line in lines] == [3.0, 4.0]
    assert all(line["machine"] and line["date"] for line in lines)
    picture = ET.fromstring(file.with_suffix(".svg").read_text())
    assert len([one for one in picture.iter() if one.tag.endswith("circle")]) == 2
    assert "castle: 4.00x" in "".join(picture.itertext())


def test_an_empty_history_can_be_drawn() -> None:
    assert drawn([]).startswith("<svg")
