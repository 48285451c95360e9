"""Game: the record of functions and facts that a game package fills in. Games share by function, not by base class."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from greathall.core.dealer import Dealer
from greathall.core.errors import SetupError
from greathall.core.outcome import Standing
from greathall.core.steps import State
from greathall.core.words import Words

if TYPE_CHECKING:
    from greathall.core.components import Box, Overlay

S = TypeVar("S", bound=State)
B = TypeVar("B", bound="Box")


@dataclass(frozen=True, slots=True)
class Variant:
    """A choice made before the game: its name, its choices and the recommended one."""

    name: str
    choices: tuple[str, ...]
    default: str
    solo: bool = False
    """Whether it matters only to somebody who plays alone."""


@dataclass(frozen=True, slots=True)
class Seat:
    index: int
    kind: str
    """``decides`` (a person or a bot) or ``automa`` (the rulebook's own player)."""
    side: int
    colour: str

    def to_dict(self) -> dict[str, object]:
        return {"index": self.index, "kind": self.kind, "side": self.side, "colour": self.colour}


@dataclass(frozen=True, slots=True)
class Setup:
    """What is decided before the first ply. ``seats`` counts the seats that decide."""

    seats: int
    variants: Mapping[str, str]
    colours: tuple[str, ...]
    first: int | None = None

    def to_dict(self) -> dict[str, object]:
        return {
            "seats": self.seats,
            "variants": dict(self.variants),
            "colours": list(self.colours),
            "first": self.first,
        }


@dataclass(frozen=True)
class Game(Generic[S, B]):
    """Everything the engine needs to know of a game."""

    id: str
    package: str
    rules_version: int
    seats: range
    colours: tuple[str, ...]
    variants: tuple[Variant, ...]
    words: Words
    state: type[S]
    load_box: Callable[[Overlay | None], B]
    setup: Callable[[Setup, B, Dealer], S]
    seating: Callable[[Setup], list[Seat]]
    view: Callable[[S, int | None], dict[str, object]]
    conceal: Callable[[S, int | None, Random], None]
    standings: Callable[[S], list[Standing]]
    census: Callable[[S], dict[str, int]]
    """Counts of every limited component; the same after every ply."""
    value: Callable[[S, int], float]
    """A seat's prospects, for simple bots: larger is better."""
    max_plies: Callable[[Setup], int]
    minutes: tuple[int, int] = (30, 60)
    check_setup: Callable[[Setup], None] = field(default=lambda setup: None)
    """Refuses impossible combinations of seats and variants with a SetupError."""
    outcome_extra: Callable[[S], dict[str, object]] = field(default=lambda s: {})

    def make_setup(
        self, seats: int, variants: Mapping[str, object], colours: tuple[str, ...] | None, first: int | None
    ) -> Setup:
        """Checks what a caller asks for; every error names what is possible."""
        if not isinstance(seats, int) or isinstance(seats, bool):
            raise SetupError(f"{self.id}: seats must be a whole number, got {seats!r}")
        if seats not in self.seats:
            raise SetupError(f"{self.id}: {self.seats[0]} to {self.seats[-1]} seats, got {seats}")
        chosen: dict[str, str] = {}
        known = {variant.name: variant for variant in self.variants}
        for name in variants:
            if name not in known:
                raise SetupError(f"{self.id}: no variant '{name}'; there are: {', '.join(known) or 'none'}")
        for variant in self.variants:
            value = str(variants.get(variant.name, variant.default))
            if value not in variant.choices:
                raise SetupError(
                    f"{self.id}: variant '{variant.name}' is one of {', '.join(variant.choices)}; got '{value}'"
                )
            chosen[variant.name] = value
        setup = Setup(seats, chosen, self._colours(seats, colours), self._first(seats, first))
        self.check_setup(setup)
        return setup

    def _colours(self, seats: int, wanted: tuple[str, ...] | None) -> tuple[str, ...]:
        if wanted is None:
            return self.colours[:seats]
        if len(wanted) != seats or len(set(wanted)) != seats or any(c not in self.colours for c in wanted):
            raise SetupError(f"{self.id}: colours must be {seats} different ones of {', '.join(self.colours)}")
        return tuple(wanted)

    def _first(self, seats: int, first: int | None) -> int | None:
        if first is not None and (not isinstance(first, int) or not 0 <= first < seats):
            raise SetupError(f"{self.id}: the first player must be a seat from 0 to {seats - 1}, got {first!r}")
        return first


AnyGame = Game[Any, Any]


def message_id(rule: str) -> str:
    """The Fluent id of a rule: ``castle.trader.displace`` is ``castle-rule-trader-displace``."""
    game, _, rest = rule.partition(".")
    return f"{game}-rule-{re.sub(r'[._]', '-', rest)}"
