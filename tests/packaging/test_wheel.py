"""The wheel: whoever installs it, without Node and away from the sources, has the whole table."""

from __future__ import annotations

import os
import re
import site
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

import greathall
from tests.packaging.conftest import ROOT, Packages

SOURCES = ROOT / "src"
PARTS = ("*.py", "data/*.toml", "rules.toml", "guide.toml", "*.ftl", "py.typed")


def installed(wheel: Path, folder: Path) -> Path:
    """The programs of a new environment with the wheel in it."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
    subprocess.run([*pip, "install", "--quiet", "--no-deps", "--no-index", str(wheel)], check=True)
    # What the wheel depends on is borrowed from here instead of being fetched; a path in a .pth file is not searched
    # for more of them, so that the sources, which are installed here by one, stay out of sight.
    (library,) = (folder / "lib").glob("python*/site-packages")
    (library / "borrowed.pth").write_text("\n".join(site.getsitepackages()), encoding="utf-8")
    return folder / "bin"


@pytest.fixture(scope="module")
def programs(packages: Packages, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(packages.wheel, tmp_path_factory.mktemp("installed"))


def alone(programs: Path) -> dict[str, str]:
    """An environment that knows these programs only: no Node, no sources."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "GREATHALL", "VIRTUAL"))
    }
    return kept | {"PATH": str(programs)}


@pytest.fixture
def address(programs: Path, tmp_path: Path) -> Iterator[str]:
    command = [str(programs / "greathall"), "serve", "--port", "0", "--data", str(tmp_path / "hall")]
    with subprocess.Popen(
        command, cwd=tmp_path, env=alone(programs), text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as server:
        assert server.stdout is not None
        yield server.stdout.readline().split()[-1].rstrip("/")
        server.terminate()


def test_every_part_of_the_package_is_in_the_wheel(packages: Packages) -> None:
    there = set(zipfile.ZipFile(packages.wheel).namelist())
    for part in PARTS:
        wanted = {str(path.relative_to(SOURCES)) for path in (SOURCES / "greathall").rglob(part)}
        assert wanted, part
        assert wanted <= there, part
    assert not any("__pycache__" in name for name in there)


def test_the_installed_program_is_the_wheel_s(programs: Path, tmp_path: Path) -> None:
    where = [str(programs / "python"), "-c", "import greathall; print(greathall.__file__)"]
    found = subprocess.run(where, cwd=tmp_path, env=alone(programs), capture_output=True, text=True, check=True)
    assert Path(found.stdout.strip()).is_relative_to(programs.parent)
    version = [str(programs / "greathall"), "--version"]
    told = subprocess.run(version, cwd=tmp_path, env=alone(programs), capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["greathall", greathall.__version__]


def test_it_serves_the_page_its_script_and_the_games(address: str) -> None:
    with urlopen(address) as answer:
        page = answer.read().decode()
    (script,) = re.findall(r'<script[^>]* src="\./([^"]+)"', page)
    with urlopen(f"{address}/{script}") as answer:
        assert "javascript" in answer.headers["Content-Type"]
        assert len(answer.read()) > 10_000
    with urlopen(f"{address}/api/games") as answer:
        told = answer.read().decode()
    for game in greathall.games():
        assert f'"id":"{game.id}"' in told.replace(" ", "")
