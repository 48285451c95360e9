"""What can go wrong, split by cause. Every message names what and where."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from greathall.core.words import Option, Reason


class GreathallError(Exception):
    """Base of every error that a caller can cause."""


class SetupError(GreathallError):
    """An unknown game, a wrong seat count, an unknown variant."""


class NotationError(GreathallError):
    """A text that is no choice at all."""


class IllegalChoice(GreathallError):
    """A choice the rules do not allow now. ``reason`` says which rule and what is missing, where one is known."""

    def __init__(self, text: str, option: Option | None = None, reason: Reason | None = None) -> None:
        super().__init__(text)
        self.option = option
        self.reason = reason


class NotAsked(IllegalChoice):
    """The choice belongs to a seat that is not asked now."""


class StaleChoice(IllegalChoice):
    """The choice was made for an earlier (or later) ply."""


class GameOver(IllegalChoice):
    """The game has ended."""


class UndoError(GreathallError):
    """Nothing may be taken back here."""


class RecordError(GreathallError):
    """A damaged, truncated or impossible record; ``line`` is where."""

    def __init__(self, text: str, line: int | None = None) -> None:
        super().__init__(text if line is None else f"line {line}: {text}")
        self.line = line


class SaveError(GreathallError):
    """A damaged save; the message holds the path of the field."""


class ComponentError(GreathallError):
    """Component data or an overlay that does not fit; the message holds file and field."""
