"""The measurements of many sockets and of floods still run: small, and without judging their figures."""

from __future__ import annotations

import json
import subprocess
import sys

from greathall.server.bench.floods import FLOODS

RUN = (sys.executable, "-m")


def test_a_small_crowd() -> None:
    command = [*RUN, "greathall.server.bench.crowd", "--tables", "3", "--pace", "0.05", "--seconds", "1.5"]
    told = json.loads(subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout)
    assert (told["sockets"], told["tables"]) == (12, 3)
    assert told["p99 ms"] > 0


def test_an_honest_player_beside_a_flood() -> None:
    command = [*RUN, "greathall.server.bench.floods", "--only", "nonsense", "--seconds", "1.5"]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
    assert told.count("\n") == 3
    assert "| nonsense |" in told
    assert len(FLOODS) == 9
