"""Scenes for rule tests: the words to lay this game's table, begin with a step and look at what came of it."""

from __future__ import annotations

import greathall
from greathall.core.reference.overlays import Overlay
from greathall.core.registry import find
from greathall.core.rules.chance import Outcome, Scripted, Seeded
from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step
from greathall.core.table.history import Ply
from greathall.games.viscounts.castle import workers_at
from greathall.games.viscounts.census import census
from greathall.games.viscounts.state import NOBODY, Player, Viscounts
from tests.stage import Happened, Stage

SEGMENTS = ("coast", "foothills", "forest", "lakeside", "mountains")
SECTIONS = ("ink_stone", "flip", "gold_move", "hire_destroy", "virtue")
QUIET_FOLK = ("princess", "friar", "miner", "deacon_virtue", "overseer_virtue")
"""Townsfolk on top of the piles unless a scene says otherwise: no merchants or criminals, and each gives one
virtue when hired."""


def state_of(table: greathall.Table) -> Viscounts:
    assert isinstance(table.state, Viscounts)
    return table.state


class Scene(Stage):
    """A table in round 1 with empty hands and boards, everybody at the coast's left location."""

    def __init__(self, seats: int = 2, components: Overlay | None = None, **variants: str) -> None:
        setup = find("viscounts").make_setup(seats, variants, None, 0)
        game = find("viscounts")
        box = game.box(components)
        self.chance: list[Outcome] = []
        state = game.setup(setup, box, Dealer(Seeded("scene"), seats))
        root = Ply(None, 0, None, [], [], barrier=True)
        super().__init__(greathall.Table(game, setup, box, state, Seeded("scene"), root), census)
        self._lay_plainly()

    def _lay_plainly(self) -> None:
        s = self.s
        s.stack = []
        s.round, s.turn = 1, 0
        s.segments, s.sections, s.townsfolk = SEGMENTS, SECTIONS, QUIET_FOLK
        s.players = [Player(at=0) for _ in s.players]
        self.stacks(20, 20)

    # Laying the scene

    @property
    def s(self) -> Viscounts:
        state = self.table.state
        assert isinstance(state, Viscounts)
        return state

    def player(self, seat: int) -> Player:
        return self.s.players[seat]

    def has(self, seat: int = 0, **amounts: int) -> Scene:
        """Sets counters of a seat: silver, ink, debts, virtue, workers ..."""
        for name, n in amounts.items():
            assert isinstance(getattr(self.player(seat), name), int)
            setattr(self.player(seat), name, n)
        return self

    def row(self, cards: str, seat: int = 0) -> Scene:
        """Cards on the three spaces from the left; ``-`` for an empty one."""
        row = tuple("" if card == "-" else card for card in cards.split())
        assert len(row) == 3
        self.player(seat).row = row
        if seat == self.s.turn:
            self.s.played = row[0]
        return self

    def hand(self, cards: str, seat: int = 0) -> Scene:
        self.player(seat).hand = tuple(cards.split())
        return self

    def pile(self, cards: str, seat: int = 0) -> Scene:
        """The draw pile, in no order."""
        self.player(seat).draw = tuple(sorted(cards.split()))
        return self

    def discards(self, cards: str, seat: int = 0) -> Scene:
        self.player(seat).discard = tuple(cards.split())
        return self

    def at(self, place: str, seat: int = 0) -> Scene:
        self.player(seat).at = self.s.kingdom.place_index[place]
        return self

    def slots(self, slots: str, seat: int = 0) -> Scene:
        """Uncovers slots; the buildings stand nowhere."""
        self.player(seat).slots = tuple(slots.split())
        return self

    def segments(self, order: str) -> Scene:
        self.s.segments = tuple(order.split())
        return self

    def folk(self, segment: str, card: str, below: int = 13) -> Scene:
        """The top townsfolk of a segment's pile; ``-`` empties it."""
        at, gone = self.s.segments.index(segment), card == "-"
        s = self.s
        s.townsfolk = (*s.townsfolk[:at], "" if gone else card, *s.townsfolk[at + 1 :])
        s.townsfolk_below = (*s.townsfolk_below[:at], 0 if gone else below, *s.townsfolk_below[at + 1 :])
        return self.relaid()

    def script(self, segment: str, manuscript: str, below: int = 6) -> Scene:
        at, gone = self.s.segments.index(segment), manuscript == "-"
        s = self.s
        s.manuscripts = (*s.manuscripts[:at], "" if gone else manuscript, *s.manuscripts[at + 1 :])
        s.manuscripts_below = (*s.manuscripts_below[:at], 0 if gone else below, *s.manuscripts_below[at + 1 :])
        return self.relaid()

    def owns(self, manuscripts: str, seat: int = 0) -> Scene:
        self.player(seat).manuscripts = tuple(manuscripts.split())
        return self

    def building(self, site: str, seat: int, kind: str = "workshop") -> Scene:
        """A building of earlier turns."""
        s, at = self.s, self.s.kingdom.site_index[site]
        s.owners = (*s.owners[:at], seat, *s.owners[at + 1 :])
        s.standing = (*s.standing[:at], kind, *s.standing[at + 1 :])
        return self

    def workers(self, tier: str, section: str, *counts: int) -> Scene:
        """Workers in a section by seat."""
        n, at = len(self.s.players), self.s.sections.index(section)
        for seat, count in enumerate(counts):
            workers_at(self.s, tier)[at * n + seat] = count
        return self

    def stacks(self, debts: int, deeds: int) -> Scene:
        self.s.debts_left, self.s.deeds_left = debts, deeds
        return self

    def will_draw(self, *outcomes: Outcome) -> Scene:
        """What chance will bring next, as (stream, card)."""
        self.chance = list(outcomes)
        return self

    def begin(self, *steps: Step[Viscounts]) -> Scene:
        return self.run(Scripted(self.chance, Seeded("scene")), *steps)

    # Looking

    def count(self, seat: int = 0, **wanted: int) -> None:
        """Asserts counters of a seat."""
        player = self.player(seat)
        assert {name: getattr(player, name) for name in wanted} == wanted

    def first_tier(self, section: str) -> list[int]:
        n, at = len(self.s.players), self.s.sections.index(section)
        return self.s.first_tier[at * n : at * n + n]

    def second_tier(self, section: str) -> list[int]:
        n, at = len(self.s.players), self.s.sections.index(section)
        return self.s.second_tier[at * n : at * n + n]

    def owner(self, site: str) -> int | None:
        owner = self.s.owners[self.s.kingdom.site_index[site]]
        return None if owner == NOBODY else owner

    def gains(self) -> list[Happened]:
        """Everything gained, wherever it came from: supply, stacks, the track."""
        return [one for one in self.events() if one.kind in ("gained", "gained-from-stack", "gained-on-track")]

    def flips(self) -> list[Happened]:
        """Debts and deeds that were flipped."""
        return [one for one in self.events() if one.kind in ("paid-debt", "approved-deed")]
