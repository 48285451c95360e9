"""Scenes for rule tests: lay the table as a rule needs it, begin with a step, play notations, look at what came of it.

What a scene lays out may be any amount; from its first step on, the census of pieces, talers, helpers and cards must
stay what it was, so every test of a rule is a test of conservation too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

import greathall
from greathall.core.chance import Seeded
from greathall.core.dealer import Dealer
from greathall.core.decision import Decision
from greathall.core.history import Ply
from greathall.core.steps import Step, push, settle
from greathall.core.words import Param
from greathall.games.castle.box import RESOURCES
from greathall.games.castle.counting import census
from greathall.games.castle.state import CATEGORIES, Castle, Player, Winter

WINTER_SPACE = 11
"""A space of the round track with the winter symbol, in use with any number of players."""


@dataclass(frozen=True)
class Why:
    """A refusal as a client sees it."""

    code: str
    rule: str
    params: dict[str, Param]


@dataclass(frozen=True)
class Happened:
    """An event as a client sees it."""

    kind: str
    params: dict[str, Param]


def pieces(**amounts: int) -> list[int]:
    """Piece counts in the order of kinds."""
    assert set(amounts) <= set(RESOURCES)
    return [amounts.get(name, 0) for name in RESOURCES]


def castle_at_start(seats: int, first: int = 0, **variants: str) -> Castle:
    """The table as it is set, before the first round begins."""
    table = greathall.new("castle", seats=seats, seed="scene", first=first, **variants)
    state = table.game.setup(table.setup, table.box, Dealer(Seeded("scene"), seats))
    assert isinstance(state, Castle)
    return state


class Scene:
    """A table and the few words that tests need to talk about it."""

    def __init__(self, seats: int = 2, first: int = 0, **variants: str) -> None:
        self.table = greathall.new("castle", seats=seats, seed="scene", first=first, **variants)
        self._census: dict[str, int] | None = None

    # Laying the scene

    @property
    def s(self) -> Castle:
        state = self.table.state
        assert isinstance(state, Castle)
        return state

    @property
    def winter(self) -> Winter:
        assert self.s.winter is not None
        return self.s.winter

    def player(self, seat: int) -> Player:
        return self.s.players[seat]

    def has(self, seat: int, talers: int | None = None, helpers: int | None = None, **amounts: int) -> Scene:
        """Gives a seat exactly these pieces, and talers and helpers where named."""
        player = self.player(seat)
        player.pieces = pieces(**amounts)
        player.talers = player.talers if talers is None else talers
        player.helpers = player.helpers if helpers is None else helpers
        return self

    def cards(self, seat: int, hand: str | None = None, played: str | None = None, gone: str = "") -> Scene:
        """Divides a seat's cards; what is named nowhere stays in hand (or is played, when the hand is named)."""
        player, every = self.player(seat), tuple(self.s.box.cards)
        player.gone = tuple(gone.split())
        if hand is not None:
            player.hand = tuple(hand.split())
            player.played = tuple(card for card in every if card not in player.hand + player.gone)
        if played is not None:
            player.played = tuple(played.split())
            player.hand = tuple(card for card in every if card not in player.played + player.gone)
        return self

    def points(self, seat: int, n: int) -> Scene:
        self.player(seat).points = [n] + [0] * (len(CATEGORIES) - 1)
        return self

    def stock(self, **amounts: int) -> Scene:
        """Sets the carts named; the others stay as they are."""
        for name, n in amounts.items():
            self.s.stock[RESOURCES.index(name)] = n
        return self

    def tower(self, **amounts: int) -> Scene:
        self.s.tower = pieces(**amounts)
        return self

    def treasury(self, n: int) -> Scene:
        self.s.treasury = n
        return self

    def carriers(self, **holders: int) -> Scene:
        """Which seat's helper stands at which carrier, since an earlier round."""
        for carrier, seat in holders.items():
            self.s.carriers[self.s.box.carrier_index[carrier]] = seat
        return self

    def fresh(self, *carriers: str) -> Scene:
        """The helpers at these carriers were placed this round."""
        self.s.fresh = tuple(self.s.box.carrier_index[carrier] for carrier in carriers)
        return self

    def built(self, *tiles: str) -> Scene:
        """Erects buildings; ``tower*4`` erects the first four towers."""
        for tile in tiles:
            kind, _, n = tile.partition("*")
            self.s.built += tuple(f"{kind}_{i + 1}" for i in range(int(n))) if n else (kind,)
        return self

    def housed(self, **spaces: int) -> Scene:
        """Helpers who came into the castle in earlier rounds."""
        self.s.spaces.update(spaces)
        return self

    def on_card(self, seat: int, card: str, **amounts: int) -> Scene:
        self.s.on_cards[f"{seat}/{card}"] = pieces(**amounts)
        return self

    def begin(self, *steps: Step[Castle]) -> Scene:
        """Clears what is pending and runs these steps up to the first question."""
        state, box = self.s, self.s.box
        state.stack = []
        push(state, *steps)
        self._census = census(state)
        chance = Seeded("scene")
        dealer = Dealer(chance, self.table.setup.seats)
        settle(state, dealer)
        root = Ply(None, 0, None, [], dealer.events, barrier=True)
        root.checkpoint = state.clone()
        self.table = type(self.table)(self.table.game, self.table.setup, box, state, chance, root)
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

    def choose(self, *choices: str) -> Scene:
        """Every seat's cards for the round, in the order of seats."""
        for seat, cards in enumerate(choices):
            told = sorted(cards.split(), key=list(self.s.box.cards).index)
            self.play(f"s{seat} choose {' '.join(told)}")
        return self

    def build(self, seat: int, tile: str, *swaps: str, **pay: int) -> Scene:
        """Erects a building with this payment, answering only what is asked."""
        self.play(f"s{seat} build {tile}")
        wanted = list(swaps)
        while self.asked in ((seat, "swap-silver"), (seat, "pay-pieces")):
            if self.asked == (seat, "swap-silver"):
                self.play(f"s{seat} swap {wanted.pop(0)}" if wanted else f"s{seat} swap-no-more")
            else:
                kind = str(self.decision.params["resource"]).removeprefix("resource:")
                self.play(f"s{seat} pay-pieces {pay.get(kind, 0)} {kind}")
        built = self.events("built")[-1].params
        assert not wanted
        assert built["building"] == f"building:{tile}"
        told = built["pieces"]
        assert isinstance(told, list)
        assert dict(told) == {f"resource:{kind}": n for kind, n in pay.items()}  # type: ignore[arg-type]
        return self

    def _check(self) -> None:
        assert census(self.s) == self._census, "something was made or lost"

    # Looking

    @property
    def decision(self) -> Decision:
        (decision,) = self.table.decisions
        return decision

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked alone, and what kind of question; None when all choose together, or the scene is over."""
        decisions = self.table.decisions
        return (decisions[0].seat, decisions[0].kind) if len(decisions) == 1 else None

    def options(self, seat: int | None = None) -> set[str]:
        """Legal choices as notations without the seat."""
        self.table._asked = None
        decision = self.decision if seat is None else self.table.decision_of(seat)
        assert decision is not None
        assert len(decision.options) == len(set(decision.options))
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
        seat = int(notation.partition(" ")[0][1:])
        assert notation in {one.option.notation for one in self.table.blocked(seat)}
        return Why(reason.code, reason.rule, reason.params)

    def events(self, kind: str | None = None, seat: int | None = None) -> list[Happened]:
        """What a seat (None: a spectator) was told, all or of one kind."""
        told = [Happened(event.kind.name, event.params) for _, event in self.table.events(-1, seat)]
        return [one for one in told if kind is None or one.kind == kind]

    def goods(self, seat: int) -> dict[str, int]:
        """A seat's pieces, those it has any of."""
        return {name: n for name, n in zip(RESOURCES, self.player(seat).pieces, strict=True) if n}

    def board(self, seat: int | None = None) -> dict[str, Any]:
        """The view of a seat, or of a spectator."""
        board = self.table.view(seat)["board"]
        assert isinstance(board, dict)
        return board

    def scored(self, seat: int, category: str) -> int:
        return self.player(seat).points[CATEGORIES.index(category)]

    def totals(self) -> list[int]:
        return self.table.scores()


def winter_scene(event: str, seats: int = 3, first: int = 0, **variants: str) -> Scene:
    """A round of choosing in which this event will be drawn."""
    scene = Scene(seats, first, season="winter", **variants)
    scene.s.round = scene.s.rounds + 1 - WINTER_SPACE
    scene.winter.deck = [event]
    return scene
