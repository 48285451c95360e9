"""What lies in the box: typed definitions of every component, loaded from ``data/*.toml``."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from greathall.core.components import Entries, Entry, Overlay, Source, load_entries, of
from greathall.core.errors import ComponentError

CULTURES = ("england", "france", "germany", "italy", "iberia")
DECKS = ("realm", "intrigue", "war", "tax", "crusade")
TRACK_LENGTH = 10

OPERATIONS = frozenset(
    {
        "add_trait",
        "age",
        "birth",
        "buy_development",
        "casus_belli",
        "check",
        "choice",
        "clear_casus_belli",
        "death",
        "demobilise",
        "end_war",
        "gold",
        "if",
        "lose_development",
        "mobilise",
        "pay_or",
        "place_token",
        "remove_castle",
        "remove_token",
        "remove_trait",
        "replace_shield",
        "steal_gold",
        "take_development",
    }
)
"""What an event can do; ``events.OPERATIONS`` carries them out."""

CONDITIONS = frozenset(
    {
        "fertile_ruler",
        "ruler_married",
        "children_at_most",
        "children_at_least",
        "family_non_ruler_at_least",
        "male_non_ruler_at_least",
        "regions_at_least",
        "region_matching",
        "gold_at_least",
        "castles_at_least",
        "armies_at_least",
        "armies_at_most",
        "ruler_age_at_most",
        "has_development",
        "bag_has_trait",
        "bag_size_at_least",
        "casus_belli_held_against",
        "at_war",
        "shields_on_track_at_least",
    }
)
"""What an event can ask of its target; ``conditions.TESTS`` answers."""


@dataclass(frozen=True, kw_only=True)
class Designed(Entry):
    """An entry of which some fields had to be designed; ``designed`` names them."""

    designed: tuple[str, ...] = ()


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
class Space(Designed):
    number: int
    trait: str
    hooks: tuple[Hook, ...]


@dataclass(frozen=True, kw_only=True)
class Development(Designed):
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
    what: str = ""
    filters: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Op:
    """One thing an event does. Roles are ``active``, ``target``, ``left_neighbour`` and ``choice_of_target``."""

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
class DynastyCard(Designed):
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
    extra_pious_space: int
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
    """Whom an AI woos: a rank of its marriage table."""

    partner: str
    traits: tuple[str, ...] = ()
    sign: str = ""
    gold_negative: int = 0
    gold_positive: int = 0
    dowry: int = 0


@dataclass(frozen=True, kw_only=True)
class Accept:
    """What an AI gives a member of its family away for."""

    sign: str = ""
    gold: int = 0
    heir: bool = False
    members: str = "child"


@dataclass(frozen=True, kw_only=True)
class Rank:
    """One line of an AI's table of actions."""

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


@dataclass(slots=True)
class Lookups:
    """Tables that rules ask for in every turn, by region index or token id."""

    regions: tuple[str, ...]
    at: dict[str, int]
    borders: tuple[tuple[int, ...], ...]
    by_sea: tuple[tuple[int, ...], ...]
    cultures: tuple[str, ...]
    positive: frozenset[str]
    trait_of: dict[str, str] = field(default_factory=dict)
    pool_of: dict[str, str] = field(default_factory=dict)


class CrusadersBox:
    """The definitions, typed, with the look-ups that rules ask for often."""

    def __init__(self, entries: Entries, overlay: Overlay | None) -> None:
        self.entries = entries
        self.overlay = overlay
        self.regions = of(entries, "region", Region)
        self.traits = of(entries, "trait", Trait)
        self.criticals = of(entries, "critical", Critical)
        self.tokens = of(entries, "token", Token)
        self.spaces = sorted(of(entries, "space", Space).values(), key=lambda one: one.number)
        self.developments = of(entries, "development", Development)
        self.classes = of(entries, "development_class", DevelopmentClass)
        self.decks = of(entries, "deck", Deck)
        self.cards = of(entries, "card", Card)
        self.events = of(entries, "event", EventCard)
        self.characters = of(entries, "character", Character)
        self.dynasties = of(entries, "dynasty", DynastyCard)
        self.rulers = of(entries, "ruler", Ruler)
        self.scenarios = of(entries, "scenario", Scenario)
        self.realms = of(entries, "realm", Realm)
        self.supply = {key: one.count for key, one in of(entries, "supply", Supply).items()}
        self.limits = {key: one.value for key, one in of(entries, "limit", Limit).items()}
        self.achievements = list(of(entries, "achievement", Achievement).values())
        self.strategies = of(entries, "strategy", Strategy)
        self.colours = {c.colour: c.id for c in of(entries, "culture", Culture).values()}
        self.sexes = {key: one.sex for key, one in self.characters.items()}
        self.sexes.update({key: one.sex for key, one in self.rulers.items()})
        self.look = self._lookups()
        self.at = self.look.at
        self.borders = self.look.borders
        self.trait_of = self.look.trait_of
        self.pool_of = self.look.pool_of
        self.positive = self.look.positive
        self.ops = dict(self._ops())
        self._check()

    def _lookups(self) -> Lookups:
        ids = tuple(self.regions)
        at = {key: i for i, key in enumerate(ids)}
        rows = [self.regions[key] for key in ids]
        borders = tuple(tuple(sorted(at[n] for n in (*row.land, *row.routes))) for row in rows)
        by_sea = tuple(
            tuple(i for i, other in enumerate(rows) if other is not row and set(row.coasts) & set(other.coasts))
            for row in rows
        )
        positive = frozenset(k for k, token in self.tokens.items() if self.traits[token.trait].sign == "positive")
        return Lookups(
            ids,
            at,
            borders,
            by_sea,
            tuple(row.culture for row in rows),
            positive,
            {key: token.trait for key, token in self.tokens.items()},
            {key: token.pool for key, token in self.tokens.items()},
        )

    def _ops(self) -> Iterator[tuple[str, Op]]:
        """Every operation of every event under the path that pending steps name it by."""
        for event in self.events.values():
            yield from _paths(event.id, event.effects)

    def _check(self) -> None:
        """What the rules rely on, whatever an overlay says."""
        for card in self.cards.values():
            if card.event not in self.events:
                raise ComponentError(f"card '{card.id}', field 'event': no event '{card.event}'")
        for region in self.regions.values():
            for other in (*region.land, *region.routes):
                if other not in self.regions or not _mutual(region.id, self.regions[other]):
                    raise ComponentError(f"region '{region.id}': the border with '{other}' has one side only")
        if [space.number for space in self.spaces] != list(range(1, TRACK_LENGTH + 1)):
            raise ComponentError(f"space: the track has the spaces 1 to {TRACK_LENGTH}")
        for realm in self.realms.values():
            odd = [one for one in realm.regions if one not in self.regions]
            if odd:
                raise ComponentError(f"realm '{realm.id}', field 'regions': no region '{odd[0]}'")
        self._check_events()

    def _check_events(self) -> None:
        for path, op in self.ops.items():
            if op.trait and op.trait not in self.traits:
                raise ComponentError(f"event '{path}', field 'trait': no trait '{op.trait}'")
            if op.op not in OPERATIONS:
                raise ComponentError(f"event '{path}', field 'op': no operation '{op.op}'")
        for event in self.events.values():
            conditions = [*event.conditions, *(c for op in event.effects for c in op.when)]
            odd = [one.test for one in conditions if one.test not in CONDITIONS]
            if odd:
                raise ComponentError(f"event '{event.id}', field 'conditions': no test '{odd[0]}'")

    def realm(self, scenario: str, culture: str) -> Realm:
        return self.realms[f"{scenario}_{culture}"]

    def tokens_of(self, pool: str) -> list[str]:
        """All tokens of a pool, one entry for each piece, sorted."""
        return sorted(key for key, one in self.tokens.items() if one.pool == pool for _ in range(one.count))


def _mutual(here: str, other: Region) -> bool:
    return here in other.land or here in other.routes


def _paths(prefix: str, ops: tuple[Op, ...]) -> Iterator[tuple[str, Op]]:
    for i, op in enumerate(ops):
        path = f"{prefix}/{i}"
        yield path, op
        for part in ("success", "failure", "otherwise", "then"):
            yield from _paths(f"{path}/{part}", getattr(op, part))
        for j, option in enumerate(op.options):
            yield from _paths(f"{path}/options/{j}", option)


@cache
def _plain_box() -> CrusadersBox:
    return CrusadersBox(load_entries("greathall.games.crusaders", KINDS), None)


def load_box(overlay: Overlay | None = None) -> CrusadersBox:
    if overlay is None:
        return _plain_box()
    return CrusadersBox(load_entries("greathall.games.crusaders", KINDS, overlay), overlay)
