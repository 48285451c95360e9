"""Scenes for rule tests: lay the table as a rule needs it, begin with a step, play notations, look at what came of it.

What a scene lays out may be any amount; from its first step on, the census of cards and pieces must stay what it was,
so every test of a rule is a test of conservation too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

import greathall
from greathall.core.chance import Scripted, Seeded
from greathall.core.dealer import Dealer
from greathall.core.decision import Decision
from greathall.core.history import Ply
from greathall.core.steps import Step, push, settle
from greathall.core.words import Param
from greathall.games.paladins.box import ACTION_INDEX, ATTRIBUTES
from greathall.games.paladins.crews import WORKERS
from greathall.games.paladins.resolve import Resolve
from greathall.games.paladins.round import StartRound
from greathall.games.paladins.state import Bot, Paladins, Player
from greathall.games.paladins.turn import NextTurn
from greathall.games.paladins.view import census

NUMBERS = ("silver", "provisions", "commissions", "garrisons", "unpaid", "paid", "quests", "workshops")


@dataclass(frozen=True)
class Why:
    """A refusal as a client sees it."""

    code: str
    rule: str
    params: dict[str, Param]


class Scene:
    """A table and the few words that tests need to talk about it."""

    def __init__(self, seats: int = 2, first: int | None = None, **variants: str) -> None:
        first = 0 if first is None and seats > 1 else first
        self.table = greathall.new("paladins", seats=seats, seed="scene", first=first, **variants)
        self._census: dict[str, int] | None = None
        self._chance: list[tuple[str, int | str]] = []

    # Laying the scene

    @property
    def s(self) -> Paladins:
        state = self.table.state
        assert isinstance(state, Paladins)
        return state

    @property
    def bot(self) -> Bot:
        assert self.s.bot is not None
        return self.s.bot

    def player(self, seat: int = 0) -> Player:
        return self.s.players[seat]

    def has(self, seat: int = 0, /, **facts: Any) -> Scene:
        """Gives a seat exactly these workers, resources, attributes and cards."""
        player = self.player(seat)
        for name, value in facts.items():
            if name == "workers":
                names = value.split()
                assert set(names) <= set(WORKERS)
                player.workers = [names.count(worker) for worker in WORKERS]
            elif name in ATTRIBUTES:
                player.attributes[ATTRIBUTES.index(name)] = value
            elif name in NUMBERS:
                setattr(player, name, value)
            elif name == "suspicion" and isinstance(value, int):
                player.suspicion = ("suspicion_0",) * value
            elif name == "paladin":
                player.paladin = value
                player.unseen = tuple(card for card in player.unseen if card != value)
            else:
                assert name in ("townsfolk", "walls", "jars", "attacked", "converted", "suspicion", "spent"), name
                setattr(player, name, tuple(value.split()))
        return self

    def board(self, seat: int = 0, /, **actions: str) -> Scene:
        """The spaces of some actions, as ``commission="#.."``."""
        for action, spaces in actions.items():
            self.player(seat).board[ACTION_INDEX[action]] = spaces
        built = sum(spaces.count("#") for spaces in self.player(seat).board)
        self.player(seat).workshops = 8 - built
        return self

    def spaces(self, action: str, seat: int = 0) -> str:
        return self.player(seat).board[ACTION_INDEX[action]]

    def townsfolk(self, *cards: str) -> Scene:
        """The row, left to right; an empty string is an empty slot."""
        self.s.townsfolk = [*cards, *[""] * (5 - len(cards))]
        return self

    def outsiders(self, *cards: str) -> Scene:
        self.s.outsiders = [*cards, *[""] * (6 - len(cards))]
        return self

    def favours(self, *favours: str) -> Scene:
        """Revealed favours, all free."""
        self.s.favours = favours
        self.s.guests = ("",) * len(favours)
        return self

    def orders(self, *orders: str) -> Scene:
        self.s.orders = orders
        return self

    def tax(self, n: int) -> Scene:
        self.s.tax = n
        return self

    def draws(self, *outcomes: tuple[str, int | str]) -> Scene:
        """What chance will bring, in order; anything after that is seeded."""
        self._chance = list(outcomes)
        return self

    def begin(self, *steps: Step[Paladins]) -> Scene:
        """Clears what is pending and runs these steps (a turn of seat 0 if none) up to the first question."""
        state, box = self.s, self.s.box
        state.stack = []
        state.round = state.round or (0 if StartRound() in steps else 1)
        push(state, *(steps or (NextTurn(0),)))
        self._census = census(state)
        chance = Scripted(self._chance, then=Seeded("scene"))
        dealer = Dealer(chance, self.table.setup.seats)
        settle(state, dealer)
        root = Ply(None, 0, None, [], dealer.events, barrier=True)
        root.checkpoint = state.clone()
        self.table = type(self.table)(self.table.game, self.table.setup, box, state, chance, root)
        self._check()
        return self

    def start_round(self) -> Scene:
        """A new round begins; open taverns and paladins in hand are put away first."""
        self.s.tavern_discard += self.s.taverns
        self.s.taverns = ()
        for player in self.s.players:
            player.unseen = tuple(sorted((*player.unseen, *player.hand)))
            player.hand = ()
        return self.begin(StartRound())

    def reward(self, key: str, seat: int = 0) -> Scene:
        """Gives a seat a reward, as ``quest:abbot_1``."""
        return self.begin(Resolve(seat, key))

    # Playing

    def play(self, *notations: str) -> Scene:
        """Choices; without a seat in front they are those of seat 0."""
        for notation in notations:
            self.table._asked = None  # the scene may have been laid after the question was put
            self.table.play(notation if notation[1:2].isdecimal() else f"s0 {notation}")
            self._check()
        return self

    def _check(self) -> None:
        if self._census is not None:
            assert census(self.s) == self._census, "something was made or lost"

    # Looking

    @property
    def decision(self) -> Decision:
        (decision,) = self.table.decisions
        return decision

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked alone, and what kind of question; None when the scene is over."""
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
        full = notation if notation[1:2].isdecimal() else f"s0 {notation}"
        before = self.table.hash()
        with pytest.raises(greathall.IllegalChoice) as refused:
            self.table.play(full)
        reason = refused.value.reason
        assert reason is not None, f"{notation} is not even a candidate"
        assert self.table.hash() == before
        return Why(reason.code, reason.rule, reason.params)

    def told(self, kind: str, seat: int | None = None) -> list[dict[str, Param]]:
        """Parameters of the events of a kind that a seat (None: a spectator) was told."""
        return [event.params for _, event in self.table.events(-1, seat) if event.kind.name == kind]

    def kinds(self) -> list[str]:
        return [event.kind.name for _, event in self.table.events(-1, None)]

    def workers(self, seat: int = 0) -> dict[str, int]:
        """A seat's workers, those it has any of."""
        return {name: n for name, n in zip(WORKERS, self.player(seat).workers, strict=True) if n}

    def attributes(self, seat: int = 0) -> dict[str, int]:
        return dict(zip(ATTRIBUTES, self.player(seat).attributes, strict=True))

    def shown(self, seat: int | None = None) -> dict[str, Any]:
        """The board in the view of a seat, or of a spectator."""
        board = self.table.view(seat)["board"]
        assert isinstance(board, dict)
        return board
