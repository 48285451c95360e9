"""``make audit``: known weaknesses of everything we depend on, where an advisory service can be reached.

Says which packages have one and ends with 1. An audit that could not be done ends with 2, unless that was allowed
beforehand (``--offline-ok``): silence is not good news.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[3]
SECONDS = 120


class Found(NamedTuple):
    """What an auditor says: weaknesses, or why it could not look."""

    weaknesses: tuple[str, ...] = ()
    trouble: str = ""
    unknown: tuple[str, ...] = ()
    """Packages that the service does not know."""


def run(command: Sequence[str], folder: Path) -> tuple[str, str]:
    """What a command says, and what it complains about."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired) as wrong:
        return "", f"{type(wrong).__name__}: {wrong}"
    return done.stdout, done.stderr


def python(root: Path) -> Found:
    """What pip-audit finds in the pinned packages."""
    pinned = str(root / "requirements" / "dev.txt")
    options = ["--requirement", pinned, "--no-deps", "--disable-pip", "--format", "json", "--progress-spinner", "off"]
    out, complaint = run([sys.executable, "-m", "pip_audit", *options], root)
    told = _json(out)
    if "dependencies" not in told:
        return Found(trouble=_last_line(complaint))
    skipped = [package["name"] for package in told["dependencies"] if "skip_reason" in package]
    if len(skipped) == len(told["dependencies"]):
        return Found(trouble="the service knows none of the packages")
    return Found(
        tuple(
            f"{package['name']} {package.get('version', '')}: {weak['id']}"
            + (f", mended in {weak['fix_versions'][0]}" if weak.get("fix_versions") else "")
            for package in told["dependencies"]
            for weak in package.get("vulns", ())
        ),
        unknown=tuple(skipped),
    )


def browser(root: Path) -> Found:
    """What npm finds in the packages of the browser's lock."""
    npm = shutil.which("npm")
    if npm is None:
        return Found(trouble="npm is not installed")
    out, complaint = run([npm, "audit", "--json", "--package-lock-only"], root / "web")
    told = _json(out)
    if "vulnerabilities" not in told:
        return Found(trouble=str(told.get("message") or _last_line(complaint)))
    return Found(tuple(f"{name}: {one['severity']}" for name, one in sorted(told["vulnerabilities"].items())))


def _json(text: str) -> dict[str, Any]:
    try:
        told = json.loads(text)
    except ValueError:
        return {}
    return told if isinstance(told, dict) else {}


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1] if lines else "it said nothing"


def main(argv: Sequence[str] = ()) -> int:
    weak = undone = False
    for name, look in (("Python", python), ("the browser", browser)):
        found = look(ROOT)
        if found.trouble:
            print(f"Packages of {name}: no advisory service could be asked ({found.trouble}).")
            undone = True
            continue
        print(f"Packages of {name}: {len(found.weaknesses) or 'no'} known weaknesses.")
        for line in found.weaknesses:
            print(f"  {line}")
        if found.unknown:
            print(f"  not known to the service: {', '.join(found.unknown)}")
        weak = weak or bool(found.weaknesses)
    if weak:
        return 1
    return 2 if undone and "--offline-ok" not in argv else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
