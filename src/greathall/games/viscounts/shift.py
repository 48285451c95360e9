"""Phase 1: the row shifts, a card drops off, a new one is played (viscounts.shift.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.games.viscounts.cards import take_top, without
from greathall.games.viscounts.effects import perform
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.track import gain_corruption
from greathall.games.viscounts.words import DROPPED, PLAY, PLAYED, PLAYED_BLIND


@step("shift")
class Shift(Step[Viscounts]):
    """All cards one space to the right; what leaves the board goes to the discard pile and may have an effect."""

    seat: int

    rule: ClassVar[str] = "viscounts.shift.shift"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        dealer.applies("viscounts.shift.shift")
        player = s.players[self.seat]
        left, middle, dropped = player.row
        player.row = ("", left, middle)
        if not dropped:
            return
        player.discard = (*player.discard, dropped)
        dealer.say(DROPPED, self.seat, dropped)
        key = s.box.drop_offs.get(dropped)
        if key is not None:
            dealer.applies("viscounts.shift.drop-off")
            perform(s, self.seat, key)


@step("play-phase")
class PlayPhase(Step[Viscounts]):
    """A card from hand; with an empty hand the top of the draw pile, unseen (ruling 16)."""

    seat: int

    rule: ClassVar[str] = "viscounts.shift.play"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        player = s.players[self.seat]
        hand = player.hand
        if len(hand) > 1:
            push(s, PlayCard(self.seat))
        elif hand:
            play_card(s, self.seat, hand[0], dealer)
        else:
            play_blind(s, self.seat, dealer)


def play_blind(s: Viscounts, seat: int, dealer: Dealer) -> None:
    """With three cards in all this brings the dropped card back (viscounts.shift.three-cards)."""
    player = s.players[seat]
    only_dropped = not player.draw and len(player.discard) == 1
    dealer.because("viscounts.shift.three-cards" if only_dropped else "viscounts.shift.blind")
    card = take_top(s, seat, dealer)
    dealer.applies("viscounts.shift.blind")
    dealer.say(PLAYED_BLIND, seat, card)
    put_on_board(s, seat, card, dealer)


def play_card(s: Viscounts, seat: int, card: str, dealer: Dealer) -> None:
    dealer.applies("viscounts.shift.play")
    player = s.players[seat]
    player.hand = without(player.hand, card)
    dealer.say(PLAYED, seat, card)
    put_on_board(s, seat, card, dealer)


def put_on_board(s: Viscounts, seat: int, card: str, dealer: Dealer) -> None:
    """Corruption for criminals counts the new card; then its instant effect (ruling 14)."""
    player = s.players[seat]
    dealer.applies("viscounts.card.timing")
    player.row = (card, *player.row[1:])
    s.played = card
    if s.box.criminals[card]:
        dealer.because("viscounts.shift.criminal")
        gain_corruption(s, seat, s.criminals(seat), dealer)
    key = s.box.instants.get(card)
    if key is not None:
        dealer.applies("viscounts.shift.instant")
        perform(s, seat, key)


@step("play-card")
class PlayCard(Ask[Viscounts]):
    """Which card of the hand is played."""

    rule: ClassVar[str] = "viscounts.shift.play"

    def candidates(self, s: Viscounts) -> list[Option]:
        return [PLAY(self.seat, card) for card in s.players[self.seat].hand]

    def options(self, s: Viscounts) -> list[Option]:
        return self.candidates(s)

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        play_card(s, self.seat, str(option.args[0]), dealer)
