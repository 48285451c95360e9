"""The compiled build plays the same games as the source, to the hash of every state."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.compiled.whole_games import told

ROOT = Path(__file__).parents[2]


def test_whole_games_have_the_same_hash_at_every_ply() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "tests.compiled.whole_games"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    source, here = json.loads(done.stdout), json.loads(json.dumps(told()))
    assert source["steps"].endswith(".py")
    assert not here["steps"].endswith(".py")
    assert here["games"] == source["games"]
    assert {name.split()[0] for name in here["games"]} == {"castle", "paladins", "viscounts", "crusaders"}
