"""The state of a game of Viscounts: what lies where. Ids only; definitions are in ``box``."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from greathall.core.rules.steps import Step
from greathall.games.viscounts.box import CRIMINAL, ViscountsBox
from greathall.games.viscounts.kingdom import Kingdom

NOBODY = -1
NOWHERE = -1
FUTURE = "future"
"""In the scheme pile: a future scheme shuffled in that nobody has seen yet."""
EMPTY_ROW = ("", "", "")
TRACK_LENGTH = 7
WORKERS = 20


@dataclass(slots=True)
class Player:
    """One seat's things. Cards lie in tuples: they change seldom and a copy shares them."""

    at: int = NOWHERE
    silver: int = 0
    ink: int = 0
    gold: int = 0
    stone: int = 0
    corruption: int = 1
    virtue: int = TRACK_LENGTH
    debts: int = 0
    """Unpaid debts."""
    paid: int = 0
    deeds: int = 0
    """Deeds not yet approved."""
    approved: int = 0
    workers: int = WORKERS
    """Workers in supply."""
    slots: tuple[str, ...] = ()
    """Uncovered building slots, in the order of building."""
    row: tuple[str, ...] = EMPTY_ROW
    """The three card spaces from the left; empty ones hold an empty text."""
    hand: tuple[str, ...] = ()
    draw: tuple[str, ...] = ()
    """The draw pile, sorted: nobody knows its order."""
    discard: tuple[str, ...] = ()
    manuscripts: tuple[str, ...] = ()
    bonuses: tuple[str, ...] = ()
    card: str = ""
    """The player card chosen in set-up."""

    def clone(self) -> Player:
        return Player(
            self.at,
            self.silver,
            self.ink,
            self.gold,
            self.stone,
            self.corruption,
            self.virtue,
            self.debts,
            self.paid,
            self.deeds,
            self.approved,
            self.workers,
            self.slots,
            self.row,
            self.hand,
            self.draw,
            self.discard,
            self.manuscripts,
            self.bonuses,
            self.card,
        )

    @property
    def cards(self) -> int:
        """Own townsfolk in all places."""
        on_board = 3 - self.row.count("")
        return on_board + len(self.hand) + len(self.draw) + len(self.discard)


@dataclass(slots=True)
class Plan:
    """The automa's schemes; only a solo game has them."""

    automa: str
    draw: tuple[str, ...]
    """The scheme pile, sorted. FUTURE stands for a future scheme shuffled in and not seen yet."""
    future: tuple[str, ...]
    """Future schemes not seen yet, those shuffled in included."""
    row: tuple[str, ...] = EMPTY_ROW
    discard: tuple[str, ...] = ()
    pooled: int = 0
    """Resources of the card automa, which are all of one kind."""

    @property
    def schemes(self) -> list[str]:
        """Every scheme that is surely the automa's; those shuffled in unseen once nothing else is left to be them."""
        known = [one for one in (*self.row, *self.draw, *self.discard) if one and one != FUTURE]
        mixed = self.draw.count(FUTURE)
        return [*known, *self.future] if mixed == len(self.future) else known

    def clone(self) -> Plan:
        return Plan(self.automa, self.draw, self.future, self.row, self.discard, self.pooled)


@dataclass(slots=True)
class Viscounts:
    box: ViscountsBox
    stack: list[Step[Any]]
    players: list[Player]
    """The deciding seats, then the automa of a solo game."""
    first: int
    side: str
    segments: tuple[str, ...]
    """Clockwise."""
    sections: tuple[str, ...]
    """Castle sections by the position of the segment they face."""
    townsfolk: tuple[str, ...]
    """Top townsfolk by position; an empty text where the pile is empty."""
    townsfolk_below: tuple[int, ...]
    townsfolk_pool: tuple[str, ...]
    """Neutral townsfolk not seen yet, sorted."""
    manuscripts: tuple[str, ...]
    manuscripts_below: tuple[int, ...]
    manuscripts_pool: tuple[str, ...]
    owners: tuple[int, ...]
    """By site: the seat whose building stands there, or NOBODY."""
    standing: tuple[str, ...]
    """By site: the kind of building that stands there."""
    first_tier: list[int]
    """Workers by ``position * seats + seat``."""
    second_tier: list[int]
    third_tier: list[int]
    """Workers by seat."""
    offers: tuple[tuple[str, str], ...]
    """Pairs of player card and hero still to be chosen."""
    debts_left: int = 0
    """Debts on Poverty."""
    deeds_left: int = 0
    leader: int = NOBODY
    round: int = 0
    """0 during set-up."""
    last_round: int = 0
    """0 until Poverty or Prosperity is uncovered."""
    turn: int = NOBODY
    played: str = ""
    """The card that the active seat put on its board this turn: it tells the movement."""
    removed: tuple[str, ...] = ()
    """Townsfolk that left the game."""
    plan: Plan | None = field(default=None)

    def clone(self) -> Viscounts:
        return Viscounts(
            self.box,
            self.stack.copy(),
            [player.clone() for player in self.players],
            self.first,
            self.side,
            self.segments,
            self.sections,
            self.townsfolk,
            self.townsfolk_below,
            self.townsfolk_pool,
            self.manuscripts,
            self.manuscripts_below,
            self.manuscripts_pool,
            self.owners,
            self.standing,
            self.first_tier.copy(),
            self.second_tier.copy(),
            self.third_tier.copy(),
            self.offers,
            self.debts_left,
            self.deeds_left,
            self.leader,
            self.round,
            self.last_round,
            self.turn,
            self.played,
            self.removed,
            None if self.plan is None else self.plan.clone(),
        )

    # Questions that several rules ask

    @property
    def kingdom(self) -> Kingdom:
        return self.box.kingdom(self.side, self.segments)

    @property
    def automa(self) -> int:
        """The automa's seat, or NOBODY."""
        return NOBODY if self.plan is None else len(self.players) - 1

    @property
    def setting_up(self) -> bool:
        return self.round == 0

    def clockwise(self, seat: int) -> list[int]:
        """All seats in turn order, from this one on."""
        n = len(self.players)
        return [(seat + i) % n for i in range(n)]

    def row_of(self, seat: int) -> tuple[str, ...]:
        """The cards on a seat's three spaces; the automa's are schemes."""
        plan = self.plan
        if plan is not None and seat == len(self.players) - 1:
            return plan.row
        return self.players[seat].row

    def criminals(self, seat: int) -> int:
        """Criminal icons on the cards of the three spaces (viscounts.criminal.count)."""
        count = self.box.criminals
        left, middle, right = self.row_of(seat)
        return count[left] + count[middle] + count[right]

    def wild_icons(self, seat: int, icon: int) -> int:
        """Icons of one kind for an action, with criminals counted in (viscounts.criminal.wild)."""
        left, middle, right = self.row_of(seat)
        if not (left and middle and right):
            return self.icons(seat, icon) + self.icons(seat, CRIMINAL)
        wild = self.box.wild
        return wild[left][icon] + wild[middle][icon] + wild[right][icon] + self.lasting_icons(seat, icon)

    def icons(self, seat: int, icon: int) -> int:
        """Icons of one kind on cards, printed spaces, slots and bonus cards (viscounts.action.paying)."""
        icons, printed = self.box.icons, self._printed(seat)
        # Printed symbols count while nothing lies on them (viscounts.setup.starting-symbols).
        rows = [icons[card] if card else printed[space] for space, card in enumerate(self.row_of(seat))]
        return sum(row[icon] for row in rows) + self.lasting_icons(seat, icon)

    def lasting_icons(self, seat: int, icon: int) -> int:
        """Icons of uncovered slots and bonus cards."""
        player, slot_icons, bonus_icons = self.players[seat], self.box.slot_icons, self.box.bonus_icons
        total = 0
        for slot in player.slots:
            if slot in slot_icons:
                total += slot_icons[slot][icon]
        for bonus in player.bonuses:
            total += bonus_icons[bonus][icon]
        return total

    def _printed(self, seat: int) -> tuple[tuple[int, ...], ...]:
        if self.plan is not None and seat == self.automa:
            return self.box.automa_icons[self.plan.automa]
        return self.box.space_icons
