"""A start is quick because of what it leaves out; seconds depend on the machine, what is imported does not."""

from __future__ import annotations

import argparse
import subprocess
import sys
from importlib import import_module

import pytest

from greathall.cli.commands import ROOMS
from greathall.cli.main import parser

HEAVY = (
    "rich",
    "fluent",
    "babel",
    "asyncio",
    "numpy",
    "logging",
    "greathall.lab",
    "greathall.server",
    "greathall.cli.options",
)
"""What no page of help needs, each more than a few milliseconds."""
ALSO_BOXES = ("importlib.resources", "importlib.readers", "tempfile", "zipfile")
"""What the data of a game can be read without."""


def imported_by(program: str, *words: str) -> set[str]:
    """The modules that a fresh interpreter has loaded when a program ends."""
    told = f"import sys\n{program}\nprint('\\n', *sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", told, *words], capture_output=True, text=True, check=True)
    return set(done.stdout.splitlines()[-1].split())


def among(modules: set[str], names: tuple[str, ...]) -> list[str]:
    return sorted(one for one in modules if any(one == name or one.startswith(f"{name}.") for name in names))


def test_help_imports_no_command_and_no_game() -> None:
    modules = imported_by("from greathall.cli.main import main; main(['--help'])")
    assert "greathall.cli.commands" in modules
    assert among(modules, HEAVY) == []
    assert among(modules, tuple(room.module for room in ROOMS)) == []
    assert [name for name in modules if name.startswith("greathall.games.")] == []


def test_a_command_imports_no_other() -> None:
    modules = imported_by("from greathall.cli.main import main; main(['replay', '--help'])")
    assert among(modules, tuple(room.module for room in ROOMS)) == ["greathall.cli.replay"]


@pytest.mark.parametrize("game", ["castle", "paladins", "viscounts", "crusaders"])
def test_a_first_table_imports_what_it_plays_with(game: str) -> None:
    modules = imported_by(f"import greathall; greathall.new('{game}', seats=3, seed=1).decisions[0].options")
    assert f"greathall.games.{game}.game" in modules
    assert among(modules, (*HEAVY, *ALSO_BOXES, f"greathall.games.{game}.terminal")) == []


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: str(room.module))
def test_the_list_of_commands_is_what_their_modules_add(room: tuple[str, dict[str, str]]) -> None:
    module, names = room
    told = argparse.ArgumentParser().add_subparsers()
    import_module(module).add_to(told)
    assert list(told.choices) == list(names)
    own = {action.dest: action.help for action in told._choices_actions}
    assert own.items() <= names.items(), "the server tells its commands by itself as well, in the same words"


def test_help_lists_every_command_whichever_is_meant() -> None:
    everything = {name for room in ROOMS for name in room.commands} | {"bench"}
    for words in ([], ["play"], ["--", "ladder"], ["verify", "--help"]):
        (commands,) = (action for action in parser(words)._actions if action.metavar == "COMMAND")
        assert set(commands.choices or ()) == everything
