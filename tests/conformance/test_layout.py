"""The same concept has the same home in every game."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from greathall.core.registry import find, ids

HOME = {
    "box": ["load_box"],
    "census": ["census"],
    "component_text": ["component_text"],
    "effects": [],
    "entries": [],
    "feature_columns": ["COLUMNS"],
    "features": ["features", "FEATURE_NAMES", "FEATURES_VERSION", "TURN_ENDS"],
    "game": ["GAME"],
    "scoring": ["standings"],
    "setup": ["set_up", "seating", "max_plies"],
    "state": [],
    "terminal": [],
    "validate": [],
    "value": ["value"],
    "view": ["view", "conceal"],
    "view_types": ["Board"],
    "words": ["words"],
}
"""What every game has, by file, and the names that live there."""


def folder(game: str) -> Path:
    file = import_module(find(game).package).__file__
    assert file is not None
    return Path(file).parent


@pytest.mark.parametrize("game", ids())
def test_a_game_has_the_files_that_all_games_have(game: str) -> None:
    assert sorted(HOME) == sorted(name for name in HOME if (folder(game) / f"{name}.py").is_file())


@pytest.mark.parametrize("game", ids())
def test_names_that_all_games_have_live_in_the_file_of_that_name(game: str) -> None:
    package = find(game).package
    for home, names in HOME.items():
        if home == "terminal":
            continue  # imported by whoever has a terminal
        module = import_module(f"{package}.{home}")
        for name in names:
            found = getattr(module, name)
            assert getattr(found, "__module__", module.__name__) in (module.__name__, type(found).__module__), name


@pytest.mark.parametrize("game", ids())
def test_a_game_with_an_automa_keeps_it_in_the_package_of_that_name(game: str) -> None:
    found = find(game)
    plays = any(
        seat.kind == "automa"
        for seats in found.seats
        for seat in found.seating(found.make_setup(seats, {}, None, None))
    )
    assert (folder(game) / "automa" / "__init__.py").is_file() == plays
    assert {item.name for item in folder(game).iterdir() if item.is_dir()} - {"__pycache__"} <= {"automa", "data"}


@pytest.mark.parametrize("game", ids())
def test_no_file_of_a_game_is_longer_than_a_room(game: str) -> None:
    long = [
        file.name for file in folder(game).rglob("*.py") if len(file.read_text(encoding="utf-8").splitlines()) > 400
    ]
    assert long == []
