"""Scenes for rule tests: lay the table as a rule needs it, begin with a step, play notations, look at what came of it.

What a scene lays out may be any amount; from its first step on, the census of cards, tokens, characters and gold must
stay what it was, so every test of a rule is a test of conservation too.
"""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, replace
from typing import Any

import pytest

import greathall
from greathall.core.chance import Seeded
from greathall.core.dealer import Dealer
from greathall.core.decision import Decision
from greathall.core.history import Ply
from greathall.core.steps import Step, push, settle
from greathall.core.words import Param
from greathall.games.crusaders.scoring import census
from greathall.games.crusaders.state import NOBODY, Crusaders, House, Person

GOOD, BAD = "starting_brave", "starting_ugly"
"""A plain success and a plain failure in every kind of check."""


@dataclass(frozen=True)
class Why:
    """A refusal as a client sees it."""

    code: str
    rule: str


@dataclass(frozen=True)
class Happened:
    """An event as a client sees it."""

    kind: str
    params: dict[str, Param]


class Scene:
    """A table and the few words that tests need to talk about it."""

    def __init__(self, seats: int = 3, seed: str = "scene", first: int | None = 0, **variants: str) -> None:
        self.table = greathall.new("crusaders", seats=seats, seed=seed, first=first, **variants)
        self._census: dict[str, int] | None = None

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
        self._census = None
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
        self._census = None
        self.s.treasury += self.house(seat).gold - n
        self.house(seat).gold = n
        return self

    def owns(self, seat: int, *regions: str) -> Scene:
        """Exactly these regions; what else the seat held becomes independent."""
        self._census = None
        for r in self.s.regions_of(seat):
            self.s.owner[r] = NOBODY
        for region in regions:
            self.s.owner[self.at(region)] = seat
            self.s.lord[self.at(region)] = self.s.lord_token[self.at(region)] = ""
        return self

    def armies(self, *regions: str) -> Scene:
        self._census = None
        for region in regions:
            self.s.army[self.at(region)] = 1
        return self

    def castles(self, *regions: str) -> Scene:
        self._census = None
        for region in regions:
            self.s.castle[self.at(region)] = 1
        return self

    def unrest(self, region: str, n: int = 1) -> Scene:
        self._census = None
        self.s.unrest[self.at(region)] = n
        return self

    def lord(self, region: str, card: str, token: str) -> Scene:
        """An independent lord with this trait."""
        self._census = None
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
        self._census = None
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
        self._census = None
        r = self.at(region)
        self.s.owner[r], self.s.lord[r], self.s.lord_token[r], self.s.ally[r] = NOBODY, "", "", seat
        return self

    def shields(self, seat: int, *spaces: int) -> Scene:
        for space in spaces:
            self.s.track[space - 1] = seat
        return self

    def begin(self, *steps: Step[Crusaders], seed: str = "scene") -> Scene:
        """Clears what is pending and runs these steps up to the first question."""
        state, setup = self.s, self.table.setup
        state.stack = []
        push(state, *steps)
        self._census = census(state)
        chance = Seeded(seed)
        dealer = Dealer(chance, setup.seats)
        settle(state, dealer)
        root = Ply(None, 0, None, [], dealer.events, barrier=True)
        root.checkpoint = state.clone()
        self.table = type(self.table)(self.table.game, setup, state.box, state, chance, root)
        self._check()
        return self

    # Playing

    def play(self, *notations: str) -> Scene:
        for notation in notations:
            if self._census is None:
                self._census = census(self.s)
            self.table._asked = None  # the scene may have been laid after the question was put
            self.table.play(notation)
            self._check()
        return self

    def draw_on(self) -> Scene:
        """Lets running checks go on to their end: no investing, no countering, no conceding."""
        while self.table.decisions:
            decision = self.table.decisions[0]
            if decision.kind not in ("invest", "pledge", "continue", "sacrifice"):
                break
            self.play(decision.default.notation)
        return self

    def _check(self) -> None:
        assert census(self.s) == self._census, "something was made or lost"

    # Looking

    @property
    def decision(self) -> Decision:
        self.table._asked = None
        (decision,) = self.table.decisions
        return decision

    @property
    def asked(self) -> tuple[int, str] | None:
        decisions = self.table.decisions
        return (decisions[0].seat, decisions[0].kind) if len(decisions) == 1 else None

    def options(self, seat: int | None = None) -> set[str]:
        """Legal choices as notations without the seat."""
        self.table._asked = None
        decision = self.decision if seat is None else self.table.decision_of(seat)
        assert decision is not None
        return {option.notation.partition(" ")[2] for option in decision.options}

    def why_not(self, notation: str) -> Why:
        """The reason for a refusal; the attempt itself must leave the table as it was."""
        self.table._asked = None
        before = self.table.hash()
        with pytest.raises(greathall.IllegalChoice) as refused:
            self.table.play(notation)
        reason = refused.value.reason
        assert reason is not None, f"{notation} is not even a candidate"
        assert self.table.hash() == before
        return Why(reason.code, reason.rule)

    def events(self, kind: str | None = None, seat: int | None = None) -> list[Happened]:
        """What a seat (None: a spectator) was told, all or of one kind."""
        told = [Happened(event.kind.name, event.params) for _, event in self.table.events(-1, seat)]
        return [one for one in told if kind is None or one.kind == kind]

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

    def board(self, seat: int | None = None) -> dict[str, Any]:
        board = self.table.view(seat)["board"]
        assert isinstance(board, dict)
        return board
