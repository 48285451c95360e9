"""The audit of dependencies: weaknesses are named, and an audit that could not be done has not succeeded."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from greathall.lab import audit

CLEAN = {"dependencies": [{"name": "aiohttp", "version": "3.14", "vulns": []}, {"name": "x", "skip_reason": "?"}]}
WEAK = {"dependencies": [{"name": "old", "version": "1", "vulns": [{"id": "GHSA-1", "fix_versions": ["2"]}]}]}
UNKNOWN = {"dependencies": [{"name": "aiohttp", "skip_reason": "not found"}]}
NPM_CLEAN: dict[str, object] = {"vulnerabilities": {}}
NPM_WEAK = {"vulnerabilities": {"vite": {"severity": "high"}}}
NPM_OFFLINE = {"message": "request to the registry failed", "error": {"code": "ENOTFOUND"}}
OFFLINE = "Traceback\nConnectionError: name resolution failed"


@pytest.mark.parametrize(
    ("pip", "npm", "code", "said"),
    [
        (CLEAN, NPM_CLEAN, 0, "no known weaknesses"),
        (WEAK, NPM_CLEAN, 1, "old 1: GHSA-1, mended in 2"),
        (CLEAN, NPM_WEAK, 1, "vite: high"),
        (None, NPM_CLEAN, 2, "no advisory service could be asked (ConnectionError: name resolution failed)"),
        (CLEAN, NPM_OFFLINE, 2, "no advisory service could be asked (request to the registry failed)"),
        (None, NPM_WEAK, 1, "vite: high"),
        (UNKNOWN, NPM_CLEAN, 2, "no advisory service could be asked (the service knows none of the packages)"),
        (CLEAN, NPM_CLEAN, 0, "not known to the service: x"),
    ],
)
def test_what_auditors_say(
    pip: object,
    npm: object,
    code: int,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def run(command: Sequence[str], folder: Path) -> tuple[str, str]:
        told = pip if "pip_audit" in command else npm
        return ("", OFFLINE) if told is None else (json.dumps(told), "")

    monkeypatch.setattr(audit, "run", run)
    monkeypatch.setattr("shutil.which", lambda name: name)
    assert audit.main() == code
    assert audit.main(["--offline-ok"]) == code % 2  # whoever expects to be offline says so
    assert said in capsys.readouterr().out


def test_an_auditor_that_is_absent_or_hangs_has_said_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert audit.run(["no-such-program"], tmp_path) == (
        "",
        "FileNotFoundError: [Errno 2] No such file or directory: 'no-such-program'",
    )
    monkeypatch.setattr(audit, "SECONDS", 0.01)
    assert "TimeoutExpired" in audit.run(["sleep", "5"], tmp_path)[1]
