"""``make sbom``: what a release is made of (CycloneDX 1.6): packages of the server, and those in the browser's bundle.

It is made from the locks alone, so it is the same wherever it is made. Which files each package may come as, by their
hashes, stands in ``requirements/server.txt``.
"""

from __future__ import annotations

import base64
import json
import re
import sys
import uuid
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import greathall

ROOT = Path(__file__).parents[3]
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)
BUNDLED = ("@fluent/bundle", "@fontsource/alegreya", "@fontsource/alegreya-sans", "@iconify-json/game-icons", "svelte")
"""What the browser's sources import; everything else in its lock builds and checks them."""


def python_packages(root: Path) -> Iterator[dict[str, Any]]:
    """What runs a server with everything that it can do."""
    lock = (root / "requirements" / "server.txt").read_text(encoding="utf-8")
    for name, version in PINNED.findall(lock):
        yield _component(name, version, f"pkg:pypi/{name.lower().replace('_', '-')}@{version}")


def browser_packages(root: Path) -> Iterator[dict[str, Any]]:
    """What the bundle is made of, with what that needs itself."""
    locked = json.loads((root / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted, seen = list(BUNDLED), set[str]()
    while wanted:
        name = wanted.pop()
        if name in seen:
            continue
        seen.add(name)
        package = locked[f"node_modules/{name}"]
        wanted += package.get("dependencies", {})
        purl = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
        algorithm, _, digest = package["integrity"].partition("-")
        assert algorithm == "sha512", name
        hashed = [{"alg": "SHA-512", "content": base64.b64decode(digest).hex()}]
        yield {**_component(name, package["version"], purl), "hashes": hashed}


def _component(name: str, version: str, purl: str) -> dict[str, Any]:
    return {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}


def bill(root: Path = ROOT) -> dict[str, Any]:
    """The bill of materials."""
    release = f"pkg:pypi/greathall@{greathall.__version__}"
    itself = {**_component("greathall", greathall.__version__, release), "type": "application"}
    found = {one["bom-ref"]: one for one in (*python_packages(root), *browser_packages(root))}
    parts = [found[ref] for ref in sorted(found)]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        # The same materials have the same number: whoever makes it again can compare.
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, json.dumps([itself, *parts], sort_keys=True))}",
        "version": 1,
        "metadata": {"component": {**itself, "licenses": [{"license": {"id": "MIT"}}]}},
        "components": parts,
        "dependencies": [{"ref": release, "dependsOn": sorted(found)}],
    }


def main(argv: Sequence[str]) -> int:
    """Writes it into a folder, under the release's name."""
    folder = Path(argv[0]) if argv else ROOT / "dist"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"greathall-{greathall.__version__}.cdx.json"
    file.write_text(json.dumps(bill(), indent=2) + "\n", encoding="utf-8")
    print(f"{file.name}: {len(bill()['components'])} packages")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
