"""Verbs and options: what can be chosen, its notation, and the elements a client lights up for it."""

from __future__ import annotations

from collections.abc import Iterator

from greathall.core.errors import NotationError
from greathall.core.speech import plain
from greathall.core.speech.elements import INT, SEAT, Arg, Param, element


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
        self._told: plain.Option | None = None

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

    def to_dict(self) -> plain.Option:
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
