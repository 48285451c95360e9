"""Eras and rounds: drawing action cards, the phases of a round, upkeep and refresh."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations, product
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Answer, AskTogether, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.ageing import Age
from greathall.games.crusaders.automa.strategy_rules import STRATEGY_RULES
from greathall.games.crusaders.box import DECKS
from greathall.games.crusaders.crusade import allowance, crusades_open
from greathall.games.crusaders.dynasty import DynastyTurn
from greathall.games.crusaders.questions import Question
from greathall.games.crusaders.scoring import end_game
from greathall.games.crusaders.state import NOBODY, Crusaders
from greathall.games.crusaders.supply import (
    bundle,
    cards_left,
    dismiss_army,
    draw_card,
    hook,
    pay,
    place,
    refill_display,
    send_lord_away,
    settle_lord,
)
from greathall.games.crusaders.turn import Turn

CARDS_PER_ERA = 8
ROUNDS = 3


@step("era")
class Era(Step[Crusaders]):
    """Bonus cards, eight action cards, three rounds, refresh (crusaders.order.game)."""

    rule: ClassVar[str] = "crusaders.order.game"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        dealer.applies(self.rule)
        s.era += 1
        s.round = s.turn = 0
        for house in s.houses:
            house.crusades = house.played = 0
        dealer.say(log.ERA, s.era)
        order = s.clockwise(s.first)
        push(
            s,
            *(BonusCards(seat) for seat in order),
            *(DrawEight(seat) for seat in order),
            *(Round() for _ in range(ROUNDS)),
            EndOfEra(),
        )


@step("bonus-cards")
class BonusCards(Step[Crusaders]):
    """Cards on top of the eight, from decks the owner names (crusaders.era.bonus-cards)."""

    seat: int
    rule: ClassVar[str] = "crusaders.era.bonus-cards"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        for _ in range(hook(s, self.seat, "era_start")):
            dealer.applies(self.rule)
            if s.is_automa(self.seat):
                _bonus(s, self.seat, "war", dealer)
            else:
                push(s, BonusCard(self.seat))


def _bonus(s: Crusaders, seat: int, deck: str, dealer: Dealer) -> None:
    """The card stays face down until the eight are drawn, too (crusaders.era.look-last)."""
    card = draw_card(s, deck, dealer)
    if card:
        insort(s.houses[seat].unseen, card)
        dealer.say(log.BONUS_DRAWN, seat, deck)


@step("bonus-card")
class BonusCard(Question):
    rule: ClassVar[str] = "crusaders.era.bonus-cards"

    def candidates(self, s: Crusaders) -> list[Option]:
        return [w.BONUS_CARD(self.seat, deck) for deck in DECKS]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        deck = str(option.args[0])
        return None if cards_left(s, deck) else w.DECK_SHORT(deck, 1, 0)

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        _bonus(s, self.seat, str(option.args[0]), dealer)


@lru_cache
def hands(bounds: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
    """Every way to take eight cards within the limits by type (crusaders.era.draw-eight)."""
    ranges = [range(least, most + 1) for least, most in bounds]
    return tuple(counts for counts in product(*ranges) if sum(counts) == CARDS_PER_ERA)


@step("draw-eight")
class DrawEight(Step[Crusaders]):
    seat: int
    rule: ClassVar[str] = "crusaders.era.draw-eight"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        if not s.is_automa(self.seat):
            push(s, DrawCards(self.seat))
            return
        cards = s.box.strategies[s.houses[self.seat].strategy].cards
        dealer.applies("crusaders.ai.hand")
        dealer.because(STRATEGY_RULES[s.houses[self.seat].strategy]["cards"])
        _draw(s, self.seat, [cards.get(deck, 0) for deck in DECKS], dealer)


def _draw(s: Crusaders, seat: int, counts: Sequence[int], dealer: Dealer) -> None:
    """Eight cards into the hand, and the bonus cards that wait for them (crusaders.era.look-last)."""
    house = s.houses[seat]
    drawn = [[draw_card(s, deck, dealer) for _ in range(n)] for deck, n in zip(DECKS, counts, strict=True)]
    found = [[card for card in some if card] for some in drawn]
    house.hand = sorted([*house.hand, *house.unseen, *(card for some in found for card in some)])
    house.unseen = []
    dealer.applies("crusaders.era.look-last")
    dealer.say(log.DREW, seat, *map(len, found))


@step("draw-cards")
class DrawCards(Question):
    """How many cards of each type; they are seen only when all are drawn (crusaders.era.look-last)."""

    rule: ClassVar[str] = "crusaders.era.draw-eight"

    def candidates(self, s: Crusaders) -> list[Option]:
        bounds = tuple((s.box.decks[deck].least, s.box.decks[deck].most) for deck in DECKS)
        return [w.DRAW_CARDS(self.seat, *counts) for counts in hands(bounds)]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        for deck, n in zip(DECKS, option.args, strict=True):
            have = cards_left(s, deck)
            if int(n) > have:
                return w.DECK_SHORT(deck, n, have)
        return None

    def options(self, s: Crusaders) -> list[Option]:
        if all(cards_left(s, deck) >= s.box.decks[deck].most for deck in DECKS):
            return self.candidates(s)
        return [option for option in self.candidates(s) if self.why_not(s, option) is None]

    def default(self, s: Crusaders, options: Sequence[Option]) -> Option:
        """A bit of everything, and two taxes."""
        balanced = w.DRAW_CARDS(self.seat, 2, 1, 2, 2, 1)
        return balanced if balanced in options else options[0]

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        _draw(s, self.seat, [int(n) for n in option.args], dealer)


# A round


@step("round")
class Round(Step[Crusaders]):
    """Dynasty phase, planning, two turns, upkeep (crusaders.round.phases)."""

    rule: ClassVar[str] = "crusaders.round.phases"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        dealer.applies(self.rule)
        s.round += 1
        s.turn = 0
        for house in s.houses:
            house.used = ()
        dealer.say(log.ROUND, s.round)
        s.order = tuple(s.clockwise(s.first))
        push(s, *(DynastyTurn(seat) for seat in s.order), Planning(), Turn(), Turn(), Upkeep())


@step("planning")
class Planning(Step[Crusaders]):
    """All who decide lay two cards at once; an automa plans nothing (crusaders.ai.hand)."""

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        seats = tuple(seat for seat in range(s.people) if s.houses[seat].alive and len(s.houses[seat].hand) >= 2)
        if seats:
            push(s, Plan(seats))


@step("plan")
class Plan(AskTogether[Crusaders]):
    """Two cards face down, the first to be played on top (crusaders.planning.two-cards)."""

    rule: ClassVar[str] = "crusaders.planning.two-cards"

    def candidates(self, s: Crusaders, seat: int) -> list[Option]:
        return [w.LAY(seat, *pair) for pair in pairs(s, seat)]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        cards = s.box.cards
        crusades = sum(1 for card in option.args if cards[str(card)].deck == "crusade")
        return why_not_lay(s, option.seat, crusades)

    def options(self, s: Crusaders, seat: int) -> list[Option]:
        cards = s.box.cards
        legal = [why_not_lay(s, seat, n) is None for n in range(3)]
        crusade = {card: cards[card].deck == "crusade" for card in s.houses[seat].hand}
        return [w.LAY(seat, a, b) for a, b in pairs(s, seat) if legal[crusade[a] + crusade[b]]]

    def resolve(self, s: Crusaders, answers: dict[int, Answer], dealer: Dealer) -> None:
        for seat, (_, first, second) in answers.items():
            house = s.houses[seat]
            house.laid = [str(first), str(second)]
            house.hand = [card for card in house.hand if card not in house.laid]


def pairs(s: Crusaders, seat: int) -> list[tuple[str, str]]:
    """Ordered pairs of cards; of cards that are alike, one stands for all."""
    alike: dict[tuple[str, str], list[str]] = {}
    for card in s.houses[seat].hand:
        one = s.box.cards[card]
        alike.setdefault((one.deck, one.event), []).append(card)
    found = [(a[0], b[0]) for a, b in permutations(alike.values(), 2)]
    return found + [(some[0], some[1]) for some in alike.values() if len(some) > 1]


def why_not_lay(s: Crusaders, seat: int, crusades: int) -> Reason | None:
    """Whether so many crusade cards may lie among the two (crusaders.planning.crusade-duty, crusaders.crusade.once)."""
    if not crusades_open(s):
        return None
    house = s.houses[seat]
    if crusades == 0:
        holds_one = any(s.box.cards[card].deck == "crusade" for card in house.hand)
        due = s.round == ROUNDS and not house.crusades and holds_one
        return w.CRUSADE_DUE() if due else None
    most = allowance(s, seat)
    return w.CRUSADED(most) if crusades > 1 or house.crusades >= most else None


# Upkeep


@step("upkeep")
class Upkeep(Step[Crusaders]):
    """Pay, disband, then age, each in turn order (crusaders.upkeep.pay)."""

    rule: ClassVar[str] = "crusaders.upkeep.pay"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        s.order = tuple(s.clockwise(s.first))
        push(s, *(UpkeepOf(seat) for seat in s.order), *(Age(seat) for seat in s.order))


@step("upkeep-of")
class UpkeepOf(Step[Crusaders]):
    seat: int
    rule: ClassVar[str] = "crusaders.upkeep.pay"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        # crusaders.ai.gold: an automa keeps its armies for nothing.
        if s.is_automa(self.seat) or not s.houses[self.seat].alive or not s.armies_of(self.seat):
            return
        dealer.applies(self.rule)
        push(s, PayArmies(self.seat))


@step("pay-armies")
class PayArmies(Question):
    """1 gold for each army; an unpaid one leaves unrest behind (crusaders.upkeep.unpaid)."""

    rule: ClassVar[str] = "crusaders.upkeep.pay"

    def candidates(self, s: Crusaders) -> list[Option]:
        armies = s.armies_of(self.seat)
        names = s.box.look.regions
        return [w.PAY_ARMIES(self.seat, len(armies)), *(w.LEAVE_UNPAID(self.seat, names[r]) for r in armies)]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        if option.verb is w.PAY_ARMIES and int(option.args[0]) > s.houses[self.seat].gold:
            return w.GOLD_MISSING(option.args[0], s.houses[self.seat].gold)
        return None

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.PAY_ARMIES:
            pay(s, self.seat, int(option.args[0]), dealer)
            push(s, DisbandArmies(self.seat))
            return
        region = s.box.at[str(option.args[0])]
        dealer.because("crusaders.upkeep.unpaid")
        dismiss_army(s, region, dealer)
        place(s, region, "unrest", dealer)
        if s.armies_of(self.seat):
            push(s, PayArmies(self.seat))


@step("disband-armies")
class DisbandArmies(Question):
    """Paid armies may be sent home (crusaders.upkeep.disband)."""

    rule: ClassVar[str] = "crusaders.upkeep.disband"

    def candidates(self, s: Crusaders) -> list[Option]:
        names = s.box.look.regions
        return [w.DONE(self.seat), *(w.DISBAND(self.seat, names[r]) for r in s.armies_of(self.seat))]

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.DISBAND:
            dismiss_army(s, s.box.at[str(option.args[0])], dealer)
            if s.armies_of(self.seat):
                push(s, DisbandArmies(self.seat))
        else:
            dealer.say(log.ENOUGH, self.seat)


# The end of an era


@step("end-of-era")
class EndOfEra(Step[Crusaders]):
    """Refresh and go on, or end the game (crusaders.end.eras)."""

    rule: ClassVar[str] = "crusaders.end.eras"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        dealer.applies(self.rule)
        if s.era >= s.box.scenarios[s.switches.scenario].eras:
            end_game(s, dealer)
            return
        refresh(s, dealer)
        push(s, Era())


def refresh(s: Crusaders, dealer: Dealer) -> None:
    """Unplayed cards, lords and the display are replaced (crusaders.refresh.*)."""
    dealer.say(log.REFRESHED)
    for seat, house in enumerate(s.houses):
        rest = [*house.hand, *house.laid]
        if rest:
            dealer.say(log.HAND_DISCARDED, seat, bundle(s.box.cards[card].deck for card in rest))
        s.discard = sorted([*s.discard, *rest])
        house.hand, house.laid = [], []
    dealer.applies("crusaders.refresh.hands")
    dealer.because("crusaders.refresh.independents")
    for region, lord in enumerate(s.lord):
        if lord and s.owner[region] == NOBODY:
            send_lord_away(s, region, dealer)
    for region in range(len(s.owner)):
        settle_lord(s, region, dealer)
    for card in s.display:
        dealer.say(log.WITHDRAWN, card)
    s.development_discard = sorted([*s.development_discard, *s.display])
    s.display = []
    dealer.because("crusaders.refresh.display")
    refill_display(s, dealer)
