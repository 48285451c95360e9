"""A later release of Castle, as far as tables that began before can tell: a figure, a score or a rule has changed."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

from greathall.core.game import Setup
from greathall.core.reference import versions
from greathall.core.registry import find, register
from greathall.core.rules.dealer import Dealer
from greathall.core.table.outcome import Standing
from greathall.games.castle import box
from greathall.games.castle.box import CastleBox
from greathall.games.castle.game import GAME
from greathall.games.castle.state import Castle
from greathall.server.web import reference, routes

COST = ("buildings.toml", 'id = "well"\nkind = "well"\ncost = 12', 'id = "well"\nkind = "well"\ncost = 13')
SCORE = ("buildings.toml", "cost = 12\npoints = 10", "cost = 12\npoints = 14")
REMARK = ("buildings.toml", 'points = 10\nprovenance = "rulebook"', 'points = 10\nprovenance = "published"')
TODAY = versions.folder(GAME.package)


@contextmanager
def corrected(folder: Path, correction: tuple[str, str, str], *, version: int, keeps: bool) -> Iterator[None]:
    """Today's data is corrected, and (``keeps``) what it was lies beside it under its version."""
    home = folder / f"later-{version}-{keeps}-{correction[2][-4:]}"
    with_data = Path(str(TODAY))
    shutil.copytree(with_data, home)
    if keeps:
        shutil.copytree(with_data, home / f"v{GAME.data_version}")
    name, before, after = correction
    text = (home / name).read_text(encoding="utf-8")
    assert text.count(before) == 1
    (home / name).write_text(text.replace(before, after), encoding="utf-8")

    def there(package: str, kept: int | None = None) -> Path:
        assert package == GAME.package
        return home if kept is None else home / f"v{kept}"

    with patch.object(versions, "folder", there), changed(data_version=version):
        yield


@contextmanager
def changed(**fields: Any) -> Iterator[None]:
    """Another function, or another number, in what the engine knows of the game."""
    find(GAME.id)
    _forget()
    register(replace(GAME, **fields))
    try:
        yield
    finally:
        register(GAME)
        _forget()


def _forget() -> None:
    """What a process of another release would not have in memory."""
    box._plain_box.cache_clear()
    versions.data_hash.cache_clear()
    reference.components.cache_clear()
    routes._components.cache_clear()


def poorer(setup: Setup, dealt: CastleBox, dealer: Dealer) -> Castle:
    """A rule that has changed without notice: everybody begins with a taler less."""
    s = GAME.setup(setup, dealt, dealer)
    for player in s.players:
        player.talers -= 1
        s.treasury += 1
    return s


def generous(s: Castle) -> list[Standing]:
    """A score that has changed without notice: everybody has four points more in the end."""
    return [replace(one, points={**one.points, "gift": 4}) for one in GAME.standings(s)]
