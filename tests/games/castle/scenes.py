"""Scenes for rule tests: the words to lay this game's table, begin with a step and look at what came of it."""

from __future__ import annotations

import greathall
from greathall.core.rules.chance import Seeded
from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step
from greathall.games.castle.census import census
from greathall.games.castle.entries import RESOURCES
from greathall.games.castle.state import CATEGORIES, Castle, Player, Winter
from tests.stage import Stage

WINTER_SPACE = 11
"""A space of the round track with the winter symbol, in use with any number of players."""


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


class Scene(Stage):
    """A table and the few words that tests need to talk about it."""

    def __init__(self, seats: int = 2, first: int = 0, **variants: str) -> None:
        super().__init__(greathall.new("castle", seats=seats, seed="scene", first=first, **variants), census)

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
        return self.run(Seeded("scene"), *steps)

    # Playing

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

    # Looking

    def goods(self, seat: int) -> dict[str, int]:
        """A seat's pieces, those it has any of."""
        return {name: n for name, n in zip(RESOURCES, self.player(seat).pieces, strict=True) if n}

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
