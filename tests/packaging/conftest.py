"""The packages that people install, built once for all tests here."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
NODE_PACKAGES = ROOT / "web" / "node_modules"


def bundle_of_make(root: Path) -> Path:
    """Where the Makefile says that the browser's bundle is."""
    found = re.search(r"^STATIC := (\S+)$", (root / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert found
    return Path(found[1])


class Packages(NamedTuple):
    """What ``make wheel`` puts into ``dist``."""

    wheel: Path
    sdist: Path


@pytest.fixture(scope="session")
def node_packages() -> Path:
    """What the browser's table is built with, and has been built with: ``make test`` does so where Node is."""
    if shutil.which("node") is None or not (NODE_PACKAGES / ".ready").is_file():
        pytest.skip("no Node packages in web/: run `make web` (needs Node 20.19 or newer)")
    if not (ROOT / bundle_of_make(ROOT) / "index.html").is_file():
        pytest.skip("the browser's bundle is not built: run `make web`")
    return NODE_PACKAGES


@pytest.fixture(scope="session")
def packages(node_packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Packages:
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(folder), "-t", "sdist", "-t", "wheel"]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    return Packages(next(folder.glob("*.whl")), next(folder.glob("*.tar.gz")))
