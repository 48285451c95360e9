"""Game: the record of functions and facts that a game package fills in. Games share by function, not by base class."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, TypeVar

from greathall.core.errors import OlderRules, OtherData, SetupError
from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import State, Stops
from greathall.core.speech import plain
from greathall.core.speech.options import Option
from greathall.core.speech.vocabulary import Vocabulary
from greathall.core.table.outcome import Standing

if TYPE_CHECKING:
    from greathall.core.reference.components import Box
    from greathall.core.reference.overlays import Overlay

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
    kind: Literal["decides", "automa"]
    """``decides`` (a person or a bot) or ``automa`` (the rulebook's own player)."""
    side: int
    colour: str

    def to_dict(self) -> plain.Seat:
        return {"index": self.index, "kind": self.kind, "side": self.side, "colour": self.colour}


@dataclass(frozen=True, slots=True)
class Setup:
    """What is decided before the first ply. ``seats`` counts the seats that decide."""

    seats: int
    variants: Mapping[str, str]
    colours: tuple[str, ...]
    first: int | None = None

    def to_dict(self) -> plain.Setup:
        return {
            "seats": self.seats,
            "variants": dict(self.variants),
            "colours": list(self.colours),
            "first": self.first,
        }


class Data(NamedTuple):
    """The data that a table began with, as saves, records and logs name it."""

    version: int
    hash: str


@dataclass(frozen=True)
class Game(Generic[S, B]):
    """Everything the engine needs to know of a game."""

    id: str
    package: str
    rules_version: int
    oldest_rules: int
    """The oldest version of the rules whose tables still play on."""
    data_version: int
    """The version of today's data; earlier ones that tables began with are kept (see ``versions.py``)."""
    seats: range
    colours: tuple[str, ...]
    variants: tuple[Variant, ...]
    words: Vocabulary
    state: type[S]
    load_box: Callable[[Overlay | None, int | None], B]
    """The components with an owner's corrections, by today's data or by a version that was kept."""
    setup: Callable[[Setup, B, Dealer], S]
    seating: Callable[[Setup], list[Seat]]
    view: Callable[[S], Mapping[str, object]]
    """The board as all see it, a spectator too."""
    conceal: Callable[[S, int | None, Random], None]
    standings: Callable[[S], list[Standing]]
    census: Callable[[S], dict[str, int]]
    """Counts of every limited component; the same after every ply."""
    value: Callable[[S, int], float]
    """A seat's prospects, for simple bots: larger is better."""
    max_plies: Callable[[Setup], int]
    winning_rule: Callable[[Setup], str]
    """The rule that says who wins: the last line of the log leads to it."""
    minutes: tuple[int, int] = (30, 60)
    check_setup: Callable[[Setup], None] = field(default=lambda setup: None)
    """Refuses impossible combinations of seats and variants with a SetupError."""
    outcome_extra: Callable[[S], dict[str, object]] = field(default=lambda s: {})
    features: Callable[[S, int], list[float]] = field(default=lambda s, seat: [])
    """A position as a seat knows it, in numbers of about one: what nets value. Without any, simple bots play."""
    feature_names: tuple[str, ...] = ()
    features_version: int = 0
    """Counted up when a feature changes its meaning: a net made for another version is stale."""
    turn_ends: Stops = frozenset()
    """Where a search values a position: a turn is over, and no chance of the next one has been dealt."""
    own_view: Callable[[S, int, Any], Mapping[str, object]] = field(default=lambda s, seat, board: board)
    """The board as all see it, with what only this seat sees in its places; the rest is shared, not copied."""
    considered: Callable[[S, Sequence[Option]], Sequence[Option]] = field(default=lambda s, options: options)
    """Of the options of the question on top, those that a sensible seat thinks about; never none. For bots only."""

    def check_rules(self, version: int) -> None:
        """Refuses what was played by rules that are played no more, and what comes from a later release."""
        if version > self.rules_version:
            raise SetupError(f"made for rules {version} of {self.id}; known up to {self.rules_version}")
        if version < self.oldest_rules:
            raise OlderRules(self.id, version, self.rules_version)

    def box(self, overlay: Overlay | None = None, data: Data | None = None) -> B:
        """The components: by the data that a table began with, or by today's; OtherData where that is not held."""
        if data is None:
            return self.load_box(overlay, None)
        if not self.holds(data):
            raise OtherData(self.id, data.version, data.hash)
        return self.load_box(overlay, self._kept(data.version))

    def holds(self, data: Data) -> bool:
        """Whether tables that began with this data are played on with it."""
        return bool(data.hash) and data == self.data(data.version)

    def data(self, version: int) -> Data:
        """What tables that began with a version of the data name it; without a hash where it is not held."""
        from greathall.core.reference.versions import data_hash  # what reads files is slow to import

        return Data(version, data_hash(self.package, self._kept(version)))

    def data_of(self, box: Box) -> Data:
        return self.data(self.data_version if box.kept is None else box.kept)

    def _kept(self, version: int) -> int | None:
        return None if version == self.data_version else version

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
