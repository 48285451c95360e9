"""The commands of the laboratory."""

from __future__ import annotations

import json

from tests.cli.script import Run


def test_the_command_counts_the_same(run: Run) -> None:
    code, told, errors = run("perft", "castle", "--depth", "3", "--seats", "2", "--seed", "1", "--divide", "--json")
    assert (code, errors) == (0, "")
    found = json.loads(told)
    assert [one["lines"] for one in found["depths"]] == [21, 441, 2230]
    assert sum(found["divided"].values()) == 2230
    code, told, _ = run("perft", "castle", "--depth", "2", "--seats", "2")
    assert code == 0
    assert "441" in told
