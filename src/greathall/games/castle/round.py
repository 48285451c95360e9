"""A round, from the start player's taler to passing the marker on (castle.round.order)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.steps import Answer, Ask, AskTogether, Step, push, step
from greathall.core.words import Arg, Option, Reason
from greathall.games.castle import winter
from greathall.games.castle.architect import PlayArchitect
from greathall.games.castle.box import RESOURCES
from greathall.games.castle.bricklayer import PlayBricklayer
from greathall.games.castle.final import FinalScoring
from greathall.games.castle.messenger import PlayMessenger
from greathall.games.castle.state import Castle
from greathall.games.castle.stonemason import PlayStonemason
from greathall.games.castle.supply import bundle, index
from greathall.games.castle.trader import Distribution, PlayTrader
from greathall.games.castle.words import (
    ALL_BUILT,
    CHOOSE,
    EQUIP,
    EQUIPPED,
    FIRST,
    NO_PLAYED_CARD,
    REVEAL,
    ROUND,
    ROUND_TALER,
    STOCK_SHORT,
)
from greathall.games.castle.worker import PlayWorker

ARCHITECT = "architect"


@step
class Round(Step[Castle]):
    """One round: the rulebook's list of actions."""

    rule: ClassVar[str] = "castle.round.order"

    def run(self, s: Castle, dealer: Dealer) -> None:
        dealer.rule("castle.round.order")
        s.round += 1
        s.fresh, s.builders, s.housed = (), (), ()
        dealer.say(ROUND, s.round, s.rounds)
        seats = tuple(range(len(s.players)))
        push(
            s,
            StartTaler(),
            winter.LastingEvents(),
            ChooseCards(seats),
            winter.DrawEvent(),
            Reveal(),
            EquipWorkers(),
            ResolveNext(),
            PassMarker(),
        )


@step
class StartTaler(Step[Castle]):
    """The start player takes the taler of the highest space that still holds one (ruling 1)."""

    def run(self, s: Castle, dealer: Dealer) -> None:
        dealer.rule("castle.round.start-taler")
        dealer.rule("castle.round.countdown")
        s.track -= 1
        s.players[s.start].talers += 1
        dealer.say(ROUND_TALER, s.start)


@step
class ChooseCards(AskTogether[Castle]):
    """Everybody lays a character face down; two of them with two players."""

    rule: ClassVar[str] = "castle.choose.hidden"

    def candidates(self, s: Castle, seat: int) -> list[Option]:
        return [CHOOSE(seat, *cards) for cards in combinations(s.players[seat].hand, self.count(s, seat))]

    def count(self, s: Castle, seat: int) -> int:
        return min(s.box.seatings[len(s.players)].cards_per_round, len(s.players[seat].hand))

    def prompt(self, s: Castle, seat: int) -> dict[str, Arg]:
        return {"n": self.count(s, seat)}

    def why_not(self, s: Castle, option: Option) -> Reason | None:
        if ARCHITECT in option.args and not s.players[option.seat].played:
            return NO_PLAYED_CARD()
        return None

    def resolve(self, s: Castle, answers: dict[int, Answer], dealer: Dealer) -> None:
        dealer.rule("castle.choose.compulsory")
        for seat, (_, *cards) in answers.items():
            player = s.players[seat]
            if len(s.players) == 2:
                dealer.rule("castle.choose.two-player" if len(cards) == 2 else "castle.choose.odd-hand")
            player.down = tuple(str(card) for card in cards)
            player.hand = tuple(card for card in player.hand if card not in player.down)
            # castle.choose.hand-never-empty: whoever lays the last card lays the architect, who brings all back.
            dealer.rule("castle.choose.hand-never-empty")
            assert player.hand or ARCHITECT in player.down


@step
class Reveal(Step[Castle]):
    """All cards are turned over at once and join the played rows; the order of resolving follows from them."""

    def run(self, s: Castle, dealer: Dealer) -> None:
        dealer.rule("castle.choose.reveal")
        dealer.reveal()
        shown: list[tuple[int, str]] = []
        for seat in s.clockwise():
            player = s.players[seat]
            for card in player.down:
                shown.append((seat, card))
                dealer.say(REVEAL, seat, card)
            dealer.rule("castle.order.played-row")
            player.played += player.down
            player.down = ()
        # castle.order.ties: a stable sort keeps the clockwise order among equal characters.
        dealer.rule("castle.order.ties")
        s.queue = tuple(sorted(shown, key=lambda one: s.box.order[one[1]]))


@step
class EquipWorkers(Step[Castle]):
    """Each revealed worker gets its pieces from the carts, clockwise from the start player (ruling 14)."""

    def run(self, s: Castle, dealer: Dealer) -> None:
        workers = [(seat, card) for seat, card in s.queue if s.box.cards[card].character == "worker"]
        push(s, *(EquipWorker(seat, card) for seat, card in workers))


EQUIP_RULES = {
    "worker_wood_silver": "castle.equip.wood-silver",
    "worker_sand_clay": "castle.equip.sand-clay",
    "worker_stone": "castle.equip.stone-choice",
}


@step
class EquipWorker(Step[Castle]):
    seat: int
    card: str

    def run(self, s: Castle, dealer: Dealer) -> None:
        dealer.rule("castle.equip.pieces")
        dealer.rule("castle.equip.order")
        dealer.rule(EQUIP_RULES[self.card])
        card = s.box.cards[self.card]
        pieces = [0] * len(RESOURCES)
        for name, wanted in card.equips.items():
            kind = index(name)
            n = min(wanted, s.stock[kind])
            if n < wanted:
                dealer.rule("castle.equip.shortage")
            s.stock[kind] -= n
            pieces[kind] = n
        # castle.equip.on-card: nobody owns these pieces until the worker's owner takes them.
        dealer.rule("castle.equip.on-card")
        s.on_cards[f"{self.seat}/{self.card}"] = pieces
        if card.free:
            push(s, EquipFreely(self.seat, self.card))
        elif any(pieces):
            dealer.say(EQUIPPED, self.seat, self.card, bundle(pieces))


@step
class EquipFreely(Ask[Castle]):
    """The stone worker's two free pieces; the same kind twice is allowed."""

    card: str

    rule: ClassVar[str] = "castle.equip.stone-choice"

    def candidates(self, s: Castle) -> list[Option]:
        card = s.box.cards[self.card]
        on_hand = sum(s.stock[index(kind)] for kind in card.free_kinds)
        count = min(card.free, on_hand)
        return [EQUIP(self.seat, *kinds) for kinds in combinations_with_replacement(card.free_kinds, count)]

    def why_not(self, s: Castle, option: Option) -> Reason | None:
        for kind in option.args:
            if s.stock[index(kind)] < option.args.count(kind):
                return STOCK_SHORT(kind)
        return None

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        pieces = s.on_cards[f"{self.seat}/{self.card}"]
        for kind in option.args:
            s.stock[index(kind)] -= 1
            pieces[index(kind)] += 1
        if any(pieces):
            dealer.say(EQUIPPED, self.seat, self.card, bundle(pieces))


PLAYS: dict[str, type[Step[Castle]]] = {
    "messenger": PlayMessenger,
    "trader": PlayTrader,
    "bricklayer": PlayBricklayer,
    "stonemason": PlayStonemason,
    "worker": PlayWorker,
    "architect": PlayArchitect,
}


@step
class ResolveNext(Step[Castle]):
    """The next card in the fixed order of characters; ties clockwise from the start player."""

    rule: ClassVar[str] = "castle.order.characters"

    def run(self, s: Castle, dealer: Dealer) -> None:
        if not s.queue:
            return
        dealer.rule("castle.order.characters")
        seat, card = s.queue[0]
        character = s.box.cards[card].character
        if character == "worker" and len(s.queue) > 1 and s.queue[1][0] == seat and _is_worker(s, s.queue[1][1]):
            push(s, FirstWorker(seat), ResolveNext())
            return
        play_next(s, dealer)
        traders_left = any(s.box.cards[other].character == "trader" for _, other in s.queue)
        if character == "trader" and not traders_left:
            # One distribution, after the last trader has placed.
            dealer.rule("castle.trader.several")
            push_after_play(s, Distribution())


def _is_worker(s: Castle, card: str) -> bool:
    return s.box.cards[card].character == "worker"


def play_next(s: Castle, dealer: Dealer) -> None:
    """Takes the first card of the queue and pushes its play, then the rest of the queue."""
    seat, card = s.queue[0]
    s.queue = s.queue[1:]
    dealer.begin_turn(seat)
    play = PLAYS[s.box.cards[card].character]
    push(s, play(seat, card), ResolveNext())  # type: ignore[call-arg]


def push_after_play(s: Castle, after: Step[Castle]) -> None:
    """Puts a step between the play on top of the stack and what follows it."""
    s.stack.insert(len(s.stack) - 1, after)


@step
class FirstWorker(Ask[Castle]):
    """Two own workers in a two-player round: the owner says which acts first (ruling 6)."""

    rule: ClassVar[str] = "castle.order.two-workers"

    def candidates(self, s: Castle) -> list[Option]:
        return [FIRST(self.seat, card) for _, card in s.queue[:2]]

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        first, second, *rest = s.queue
        if first[1] != option.args[0]:
            first, second = second, first
        s.queue = (first, second, *rest)
        s.stack.pop()
        play_next(s, dealer)

    def default(self, s: Castle, options: Sequence[Option]) -> Option:
        return options[0]


@step
class PassMarker(Step[Castle]):
    """The round ends; the marker passes clockwise, or the last round is over."""

    def run(self, s: Castle, dealer: Dealer) -> None:
        if s.last_round:
            if s.round < s.rounds:
                dealer.rule("castle.end.all-built")
                dealer.say(ALL_BUILT)
            else:
                dealer.rule("castle.end.last-round")
            push(s, FinalScoring())
            return
        dealer.rule("castle.round.start-player-passes")
        s.start = (s.start + 1) % len(s.players)
        push(s, Round())
