"""What ``make test-fast`` leaves out is there, by the name it is left out by."""

from __future__ import annotations

import re

import pytest

from tests.conftest import SLOW, SOURCE_ONLY, TESTS


@pytest.mark.parametrize("name", [*SLOW, *SOURCE_ONLY])
def test_what_is_named_is_there(name: str) -> None:
    if name.endswith(".py"):
        assert list(TESTS.rglob(name))
    elif name.startswith("test_"):
        definition = re.compile(rf"def {name}\(")
        assert any(definition.search(file.read_text(encoding="utf-8")) for file in TESTS.rglob("test_*.py"))
    else:
        assert (TESTS / name).is_dir()
