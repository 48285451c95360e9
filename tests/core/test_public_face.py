"""What a Python user meets: exported, small, and the only thing that other packages of ours use of a table."""

from __future__ import annotations

import ast
from pathlib import Path

import greathall

ROOT = Path(greathall.__file__).parent
MOST_NAMES = 32


def test_what_people_meet_is_exported() -> None:
    met = {"Table", "Decision", "Option", "Event", "Outcome", "Bot", "Question", "Reason", "Blocked", "GreathallError"}
    assert met <= set(greathall.__all__)
    assert all(hasattr(greathall, name) for name in greathall.__all__)


def test_a_table_has_a_small_face() -> None:
    table = greathall.new("castle", seats=2, seed=1)
    names = [name for name in dir(table) if not name.startswith("_")]
    assert len(names) <= MOST_NAMES, names
    assert all((getattr(type(table), name).__doc__ or "").strip() for name in names if callable(getattr(table, name)))


def test_nobody_outside_the_core_reaches_into_a_table() -> None:
    """Private names of anything but oneself are used nowhere outside the core."""
    found = [
        (file.relative_to(ROOT).as_posix(), node.attr)
        for file in ROOT.rglob("*.py")
        if file.relative_to(ROOT).parts[0] != "core"
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in ("_tip", "_chance", "_dealer", "_views", "_happened")
    ]
    assert found == []
