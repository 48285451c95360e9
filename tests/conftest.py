"""How the tests are shared out among processes (``make test``)."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

LONGEST = ("browser", "server")
"""Rooms whose single tests take longest. They come first, so that no core waits for one of them at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: _turn(item.path))


def _turn(file: Path) -> int:
    room = file.relative_to(Path(__file__).parent).parts[0]
    return LONGEST.index(room) if room in LONGEST else len(LONGEST)


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: whoever waits for a browser or a server leaves a core to another."""
    return (os.cpu_count() or 1) + 1
