"""The nets that come with the package: one for a game and a number of seats, or the nearest number's."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

from greathall.bots.net.about import NetError
from greathall.bots.net.file import load
from greathall.bots.net.net import Net
from greathall.core.game import AnyGame


def name_of(game: str, seats: int) -> str:
    return f"{game}-{seats}.npz"


def shelf() -> Traversable:
    return resources.files("greathall.bots") / "nets"


def seats_with_net(game: str) -> list[int]:
    """The numbers of seats that a game's nets were trained for."""
    names = [file.name for file in shelf().iterdir()]
    stems = [name.removesuffix(".npz") for name in names if name.startswith(f"{game}-") and name.endswith(".npz")]
    return sorted(int(stem.removeprefix(f"{game}-")) for stem in stems)


def net_for(game: AnyGame, seats: int) -> Net:
    """The net that plays at a table of this many seats. Who plays alone plays another game: its net serves no other (in
    Paladins with two it won 6 of 16 games against the rule of thumb)."""
    fitting = [n for n in seats_with_net(game.id) if (n == 1) == (seats == 1)]
    if not fitting:
        raise NetError(f"there is no net for {game.id}; train one: greathall train {game.id} --seats {seats}")
    nearest = min(fitting, key=lambda n: (abs(n - seats), n))
    name = name_of(game.id, nearest)
    net = _read(name)
    net.about.check(game, name)
    return net


@lru_cache(maxsize=32)
def _read(name: str) -> Net:
    return load(shelf() / name)
