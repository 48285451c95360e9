"""Scenes for rule tests: the words to lay this game's table, begin with a step and look at what came of it."""

from __future__ import annotations

from typing import Any

import greathall
from greathall.core.rules.chance import Scripted, Seeded
from greathall.core.rules.steps import Step
from greathall.core.speech.elements import Param
from greathall.games.paladins.census import census
from greathall.games.paladins.crews import WORKERS
from greathall.games.paladins.effects import Resolve
from greathall.games.paladins.entries import ACTION_INDEX, ATTRIBUTES
from greathall.games.paladins.round import StartRound
from greathall.games.paladins.state import Automa, Paladins, Player
from greathall.games.paladins.turn import NextTurn
from tests.stage import Stage

NUMBERS = ("silver", "provisions", "commissions", "garrisons", "unpaid", "paid", "quests", "hires", "workshops")


class Scene(Stage):
    """A table and the few words that tests need to talk about it."""

    def __init__(self, seats: int = 2, first: int | None = None, **variants: str) -> None:
        first = 0 if first is None and seats > 1 else first
        super().__init__(greathall.new("paladins", seats=seats, seed="scene", first=first, **variants), census)
        self._chance: list[tuple[str, int | str]] = []

    # Laying the scene

    @property
    def s(self) -> Paladins:
        state = self.table.state
        assert isinstance(state, Paladins)
        return state

    @property
    def automa(self) -> Automa:
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
        """Runs these steps (a turn of seat 0 if none) up to the first question."""
        self.s.round = self.s.round or (0 if StartRound() in steps else 1)
        return self.run(Scripted(self._chance, then=Seeded("scene")), *(steps or (NextTurn(0),)))

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

    # Looking

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
