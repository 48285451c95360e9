"""The screen and the keyboard."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text


class LeftTheTable(Exception):
    """Somebody leaves before the end."""


class CutOff(LeftTheTable):
    """... without having said so: end of input, or an interrupt."""


class Terminal:
    """Shows things and reads lines. Without a keyboard it reads its input as a script and echoes it."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False)

    @property
    def interactive(self) -> bool:
        return sys.stdin.isatty() and self.console.is_terminal

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def say(self, text: str, style: str = "") -> None:
        # As Text: what players type or name may look like markup.
        self.console.print(Text(text, style=style))

    def number(self, answers: Sequence[str]) -> None:
        """Answers to choose from, with their numbers."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold cyan")
        grid.add_column()
        for number, answer in enumerate(answers, start=1):
            grid.add_row(str(number), Text(answer))
        self.console.print(grid)

    def ask(self, prompt: str = "") -> str:
        """One line from the keyboard."""
        self.console.print(Text(f"{prompt} > ".lstrip(), style="bold"), end="")
        self.console.file.flush()
        try:
            line = input()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise CutOff from None
        if not sys.stdin.isatty():
            self.console.print(Text(line))
        return line.strip()

    def clear(self) -> None:
        """A clean screen; in a transcript, a line."""
        if self.interactive:
            self.console.clear()
        else:
            self.console.rule(style="dim")
