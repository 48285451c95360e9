"""The number of a choice and the choice of a number, in a given position.

A table is a file with a line for every number (``tables/<game>.txt``): what a number means stays as it is from release
to release, and new lines come at the end. A choice that a table does not foresee (more gold than anybody was thought to
have) still gets a number, one of the spare ones (``other #0``): nothing that may be chosen is out of reach.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from greathall.core.errors import SetupError
from greathall.core.registry import find
from greathall.core.speech.elements import Arg
from greathall.core.speech.options import Option, Verb
from greathall.lab.actions.forms import Form, form_of

OTHER = "other"
SPARE = 32
"""Numbers for options that the table does not foresee, by their place among those."""


class ActionIndex:
    """The numbers of one game. Seats are not part of it: `s0 build well` and `s2 build well` are the same action."""

    def __init__(self, game: str, lines: Sequence[str]) -> None:
        self.game = game
        self.lines = tuple(lines)
        """What every number means."""
        self._numbers = {line: number for number, line in enumerate(lines)}
        self._known: dict[Option, int] = {}
        verbs = find(game).words.verbs
        self._forms = {name: form_of(game, name, tuple(verb.kinds)) for name, verb in verbs.items()}
        self._placed = frozenset(name for name, form in self._forms.items() if form.places)

    @property
    def size(self) -> int:
        return len(self.lines)

    def numbers(self, options: Sequence[Option]) -> list[int]:
        """The numbers of the options of one decision, each a different one, in their order."""
        known = self._known
        found = []
        for option in options:
            number = known.get(option)
            found.append(self._work_out(option) if number is None else number)
        if min(found, default=0) < 0:
            self._place(options, found)
        return found

    def option(self, options: Sequence[Option], number: int) -> Option | None:
        """The option of a decision that has this number, if any has."""
        found = self.numbers(options)
        return options[found.index(number)] if number in found else None

    def _work_out(self, option: Option) -> int:
        verb = option.verb
        if verb.name in self._placed:
            return -1  # never kept: there are hundreds of thousands of them
        number = self._numbers.get(line_of(verb, option.args, self._forms[verb.name]), -1)
        if number >= 0:
            self._known[option] = number
        return number

    def _place(self, options: Sequence[Option], found: list[int]) -> None:
        """Numbers those that have one only by their place: among the options of their verb, else among the spare."""
        places: dict[str, int] = {}
        for i, option in enumerate(options):
            if found[i] >= 0:
                continue
            name = option.verb.name
            place = places[name] = places.get(name, -1) + 1
            number = self._numbers.get(f"{name} #{place}")
            if number is None:
                place = places[OTHER] = places.get(OTHER, -1) + 1
                number = self._numbers.get(f"{OTHER} #{place}")
            if number is None:
                raise SetupError(f"{self.game}: no number is left for '{option.notation}'")
            found[i] = number


def line_of(verb: Verb, args: tuple[Arg, ...], form: Form) -> str:
    """What counts of a choice, as its line in the table."""
    several: list[str] = []
    words = [verb.name]
    for name, _, value in verb.pair(args):
        if name not in form.counts:
            continue
        if name == verb.rest:
            several.append(str(value))
        else:
            words.append(str(value))
    return " ".join([*words, *sorted(several)])


@cache
def index_of(game: str) -> ActionIndex:
    """The numbers of a game."""
    find(game)
    file = files("greathall.lab.actions") / "tables" / f"{game}.txt"
    if not file.is_file():
        raise SetupError(f"{game} has no table of actions")
    return ActionIndex(game, file.read_text(encoding="utf-8").splitlines())
