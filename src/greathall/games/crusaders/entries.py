"""The kinds of components, as ``data/*.toml`` describes them."""

from __future__ import annotations

from dataclasses import dataclass

from greathall.core.reference.components import Entry, Source


@dataclass(frozen=True, kw_only=True)
class Culture(Entry):
    colour: str


@dataclass(frozen=True, kw_only=True)
class Region(Entry):
    culture: str
    land: tuple[str, ...]
    routes: tuple[str, ...]
    coasts: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Trait(Entry):
    sign: str
    criticals: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Critical(Entry):
    """The pair of traits that a kind of check turns around."""

    positive: str
    negative: str


@dataclass(frozen=True, kw_only=True)
class Token(Entry):
    pool: str
    trait: str
    count: int


@dataclass(frozen=True, kw_only=True)
class Hook:
    """Where a development or a track space changes the rules."""

    hook: str
    n: int = 1
    plot: str = ""
    causes: tuple[str, ...] = ()
    once_per_round: bool = False


@dataclass(frozen=True, kw_only=True)
class Space(Entry):
    number: int
    trait: str
    hooks: tuple[Hook, ...]


@dataclass(frozen=True, kw_only=True)
class Development(Entry):
    type: str
    copies: int
    hooks: tuple[Hook, ...]


@dataclass(frozen=True, kw_only=True)
class DevelopmentClass(Entry):
    cards: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Deck(Entry):
    actions: tuple[str, ...]
    least: int
    most: int


@dataclass(frozen=True, kw_only=True)
class Card(Entry):
    deck: str
    event: str


@dataclass(frozen=True, kw_only=True)
class Condition:
    """A question about the target of an event."""

    test: str
    n: int = 1
    traits: tuple[str, ...] = ()
    filters: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Op:
    """One thing an event does. Roles are ``active``, ``target``, ``left_neighbour`` and ``choice_of_target``.

    ``otherwise`` is what an unpaid price or a condition that fails brings, and elsewhere what happens if the operation
    itself is impossible.
    """

    op: str
    n: int = 1
    all: bool = False
    who: str = "target"
    choose_by: str = ""
    by: str = ""
    to: str = ""
    per: str = ""
    draws: int = 1
    sex: str = "any"
    bastard: bool = False
    token: str = ""
    filters: tuple[str, ...] = ()
    trait: str = ""
    critical: str = ""
    role: str = ""
    holder: str = ""
    against: str = ""
    type: str = ""
    price: int = 0
    optional: bool = False
    success: tuple[Op, ...] = ()
    failure: tuple[Op, ...] = ()
    otherwise: tuple[Op, ...] = ()
    when: tuple[Condition, ...] = ()
    then: tuple[Op, ...] = ()
    options: tuple[tuple[Op, ...], ...] = ()


@dataclass(frozen=True, kw_only=True)
class EventCard(Entry):
    deck: str
    target: str
    effects: tuple[Op, ...]
    tone: str
    conditions: tuple[Condition, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Character(Entry):
    culture: str
    sex: str


@dataclass(frozen=True, kw_only=True)
class DynastyCard(Entry):
    culture: str
    shields: int


@dataclass(frozen=True, kw_only=True)
class Ruler(Entry):
    dynasty: str
    sex: str
    traits: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Relative:
    role: str
    traits: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Scenario(Entry):
    number: int
    eras: int
    last_space: int
    most_dynasties: int
    pious_space: int
    """Where the scenario lays a Pious token; 0 for nowhere."""
    pious_replaces: bool
    """Whether it takes the place of the printed token or lies beside it."""
    defeat_is_final: bool
    never_closed: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Realm(Entry):
    scenario: str
    culture: str
    dynasty: str
    ruler: str
    traits: tuple[str, ...]
    regions: tuple[str, ...]
    gold: int
    developments: tuple[str, ...]
    age: int = 0
    family: tuple[Relative, ...] = ()
    castles: tuple[str, ...] = ()
    free_castles: int = 0
    unrest: tuple[str, ...] = ()
    armies: tuple[str, ...] = ()
    casus_belli: tuple[str, ...] = ()
    casus_belli_of_three: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Supply(Entry):
    count: int


@dataclass(frozen=True, kw_only=True)
class Limit(Entry):
    value: int


@dataclass(frozen=True, kw_only=True)
class Achievement(Entry):
    measure: str
    threshold: int
    points: int


@dataclass(frozen=True, kw_only=True)
class Suit:
    """Whom an automa woos: a rank of its marriage table."""

    partner: str
    traits: tuple[str, ...] = ()
    sign: str = ""
    gold_negative: int = 0
    gold_positive: int = 0
    dowry: int = 0


@dataclass(frozen=True, kw_only=True)
class Accept:
    """What an automa gives a member of its family away for."""

    sign: str = ""
    gold: int = 0
    heir: bool = False
    members: str = "child"


@dataclass(frozen=True, kw_only=True)
class Rank:
    """One line of an automa's table of actions."""

    do: str
    want: tuple[str, ...] = ()
    target: str = ""
    least: int = 0
    most: int = 99


@dataclass(frozen=True, kw_only=True)
class Strategy(Entry):
    developments: tuple[str, ...]
    cards: dict[str, int]
    suits: tuple[Suit, ...]
    accepts: tuple[Accept, ...]
    random_spouse: bool
    """Whether its ruler weds a random noble when nobody of the table is left."""
    realm: tuple[Rank, ...]
    intrigue: tuple[Rank, ...]
    war: tuple[Rank, ...]
    traits: tuple[str, ...] = ()


KINDS: dict[str, type[Entry]] = {
    "culture": Culture,
    "sea": Entry,
    "region": Region,
    "trait": Trait,
    "critical": Critical,
    "token": Token,
    "space": Space,
    "development": Development,
    "development_class": DevelopmentClass,
    "deck": Deck,
    "card": Card,
    "event": EventCard,
    "character": Character,
    "dynasty": DynastyCard,
    "ruler": Ruler,
    "scenario": Scenario,
    "realm": Realm,
    "supply": Supply,
    "limit": Limit,
    "achievement": Achievement,
    "strategy": Strategy,
    "source": Source,
}
