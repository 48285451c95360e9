"""The state of a game of Castle: what lies where. Ids only; definitions are in ``box``."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from greathall.core.rules.steps import Step
from greathall.games.castle.box import CastleBox

NOBODY = -1

CATEGORIES = (
    "build",
    "architect",
    "winter",
    "keep",
    "tavern",
    "gates",
    "stable",
    "servants_quarters",
    "market",
    "palace",
    "forge",
    "granary",
)
CATEGORY_INDEX = {name: i for i, name in enumerate(CATEGORIES)}


@dataclass(slots=True)
class Player:
    talers: int
    pieces: list[int]
    """Own resource pieces, by resource index."""
    helpers: int
    """Helpers in the own supply."""
    hand: tuple[str, ...]
    played: tuple[str, ...] = ()
    """The open row of played character cards."""
    down: tuple[str, ...] = ()
    """This round's cards while they lie face down."""
    could_recall: bool = False
    """Whether a card lay in the played row when these were chosen: only then can the architect be among them."""
    gone: tuple[str, ...] = ()
    """Cards that left the game (winter)."""
    points: list[int] = field(default_factory=lambda: [0] * len(CATEGORIES))
    """Victory points by category."""

    @property
    def total(self) -> int:
        return sum(self.points)

    def clone(self) -> Player:
        return Player(
            self.talers,
            self.pieces.copy(),
            self.helpers,
            self.hand,
            self.played,
            self.down,
            self.could_recall,
            self.gone,
            self.points.copy(),
        )


@dataclass(slots=True)
class Winter:
    """Everything that only a winter game has."""

    deck: list[str]
    """The unseen cards, sorted: nobody knows their order."""
    open: tuple[str, ...] = ()
    """Lasting events, in order of appearance."""
    past: tuple[str, ...] = ()
    coins: int = 0
    """Talers waiting on the town tavern."""
    innkeeper: int = NOBODY
    granary: tuple[int, ...] = ()
    suitors: tuple[int, ...] = ()
    gifts: list[int] = field(default_factory=lambda: [0] * 5)
    """Resource pieces on the frozen beauty."""
    gift_talers: int = 0

    def clone(self) -> Winter:
        return Winter(
            self.deck.copy(),
            self.open,
            self.past,
            self.coins,
            self.innkeeper,
            self.granary,
            self.suitors,
            self.gifts.copy(),
            self.gift_talers,
        )


@dataclass(slots=True)
class Switches:
    """Readings of the rules that owners may choose between; set once."""

    buy_per_worker: bool = False
    keep_counts_all: bool = False
    tavern_free: bool = False


@dataclass(slots=True)
class Castle:
    box: CastleBox
    switches: Switches
    stack: list[Step[Any]]
    players: list[Player]
    start: int
    """The seat with the start player marker."""
    rounds: int
    treasury: int
    track: int
    """Talers left on the round track."""
    stock: list[int]
    tower: list[int]
    carriers: list[int]
    """The seat whose helper stands at each carrier, or NOBODY."""
    round: int = 0
    forge: int = 0
    built: tuple[str, ...] = ()
    fresh: tuple[int, ...] = ()
    """Carriers where a helper was placed this round."""
    spaces: dict[str, int] = field(default_factory=dict)
    """Occupied helper spaces and the seat of the helper."""
    on_cards: dict[str, list[int]] = field(default_factory=dict)
    """Pieces lying on revealed worker cards, by ``<seat>/<card>``."""
    queue: tuple[tuple[int, str], ...] = ()
    """Revealed cards that are still to be resolved, in order."""
    builders: tuple[int, ...] = ()
    """Who erected a building this round, once per building."""
    housed: tuple[tuple[int, str], ...] = ()
    """Which seat put a new helper into which building this round."""
    winter: Winter | None = None

    def clone(self) -> Castle:
        return Castle(
            self.box,
            self.switches,
            self.stack.copy(),
            [player.clone() for player in self.players],
            self.start,
            self.rounds,
            self.treasury,
            self.track,
            self.stock.copy(),
            self.tower.copy(),
            self.carriers.copy(),
            self.round,
            self.forge,
            self.built,
            self.fresh,
            self.spaces.copy(),
            {key: pieces.copy() for key, pieces in self.on_cards.items()} if self.on_cards else {},
            self.queue,
            self.builders,
            self.housed,
            None if self.winter is None else self.winter.clone(),
        )

    # Questions that several rules ask

    def clockwise(self) -> list[int]:
        """All seats, from the start player on."""
        n = len(self.players)
        return [(self.start + i) % n for i in range(n)]

    @property
    def last_round(self) -> bool:
        return self.round >= self.rounds or len(self.built) == len(self.box.tiles)

    def is_open(self, event: str) -> bool:
        """Whether a lasting winter event is in force."""
        return self.winter is not None and event in self.winter.open
