"""A round, from the start player's taler to passing the marker on (castle.round.order)."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Answer, Ask, AskTogether, Step, push, step
from greathall.core.speech.elements import Arg
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.castle import winter
from greathall.games.castle.architect import PlayArchitect
from greathall.games.castle.bricklayer import PlayBricklayer
from greathall.games.castle.entries import RESOURCES
from greathall.games.castle.messenger import PlayMessenger
from greathall.games.castle.scoring import FinalScoring
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
    MARKER_PASSED,
    NO_PLAYED_CARD,
    REVEAL,
    ROUND,
    ROUND_TALER,
    STOCK_SHORT,
    UNEQUIPPED,
)
from greathall.games.castle.worker import PlayWorker

ARCHITECT = "architect"


@step("round")
class Round(Step[Castle]):
    """One round: the rulebook's list of actions."""

    rule: ClassVar[str] = "castle.round.order"

    def run(self, s: Castle, dealer: Dealer) -> None:
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


@step("start-taler")
class StartTaler(Step[Castle]):
    """The start player takes the taler of the highest space that still holds one (ruling 1)."""

    def run(self, s: Castle, dealer: Dealer) -> None:
        dealer.applies("castle.round.countdown")
        s.track -= 1
        s.players[s.start].talers += 1
        dealer.say(ROUND_TALER, s.start)


@step("choose-cards")
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
        dealer.applies("castle.choose.compulsory")
        for seat, (_, *cards) in answers.items():
            player = s.players[seat]
            if len(s.players) == 2:
                dealer.applies("castle.choose.two-player" if len(cards) == 2 else "castle.choose.odd-hand")
            player.could_recall = bool(player.played)
            player.down = tuple(str(card) for card in cards)
            player.hand = tuple(card for card in player.hand if card not in player.down)
            # castle.choose.hand-never-empty: whoever lays the last card lays the architect, who brings all back.
            dealer.applies("castle.choose.hand-never-empty")
            assert player.hand or ARCHITECT in player.down


@step("reveal")
class Reveal(Step[Castle]):
    """All cards are turned over at once and join the played rows; the order of resolving follows from them."""

    def run(self, s: Castle, dealer: Dealer) -> None:
        dealer.reveal()
        shown: list[tuple[int, str]] = []
        for seat in s.clockwise():
            player = s.players[seat]
            for card in player.down:
                shown.append((seat, card))
                dealer.say(REVEAL, seat, card)
            dealer.applies("castle.order.played-row")
            player.played += player.down
            player.down = ()
        # castle.order.ties: a stable sort keeps the clockwise order among equal characters.
        dealer.applies("castle.order.ties")
        s.queue = tuple(sorted(shown, key=lambda one: s.box.order[one[1]]))


@step("equip-workers")
class EquipWorkers(Step[Castle]):
    """Each revealed worker gets its pieces from the carts, clockwise from the start player (ruling 14)."""

    def run(self, s: Castle, dealer: Dealer) -> None:
        workers: dict[int, list[str]] = {}
        for seat, card in s.queue:
            if _is_worker(s, card):
                workers.setdefault(seat, []).append(card)
        push(s, *(EquipOwn(seat, tuple(cards)) for seat, cards in workers.items()))


@step("equip-own")
class EquipOwn(Step[Castle]):
    """One player's workers: with two of them, which is equipped first is asked where it matters."""

    seat: int
    cards: tuple[str, ...]

    def run(self, s: Castle, dealer: Dealer) -> None:
        if len(self.cards) > 1 and contested(s, *self.cards):
            push(s, EquipFirst(self.seat, self.cards))
        else:
            push(s, *(EquipWorker(self.seat, card) for card in self.cards))


def contested(s: Castle, one: str, other: str) -> bool:
    """Whether two workers may want the same pieces and the stock is too short for both."""
    wanted = [_wanted(s, card) for card in (one, other)]
    return any(
        wanted[0][kind] and wanted[1][kind] and 0 < n < wanted[0][kind] + wanted[1][kind]
        for kind, n in enumerate(s.stock)
    )


def _wanted(s: Castle, card: str) -> list[int]:
    """How many pieces of each kind a worker takes at most."""
    worker = s.box.cards[card]
    return [worker.equips.get(name, 0) + (worker.free if name in worker.free_kinds else 0) for name in RESOURCES]


@step("equip-first")
class EquipFirst(Ask[Castle]):
    cards: tuple[str, ...]

    rule: ClassVar[str] = "castle.equip.two-workers"

    def candidates(self, s: Castle) -> list[Option]:
        return [FIRST(self.seat, card) for card in self.cards]

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        first = str(option.args[0])
        rest = [card for card in self.cards if card != first]
        push(s, *(EquipWorker(self.seat, card) for card in (first, *rest)))


EQUIP_RULES = {
    "worker_wood_silver": "castle.equip.wood-silver",
    "worker_sand_clay": "castle.equip.sand-clay",
    "worker_stone": "castle.equip.stone-choice",
}


@step("equip-worker")
class EquipWorker(Step[Castle]):
    seat: int
    card: str

    def run(self, s: Castle, dealer: Dealer) -> None:
        # castle.equip.on-card: nobody owns these pieces until the worker's owner takes them.
        dealer.applies("castle.equip.pieces", "castle.equip.order", "castle.equip.on-card")
        dealer.because(EQUIP_RULES[self.card])
        card = s.box.cards[self.card]
        pieces = [0] * len(RESOURCES)
        for name, wanted in card.equips.items():
            kind = index(name)
            n = min(wanted, s.stock[kind])
            if n < wanted:
                dealer.because("castle.equip.shortage")
            s.stock[kind] -= n
            pieces[kind] = n
        s.on_cards[f"{self.seat}/{self.card}"] = pieces
        if any(pieces):
            dealer.say(EQUIPPED, self.seat, self.card, bundle(pieces))
        else:
            dealer.say(UNEQUIPPED, self.seat, self.card)
        if card.free:
            offer_free(s, EquipFreely(self.seat, self.card), dealer)


def offer_free(s: Castle, question: EquipFreely, dealer: Dealer) -> None:
    """Asks for the free pieces as far as the stock has any."""
    if question.count(s):
        push(s, question)
    else:
        dealer.say(UNEQUIPPED, question.seat, question.card)


@step("equip-freely")
class EquipFreely(Ask[Castle]):
    """The stone worker's two free pieces; the same kind twice is allowed."""

    card: str

    rule: ClassVar[str] = "castle.equip.stone-choice"

    def count(self, s: Castle) -> int:
        card = s.box.cards[self.card]
        return min(card.free, sum(s.stock[index(kind)] for kind in card.free_kinds))

    def candidates(self, s: Castle) -> list[Option]:
        kinds = s.box.cards[self.card].free_kinds
        return [EQUIP(self.seat, *chosen) for chosen in combinations_with_replacement(kinds, self.count(s))]

    def prompt(self, s: Castle) -> dict[str, int | str]:
        return {"n": self.count(s), "card": f"card:{self.card}"}

    def why_not(self, s: Castle, option: Option) -> Reason | None:
        for kind in option.args:
            if s.stock[index(kind)] < option.args.count(kind):
                return STOCK_SHORT(kind)
        return None

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        on_card, pieces = s.on_cards[f"{self.seat}/{self.card}"], [0] * len(RESOURCES)
        for kind in option.args:
            s.stock[index(kind)] -= 1
            on_card[index(kind)] += 1
            pieces[index(kind)] += 1
        dealer.say(EQUIPPED, self.seat, self.card, bundle(pieces))


PLAYS: dict[str, type[Step[Castle]]] = {
    "messenger": PlayMessenger,
    "trader": PlayTrader,
    "bricklayer": PlayBricklayer,
    "stonemason": PlayStonemason,
    "worker": PlayWorker,
    "architect": PlayArchitect,
}


@step("resolve-next")
class ResolveNext(Step[Castle]):
    """The next card in the fixed order of characters; ties clockwise from the start player."""

    rule: ClassVar[str] = "castle.order.characters"

    def run(self, s: Castle, dealer: Dealer) -> None:
        if not s.queue:
            return
        dealer.applies("castle.order.characters")
        seat, card = s.queue[0]
        character = s.box.cards[card].character
        if character == "worker" and len(s.queue) > 1 and s.queue[1][0] == seat and _is_worker(s, s.queue[1][1]):
            push(s, FirstWorker(seat), ResolveNext())
            return
        play_next(s, dealer)
        traders_left = any(s.box.cards[other].character == "trader" for _, other in s.queue)
        if character == "trader" and not traders_left:
            # One distribution, after the last trader has placed.
            dealer.applies("castle.trader.several")
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


@step("first-worker")
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


@step("pass-marker")
class PassMarker(Step[Castle]):
    """The round ends; the marker passes clockwise, or the last round is over."""

    def run(self, s: Castle, dealer: Dealer) -> None:
        if s.last_round:
            if s.round < s.rounds:
                dealer.say(ALL_BUILT)
            else:
                dealer.applies("castle.end.last-round")
            push(s, FinalScoring())
            return
        before, s.start = s.start, (s.start + 1) % len(s.players)
        dealer.say(MARKER_PASSED, s.start, before)
        push(s, Round())
