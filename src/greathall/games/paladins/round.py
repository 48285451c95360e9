"""A round: the King's cards, taverns, paladins, turns, refresh (paladins.round.*)."""

from __future__ import annotations

from itertools import permutations
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Answer, Ask, AskTogether, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.paladins.automa.turn import AutomaTavern, begin_automa_round, on_favour_revealed, on_order_revealed
from greathall.games.paladins.crews import CRIMINAL, WORKERS
from greathall.games.paladins.refresh import Refresh, reveal_taverns
from greathall.games.paladins.scoring import score
from greathall.games.paladins.state import ROUNDS, Paladins
from greathall.games.paladins.supply import welcome
from greathall.games.paladins.taxes import DrawSuspicion
from greathall.games.paladins.turn import NextTurn
from greathall.games.paladins.words import (
    DREW_PALADINS,
    FAVOUR_REVEALED,
    FIRST_PLAYER,
    ORDER_REVEALED,
    PALADIN,
    PALADIN_LEAVES,
    ROUND,
    STACKED,
    TAVERN,
    TAVERN_TAKEN,
    TOOK_TAVERN,
    USE,
)

HAND = 3


@step("start-round")
class StartRound(Step[Paladins]):
    """Everything up to the choice of paladins."""

    def run(self, s: Paladins, dealer: Dealer) -> None:
        s.round += 1
        dealer.say(ROUND, s.round, ROUNDS)
        if s.round > 1 and s.bot is None:
            s.first = (s.first + 1) % s.seats
            dealer.because("paladins.round.first-player")
            dealer.say(FIRST_PLAYER, s.first)
        reveal_kings_cards(s, dealer)
        reveal_taverns(s, dealer)
        for seat in range(s.seats):
            draw_paladins(s, seat, dealer)
        if s.bot is not None:
            begin_automa_round(s, dealer)
        push(
            s,
            ChoosePaladins(tuple(range(s.seats))),
            *(RevealPaladin(seat) for seat in s.clockwise()),
            AutomaTavern(),
            NextTurn(s.first),
            EndRound(),
        )


def reveal_kings_cards(s: Paladins, dealer: Dealer) -> None:
    """Orders in rounds 1 to 3, favours in rounds 3 to 7 (paladins.round.order-reveal, .favour-reveal)."""
    for order_slot in s.box.order_slots:
        if order_slot.round == s.round:
            order = dealer.draw("order", s.order_deck)
            s.orders += (order,)
            dealer.say(ORDER_REVEALED, order, order_slot.points, s.box.orders[order].count)
            on_order_revealed(s, order, dealer)
    for favour_slot in s.box.favour_slots:
        if favour_slot.round == s.round:
            favour = dealer.draw("favour", s.favour_deck)
            s.favours += (favour,)
            s.guests += ("",)
            dealer.say(FAVOUR_REVEALED, favour)
            on_favour_revealed(s, dealer)


def draw_paladins(s: Paladins, seat: int, dealer: Dealer) -> None:
    """The top card if one was put there, then the unknown middle, then the bottom in its known order."""
    player = s.players[seat]
    hand = [player.top] if player.top else []
    player.top = ""
    unseen = list(player.unseen)
    while len(hand) < HAND and unseen:
        hand.append(dealer.draw(f"paladin{seat}", unseen))
    player.unseen = tuple(unseen)
    missing = HAND - len(hand)
    hand.extend(player.bottom[:missing])
    player.bottom = player.bottom[missing:]
    player.hand = tuple(hand)
    dealer.say(DREW_PALADINS, seat, tuple((card, 1) for card in hand), only=(seat,))


@step("choose-paladins")
class ChoosePaladins(AskTogether[Paladins]):
    """Each uses one of three, puts one on top and one under the deck (paladins.round.paladin-choice)."""

    rule: ClassVar[str] = "paladins.round.paladin-choice"

    def candidates(self, s: Paladins, seat: int) -> list[Option]:
        return [USE(seat, *cards) for cards in permutations(s.players[seat].hand)]

    def resolve(self, s: Paladins, answers: dict[int, Answer], dealer: Dealer) -> None:
        for seat, (_, used, top, bottom) in answers.items():
            player = s.players[seat]
            player.hand = ()
            player.picked = str(used)
            player.top = str(top)
            player.bottom += (str(bottom),)
            dealer.say(STACKED, seat, str(top), str(bottom), only=(seat,))


@step("reveal-paladin")
class RevealPaladin(Step[Paladins]):
    """In turn order: the paladin with its two workers, then a tavern."""

    seat: int

    rule: ClassVar[str] = "paladins.round.paladin-reveal"

    def run(self, s: Paladins, dealer: Dealer) -> None:
        player = s.players[self.seat]
        player.paladin, player.picked = player.picked, ""
        dealer.reveal()
        dealer.say(PALADIN, self.seat, player.paladin)
        push(s, PickTavern(self.seat))
        recruit_workers(s, self.seat, s.box.paladins[player.paladin].workers, dealer)


def recruit_workers(s: Paladins, seat: int, names: tuple[str, ...], dealer: Dealer) -> None:
    """All workers of a card; each criminal draws its suspicion (paladins.round.tavern-criminals)."""
    counts = tuple((i, names.count(name)) for i, name in enumerate(WORKERS) if name in names)
    criminals = names.count(WORKERS[CRIMINAL])
    if criminals:
        dealer.applies("paladins.round.tavern-criminals")
        push(s, DrawSuspicion(seat, criminals))
    welcome(s, seat, counts, dealer)


@step("pick-tavern")
class PickTavern(Ask[Paladins]):
    """One of the taverns that are left (paladins.round.tavern-choice)."""

    rule: ClassVar[str] = "paladins.round.tavern-choice"

    def candidates(self, s: Paladins) -> list[Option]:
        return [TAVERN(self.seat, tavern) for tavern in s.taverns]

    def why_not(self, s: Paladins, option: Option) -> Reason | None:
        taker = s.taken[s.taverns.index(str(option.args[0]))]
        return TAVERN_TAKEN(taker) if taker >= 0 else None

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        tavern = str(option.args[0])
        taken = list(s.taken)
        taken[s.taverns.index(tavern)] = self.seat
        s.taken = tuple(taken)
        dealer.say(TOOK_TAVERN, self.seat, tavern)
        recruit_workers(s, self.seat, s.box.taverns[tavern].workers, dealer)


@step("end-round")
class EndRound(Step[Paladins]):
    """After the seventh round the game is over (paladins.score.end)."""

    def run(self, s: Paladins, dealer: Dealer) -> None:
        for seat in range(len(s.players)):
            retire_paladin(s, seat, dealer)
        if s.round < ROUNDS:
            push(s, Refresh(), StartRound())
        else:
            score(s, dealer)


def retire_paladin(s: Paladins, seat: int, dealer: Dealer) -> None:
    """A used paladin is out of the game (paladins.round.paladin-spent)."""
    player = s.players[seat]
    player.passed = False
    if player.paladin:
        dealer.say(PALADIN_LEAVES, seat, player.paladin)
        player.spent += (player.paladin,)
        player.paladin = ""
