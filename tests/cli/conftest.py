"""A clean place to run commands in: an empty folder, a known width, English unless told otherwise."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from greathall.cli.main import main
from tests.cli.script import Run, Script


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def command(*words: str, typed: Iterable[str] = ()) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", Script(typed))
        code = main(words)
        told = capsys.readouterr()
        return code, told.out, told.err

    return command
