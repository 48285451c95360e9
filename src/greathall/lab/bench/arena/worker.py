"""Answers requests, one JSON line each, until the input ends.

Started with the contender's arguments, e.g. ``greathall castle 4``. Its first line says what it
measures.
"""

from __future__ import annotations

import importlib
import json
import sys
from random import Random

from .engine import Engine
from .measure import MEASURES


def load(adapter: str, arguments: list[str]) -> tuple[Engine[object, object], str]:
    """The adapter's engine and the version it measures."""
    module = importlib.import_module(f".{adapter}", __package__)
    engine: Engine[object, object] = module.engine(*arguments)
    version: str = module.version()
    return engine, version


def main() -> None:
    # A peer that prints must not disturb the conversation.
    answers, sys.stdout = sys.stdout, sys.stderr
    adapter, *arguments = sys.argv[1:]
    engine, version = load(adapter, arguments)
    print(json.dumps({"version": version}), file=answers, flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        rng = Random(request["seed"])
        figures = MEASURES[request["measure"]](engine, request["seconds"], rng)
        print(json.dumps(figures), file=answers, flush=True)
