"""The state of a game of Paladins: what lies where. Ids only; definitions are in ``box``.

What changes seldom is a tuple, so that a clone can share it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from greathall.core.rules.steps import Step
from greathall.core.speech.elements import Bundle
from greathall.games.paladins.box import PaladinsBox
from greathall.games.paladins.crews import EMPTY, WORKSHOP
from greathall.games.paladins.entries import ACTION_INDEX, ACTIONS

NOBODY = -1
ROUNDS = 7


@dataclass(slots=True)
class Player:
    """A player's board, cards and supply; the automa has one too and leaves the rest empty."""

    silver: int
    provisions: int
    attributes: list[int]
    """Strength, faith, influence on the track."""
    workers: list[int]
    """Unplaced workers, by worker index."""
    board: list[str]
    """The spaces of each action, left to right: empty, a workshop or a worker's letter."""
    workshops: int
    """Workshops still to be placed."""
    unseen: tuple[str, ...]
    """The part of the own paladin deck whose order nobody knows, sorted."""
    top: str = ""
    """The paladin put on top of the deck."""
    bottom: tuple[str, ...] = ()
    """Paladins put under the deck, oldest (uppermost) first."""
    hand: tuple[str, ...] = ()
    picked: str = ""
    """The chosen paladin while it lies face down."""
    paladin: str = ""
    """This round's paladin, face up."""
    spent: tuple[str, ...] = ()
    """Paladins of earlier rounds."""
    commissions: int = 0
    garrisons: int = 0
    jars: tuple[str, ...] = ()
    """Jar slots filled, in order."""
    walls: tuple[str, ...] = ()
    attacked: tuple[str, ...] = ()
    converted: tuple[str, ...] = ()
    townsfolk: tuple[str, ...] = ()
    hires: int = 0
    """Hired in rounds; the first hire of the set-up is not among them."""
    quests: int = 0
    unpaid: int = 0
    paid: int = 0
    suspicion: tuple[str, ...] = ()
    """Suspicion cards, newest last."""
    passed: bool = False

    def clone(self) -> Player:
        return Player(
            self.silver,
            self.provisions,
            self.attributes.copy(),
            self.workers.copy(),
            self.board.copy(),
            self.workshops,
            self.unseen,
            self.top,
            self.bottom,
            self.hand,
            self.picked,
            self.paladin,
            self.spent,
            self.commissions,
            self.garrisons,
            self.jars,
            self.walls,
            self.attacked,
            self.converted,
            self.townsfolk,
            self.hires,
            self.quests,
            self.unpaid,
            self.paid,
            self.suspicion,
            self.passed,
        )

    def built(self, action: str) -> int:
        """Workshops on an action."""
        return self.board[ACTION_INDEX[action]].count(WORKSHOP)


@dataclass(slots=True)
class Automa:
    """What only the solo automa has."""

    workers: int
    marker: int
    """The resource marker, 1 to 5."""
    pile: tuple[int, ...]
    """Attribute markers bottom to top; of those on one step, the later lies higher."""
    schemes: list[str]
    """The unseen scheme deck, sorted."""
    scheme_discard: tuple[str, ...] = ()
    waiting: int = 0
    """Favour schemes still lying on face-down favours."""
    order_workshops: int = 0
    """Workshops still lying on face-down orders."""
    used: tuple[str, ...] = ()
    """Fallback actions taken this round."""

    def clone(self) -> Automa:
        return Automa(
            self.workers,
            self.marker,
            self.pile,
            self.schemes.copy(),
            self.scheme_discard,
            self.waiting,
            self.order_workshops,
            self.used,
        )


@dataclass(slots=True)
class Paladins:
    box: PaladinsBox
    stack: list[Step[Any]]
    players: list[Player]
    seats: int
    """Deciding seats; the automa's board, if any, follows them in ``players``."""
    first: int
    tax: int
    townsfolk: list[str]
    """The row; an empty slot is an empty string."""
    outsiders: list[str]
    townsfolk_deck: list[str]
    outsider_deck: list[str]
    wall_deck: list[str]
    tavern_deck: list[str]
    suspicion_deck: list[str]
    order_deck: list[str]
    favour_deck: list[str]
    pieces: list[int]
    """What stands on each region space: NOBODY, or twice the seat, plus one for an outpost."""
    quests_count: bool = False
    """The hunter counts what was recruited in rounds, quests too (ruling 12)."""
    round: int = 0
    townsfolk_discard: tuple[str, ...] = ()
    outsider_discard: tuple[str, ...] = ()
    taverns: tuple[str, ...] = ()
    taken: tuple[int, ...] = ()
    """Who took each open tavern."""
    tavern_discard: tuple[str, ...] = ()
    suspicion_discard: tuple[str, ...] = ()
    orders: tuple[str, ...] = ()
    """Revealed orders, by slot."""
    favours: tuple[str, ...] = ()
    """Revealed favours, by slot."""
    guests: tuple[str, ...] = ()
    """The worker on each revealed favour, as ``<seat><letter>``, or an empty string."""
    bot: Automa | None = field(default=None)
    """The automa, which saves know by this name."""

    def clone(self) -> Paladins:
        return Paladins(
            self.box,
            self.stack.copy(),
            [player.clone() for player in self.players],
            self.seats,
            self.first,
            self.tax,
            self.townsfolk.copy(),
            self.outsiders.copy(),
            self.townsfolk_deck.copy(),
            self.outsider_deck.copy(),
            self.wall_deck.copy(),
            self.tavern_deck.copy(),
            self.suspicion_deck.copy(),
            self.order_deck.copy(),
            self.favour_deck.copy(),
            self.pieces.copy(),
            self.quests_count,
            self.round,
            self.townsfolk_discard,
            self.outsider_discard,
            self.taverns,
            self.taken,
            self.tavern_discard,
            self.suspicion_discard,
            self.orders,
            self.favours,
            self.guests,
            None if self.bot is None else self.bot.clone(),
        )

    # Questions that several rules ask

    @property
    def automa_seat(self) -> int:
        """The automa's seat, or NOBODY."""
        return NOBODY if self.bot is None else self.seats

    def clockwise(self) -> list[int]:
        """Deciding seats from the first player on."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def total(self, seat: int, attribute: int) -> int:
        """Track and paladin together, for requirements only (paladins.paladin.boost)."""
        player = self.players[seat]
        return player.attributes[attribute] + self.box.boosts[player.paladin][attribute]

    def occupied(self, seat: int) -> list[str]:
        """The actions of a seat's own board on which workers stand."""
        board, patterns = self.players[seat].board, self.box.patterns
        return [name for at, name in enumerate(ACTIONS) if board[at] not in patterns[at]]

    def uses(self, player: Player, action: str) -> int:
        """How often a player has done what is counted under an action's name."""
        return COUNTERS[action](self, player)

    def price(self, player: Player, action: str) -> int:
        """What the next use costs in the action's resource, after the paladin's help."""
        box = self.box
        if player.paladin:
            paladin = box.paladins[player.paladin]
            if paladin.waives == action:
                return 0
            cheaper = paladin.by if paladin.cheaper == action else 0
        else:
            cheaper = 0
        fixed = box.fixed_costs.get(action)
        if fixed is None:
            ladder = box.ladders[action]
            fixed = ladder[min(COUNTERS[action](self, player), len(ladder) - 1)] if ladder else 0
        return max(0, fixed - cheaper)


def _recruits(s: Paladins, player: Player) -> int:
    return player.hires + player.quests if s.quests_count else len(player.townsfolk)


def _develops(s: Paladins, player: Player) -> int:
    return "".join(player.board).count(WORKSHOP)


COUNTERS: dict[str, Callable[[Paladins, Player], int]] = {
    "develop": _develops,
    "recruit": _recruits,
    "commission": lambda s, player: player.commissions,
    "fortify": lambda s, player: len(player.walls),
    "garrison": lambda s, player: player.garrisons,
    "absolve": lambda s, player: len(player.jars),
    "attack": lambda s, player: len(player.attacked),
    "convert": lambda s, player: len(player.converted),
}


def empty_board(box: PaladinsBox) -> list[str]:
    return [EMPTY * len(box.actions[name].spaces) for name in ACTIONS]


def counted(cards: Iterable[str]) -> Bundle:
    """Cards as an event's bundle: equal ones once, with their number."""
    return tuple(sorted(Counter(cards).items()))
