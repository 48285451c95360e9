"""The typed definitions that ``data/*.toml`` is loaded into, one class per kind of component."""

from __future__ import annotations

from dataclasses import dataclass, field

from greathall.core.components import Entry, Source
from greathall.core.effects import Effect


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
