"""The state of a game: what lies where. Ids only; definitions are in ``box``."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from greathall.core.rules.steps import Step
from greathall.games.crusaders.box import CrusadersBox

NOBODY = -1
CLOSED = -2
"""Owner of a region that is out of play."""


@dataclass(frozen=True, slots=True)
class Person:
    """A family member on the board, with the spouse that lies under the card. A ruler's tokens are in the bag."""

    card: str
    tokens: tuple[str, ...] = ()
    spouse: str = ""
    spouse_tokens: tuple[str, ...] = ()


@dataclass(slots=True)
class House:
    """One dynasty in play, a person's or an automa's."""

    dynasty: str
    culture: str
    ruler: Person
    strategy: str = ""
    """Empty for a seat that decides."""
    alive: bool = True
    gold: int = 0
    age: int = 0
    children: list[Person] = field(default_factory=list)
    """In order of arrival: seniority."""
    siblings: list[Person] = field(default_factory=list)
    bag: list[str] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)
    """Tokens that others saw go into the bag and did not see leave it."""
    developments: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)
    """Bonus cards drawn before the eight: not even the owner knows them yet (crusaders.era.look-last)."""
    laid: list[str] = field(default_factory=list)
    """This round's cards, the next one first."""
    crusades: int = 0
    """Crusades undertaken in this era."""
    played: int = 0
    """Actions taken in this era."""
    used: tuple[str, ...] = ()
    """Hooks with a limit that were used this round."""
    fallen: tuple[str, ...] = ()
    """Dynasties that this seat has lost."""

    def clone(self) -> House:
        return House(
            self.dynasty,
            self.culture,
            self.ruler,
            self.strategy,
            self.alive,
            self.gold,
            self.age,
            self.children.copy(),
            self.siblings.copy(),
            self.bag.copy(),
            self.seen.copy(),
            self.developments.copy(),
            self.hand.copy(),
            self.unseen.copy(),
            self.laid.copy(),
            self.crusades,
            self.played,
            self.used,
            self.fallen,
        )


@dataclass(slots=True)
class Check:
    """The trait check in progress, or the last one made."""

    seat: int
    critical: str
    """The kind that names the critical pair; empty for none."""
    required: int
    free: int
    counterable: bool = True
    reserve: int = 0
    """Gold that must stay in hand for the price of success."""
    invested: int = 0
    cancelled: int = 0
    successes: int = 0
    drawn: tuple[str, ...] = ()
    guests: tuple[str, ...] = ()
    """A duke's tokens, in the bag for this check only."""
    duke: str = ""

    @property
    def draws(self) -> int:
        return self.free + self.invested - self.cancelled

    @property
    def passed(self) -> bool:
        return self.successes >= self.required

    def clone(self) -> Check:
        return Check(
            self.seat,
            self.critical,
            self.required,
            self.free,
            self.counterable,
            self.reserve,
            self.invested,
            self.cancelled,
            self.successes,
            self.drawn,
            self.guests,
            self.duke,
        )


@dataclass(slots=True)
class Switches:
    """What was chosen before the game; set once."""

    scenario: str
    mode: str
    literal: bool
    glitterhoof: bool


@dataclass(slots=True)
class Crusaders:
    box: CrusadersBox
    switches: Switches
    stack: list[Step[Any]]
    houses: list[House]
    people: int
    """Seats below this decide; the others are automa dynasties."""
    first: int
    order: tuple[int, ...]
    """Turn order of the running phase."""
    era: int
    round: int
    turn: int
    # The board, by region index
    owner: list[int]
    army: list[int]
    castle: list[int]
    unrest: list[int]
    plague: list[int]
    """0 none, 1 plague, 2 plague ending."""
    harvest: list[int]
    crop_failure: list[int]
    duke: list[str]
    lord: list[str]
    lord_token: list[str]
    ally: list[int]
    """The house that has a pact with an independent region."""
    # Relations, as bit sets of seats
    claims: list[int]
    wars: list[int]
    pacts: list[int]
    track: list[int]
    track_tokens: list[tuple[str, ...]]
    decks: dict[str, list[str]]
    discard: list[str]
    folk: dict[str, list[str]]
    folk_discard: dict[str, list[str]]
    rulers: list[str]
    """Starting rulers not in play, for a house that returns."""
    development_deck: list[str]
    development_discard: list[str]
    display: list[str]
    bag: list[str]
    """The general bag of random traits."""
    event_tokens: list[str]
    starting_tokens: list[str]
    crusade_tokens: list[str]
    gone: list[str]
    """Tokens and characters that left the game."""
    achievements: list[int]
    left: dict[str, int]
    """Pieces in the common supplies."""
    treasury: int
    check: Check | None = None

    def clone(self) -> Crusaders:
        return Crusaders(
            self.box,
            self.switches,
            self.stack.copy(),
            [house.clone() for house in self.houses],
            self.people,
            self.first,
            self.order,
            self.era,
            self.round,
            self.turn,
            self.owner.copy(),
            self.army.copy(),
            self.castle.copy(),
            self.unrest.copy(),
            self.plague.copy(),
            self.harvest.copy(),
            self.crop_failure.copy(),
            self.duke.copy(),
            self.lord.copy(),
            self.lord_token.copy(),
            self.ally.copy(),
            self.claims.copy(),
            self.wars.copy(),
            self.pacts.copy(),
            self.track.copy(),
            self.track_tokens.copy(),
            {key: pool.copy() for key, pool in self.decks.items()},
            self.discard.copy(),
            {key: pool.copy() for key, pool in self.folk.items()},
            {key: pool.copy() for key, pool in self.folk_discard.items()},
            self.rulers.copy(),
            self.development_deck.copy(),
            self.development_discard.copy(),
            self.display.copy(),
            self.bag.copy(),
            self.event_tokens.copy(),
            self.starting_tokens.copy(),
            self.crusade_tokens.copy(),
            self.gone.copy(),
            self.achievements.copy(),
            self.left.copy(),
            self.treasury,
            None if self.check is None else self.check.clone(),
        )

    # Questions that several rules ask

    def regions_of(self, seat: int) -> list[int]:
        return [r for r, owner in enumerate(self.owner) if owner == seat]

    def armies_of(self, seat: int) -> list[int]:
        return [r for r, owner in enumerate(self.owner) if owner == seat and self.army[r]]

    def is_automa(self, seat: int) -> bool:
        return seat >= self.people

    def clockwise(self, start: int) -> list[int]:
        """Houses in play, from a seat on."""
        n = len(self.houses)
        return [(start + i) % n for i in range(n) if self.houses[(start + i) % n].alive]

    def others(self, seat: int) -> list[int]:
        """The other houses in play, clockwise."""
        return [other for other in self.clockwise(seat) if other != seat]

    def left_neighbour(self, seat: int) -> int:
        """The next house in seat order; the same seat when it is alone (crusaders.order.first-player)."""
        others = self.others(seat)
        return others[0] if others else seat

    def has(self, seat: int, development: str) -> bool:
        return development in self.houses[seat].developments

    def shields(self, seat: int) -> int:
        return self.track.count(seat)

    def borders(self, region: int) -> list[int]:
        """Bordering regions in play (crusaders.war.routes)."""
        owner = self.owner
        return [r for r in self.box.borders[region] if owner[r] != CLOSED]

    def touches(self, seat: int, region: int) -> bool:
        """Whether a region borders one of the seat's."""
        owner = self.owner
        return any(owner[r] == seat for r in self.box.borders[region])

    def gold_of(self, seat: int) -> int:
        """An automa can always pay (crusaders.ai.gold)."""
        return 999 if seat >= self.people else self.houses[seat].gold
