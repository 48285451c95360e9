"""The typed definitions that ``data/*.toml`` is loaded into, one class per kind, and the names they use."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from typing import Literal, TypeAlias

from greathall.core.reference.components import Entry, Source
from greathall.core.rules.effects import Effect
from greathall.games.paladins.crews import WORKERS

LeftAction: TypeAlias = Literal["develop", "recruit", "hunt", "trade", "pray", "conspire"]
RightAction: TypeAlias = Literal["commission", "fortify", "garrison", "absolve", "attack", "convert"]
Attribute: TypeAlias = Literal["strength", "faith", "influence"]
Resource: TypeAlias = Literal["silver", "provisions"]

LEFT: tuple[LeftAction, ...] = ("develop", "recruit", "hunt", "trade", "pray", "conspire")
RIGHT: tuple[RightAction, ...] = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
ACTIONS: tuple[LeftAction | RightAction, ...] = (*LEFT, *RIGHT)
ACTION_INDEX: dict[str, int] = {name: i for i, name in enumerate(ACTIONS)}

ATTRIBUTES: tuple[Attribute, ...] = ("strength", "faith", "influence")
STRENGTH, FAITH, INFLUENCE = range(3)
ATTRIBUTE_INDEX: dict[str, int] = {name: i for i, name in enumerate(ATTRIBUTES)}
TRACK_END = 12

FACTIONS = ("saracen", "byzantine", "viking")
RESOURCES: tuple[Resource, ...] = ("silver", "provisions")
CONDITIONS = ("suspected", "unsuspected")
SPECIALS = ("pray", "recruit", "develop")
GAINS = (*RESOURCES, "tax", "debt", *WORKERS, *ATTRIBUTES)
ORDER_MATTERS = ("lose_suspicion", "criminal", "one_of")
"""Abilities that change what other abilities ask about; the order of all others makes no difference."""

SCORED = (
    *("develop", "recruit", *RIGHT),
    *ATTRIBUTES,
    *(f"attacked_{faction}" for faction in FACTIONS),
    "converted_mercenary",
    "fulfilled_order",
    "paid_debt",
    "unpaid_debt",
    "suspicion",
)
"""What a convert may count."""

SPACES = {"develop": 2, "recruit": 2, "hunt": 2, "trade": 2, "pray": 1, "conspire": 1}
CHOICES = (
    *(f"{noun}_{n}" for noun in (*RESOURCES, "tax", *WORKERS, *ATTRIBUTES) for n in (1, 2, 3)),
    *("lose_suspicion_1", "lose_suspicion_2", "lose_debt_1", "pay_debt", *SPECIALS),
    *(f"{one}_1_{other}_1" for one, other in combinations(WORKERS, 2)),
)
"""Sides of a choice that have a name."""


@dataclass(frozen=True, kw_only=True)
class Action(Entry):
    side: str
    spaces: tuple[str, ...]
    cost: tuple[Effect, ...] = ()
    resource: str = ""
    ladder: tuple[int, ...] = ()
    """Cost of the first, second, ... use in ``resource``."""
    attribute: str = ""
    needs: tuple[int, ...] = ()
    """The attribute's value needed for the first, second, ... use."""
    one: tuple[Effect, ...] = ()
    two: tuple[Effect, ...] = ()
    always: tuple[Effect, ...] = ()
    limit: int = 0
    points: dict[int, int] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Workshop(Entry):
    worker: str


@dataclass(frozen=True, kw_only=True)
class JarSlot(Entry):
    reward: tuple[Effect, ...]


@dataclass(frozen=True, kw_only=True)
class TownsfolkSlot(Entry):
    silver: int
    debt: bool


@dataclass(frozen=True, kw_only=True)
class Region(Entry):
    faith: int
    strength: int


@dataclass(frozen=True, kw_only=True)
class Space(Entry):
    region: str
    players: int
    reward: tuple[Effect, ...]


@dataclass(frozen=True, kw_only=True)
class OrderSlot(Entry):
    round: int
    points: int


@dataclass(frozen=True, kw_only=True)
class FavourSlot(Entry):
    round: int


@dataclass(frozen=True, kw_only=True)
class TaxSupply(Entry):
    players: int
    silver: int


@dataclass(frozen=True, kw_only=True)
class Paladin(Entry):
    workers: tuple[str, ...]
    strength: int = 0
    faith: int = 0
    influence: int = 0
    waives: str = ""
    cheaper: str = ""
    by: int = 0
    bonus: Effect | None = None

    @property
    def boost(self) -> tuple[int, int, int]:
        return (self.strength, self.faith, self.influence)


@dataclass(frozen=True, kw_only=True)
class Townsfolk(Entry):
    kind: str
    quest: tuple[Effect, ...]
    ability: Effect
    reward: tuple[Effect, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Outsider(Entry):
    kind: str
    faction: str
    attack: tuple[Effect, ...]
    convert: tuple[Effect, ...]
    scoring: Effect


@dataclass(frozen=True, kw_only=True)
class Favour(Entry):
    worker: str
    reward: tuple[Effect, ...]
    cost: tuple[Effect, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Order(Entry):
    action: str
    count: int


@dataclass(frozen=True, kw_only=True)
class Suspicion(Entry):
    taxes: int
    copies: int


@dataclass(frozen=True, kw_only=True)
class Tavern(Entry):
    workers: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Wall(Entry):
    reward: tuple[Effect, ...]
    points: int
    copies: int


@dataclass(frozen=True, kw_only=True)
class TrackStep(Entry):
    step: int
    points: int


@dataclass(frozen=True, kw_only=True)
class Start(Entry):
    silver: int
    provisions: int
    workshops: int
    monks: int
    outposts: int
    jars: int


@dataclass(frozen=True, kw_only=True)
class Debt(Entry):
    copies: int
    unpaid: int
    paid: int


@dataclass(frozen=True, kw_only=True)
class Worker(Entry):
    pieces: int


@dataclass(frozen=True, kw_only=True)
class Difficulty(Entry):
    orders: int


@dataclass(frozen=True, kw_only=True)
class Scheme(Entry):
    copies: int
    set_aside: bool


@dataclass(frozen=True, kw_only=True)
class Fallback(Entry):
    workers: int


@dataclass(frozen=True, kw_only=True)
class Priority(Entry):
    rank: int


KINDS: dict[str, type[Entry]] = {
    "action": Action,
    "workshop": Workshop,
    "jar_slot": JarSlot,
    "townsfolk_slot": TownsfolkSlot,
    "region": Region,
    "space": Space,
    "order_slot": OrderSlot,
    "favour_slot": FavourSlot,
    "tax_supply": TaxSupply,
    "paladin": Paladin,
    "townsfolk": Townsfolk,
    "outsider": Outsider,
    "favour": Favour,
    "order": Order,
    "suspicion": Suspicion,
    "tavern": Tavern,
    "wall": Wall,
    "track_step": TrackStep,
    "start": Start,
    "debt": Debt,
    "worker": Worker,
    "difficulty": Difficulty,
    "scheme": Scheme,
    "fallback": Fallback,
    "priority": Priority,
    "source": Source,
}
