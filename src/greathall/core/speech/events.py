"""Events: what happened, who may know it, which rule it follows from, and which pieces moved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from greathall.core.speech import plain
from greathall.core.speech.elements import SPECTATOR, Param, Value, element


class Move(NamedTuple):
    """Pieces that go from one place to another when something happens: what, from where, to where, how many.

    Each is the name of one of the event's parameters (``"card"``), or a fixed place (``"supply"``), or one that is put
    together from parameters (``"hand:{seat}"``). A bundle moves each of its things by its count.
    """

    what: str
    source: str
    target: str
    n: str | int = 1


class EventKind:
    """A kind of thing that happens, with the kinds of its parameters; ``rule`` where it always follows from one."""

    __slots__ = ("game", "kinds", "moves", "name", "rule")

    def __init__(self, game: str, name: str, rule: str, kinds: dict[str, str], moves: Sequence[Move] | None) -> None:
        self.game = game
        self.name = name
        self.rule = rule
        self.kinds = kinds
        self.moves = moves

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

    def moves(self) -> list[plain.Move]:
        """The pieces that moved, each as ``{"what": "resource:sand", "from": "supply", "to": "seat:0", "n": 3}``."""
        return [moved for move in self.kind.moves or () for moved in self._moved(move) if moved["n"]]

    def _moved(self, move: Move) -> Iterator[plain.Move]:
        values = dict(zip(self.kind.kinds, self.values, strict=True))
        source, target = self._place(move.source, values), self._place(move.target, values)
        bundle = values.get(move.what)
        if isinstance(bundle, tuple):
            kind = self.kind.kinds[move.what][:-1]
            for item, count in bundle:
                yield {"what": f"{kind}:{item}", "from": source, "to": target, "n": count}
        else:
            n = values[move.n] if isinstance(move.n, str) else move.n
            assert isinstance(n, int)
            yield {"what": self._place(move.what, values), "from": source, "to": target, "n": n}

    def _place(self, named: str, values: dict[str, Value]) -> str:
        kind = self.kind.kinds.get(named)
        return f"{kind}:{values[named]}" if kind is not None else named.format_map(values)

    def to_dict(self) -> plain.GameEvent:
        return {
            "kind": self.kind.name,
            "message": self.message,
            "params": self.params,
            "rule": self.rule,
            "moves": self.moves(),
        }
