"""A stranger finds the browser's sources by name: docs/browser.md is true, and games name the same thing alike."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import greathall
from tests.browser.conftest import WEB

SRC = WEB / "src"
PAGE = (WEB.parent / "docs" / "browser.md").read_text(encoding="utf-8")
GAMES = [one.id for one in greathall.games()]
MOST_FILES = 14
"""A folder with more of them is looked through, not read."""
UNMAPPED = {"node_modules"}


def folders_on_map() -> set[str]:
    """The folders that the page draws as a tree, by path."""
    tree = PAGE.split("## Folders")[1].split("```")[1].strip("\n")
    found: set[str] = set()
    path: list[str] = []
    for indent, name in re.findall(r"^( *)([\w-]+)/(?=\s|$)", tree, re.MULTILINE):
        path[len(indent) // 2 :] = [name]
        found.add("/".join(path))
    return found


def folders_on_disk() -> set[str]:
    below = [folder for folder in WEB.rglob("*") if folder.is_dir()]
    paths = [folder.relative_to(WEB.parent) for folder in below]
    return {"web", *(path.as_posix() for path in paths if not UNMAPPED & set(path.parts))}


def files(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir() if file.is_file())


def shared_names() -> dict[str, bool]:
    """The file names that games have in common, as the page lists them, and whether all games have them."""
    section = PAGE.split("## A board for a game")[1].split("\n## ")[0]
    rows = re.findall(r"^\| ((?:`[\w.]+`(?:, )?)+) \| (.+) \|$", section, re.MULTILINE)
    return {name: says.endswith("in all games") for names, says in rows for name in re.findall(r"`([\w.]+)`", names)}


def test_every_folder_is_on_the_map_and_every_one_of_the_map_exists() -> None:
    assert folders_on_map() == folders_on_disk()


@pytest.mark.parametrize("room", ["lib", "ui"])
def test_folders_are_small(room: str) -> None:
    folders = [SRC / room, *(folder for folder in (SRC / room).rglob("*") if folder.is_dir())]
    assert {folder.name: len(files(folder)) for folder in folders if len(files(folder)) > MOST_FILES} == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_what_all_games_have(game: str) -> None:
    everywhere = {name for name, in_all in shared_names().items() if in_all}
    assert len(everywhere) >= 8
    assert everywhere - set(files(SRC / "games" / game)) == set()


def test_what_games_have_in_common_is_listed() -> None:
    """A name in two games is a concept; a concept is told once, and its name is in use."""
    uses = Counter(name for game in GAMES for name in files(SRC / "games" / game))
    assert {name for name, games in uses.items() if games > 1} == set(shared_names())
