"""``python -m greathall.lab.types [--check] WEB_SRC``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from greathall.lab.types.write import stale, write


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m greathall.lab.types", description="the browser's types")
    parser.add_argument("sources", type=Path, help="web/src")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is stale")
    args = parser.parse_args()
    if not args.check:
        write(args.sources)
        return 0
    old = stale(args.sources)
    for path in old:
        print(f"{path} is stale: make types", file=sys.stderr)
    return bool(old)


if __name__ == "__main__":
    sys.exit(main())
