"""What has happened, in words, for one pair of eyes."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from greathall.core.speech.options import Option
from greathall.core.speech.text import Speaker
from greathall.core.table.table import Table

SHORT = 14
"""Lines shown beside a question; the rest is a key away."""


class Log:
    """The table's events, with what was played without asking told in between."""

    def __init__(self, table: Table, speaker: Speaker) -> None:
        self.table = table
        self.speaker = speaker
        self.forced: dict[int, Option] = {}
        """Choices that were made without asking, by ply."""
        self.seen: dict[int, int] = {}
        """The ply up to which each seat has been told everything."""

    def note_forced(self, option: Option) -> None:
        self.forced[self.table.ply] = option

    def rewind(self) -> None:
        """After an undo: what was taken back never happened."""
        ply = self.table.ply
        self.forced = {number: option for number, option in self.forced.items() if number <= ply}
        self.seen = {seat: min(number, ply) for seat, number in self.seen.items()}

    def lines(self, seat: int | None, since: int) -> list[Text]:
        """Everything after a ply that a seat may know."""
        found: list[Text] = []
        told = since
        for ply, event in self.table.events(since, seat):
            found += self._forced_lines(seat, told, ply)
            told = ply
            found.append(Text(self.speaker.event(event)))
        return found + self._forced_lines(seat, told, self.table.ply)

    def _forced_lines(self, seat: int | None, after: int, upto: int) -> list[Text]:
        found = []
        for ply, option in self.forced.items():
            # Only its own seat is told: what was forced may be a secret.
            if after < ply <= upto and option.seat == seat:
                choice = self.speaker.option(option)
                said = self.speaker.say("terminal-forced", seat=f"seat:{seat}", choice=choice)
                found.append(Text(said, style="italic"))
        return found

    def news(self, seat: int) -> RenderableType | None:
        """What this seat has not been told yet, shortened."""
        lines = self.lines(seat, self.seen.get(seat, -1))
        self.seen[seat] = self.table.ply
        return self._page(lines) if lines else None

    def _page(self, lines: Sequence[Text]) -> RenderableType:
        head = Text(self.speaker.say("terminal-log"), style="bold")
        hidden = len(lines) - SHORT
        if hidden > 1:
            more = Text(self.speaker.say("terminal-log-more", n=hidden), style="dim")
            return Group(head, more, *lines[-SHORT:])
        return Group(head, *lines)
