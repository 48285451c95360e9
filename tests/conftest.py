"""How the tests are shared out among processes (``make test``), and which of them wait (``make test-fast``)."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from greathall.core.rules import steps

TESTS = Path(__file__).parent
LONGEST = ("browser", "packaging", "server")
"""Rooms whose single tests take longest. They come first, so that no core waits for one of them at the end."""
SLOW = (
    # rooms that start browsers, builds and measurements
    "browser",
    "packaging",
    "bench",
    # servers that are killed, stopped and copied, and PostgreSQL
    "test_kill.py",
    "test_faults.py",
    "test_postgres.py",
    "test_backup.py",
    "test_running.py",
    "test_together.py",
    "test_automas.py",
    "test_openapi.py",
    "test_load.py",
    "test_nginx.py",
    "test_answers_alike.py",
    # whole games, looked at after every ply
    "test_leak.py",
    "cli/test_play.py",
    "conformance/test_hidden.py",
    "conformance/test_parcels.py",
    "conformance/test_undo.py",
    "test_a_person_plays_a_whole_game_with_bots",
)
"""Rooms, files and tests that take more than half of the time of all; measured with ``--durations``."""

SOURCE_ONLY = (
    # reads the source and counts its lines
    "test_layout.py",
    # asks for docstrings of methods, which compiled code does not keep
    "test_a_table_has_a_small_face",
    # put another method into a class, which compiled code goes past
    "test_a_question_that_is_skipped_is_told",
    "test_every_question_that_answers_itself_is_listed",
    "test_a_fault_inside_a_rule_leaves_no_half_move",
)
"""Files and tests that look at the source rather than at the game: left out on the compiled build."""

MEMORY = Path("/dev/shm")
ROOM = 2 << 30
"""Bytes; more than all folders of tests together take."""
TEMPORARY = "PYTEST_DEBUG_TEMPROOT"
"""Where pytest makes the folders of tests, if that is set."""


def pytest_configure() -> None:
    """Folders of tests are in memory where there is room: the server waits for the disk at every move, as it should.

    What the tests show does not depend on it: processes are killed, but no machine loses its power.
    """
    if TEMPORARY not in os.environ and in_memory():
        os.environ[TEMPORARY] = str(MEMORY)


def in_memory() -> bool:
    """Whether there is a folder in memory with enough room, and in which programs may be run."""
    if not os.access(MEMORY, os.W_OK) or shutil.disk_usage(MEMORY).free < ROOM:
        return False
    return not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: _turn(item.path))
    for item in items:
        if not _names(item).isdisjoint(SLOW):
            item.add_marker(pytest.mark.slow)
    if is_compiled():
        left_out = [item for item in items if not _names(item).isdisjoint(SOURCE_ONLY)]
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=left_out)


def is_compiled() -> bool:
    """Whether these tests run on the compiled build (``make test-compiled``)."""
    return not str(steps.__file__).endswith(".py")


def _names(item: pytest.Item) -> set[str]:
    """What a test is known by: its room, its file, its file within a room, its own name."""
    file = item.path.relative_to(TESTS)
    return {file.parts[0], file.name, f"{file.parent.name}/{file.name}", item.name, item.name.partition("[")[0]}


def _turn(file: Path) -> int:
    room = file.relative_to(TESTS).parts[0]
    return LONGEST.index(room) if room in LONGEST else len(LONGEST)


def pytest_xdist_auto_num_workers() -> int:
    """Two more than there are cores: whoever waits for a browser or a server leaves a core to another."""
    return (os.cpu_count() or 1) + 2
