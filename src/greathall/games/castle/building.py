"""Erecting buildings: tile, silver swaps, payment, reward (castle.build.*).

Tile, swaps and payment are steps, each offering only what can still be completed (ruling 20).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.effects import Gain, Per
from greathall.core.rules.steps import Ask, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.castle.effects import brought
from greathall.games.castle.entries import BUILDING_KINDS, SILVER
from greathall.games.castle.helpers import OfferSpaces
from greathall.games.castle.payment import Pieces, completable, first_four, payable, payments
from greathall.games.castle.state import Castle
from greathall.games.castle.supply import bundle, give_back, index, score, swap_silver, take_talers
from greathall.games.castle.words import (
    BUILD,
    BUILD_NOTHING,
    BUILT,
    BUILT_NO_MORE,
    BUILT_NOTHING,
    CART_EMPTY,
    GAINED,
    NOT_EXACT,
    PAY_PIECES,
    SWAP,
    SWAP_NEEDED,
    SWAP_NO_MORE,
    SWAP_UNSPENT,
    SWAPPED,
    TOO_LITTLE,
    TWO_KINDS,
    WRONG_AMOUNT,
)

PAY_ORDER = (3, 2, 1)
"""Stone, clay, wood are asked for; sand makes up the rest."""


def values_of(s: Castle) -> Pieces:
    return s.box.values[:SILVER]  # type: ignore[return-value]


@step("build")
class Build(Ask[Castle]):
    """Up to two buildings with one card, any tile on the board (castle.build.two)."""

    card: str
    erected: int = 0

    rule: ClassVar[str] = "castle.build.any-tile"

    def candidates(self, s: Castle) -> list[Option]:
        """Every tile on the board; of tiles that are alike, the first one left."""
        found = [BUILD_NOTHING(self.seat)]
        for tiles in s.box.alike:
            left = next((tile for tile in tiles if tile not in s.built), None)
            if left is not None:
                found.append(BUILD(self.seat, left))
        return found

    def options(self, s: Castle) -> list[Option]:
        mask = self.payable(s)
        if not mask:
            return [BUILD_NOTHING(self.seat)]
        tiles = s.box.tiles
        return [
            option for option in self.candidates(s) if not option.args or mask >> tiles[str(option.args[0])].cost & 1
        ]

    def payable(self, s: Castle) -> int:
        own = s.players[self.seat].pieces
        return payable(first_four(own), own[SILVER], first_four(s.stock), values_of(s), s.box.dearest)

    def why_not(self, s: Castle, option: Option) -> Reason | None:
        if option.verb is BUILD_NOTHING:
            return None
        cost = s.box.tiles[str(option.args[0])].cost
        if self.payable(s) >> cost & 1:
            return None
        return self._missing(s, cost)

    def _missing(self, s: Castle, cost: int) -> Reason:
        own, values = s.players[self.seat].pieces, s.box.values
        swaps = min(own[SILVER], sum(s.stock[:SILVER]))
        best = max((values[kind] for kind in range(SILVER) if s.stock[kind]), default=0)
        worth = sum(own[kind] * values[kind] for kind in range(SILVER)) + swaps * best
        if worth < cost:
            return TOO_LITTLE(cost, worth)
        kinds = sum(1 for kind in range(SILVER) if own[kind])
        return TWO_KINDS(kinds) if kinds + swaps < 3 else NOT_EXACT(cost)

    def default(self, s: Castle, options: Sequence[Option]) -> Option:
        return BUILD_NOTHING(self.seat)

    def prompt(self, s: Castle) -> dict[str, int | str]:
        character = s.box.character_of(self.card)
        reward = character.reward
        assert isinstance(reward, Per)
        assert isinstance(reward.do, Gain)
        return {
            "card": f"card:{self.card}",
            "counter": reward.counter,
            "gain": reward.do.n,
            "group": reward.group,
            "left": character.builds - self.erected,
        }

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        if option.verb is BUILD_NOTHING:
            self.tell_idle(s, dealer)
            push(s, OfferSpaces(self.seat, self.card))
            return
        ask_swaps(s, SwapSilver(self.seat, self.card, self.erected, str(option.args[0])), dealer)

    def tell_idle(self, s: Castle, dealer: Dealer) -> None:
        """A card without a building is told too: with nothing to pay exactly, nobody is even asked."""
        forced = len(self.options(s)) == 1
        dealer.because("castle.build.exact" if forced else "castle.order.optional")
        dealer.say(BUILT_NO_MORE if self.erected else BUILT_NOTHING, self.seat, self.card)


@step("swap-silver")
class SwapSilver(Ask[Castle]):
    """Silver goes to the forge for pieces from the carts; every swapped piece is spent on this building."""

    card: str
    erected: int
    tile: str
    swapped: Pieces = (0, 0, 0, 0)

    rule: ClassVar[str] = "castle.build.silver"

    def candidates(self, s: Castle) -> list[Option]:
        return [SWAP_NO_MORE(self.seat), *(SWAP(self.seat, name) for name in BUILDING_KINDS)]

    def why_not(self, s: Castle, option: Option) -> Reason | None:
        own = s.players[self.seat].pieces
        cost, values = s.box.tiles[self.tile].cost, values_of(s)
        if option.verb is SWAP_NO_MORE:
            return None if payments(cost, self.swapped, first_four(own), values) else SWAP_NEEDED()
        kind = index(option.args[0])
        if not s.stock[kind]:
            return CART_EMPTY(option.args[0])
        grown, spent, stock = own[:SILVER], list(self.swapped), s.stock[:SILVER]
        grown[kind] += 1
        spent[kind] += 1
        stock[kind] -= 1
        left = own[SILVER] - 1
        fits = completable(cost, first_four(spent), first_four(grown), left, first_four(stock), values)
        return None if fits else SWAP_UNSPENT()

    def prompt(self, s: Castle) -> dict[str, int | str]:
        return {
            "building": f"building:{self.tile}",
            "cost": s.box.tiles[self.tile].cost,
            "n": s.players[self.seat].pieces[SILVER],
        }

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        if option.verb is SWAP_NO_MORE:
            ask_pieces(s, PayPieces(self.seat, self.card, self.erected, self.tile, self.swapped), dealer)
            return
        kind = index(option.args[0])
        dealer.applies("castle.build.silver-source", "castle.build.silver-kind")
        dealer.applies("castle.build.silver-when", "castle.build.silver-stays")
        swap_silver(s, self.seat, kind)
        dealer.say(SWAPPED, self.seat, option.args[0])
        swapped = list(self.swapped)
        swapped[kind] += 1
        ask_swaps(s, SwapSilver(self.seat, self.card, self.erected, self.tile, first_four(swapped)), dealer)


def ask_swaps(s: Castle, swaps: SwapSilver, dealer: Dealer) -> None:
    """Asks for swaps only while there is silver."""
    if s.players[swaps.seat].pieces[SILVER]:
        push(s, swaps)
    else:
        swaps.resolve(s, SWAP_NO_MORE(swaps.seat), dealer)


@step("pay-pieces")
class PayPieces(Ask[Castle]):
    """How many pieces of one kind go into the building."""

    card: str
    erected: int
    tile: str
    swapped: Pieces
    paid: Pieces = (0, 0, 0, 0)
    asking: int = 0
    """Position in PAY_ORDER."""

    rule: ClassVar[str] = "castle.build.exact"

    def left(self, s: Castle) -> tuple[Pieces, ...]:
        """The payments that agree with what has been decided."""
        own = first_four(s.players[self.seat].pieces)
        low, high = list(self.swapped), list(own)
        for kind in PAY_ORDER[: self.asking]:
            low[kind] = high[kind] = self.paid[kind]
        return payments(s.box.tiles[self.tile].cost, first_four(low), first_four(high), values_of(s))

    def candidates(self, s: Castle) -> list[Option]:
        kind = PAY_ORDER[self.asking]
        own = s.players[self.seat].pieces[kind]
        return [PAY_PIECES(self.seat, n, BUILDING_KINDS[kind]) for n in range(own + 1)]

    def why_not(self, s: Castle, option: Option) -> Reason | None:
        kind = PAY_ORDER[self.asking]
        return None if any(pay[kind] == option.args[0] for pay in self.left(s)) else WRONG_AMOUNT()

    def prompt(self, s: Castle) -> dict[str, int | str]:
        kind, values = PAY_ORDER[self.asking], values_of(s)
        return {
            "building": f"building:{self.tile}",
            "resource": f"resource:{BUILDING_KINDS[kind]}",
            "value": values[kind],
            "due": s.box.tiles[self.tile].cost - sum(n * value for n, value in zip(self.paid, values, strict=True)),
        }

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        paid = list(self.paid)
        paid[PAY_ORDER[self.asking]] = int(option.args[0])
        following = PayPieces(
            self.seat, self.card, self.erected, self.tile, self.swapped, first_four(paid), self.asking + 1
        )
        ask_pieces(s, following, dealer)


def ask_pieces(s: Castle, question: PayPieces, dealer: Dealer) -> None:
    """Asks for the next kind where there is a choice; erects the building when the payment is clear."""
    ways = question.left(s)
    paid, asking = list(question.paid), question.asking
    while asking < len(PAY_ORDER):
        amounts = {way[PAY_ORDER[asking]] for way in ways}
        if len(amounts) > 1:
            push(
                s,
                PayPieces(
                    question.seat,
                    question.card,
                    question.erected,
                    question.tile,
                    question.swapped,
                    first_four(paid),
                    asking,
                ),
            )
            return
        paid[PAY_ORDER[asking]] = amounts.pop()
        asking += 1
    erect(s, question, ways[0], dealer)


def erect(s: Castle, build: PayPieces, paid: Pieces, dealer: Dealer) -> None:
    """The pieces return to the carts, the tile leaves the board, the reward follows at once."""
    dealer.applies("castle.build.who", "castle.build.two", "castle.build.separate", "castle.build.sequence")
    dealer.applies("castle.build.values", "castle.build.even", "castle.build.pieces-return")
    for kind, n in enumerate(paid):
        give_back(s, build.seat, kind, n)
    s.built = (*s.built, build.tile)
    s.builders = (*s.builders, build.seat)
    dealer.say(BUILT, build.seat, build.tile, bundle(paid))
    reward(s, build, sum(paid), dealer)
    erected = build.erected + 1
    if erected < s.box.character_of(build.card).builds and len(s.built) < len(s.box.tiles):
        push(s, Build(build.seat, build.card, erected))
    else:
        push(s, OfferSpaces(build.seat, build.card))


def reward(s: Castle, build: PayPieces, pieces: int, dealer: Dealer) -> None:
    """Talers per piece for the bricklayer, points for the stonemason, half of them for the worker."""
    effect = s.box.character_of(build.card).reward
    assert isinstance(effect, Per)
    if effect.counter == "piece_paid":
        n = brought(effect, pieces)
        got = take_talers(s, build.seat, n)
        dealer.because("castle.bricklayer.income" if got == n else "castle.bricklayer.short-treasury")
        dealer.say(GAINED, build.seat, got, build.card)
        return
    if effect.group == 1:
        dealer.because("castle.stonemason.points")
    else:
        dealer.applies("castle.worker.even-points")
        dealer.because("castle.worker.half-points")
    score(s, build.seat, brought(effect, s.box.tiles[build.tile].points), "build", dealer)
