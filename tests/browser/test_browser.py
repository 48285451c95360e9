"""The table in a real browser. What is tested is written beside the browser's sources, in web/tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import WEB, vitest

IN_BROWSER = sorted((WEB / "tests" / "browser").glob("*.test.ts"))
WITHOUT = sorted(file for file in (WEB / "tests").glob("*.test.ts") if file.name != "speaker.test.ts")


@pytest.mark.timeout(400)
@pytest.mark.parametrize("file", IN_BROWSER, ids=lambda file: file.name.removesuffix(".test.ts"))
def test_in_chromium(file: Path, web: Path, chromium: str, server: str) -> None:
    vitest(web, str(file), GREATHALL_ADDRESS=server, GREATHALL_CHROMIUM=chromium)


@pytest.mark.parametrize("file", WITHOUT, ids=lambda file: file.name.removesuffix(".test.ts"))
def test_without_a_browser(file: Path, web: Path) -> None:
    vitest(web, str(file))
