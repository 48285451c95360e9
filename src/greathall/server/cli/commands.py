"""The server's commands."""

from __future__ import annotations

import argparse
import sys

from greathall.core.errors import GreathallError
from greathall.server.cli import admin, keeping, serve


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds the server's commands to the ``greathall`` command line."""
    for room in (serve, keeping, admin):
        room.add_to(commands)


def main(argv: list[str] | None = None) -> int:
    """``python -m greathall.server``: the same commands without the rest."""
    parser = argparse.ArgumentParser(prog="greathall", description=__doc__)
    add_to(parser.add_subparsers(required=True, metavar="COMMAND"))
    arguments = parser.parse_args(argv)
    try:
        code: int = arguments.run(arguments)
    except (GreathallError, OSError) as wrong:
        print(f"greathall: {wrong}", file=sys.stderr)
        return 2
    return code
