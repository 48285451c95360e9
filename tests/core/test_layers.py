"""Core knows no game, a game imports core only, and nothing reaches for what lies above it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import greathall

ROOT = Path(greathall.__file__).parent
MOST_SIBLINGS = 14


def imports(file: Path) -> Iterator[str]:
    """Every module of ours that a file imports, at its head or inside a function, by full name."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.startswith("greathall"))
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("greathall"):
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def within(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(package + ".") for package in packages)


def test_core_knows_no_game() -> None:
    """One door: the registry reads the list of games."""
    found = {
        (file.relative_to(ROOT).as_posix(), name)
        for file in (ROOT / "core").rglob("*.py")
        for name in imports(file)
        if not within(name, "greathall.core")
    }
    assert found == {("core/registry.py", "greathall.games"), ("core/registry.py", "greathall.games.GAMES")}


def test_a_game_imports_core_and_itself_only() -> None:
    """Terminal boards share how they are laid out."""
    for game in (ROOT / "games").iterdir():
        for file in game.rglob("*.py"):
            allowed = ["greathall.core", f"greathall.games.{game.name}"]
            if file.name == "terminal.py":
                allowed.append("greathall.games.terminal")
            strange = [name for name in imports(file) if name != "greathall.games" and not within(name, *allowed)]
            assert strange == [], file


def test_bots_know_core_and_nothing_above_them() -> None:
    for file in (ROOT / "bots").rglob("*.py"):
        strange = [name for name in imports(file) if not within(name, "greathall.core", "greathall.bots")]
        assert strange == [], file


def test_no_room_of_core_is_crowded() -> None:
    for folder in [ROOT / "core", *(item for item in (ROOT / "core").rglob("*") if item.is_dir())]:
        siblings = [item for item in folder.iterdir() if item.name not in ("__init__.py", "__pycache__")]
        assert len(siblings) <= MOST_SIBLINGS, folder
