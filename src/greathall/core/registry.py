"""Which games there are. A game's module is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules

from greathall.core.errors import SetupError
from greathall.core.game import AnyGame

# Here at the top: imported later, the package would take the place of the function greathall.games().
from greathall.games import GAMES

NOT_RULES = ("terminal",)
"""What shows a game in a terminal is imported by whoever has one."""
_FOUND: dict[str, AnyGame] = {}


def register(game: AnyGame) -> None:
    """Makes a game known beside those of ``greathall.games`` (tests, games of other packages)."""
    _FOUND[game.id] = game


def ids() -> list[str]:
    return [*GAMES, *(name for name in _FOUND if name not in GAMES)]


def find(name: object) -> AnyGame:
    if isinstance(name, str) and name in _FOUND:
        return _FOUND[name]
    known = ids()
    if not isinstance(name, str) or name not in known:
        raise SetupError(f"there is no game {name!r}; there are: {', '.join(known)}")
    package = import_module(f"greathall.games.{name}")
    _import_rules(package.__name__, package.__path__)
    game: AnyGame = import_module(f"greathall.games.{name}.game").GAME
    _FOUND[name] = game
    return game


def _import_rules(package: str, path: Iterable[str]) -> None:
    """Imports every module of a game: its steps and effects are known by being there, whoever needs them first."""
    for module in iter_modules(path):
        if module.name not in NOT_RULES:
            found = import_module(f"{package}.{module.name}")
            if module.ispkg:
                _import_rules(found.__name__, found.__path__)
