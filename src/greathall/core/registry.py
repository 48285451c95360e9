"""Which games there are. A game's module is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module

from greathall.core.errors import SetupError
from greathall.core.game import AnyGame

# Here at the top: imported later, the package would take the place of the function greathall.games().
from greathall.games import GAMES

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
    game: AnyGame = import_module(f"greathall.games.{name}.game").GAME
    _FOUND[name] = game
    return game
