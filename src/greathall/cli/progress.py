"""How far a long command is, for whoever waits at a terminal; nothing where nobody does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def shown(title: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """Call what is given with every number of games that are done."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(title, total=total, completed=done)
        yield lambda more: progress.advance(bar, more)
