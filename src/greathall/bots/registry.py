"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from greathall.bots.bot import Bot
from greathall.bots.greedy import Greedy
from greathall.bots.levels import LEVELS, sit_down
from greathall.bots.random import RandomBot
from greathall.core.errors import SetupError

_MAKERS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    **{level.name: partial(sit_down, level) for level in LEVELS},
}


def bots() -> list[str]:
    """The names that ``make`` knows, the weakest first."""
    return list(_MAKERS)


def make(name: str) -> Bot:
    """A new bot: one of ours, one that a package offers, or ``my_module:MyBot``."""
    maker = _MAKERS.get(name)
    if maker is not None:
        return maker()
    from greathall.bots.plugged import load, offered  # who plays with ours need not look for others

    found = load(name)
    if found is None:
        raise SetupError(f"there is no bot '{name}'; there are: {', '.join((*_MAKERS, *sorted(offered())))}")
    return found
