"""The maps of the house are true: what a page shows as a tree is there, and what is there is on the map."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.conformance.test_layout import HOME
from tests.docs.pages import DOCS, ROOT, blocks

WHOLE = "src/greathall/"
"""Below this, a folder whose inside is shown is shown whole; elsewhere a map may show what matters."""
UNNAMED = {"__init__.py", "__main__.py"}


class Tree(NamedTuple):
    """A map: every folder that it shows with what it shows inside, both as they are written."""

    folders: dict[str, list[str]]

    @property
    def paths(self) -> list[str]:
        return [f"{folder}{name}" for folder, names in self.folders.items() for name in names]


def read(drawing: str) -> Tree:
    """Reads a tree: two spaces deeper is inside; names end where two spaces begin."""
    folders: dict[str, list[str]] = {}
    above: list[str] = []
    for line in drawing.splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        names = re.split(r"\s{2,}", line.strip(), maxsplit=1)[0].split()
        inside = above[depth - 1] if depth else ""
        folders.setdefault(inside, []).extend(name for name in names if name != "…")
        above[depth:] = [f"{inside}{names[0]}"]
    return Tree(folders)


def found(path: str) -> list[Path]:
    """What a path means; ``<game>`` stands for any name."""
    return list(ROOT.glob(re.sub(r"<\w+>", "*", path).rstrip("/")))


def inside(folder: Path) -> set[str]:
    """The modules and packages in a folder."""
    modules = {file.name for file in folder.glob("*.py")} - UNNAMED
    return modules | {f"{item.name}/" for item in folder.iterdir() if item.is_dir() and item.name != "__pycache__"}


ARCHITECTURE = read(blocks(DOCS / "architecture.md", "")[0])


def test_a_drawing_is_read_as_it_is_meant() -> None:
    tree = read("a/\n  b/        rooms\n    c.py d.py   two of them\n  e.py   one\nf/<any>/   others")
    assert tree.folders == {"": ["a/", "f/<any>/"], "a/": ["b/", "e.py"], "a/b/": ["c.py", "d.py"]}


@pytest.mark.parametrize("path", [path for path in ARCHITECTURE.paths if not path.startswith(f"{WHOLE}games/<game>/")])
def test_what_is_on_the_map_is_there(path: str) -> None:
    assert found(path)


@pytest.mark.parametrize(
    "folder", [name for name in ARCHITECTURE.folders if name.startswith(WHOLE) and "<" not in name]
)
def test_what_is_there_is_on_the_map(folder: str) -> None:
    shown = {name.partition("/")[0] + "/" * ("/" in name) for name in ARCHITECTURE.folders[folder]}
    assert shown >= inside(ROOT / folder)


@pytest.mark.parametrize("package", ["bots/", "cli/", "core/"])
def test_the_inside_of_a_package_is_shown(package: str) -> None:
    assert f"{WHOLE}{package}" in ARCHITECTURE.folders


def test_the_map_of_a_game_shows_what_all_games_have() -> None:
    shown = ARCHITECTURE.folders[f"{WHOLE}games/<game>/"]
    modules = {name.removesuffix(".py") for name in shown if name.endswith(".py") and "<" not in name}
    assert modules == set(HOME)


def test_what_somebody_looks_for_is_where_the_page_says() -> None:
    section = (DOCS / "architecture.md").read_text(encoding="utf-8").split("## Where is …?")[1].split("\n## ")[0]
    named = re.findall(r"^\| .+\? \| `([\w/]+\.py)` \|$", section, re.MULTILINE)
    assert len(named) == 10
    assert [path for path in named if not (ROOT / WHOLE / path).is_file()] == []
