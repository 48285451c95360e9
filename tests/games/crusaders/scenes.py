"""Scenes for rule tests: the words to lay this game's table, begin with a step and look at what came of it."""

from __future__ import annotations

from bisect import insort
from dataclasses import replace

import greathall
from greathall.core.rules.chance import Seeded
from greathall.core.rules.steps import Step
from greathall.games.crusaders.census import census
from greathall.games.crusaders.state import NOBODY, Crusaders, House, Person
from tests.stage import Stage

GOOD, BAD = "starting_brave", "starting_ugly"
"""A plain success and a plain failure in every kind of check."""


class Scene(Stage):
    """A table and the few words that tests need to talk about it."""

    def __init__(self, seats: int = 3, seed: str = "scene", first: int | None = 0, **variants: str) -> None:
        super().__init__(greathall.new("crusaders", seats=seats, seed=seed, first=first, **variants), census)

    @property
    def s(self) -> Crusaders:
        state = self.table.state
        assert isinstance(state, Crusaders)
        return state

    def house(self, seat: int) -> House:
        return self.s.houses[seat]

    def at(self, region: str) -> int:
        return self.s.box.at[region]

    # Laying the scene

    def bag(self, seat: int, *tokens: str) -> Scene:
        self.relaid()
        self.house(seat).bag = sorted(tokens)
        self.house(seat).seen = sorted(tokens)
        return self

    def sure(self, *seats: int) -> Scene:
        """Every check of these seats succeeds, whatever it needs."""
        for seat in seats:
            self.bag(seat, *[GOOD] * 8)
        return self

    def luckless(self, *seats: int) -> Scene:
        """Every check of these seats fails."""
        for seat in seats:
            self.bag(seat, *[BAD] * 8)
        return self

    def gold(self, seat: int, n: int) -> Scene:
        self.relaid()
        self.s.treasury += self.house(seat).gold - n
        self.house(seat).gold = n
        return self

    def owns(self, seat: int, *regions: str) -> Scene:
        """Exactly these regions; what else the seat held becomes independent."""
        self.relaid()
        for r in self.s.regions_of(seat):
            self.s.owner[r] = NOBODY
        for region in regions:
            self.s.owner[self.at(region)] = seat
            self.s.lord[self.at(region)] = self.s.lord_token[self.at(region)] = ""
        return self

    def armies(self, *regions: str) -> Scene:
        self.relaid()
        for region in regions:
            self.s.army[self.at(region)] = 1
        return self

    def castles(self, *regions: str) -> Scene:
        self.relaid()
        for region in regions:
            self.s.castle[self.at(region)] = 1
        return self

    def unrest(self, region: str, n: int = 1) -> Scene:
        self.relaid()
        self.s.unrest[self.at(region)] = n
        return self

    def lord(self, region: str, card: str, token: str) -> Scene:
        """An independent lord with this trait."""
        self.relaid()
        self.s.owner[self.at(region)] = NOBODY
        self.s.lord[self.at(region)], self.s.lord_token[self.at(region)] = card, token
        self.s.ally[self.at(region)] = NOBODY
        return self

    def child(self, seat: int, card: str, *tokens: str, spouse: str = "") -> Scene:
        self._take(card, spouse)
        self.house(seat).children.append(Person(card, tokens, spouse))
        return self

    def sibling(self, seat: int, card: str, *tokens: str, spouse: str = "") -> Scene:
        self._take(card, spouse)
        self.house(seat).siblings.append(Person(card, tokens, spouse))
        return self

    def wife(self, seat: int, card: str) -> Scene:
        self._take(card)
        self.house(seat).ruler = replace(self.house(seat).ruler, spouse=card)
        return self

    def _take(self, *cards: str) -> None:
        """Cards laid on a family board leave deck, discard and regions."""
        for card in cards:
            for pool in (*self.s.folk.values(), *self.s.folk_discard.values(), self.s.gone):
                if card in pool:
                    pool.remove(card)
            for r, lord in enumerate(self.s.lord):
                if lord == card:
                    self.s.lord[r] = self.s.lord_token[r] = ""

    def cards(self, seat: int, *developments: str) -> Scene:
        self.relaid()
        self.house(seat).developments = list(developments)
        return self

    def hand(self, seat: int, *decks: str) -> Scene:
        """A hand of the first cards of these decks."""
        for card in (*self.house(seat).hand, *self.house(seat).laid):
            insort(self.s.decks[self.s.box.cards[card].deck], card)
        self.house(seat).hand, self.house(seat).laid = [], []
        for deck in decks:
            insort(self.house(seat).hand, self.s.decks[deck].pop(0))
        return self

    def claim(self, seat: int, against: int) -> Scene:
        self.s.claims[seat] |= 1 << against
        return self

    def war(self, seat: int, other: int) -> Scene:
        self.s.wars[seat] |= 1 << other
        self.s.wars[other] |= 1 << seat
        return self

    def pact(self, seat: int, other: int) -> Scene:
        self.s.pacts[seat] |= 1 << other
        self.s.pacts[other] |= 1 << seat
        return self

    def allied_region(self, seat: int, region: str) -> Scene:
        self.relaid()
        r = self.at(region)
        self.s.owner[r], self.s.lord[r], self.s.lord_token[r], self.s.ally[r] = NOBODY, "", "", seat
        return self

    def shields(self, seat: int, *spaces: int) -> Scene:
        for space in spaces:
            self.s.track[space - 1] = seat
        return self

    def begin(self, *steps: Step[Crusaders], seed: str = "scene") -> Scene:
        return self.run(Seeded(seed), *steps)

    # Playing

    def draw_on(self) -> Scene:
        """Lets running checks go on to their end: no investing, no countering, no conceding."""
        while self.table.decisions:
            decision = self.table.decisions[0]
            if decision.kind not in ("invest", "pledge", "continue", "sacrifice"):
                break
            self.play(decision.default.notation)
        return self

    # Looking

    def owner(self, region: str) -> int:
        return self.s.owner[self.at(region)]

    def regions(self, seat: int) -> set[str]:
        return {self.s.box.look.regions[r] for r in self.s.regions_of(seat)}

    def has_claim(self, seat: int, against: int) -> bool:
        return bool(self.s.claims[seat] >> against & 1)

    def at_war(self, seat: int, other: int) -> bool:
        return bool(self.s.wars[seat] >> other & 1)

    def allied(self, seat: int, other: int) -> bool:
        return bool(self.s.pacts[seat] >> other & 1)
