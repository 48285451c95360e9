"""What can go wrong, split by cause. Every message names what and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Self, TypeAlias

if TYPE_CHECKING:
    from greathall.core.speech.options import Option
    from greathall.core.speech.reasons import Reason


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


class Unplayable(GreathallError):
    """A game that this release cannot play on as it was begun: what was recorded of it can be read and exported."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text}; it can be read and exported, and not be played on")


class OlderRules(Unplayable):
    """Played by rules that this release plays no more."""

    def __init__(self, game: str, rules: int, today: int) -> None:
        super().__init__(f"this game of {game} was played by rules {rules}, and today they are rules {today}")


class OtherData(Unplayable):
    """Begun with component data that this release does not hold."""

    def __init__(self, game: str, version: int, digest: str) -> None:
        named = f"data {version} ({digest})"
        super().__init__(f"this game of {game} was begun with {named}, which this release does not hold")


class Diverged(Unplayable):
    """What was recorded does not lead where it led: a rule or a figure has changed unnoticed, or the record has."""

    def __init__(self, game: str, text: str) -> None:
        super().__init__(f"this game of {game} does not come out as it was recorded ({text})")


class SaveError(GreathallError):
    """A damaged save; the message holds the path of the field."""


Flaw: TypeAlias = Literal[
    "bounds",  # a figure from ``least`` to ``most``
    "number",  # a whole number
    "word",
    "tick",  # yes or no
    "list",
    "table",
    "effect",
    "count",  # ``n`` values
    "unknown",  # ``value`` is none of ``known``
    "field",  # there is no field ``name``
    "missing",  # a field ``name`` is needed
    "rule",  # no figure: it cannot be corrected
    "shape",  # only its numbers can be corrected
    "even",
    "long",  # at most ``most`` characters
    "line",  # one plain line
    "size",
    "toml",
    "kind",
    "id",
    "misfit",  # does not go with the rest; the message says why
]
"""What can be wrong with a value; clients have words for each."""


class ComponentError(GreathallError):
    """Component data or an overlay that does not fit; the message holds file and field.

    ``flaw`` and ``told`` say the same to whoever puts it into other languages; ``kind``, ``id`` and ``field`` say
    where, as far as that is known.
    """

    def __init__(self, text: str, flaw: Flaw = "misfit", **told: object) -> None:
        super().__init__(text)
        self.flaw: Flaw = flaw
        self.told = told
        self.kind = self.id = self.field = ""

    def at(self, kind: str = "", id: str = "", field: str = "") -> Self:  # noqa: A002 - the entry's id
        """Says where it is, unless that has been said from nearer."""
        self.kind, self.id, self.field = self.kind or kind, self.id or id, self.field or field
        return self
