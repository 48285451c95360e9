"""The table in a real browser. What is tested is written beside the browser's sources, in web/tests."""

from __future__ import annotations

from pathlib import Path

import pytest

import greathall
from tests.browser.conftest import PATIENCE, WEB, vitest

FOLDER = WEB / "tests" / "browser"
FOR_EACH_GAME = ("game", "keyboard", "glance", "layout", "motion")
"""Files that play the game which they are told, in every language."""
IN_BROWSER = sorted(
    file for file in FOLDER.glob("*.test.ts") if file.name.removesuffix(".test.ts") not in FOR_EACH_GAME
)
TOLD = ("speaker.test.ts", "mutations.test.ts")
"""Files that read what Python wrote for them."""
WITHOUT = sorted(file for file in (WEB / "tests").glob("*.test.ts") if file.name not in TOLD)


@pytest.mark.timeout(PATIENCE)
@pytest.mark.parametrize("game", [one.id for one in greathall.games()])
@pytest.mark.parametrize("file", FOR_EACH_GAME)
def test_every_game(file: str, game: str, web: Path, chromium: str, server: str) -> None:
    told = {"GREATHALL_GAME": game, "GREATHALL_CHROMIUM": chromium}
    vitest(web, str(FOLDER / f"{file}.test.ts"), GREATHALL_ADDRESS=server, **told)


@pytest.mark.timeout(PATIENCE)
@pytest.mark.parametrize("file", IN_BROWSER, ids=lambda file: file.name.removesuffix(".test.ts"))
def test_in_chromium(file: Path, web: Path, chromium: str, server: str, mail_port: int) -> None:
    told = {"GREATHALL_CHROMIUM": chromium, "GREATHALL_MAIL": str(mail_port)}
    vitest(web, str(file), GREATHALL_ADDRESS=server, **told)


def test_without_a_browser(web: Path) -> None:
    vitest(web, *map(str, WITHOUT))
