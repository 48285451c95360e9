"""Own townsfolk: drawing, shuffling, discarding, destroying and rearranging (viscounts.effect.*, viscounts.draw.*)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, push, step
from greathall.core.speech.elements import Bundle
from greathall.core.speech.events import EventKind
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.viscounts.effects import fizzle, noun
from greathall.games.viscounts.goods import gain
from greathall.games.viscounts.state import Player, Viscounts
from greathall.games.viscounts.track import gain_corruption, gain_virtue
from greathall.games.viscounts.words import (
    ARRANGE,
    ARRANGED,
    DECLINED,
    DESTROY,
    DESTROY_TOP,
    DESTROYED,
    DESTROYED_TOP,
    DISCARD,
    DISCARD_TOP,
    DISCARDED,
    DISCARDED_TOP,
    KEEP,
    NO_CARDS_LEFT,
    SHUFFLED,
    THREE_CARDS,
)

FEWEST_CARDS = 3


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards less one copy of this one."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def draw_card(s: Viscounts, seat: int, dealer: Dealer) -> str:
    """Takes the top card of a draw pile that is not empty."""
    player = s.players[seat]
    pile = list(player.draw)
    card = dealer.draw(f"deck{seat}", pile)
    player.draw = tuple(pile)
    return card


def shuffle_discards(s: Viscounts, seat: int, dealer: Dealer) -> None:
    """The discard pile joins the draw pile; a marker moves by the criminals on the board.

    The caller has said why it is shuffled.
    """
    dealer.applies("viscounts.draw.shuffle")
    player = s.players[seat]
    dealer.say(SHUFFLED, seat, bundle(player.discard))
    player.draw = tuple(sorted(player.draw + player.discard))
    player.discard = ()
    shuffle_rule(s, seat, dealer)


def bundle(cards: Iterable[str]) -> Bundle:
    """Cards as an event names them: each with how many there are."""
    return tuple(sorted(Counter(cards).items()))


def shuffle_rule(s: Viscounts, seat: int, dealer: Dealer) -> None:
    dealer.because("viscounts.draw.shuffle-marker")
    dealer.applies("viscounts.criminal.count")
    if s.criminals(seat):
        gain_corruption(s, seat, 1, dealer)
    else:
        gain_virtue(s, seat, 1, dealer)


def take_top(s: Viscounts, seat: int, dealer: Dealer) -> str:
    """The unseen top card; an empty pile is shuffled first. The caller has checked that there is a card.

    What the caller tells after it needs its rule named anew: a shuffle moves a marker by a rule of its own.
    """
    if not s.players[seat].draw:
        shuffle_discards(s, seat, dealer)
    return draw_card(s, seat, dealer)


@noun("shuffle")
def shuffle_effect(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    """Only with a card in the discard pile; there is none worth the name in set-up (ruling 74)."""
    if s.players[seat].discard and not s.setting_up:
        dealer.because("viscounts.effect.shuffle")
        shuffle_discards(s, seat, dealer)
    else:
        fizzle(seat, "shuffle", dealer, "viscounts.setup.no-cards-yet" if s.setting_up else "viscounts.effect.shuffle")


# Discarding and destroying


@noun("discard")
def may_discard(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    player = s.players[seat]
    if s.setting_up:
        fizzle(seat, "discard", dealer, "viscounts.setup.no-cards-yet")
    elif player.hand or player.draw or player.discard:
        push(s, DiscardCard(seat, n))
    else:
        fizzle(seat, "discard", dealer)


@noun("destroy")
def may_destroy(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    player = s.players[seat]
    if s.setting_up:
        fizzle(seat, "destroy", dealer, "viscounts.setup.no-cards-yet")
    elif can_destroy(player):
        push(s, DestroyCard(seat, n))
    else:
        fizzle(seat, "destroy", dealer, "viscounts.shift.minimum")


def can_destroy(player: Player) -> bool:
    """Three cards stay (viscounts.shift.minimum), and those on the board are safe."""
    return player.cards > FEWEST_CARDS and bool(player.hand or player.draw or player.discard)


@step("discard-card")
class DiscardCard(Ask[Viscounts]):
    """A card from hand or the unseen top of the draw pile, or none (rulings 19, 20)."""

    left: int

    rule: ClassVar[str] = "viscounts.effect.discard"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Viscounts) -> list[Option]:
        seat = self.seat
        hand = [DISCARD(seat, card) for card in s.players[seat].hand]
        return [KEEP(seat), *hand, DISCARD_TOP(seat)]

    def why_not(self, s: Viscounts, option: Option) -> Reason | None:
        player = s.players[self.seat]
        if option.verb is DISCARD_TOP and not (player.draw or player.discard):
            return NO_CARDS_LEFT()
        return None

    def options(self, s: Viscounts) -> list[Option]:
        player = s.players[self.seat]
        found = self.candidates(s)
        if not (player.draw or player.discard):
            found.pop()
        return found

    def prompt(self, s: Viscounts) -> dict[str, int | str]:
        return {"n": self.left}

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        if option.verb is KEEP:
            dealer.say(DECLINED, self.seat, "discard")
            return
        dealer.applies("viscounts.effect.discard")
        player = s.players[self.seat]
        card = leave_hand_or_pile(s, self.seat, option, dealer)
        player.discard = (*player.discard, card)
        dealer.say(DISCARDED if option.args else DISCARDED_TOP, self.seat, card)
        if self.left > 1:
            dealer.applies("viscounts.effect.one-at-a-time")
            may_discard(s, self.seat, self.left - 1, dealer)


def leave_hand_or_pile(s: Viscounts, seat: int, option: Option, dealer: Dealer) -> str:
    """Takes the chosen card from hand, or the unseen one from the pile."""
    if not option.args:
        dealer.because("viscounts.effect.empty-pile")
        return take_top(s, seat, dealer)
    card = str(option.args[0])
    player = s.players[seat]
    player.hand = without(player.hand, card)
    return card


@step("destroy-card")
class DestroyCard(Ask[Viscounts]):
    """A card from hand or the unseen top of the draw pile leaves the game for its silver, or none does."""

    left: int

    rule: ClassVar[str] = "viscounts.effect.destroy"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Viscounts) -> list[Option]:
        seat = self.seat
        hand = [DESTROY(seat, card) for card in s.players[seat].hand]
        return [KEEP(seat), *hand, DESTROY_TOP(seat)]

    def why_not(self, s: Viscounts, option: Option) -> Reason | None:
        if option.verb is KEEP:
            return None
        player = s.players[self.seat]
        if player.cards <= FEWEST_CARDS:
            return THREE_CARDS()
        if option.verb is DESTROY_TOP and not (player.draw or player.discard):
            return NO_CARDS_LEFT()
        return None

    def prompt(self, s: Viscounts) -> dict[str, int | str]:
        return {"n": self.left}

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        if option.verb is KEEP:
            dealer.say(DECLINED, self.seat, "destroy")
            return
        card = leave_hand_or_pile(s, self.seat, option, dealer)
        dealer.because("viscounts.effect.destroy")
        destroy(s, self.seat, card, DESTROYED if option.args else DESTROYED_TOP, dealer)
        if self.left > 1:
            may_destroy(s, self.seat, self.left - 1, dealer)


def destroy(s: Viscounts, seat: int, card: str, told: EventKind, dealer: Dealer) -> None:
    """A card that lies nowhere any more leaves the game and pays its silver; ``told`` says where it came from."""
    s.removed = (*s.removed, card)
    dealer.say(told, seat, card)
    gain(s, seat, "silver", s.box.costs[card], dealer)


# Rearranging


@noun("rearrange")
def may_rearrange(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    if s.players[seat].row.count("") < 2:
        push(s, Rearrange(seat))
    else:
        fizzle(seat, "rearrange", dealer)


@step("rearrange")
class Rearrange(Ask[Viscounts]):
    """The cards of the board in any order, among the spaces they occupy (ruling 76)."""

    rule: ClassVar[str] = "viscounts.effect.rearrange"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Viscounts) -> list[Option]:
        cards = [card for card in s.players[self.seat].row if card]
        return [ARRANGE(self.seat, *order) for order in permutations(cards)]

    def options(self, s: Viscounts) -> list[Option]:
        return self.candidates(s)

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        dealer.applies("viscounts.effect.rearrange")
        player = s.players[self.seat]
        order = [str(card) for card in option.args]
        row = tuple(order.pop(0) if card else "" for card in player.row)
        if row != player.row:
            player.row = row
            dealer.say(ARRANGED, self.seat)
        else:
            dealer.say(DECLINED, self.seat, "rearrange")

    def default(self, s: Viscounts, options: Sequence[Option]) -> Option:
        """As they lie."""
        return options[0]


def all_cards(player: Player) -> list[str]:
    """Every own townsfolk, wherever it is."""
    return [card for card in (*player.row, *player.hand, *player.draw, *player.discard) if card]
