"""``make compiled``: builds the package with compiled modules into a folder of its own."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from time import monotonic

import greathall
from greathall.lab.compiled.build import copy, generate, link, write_out
from greathall.lab.compiled.modules import compiled

SOURCE = Path(greathall.__file__).parent


def parser() -> argparse.ArgumentParser:
    """The command's options."""
    told = argparse.ArgumentParser(prog="python -m greathall.lab.compiled", description=__doc__)
    told.add_argument("--target", type=Path, default=Path("build/compiled"), help="where to (default: %(default)s)")
    told.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="compilers side by side (default: one a core)"
    )
    told.add_argument("--optimised", type=int, choices=range(4), default=1, help="as -O of the C compiler (default: 1)")
    return told


def main() -> None:
    asked = parser().parse_args()
    root: Path = asked.target.resolve()
    begun = monotonic()
    files = compiled(SOURCE)
    copy(SOURCE, root / "greathall", leave_alone=files)
    written = write_out(SOURCE, root / "greathall", files)
    extensions = generate(root / "greathall", written, asked.optimised)
    print(f"{len(files)} modules are C after {monotonic() - begun:.0f} s; compiling ...", flush=True)
    link(root, extensions, asked.jobs)
    print(f"Ready after {monotonic() - begun:.0f} s. To use it: PYTHONPATH={asked.target}")
