"""What is installed is what was locked: every package by hashes of its files, for every system, named in a release."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import greathall
from greathall.lab import sbom
from tests.packaging.conftest import ROOT

LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
COMPILED = ("aiohttp", "cryptography", "msgspec", "numpy", "psycopg-binary", "uvloop")
"""Packages with a file for each system; any one alone would shut the others out."""


def pins(lock: Path) -> dict[str, list[str]]:
    """Each pin of a lock with its hashes."""
    entries = lock.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    return {entry.split(" ")[0]: re.findall(r"--hash=sha256:([0-9a-f]{64})\b", entry) for entry in entries}


def test_there_is_a_lock_for_everything_that_is_installed() -> None:
    assert [lock.stem for lock in LOCKS] == ["data", "dev", "docs", "rl", "server", "tools"]
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    installs = [line for line in makefile.splitlines() if "install" in line and "requirements/" in line]
    assert len(installs) == 5
    assert all("--require-hashes" in line for line in installs)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_pin_has_hashes_and_nothing_says_where_from(lock: Path) -> None:
    found = pins(lock)
    assert len(found) > 10
    for pin, hashes in found.items():
        assert re.fullmatch(r"[a-z0-9][a-z0-9._-]*==[0-9][A-Za-z0-9.]*", pin)
        assert hashes, pin
        assert len(set(hashes)) == len(hashes), pin
        if pin.partition("==")[0] in COMPILED:
            assert len(hashes) > 20, pin
    assert "://" not in lock.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["data", "rl", "server", "tools"])
def test_locks_agree_where_they_share_packages(name: str) -> None:
    dev, other = pins(ROOT / "requirements" / "dev.txt"), pins(ROOT / "requirements" / f"{name}.txt")
    shared = {pin.partition("==")[0] for pin in dev} & {pin.partition("==")[0] for pin in other}
    assert len(shared) >= 8
    for pin, hashes in other.items():
        if pin.partition("==")[0] in shared:
            assert dev[pin] == hashes


def test_the_bill_names_every_package_of_a_server_and_of_the_bundle(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "greathall.lab.sbom", str(tmp_path)], check=True, capture_output=True)
    told = json.loads((tmp_path / f"greathall-{greathall.__version__}.cdx.json").read_text(encoding="utf-8"))
    assert (told["bomFormat"], told["specVersion"]) == ("CycloneDX", "1.6")
    assert told["metadata"]["component"]["version"] == greathall.__version__
    named = {f"{one['name']}=={one['version']}" for one in told["components"] if one["purl"].startswith("pkg:pypi/")}
    assert named == set(pins(ROOT / "requirements" / "server.txt"))
    assert all(one["bom-ref"] in told["dependencies"][0]["dependsOn"] for one in told["components"])
    browser = {one["name"]: one for one in told["components"] if one["purl"].startswith("pkg:npm/")}
    assert set(sbom.BUNDLED) < set(browser)
    assert all(len(one["hashes"][0]["content"]) == 128 for one in browser.values())
    assert sbom.bill() == told  # the same, whenever it is made


def test_whatever_the_browser_imports_is_named() -> None:
    sources = [file for file in (ROOT / "web" / "src").rglob("*") if file.suffix in (".ts", ".svelte", ".css")]
    tests = re.compile(r"\.(test|spec)\.ts$")
    text = "\n".join(file.read_text(encoding="utf-8") for file in sources if not tests.search(file.name))
    imported = set(re.findall(r"""(?:from |import |url\()["']((?:@[\w-]+/)?[a-z][\w-]*)(?=["'/])""", text))
    assert {"svelte", "@fluent/bundle", "@fontsource/alegreya"} <= imported
    assert imported - {"virtual"} <= set(sbom.BUNDLED)


def test_a_release_brings_its_bill() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (recipe,) = re.findall(r"^wheel:.*\n((?:\t.*\n)+)", makefile, re.MULTILINE)
    assert "greathall.lab.sbom dist" in recipe
