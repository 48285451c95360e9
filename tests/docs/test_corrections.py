"""The page of corrections has every row of the audit once, each with tests that there are."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, ROOT, text

PAGE = text(DOCS / "reference" / "corrections.md")
ROWS = [line.strip("| ").split(" | ") for line in PAGE.splitlines() if line.startswith("| ")]
CORRECTIONS = {row[0]: row[-1] for row in ROWS if row[0] not in ("row", "---")}
NUMBERED = {"C": 9, "P": 5, "V": 8, "K": 17}
TEXTS = {"Castle": 8, "Paladins": 7, "Viscounts": 6, "Crusader Kings": 4}
NAMED = re.compile(r"`([\w./-]+\.(?:py|ts))(?:::(\w+))?`")


def test_every_row_is_there_once() -> None:
    rows = [row[0] for row in ROWS]
    numbered = [f"{letter}{n}" for letter, count in NUMBERED.items() for n in range(1, count + 1)]
    texts = [f"{game} text {n}" for game, count in TEXTS.items() for n in range(1, count + 1)]
    assert [row for row in numbered + texts if rows.count(row) != 1] == []


@pytest.mark.parametrize("row", CORRECTIONS)
def test_its_tests_exist(row: str) -> None:
    named = NAMED.findall(CORRECTIONS[row])
    assert named, "no test is named"
    for file, test in named:
        path = ROOT / ("web/tests" if file.endswith(".ts") else "tests") / file
        assert path.exists(), file
        assert not test or test in functions(path), f"{file}::{test}"


def functions(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
