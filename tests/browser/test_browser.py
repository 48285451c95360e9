"""The table in a real browser. What is tested is written beside the browser's sources, in web/tests/browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import WEB, vitest

FILES = sorted((WEB / "tests" / "browser").glob("*.test.ts"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.removesuffix(".test.ts"))
def test_in_chromium(file: Path, web: Path, chromium: str, server: str) -> None:
    vitest(web, str(file), GREATHALL_ADDRESS=server, GREATHALL_CHROMIUM=chromium)
