"""Standard input for the terminal table, typed line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

Run = Callable[..., tuple[int, str, str]]
"""Runs a command with typed lines; exit code, output, errors."""


class Script:
    """Lines are taken when they are read, so that a generator can react to what has happened."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines: Iterator[str] = iter(lines)

    def readline(self) -> str:
        line = next(self.lines, None)
        return "" if line is None else f"{line}\n"

    def isatty(self) -> bool:
        return False

    def fileno(self) -> int:
        raise OSError("a script is no file")
