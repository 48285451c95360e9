"""The board: drawn by the game's own ``terminal`` module, or else as a plain tree of what the seat may know."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from greathall.core.game import AnyGame
from greathall.core.speech.text import Speaker
from greathall.core.table.table import Table

Drawer = Callable[[dict[str, Any], Speaker, Any], RenderableType]


def board(table: Table, seat: int | None, speaker: Speaker) -> RenderableType:
    return _drawer(table.game)(table.view(seat), speaker, table.box)


def _drawer(game: AnyGame) -> Drawer:
    name = f"{game.package}.terminal"
    if find_spec(name) is None:
        return tree
    drawer: Drawer = import_module(name).board
    return drawer


def tree(view: dict[str, Any], speaker: Speaker, box: Any) -> RenderableType:
    """Any view, readable if not pretty."""
    root = Tree(Text(speaker.say(f"{speaker.game}-title"), style="bold"))
    _grow(root, view["board"])
    return root


def _grow(branch: Tree, value: object) -> None:
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in pairs:
        if _short(inner):
            branch.add(Text.assemble((f"{key}: ", "bold"), _words(inner)))
        else:
            _grow(branch.add(Text(str(key), style="bold")), inner)


def _short(value: object) -> bool:
    """Whether a value fits on the line of its name."""
    if isinstance(value, dict):
        return all(not isinstance(one, dict | list) for one in value.values())
    return not isinstance(value, list) or all(not isinstance(one, dict | list) for one in value)


def _words(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_words(one)}" for key, one in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(map(_words, value)) or "–"
    return "–" if value in (None, "") else str(value)
