"""``greathall``: which command is meant, and what happens when something is wrong with it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

import greathall
from greathall.cli.commands import ROOMS
from greathall.core.errors import GreathallError

WRONG = 2
"""What the shell gets when a command was given something it cannot work with."""
STOPPED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; 0 when it did what it was asked for."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        return _run(words)
    except SystemExit as stop:  # argparse has said what is wrong, or has helped
        return stop.code if isinstance(stop.code, int) else WRONG
    except GreathallError as wrong:
        print(f"greathall {words[0]}: {wrong}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return STOPPED
    except BrokenPipeError:
        # The reader has seen enough (`greathall rules castle | head`); nobody is left to tell.
        sys.stderr.close()
        return 0


def _run(words: list[str]) -> int:
    if words[:1] == ["bench"]:
        from greathall.lab.bench.main import run as bench

        return bench(words[1:])
    told = parser(words)
    if not words:
        told.print_help()
        return 0
    args = told.parse_args(words)
    result: int = args.run(args)
    return result


def parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """Everything that can be said: the options of the command that is meant, of all others their names."""
    told = argparse.ArgumentParser(
        prog="greathall",
        description="A digital table for medieval board games: every rule enforced and explained, in English, "
        "Russian and Ukrainian.",
        epilog="New here? Type: greathall play",
        allow_abbrev=False,
    )
    told.add_argument("--version", action="version", version=f"greathall {greathall.__version__}")
    commands = told.add_subparsers(title="commands", metavar="COMMAND", required=True)
    meant = next((word for word in words if not word.startswith("-")), "")
    for room in ROOMS:
        if meant in room.commands:
            import_module(room.module).add_to(commands)
        else:
            for name, short in room.commands.items():
                commands.add_parser(name, help=short, add_help=False)
    if meant in commands.choices and commands.choices[meant].get_default("has_variants"):
        from greathall.cli.options import add_variants

        add_variants(commands.choices[meant], words[words.index(meant) + 1 :])
    commands.add_parser("bench", help="measure the engine beside its peers", add_help=False)
    return told


if __name__ == "__main__":
    sys.exit(main())
