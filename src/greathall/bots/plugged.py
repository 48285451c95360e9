"""Bots from elsewhere: of packages that offer them, or of a module that is named.

A package offers its bots by entry points, in its ``pyproject.toml``::

    [project.entry-points."greathall.bots"]
    builder = "my_package.bots:Builder"
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from greathall.bots.bot import Bot
from greathall.core.errors import SetupError

GROUP = "greathall.bots"


@cache
def offered() -> dict[str, EntryPoint]:
    """What the installed packages offer, by name."""
    return {found.name: found for found in entry_points(group=GROUP)}


def load(name: str) -> Bot | None:
    """A new bot of a package, or one like ``my_module:MyBot`` from a module; nothing where the name means neither."""
    if name in offered():
        try:
            return _made(name, offered()[name].load())
        except (ImportError, AttributeError) as wrong:
            raise SetupError(f"the bot '{name}' cannot be loaded: {wrong}") from None
    if ":" not in name:
        return None
    module, _, maker = name.partition(":")
    try:
        return _made(name, getattr(_module(module), maker))
    except (ImportError, AttributeError, ValueError) as wrong:
        raise SetupError(f"the bot '{name}' cannot be loaded: {wrong}") from None


def _module(name: str) -> Any:
    """Modules of the folder that one works in are found too, as by ``python -m``."""
    here = str(Path.cwd())
    if here in sys.path:
        return import_module(name)
    sys.path.insert(0, here)
    try:
        return import_module(name)
    finally:
        sys.path.remove(here)


def _made(name: str, maker: Callable[[], Bot]) -> Bot:
    bot = maker() if callable(maker) else maker
    if not callable(getattr(bot, "choose", None)) or not isinstance(getattr(bot, "name", None), str):
        raise SetupError(f"'{name}' is no bot: a bot has a name and a method choose(question, rng)")
    return bot
