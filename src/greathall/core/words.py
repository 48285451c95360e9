"""The words a game speaks: verbs (options), events and reasons.

Each word is declared once with the kinds of its parameters, so that notation, message ids, labels and the elements
a client lights up all follow from one line. Parameter kinds:

* ``"int"``: a number;
* ``"seat"``: a seat index;
* any other name, such as ``"building"``: the id of an element of that kind, written ``building:well`` outside;
* ``"card*"`` (verbs only, last): any number of elements; ``"resource+"`` (events and reasons): a bundle of
  ``(id, count)`` pairs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from greathall.core.errors import NotationError

Arg: TypeAlias = int | str
Bundle: TypeAlias = tuple[tuple[str, int], ...]
Value: TypeAlias = Arg | Bundle
Param: TypeAlias = int | str | list[str] | list[tuple[str, int]]

INT = "int"
SEAT = "seat"
SPECTATOR = -1
"""Stands for spectators in an event's audience."""


def element(kind: str, value: Value) -> Param:
    """A parameter as clients see it: a number, or ``<kind>:<id>``."""
    if kind == INT:
        assert isinstance(value, int)
        return value
    if isinstance(value, tuple):
        return [(f"{kind[:-1]}:{item}", n) for item, n in value]
    return f"{kind}:{value}"


class Option:
    """One legal (or candidate) choice of one seat. Made by its verb, which keeps those that a game lists."""

    __slots__ = ("_hash", "_told", "args", "notation", "seat", "verb")

    def __init__(self, verb: Verb, seat: int, args: tuple[Arg, ...]) -> None:
        self.verb = verb
        self.seat = seat
        self.args = args
        self.notation = " ".join((f"s{seat}", verb.name, *map(str, args)))
        """The option as text, both ways: ``s0 build well``."""
        self._hash = hash((verb.name, seat, args))
        self._told: dict[str, object] | None = None

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Option):
            return NotImplemented
        return (
            self.seat == other.seat
            and self.args == other.args
            and self.verb.name == other.verb.name
            and self.verb.game == other.verb.game
        )

    def __repr__(self) -> str:
        return f"<{self.verb.game}: {self.notation}>"

    @property
    def message(self) -> str:
        return f"{self.verb.game}-do-{self.verb.name}"

    @property
    def params(self) -> dict[str, Param]:
        params: dict[str, Param] = {"seat": f"seat:{self.seat}"}
        for name, kind, value in self.verb.pair(self.args):
            if name in params:
                many = params[name]
                params[name] = [*_as_list(many), str(element(kind, value))]
            else:
                params[name] = [str(element(kind, value))] if name == self.verb.rest else element(kind, value)
        if self.verb.rest is not None:
            params.setdefault(self.verb.rest, [])
        return params

    @property
    def touches(self) -> tuple[str, ...]:
        """The board elements this option is about."""
        return tuple(f"{kind}:{value}" for _, kind, value in self.verb.pair(self.args) if kind != INT)

    def to_dict(self) -> dict[str, object]:
        """As clients see it. To be read only: the same option is told over and over, and put into words once."""
        if self._told is None:
            self._told = {
                "notation": self.notation,
                "seat": self.seat,
                "kind": self.verb.name,
                "message": self.message,
                "params": self.params,
                "touches": list(self.touches),
            }
        return self._told


def _as_list(value: Param) -> list[str]:
    return [str(v) for v in value] if isinstance(value, list) else [str(value)]


class Verb:
    """A kind of choice. ``BUILD = words.verb("build", tile="building")``, then ``BUILD(seat, "well")``."""

    __slots__ = ("_made", "game", "kinds", "name", "rest")

    def __init__(self, game: str, name: str, kinds: dict[str, str]) -> None:
        self.game = game
        self.name = name
        self.rest: str | None = None
        for param, kind in kinds.items():
            if kind.endswith("*"):
                self.rest = param
        self.kinds = {param: kind.removesuffix("*") for param, kind in kinds.items()}
        self._made: dict[tuple[int, tuple[Arg, ...]], Option] = {}

    def __call__(self, seat: int, *args: Arg) -> Option:
        key = (seat, args)
        option = self._made.get(key)
        if option is None:
            option = self._made[key] = Option(self, seat, args)
        return option

    def __repr__(self) -> str:
        return f"<verb {self.game}: {self.name}>"

    def pair(self, args: tuple[Arg, ...]) -> Iterator[tuple[str, str, Arg]]:
        """Each argument with the name and kind of its parameter."""
        names = list(self.kinds)
        for i, value in enumerate(args):
            name = names[min(i, len(names) - 1)]
            yield name, self.kinds[name], value

    def parse(self, seat: int, texts: list[str]) -> Option:
        """The option that these words of a notation mean."""
        least = len(self.kinds) - (1 if self.rest else 0)
        if len(texts) < least or (self.rest is None and len(texts) > least):
            raise NotationError(f"'{self.name}' takes {least} words after it, got {len(texts)}")
        args: list[Arg] = []
        kinds = list(self.kinds.values())
        for i, text in enumerate(texts):
            kind = kinds[i] if i < len(kinds) else kinds[-1]
            if kind in (INT, SEAT):
                if not text.removeprefix("-").isdecimal():
                    raise NotationError(f"'{self.name}': '{text}' is not a number")
                args.append(int(text))
            else:
                args.append(text)
        # What anybody may write is not kept: only options that a game lists are made for good.
        return self._made.get((seat, tuple(args))) or Option(self, seat, tuple(args))


class EventKind:
    """A kind of thing that happens, with the kinds of its parameters; ``rule`` where it always follows from one."""

    __slots__ = ("game", "kinds", "name", "rule")

    def __init__(self, game: str, name: str, rule: str, kinds: dict[str, str]) -> None:
        self.game = game
        self.name = name
        self.rule = rule
        self.kinds = kinds

    def __repr__(self) -> str:
        return f"<event {self.game}: {self.name}>"


class Event:
    """Something that happened: typed, with an audience and the rule it follows from, in no language."""

    __slots__ = ("kind", "only", "rule", "values")

    def __init__(
        self, kind: EventKind, values: tuple[Value, ...], only: tuple[int, ...] | None, rule: str = ""
    ) -> None:
        self.kind = kind
        self.values = values
        self.only = only
        self.rule = rule

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return (self.message, self.values, self.only) == (other.message, other.values, other.only)

    def __hash__(self) -> int:
        return hash((self.message, self.values, self.only))

    def __repr__(self) -> str:
        return f"<{self.message} {self.params}>"

    def seen_by(self, seat: int | None) -> bool:
        return self.only is None or (SPECTATOR if seat is None else seat) in self.only

    @property
    def message(self) -> str:
        return f"{self.kind.game}-event-{self.kind.name}"

    @property
    def params(self) -> dict[str, Param]:
        pairs = zip(self.kind.kinds.items(), self.values, strict=True)
        return {name: element(kind, value) for (name, kind), value in pairs}

    def to_dict(self) -> dict[str, object]:
        return {"kind": self.kind.name, "message": self.message, "params": self.params, "rule": self.rule}


class ReasonKind:
    """Why something may not be chosen: a code, the rule behind it, and what is missing."""

    __slots__ = ("_bare", "code", "game", "kinds", "rule")

    def __init__(self, game: str, code: str, rule: str, kinds: dict[str, str]) -> None:
        self.game = game
        self.code = code
        self.rule = rule
        self.kinds = kinds
        self._bare = Reason(self, ())

    def __call__(self, *values: Value) -> Reason:
        return Reason(self, values) if values else self._bare


class Reason:
    __slots__ = ("kind", "values")

    def __init__(self, kind: ReasonKind, values: tuple[Value, ...]) -> None:
        self.kind = kind
        self.values = values

    def __repr__(self) -> str:
        return f"<{self.message} {self.params} ({self.rule})>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        return (self.message, self.values) == (other.message, other.values)

    def __hash__(self) -> int:
        return hash((self.message, self.values))

    @property
    def code(self) -> str:
        return self.kind.code

    @property
    def rule(self) -> str:
        return self.kind.rule

    @property
    def message(self) -> str:
        return f"{self.kind.game}-why-{self.kind.code}"

    @property
    def params(self) -> dict[str, Param]:
        pairs = zip(self.kind.kinds.items(), self.values, strict=True)
        return {name: element(kind, value) for (name, kind), value in pairs}

    def to_dict(self) -> dict[str, object]:
        return {"code": self.code, "message": self.message, "params": self.params, "rule": self.rule}


class Words:
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

    def event(self, name: str, rule: str = "", /, **kinds: str) -> EventKind:
        assert name not in self.events, f"event {name} is declared twice"
        made = self.events[name] = EventKind(self.game, name, rule, kinds)
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
