"""These tests compare the compiled build with the source; without a compiled build there is nothing to compare."""

from __future__ import annotations

from tests.conftest import is_compiled

collect_ignore = [] if is_compiled() else ["test_same_games.py", "test_same_faces.py"]
