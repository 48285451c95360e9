"""The source distribution: all that is needed to build the browser's table, run the tests and make the documents."""

from __future__ import annotations

import subprocess
import tarfile
import tomllib
from pathlib import Path

import pytest

from tests.packaging.conftest import ROOT, Packages, bundle_of_make

FOLDERS = ("web", "src", "tests", "examples", "docs", "deploy", "requirements")
FILES = ("Makefile", "pyproject.toml", "mkdocs.yml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE")
MADE = {"node_modules", "__pycache__", ".vite", ".svelte-kit"}


@pytest.fixture(scope="module")
def unpacked(packages: Packages, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(packages.sdist) as archive:
        archive.extractall(folder, filter="data")
    (root,) = folder.iterdir()
    return root


def files(folder: Path) -> set[str]:
    """Everything below a folder that is not made from something else."""
    found = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return {str(path) for path in found if not MADE.intersection(path.parts)}


@pytest.mark.parametrize("folder", FOLDERS)
def test_whole_folders_are_in_it(unpacked: Path, folder: str) -> None:
    assert files(ROOT / folder) == files(unpacked / folder)


def test_it_has_what_make_needs_and_nothing_that_was_fetched(unpacked: Path) -> None:
    assert set(FILES) <= {path.name for path in unpacked.iterdir()}
    assert not (unpacked / "web" / "node_modules").exists()


def test_the_browser_s_table_can_be_built_from_it(unpacked: Path, node_packages: Path) -> None:
    (unpacked / "web" / "node_modules").symlink_to(node_packages)
    index = unpacked / bundle_of_make(unpacked) / "index.html"
    index.unlink()
    subprocess.run(["make", "web"], cwd=unpacked, check=True, capture_output=True)
    assert "<script" in index.read_text(encoding="utf-8")


def test_makefile_packages_and_browser_name_the_same_bundle() -> None:
    folder = bundle_of_make(ROOT)
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert settings["tool"]["hatch"]["build"]["artifacts"] == [f"/{folder}/**"]
    assert f'"../{folder}"' in (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8")
    assert f"/{folder}/" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
