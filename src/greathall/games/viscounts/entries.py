"""Kinds of component, one typed definition each: the shape that ``data/*.toml`` must have."""

from __future__ import annotations

from dataclasses import dataclass, field

from greathall.core.reference.components import Entry, Source
from greathall.core.rules.effects import Effect


@dataclass(frozen=True, kw_only=True)
class Funding:
    """What a card lets its owner pay for an action: ``amount`` of something for ``icons`` icons."""

    action: str
    pays: str
    amount: int
    icons: int
    limit: int


@dataclass(frozen=True, kw_only=True)
class Townsfolk(Entry):
    group: str
    cost: int
    icons: dict[str, int]
    timing: str
    effect: Effect | None = None
    funding: tuple[Funding, ...] = ()
    on_hire: Effect | None = None


@dataclass(frozen=True, kw_only=True)
class Manuscript(Entry):
    ribbon: str
    cost: int
    back: str
    effect: Effect | None = None
    points: Effect | None = None


@dataclass(frozen=True, kw_only=True)
class Segment(Entry):
    left: int
    right: int


@dataclass(frozen=True, kw_only=True)
class PrintedManuscript(Entry):
    cost: int
    effect: Effect


@dataclass(frozen=True, kw_only=True)
class PrintedTownsfolk(Entry):
    cost: int
    icons: dict[str, int]
    on_hire: Effect


@dataclass(frozen=True, kw_only=True)
class Exchange(Entry):
    segment: str
    bank: str
    side: str
    merchants: int
    effect: Effect


@dataclass(frozen=True, kw_only=True)
class Site(Entry):
    segment: str
    side: str
    bank: str
    place: int
    effect: Effect


@dataclass(frozen=True, kw_only=True)
class Link(Entry):
    side: str
    site: str
    joins: str
    effect: Effect


@dataclass(frozen=True, kw_only=True)
class Section(Entry):
    effect: Effect


@dataclass(frozen=True, kw_only=True)
class Tier(Entry):
    points: int
    capacity: int = 0
    rises_at: int = 0
    trimmed: Effect | None = None
    enter: Effect | None = None


@dataclass(frozen=True, kw_only=True)
class Placing(Entry):
    nobles: int
    workers: int


@dataclass(frozen=True, kw_only=True)
class Building(Entry):
    count: int
    cost: int
    points: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Slot(Entry):
    building: str
    icons: dict[str, int] = field(default_factory=dict)
    effect: Effect | None = None
    hand_limit: int = 0
    free_steps: int = 0
    dismiss_cost: int = 0


@dataclass(frozen=True, kw_only=True)
class Space(Entry):
    icons: dict[str, int]


@dataclass(frozen=True, kw_only=True)
class TrackSpace(Entry):
    above: Effect
    below: Effect
    above_automa: Effect


@dataclass(frozen=True, kw_only=True)
class PlayerCard(Entry):
    location: int
    start: Effect
    extra: Effect


@dataclass(frozen=True, kw_only=True)
class Stack(Entry):
    paper: str
    counts: str
    on_top: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Paper(Entry):
    points: int
    flipped_points: int
    flip: Effect | None = None


@dataclass(frozen=True, kw_only=True)
class Bonus(Entry):
    needs: int
    points: int
    icons: dict[str, int]


@dataclass(frozen=True, kw_only=True)
class Leader(Entry):
    points: int
    hand_limit: int


@dataclass(frozen=True, kw_only=True)
class Majority(Entry):
    places: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class RibbonSet(Entry):
    points: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Priority:
    resource: str
    until: int


@dataclass(frozen=True, kw_only=True)
class Automa(Entry):
    focus: str
    priority: tuple[Priority, ...]
    start: Effect
    middle: dict[str, int]
    right: dict[str, int]
    removed: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class AutomaSlot(Entry):
    automa: str
    place: int
    building: str
    icons: dict[str, int] = field(default_factory=dict)
    effect: Effect | None = None


@dataclass(frozen=True, kw_only=True)
class Scheme(Entry):
    group: str
    icons: dict[str, int]
    effect: Effect
    move: int
    attempts: tuple[Effect, ...]


KINDS: dict[str, type[Entry]] = {
    "townsfolk": Townsfolk,
    "manuscript": Manuscript,
    "segment": Segment,
    "printed_manuscript": PrintedManuscript,
    "printed_townsfolk": PrintedTownsfolk,
    "exchange": Exchange,
    "site": Site,
    "link": Link,
    "section": Section,
    "tier": Tier,
    "placing": Placing,
    "building": Building,
    "slot": Slot,
    "space": Space,
    "track": TrackSpace,
    "player_card": PlayerCard,
    "stack": Stack,
    "paper": Paper,
    "bonus": Bonus,
    "leader": Leader,
    "majority": Majority,
    "ribbon_set": RibbonSet,
    "automa": Automa,
    "automa_slot": AutomaSlot,
    "scheme": Scheme,
    "automa_placing": Placing,
    "source": Source,
}
