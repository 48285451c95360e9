"""The words a game speaks: verbs (options), events and reasons.

Each word is declared once with the kinds of its parameters (see elements.py), so that notation, message ids, labels and
the elements a client lights up all follow from one line.
"""

from __future__ import annotations

from collections.abc import Sequence

from greathall.core.errors import NotationError
from greathall.core.speech.events import EventKind, Move
from greathall.core.speech.options import Option, Verb
from greathall.core.speech.reasons import ReasonKind


class Vocabulary:
    """All verbs, events and reasons of one game."""

    __slots__ = ("events", "game", "reasons", "verbs")

    def __init__(self, game: str) -> None:
        self.game = game
        self.verbs: dict[str, Verb] = {}
        self.events: dict[str, EventKind] = {}
        self.reasons: dict[str, ReasonKind] = {}

    def verb(self, name: str, /, **kinds: str) -> Verb:
        assert name not in self.verbs, f"verb {name} is declared twice"
        made = self.verbs[name] = Verb(self.game, name, kinds)
        return made

    def event(self, name: str, rule: str = "", /, *, moves: Sequence[Move] | None = None, **kinds: str) -> EventKind:
        """``rule`` where it always follows from one; ``moves`` says which pieces go where (none: an empty list)."""
        assert name not in self.events, f"event {name} is declared twice"
        made = self.events[name] = EventKind(self.game, name, rule, kinds, moves)
        return made

    def reason(self, code: str, rule: str, /, **kinds: str) -> ReasonKind:
        assert code not in self.reasons, f"reason {code} is declared twice"
        made = self.reasons[code] = ReasonKind(self.game, code, rule, kinds)
        return made

    def parse(self, notation: str) -> Option:
        """The option that a notation such as ``s0 build well`` means."""
        words = notation.split()
        if len(words) < 2 or not words[0].startswith("s") or not words[0][1:].isdecimal():
            raise NotationError(f"'{notation}' is not a choice: expected 's<seat> <verb> ...'")
        verb = self.verbs.get(words[1])
        if verb is None:
            raise NotationError(f"'{words[1]}' is not a verb of {self.game}: {', '.join(sorted(self.verbs))}")
        return verb.parse(int(words[0][1:]), words[2:])
